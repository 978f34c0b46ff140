// Texts for other programs and pages, read back: LaTeX, MathML, tables, SVG, PNG and HTML.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inflateSync } from "node:zlib";
import { matrixOf, toLaTeX } from "../web/board/matrix.js";
import { matrixPicture } from "../web/board/matrix-picture.js";
import { equationText, NUMBERED, namesOf, onesOf } from "../web/board/names.js";
import { pictureOf } from "../web/board/picture.js";
import { elementText, frameAddress, frameText, imageText, markdownText } from "../web/embed/texts.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { parseEquation } from "../web/explain/equations.js";
import { stepsLaTeX, toCSV, toMathML, toRows } from "../web/explain/matrix-formats.js";
import { pngOfBoard } from "../web/lab/png.js";
import { cardOf } from "../web/play/share-card.js";
import { changesOf, plainPosition, randomPosition, randomSource } from "./plain.js";

const engine = createEngine(await compileEngine());
const random = randomSource(81);
const POSITIONS = [...Array.from({ length: 40 }, () => randomPosition(random, 6)), "doors-0111-1001-0011-1011.off"];

/** The numbers in each row of a text: what is left of its lines when all else is taken out. */
const numbersOf = (rows) => rows.map((row) => [...row.matchAll(/\d/g)].map(Number));
const linesOf = (text) => text.trim().split(/\r?\n/);

test("the matrix of a position has the masks as columns, and at the right what is to be changed", () => {
  for (const text of POSITIONS) {
    engine.load(text);
    const plain = plainPosition(text);
    const { masks, every, lights } = plain;
    const there = [...every.keys()].filter((light) => every[light]);
    const buttons = engine.kind === "doors" ? [...masks.keys()] : there;
    const { rows } = matrixOf(engine);
    const wanted = changesOf(plain, lights).map((changes) => there.map((light) => changes[light]));
    assert.deepEqual(
      rows.map((row) => row.slice(0, -1)),
      there.map((light) => buttons.map((button) => masks[button][light])),
      text,
    );
    assert.ok(
      wanted.some((changes) => changes.join() === rows.map((row) => row.at(-1)).join()),
      text,
    );
  }
});

test("each form of a matrix has all its entries, row by row", () => {
  for (const text of POSITIONS) {
    engine.load(text);
    const matrix = matrixOf(engine);
    const { rows } = matrix;
    assert.deepEqual(numbersOf(linesOf(toLaTeX(matrix)).slice(1, -1)), rows, text);
    assert.deepEqual(numbersOf(linesOf(toCSV(matrix))), rows);
    assert.deepEqual(numbersOf(linesOf(toRows(matrix))), rows);
    const cells = rows.map((row) => `<mtr>${row.map((entry) => `<mtd><mn>${entry}</mn></mtd>`).join("")}</mtr>`);
    assert.equal(/<mtr>.*<\/mtr>/.exec(toMathML(matrix))?.[0], cells.join(""));
    const drawn = rows.map((row) => row.map(() => 0));
    for (const [, x, y] of matrixPicture(matrix).matchAll(/M(\d+) (\d+)h24v24h-24z/g))
      drawn[Number(y) / 24][Number(x) / 24] = 1;
    assert.deepEqual(drawn, rows);
  }
});

test("a matrix written as rows is read back as equations", () => {
  for (const text of POSITIONS) {
    engine.load(text);
    const { rows } = matrixOf(engine);
    const read = linesOf(toRows(matrixOf(engine))).map((line) => parseEquation(line));
    assert.deepEqual(
      read.map(({ coefficients, right }) => [...coefficients, right]),
      rows,
    );
  }
});

test("the line before the right side stands where there is one, and nowhere else", () => {
  const rows = [
    [1, 0, 1],
    [0, 1, 0],
  ];
  const forms = [toLaTeX, toRows, toMathML, matrixPicture].map((write) =>
    [true, false].map((augmented) => write({ rows, augmented })),
  );
  for (const [apart, plain] of forms) assert.notEqual(apart, plain);
  const [latex, [ruled, bare], mathml] = forms;
  assert.deepEqual(
    mathml.map((text) => /columnlines="(.*?)"/.exec(text)[1]),
    ["none solid", "none none"],
  );
  assert.deepEqual(
    latex.map((text) => /array\}\{(.*)\}/.exec(text)[1]),
    ["*{2}{c}|c", "*{3}{c}"],
  );
  assert.deepEqual([ruled, bare], ["10|1\n01|0", "101\n010"]);
});

test("a column by itself has no line, and what is too wide to be read is squares alone", () => {
  assert.match(toMathML({ rows: [[1], [0]], augmented: false }), /columnlines="none"/);
  const row = Array.from({ length: 129 }, (_, i) => i % 2);
  const [wide, narrow] = [row, row.slice(1)].map((row) => matrixPicture({ rows: [row], augmented: false }));
  assert.deepEqual([wide.match(/<text/g), narrow.match(/<text/g)?.length], [null, 128]);
  assert.equal(wide.match(/h24v24/g)?.length, 64);
});

test("the operation over each arrow of an elimination gives the matrix behind it", () => {
  for (const text of POSITIONS.slice(0, 12)) {
    engine.load(text);
    const lesson = engine.steps("elimination");
    assert(lesson.kind === "elimination");
    const parts = stepsLaTeX(lesson).split("\n\n");
    const matrices = parts.map((part) => numbersOf(linesOf(part).filter((line) => line.endsWith("\\\\"))));
    for (const [k, part] of parts.entries()) {
      if (k === 0) continue;
      const [to, from] = [...part.matchAll(/R_\{(\d+)\}/g)].map(([, row]) => Number(row) - 1).slice(0, 2);
      const rows = matrices[k - 1].map((row) => [...row]);
      if (part.includes("leftrightarrow")) [rows[to], rows[from]] = [rows[from], rows[to]];
      else {
        const added = Number(/\\oplus R_\{(\d+)\}/.exec(part)[1]) - 1;
        rows[to] = rows[to].map((entry, i) => entry ^ rows[added][i]);
      }
      assert.deepEqual(matrices[k], rows, `${text}, step ${k}`);
    }
  }
});

test("an equation names the unknowns of its row, and each name is one unknown", () => {
  for (const [text, first] of [
    ["3x3.on", "x1"],
    ["doors-011-101-110.off", "A"],
  ]) {
    engine.load(text);
    const { unknown } = namesOf(engine);
    assert.equal(unknown(0), first);
    assert.equal(new Set([...Array(64).keys()].map(unknown)).size, 64);
  }
  for (let set = 0; set < 32; set++) {
    const row = [...set.toString(2).padStart(5, "0")].map(Number);
    const [left, right] = equationText(row, NUMBERED.unknown).split("=");
    const named = left === "0" ? [] : left.split("+").map((name) => Number(name.slice(1)) - 1);
    assert.deepEqual([named, Number(right)], [onesOf(row.slice(0, -1)), row.at(-1)]);
  }
});

/** The elements of a text of XML: their names and attributes. */
const elementsOf = (xml) =>
  [...xml.matchAll(/<(\w+)([^<>]*)>/g)].map(([, name, rest]) => ({
    name,
    ...Object.fromEntries([...rest.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  }));

test("a picture has a tile for each light, lit where it is lit, row by row and none at a hole", () => {
  for (const text of POSITIONS.filter((text) => !text.startsWith("doors"))) {
    engine.load(text);
    const { lights, every, cols } = plainPosition(text);
    const tiles = /** @type {any[]} */ (elementsOf(pictureOf(engine))).filter(({ fill }) => /#off|#lit/.test(fill));
    const side = 111; // a tile and the gap beside it
    const drawn = tiles.map(({ x, y, fill }) => [
      (x - 26) / side + ((y - 26) / side) * cols,
      Number(fill.includes("lit")),
    ]);
    assert.deepEqual(
      drawn,
      [...every.keys()].filter((cell) => every[cell]).map((cell) => [cell, lights[cell]]),
      text,
    );
  }
});

test("a picture of doors names each, shows which are open, and beneath each what its button turns", () => {
  engine.load("doors-0111-1001-0011-1011.off");
  engine.press(1);
  const { lights, masks } = plainPosition(engine.notation);
  const picture = pictureOf(engine);
  assert.deepEqual(
    [...picture.matchAll(/>([A-Z])<\/text>/g)].map(([, letter]) => letter),
    ["A", "B", "C", "D"],
  );
  const rects = /** @type {any[]} */ (elementsOf(picture)).filter(({ name }) => name === "rect");
  const doorways = rects.filter(({ fill }) => /doorway|#off/.test(fill));
  assert.deepEqual(
    doorways.map(({ fill }) => Number(fill.includes("doorway"))),
    lights,
  );
  const squares = rects.filter(({ height }) => height === "18");
  assert.deepEqual(
    squares.map(({ fill }) => Number(fill !== "none")),
    masks.flat(),
  );
});

test("in a picture, a button without a door is a knob, and a door without a button has no squares", () => {
  const drawn = (text) => {
    engine.load(text);
    const picture = pictureOf(engine);
    return [/ r="22"/g, / height="18"/g].map((shape) => [...picture.matchAll(shape)].length);
  };
  assert.deepEqual(drawn("doors-10-01-11.off"), [1, 6]);
  assert.deepEqual(drawn("doors-101-010.off"), [0, 6]);
});

test("each mark is drawn on the buttons or lights it is of, and on no others", () => {
  engine.load("5x5.on");
  const tile = (x, y) => Math.floor((x - 26) / 111) + 5 * Math.floor((y - 26) / 111);
  const placesOf = (marks, shape) =>
    [...pictureOf(engine, marks).matchAll(shape)].map(([, x, y]) => tile(Number(x), Number(y)));
  const bits = (cells) => Uint8Array.from({ length: 25 }, (_, cell) => Number(cells.includes(cell)));
  const circle = /<circle cx="(\d+)" cy="(\d+)"/g;
  assert.deepEqual(placesOf({}, circle), []);
  assert.deepEqual(placesOf({ rings: new Set([1, 7]) }, circle), [1, 7]);
  assert.deepEqual(placesOf({ numbers: new Map([[3, 12]]) }, /<text x="(\d+)" y="(\d+)"[^>]*>12</g), [3]);
  assert.deepEqual(placesOf({ outline: new Set([2, 23]) }, /<rect x="(\d+)" y="(\d+)"[^>]*dasharray/g), [2, 23]);
  assert.deepEqual(placesOf({ pattern: bits([0, 24]) }, /M(\d+) (\d+)l17 17-17 17-17-17z/g), [0, 24]);
  assert.deepEqual(placesOf({ witness: bits([4, 10]) }, /d="M(\d+) (\d+)L/g), [4, 10]);
});

test("a card says what it is told, whatever that is, and a long name is set smaller", () => {
  engine.load("5x5.on");
  const card = (name) =>
    cardOf({ picture: pictureOf(engine), name, result: "15 presses", stars: "★★★", url: "https://example.org/" });
  const names = (xml) => elementsOf(xml).map(({ name }) => name);
  const hostile = `<script>"&'</script>`;
  assert.deepEqual(names(card(hostile)), names(card("Level 7")));
  const said = [...card(hostile).matchAll(/<text [^>]*>([^<]*)</g)].map(([, words]) =>
    words.replaceAll(/&#(\d+);/g, (_, letter) => String.fromCharCode(letter)),
  );
  assert.deepEqual(said, [hostile, "15 presses", "★★★"]);
  const long = cardOf({
    picture: "",
    name: "",
    result: "",
    stars: "",
    url: `https://example.org/#${"f".repeat(3000)}`,
  });
  assert.doesNotMatch(long, /crispEdges/, "no code where the address is too long for one");
  const sizeOf = (name) => Number(/font-size="([\d.]+)" font-weight="700"/.exec(card(name))[1]);
  assert.equal(sizeOf("Level 7"), 60);
  const right = 1200 - 630; // of where it begins
  assert.ok(sizeOf("关".repeat(40)) * 40 < right, "a letter is as wide as it is high");
  assert.ok(sizeOf("x".repeat(80)) * 80 * 0.58 < right, "or about half");
});

/** CRC-32 by its definition: the remainder of a division, bit by bit. */
function remainderOf(bytes) {
  let rest = 0xffffffff;
  for (const byte of bytes)
    for (let bit = 0; bit < 8; bit++) {
      const odd = (rest ^ (byte >> bit)) & 1;
      rest = (rest >>> 1) ^ (odd ? 0xedb88320 : 0);
    }
  return ~rest >>> 0;
}

/** The parts of a PNG file by their types, each with a good checksum. */
function partsOf(png) {
  const view = new DataView(png.buffer);
  const parts = {};
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at);
    const named = png.subarray(at + 4, at + 8 + length);
    assert.equal(view.getUint32(at + 8 + length), remainderOf(named));
    parts[String.fromCharCode(...named.subarray(0, 4))] = named.subarray(4);
    at += 12 + length;
  }
  return parts;
}

test("a PNG file holds the board, cell by cell", async () => {
  for (const [rows, cols] of [
    [1, 1],
    [3, 7],
    [5, 8],
    [70, 9],
    [64, 65],
  ]) {
    const board = engine.large(rows, cols);
    board.fill("random", rows * cols);
    const { IHDR, PLTE, IDAT } = partsOf(await pngOfBoard(board));
    const size = new DataView(IHDR.buffer, IHDR.byteOffset);
    assert.deepEqual([size.getUint32(0), size.getUint32(4), ...IHDR.subarray(8)], [cols, rows, 1, 3, 0, 0, 0]);
    assert.equal(PLTE.length, 6);
    const data = inflateSync(IDAT);
    const stride = 1 + Math.ceil(cols / 8);
    assert.equal(data.length, rows * stride);
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < cols; col++) {
        const bit = (data[row * stride + 1 + (col >> 3)] >> (7 - (col & 7))) & 1;
        const lit = (board.bytes[row * board.stride + (col >> 3)] >> (col & 7)) & 1;
        assert.equal(bit, lit, `${rows}×${cols}: ${row}, ${col}`);
      }
  }
});

const SUBJECT = {
  site: "https://example.org/lights/",
  notation: "5x5.on",
  name: `5 × 5 "on" <b>&amp;`,
  picture: "https://example.org/p/(5x5).svg",
  integrity: "",
  options: { controls: "undo hint", readonly: "", theme: 'da"rk&<' },
};
const unescaped = (text) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

test("a snippet says what it is told, whatever that is, and nothing of it becomes another element", () => {
  const tags = (html) => [...html.matchAll(/<(\/?[\w-]+)/g)].map(([, name]) => name);
  const values = (html) => [...html.matchAll(/="([^"]*)"/g)].map(([, value]) => unescaped(value));
  const element = elementText(SUBJECT);
  assert.deepEqual(tags(element), ["script", "/script", "lights-out", "a", "/a", "/lights-out"]);
  assert.deepEqual(values(element).slice(-4), ["5x5.on", "undo hint", 'da"rk&<', `${SUBJECT.site}#5x5.on`]);
  assert.ok(element.includes(" readonly "));
  assert.deepEqual(tags(elementText({ ...SUBJECT, notation: "doors-01-10.off" })).slice(2, 3), ["rotating-doors"]);
  const frame = frameText(SUBJECT, 500);
  assert.deepEqual(tags(frame), ["iframe", "/iframe", "p", "a", "/a", "/p"]);
  assert.equal(values(frame)[0], frameAddress(SUBJECT));
  assert.ok(values(frame).includes(SUBJECT.name));
  assert.deepEqual(tags(imageText(SUBJECT)), ["a", "img", "/a"]);
});

test("a script is pinned only where its hash is known", () => {
  const pinned = elementText({ ...SUBJECT, integrity: "sha256-abc" });
  assert.match(pinned, /integrity="sha256-abc" crossorigin="anonymous"/);
  assert.doesNotMatch(elementText(SUBJECT), /integrity|crossorigin/);
});

test("the address of a frame gives the options and the position back", () => {
  const { searchParams, hash, pathname } = new URL(frameAddress(SUBJECT));
  assert.deepEqual(Object.fromEntries(searchParams), SUBJECT.options);
  assert.deepEqual([hash, pathname], ["#5x5.on", "/lights/embed.html"]);
});

test("no parenthesis ends the link of a text in Markdown", () => {
  const [, link] = /\]\(([^)]*)\)$/.exec(markdownText({ ...SUBJECT, site: "https://example.org/a(b)/" }));
  assert.equal(decodeURIComponent(link), "https://example.org/a(b)/#5x5.on");
});
