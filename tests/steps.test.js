// The lessons, replayed: each step is applied to the matrix here, and must give the next matrix. That they are the promised
// steps is proven by lesson_test.c.
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
  "cube2.on",
  "triangle4.1010101010101010",
  "hex2=*.1001000",
  "graph-001020-0112.101",
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
  const shown = engine.goal === "same" ? [1] : []; // what all lights show is one more unknown
  return Array.from(changeOf(engine), (bit, light) => [...masks.map((mask) => mask[light]), ...shown, bit]);
}

for (const reduced of [true, false])
  for (const notation of POSITIONS)
    test(`${notation}, ${reduced ? "reduced" : "echelon"}: every step does what it says, and ends right`, () => {
      const engine = engineOf(notation);
      const { rank, solvable } = engine.solve();
      const start = systemOf(engine);
      const lesson = engine.steps("elimination", { reduced });
      const columns = lesson.unknowns;
      const { rows, steps } = playThrough(lesson, columns + 1, start);
      const plain = reduce(start, columns);
      assert.equal(plain.rank, rank);
      assert.equal(steps.at(-1).code, solvable ? "done" : "impossible");
      const coefficients = (matrix) => matrix.map((row) => row.slice(0, columns));
      if (reduced || solvable) assert.deepEqual(coefficients(rows), coefficients(plain.reduced));
      if (solvable) assert.deepEqual(rows, plain.reduced);
      else assert.deepEqual(rows[steps.at(-1).row], [...Array(columns).fill(0), 1]);
    });

test("each row is the sum of the first rows that its origins say", () => {
  const random = randomSource(9);
  for (const notation of POSITIONS)
    for (const reduced of [true, false]) {
      const engine = engineOf(notation);
      const lesson = engine.steps("elimination", { reduced });
      assert(lesson.kind === "elimination");
      const width = lesson.unknowns + 1;
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

test("the lights of each step of a chase are those that its presses leave, and it ends as the solver does", () => {
  for (const notation of CHASED) {
    const engine = engineOf(notation);
    const lesson = engine.steps("chase");
    const steps = Array.from({ length: lesson.length }, (_, k) => lesson.at(k));
    for (const { lights, presses } of steps) assert.deepEqual(lights, lightsAfter(engine, presses), notation);
    assert.equal(steps[engine.rows].code, "left");
    assert.equal(steps.at(-1).code, engine.solve().solvable ? "finish" : "impossible");
    if (engine.solve().solvable)
      assert.ok(xor(steps.at(-1).lights, engine.lights).every((bit, i) => bit === changeOf(engine)[i]));
  }
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

for (const notation of POSITIONS)
  test(`${notation}: the stops of the elimination are the ends of its columns, in their order, and its verdict`, () => {
    for (const reduced of [true, false]) {
      const lesson = engineOf(notation).steps("elimination", { reduced });
      assert(lesson.kind === "elimination");
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
