// Draws what the chapters of the book show besides boards, from the engine: a comment `<!-- plot: name -->` in a chapter becomes a plot,
// `<!-- board: 3x3.on -->` a drawn board, `<!-- board: 3x3.on numbers 0 4 -->` one with marks,
// `<!-- code: name -->` the program of docs/code/, and
// the pictures that chapters name are written beside them. tools/bundle.js does this to its copy of web/book/.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { PAPER } from "../web/board/paper.js";
import { escaped, tag } from "../web/embed/texts.js";
import { compileEngine, createEngine } from "../web/engine/all.js";
import { pngOfBoard } from "../web/lab/png.js";
import { RECORDS } from "../web/lab/records.js";
import { pictureOf } from "../web/states/picture.js";
import { pngOf } from "../web/ui/png.js";
import { headed } from "./book-head.js";

const engine = createEngine(await compileEngine());
const SPEED = readFileSync(new URL("../docs/speed.md", import.meta.url), "utf8");

/** @param {number} length */
const upTo = (length) => Array.from({ length }, (_, i) => i + 1);

/**
 * A dot for each side, with a stem down to the axis. A dot has its side as data-n, so that words can point at it (web/book/book.js).
 * @param {{ values: number[], every: number, marks: number[], most: number }} data  values: of the sides 1, 2, …, NaN where there is none; every: the distance of the
 *   labels below the axis; marks: the labels beside it
 */
function dots({ values, every, marks, most }) {
  const [left, top, height] = [34, 12, 200];
  const step = 600 / values.length;
  const [right, bottom] = [left + 606, top + height];
  const x = (/** @type {number} */ n) => Math.round(10 * (left + step * n)) / 10;
  const y = (/** @type {number} */ value) => bottom - Math.round((height * value) / most);
  const lines = marks.map(
    (mark) => `<path d="M${left} ${y(mark)}H${right}"/><text x="${left - 6}" y="${y(mark)}">${mark}</text>`,
  );
  const sides = upTo(values.length).filter((n) => n % every === 0);
  const labels = sides.map((n) => `<text class="side" x="${x(n)}" y="${bottom + 14}">${n}</text>`);
  const dot = (/** @type {number} */ value, /** @type {number} */ i) =>
    value >= 0 &&
    `<g data-n="${i + 1}"><title>${i + 1}: ${value}</title><path d="M${x(i + 1)} ${bottom}V${y(value)}"/><circle cx="${x(i + 1)}" cy="${y(value)}" r="2.5"/></g>`;
  return [
    `<svg viewBox="0 0 ${right + 4} ${bottom + 22}">`,
    `<g class="axes">${lines.join("")}${labels.join("")}</g>`,
    ...values.map(dot).filter(Boolean),
    "</svg>",
  ].join("\n");
}

/** The nullities of the square boards with the plus rule. */
export const nullities = (/** @type {number} */ last) => upTo(last).map((n) => engine.nullity(n, n));

/** The fewest presses of the lit square boards in per cent of their buttons, as far as they are known without a gap. */
export const shares = (/** @type {number} */ last) =>
  upTo(last).map((n) => {
    const [, fewest] = /** @type {[number, number, number]} */ (RECORDS[n - 1]);
    return Math.round((1000 * fewest) / n ** 2) / 10;
  });

/** @type {Map<number, number>} */
const percents = new Map();

/** Of a hundred halls with this many doors, those that can be opened: exact but for the last digit. NaN if there is no hall. Each is counted once, because every language shows them. */
export function openablePercent(/** @type {number} */ doors) {
  if (!percents.has(doors)) {
    const { sets, openable } = engine.census(doors);
    percents.set(doors, sets ? Number((openable * 1000n + sets / 2n) / sets) / 10 : Number.NaN);
  }
  return percents.get(doors) ?? Number.NaN;
}

/**
 * The states of a hall of four doors, in rows of four, with a square for each door; faint where no presses lead. A state has its number as
 * data-n, door A being the lowest bit.
 * @param {string} notation
 */
function states(notation) {
  engine.load(notation);
  const numberOf = (/** @type {Uint8Array} */ bits) => bits.reduce((sum, bit, i) => sum + (bit << i), 0);
  let reached = [0];
  for (let button = 0; button < engine.buttonCount; button++) {
    const mask = numberOf(engine.mask(button));
    reached = [...new Set(reached.flatMap((state) => [state, state ^ mask]))];
  }
  const square = (/** @type {number} */ state) => (/** @type {number} */ _, /** @type {number} */ door) =>
    `<rect x="${12 + 17 * door}" y="12" width="13" height="13" rx="2"${(state >> door) & 1 ? ' class="open"' : ""}/>`;
  const box = (/** @type {number} */ state) =>
    `<g data-n="${state}" class="state${reached.includes(state) ? "" : " far"}" transform="translate(${100 * (state & 3)} ${46 * (state >> 2)})"><path d="M4 3h84v31h-84z"/>${upTo(4).map(square(state)).join("")}</g>`;
  return `<svg viewBox="0 0 392 176">${upTo(16)
    .map((n) => box(n - 1))
    .join("")}</svg>`;
}

/** A row of docs/speed.md: its last number. @param {string} row the beginning of its name */
export function measured(row) {
  const line = SPEED.split("\n").find((line) => line.startsWith(`| ${row}`));
  return Number(line?.match(/([\d.]+)[^\d]*$/)?.[1]);
}

/** The random lamps of the large board that are solved in a time, on average. @param {number} milliseconds */
export const solvedIn = (milliseconds) => (10 ** 8 / measured("random 10 000 × 10 000 board")) * milliseconds;

/**
 * Squares with a common corner, whose areas are the lamps solved in these times.
 * @param {{ left: number, first: number, width: number, times: [ms: number, label?: string][] }} panel  first: the data-n of the first
 *   square; width: that of the panel, in lamps
 */
function squares({ left, first, width, times }) {
  return times.map(([milliseconds, label = ""], i) => {
    const side = Math.round((10 * 300 * Math.sqrt(solvedIn(milliseconds))) / width) / 10;
    const [end, top] = [left + side, 302 - side];
    const isSmall = side < 80; // no room for a label
    const text =
      label &&
      `<text x="${isSmall ? end + 6 : end - 8}" y="${top}" dy="0.8em"${isSmall ? ' class="beside"' : ""}>${label}</text>`;
    return `<g data-n="${first + i}"><path d="M${left} 302V${top}H${end}V302z"/>${text}</g>`;
  });
}

/** A millisecond to scale: the large board, and the lamps of a microsecond forty times larger. */
function millisecond() {
  const whole = measured("random 10 000 × 10 000 board");
  return [
    `<svg class="scale" viewBox="0 0 644 304">`,
    `<path class="zoom" d="M2 ${302 - 7.5}L342 2M2 302H342"/>`,
    ...squares({
      left: 2,
      first: 0,
      width: 10_000,
      times: [[whole, `${whole} ms`], [1, "1 ms"], [0.1, "0.1 ms"], [0.01], [0.001]],
    }),
    ...squares({
      left: 342,
      first: 5,
      width: 250,
      times: [[0.001, "1 µs"], [0.0001, "0.1 µs"], [0.00001], [0.000001]],
    }),
    "</svg>",
  ].join("\n");
}

/** @type {Record<string, () => string>} */
const PLOTS = {
  millisecond,
  shares: () => dots({ values: shares(128), every: 16, marks: [0, 25, 50, 75, 100], most: 100 }),
  census: () => dots({ values: upTo(64).map(openablePercent), every: 8, marks: [0, 50, 100], most: 100 }),
  span: () => states("doors-1101-0111-1010-0001.off"),
  nullities: () => dots({ values: nullities(100), every: 10, marks: [0, 20, 40, 60], most: 64 }),
};

/**
 * The fewest rounds of every position of the Flip Game, by breadth-first search from both goals; -1 for the impossible ones. Bit 15 of an
 * index is the first piece.
 */
export function rounds() {
  engine.load("4x4.off");
  const numberOf = (/** @type {Uint8Array} */ bits) => Number.parseInt(bits.join(""), 2);
  const masks = upTo(16).map((button) => numberOf(engine.mask(button - 1)));
  const found = new Int8Array(1 << 16).fill(-1);
  const queue = [0, 0xffff];
  for (const goal of queue) found[goal] = 0;
  for (const position of queue)
    for (const mask of masks) {
      const next = position ^ mask;
      if (found[next] >= 0) continue;
      found[next] = found[position] + 1;
      queue.push(next);
    }
  return found;
}

/** From impossible, over six rounds, to none. */
const ROUND_COLOURS = ["#141b30", "#3a3f78", "#6c3f86", "#a8456b", "#d9713a", "#f2a93b", "#ffd46b", "#fffbe8"];

/** A pixel for every position: the upper half of the pieces decides its row, the lower half its column, in the order of the Gray code. */
function roundsPicture() {
  const found = rounds();
  const gray = (/** @type {number} */ i) => i ^ (i >> 1);
  const pixels = new Uint8Array(1 << 15); // two in a byte
  for (let i = 0; i < 1 << 16; i++) {
    const value = found[(gray(i >> 8) << 8) | gray(i & 255)];
    pixels[i >> 1] |= (value < 0 ? 0 : 7 - value) << (i & 1 ? 0 : 4);
  }
  const palette = ROUND_COLOURS.flatMap((colour) => [...Buffer.from(colour.slice(1), "hex")]);
  return pngOf({ width: 256, height: 256 }, pixels, palette);
}

/** The solution of a lit square board, a pixel for each press. @param {number} side */
function carpet(side) {
  const board = engine.large(side, side);
  board.fill("on");
  board.solve();
  return pngOfBoard(board);
}

/**
 * The coefficients of the equations for the first row of a square board. The first equation is found by a chase, the others by the law
 * that the four neighbours of every coefficient have an even sum.
 * @param {number} side @returns {number[][]}
 */
export function systemOf(side) {
  const dark = new Array(side).fill(0);
  const beside = (/** @type {number[]} */ row) => row.map((_, i) => (row[i - 1] ?? 0) ^ (row[i + 1] ?? 0));
  let [before, row] = [dark, dark.map((_, col) => Number(col === 0))];
  for (let i = 0; i < side; i++) [before, row] = [row, beside(row).map((bit, col) => bit ^ row[col] ^ before[col])];
  const rows = [row];
  while (rows.length < side) {
    const above = rows.at(-2) ?? dark;
    rows.push(beside(rows[rows.length - 1]).map((bit, col) => bit ^ above[col]));
  }
  return rows;
}

/** @param {number} side */
function systemPicture(side) {
  const board = engine.large(side, side);
  systemOf(side).forEach((row, i) =>
    row.forEach((bit, col) => (board.bytes[i * board.stride + (col >> 3)] |= bit << (col & 7))),
  );
  return pngOfBoard(board);
}

/** The pictures of chapters, by their paths. @type {Record<string, () => Promise<Uint8Array>>} */
const PICTURES = {
  "black-or-white/rounds.png": roundsPicture,
  "large/system-200.png": () => systemPicture(200),
  "all-lit/carpet-63.png": () => carpet(63),
  "all-lit/carpet-255.png": () => carpet(255),
  "all-lit/carpet-1023.png": () => carpet(1023),
};

/** A program of docs/code/, as the contents of an element. @param {string} program */
const listing = (program) =>
  escaped(readFileSync(new URL(`../docs/code/${program}`, import.meta.url), "utf8").trimEnd());

/** Without gradients: pages have many such drawings, whose names would be the same. */
const INK = { ...PAPER, defs: "", panel: "none", doorway: "#FFFFFF" };

/** The marks of a drawing, by the first word after its notation. @type {Record<string, (cells: number[], count: number) => import("../web/board/view.js").Marks>} */
const MARKED = {
  numbers: (cells) => ({ numbers: new Map(cells.map((cell, i) => [cell, i + 1])) }),
  pattern: (cells, count) => ({
    pattern: Uint8Array.from({ length: count }, (_, cell) => Number(cells.includes(cell))),
  }),
  witness: (cells, count) => ({
    witness: Uint8Array.from({ length: count }, (_, cell) => Number(cells.includes(cell))),
  }),
  times: (cells) => ({ numbers: new Map(cells.flatMap((times, cell) => (times ? [[cell, times]] : []))) }),
  weights: (cells) => ({ witness: Uint8Array.from(cells) }),
};

/** A board on paper: an exercise is a link to the game, the marked board of an answer is a picture. @param {string} board @param {string} [mark] @param {string} [cells] */
function drawnBoard(board, mark, cells = "") {
  engine.load(board);
  const marks = mark ? MARKED[mark](cells.split(" ").map(Number), engine.lightCount) : {};
  const svg = pictureOf(engine, marks, { palette: INK }).replace(/ xmlns="[^"]*"/, "");
  if (mark) return `<span class="drawn">${svg}</span>`;
  return `${tag("a", { class: "drawn", href: `../../index.html#${board}`, "data-board": board })}${svg}</a>`;
}

/** The name of every figure becomes its link. @param {string} html */
const linked = (html) =>
  html.replace(
    /(<figure id="([\w-]+)"(?:(?!<\/figure>).)*<figcaption>\s*<b>)(.*?)<\/b>/gs,
    (_, start, id, name) => `${start}${tag("a", { class: "qr", href: `#${id}` })}${name}</a></b>`,
  );

/** Gives the pages of a folder their heads, draws the boards and the plots, and writes the listings that they name. @param {string} folder */
export function drawPages(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(`${folder}/${name}`, "utf8");
    const drawn = linked(headed(html))
      .replace(/<!-- plot: ([\w-]+) -->/g, (_, plot) => PLOTS[plot]())
      .replace(/<!-- board: (\S+)(?: (\w+) ([\d ]+))? -->/g, (_, board, mark, cells) => drawnBoard(board, mark, cells))
      .replace(/<!-- code: ([\w.]+) -->/g, (_, program) => listing(program));
    writeFileSync(`${folder}/${name}`, drawn);
  }
}

/** Makes a copy of the book whole: its plots, listings and pictures. @param {string} folder */
export async function drawBook(folder) {
  drawPages(folder);
  for (const [name, draw] of Object.entries(PICTURES)) writeFileSync(`${folder}/${name}`, await draw());
}
