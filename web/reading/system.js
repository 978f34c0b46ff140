/**
 * @file Reads the matrix of what each button flips, or a list for each, with the lights at the start and those that are wanted:
 *
 *     110                         {"lights": 3, "buttons": [[0, 1], [1, 2], [2]], "start": [1, 0, 1]}
 *     111
 *     011                         A = [[1, 1, 0], [1, 1, 1], [0, 1, 1]]
 *     start 1 0 1, goal 0 0 0     b = [1, 0, 1]
 *
 * The rows of a matrix may be lights as well as buttons, and numbers may begin at 0 or 1: the reader is asked unless the text leaves no doubt.
 */
import { doorsNotation, masksOfLists } from "./doors.js";
import { LIMITS } from "./limits.js";
import { arraysIn } from "./literal.js";
import { ARRAYS } from "./settings.js";
import { anyIn, blank, linesOf, spanOf } from "./text.js";

/** @typedef {{ name: string, rows: number[][], at: number, end: number, isFlat: boolean, names?: string[] }} Value  the numbers of an array or of rows, and the words before it; names: of its rows */
/** @typedef {{ notation: string, used: import("./text.js").Range[], mayGoOut?: boolean, isDoubtful: boolean, buttons?: string[] }} ToggleSystem */

/** True of a name of masks. @param {string} name */
const isMatrix = (name) =>
  ARRAYS.flips.test(name) || [name, name.toLowerCase()].some((each) => ARRAYS.buttons.test(each));
const LIGHTS = /["']?\b(?:n_?|num_?)?(?:lights?|lamps?|doors?|bulbs?)["']?[^\S\n]{0,9}[:=][^\S\n]{0,9}(\d{1,3})\b/i;
/** A word for columns as buttons. */
const COLUMNS =
  /\bcol(?:umn)?s?\b[^.;\n]{0,40}(?:button|switch|lever)|\bA ?\*? ?x ?= ?b\b|列[^。；\n]{0,12}(?:按钮|按鈕|开关|開關)/iu;
/** A word for rows as buttons, whose columns are lights. */
const ROWS = /\brows?\b[^.;\n]{0,40}(?:button|switch|lever)|行[^。；\n]{0,12}(?:按钮|按鈕|开关|開關)/iu;
const TEXT_MAX = 20_000;
const HAS_ARRAYS = /[=:]\s{0,9}[[{(]|\[\s{0,9}[["']|[{(]\s{0,9}[{(]|\bc\(|^\s{0,9}-\s{0,9}\[/m;

/** Words and the digits behind them. */
const INLINE = /(\p{L}[\p{L}_ ]{0,30}?\d?)\s{0,9}[:：=]?\s{0,9}[[({]?\s{0,9}([01](?:[\s,]{0,3}[01]){1,63})(?![\w.])/gu;
/** A line of 0 and 1 alone. */
const ROW = /^[\s[({|]*([01](?:[\s,]{0,3}[01]){1,63})[\s\])}|,;]*$/u;

/** The rows of a matrix with their right sides behind a bar. */
const AUGMENTED = /^[\s[(|]*([01](?:[\s,]{0,3}[01]){1,63})\s*\|\s*([01])[\s\])|,;]*$/;

/** A matrix and its right sides; none for another text. @param {string} text @returns {Value[]} */
function augmentedIn(text) {
  const lines = Array.from(text.trim().split("\n"), (line) => AUGMENTED.exec(line) ?? []);
  if (lines.length < 2 || lines.some(({ length }) => !length)) return [];
  const [rows, rights] = [lines.map(([, row]) => bitsOf(row)), lines.map(([, , right]) => Number(right))];
  const matrix = { name: "A", rows, at: 0, end: text.length, isFlat: false };
  return [matrix, { ...matrix, name: "b", rows: [rights], isFlat: true }];
}

/** @param {string} digits */
const bitsOf = (digits) => (digits.match(/[01]/g) ?? []).map(Number);

/** The rows of a text, and the digits behind words. @param {string} text @returns {Value[]} */
function linesIn(text) {
  /** @type {Value[]} */
  const values = [];
  const add = (/** @type {string} */ name, /** @type {string} */ digits, /** @type {number} */ at, part = "") =>
    values.push({ name, rows: [bitsOf(digits)], at, end: at + part.length, isFlat: true });
  let isOpen = false;
  let name = "";
  for (const { text: line, at } of linesOf(text)) {
    const [row, digits] = ROW.exec(line) ?? [];
    const last = values[values.length - 1];
    if (row === undefined) {
      if (line.trim() || isOpen) name = line.trim();
      for (const { 0: part, 1: word, 2: bits, index } of line.matchAll(INLINE))
        add(word.trim(), bits, at + index, part);
    } else if (isOpen)
      Object.assign(last, { rows: [...last.rows, bitsOf(digits)], end: at + line.length, isFlat: false });
    else add(name, digits, at, line);
    isOpen = row !== undefined;
  }
  return values;
}

/** The buttons of a matrix or of lists, of lights; null if they do not fit. @param {Value} value @param {number} lights 0 if it is not told @param {boolean} areColumns @returns {string[] | null} */
function masksIn({ rows, name }, lights, areColumns) {
  const [{ length: width }] = rows;
  const areBits = rows.every((row) => row.length === width && row.every((bit) => bit < 2));
  if (areBits && areColumns && rows.length === lights)
    return rows[0].map((_, button) => rows.map((row) => row[button]).join(""));
  if (areBits && width === lights) return rows.map((row) => row.join(""));
  return isMatrix(name) ? masksOfLists(rows, lights) : null;
}

/** True for lists of lights from 0, and for a row of each button where there are more or fewer lights. @param {Value} value @param {number} lights */
const areButtons = ({ rows, name }, lights) =>
  /^(?:(?:(?:button|switch|lever)_?)?masks?|buttons?|switches|levers|按钮|按鈕|开关|開關)$/i.test(name) &&
  (rows.some(({ length }) => length !== lights) ? rows.flat().includes(0) : rows.length !== lights);

/** A type before a value, and a reference. */
const TYPED = /(\b\w{1,30})(: ?\[[^=\n]{1,40}\])(?= ?=)|&(?=\[)/g;
const TRUTH = /\b(?:true|false)\b/gi;
/** Arrays with digits in place of words, and without types. @param {string} text */
const plainArrays = (text) =>
  text
    .replace(TYPED, (_, name = "", type = "&") => blank(type) + name)
    .replace(TRUTH, (word) => (/^t/i.test(word) ? "1" : "0").padEnd(word.length));

/** @param {string} given @returns {ToggleSystem | null} null for another text */
export function readSystem(given) {
  const text = plainArrays(given);
  if (text.length > TEXT_MAX || !/[01]/.test(text) || !/[\p{L}|]/u.test(text) || anyIn(text).sign) return null;
  const augmented = augmentedIn(text);
  const values = augmented.length ? augmented : HAS_ARRAYS.test(text) ? arraysIn(text) : linesIn(text);
  const vectors = values.filter(({ rows, isFlat }) => isFlat && rows[0].every((bit) => bit < 2));
  const matrices = values.filter(({ rows, isFlat }) => !isFlat && rows.length > 1);
  const [goals, rights] = [ARRAYS.goal, ARRAYS.right].map((kind) => vectors.filter(({ name }) => kind.test(name)));
  const named = vectors.filter((each) => ARRAYS.start.test(each.name) && !goals.includes(each));
  const starts =
    named.length || !HAS_ARRAYS.test(text) ? named : vectors.filter((each) => ARRAYS.lights.test(each.name));
  const told = [...starts, ...goals, ...rights];
  const areDials = values.some((each) => each.isFlat && ARRAYS.start.test(each.name) && !vectors.includes(each));
  if (areDials || matrices.length !== 1 || [starts, goals, rights].some((list) => list.length > 1)) return null;
  const [matrix] = matrices;
  if (!isMatrix(matrix.name) && (ARRAYS.start.test(matrix.name) || ARRAYS.goal.test(matrix.name))) return null; // a board
  const [, count = ROWS.test(text) ? matrix.rows[0].length : 0] = LIGHTS.exec(text) ?? [];
  const lights = told[0]?.rows[0].length ?? (isMatrix(matrix.name) ? Number(count) : 0);
  if (told.some(({ rows }) => rows[0].length !== lights) || !(lights > 1 && lights <= LIMITS.doors)) return null;
  const masks = masksIn(matrix, lights, rights.length > 0 || COLUMNS.test(text));
  if (!masks || masks.length > LIMITS.doors) return null;
  const [start, goal] = [starts[0]?.rows[0] ?? [], (goals[0] ?? rights[0])?.rows[0] ?? []];
  const mayGoOut = !named.length && !goal.length && start.includes(1);
  const isDoubtful = !starts.length || !goals.length || rights.length > 0 || !areButtons(matrix, lights);
  const buttons = matrix.names?.length === masks.length ? matrix.names : [];
  const notation = doorsNotation(masks, start, goal);
  return { notation, buttons, mayGoOut, isDoubtful, used: [matrix, ...told].map(spanOf) };
}
