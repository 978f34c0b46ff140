// The puzzle of the reader without its card: what a change of one part leaves as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  freshPuzzle,
  nameOf,
  notationOf,
  puzzleOf,
  storeLabels,
  withButtons,
  withMasks,
  withNames,
  withNow,
  withNumbers,
  withThings,
  withTurn,
  withWanted,
} from "../web/doors/things.js";
import { onMasks } from "../web/doors/ways.js";
import { createEngine } from "../web/engine/engine.js";
import { module } from "./core.js";

const engine = createEngine(module);

/** The state of each thing after presses, by the definition. */
function after({ masks, now }, presses) {
  return now.map((state, thing) => presses.reduce((sum, button) => sum ^ Number(masks[button][thing]), state));
}

/** A puzzle of three things and four buttons, with every part of its own. */
const PUZZLE = {
  masks: ["110", "011", "101", "111"],
  now: [0, 1, 0],
  wanted: [1, 0, 0],
  names: ["fox", "", "owl", "bell"],
  same: false,
};

test("a door is open exactly when its thing is as wanted, before and after presses", () => {
  engine.load(notationOf(PUZZLE));
  const pressed = [];
  for (const button of [0, 3, 1, 3, 2]) {
    const states = after(PUZZLE, pressed);
    assert.deepEqual(
      [...engine.lights],
      states.map((state, thing) => Number(state === PUZZLE.wanted[thing])),
    );
    engine.press(button);
    pressed.push(button);
  }
});

test("a puzzle is read again from its board and its stored labels, with the states of now", () => {
  const notation = notationOf(PUZZLE);
  engine.load(notation);
  storeLabels(PUZZLE, engine.boardNotation);
  assert.deepEqual(puzzleOf(engine), PUZZLE);
  engine.press(1);
  assert.deepEqual(puzzleOf(engine).now, after(PUZZLE, [1]));
  assert.equal(engine.boardNotation, notation.split(".")[0]);
});

test("labels of another board are not used, nor labels that do not fit", () => {
  engine.load("doors-11-01.off");
  const plain = { ...freshPuzzle(2), masks: ["11", "01"] };
  storeLabels(PUZZLE, "doors-110-011-101-111");
  assert.deepEqual(puzzleOf(engine), plain);
  for (const labels of [
    { names: ["a"], wanted: [1, 1], same: false },
    { names: ["a", 7], wanted: [1, 1], same: false },
    { names: ["a", "b".repeat(1000)], wanted: [1, 1], same: false },
    { names: ["a", "b"], wanted: [1, 2], same: false },
    { names: "ab", wanted: null, same: false },
  ]) {
    storeLabels(/** @type {any} */ (labels), "doors-11-01");
    assert.deepEqual(puzzleOf(engine), plain);
  }
});

test("a tap changes one fact and nothing else", () => {
  assert.deepEqual(withNow(PUZZLE, 1), { ...PUZZLE, now: [0, 0, 0] });
  assert.deepEqual(withWanted({ ...PUZZLE, same: true }, 2), { ...PUZZLE, wanted: [1, 0, 1] });
  assert.deepEqual(withTurn(PUZZLE, 3, 0), { ...PUZZLE, masks: ["110", "011", "101", "011"] });
});

test("a new thing turns itself; further buttons, names and states stay", () => {
  const more = withThings(PUZZLE, 5);
  assert.deepEqual(more, {
    masks: ["11000", "01100", "10100", "00010", "00001", "11100"],
    now: [0, 1, 0, 0, 0],
    wanted: [1, 0, 0, 1, 1],
    names: ["fox", "", "owl", "", "", "bell"],
    same: false,
  });
  assert.deepEqual(withThings(more, 3), PUZZLE);
});

test("things without a button get none, and there is always a button", () => {
  const few = { ...PUZZLE, masks: ["110"], names: ["fox", "", "owl"] };
  assert.deepEqual(withThings(few, 4).masks, ["1100"]);
  assert.deepEqual(withThings(few, 1).masks, ["1"]);
  assert.deepEqual(withButtons(PUZZLE, 1).masks, ["110"]);
  assert.deepEqual(withButtons(PUZZLE, 5).masks, [...PUZZLE.masks, "000"]);
});

test("no change makes more buttons than a board has", () => {
  const most = withThings(withButtons(freshPuzzle(1), 64), 64);
  assert.equal(most.masks.length, 64);
  engine.load(notationOf(most));
});

test("names stand between commas, else between blanks; a missing one is the letter", () => {
  const names = (text) => [0, 1, 2, 3].map((index) => nameOf(withNames(PUZZLE, text), index));
  assert.deepEqual(names("red fox, owl ,, hare"), ["red fox", "owl", "C", "hare"]);
  assert.deepEqual(names("狐、鸮；兔"), ["狐", "鸮", "兔", "D"]);
  assert.deepEqual(names(" fox  owl "), ["fox", "owl", "C", "D"]);
  assert.deepEqual(names(""), ["A", "B", "C", "D"]);
  assert.equal(nameOf(withThings(withNumbers(freshPuzzle(3)), 4), 3), "4", "numbers go on");
});

test("other masks leave the states and names of the things that stay", () => {
  assert.deepEqual(withMasks(PUZZLE, ["10", "01"]), {
    masks: ["10", "01"],
    now: [0, 1],
    wanted: [1, 0],
    names: ["fox", ""],
    same: false,
  });
});

test("new masks are told once, presses are not", () => {
  const doors = /** @type {any} */ (Object.assign(new EventTarget(), { engine }));
  let told = 0;
  engine.load("doors-11-01.off");
  onMasks(doors, () => told++);
  for (const change of [
    () => engine.press(0),
    () => engine.load("doors-11-01.8"),
    () => engine.load("doors-11-11.off"),
  ]) {
    change();
    doors.dispatchEvent(new Event("lights-change"));
  }
  assert.equal(told, 2);
});
