// Boards of any size: the same answers as elimination on small ones, and true answers on large ones.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { compileEngine, createEngine, EngineError, PBMError } from "../web/engine.js";

const engine = createEngine(
  await compileEngine(readFileSync(new URL("../build/lights-and-doors.wasm", import.meta.url))),
);

/** The cells of a packed board as rows of 0 and 1. */
function cellsOf({ rows, cols, stride, bytes }) {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => (bytes[row * stride + (col >> 3)] >> (col & 7)) & 1),
  );
}

/** What pressing these cells does to a dark board, by the rule itself. */
function press(cells) {
  const at = (row, col) => cells[row]?.[col] ?? 0;
  return cells.map((line, row) =>
    line.map((cell, col) => cell ^ at(row - 1, col) ^ at(row + 1, col) ^ at(row, col - 1) ^ at(row, col + 1)),
  );
}

const overlap = (a, b) => a.flat().reduce((sum, bit, i) => sum + (bit & b.flat()[i]), 0);

/** A board cut to the plus rule without chasing: a hole beside it sends solve() through elimination. */
function nullityByElimination(rows, cols) {
  const cells = rows * (cols + 1);
  const holes = Array.from({ length: 4 * Math.ceil(cells / 4) }, (_, i) =>
    i < cells && i % (cols + 1) === cols ? 1 : 0,
  );
  const hex = holes.join("").replace(/.{4}/g, (nibble) => Number.parseInt(nibble, 2).toString(16));
  engine.load(`${rows}x${cols + 1}-holes${hex}.off`);
  return engine.solve().nullity;
}

test("the nullity is that of elimination, for every size up to 16 × 16", () => {
  for (let rows = 1; rows <= 16; rows++)
    for (let cols = 1; cols <= 16; cols++)
      assert.equal(engine.nullity(rows, cols), nullityByElimination(rows, cols), `${rows} × ${cols}`);
});

test("nullities of large squares are the known ones", () => {
  const known = { 5: 2, 9: 8, 11: 6, 19: 16, 30: 20, 39: 32, 61: 40, 64: 28, 9999: 64, 10000: 0 };
  for (const [n, nullity] of Object.entries(known)) assert.equal(engine.nullity(Number(n), Number(n)), nullity, n);
});

for (const [rows, cols] of [
  [1, 1],
  [5, 5],
  [9, 9],
  [7, 64],
  [65, 3],
  [1, 200],
  [200, 1],
  [63, 129],
  [130, 130],
])
  test(`random lights on ${rows} × ${cols}: presses that make them, or a witness against all presses`, () => {
    for (let seed = 1; seed <= 8; seed++) {
      const large = engine.large(rows, cols);
      large.fill("random", seed);
      const before = cellsOf(large);
      const { solvable, nullity, weight } = large.solve();
      const answer = cellsOf(large);
      assert.equal(nullity, engine.nullity(rows, cols));
      assert.equal(
        weight,
        answer.flat().reduce((sum, bit) => sum + bit, 0),
      );
      assert.ok(large.verify());
      if (solvable) assert.deepEqual(press(answer), before);
      else {
        assert.ok(
          press(answer)
            .flat()
            .every((bit) => bit === 0),
        );
        assert.equal(overlap(answer, before) % 2, 1);
      }
    }
  });

test("all lights on can be put out at any size, and verify() notices a wrong press", () => {
  for (const n of [50, 333, 1000]) {
    const large = engine.large(n, n + 1);
    large.fill("on");
    assert.ok(large.solve().solvable);
    assert.ok(large.verify());
    large.bytes[large.stride * 3] ^= 4;
    assert.equal(large.verify(), false);
  }
});

test("bits beyond the columns do not count", () => {
  const large = engine.large(3, 5);
  large.bytes.fill(0xff);
  const { solvable, weight } = large.solve();
  const other = engine.large(3, 5);
  other.fill("on");
  assert.deepEqual({ solvable, weight }, { solvable: true, weight: other.solve().weight });
});

test("a seed means the same lights for ever", () => {
  const large = engine.large(3, 70);
  large.fill("random", 2 ** 33 + 7);
  const { stride } = large;
  const row = (r) => Buffer.from(large.bytes.subarray(r * stride, r * stride + 9)).toString("hex");
  assert.deepEqual([row(0), row(2)], ["47416194a5b8567728", "39d5534d81e5a89008"]);
});

test("a PBM file comes back as it went", () => {
  for (const [rows, cols] of [
    [1, 1],
    [3, 8],
    [5, 13],
    [40, 130],
  ]) {
    const large = engine.large(rows, cols);
    large.fill("random", 3);
    const file = large.toPBM();
    assert.match(Buffer.from(file).toString("latin1"), new RegExp(`^P4\n${cols} ${rows}\n`));
    const again = engine.large(file);
    assert.deepEqual(cellsOf(again), cellsOf(large));
    assert.deepEqual(again.toPBM(), file);
  }
  const commented = Buffer.from("P4 # a picture\n# of one row\n3 1\n\xa0", "latin1");
  assert.deepEqual(cellsOf(engine.large(commented)), [[1, 0, 1]]);
});

test("what is no PBM is refused where it goes wrong", () => {
  const refused = [
    ["", "pbm-header", 0],
    ["P1\n2 2\n0101", "pbm-header", 0],
    ["P4\nwide 2\n", "pbm-header", 0],
    ["P4\n0 2\n", "pbm-size", 6],
    ["P4\n9 2\n\xff\xff\xff", "pbm-short", 10],
  ];
  for (const [text, code, position] of refused)
    assert.throws(
      () => engine.large(Buffer.from(text, "latin1")),
      (error) => {
        assert.ok(error instanceof PBMError);
        assert.deepEqual([error.code, error.position], [code, position], text);
        return true;
      },
    );
});

test("sizes that are none, or that memory cannot hold, are refused, and the engine goes on", () => {
  engine.load("5x5.on");
  for (const [rows, cols] of [
    [0, 5],
    [5, -1],
    [2.5, 5],
    [Number.NaN, 5],
    [5, 2 ** 40],
  ]) {
    assert.throws(() => engine.large(rows, cols), RangeError);
    assert.throws(() => engine.nullity(rows, cols), RangeError);
  }
  assert.throws(
    () => engine.large(1_000_000, 1_000_000),
    (error) => error instanceof EngineError && error.code === "memory",
  );
  assert.throws(() => engine.large(5, 5).fill("off"), RangeError);
  assert.ok(engine.press(12) && engine.solve().solvable);
  const large = engine.large(10, 10);
  large.fill("on");
  assert.ok(large.solve().solvable);
});

test("a picture holds the share of ones in each square", () => {
  const large = engine.large(10, 12);
  large.fill("random", 5);
  const cells = cellsOf(large);
  const picture = large.picture({ row: 1, col: 2, scale: 3, width: 4, height: 4 });
  for (let y = 0; y < 4; y++)
    for (let x = 0; x < 4; x++) {
      let ones = 0;
      for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) ones += cells[1 + 3 * y + r]?.[2 + 3 * x + c] ?? 0;
      assert.equal(picture[4 * y + x], Math.floor((ones * 255) / 9));
    }
});
