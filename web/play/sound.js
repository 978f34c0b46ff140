/**
 * @file Synthesized sound, and vibration. Both are off by default; no audio context is made while sound is off.
 *
 * Browsers let audio start in a user gesture only, and some return contexts that never start: such a context is replaced.
 */

/**
 * @typedef {"press" | "undo" | "hint" | "win"} Cue
 * @typedef {{ frequency: number, at: number, length: number }} Note  seconds
 */

const RESUME_MS = 100;
const LOUDNESS = 0.12;
const SILENCE = 0.0001; // an exponential ramp cannot end at 0
const ATTACK = 0.008;

/** @type {Record<Cue, Note[]>} */
const NOTES = {
  press: [{ frequency: 523, at: 0, length: 0.09 }],
  undo: [{ frequency: 392, at: 0, length: 0.09 }],
  hint: [
    { frequency: 659, at: 0, length: 0.12 },
    { frequency: 784, at: 0.09, length: 0.16 },
  ],
  win: [523, 659, 784, 1047].map((frequency, index) => ({ frequency, at: index * 0.11, length: 0.35 })),
};

/** Vibration patterns: milliseconds on and off. @type {Record<Cue, number[]>} */
const PULSES = { press: [8], undo: [8], hint: [8, 40, 8], win: [20, 60, 20, 60, 40] };

/** True if the browser can vibrate; the option is shown only then. */
export const canVibrate = () => typeof globalThis.navigator?.vibrate === "function";

/**
 * @param {{ isOn: () => boolean, vibrates: () => boolean, Context?: typeof AudioContext }} options
 * @returns {{ play(cue: Cue): Promise<void> }} play has to be called in the user gesture; it never rejects
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

  /** @param {Cue} cue */
  async function sound(cue) {
    const now = (await running()) ?? (await running());
    if (now) for (const note of NOTES[cue]) playNote(now, note);
  }

  return {
    async play(cue) {
      if (vibrates() && canVibrate()) navigator.vibrate(PULSES[cue]);
      if (isOn() && Context) await sound(cue).catch(() => undefined);
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
