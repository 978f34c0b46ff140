/**
 * @file Tells a drawing of which nobody need be asked: its block of rows has one of few layouts. All rows are as wide, one separator is between all cells, the same
 * signs are between all rows, and their numbers count up. Anything else may be another board: two boards side by side, masks with their names, a matrix and its right side.
 *
 * @typedef {import("./drawing.js").Cell} Cell
 */

/** The number of a row before its cells: "Row 2:", "| 2 |", "2)"; or its letter. */
const ORDINAL = /(?<![\p{L}\d])(?:(?:row|line|r|zeile|ligne|fila|第)?[ .#]?(\d{1,4})|([a-z]))(?![a-z\d])/iu;
/** Below the head of a table. */
const RULE = /\n[\s|:+-]{0,400}-[|:+-]{0,400}(?=\n)/;
/** A name with a number before a row: S1. */
const NAMED = /^[^\p{L}\d]*[a-z]\d/iu;
/** The letters of columns above the rows. */
const COLUMNS = /(?<!\p{L})([a-z])[\s|,;]{1,20}(?!\1)[a-z](?!\p{L})/iu;
const HEAD_MAX = 200;
/** A row of signs elsewhere. */
const OTHER_ROW = /^[^\S\n]{0,40}(?:[.#*oxOX_] ?){2,200}[^\S\n]{0,40}$/m;
/** Words, and the parts of tall brackets. */
const WORDS = /[\p{L}\p{N}]+/gu;
const BRACKETS = /[\u239b-\u23ad]/g;

/** A separator without blanks that are of no matter, beside others. @param {string} gap */
const plainGap = (gap) => (/\S/.test(gap) ? gap.replace(/[^\S\n]/g, "") : gap);

/** @param {Cell} cell */
const endOf = ({ at, text }) => at + text.length;

/** @param {string[]} texts */
const areSame = (texts) => texts.every((text) => text === texts[0]);

/** True if one separator is between all cells. @param {string} text @param {Cell[]} cells @param {Cell[][]} rows */
function areSpacedAlike(text, cells, rows) {
  const lengths = new Set(cells.flatMap(({ text: sign, key }) => (key ? sign.length : [])));
  const gapsOf = (/** @type {Cell[]} */ row) =>
    row.slice(1).flatMap((cell, i) => (cell.key && row[i].key ? plainGap(text.slice(endOf(row[i]), cell.at)) : []));
  const gaps = rows.flatMap(gapsOf);
  return areSame(lengths.size > 1 ? gaps.map((gap) => gap.replace(/\s+/g, " ")) : gaps);
}

/** True if labels count up, or are none. @param {(number | undefined)[]} labels */
const areCounting = (labels) =>
  labels.every((label, i) => label === (labels[0] === undefined ? undefined : labels[0] + i));

/** The label of a row; NaN for one that does not count, or may be the name of a button. @param {string} before @param {boolean} hasLetters letters may count */
function labelOf(before, hasLetters) {
  const head = before.slice(before.lastIndexOf("\n") + 1);
  const [, number, letter] = (head !== before && ORDINAL.exec(head)) || [];
  if (number) return Number(number);
  if (letter) return hasLetters ? letter.toLowerCase().charCodeAt(0) : Number.NaN;
  return NAMED.test(head) ? Number.NaN : undefined;
}

/** True if a drawing of several rows can be no other board. @param {string} text @param {Cell[][]} rows */
export function isEven(text, rows) {
  const cells = rows.flat();
  const ends = rows.map((row) => endOf(row[row.length - 1]));
  const [above, below] = [text.slice(0, cells[0].at), text.slice(ends[ends.length - 1])];
  const hasLetters = !COLUMNS.test(above.slice(-HEAD_MAX)) && cells.some(({ key }) => key !== "0" && key !== "1");
  const between = rows.slice(1).map(([{ at }], i) => text.slice(ends[i], at));
  const signs = between.map((before) =>
    before
      .replace(/[^\S\n]+/g, "")
      .replace(WORDS, "")
      .replace(BRACKETS, "|"),
  );
  const areParted = areSame(signs) || areSame([signs[0].replace(RULE, ""), ...signs.slice(1)]);
  const isAlone = ![above.slice(0, above.lastIndexOf("\n")), below].some((others) => OTHER_ROW.test(others));
  const labels = between.map((before) => labelOf(before, hasLetters));
  return isAlone && areParted && areSpacedAlike(text, cells, rows) && areCounting(labels);
}
