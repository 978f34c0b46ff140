// The next level: it can be solved, with exactly the fewest presses that it claims.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { freeLevel } from "../web/play/level.js";
import { deal, dealDials, dealDoors, dialsOf, engineDealer, found, next } from "../web/play/next.js";
import { PATHS } from "../web/play/path.js";
import { fewestOfRecord } from "../web/play/progress.js";
import { puzzlesOn, todayLevel } from "../web/play/today.js";
import { finish, module } from "./core.js";
import { pairs } from "./pairs.js";
import { randomSource } from "./plain.js";

const [engine, spare] = [createEngine(module), createEngine(module)];

const dealerOf = (seed) => {
  const random = randomSource(seed);
  return engineDealer(spare, () => random(1_000_000));
};
const never = () => false;
const always = () => true;

function minimumOf(notation) {
  engine.load(notation);
  return finish(engine.fewest())?.weight;
}

/** A level is what it says it is. */
function assertLevel(level) {
  assert.equal(minimumOf(level.notation), level.fewest, level.notation);
  assert.equal(engine.notation, level.notation);
  assert.equal(engine.solved, false);
  assert.equal(fewestOfRecord(level.key), level.fewest, level.key);
  assert.equal(engine.kind === "doors", level.kind === "doors");
}

test("on the path the next level comes next, and free play after the last", async () => {
  for (const kind of /** @type {const} */ (["lights", "doors"])) {
    for (const level of PATHS[kind].slice(0, -1))
      assert.equal(await next(level, dealerOf(1), never), PATHS[kind][level.number]);
    const free = await next(PATHS[kind].at(-1), dealerOf(1), always);
    assertLevel(free);
    assert.equal(free.kind, kind);
    assert.equal(free.key, kind === "lights" ? "free/4x4/4" : "free/4-doors/2");
  }
});

test("after the lights of a day come its doors and its other puzzles, then the path where it is not solved", async () => {
  const date = "2026-01-04";
  const puzzles = puzzlesOn(date).map((puzzle) => todayLevel(engine, date, puzzle));
  assert.deepEqual(
    puzzles.slice(0, 2).map(({ kind }) => kind),
    ["lights", "doors"],
  );
  for (const [i, after] of puzzles.slice(1).entries())
    assert.deepEqual(await next(puzzles[i], dealerOf(1), never), after);
  const last = puzzles[puzzles.length - 1];
  assert.equal(await next(last, dealerOf(1), never), PATHS.lights[0]);
  assert.equal(await next(last, dealerOf(1), ({ which }) => which === "first"), PATHS.lights[1]);
  const lightsDone = (level) => PATHS.lights.includes(level);
  assert.equal(await next(last, dealerOf(1), lightsDone), PATHS.doors[0]);
  assertLevel(await next(last, dealerOf(1), always));
});

test("free play asks for one press more, until the board needs no more: then the next size", async () => {
  const dealer = dealerOf(2);
  let level = freeLevel("3x3.5d0", 1);
  for (let presses = 2; presses <= 9; presses++) {
    level = await next(level, dealer, never);
    assertLevel(level);
    assert.deepEqual([level.notation.split(".")[0], level.fewest], ["3x3", presses]);
  }
  level = await next(level, dealer, never);
  assertLevel(level);
  assert.deepEqual([level.notation.split(".")[0], level.fewest], ["4x4", 4]);
});

test("beyond the hardest position of a board with quiet patterns comes the next size, too", async () => {
  const level = await next(freeLevel("5x5.on", 15), dealerOf(3), never);
  assertLevel(level);
  assert.equal(level.notation.split(".")[0], "6x6");
});

test("a board need not be on any list: rules, wraps, holes and goals go on growing", async () => {
  const table = /** @type {const} */ ([
    ["2x2-king.on", 1, "3x3-king"],
    ["7x7-goal-on.off", 49, "8x8-goal-on"],
    ["3x3-torus.on", 5, "4x4-torus"],
    ["8x8.on", 64, "4x4-cylinder"],
    ["8x8-goal-either.on", 64, "4x4"],
    ["8x8-r0c0-torus.on", 64, "4x4"],
    ["3x3-holes080.on", 8, "4x4"],
    ["1x2-torus.on", 2, "2x3-torus"],
    ["20x20.on", 400, "4x4-cylinder"],
    ["2x8.on", 16, "4x4-cylinder"],
  ]);
  for (const [notation, fewest, board] of table) {
    const level = await next(freeLevel(notation, fewest), dealerOf(4), never);
    assertLevel(level);
    assert.equal(level.notation.split(".")[0], board, notation);
  }
});

test("doors take one press more, then one door more, up to ten", async () => {
  const dealer = dealerOf(5);
  let level = freeLevel("doors-100-010-001.c", 1);
  const seen = [];
  for (let round = 0; round < 60; round++) {
    level = await next(level, dealer, never);
    assertLevel(level);
    seen.push(level.key);
  }
  assert.deepEqual(seen.slice(0, 4), ["free/3-doors/2", "free/4-doors/2", "free/4-doors/3", "free/5-doors/3"]);
  assert.ok(seen.includes("free/10-doors/9"));
  assert.equal(seen[seen.indexOf("free/10-doors/9") + 1], "free/10-doors/5");
  for (const notation of ["doors-1.off", `doors-${"10".repeat(10)}-${"01".repeat(10)}.off`])
    assertLevel(await next(freeLevel(notation, 1), dealer, never));
});

test("next, a hundred and fifty times running, is always a level", async () => {
  const dealer = dealerOf(6);
  for (const start of [PATHS.lights.at(-1), PATHS.doors.at(-1)]) {
    let level = /** @type {import("../web/play/level.js").Level} */ (start);
    for (let round = 0; round < 150; round++) {
      level = await next(level, dealer, always);
      assert.ok(level.notation && level.fewest > 0 && fewestOfRecord(level.key) === level.fewest, level.key);
    }
  }
});

test("a kind of level that the engine proves impossible is passed over; any other error is thrown", async () => {
  const failing = (code) => ({
    ...dealerOf(8),
    generate: () => Promise.reject(Object.assign(new Error(code), { code })),
  });
  assert.equal(await next(freeLevel("5x5.on", 15), failing("none"), never), PATHS.lights[0]);
  await assert.rejects(next(freeLevel("5x5.on", 15), failing("memory"), never), { code: "memory" });
  const dealer = dealerOf(8);
  const maskless = { ...dealer, generate: (order) => (order.doors ? null : dealer.generate(order)) };
  const levelless = { ...dealer, generate: (order) => (order.doors ? dealer.generate(order) : null) };
  for (const barren of [maskless, levelless])
    assert.equal(await next(freeLevel("doors-100-010-001.c", 1), barren, never), PATHS.doors[0]);
});

test("a generator that finds nothing, or a board where no press does anything, still leads on", async () => {
  const barren = { ...dealerOf(7), generate: () => null };
  const easy = { weight: 0, exact: true, notation: "" };
  assert.equal(await next(freeLevel("5x5.on", 15), barren, never), PATHS.lights[0]);
  assert.equal(await next(freeLevel("doors-10-01.off", 2), barren, never), PATHS.doors[0]);
  assert.deepEqual(await deal({ board: "2x1-torus", weight: 1 }, { ...barren, hardest: () => easy }), {
    level: null,
    code: "none",
  });
  const dealer = dealerOf(7);
  const still = { ...dealer, hardest: (board) => (board === "6x6" ? easy : dealer.hardest(board)) };
  const after = await next(freeLevel("5x5.on", 23), still, never);
  assertLevel(after);
  assert.equal(after.notation.split(".")[0], "7x7");
  const known = { ...barren, hardest: () => ({ weight: 15, exact: true, notation: "5x5.on" }) };
  assert.deepEqual(await deal({ board: "5x5", weight: 15 }, known), { level: freeLevel("5x5.on", 15), code: "ok" });
});

test("a board to order has the presses it was ordered with, or as many as the board needs", async () => {
  const dealer = dealerOf(8);
  for (let weight = 1; weight <= 9; weight++) {
    const { level, code } = await deal({ board: "3x3", weight }, dealer);
    assertLevel(level);
    assert.deepEqual([level.fewest, code], [weight, "ok"]);
  }
  const { level, code } = await deal({ board: "3x3", weight: 100 }, dealer);
  assertLevel(level);
  assert.deepEqual([level.fewest, code], [9, "fewer"]);
});

test("the most presses are exact, or those of a position that is shown, or a number that none exceeds", async () => {
  const dealer = dealerOf(11);
  for (const board of ["2x2", "3x3", "3x3-torus", "3x3-goal-either", "2x4-ring", "2x2-ring-torus", "3x3-king-torus"]) {
    const [rows, cols] = board.split("-")[0].split("x").map(Number);
    const cells = rows * cols;
    const minima = Array.from({ length: 2 ** cells }, (_, bits) => {
      const hex = (bits * 2 ** (-cells & 3)).toString(16).padStart(Math.ceil(cells / 4), "0");
      return minimumOf(`${board}.${hex}`) ?? 0;
    });
    const { weight, exact, notation } = await dealer.hardest(board);
    const most = Math.max(...minima);
    assert.ok(exact ? weight === most : weight <= most, `${board}: ${weight}, not ${most}`);
    assert.equal(minimumOf(notation), weight);
  }
  const { weight, exact } = await dealer.hardest("5x5");
  assert.deepEqual([weight, exact], [15, true], "a theorem");
  // Of 2⁴⁴ solutions each, none is looked at: on average they press half of all buttons.
  assert.deepEqual(await dealer.hardest("12x12-king-torus"), { weight: 72, exact: false, notation: null });
  // Each neighbour is reached twice: no press changes anything.
  assert.deepEqual(await deal({ board: "2x2-ring-torus", weight: 3 }, dealer), { level: null, code: "none" });
});

test("each try is bounded, and where nobody knows the most presses that a board needs, few weights are tried", async () => {
  for (const [notation, weight, weights] of /** @type {const} */ ([
    [null, 100, [100, 87, 76, 66, 57, 49, 42, 36, 31, 27]],
    ["4x4.8001", 34, [33, 32, 31, 30]],
  ])) {
    const orders = [];
    const generate = (order) => orders.push(order) && (order.weight > 30 ? null : "4x4.8000");
    const dealer = { ...dealerOf(1), generate, hardest: () => ({ weight, exact: false, notation }) };
    const { level, code } = await deal({ board: "12x12-king-torus", weight: notation ? 33 : 144 }, dealer);
    assert.deepEqual([code, level?.fewest], ["fewer", weights.at(-1)]);
    assert.deepEqual(
      orders.map((order) => order.weight),
      weights,
    );
    assert.ok(orders.every(({ budget }) => budget <= 2 ** 18));
  }
  const orders = [];
  await found({ ...dealerOf(1), generate: (order) => orders.push(order) && null }, { notation: "5x5.off", seed: 1 });
  assert.equal(orders[0].budget, 2 ** 18);
});

const AXES = {
  shape: ["1x1", "1x2", "2x2", "2x5", "3x3", "4x4", "5x3", "5x5", "6x6"],
  wrap: ["", "-cylinder", "-torus"],
  goal: ["", "-goal-on", "-goal-either"],
};
for (const rule of engine.rules)
  test(`after whatever is dealt by the rule ${rule}, at its hardest and at its easiest, comes a level`, async () => {
    const dealer = dealerOf(12);
    for (const { shape, wrap, goal } of pairs(AXES)) {
      // Of the largest, which take the longest, only the usual goal.
      const board = `${shape}${rule === "plus" ? "" : `-${rule}`}${wrap}${shape === "6x6" ? "" : goal}`;
      const { weight } = await dealer.hardest(board);
      for (const wanted of [1, weight + 5]) {
        const { level, code } = await deal({ board, weight: wanted }, dealer);
        if (!level) {
          assert.deepEqual([code, weight], ["none", 0], board);
          continue;
        }
        assertLevel(level);
        assert.ok(level.fewest <= Math.min(wanted, weight), board);
        const after = await next(level, dealer, never);
        assertLevel(after);
        assert.notEqual(after.notation, level.notation);
      }
    }
  });

test("the same board is never dealt twice running, if there is another", async () => {
  const dealer = dealerOf(9);
  for (const { board, weight } of [
    { board: "3x3", weight: 1 },
    { board: "4x4-torus", weight: 15 },
    { board: "2x2", weight: 3 },
  ]) {
    let last = "";
    for (let round = 0; round < 40; round++) {
      const { level, code } = await deal({ board, weight, last }, dealer);
      assert.deepEqual([level.notation === last, code], [false, "ok"]);
      last = level.notation;
    }
  }
  const only = await deal({ board: "1x1", weight: 1, last: "1x1.on" }, dealer);
  assert.deepEqual([only.level.notation, only.code], ["1x1.on", "same"]);
  let last = "";
  for (let round = 0; round < 40; round++) {
    const notation = await dealDoors({ doors: 3, last }, dealer);
    assert.notEqual(notation, last);
    assert.equal(minimumOf(notation) > 0, true, "it can be opened");
    last = notation;
  }
});

test("doors that cannot be opened come only when asked for", async () => {
  const dealer = dealerOf(10);
  const dealt = async (openable) => {
    const notations = [];
    for (let round = 0; round < 40; round++) notations.push(await dealDoors({ doors: 4, openable }, dealer));
    return notations.map(minimumOf);
  };
  assert.ok((await dealt(true)).every((weight) => weight > 0));
  assert.ok((await dealt(false)).some((weight) => weight === undefined));
});

test("after lights with more than two states come lights with as many, one press harder or on a larger board", async () => {
  for (const [from, fewest, key] of /** @type {const} */ ([
    ["4x4-mod3.2", 4, "free/4x4-mod3/5"],
    ["4x4-torus-mod6~=*.0000000000000001", 1, "free/4x4-torus-mod6-both-same/2"],
    ["3x3-mod3=010101010.0", 18, "free/4x4-mod3/4"],
    ["8x8-holes8000000000000000-mod3.0", 500, "free/4x4-cylinder-mod3/4"],
    ["8x8-rowcol-mod4.0", 500, "free/4x4-mod4/4"],
  ])) {
    const after = await next(freeLevel(from, fewest), dealerOf(3), never);
    assertLevel(after);
    assert.equal(after.key, key);
  }
});

test("after dials come as many of the same kind, one press harder where that is found", async () => {
  for (const board of ["dials4-110-011-101", "dials6~-11000-01100-00110-00011-10001"]) {
    let level = freeLevel(`${board}.1`, 2);
    const seen = [];
    for (let round = 0; round < 5; round++) {
      level = await next(level, dealerOf(round), never);
      assertLevel(level);
      assert.deepEqual(dialsOf(level.notation.split(".")[0]), dialsOf(board));
      seen.push(level.fewest);
    }
    assert.deepEqual(seen, [3, 4, 5, 6, 7]);
  }
});

test("dials that are dealt can be solved, and are not solved yet", () => {
  for (let seed = 0; seed < 40; seed++) {
    const dials = { dials: 1 + (seed % 10), positions: 3 + (seed % 10), bothWays: seed % 2 === 0 };
    const notation = dealDials(dials, dealerOf(seed));
    engine.load(notation);
    assert.deepEqual([engine.solved, engine.solve().solvable], [false, true]);
    assert.deepEqual(dialsOf(engine.boardNotation), dials);
  }
});

test("the hardest position of lights with more than two states is one that the generator keeps below", async () => {
  for (const board of ["2x2-mod3", "3x3-mod4", "3x3-torus-mod3=*", "2x3-mod5~"]) {
    const { weight, exact, notation } = await dealerOf(1).hardest(board);
    assert(exact && notation);
    let most = 0;
    for (let asked = 1; asked <= weight + 1; asked++) {
      const level = await found(dealerOf(1), { notation: `${board}.0`, weight: asked, seed: asked });
      if (level) most = asked;
    }
    assert.ok(most > 0 && most <= weight, board);
  }
  const { weight, exact, notation } = await dealerOf(1).hardest("40x40-rowcol-mod3"); // too many solutions: a bound
  assert.deepEqual([exact, notation, weight > 0 && weight <= 2 * 1600], [false, null, true]);
});

test("deals lights with more than two states, or says that fewer presses were found", async () => {
  for (const weight of [5, 99]) {
    const { level, code } = await deal({ board: "3x3-mod3", weight }, dealerOf(2));
    assertLevel(level);
    assert.equal(code, weight === 5 ? "ok" : "fewer");
  }
});
