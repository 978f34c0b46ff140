// The puzzle of the reader without its card: what a change of one part leaves as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { proofOf } from "../web/board/turns.js";
import {
  buttonName,
  earlierPuzzle,
  freshPuzzle,
  labelsText,
  nameOf,
  notationOf,
  puzzleOf,
  range,
  storeLabels,
  withButtons,
  withMasks,
  withNames,
  withNow,
  withNumbers,
  withObserved,
  withoutTurns,
  withStates,
  withThings,
  withTurn,
  withWanted,
} from "../web/doors/things.js";
import { onMasks } from "../web/doors/ways.js";
import { createEngine, LIMITS } from "../web/engine/all.js";
import { readAddress, writeAddress } from "../web/page/address.js";
import { rememberHere } from "../web/ui/storage.js";
import { module } from "./core.js";
import { randomSource } from "./plain.js";

const engine = createEngine(module);

/** The state of each thing after presses, by the definition. */
function after({ masks, now }, presses) {
  return now.map((state, thing) => presses.reduce((sum, button) => sum ^ Number(masks[button][thing]), state));
}

/** A puzzle of three things and four buttons, with every part of its own. */
const PUZZLE = {
  states: [2, 2, 2],
  masks: ["110", "011", "101", "111"],
  now: [0, 1, 0],
  wanted: [1, 0, 0],
  names: ["fox", "", "owl", "bell"],
  buttons: ["", "lever", "", ""],
  any: [0, 0, 0],
  locked: [0, 0, 0, 0],
  same: false,
  bothWays: false,
};

test("a door is open exactly when its thing is on, before and after presses, and the board is solved when each is as wanted", () => {
  engine.load(notationOf(PUZZLE));
  assert.deepEqual([...engine.targets], PUZZLE.wanted);
  const pressed = [];
  for (const button of [0, 3, 1, 3, 2]) {
    const states = after(PUZZLE, pressed);
    assert.deepEqual([...engine.lights], states);
    assert.equal(engine.solved, states.join() === PUZZLE.wanted.join());
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
    { names: ["a"], wanted: [1, 2], same: 1 },
    { names: ["a", 7], wanted: ["1", "1"] },
    { names: ["a", null], wanted: [1, -1] },
    { names: "ab", wanted: null },
    ...["", "names=a&goal=0", "buttons=a", "names=a,b,c&goal=012", "names=a&goal=0z", "goal=0.", "%", "=&&="].map(
      (text) => ({ labels: text }),
    ),
    { labels: ["names=a,b"] },
  ]) {
    rememberHere("things", { board: "doors-11-01", ...labels });
    assert.deepEqual(puzzleOf(engine), plain);
  }
});

test("long labels are cut between characters, and end with a sign that tells so", () => {
  engine.load("doors-11-01.off");
  const long = `the lamp ${"🐱".repeat(1000)}`;
  rememberHere("things", {
    board: "doors-11-01",
    labels: `${new URLSearchParams({ names: `a,${long}`, buttons: `${long},b` })}`,
  });
  const { names, buttons } = puzzleOf(engine);
  for (const [cut, other] of [
    [names[1], names[0]],
    [buttons[0], buttons[1]],
  ]) {
    assert.match(cut, /^the lamp 🐱{10,15}…$/u);
    assert.ok(cut.length <= 40);
    assert.match(other, /^[ab]$/);
  }
});

test("labels with a goal, as earlier versions wrote them, mean the same puzzle: an open door was one in its wanted state", () => {
  const board = "doors-110-011-101-111";
  const earlier = [
    { labels: "names=fox,,owl,bell&goal=100" },
    { names: PUZZLE.names, wanted: PUZZLE.wanted, same: false },
    { labels: "names=fox,,owl,bell&goal=100&same" },
    { names: PUZZLE.names, wanted: PUZZLE.wanted, same: true },
  ];
  for (const labels of earlier)
    for (const presses of ["", ".0", ".8", ".b"]) {
      const same = "same" in labels ? labels.same : labels.labels.includes("same");
      rememberHere("things", { board, ...labels });
      engine.load(`${board}.2${presses}`);
      const pressed = range(4).filter((button) => engine.presses[button]);
      const open = [...engine.lights];
      const { puzzle, notation } = earlierPuzzle(engine);
      engine.load(notation);
      const wanted = same ? [1, 1, 1] : PUZZLE.wanted;
      storeLabels(puzzle, engine.boardNotation);
      assert.deepEqual(puzzleOf(engine), {
        ...PUZZLE,
        buttons: ["", "", "", ""], // these versions had none
        same,
        wanted,
        now: [...engine.lights],
      });
      assert.deepEqual(range(4).filter((button) => engine.presses[button]), pressed); // biome-ignore format: one line reads better
      assert.deepEqual(
        open,
        [...engine.lights].map((state, thing) => Number(state === PUZZLE.wanted[thing])),
      );
      assert.equal(earlierPuzzle(engine), null);
    }
});

test("labels whose goal does not fit, or that have none, mean the doors as they are", () => {
  engine.load("doors-11-01.off");
  for (const labels of ["", "goal=11", "goal=0", "goal=02", "goal=0z", "names=a,b", "goal="]) {
    rememberHere("things", { board: "doors-11-01", labels });
    assert.equal(earlierPuzzle(engine), null, labels);
  }
  rememberHere("things", { board: "doors-11-01=8", labels: "goal=01" });
  engine.load("doors-11-01=8.off");
  assert.equal(earlierPuzzle(engine), null);
});

test("an address has the names of a puzzle beside its position", () => {
  for (const names of [
    ["left", "the middle", "右"],
    ["a&b", "1+1=2", "50%"],
    ["#x", "\ud800", "é"],
    ["", "", ""],
  ]) {
    const puzzle = { ...freshPuzzle(3), names, wanted: [0, 1, 0], now: [1, 1, 0] };
    const notation = notationOf(puzzle);
    const text = writeAddress({ place: "solve", kind: "doors", notation, labels: labelsText(puzzle) });
    const heard = new URL(`https://example.org/#${text}`).hash.slice(1);
    assert.equal(heard, text, "as browsers have it");
    const spot = readAddress(text);
    assert.deepEqual([spot.place, spot.kind, spot.notation], ["solve", "doors", notation]);
    engine.load(notation);
    rememberHere("things", { board: engine.boardNotation, labels: spot.labels });
    assert.deepEqual(puzzleOf(engine), { ...puzzle, names: names.map((name) => name.replace("\ud800", "\ufffd")) });
    assert.equal(engine.paste(`see https://example.org/#${text}`), 1);
    assert.equal(engine.notation, notation);
  }
  assert.equal(labelsText({ ...freshPuzzle(2), names: ["a b", "左"] }), "names=a+b,%E5%B7%A6");
  assert.equal(labelsText(freshPuzzle(3)), "");
  for (const text of ["5x5.on&names=a", "solve-5x5.on&names=a", "doors-11-01.0&names=a,b", "solve&names=a"])
    assert.equal(readAddress(text).labels, undefined);
});

test("a tap changes one fact and nothing else", () => {
  assert.deepEqual(withNow(PUZZLE, 1), { ...PUZZLE, now: [0, 0, 0] });
  assert.deepEqual(withWanted({ ...PUZZLE, same: true }, 0), { ...PUZZLE, wanted: [0, 0, 0] });
  assert.deepEqual(withTurn(PUZZLE, 3, 0), { ...PUZZLE, masks: ["110", "011", "101", "011"] });
});

test("a new thing turns itself; further buttons, names and states stay", () => {
  const more = withThings(PUZZLE, 5);
  assert.deepEqual(more, {
    ...PUZZLE,
    states: [2, 2, 2, 2, 2],
    masks: ["11000", "01100", "10100", "00010", "00001", "11100"],
    now: [0, 1, 0, 0, 0],
    wanted: [1, 0, 0, 1, 1],
    names: ["fox", "", "owl", "", "", "bell"],
    buttons: ["", "lever", "", "", "", ""],
    any: [0, 0, 0, 0, 0],
    locked: [0, 0, 0, 0, 0, 0],
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
  const most = withThings(withButtons(freshPuzzle(1), LIMITS.doors), LIMITS.doors);
  assert.equal(most.masks.length, LIMITS.doors);
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

test("a button has its own name, or else that of its thing, until other names are typed", () => {
  const named = (puzzle) => range(4).map((button) => buttonName(puzzle, button));
  assert.deepEqual(named(PUZZLE), ["fox", "lever", "owl", "bell"]);
  assert.equal(labelsText(PUZZLE), "names=fox,,owl,bell&buttons=,lever,,");
  assert.deepEqual(named(withNames(PUZZLE, "x y")), ["x", "y", "C", "D"]);
  assert.deepEqual(named(withNumbers(PUZZLE)), ["1", "2", "3", "4"]);
  assert.deepEqual(named(withMasks(PUZZLE, ["11", "01"])), ["fox", "lever", "C", "D"]);
  assert.equal(nameOf(PUZZLE, 1), "B");
});

test("other masks leave the states and names of the things that stay", () => {
  assert.deepEqual(withMasks(PUZZLE, ["10", "01"]), {
    ...PUZZLE,
    states: [2, 2],
    masks: ["10", "01"],
    now: [0, 1],
    wanted: [1, 0],
    names: ["fox", ""],
    buttons: ["", "lever"],
    any: [0, 0],
    locked: [0, 0],
  });
});

test("marks stay with their things and buttons, and never mark all", () => {
  const marked = { ...PUZZLE, any: [0, 1, 1], locked: [1, 0, 0, 1] };
  const more = withThings(marked, 5);
  assert.deepEqual([more.any, more.locked], [[0, 1, 1, 0, 0], [1, 0, 0, 0, 0, 1]]); // biome-ignore format: one line reads better
  assert.deepEqual(withThings(more, 3), marked);
  assert.deepEqual(withButtons(marked, 1).locked, [0]);
  assert.deepEqual(withThings({ ...marked, any: [1, 1, 0] }, 2).any, [0, 0]);
  const many = withStates(marked, [25, 25, 25]);
  assert.deepEqual([many.any, many.locked], [[0, 0, 0], [0, 0, 0, 0]], "the notation has no marks for so many states"); // biome-ignore format: one line reads better
});

test("a puzzle of doors with marks is read again from its notation, which has the masks of locked buttons, too", () => {
  for (const [any, wanted, same, board] of /** @type {[number[], number[], boolean, string][]} */ ([
    [[0, 0, 1], [1, 1, 0], false, "doors-110-011-101-111-locked9-any2"],
    [[0, 1, 0], [0, 0, 0], false, "doors-110-011-101-111-locked9-any4=off"],
    [[1, 0, 0], [0, 1, 0], false, "doors-110-011-101-111-locked9-any8=4"],
    [[0, 0, 1], [1, 1, 1], true, "doors-110-011-101-111-locked9-any2=*"],
  ])) {
    const puzzle = { ...PUZZLE, any, wanted, same, locked: [1, 0, 0, 1] };
    engine.load(notationOf(puzzle));
    assert.deepEqual([engine.boardNotation, notationOf(puzzle).split(".")[0]], [board, board]);
    storeLabels(puzzle, board);
    assert.deepEqual(puzzleOf(engine), puzzle);
  }
});

test("the goal of a thing goes on from 1 over 0 to any, unless no other matters or a dial has too many states", () => {
  const goals = (/** @type {ReturnType<typeof freshPuzzle>} */ puzzle) =>
    range(4).map((step) => {
      const { any, wanted } = range(step).reduce((next) => withWanted(next, 0), puzzle);
      return any[0] ? "?" : wanted[0];
    });
  assert.deepEqual(goals(freshPuzzle(2)), [1, 0, "?", 1]);
  assert.deepEqual(goals(freshPuzzle(2, 3)), [1, 2, 0, "?"]);
  assert.deepEqual(goals(freshPuzzle(1)), [1, 0, 1, 0]);
  assert.deepEqual(goals({ ...freshPuzzle(2), any: [0, 1] }), [1, 0, 1, 0]);
  assert.deepEqual(goals({ ...freshPuzzle(2, 25), wanted: [24, 1] }), [24, 0, 1, 2]);
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

// ---- more than two states

const below = randomSource(20);
/** @template T @param {T[]} list @returns {T} */
const oneOf = (list) => list[below(list.length)];

/** A puzzle of dials. Orders stay below 255, as those of small numbers of states do. */
function randomDials() {
  const things = 1 + below(6);
  const buttons = 1 + below(7);
  const uniform = oneOf([3, 4, 5, 6, 8, 10, 36]);
  const states = range(things).map(() => uniform);
  if (below(2)) states.forEach((_, thing) => { states[thing] = oneOf([2, 3, 4, 6]); }); // biome-ignore format: one line reads better
  states[0] = Math.max(3, states[0]);
  const values = () => (below(4) ? states.map(below) : states.map(() => below(2)));
  const masks = range(buttons).map(() => values().map((value) => value.toString(36)).join("")); // biome-ignore format: one line reads better
  const names = range(Math.max(things, buttons)).map(() => "");
  const same = states.every((count) => count === states[0]) && below(3) === 0;
  const isMarked = Math.max(...states) <= LIMITS.markedStates && below(2) === 0;
  const some = (/** @type {number} */ count) =>
    range(count).map((index) => Number(isMarked && index > 0 && below(3) === 0));
  const [any, locked] = [some(things), some(buttons)];
  const wanted = values().map((state, thing) => (any[thing] ? 0 : state));
  const own = range(buttons).map(() => "");
  return { states, masks, names, buttons: own, same, any, locked, now: values(), wanted, bothWays: below(2) === 1 };
}

test("a puzzle of dials is read again from its notation, which the engine writes the same", () => {
  for (let trial = 0; trial < 500; trial++) {
    const puzzle = randomDials();
    const notation = notationOf(puzzle);
    engine.load(notation);
    assert.equal(engine.notation, notation);
    storeLabels(puzzle, engine.boardNotation);
    const wanted = puzzle.same ? puzzle.states.map(() => 1) : puzzle.wanted; // where all are to be alike, none is kept
    assert.deepEqual(puzzleOf(engine), { ...puzzle, wanted });
  }
});

test("a press turns the dials by the steps of the puzzle", () => {
  for (let trial = 0; trial < 200; trial++) {
    const puzzle = randomDials();
    engine.load(notationOf(puzzle));
    const { states, masks, now } = puzzle;
    const pressed = range(5).map(() => below(masks.length));
    for (const button of pressed) engine.press(button);
    const turning = pressed.filter((button) => !puzzle.locked[button]);
    const turned = (/** @type {number} */ thing) =>
      turning.reduce((sum, button) => sum + Number.parseInt(masks[button][thing], 36), now[thing]) % states[thing];
    assert.deepEqual(puzzleOf(engine).now, range(states.length).map(turned));
  }
});

test("a step on and a step back of any fact cancel, and a whole round of steps", () => {
  for (let trial = 0; trial < 100; trial++) {
    const puzzle = { ...randomDials(), same: false };
    const [thing, button] = [below(puzzle.states.length), below(puzzle.masks.length)];
    for (const change of [withNow, withWanted, (puzzle, thing, by) => withTurn(puzzle, button, thing, by)]) {
      assert.notDeepEqual(change(puzzle, thing, 1), puzzle);
      assert.deepEqual(change(change(puzzle, thing, 1), thing, -1), puzzle);
      let round = puzzle;
      const isAnyNext = change === withWanted && puzzle.any.filter((isAny, i) => !isAny && i !== thing).length > 0;
      const steps = puzzle.states[thing] + Number(isAnyNext && Math.max(...puzzle.states) <= LIMITS.markedStates);
      for (let step = 0; step < steps; step++) round = change(round, thing, 1);
      assert.deepEqual(round, puzzle);
    }
  }
});

test("more positions keep every state and step that is shown, and back again", () => {
  const three = { ...freshPuzzle(3, 3), masks: ["120", "011", "201"], now: [0, 1, 2], wanted: [2, 2, 2] };
  const six = withStates(three, [6, 6, 6]);
  assert.deepEqual(six, { ...three, states: [6, 6, 6], masks: ["150", "011", "501"] });
  assert.deepEqual(withStates(six, [3, 3, 3]), three);
});

test("fewer positions keep what they can: states by the remainder, one step back stays a step back", () => {
  const six = { ...freshPuzzle(2, 6), masks: ["51", "32"], now: [5, 2], wanted: [3, 4], same: true };
  const less = { ...six, states: [4, 3], masks: ["31", "32"], now: [1, 2], wanted: [3, 1], same: false };
  assert.deepEqual(withStates(six, [4, 3]), { ...less, masks: ["31", "32"] });
  assert.equal(notationOf(withStates(six, [2, 2])), "doors-11-10=*.8");
});

test("two positions are doors, whose notation and labels are as ever", () => {
  const doors = withStates(withStates(PUZZLE, [3, 3, 3]), [2, 2, 2]);
  assert.deepEqual(doors, PUZZLE);
});

test("new things have as many positions as the last one", () => {
  assert.deepEqual(withThings({ ...freshPuzzle(2), states: [4, 6] }, 4).states, [4, 6, 6, 6]);
});

test("without a solution, the sum is what the sentence says: no press and no full turn brings it to the goal", () => {
  let unsolvable = 0;
  for (let trial = 0; trial < 500; trial++) {
    const puzzle = randomDials();
    engine.load(notationOf(puzzle));
    const { witness } = engine.solve();
    if (!witness) continue;
    unsolvable++;
    const { modulus, now, goal } = proofOf(engine, witness);
    const things = [...witness.keys()].filter((thing) => witness[thing] > 0);
    const isMultiple = (/** @type {number} */ number) => number % modulus === 0;
    const sum = (/** @type {(thing: number) => number} */ of) =>
      things.reduce((sum, thing) => sum + witness[thing] * of(thing), 0);
    const pressable = puzzle.masks.filter((_, button) => !puzzle.locked[button]);
    for (const mask of pressable) assert.ok(isMultiple(sum((thing) => Number.parseInt(mask[thing], 36))));
    for (const thing of things) assert.ok(isMultiple(witness[thing] * puzzle.states[thing]));
    assert.equal(
      now,
      sum((thing) => puzzle.now[thing]),
    );
    if (goal === null) assert.ok(isMultiple(sum(() => 1)) && !isMultiple(now));
    else assert.ok(!isMultiple(goal - now));
  }
  assert.ok(unsolvable > 50);
});

test("the number of solutions is the product of the orders of the quiet patterns", () => {
  let solvable = 0;
  for (let trial = 0; trial < 500; trial++) {
    engine.load(notationOf(randomDials()));
    const { solvable: isSolvable, nullity } = engine.solve();
    const count = range(nullity).reduce((product, k) => product * engine.quietOrder(k), 1);
    if (!isSolvable || count > 2000) continue;
    solvable++;
    const solutions = new Set([...engine.solutions()].map((presses) => presses.join()));
    assert.equal(solutions.size, count);
  }
  assert.ok(solvable > 50);
});

test("who turns whom is found out by presses: each button has the mask of the game, from wherever the states are by then", () => {
  const random = randomSource(11);
  for (let round = 0; round < 100; round++) {
    const [count, k] = [1 + random(6), 2 + random(3)];
    const states = Array.from({ length: count }, () => k);
    const game = Array.from({ length: count }, () => Array.from({ length: count }, () => random(k)));
    let seen = states.map((most) => random(most));
    let puzzle = withoutTurns({ ...withStates(freshPuzzle(count), states), now: seen });
    for (const [button, steps] of game.entries()) {
      engine.load(notationOf(puzzle));
      const reached = (lights) => lights.every((state, thing) => state === puzzle.wanted[thing]);
      if (engine.solve().solvable) assert.ok(button > 0 || reached(seen), "only what was pressed makes an answer");
      seen = seen.map((state, thing) => (state + steps[thing]) % k);
      puzzle = withObserved(puzzle, button, seen);
    }
    assert.deepEqual(
      puzzle.masks,
      game.map((steps) => steps.join("")),
    );
    assert.deepEqual(puzzle.now, seen);
  }
});
