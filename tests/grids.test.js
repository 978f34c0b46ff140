// Grids with any number of states, as Solve changes them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { positionText } from "../web/board/notation.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { changeGrid, goalOf, gridOf, lightsIn, withMark, withoutLostTargets, withStates } from "../web/lights/grids.js";
import { randomSource } from "./plain.js";

const engine = createEngine(await compileEngine());

test("a grid is written as it was read", () => {
  const random = randomSource(29);
  for (let round = 0; round < 200; round++) {
    const [rows, cols, k] = [1 + random(5), 1 + random(5), 2 + random(11)];
    const digits = () => Array.from({ length: rows * cols }, () => random(k).toString(36)).join("");
    const rule = ["", "-king", "-torus", "-ring-cylinder"][random(4)];
    const target = ["", "=*", `=${random(k).toString(36)}`, `=${digits()}`][random(4)];
    const way = random(2) ? "~" : "";
    const picture = Array.from({ length: Math.ceil((rows * cols) / 4) - 1 }, () => random(16).toString(16)).join("");
    engine.load(
      k === 2
        ? `${rows}x${cols}${rule}${random(2) ? `=${picture}0` : ""}.off`
        : `${rows}x${cols}${rule}-mod${k}${way}${target}.${digits()}`,
    );
    const { notation } = engine;
    engine.load(positionText(gridOf(engine), engine.start));
    assert.equal(engine.notation, notation);
  }
});

test("a grid with marked cells is written as it was read, with each goal", () => {
  for (const text of [
    "3x3-locked080.off",
    "3x3-locked080=on.5d0",
    "3x3-any200=*.on",
    "3x3-holes100-locked080-any280=450.off",
    "2x3-torus-locked84-any04-mod4~=*.012301",
    "2x3-king-any04-mod3=2.1",
    "2x3-any80-mod3=012012.1",
    "hex2-locked80-any42=0010000.1100110",
    "cube2-any800000-mod3~=*.1",
    "graph-001020-0112-locked4=on.101",
  ]) {
    engine.load(text);
    const { notation } = engine;
    engine.load(positionText(gridOf(engine), engine.start));
    assert.equal(engine.notation, notation, text);
  }
});

test("a mark keeps some cell to press and some light that matters, and a hole has no other mark", () => {
  for (const [
    text,
    mark,
    cells,
    wanted,
  ] of /** @type {[string, "holes" | "locked" | "any", number[], string | null][]} */ ([
    ["1x3-lockedc.off", "locked", [1, 1, 1], null],
    ["1x3-holes8.off", "locked", [0, 1, 1], null],
    ["1x3-lockedc.off", "holes", [0, 0, 1], null],
    ["1x3.off", "any", [1, 1, 1], null],
    ["1x3.off", "holes", [1, 1, 1], null],
    ["1x3-locked8-any4.off", "holes", [1, 1, 0], "1x3-holesc.off"],
    ["1x3-holesc.off", "any", [0, 1, 0], "1x3-holes8-any4.off"],
    ["1x3-holesc=2.off", "locked", [1, 0, 0], "1x3-holes4-locked8=on.off"],
    ["1x3-any8.off", "locked", [1, 1, 0], "1x3-lockedc-any8.off"],
  ])) {
    engine.load(text);
    const marked = withMark(engine, mark, cells);
    assert.equal(marked === null, wanted === null, text);
    if (!marked) continue;
    engine.load(positionText(withoutLostTargets({ ...gridOf(engine), ...marked }), engine.start));
    assert.equal(engine.notation, wanted, text);
  }
});

test("a shape is written as it was read", () => {
  for (const text of [
    "cube2.1",
    "cube3=1.0",
    "hex3-mod3.1",
    "hex2-mod5~=*.1",
    "graph-0050a0-0112-mod3=2.0",
    "triangle5-mod4=1.3",
  ]) {
    engine.load(text);
    const { notation } = engine;
    engine.load(positionText(gridOf(engine), engine.start));
    assert.equal(engine.notation, notation, text);
  }
});

test("another number of states keeps the goal and the lights, as far as it has them", () => {
  const known = /** @type {const} */ ([
    ["3x3-goal-on.408", 4, "3x3-mod4=3.010000001"],
    ["3x3.on", 3, "3x3-mod3.1"],
    ["3x3-goal-either.408", 3, "3x3-mod3=*.010000001"],
    ["3x3-mod5=4.012340123", 3, "3x3-mod3=2.012220122"],
    ["3x3-mod5~=*.012340123", 2, "3x3-goal-either.7b8"],
    ["3x3-mod5.012340123", 2, "3x3.7b8"],
    ["2x2-mod4=0123.3210", 3, "2x2-mod3=0122.2210"],
    ["2x2-mod4=3.3210", 2, "2x2-goal-on.e"],
    ["2x2-mod4=0123.3210", 2, "2x2=7.e"],
    ["2x2=7.e", 3, "2x2-mod3=0111.1110"],
  ]);
  for (const [from, states, to] of known) {
    engine.load(from);
    const grid = withStates(gridOf(engine), states);
    engine.load(positionText(grid, lightsIn(grid, engine.start)));
    assert.equal(engine.notation, to, from);
  }
});

test("the goal of a grid is named by what all lights have to show", () => {
  for (const [text, goal] of [
    ["3x3-goal-on.off", "on"],
    ["3x3=408.off", "each"],
    ["3x3-any080=f78.off", "on"],
    ["3x3-locked080=408.off", "each"],
    ["3x3-mod3.1", "0"],
    ["3x3-mod12=b.1", "11"],
    ["3x3-mod3=*.1", "same"],
    ["1x2-mod3=12.1", "each"],
    ["2x2-holes8-mod3=0222.0111", "2"],
  ]) {
    engine.load(text);
    assert.equal(goalOf(gridOf(engine)), goal, text);
  }
});

test("a cell that becomes a hole loses its target", () => {
  for (const [text, to] of [
    ["2x2=f.1", "2x2-goal-on.1"],
    ["2x2=e.1", "2x2-holes8=6.1"],
    ["2x2-mod3=2101.0112", "2x2-holes8-mod3=0101.0112"],
    ["2x2-mod3=2.0112", "2x2-holes8-mod3=2.0112"],
  ]) {
    engine.load(text);
    const grid = gridOf(engine);
    const holes = to.includes("holes") ? [1, 0, 0, 0] : [];
    engine.load(positionText(withoutLostTargets({ ...grid, holes }), engine.start));
    assert.equal(engine.notation, to);
  }
});

test("a change sets the notation of a board once, and none sets nothing", async () => {
  engine.load("1x1.on");
  /** @type {string[]} */
  const taken = [];
  const board = {
    engine,
    set notation(text) {
      taken.push(text);
    },
  };
  await changeGrid(board, () => withMark(engine, "holes", [1]));
  assert.deepEqual(taken, [], "the last cell stays");
  await changeGrid(board, () => ({ wrap: "torus" }));
  assert.deepEqual(taken, ["1x1-torus.8"]);
});
