// Boards of any size through the engine. The C tests compare the core with elimination; here the definition judges what arrives.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine, EngineError, PBMError } from "../web/engine/all.js";
import { module } from "./core.js";

const engine = createEngine(module);

const SIZES = [
  [1, 1],
  [1, 64],
  [65, 1],
  [2, 3],
  [3, 5],
  [9, 9],
  [19, 19],
  [4, 63],
  [64, 7],
  [29, 65],
  [33, 31],
  [70, 130],
];

/** The board's cells, a byte each. */
function cellsOf({ rows, cols, bytes, stride }) {
  return Uint8Array.from({ length: rows * cols }, (_, i) => {
    const [row, col] = [Math.floor(i / cols), i % cols];
    return (bytes[row * stride + (col >> 3)] >> (col & 7)) & 1;
  });
}

/** The lights that presses make, by the definition. */
function lightsOf(rows, cols, presses, { rule = "plus", wrap = "flat" } = {}) {
  const at = (row, col) => {
    const r = wrap === "torus" ? (row + rows) % rows : row;
    const c = wrap === "flat" ? col : (col + cols) % cols;
    return r >= 0 && r < rows && c >= 0 && c < cols ? presses[r * cols + c] : 0;
  };
  return presses.map((press, i) => {
    const [row, col] = [Math.floor(i / cols), i % cols];
    const own = rule === "plus" ? press : 0;
    return own ^ at(row - 1, col) ^ at(row + 1, col) ^ at(row, col - 1) ^ at(row, col + 1);
  });
}

const RULES = /** @type {const} */ (["plus", "ring"]);
const WRAPS = /** @type {const} */ (["flat", "cylinder", "torus"]);
const KINDS = RULES.flatMap((rule) => WRAPS.map((wrap) => ({ rule, wrap })));

/** Puts cells, a byte each, on a board. */
function write({ cols, bytes, stride }, cells) {
  bytes.fill(0);
  cells.forEach((cell, i) => (bytes[Math.floor(i / cols) * stride + ((i % cols) >> 3)] |= cell << ((i % cols) & 7)));
}

const sum = (cells) => cells.reduce((total, cell) => total + cell, 0);
test("random boards of every rule and wrap are solved, or proven unsolvable, by the definition", () => {
  for (const options of KINDS)
    for (const [rows, cols] of [...SIZES, [130, 70], [65, 200]]) {
      const board = engine.large(rows, cols, options);
      for (let seed = 0; seed < 3; seed++) {
        board.fill("random", seed);
        const lights = cellsOf(board);
        const { solvable, nullity } = board.solve();
        const cells = cellsOf(board);
        assert.ok(solvable || nullity > 0);
        assert.ok(board.verify());
        assert.deepEqual(lightsOf(rows, cols, cells, options), solvable ? lights : lights.map(() => 0));
        if (!solvable) assert.equal(sum(cells.map((cell, i) => cell & lights[i])) % 2, 1);
        const presses = lights;
        write(board, lightsOf(rows, cols, presses, options));
        assert.ok(board.solve().solvable && board.verify());
      }
    }
});

test("a large torus and a large cylinder verify", () => {
  for (const options of KINDS) {
    const board = engine.large(1001, 2000, options);
    board.fill("random", 4);
    board.solve();
    assert.ok(board.verify());
    board.bytes[500 * board.stride + 3] ^= 4;
    assert.equal(board.verify(), false);
  }
});

test("an unknown rule, wrap or option is refused", () => {
  for (const options of [{ rule: "king" }, { wrap: "sphere" }, { wraps: "torus" }, { wrap: 1 }])
    assert.throws(() => engine.large(5, 5, /** @type {any} */ (options)), RangeError);
  for (const options of [null, "torus"])
    assert.throws(() => engine.large(5, 5, /** @type {any} */ (options)), RangeError);
});

test("the size of a board is fixed", () => {
  const board = engine.large(3, 5);
  for (const name of ["rows", "cols", "stride"]) assert.throws(() => (board[name] = 4), TypeError);
  assert.deepEqual([board.rows, board.cols, board.stride], [3, 5, 8]);
});

test("the array of a board stays good, whatever is asked of the board", () => {
  const [rows, cols, side] = [3000, 3100, 3300];
  const board = engine.large(rows, cols); // more memory than there is in the beginning
  const { bytes, stride } = board;
  board.fill("random", 1);
  board.solve();
  board.verify();
  board.toPBM();
  const picture = board.picture({ row: 0, col: 0, scale: 1, width: side, height: side });
  assert.equal(bytes.length, rows * stride);
  assert.deepEqual(bytes, board.bytes);
  for (let i = 0; i < side * side; i += 997) {
    const [row, col] = [Math.floor(i / side), i % side];
    const cell = row < rows && col < cols ? (bytes[row * stride + (col >> 3)] >> (col & 7)) & 1 : 0;
    assert.equal(picture[i], 255 * cell);
  }
  bytes.fill(0);
  assert.equal(board.picture({ row: 0, col: 0, scale: 300, width: 1, height: 1 })[0], 0);
});

const GOLDEN = "50340a373020330a7258908c55c1029dd0207be4a1480862eda077996afbda21a352bc";

test("a seed means the same lights for ever", () => {
  const board = engine.large(3, 70);
  board.fill("random", 2 ** 40 + 7);
  assert.equal(Buffer.from(board.toPBM()).toString("hex"), GOLDEN);
  board.fill("random");
  const ofNoSeed = board.toPBM();
  board.fill("random", 0);
  assert.deepEqual(board.toPBM(), ofNoSeed);
  board.fill("random", 8);
  assert.notEqual(Buffer.from(board.toPBM()).toString("hex"), GOLDEN);
});

test("a PBM goes out and comes back", () => {
  for (const [rows, cols] of SIZES) {
    const board = engine.large(rows, cols);
    board.fill("random", 9);
    const file = board.toPBM();
    assert.equal(file.length, `P4\n${cols} ${rows}\n`.length + rows * Math.ceil(cols / 8));
    for (let row = 0; cols % 8 && row < rows; row++)
      board.bytes[row * board.stride + (cols >> 3)] |= 0xff << (cols % 8);
    assert.deepEqual(board.toPBM(), file, "bits beyond the last column do not count");
    const again = engine.large(file);
    assert.deepEqual([again.rows, again.cols, again.rule, again.wrap], [rows, cols, "plus", "flat"]);
    assert.deepEqual(cellsOf(again), cellsOf(board));
    assert.equal(engine.large(file, { wrap: "torus" }).wrap, "torus");
  }
});

const ascii = (text, ...bytes) => Uint8Array.from([...text].map((c) => c.charCodeAt(0)).concat(bytes));

test("a PBM may have comments; its first pixel is the highest bit", () => {
  const pixels = [0b10000001, 0b01000000, 0, 0b11000000];
  for (const end of ["\n", "# the height\n"]) {
    const board = engine.large(ascii(`P4 # made by hand\n# twice\n10\t2${end}`, ...pixels));
    assert.deepEqual([...cellsOf(board)].join(""), "10000001010000000011");
  }
});

test("a size is whole numbers from 1", () => {
  for (const size of [0, -1, 1.5, Number.NaN, Infinity, 1_000_001]) {
    assert.throws(() => engine.large(size, 5), RangeError);
    assert.throws(() => engine.large(5, size), RangeError);
    assert.throws(() => engine.nullity(5, size), RangeError);
  }
});

test("a board beyond all memory is refused, and the engine goes on", () => {
  engine.load("5x5.on");
  assert.throws(
    () => engine.large(1_000_000, 1_000_000),
    (error) => error instanceof EngineError && error.code === "memory",
  );
  // 2^32 words: a product that 32 bits take for none.
  assert.throws(
    () => engine.large(524_288, 524_288),
    (error) => error instanceof EngineError && error.code === "memory",
  );
  assert.throws(() => engine.large(ascii("P4\n1000000 1000000\n")), PBMError);
  assert.equal(engine.solve().solvable, true);
  assert.equal(engine.large(5, 5).solve().nullity, 2);
});

test("the nullity of every board up to 20 × 20 is that of elimination", () => {
  for (let rows = 1; rows <= 20; rows++)
    for (let cols = 1; cols <= 20; cols++) {
      engine.load(`${rows}x${cols}.off`);
      assert.equal(engine.nullity(rows, cols), engine.solve().nullity, `${rows} × ${cols}`);
    }
});

test("a picture gives the share of ones of each square", () => {
  const board = engine.large(50, 90);
  board.fill("random", 4);
  const cells = cellsOf(board);
  for (const [row, col, scale] of [
    [0, 0, 1],
    [3, 61, 2],
    [10, 5, 7],
    [0, 0, 64],
    [1, 2, 64],
    [0, 0, 90],
  ]) {
    const [width, height] = [Math.ceil((90 - col) / scale) + 1, Math.ceil((50 - row) / scale)];
    const picture = board.picture({ row, col, scale, width, height });
    picture.forEach((share, i) => {
      const [top, left] = [row + Math.floor(i / width) * scale, col + (i % width) * scale];
      let ones = 0;
      for (let r = top; r < Math.min(50, top + scale); r++)
        for (let c = left; c < Math.min(90, left + scale); c++) ones += cells[r * 90 + c];
      assert.equal(share, Math.floor((ones * 255) / scale ** 2));
    });
  }
});
