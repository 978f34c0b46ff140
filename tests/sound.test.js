// Sound and vibration: nothing while they are off, and no browser's whims break a press.
import assert from "node:assert/strict";
import { test } from "node:test";
import { canVibrate, createSound } from "../web/play/sound.js";

/** A browser's AudioContext, as far as sound needs one; `behave` says what resume() does to the n-th of them. */
function audio(behave = (/** @type {number} */ _number) => "running") {
  const made = [];
  class Context {
    state = "suspended";
    currentTime = 1;
    destination = {};
    notes = [];
    constructor() {
      made.push(this);
    }
    async resume() {
      const state = behave(made.indexOf(this));
      if (state === "never") return new Promise(() => undefined);
      if (state === "refused") throw new Error("refused");
      this.state = state;
    }
    async close() {
      this.state = "closed";
    }
    createOscillator() {
      const note = {
        frequency: {},
        connect: (target) => target,
        start: (at) => (note.from = at),
        stop: (at) => (note.to = at),
      };
      this.notes.push(note);
      return note;
    }
    createGain() {
      const note = this.notes.at(-1);
      const change = (value, at) => {
        assert.ok(value > 0, "a ramp ends above 0");
        note.changes = [...(note.changes ?? []), at];
      };
      return { gain: { setValueAtTime: change, exponentialRampToValueAtTime: change }, connect: () => undefined };
    }
  }
  return { Context: /** @type {any} */ (Context), made };
}

const on = () => true;
const off = () => false;

/** A navigator that vibrates, for one test. */
function vibrating(context) {
  const pulses = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", {
    value: { vibrate: (pulse) => pulses.push(pulse) },
    configurable: true,
  });
  context.after(() => {
    if (before) Object.defineProperty(globalThis, "navigator", before);
    else delete globalThis.navigator;
  });
  return pulses;
}

test("nothing is made while sound is off, and one context serves all sounds", async () => {
  const { Context, made } = audio();
  let isOn = false;
  const sound = createSound({ isOn: () => isOn, vibrates: off, Context });
  await sound.play("press");
  assert.equal(made.length, 0);
  isOn = true;
  for (const cue of /** @type {const} */ (["press", "undo", "hint", "win"])) await sound.play(cue);
  assert.equal(made.length, 1);
  assert.equal(made[0].notes.length, 1 + 1 + 2 + 4);
  for (const { from, to, changes } of made[0].notes) {
    assert.ok(from >= 1 && to > from && to < 3);
    assert.deepEqual([changes[0], changes.at(-1)], [from, to], "it fades as long as it sounds");
    assert.ok(changes[1] > from && changes[1] < to);
  }
  const [press, undo, hint, ...more] = made[0].notes;
  assert.deepEqual(
    [press, undo, hint, more[1]].map(({ from }) => from),
    [1, 1, 1, 1],
    "each sound begins at once",
  );
  assert.ok(
    made[0].notes.every(({ to }) => to <= 2),
    "and is over within a second",
  );
  const win = more.slice(1).map(({ frequency }) => frequency.value);
  assert.deepEqual(
    win,
    win.toSorted((a, b) => a - b),
    "a win rises",
  );
  assert.ok(press.frequency.value > undo.frequency.value, "what is taken back is lower");
  isOn = false;
  await sound.play("win");
  assert.equal(made[0].notes.length, 8);
});

test("a context that does not begin is replaced, one that is interrupted later as well", async () => {
  for (const fault of ["never", "refused", "suspended", "interrupted"]) {
    const { Context, made } = audio((number) => (number === 0 ? fault : "running"));
    const sound = createSound({ isOn: on, vibrates: off, Context });
    await sound.play("press");
    assert.deepEqual(
      made.map(({ state, notes }) => [state, notes.length]),
      [
        ["closed", 0],
        ["running", 1],
      ],
      fault,
    );
    made[1].state = "interrupted";
    await sound.play("press");
    assert.equal(made[1].notes.length, 2, "resumed");
  }
});

test("without an audio context, or with one that never starts, play goes on in silence", async () => {
  const { Context, made } = audio(() => "never");
  await createSound({ isOn: on, vibrates: off, Context }).play("win");
  assert.ok(made.every(({ notes }) => notes.length === 0));
  function Broken() {
    throw new Error("no audio here");
  }
  await createSound({ isOn: on, vibrates: off, Context: /** @type {any} */ (Broken) }).play("win");
  await createSound({ isOn: on, vibrates: off }).play("win"); // Node has none
});

test("it vibrates only where that exists and was chosen", async (context) => {
  assert.equal(canVibrate(), false);
  await createSound({ isOn: off, vibrates: on }).play("press");
  const pulses = vibrating(context);
  assert.equal(canVibrate(), true);
  await createSound({ isOn: off, vibrates: off }).play("press");
  assert.deepEqual(pulses, []);
  await createSound({ isOn: off, vibrates: on }).play("press");
  await createSound({ isOn: off, vibrates: on }).play("win");
  assert.equal(pulses.length, 2);
  assert.ok(pulses[1].length > pulses[0].length);
});

test("a press sounds higher the fewer lights are lit, a perfect win goes on from a win, and a chapter follows it", async () => {
  const { Context, made } = audio();
  const sound = createSound({ isOn: on, vibrates: off, Context });
  const heard = async (cue, share = 0) => {
    const before = made[0]?.notes.length ?? 0;
    await sound.play(cue, () => share);
    return made[0].notes.slice(before).map((note) => ({ pitch: note.frequency.value, from: note.from, to: note.to }));
  };
  const presses = [];
  for (const share of [1, 0.75, 0.5, 0.25, 0]) presses.push((await heard("press", share))[0].pitch);
  assert.deepEqual(
    presses,
    [...new Set(presses)].sort((a, b) => a - b),
  );
  const [win, perfect, chapter, door] = [
    await heard("win"),
    await heard("perfect"),
    await heard("chapter"),
    await heard("door"),
  ];
  assert.deepEqual(
    perfect.slice(0, win.length).map(({ pitch }) => pitch),
    win.map(({ pitch }) => pitch),
  );
  assert.ok(perfect.length > win.length);
  assert.ok(
    Math.min(...chapter.map(({ from }) => from)) > Math.max(...win.map(({ from }) => from)),
    "after the notes of a win",
  );
  assert.ok(
    door.every(({ pitch }) => pitch < Math.min(...presses)),
    "a door is lower than a light",
  );
});
