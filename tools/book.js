// Draws what the chapters of the book show besides boards, from the engine: a comment `<!-- plot: name -->` in a chapter becomes a plot, and
// the pictures that chapters name are written beside them. tools/bundle.js does this to its copy of web/book/.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compileEngine, createEngine } from "../web/engine/engine.js";

const engine = createEngine(await compileEngine());

/** @param {number} length */
const upTo = (length) => Array.from({ length }, (_, i) => i + 1);

/**
 * A dot for each side, with a stem down to the axis. A dot has its side as data-n, so that words can point at it (web/book/book.js).
 * @param {{ values: number[], every: number, marks: number[], most: number }} data  values: of the sides 1, 2, …, NaN where there is none; every: the distance of the
 *   labels below the axis; marks: the labels beside it
 */
function dots({ values, every, marks, most }) {
  const [left, top, step, height] = [34, 12, 6, 200];
  const [right, bottom] = [left + step * (values.length + 1), top + height];
  const x = (/** @type {number} */ n) => left + step * n;
  const y = (/** @type {number} */ value) => bottom - Math.round((height * value) / most);
  const lines = marks.map(
    (mark) => `<path d="M${left} ${y(mark)}H${right}"/><text x="${left - 6}" y="${y(mark) + 4}">${mark}</text>`,
  );
  const sides = upTo(values.length).filter((n) => n % every === 0);
  const labels = sides.map((n) => `<text class="side" x="${x(n)}" y="${bottom + 17}">${n}</text>`);
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

/** Of a hundred halls with this many doors, those that can be opened: exact but for the last digit. NaN if there is no hall. */
export function openablePercent(/** @type {number} */ doors) {
  const { sets, openable } = engine.census(doors);
  return sets ? Number((openable * 1000n + sets / 2n) / sets) / 10 : Number.NaN;
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

/** @type {Record<string, () => string>} */
const PLOTS = {
  census: () => dots({ values: upTo(64).map(openablePercent), every: 8, marks: [0, 50, 100], most: 100 }),
  span: () => states("doors-1101-0111-1010-0001.off"),
  nullities: () => dots({ values: nullities(100), every: 10, marks: [0, 20, 40, 60], most: 64 }),
};

/** The pictures of chapters, by their paths. @type {Record<string, () => Promise<Uint8Array>>} */
const PICTURES = {};

/** @param {string} folder a copy of web/book */
export async function drawBook(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(`${folder}/${name}`, "utf8");
    writeFileSync(
      `${folder}/${name}`,
      html.replace(/<!-- plot: ([\w-]+) -->/g, (_, plot) => PLOTS[plot]()),
    );
  }
  for (const [name, draw] of Object.entries(PICTURES)) writeFileSync(`${folder}/${name}`, await draw());
}
