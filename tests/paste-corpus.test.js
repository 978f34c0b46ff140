// Texts of people: a corpus that was read by eye, and random boards written in any symbols, separators and frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { EXAMPLES } from "../web/reading/index.js";
import { module } from "./core.js";
import { READ, REFUSED } from "./paste-corpus.js";
import { randomSource } from "./plain.js";

const reader = createEngine(module);

/** The engine of all tests, at a position. @param {string} notation */
function engineOf(notation) {
  reader.load(notation);
  return reader;
}

/** A grid as it is drawn in the corpus. @param {import("../web/engine/engine.js").Engine} engine */
function drawn({ rows, cols, lights, holes }) {
  const cell = (/** @type {number} */ i) => (holes[i] ? "o" : lights[i] ? "#" : ".");
  const row = (/** @type {number} */ r) => Array.from({ length: cols }, (_, c) => cell(r * cols + c)).join("");
  return Array.from({ length: rows }, (_, r) => row(r)).join("/");
}

for (const {
  text,
  here = "5x5.on",
  grid,
  masks,
  notation,
  asks = false,
  self = false,
  states = 0,
  doubt = false,
  senses = "",
} of READ)
  test(`${JSON.stringify(text)} is read`, () => {
    const engine = engineOf(here);
    assert.equal(engine.paste(text), 1);
    if (grid) assert.equal(drawn(engine), grid);
    if (masks) assert.equal(engine.notation, `doors-${masks.replaceAll(" ", "-")}.off`);
    if (notation) assert.equal(engine.notation, notation);
    const { isCertain, asksSelf, asksStates, symbols, states: found } = engine.pasted;
    assert.deepEqual([!isCertain, asksSelf, asksStates, found], [asks, self, doubt, states]);
    assert.equal(engine.pasted.senses.join(" "), senses);
    if (asks && !states) assert.ok(symbols.length > 1);
  });

for (const [text, code, position, form, rows = []] of REFUSED)
  test(`${JSON.stringify(text)} is refused`, () => {
    const engine = engineOf("5x5.on");
    assert.throws(
      () => engine.paste(text),
      (/** @type {any} */ error) => {
        assert.deepEqual([error.code, error.position, error.form, error.rows], [code, position, form, rows]);
        return true;
      },
    );
    assert.equal(engine.notation, "5x5.on");
  });

test("the forms beside those of the core have examples, which are read in these forms", () => {
  for (const form of ["symbols", "cells", "names", "states"]) {
    const engine = engineOf("5x5.on");
    engine.paste(EXAMPLES[form]);
    assert.equal(engine.pasted.form, form);
  }
});

test("the meanings of symbols can be chosen, and a button's own door", () => {
  const engine = engineOf("5x5.on");
  engine.paste("xo.\nox.\nxxx", 0, { meanings: ["dark", "hole", "lit"] });
  assert.equal(drawn(engine), ".o#/o.#/...");
  assert.deepEqual(
    engine.pasted.symbols.map(({ symbol, count, meaning }) => `${symbol} ${count} ${meaning}`),
    ["x 5 dark", "o 2 hole", ". 2 lit"],
  );
  engine.paste("⬜⬛\n⬛⬛", 0, { meanings: ["dark", "lit"] });
  assert.equal(drawn(engine), ".#/##");
  engine.paste("A: B C\nB: A C\nC: A B", 0, { self: true });
  assert.equal(engine.notation, "doors-111-111-111.off");
  assert.throws(() => engine.paste("xo\nox", 0, { meanings: /** @type {any} */ (["red"]) }), RangeError);
  assert.throws(() => engine.paste("xox\noxo\nxxx", 0, { meanings: ["hole", "hole"] }), { code: "hole" });
});

test("what each line lists can be chosen", () => {
  const engine = engineOf("3x4-torus.on");
  engine.paste("1, 2 / 1, 2, 3 / 2, 3", 0, { sense: "columns" });
  assert.equal(engine.notation, "3x4-torus.ce6");
  engine.paste("2\n1 3\n2\n2 4", 0, { sense: "columns" });
  assert.equal(drawn(engine), ".#../#.#./.#../.#.#");
  engine.paste("2\n1 3\n2", 0, { sense: "masks", self: true });
  assert.equal(engine.notation, "doors-110-111-011.off");
  engine.load("5x5.on");
  engine.paste("Row 1: 1, 2\nRow 2: 1, 2", 0, { sense: "states" });
  assert.equal(engine.notation, "2x2-mod3.1212");
  engine.paste("[[0,1],[1,2],[2,0]]", 0, { sense: "masks" });
  assert.equal(engine.notation, "doors-110-011-101.off");
  assert.throws(() => engine.paste("1", 0, { sense: /** @type {any} */ ("red") }), RangeError);
});

test("more than three signs are states, whose order can be chosen", () => {
  const engine = engineOf("5x5.on");
  const text = "🔴🟢🔵🟡\n🟢🔵🟡🔴";
  engine.paste(text, 0, { meanings: [3, 1, 2, 0] });
  assert.equal(engine.notation, "2x4-mod4.31201203");
  assert.deepEqual(
    engine.pasted.symbols.map(({ symbol, count, meaning }) => `${symbol} ${count} ${meaning}`),
    ["🔴 2 3", "🟢 2 1", "🔵 2 2", "🟡 2 0"],
  );
  assert.throws(() => engine.paste(text, 0, { meanings: [36] }), RangeError);
  const signs = Array.from({ length: 38 }, (_, i) => String.fromCodePoint(0x1f400 + i));
  const many = `${signs.slice(0, 19).join("")}\n${signs.slice(19).join("")}`;
  assert.throws(() => engine.paste(many), { code: "states", position: 0, form: "symbols" });
});

test("lists, drawings and matrices are refused where they do not fit a board", () => {
  const holed = engineOf("3x3-holes800.on");
  assert.throws(() => holed.paste("(1,1) (2,2)"), { code: "cell", position: 0, form: "cells" });
  assert.equal(holed.paste("(2,2)"), 1);
  assert.equal(holed.notation, "3x3-holes800.080");
  const engine = engineOf("doors-01-10.off");
  assert.throws(() => engine.paste("(1,1) (2,2)"), { code: "cell" });
  const wide = "xo".repeat(182);
  assert.throws(() => engine.paste(Array(182).fill(wide).join("\n")), { code: "too-large", form: "symbols" });
  const row = "01".repeat(129);
  assert.throws(() => engine.paste(`adjacency\n${Array(258).fill(row).join("\n")}`), { name: "NotationError" });
  const long = Array(258)
    .fill(0)
    .map((_, i) => `s${i}: s${(i + 1) % 258}`);
  assert.throws(() => engine.paste(long.join("\n")), { name: "NotationError" });
});

test("a position behind a sentence is read, and a text that is too long for people only in the forms of the core", () => {
  const engine = engineOf("5x5.on");
  engine.paste("my game of Flip: 2x1c:f,8");
  assert.equal(engine.notation, "1x2.8");
  assert.throws(() => engine.paste("my game: 99, 100, 101"), { name: "NotationError" });
  assert.throws(() => engine.paste(`xo\nox\nxx\n${" ".repeat(200_001)}thanks`), { name: "NotationError" });
  assert.throws(() => engine.paste(`.#\n${"#.\n".repeat(70_000)}`), { code: "too-large", form: "picture" });
  assert.throws(() => engine.paste("see a.b, c.d: nothing"), { name: "NotationError" });
});

// Not - and =, of which frames consist.
const SIGNS = [..."xoXO#@*%&+~?!<abzZ₿åж漢字●○■□⬛⬜🟥🟦🐱🐶👩🏽"].filter((sign) => !/\p{EMod}/u.test(sign));

/** A random board: a picture in two signs of rows that are not all alike. @param {(n: number) => number} random */
function randomBoard(random) {
  const [rows, cols] = [2 + random(7), 3 + random(6)];
  const cells = Array.from({ length: rows }, () => Array.from({ length: cols }, () => random(2)));
  cells[0][0] = 0;
  cells[rows - 1][cols - 1] = 1;
  return cells;
}

test("a random board in any two signs is read, however its cells and rows are separated", () => {
  const random = randomSource(24);
  for (let round = 0; round < 300; round++) {
    const cells = randomBoard(random);
    const signs = [...SIGNS];
    const [dark] = signs.splice(random(signs.length), 1);
    const lit = signs[random(signs.length)];
    if (dark.toLowerCase() === lit.toLowerCase()) continue; // "xX" are one symbol beside others
    const separator = ["", " ", ",", "\t", " | ", ", ", "  "][random(7)];
    const [before, after] = [
      ["", ""],
      ["> ", ""],
      ["| ", " |"],
      ["  ", ""],
      ["[", "],"],
    ][random(5)];
    const [head, tail] = [
      ["", ""],
      ["here is my puzzle:\n\n", "\n\nwho can solve it?"],
      ["```\n", "\n```"],
    ][random(3)];
    const lines = cells.map((row) => `${before}${row.map((is) => (is ? lit : dark)).join(separator)}${after}`);
    const text = `${head}${lines.join("\n")}${tail}`;
    const engine = engineOf("5x5.on");
    assert.doesNotThrow(() => engine.paste(text), JSON.stringify(text));
    const meanings = engine.pasted.symbols.map(({ symbol }) => (symbol === lit ? "lit" : "dark"));
    engine.paste(text, 0, { meanings: /** @type {any} */ (meanings) });
    const expected = cells.map((row) => row.map((is) => (is ? "#" : ".")).join("")).join("/");
    assert.equal(drawn(engine), expected, JSON.stringify(text));
  }
});

test("random masks survive each way to write who flips whom", () => {
  const random = randomSource(25);
  for (let round = 0; round < 300; round++) {
    const count = 2 + random(6);
    const masks = Array.from({ length: count }, (_, i) =>
      Array.from({ length: count }, (_, j) => (j === (i + 1) % count ? 1 : random(2))),
    );
    const name = [
      (i) => "ABCDEFGH"[i],
      (i) => `Statue ${i + 1}`,
      (i) => ["left", "right", "top", "bottom", "red", "blue", "old", "new"][i],
      (i) => `${i + 1}`,
      (i) => "甲乙丙丁戊己庚辛"[i],
    ][random(5)];
    const verb = [": ", " -> ", " flips ", "控制", " → ", " = "][random(6)];
    const comma = [", ", "、", " and ", ","][random(4)];
    const lines = masks.map((mask, i) => {
      const listed = mask.flatMap((bit, j) => (bit ? [name(j)] : []));
      return `${name(i)}${verb}${listed.join(comma)}`;
    });
    const text = lines.join(["\n", "; ", ".\n"][random(3)]);
    const engine = engineOf("5x5.on");
    engine.paste(text);
    const expected = masks.map((mask) => mask.join("")).join("-");
    assert.equal(engine.notation, `doors-${expected}.off`, JSON.stringify(text));
  }
});

test("random lists of cells survive each way to write them", () => {
  const random = randomSource(26);
  for (let round = 0; round < 100; round++) {
    const [rows, cols] = [2 + random(8), 2 + random(8)];
    const bits = Array.from({ length: rows * cols }, () => random(2));
    bits[0] = 1;
    bits[rows * cols - 1] = 1;
    const write = [
      (r, c) => `(${r},${c})`,
      (r, c) => `(${r - 1}, ${c - 1})`,
      (r, c) => `r${r}c${c}`,
      (r, c) => `${"abcdefghij"[c - 1]}${r}`,
      (r, c) => `第${r}行第${c}列`,
    ][random(5)];
    const cells = bits.flatMap((bit, i) => (bit ? [write(Math.floor(i / cols) + 1, (i % cols) + 1)] : []));
    const head = ["", `${rows}x${cols}: `][random(2)];
    const engine = engineOf(head ? "3x3-torus.on" : `${rows}x${cols}.on`);
    engine.paste(`${head}${cells.join([" ", ", ", "; ", "\n"][random(4)])}`);
    assert.deepEqual([engine.rows, engine.cols, [...engine.lights]], [rows, cols, bits], cells.join(" "));
  }
});

test("digits are states of as many kinds as are chosen, but no fewer than they need", () => {
  const engine = engineOf("5x5.on");
  const read = (/** @type {number} */ states) => {
    engine.paste("0 1 2\n2 1 0", 0, { states });
    return engine.notation;
  };
  assert.equal(read(5), "2x3-mod5.012210");
  assert.equal(read(2), "2x3-mod3.012210");
  engine.paste("A: 1 -1\nB: 0 1", 0, { states: 6 });
  assert.equal(engine.notation, "dials6-15-01=1.0");
  assert.throws(() => read(37), RangeError);
});
