// The lessons, replayed: each step is applied to the matrix here, and must give the next matrix.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineOf } from "./core.js";
import { randomSource } from "./plain.js";

const POSITIONS = [
  "5x5.on",
  "5x5.8000000",
  "2x2-goal-on.off",
  "1x1.on",
  "4x4-goal-either.9d98",
  "5x5-goal-either.0000008",
  "4x4-ring.9d98",
  "4x6-cross.9d98a1",
  "5x3-king.9d98",
  "4x5-knight.9d98a",
  "3x3-rowcol.9d8",
  "4x4-torus.9d98",
  "4x5-cylinder-goal-on.9d98a",
  "2x2-torus.8",
  "4x4-holes9000.6d98",
  "3x3-holes080.630",
  "doors-0111-1001-0011-1011.off",
  "doors-011-110-101.off",
  "doors-01101-10010-11100.off",
  "doors-011-110-101-100-010.off",
];

const xor = (a, b) => a.map((bit, i) => bit ^ b[i]);
const rowsOf = (matrix, width) =>
  Array.from({ length: matrix.length / width }, (_, r) => [...matrix.slice(r * width, (r + 1) * width)]);

/** The matrix after a step, made from the one before it by what the step says. */
function perform(rows, { code, row, other }) {
  const after = rows.slice();
  if (code === "add") after[row] = xor(rows[row], rows[other]);
  if (code === "swap") [after[row], after[other]] = [rows[other], rows[row]];
  return after;
}

/** The reduced row echelon form of the coefficients, as the schoolbook has it. */
function reduce(rows, columns) {
  const reduced = rows.slice();
  let rank = 0;
  for (let column = 0; column < columns; column++) {
    const found = reduced.findIndex((row, r) => r >= rank && row[column]);
    if (found < 0) continue;
    [reduced[rank], reduced[found]] = [reduced[found], reduced[rank]];
    for (let r = 0; r < reduced.length; r++)
      if (r !== rank && reduced[r][column]) reduced[r] = xor(reduced[r], reduced[rank]);
    rank++;
  }
  return { reduced, rank };
}

function playThrough(lesson, width, start) {
  let rows = start;
  const steps = [];
  for (let k = 0; k < lesson.length; k++) {
    const step = lesson.at(k);
    rows = perform(rows, step);
    assert.deepEqual(rowsOf(step.matrix, width), rows, `step ${k}: ${step.code}`);
    steps.push(step);
  }
  return { rows, steps };
}

/** The lights that must change: to all off, or to all on but the holes. */
function changeOf(engine) {
  const { lights, holes } = engine;
  const toOn = lights.map((lit, i) => (holes[i] ? 0 : lit ^ 1));
  if (engine.goal !== "either") return engine.goal === "on" ? toOn : lights;
  const { presses } = engine.solve();
  if (!presses) return lights;
  const flipped = new Uint8Array(engine.lightCount);
  presses.forEach((on, button) => on && engine.mask(button).forEach((bit, i) => (flipped[i] ^= bit)));
  return flipped;
}

function systemOf(engine) {
  const masks = Array.from({ length: engine.buttonCount }, (_, button) => engine.mask(button));
  return Array.from(changeOf(engine), (bit, light) => [...masks.map((mask) => mask[light]), bit]);
}

for (const reduced of [true, false])
  for (const notation of POSITIONS)
    test(`${notation}, ${reduced ? "reduced" : "echelon"}: every step does what it says, and ends right`, () => {
      const engine = engineOf(notation);
      const { rank, solvable } = engine.solve();
      const start = systemOf(engine);
      const columns = engine.buttonCount;
      const lesson = engine.steps("elimination", { reduced });
      const { rows, steps } = playThrough(lesson, columns + 1, start);
      const plain = reduce(start, columns);
      assert.equal(plain.rank, rank);
      assert.equal(steps.at(-1).code, solvable ? "done" : "impossible");
      const coefficients = (matrix) => matrix.map((row) => row.slice(0, columns));
      if (reduced || solvable) assert.deepEqual(coefficients(rows), coefficients(plain.reduced));
      if (solvable) assert.deepEqual(rows, plain.reduced);
      else assert.deepEqual(rows[steps.at(-1).row], [...Array(columns).fill(0), 1]);
    });

test("pivots and free buttons are all columns but the holes, in order; an echelon form comes before the way back", () => {
  for (const notation of POSITIONS) {
    const engine = engineOf(notation);
    const lesson = engine.steps("elimination", { reduced: false });
    const steps = Array.from({ length: lesson.length }, (_, k) => lesson.at(k));
    const down = steps.slice(
      0,
      steps.findIndex(({ code }) => code === "done" || code === "impossible"),
    );
    const named = down.filter(({ code }) => code === "pivot" || code === "free").map(({ column }) => column);
    const present = Array.from({ length: engine.buttonCount }, (_, i) => i).filter((i) => !engine.holes[i]);
    assert.deepEqual(named, present, notation);
    assert.equal(down.filter(({ code }) => code === "pivot").length, engine.solve().rank);
    assert.ok(down.every(({ code, row, other }) => code !== "add" || row > other));
    assert.ok(steps.slice(down.length).every(({ code, row, other }) => code !== "add" || row < other));
    assert.equal(lesson.verdict, down.length);
    const leads = rowsOf(steps[down.length].matrix, engine.buttonCount + 1)
      .map((row) => row.slice(0, -1).indexOf(1))
      .filter((lead) => lead >= 0);
    assert.deepEqual(
      leads,
      [...new Set(leads)].sort((a, b) => a - b),
    );
  }
});

test("each row is the sum of the first rows that its origins say", () => {
  const random = randomSource(9);
  for (const notation of POSITIONS)
    for (const reduced of [true, false]) {
      const engine = engineOf(notation);
      const width = engine.buttonCount + 1;
      const lesson = engine.steps("elimination", { reduced });
      const first = rowsOf(lesson.at(0).matrix, width);
      for (const k of [0, lesson.length - 1, random(lesson.length), random(lesson.length)])
        rowsOf(lesson.at(k).matrix, width).forEach((row, r) => {
          const origins = [...lesson.origins(k, r)];
          assert.equal(origins.length, lesson.equations);
          const sum = row.map((_, i) => origins.reduce((bit, is, origin) => bit ^ (is & first[origin][i]), 0));
          assert.deepEqual([...row], [...sum], `${notation} ${k} ${r}`);
        });
    }
});

test("any step in any order is the same as in its turn", () => {
  const random = randomSource(7);
  for (const notation of ["5x5.on", "6x5-ring.9d98a1fc", "doors-011-110-101-100-010.off"])
    for (const reduced of [true, false]) {
      const engine = engineOf(notation);
      const [lesson, sequential] = [0, 1].map(() => engine.steps("elimination", { reduced }));
      const steps = Array.from({ length: sequential.length }, (_, k) => sequential.at(k));
      for (let i = 0; i < 300; i++) {
        const k = random(lesson.length);
        assert.deepEqual(lesson.at(k), steps[k]);
      }
    }
});

test("after the lesson is done, the last column holds a solution with every free button 0", () => {
  const engine = engineOf("5x5.on");
  const lesson = engine.steps("elimination", { reduced: false });
  const { matrix } = lesson.at(lesson.length - 1);
  for (const row of rowsOf(matrix, 26)) if (row[25]) engine.press(row.indexOf(1));
  assert.ok(engine.solved);
});

test("the lesson is about the position as it stood, whatever is pressed later", () => {
  const engine = engineOf("3x3.on");
  const lesson = engine.steps("elimination", {});
  const before = lesson.at(0).matrix;
  engine.press(4);
  assert.deepEqual(lesson.at(0).matrix, before);
  assert.notDeepEqual(engine.steps("elimination", {}).at(0).matrix, before);
});

test("a system of one's own is eliminated like a board", () => {
  const random = randomSource(11);
  const engine = engineOf("5x5.on");
  for (const [equations, unknowns] of [
    [1, 1],
    [3, 7],
    [7, 3],
    [65, 64],
    [20, 130],
  ])
    for (const reduced of [true, false]) {
      const matrix = Uint8Array.from({ length: equations * (unknowns + 1) }, () => random(2));
      const lesson = engine.steps("elimination", { reduced, system: { equations, unknowns, matrix } });
      const { rows, steps } = playThrough(lesson, unknowns + 1, rowsOf(matrix, unknowns + 1));
      const plain = reduce(rowsOf(matrix, unknowns + 1), unknowns);
      const consistent = plain.reduced.slice(plain.rank).every((row) => !row[unknowns]);
      assert.equal(steps.at(-1).code, consistent ? "done" : "impossible");
      if (consistent) assert.deepEqual(rows, plain.reduced);
    }
});

test("a board given as a system takes the steps of the board, reduced at once or at the end", () => {
  const engine = engineOf("4x4.a53c");
  const system = { equations: 16, unknowns: 16, matrix: Uint8Array.from(systemOf(engine).flat()) };
  const [atOnce, inTheEnd] = [true, false].map((reduced) => {
    const [ofBoard, given] = [{ reduced }, { reduced, system }].map((options) => {
      const lesson = engine.steps("elimination", options);
      return Array.from({ length: lesson.length }, (_, k) => lesson.at(k));
    });
    assert.deepEqual(given, ofBoard);
    return given;
  });
  assert.notDeepEqual(atOnce, inTheEnd);
});

test("64×64 buttons can be stepped through; larger boards are refused by name", () => {
  const lesson = engineOf("64x64.on").steps("elimination", { reduced: false });
  const last = lesson.length - 1;
  for (const k of [0, last, last >> 1, last]) {
    const step = lesson.at(k);
    assert.equal(step.matrix.length, 4096 * 4097);
    if (k === last) assert.equal(step.code, "done");
  }
  assert.throws(() => engineOf("65x64.on").steps("elimination", {}), { code: "steps" });
});

test("k is checked", () => {
  const lesson = engineOf("2x2.on").steps("elimination", {});
  for (const k of [-1, lesson.length, 0.5, Number.NaN]) assert.throws(() => lesson.at(k), RangeError);
});

/** The lights that these presses leave. */
function lightsAfter(engine, presses) {
  const lights = engine.lights;
  presses.forEach((on, button) => on && engine.mask(button).forEach((bit, i) => (lights[i] ^= bit)));
  return lights;
}

const CHASED = [
  "5x5.on",
  "5x5.8000000",
  "5x5.0000008",
  "2x2-goal-on.off",
  "1x6.a8",
  "6x1.a8",
  "1x1.off",
  "4x4-goal-either.9d98",
  "5x5-goal-either.0000008",
  "4x4-ring.9d98",
  "4x5-cylinder-goal-on.9d98a",
  "9x7.9d98a1f23456789a",
  "2x3-rowcol.9c",
  "20x20.on",
];

for (const notation of CHASED)
  test(`${notation}: the chase presses only under wrong lights, row by row, and ends as the solver does`, () => {
    const engine = engineOf(notation);
    const { rows, cols } = engine;
    const lesson = engine.steps("chase");
    const wrong = (lights) => {
      const start = engine.lights;
      const change = changeOf(engine);
      return lights.map((bit, i) => bit ^ start[i] ^ change[i]);
    };
    let before = { presses: new Uint8Array(engine.buttonCount), lights: engine.lights };
    for (let k = 0; k < lesson.length; k++) {
      const step = lesson.at(k);
      assert.deepEqual(step.lights, lightsAfter(engine, step.presses));
      const pressed = xor(step.presses, before.presses);
      if (step.code === "chase") {
        const above = wrong(before.lights).slice((step.row - 1) * cols, step.row * cols);
        assert.deepEqual(pressed.slice(step.row * cols, (step.row + 1) * cols), above);
        assert.equal(
          pressed.reduce((sum, bit) => sum + bit, 0),
          above.reduce((sum, bit) => sum + bit, 0),
        );
        assert.ok(
          wrong(step.lights)
            .slice(0, step.row * cols)
            .every((bit) => !bit),
        );
      } else if (step.code === "first-row") assert.ok(pressed.slice(cols).every((bit) => !bit));
      else assert.ok(pressed.every((bit) => !bit));
      before = step;
    }
    const { solvable } = engine.solve();
    assert.equal(lesson.at(rows).code, "left");
    assert.equal(lesson.at(lesson.length - 1).code, solvable ? "finish" : "impossible");
    if (solvable) assert.ok(wrong(before.lights).every((bit) => !bit));
  });

test("the system of the chase has the nullity of the board, and its first row solves it", () => {
  for (const notation of CHASED) {
    const engine = engineOf(notation);
    const lesson = engine.steps("chase");
    const { equations, unknowns, matrix } = lesson.system;
    assert.equal(matrix.length, equations * (unknowns + 1));
    const rows = rowsOf(matrix, unknowns + 1);
    assert.equal(unknowns - reduce(rows, unknowns).rank, engine.solve().nullity, notation);
    const codes = Array.from({ length: lesson.length }, (_, k) => lesson.at(k).code);
    const first = codes.indexOf("first-row");
    if (first < 0) continue;
    const [left, pressed] = [lesson.at(first - 1).presses, lesson.at(first).presses];
    const row = xor(left, pressed).slice(0, unknowns);
    for (const equation of rows)
      assert.equal(
        row.reduce((sum, bit, i) => sum ^ (bit & equation[i]), 0),
        equation[unknowns],
      );
  }
});

test("rules whose press reaches no light above, or several, have no chase", () => {
  const none = ["5x5-cross.on", "5x5-king.on", "5x5-knight.on", "5x5-rowcol.on", "5x5-torus.on", "4x4-holes0100.6c98"];
  for (const notation of [...none, "doors-011-110-101.off"]) assert.equal(engineOf(notation).steps("chase"), null);
});

test("the four equations of the 2×2 board stand as the article has them", () => {
  const { matrix } = engineOf("2x2-goal-on.off").steps("elimination", {}).at(0);
  assert.deepEqual(rowsOf(matrix, 5), [
    [1, 1, 1, 0, 1],
    [1, 1, 0, 1, 1],
    [1, 0, 1, 1, 1],
    [0, 1, 1, 1, 1],
  ]);
});

for (const notation of POSITIONS)
  test(`${notation}: the stops of the elimination are the ends of its columns, in their order, and its verdict`, () => {
    for (const reduced of [true, false]) {
      const lesson = engineOf(notation).steps("elimination", { reduced });
      const steps = Array.from({ length: lesson.length }, (_, k) => lesson.at(k));
      const stops = lesson.stops();
      assert.equal(stops.at(-1), lesson.length - 1);
      assert.ok(stops.includes(lesson.verdict) && stops.includes(0));
      for (const [i, stop] of stops.entries()) {
        const columns = new Set(steps.slice((stops[i - 1] ?? -1) + 1, stop + 1).map(({ column }) => column));
        assert.equal(columns.size, 1, `one column up to step ${stop}`);
        const [column] = columns;
        assert.ok(
          column < 0 || steps[stop + 1]?.column !== column || stop === lesson.verdict,
          `all of column ${column}`,
        );
      }
      assert.ok(stops.length <= 2 * lesson.unknowns + 3, `${stops.length} stops`);
    }
  });
