/**
 * @file Synthesized sound, and vibration. Both are off by default; no audio context is made while sound is off.
 *
 * Browsers let audio start in a user gesture only, and some return contexts that never start: such a context is replaced.
 */

/**
 * @typedef {"press" | "door" | "undo" | "hint" | "win" | "perfect" | "chapter"} Cue
 * @typedef {{ frequency: number, at: number, length: number }} Note  seconds
 */

const RESUME_MS = 100;
const LOUDNESS = 0.12;
const SILENCE = 0.0001; // an exponential ramp cannot end at 0
const ATTACK = 0.008;

/** C, D, E, G and A, from the second octave above the middle down: fewer lit lights sound higher. */
const SCALE = [880, 784, 659, 587, 523];
const CHORD = [523, 659, 784, 1047];

/** One after another. @param {number[]} frequencies @param {number} each @param {number} length @param {number} [from] @returns {Note[]} */
const rising = (frequencies, each, length, from = 0) =>
  frequencies.map((frequency, index) => ({ frequency, at: from + index * each, length }));

/** The notes of each cue, in one key. A chapter follows its win. @type {Record<Exclude<Cue, "press">, Note[]>} */
const NOTES = {
  door: rising([196, 147], 0.05, 0.12),
  undo: rising([392], 0, 0.09),
  hint: rising([659, 784], 0.09, 0.14),
  win: rising(CHORD, 0.11, 0.35),
  perfect: rising([...CHORD, 1319, 1568], 0.11, 0.4),
  chapter: rising([392, 523, 659, 784, 1047, 1319], 0.16, 0.7, 0.9),
};

/** The note of a press. @param {number} share of the lights that are lit @returns {Note[]} */
const pressed = (share) => rising([SCALE[Math.round(share * (SCALE.length - 1))]], 0, 0.09);

/** Vibration patterns: milliseconds on and off. @type {Record<Cue, number[]>} */
const PULSES = {
  press: [8],
  door: [8],
  undo: [8],
  hint: [8, 40, 8],
  win: [20, 60, 20, 60, 40],
  perfect: [20, 60, 20, 60, 40],
  chapter: [],
};

/** True if the browser can vibrate; the option is shown only then. */
export const canVibrate = () => typeof globalThis.navigator?.vibrate === "function";

/**
 * @param {{ isOn: () => boolean, vibrates: () => boolean, Context?: typeof AudioContext }} options
 * @returns {{ play(cue: Cue, shareLit?: () => number): Promise<void> }} play has to be called in the user gesture; it never rejects
 */
export function createSound({ isOn, vibrates, Context = globalThis.AudioContext }) {
  /** @type {AudioContext | null} */
  let context = null;

  /** @returns {Promise<AudioContext | null>} null: none starts */
  async function running() {
    context ??= new Context();
    if (await begins(context)) return context;
    context.close().catch(() => undefined);
    context = null;
    return null;
  }

  /** @param {Note[]} notes */
  async function sound(notes) {
    const now = (await running()) ?? (await running());
    if (now) for (const note of notes) playNote(now, note);
  }

  return {
    async play(cue, shareLit = () => 1) {
      if (vibrates() && canVibrate() && PULSES[cue].length > 0) navigator.vibrate(PULSES[cue]);
      if (!isOn() || !Context) return;
      await sound(cue === "press" ? pressed(shareLit()) : NOTES[cue]).catch(() => undefined);
    },
  };
}

/** True if the context runs soon. resume() of an interrupted one may never settle. @param {AudioContext} context */
async function begins(context) {
  if (context.state === "running") return true;
  const late = new Promise((resolve) => setTimeout(resolve, RESUME_MS));
  await Promise.race([context.resume().catch(() => undefined), late]);
  return /** @type {string} */ (context.state) === "running";
}

/** Plays a soft tone that fades. @param {AudioContext} context @param {Note} note */
function playNote(context, { frequency, at, length }) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const start = context.currentTime + at;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
