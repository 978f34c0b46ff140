/**
 * @file Tells a drawing of which nobody need be asked: its block of rows has one of few layouts. All rows are as wide, one separator is between all cells, the same
 * signs are between all rows, and their numbers count up. Anything else may be another board: two boards side by side, masks with their names, a matrix and its right side.
 *
 * @typedef {import("./drawing.js").Cell} Cell
 */

import { numberOf } from "./words.js";

/** The number of a row before its cells: "Row 2:", "| 2 |", "2)"; its letter; or a name with a number, which may be that of a button. */
const NUMBER =
  /^[^\p{L}\d]*(?:(?:row|line|r|case|no|第|zeile|reihe|ligne|rangée|fila|línea)[ .#]*)?(\d{1,4})(?:st|nd|rd|th)?(?![a-z\d])/iu;
const LETTER = /^[^\p{L}\d]*([a-z])(?![a-z\d])/iu;
const NAMED = /\p{L}\D{0,40}\d/u;
/** Below the head of a table. */
const RULE = /\n[\s|:+-]{0,400}-[|:+-]{0,400}(?=\n)/;
/** The letters of columns above the rows. */
const COLUMNS = /(?<!\p{L})([a-z])[\s|,;]{1,20}(?!\1)[a-z](?!\p{L})/iu;
const HEAD_MAX = 200;
/** A row of signs elsewhere. */
const OTHER_ROW = /^[^\S\n]{0,40}(?:[.#*oxOX_] ?){2,200}[^\S\n]{0,40}$/m;
/** A word of a label; and words for places. */
const WORD = /(?!row|line)[a-z]{2,}|[一二三四五六七八九十]/u;
const END = Number.POSITIVE_INFINITY;
const PLACES = new Map(Object.entries({ top: 1, middle: 1.5, bottom: END, last: END }));
/** Words and blanks, and the parts of tall brackets. */
const WORDS = /[\p{L}\p{N}]+|[^\S\n]+/gu;
const BRACKETS = /[\u239b-\u23ad]/g;

/** @param {Cell} cell */
const endOf = ({ at, text }) => at + text.length;

/** @param {(number | string)[]} texts */
const areSame = (texts) => texts.every((text) => text === texts[0]);

/** True if one separator is between all cells. @param {string} text @param {Cell[]} cells @param {Cell[][]} rows */
function areSpacedAlike(text, cells, rows) {
  const lengths = new Set(cells.flatMap(({ text: sign, key }) => (key ? sign.length : [])));
  const gapsOf = (/** @type {Cell[]} */ row) =>
    row.slice(1).flatMap((cell, i) => (cell.key && row[i].key ? text.slice(endOf(row[i]), cell.at) : []));
  const plain = (/** @type {string} */ gap) => (/\S/.test(gap) ? gap.replace(/[^\S\n]/g, "") : gap); // blanks beside signs are of no matter
  const gaps = [...new Set(rows.flatMap(gapsOf))].map(plain);
  return areSame(lengths.size > 1 ? gaps.map((gap) => gap.replace(/\s+/g, " ")) : gaps);
}

/** True if labels are alike, or count up. @param {(number | string)[]} labels */
const areCounting = (labels) =>
  areSame(labels) ||
  labels.slice(1).every((label, i) => {
    const before = labels[i];
    if (typeof label === "string" || typeof before === "string") return false;
    return Number.isInteger(before) && Number.isInteger(label) ? label === before + 1 : label > before;
  });

/** The number that the label of a row means, or its words; NaN for what may be the name of a button. @param {string} given before the row @param {boolean} hasLetters letters may count */
function labelOf(given, hasLetters) {
  if (!given.trim()) return "";
  const head = given.toLowerCase();
  const [, number] = NUMBER.exec(head) ?? [];
  const [, letter] = LETTER.exec(head) ?? [];
  if (number) return Number(number);
  if (letter || NAMED.test(head)) return hasLetters && letter ? letter.charCodeAt(0) : Number.NaN;
  const [word = ""] = WORD.exec(head) ?? [];
  return PLACES.get(word) ?? (numberOf(word) > 0 ? numberOf(word) : word);
}

/** True if a drawing of several rows can be no other board. @param {string} text @param {Cell[][]} rows */
export function isEven(text, rows) {
  const cells = rows.flat();
  const ends = rows.map((row) => endOf(row[row.length - 1]));
  const [above, below] = [text.slice(0, cells[0].at), text.slice(ends[ends.length - 1])];
  const hasLetters = !COLUMNS.test(above.slice(-HEAD_MAX)) && cells.some(({ key }) => key !== "0" && key !== "1");
  const between = rows.slice(1).map(([{ at }], i) => text.slice(ends[i], at));
  const signs = between.map((before) => before.replace(WORDS, "").replace(BRACKETS, "|"));
  const areParted = areSame(signs) || areSame([signs[0].replace(RULE, ""), ...signs.slice(1)]);
  const isAlone = ![above.slice(0, above.lastIndexOf("\n")), below].some((others) => OTHER_ROW.test(others));
  const areLines = between.every((before) => before.includes("\n"));
  const heads = [above, ...between].map((before) => before.slice(before.lastIndexOf("\n") + 1));
  const labels = areLines ? heads.map((head) => labelOf(head, hasLetters)) : [];
  const [first, second] = labels.map((label) => typeof label === "string");
  const isTitled = first && !(second && labels[1]); // the name of the board is before its first row
  return isAlone && areParted && areSpacedAlike(text, cells, rows) && areCounting(isTitled ? labels.slice(1) : labels);
}
