/**
 * @file Reads tables with a cross for each thing that a button flips:
 *
 *     |         | door 1 | door 2 | door 3 |
 *     |---------|--------|--------|--------|
 *     | lever A |   x    |        |   x    |
 *     | lever B |   x    |   x    |        |
 *     | start   |  open  | closed | closed |
 */

import { withoutTags } from "./drawing.js";
import { clausesOf, nameOf } from "./entries.js";
import { LIMITS } from "./limits.js";
import { transposed } from "./literal.js";
import { headOf } from "./parts.js";
import { isTelling, saidIn, withSaid } from "./said.js";
import { blank, linesOf, rangeOf } from "./text.js";
import { has, is, isNoThing, tokensOf } from "./words.js";

const SIGNS = [/^(?:x|✓|✔|√|✅|1|yes|y|•|●|■|\*|是|有)$/iu, /^(?:|0|no|n|-|–|—|·|\.|✗|✘|❌|否|无|無)$/iu];
const RULE = /^[\s|:+-]+$/;
const TEXT_MAX = 8000;

/** The cells of a line of a table; none for another line. @param {string} line @param {RegExp} separator */
function cellsOf(line, separator) {
  const [sign = ""] = separator.exec(line) ?? [];
  const own = /^\s{0,40}\|/.test(line) ? line.trim().replace(/^\||\|$/g, "") : line; // with bars around it
  return sign && !RULE.test(line) ? own.split(sign).map((cell) => cell.trim()) : [];
}

/** A name of a light above a column: L1 or red, rather than A or 1. */
const HEAD = /^(?!(?:col|column)\d)\p{L}{2,12}\d{0,2}$|^(?![cxy])\p{L}\d{1,2}$/iu;

/** The cells of lines with blanks between them, the first of which has the names of the columns; none for other lines. @param {string[]} lines */
function spacedCells(lines) {
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const [heads, ...others] = rows.filter(([cell]) => cell);
  const areRows = others.every(([name, ...cells]) => /^\p{L}/u.test(name) && cells.every(isSign));
  const isTable = others.length > 1 && heads.every((head) => HEAD.test(head) && !isState(head)) && areRows;
  return rows.map((cells) => (isTable && cells[0] ? (cells === heads ? ["", ...cells] : cells) : []));
}

/** The name of a thing without its noun. @param {string} cell */
const keyIn = (cell) => nameOf(tokensOf(cell), cell).key;

/** @param {string[]} cells @param {string[]} kinds */
const areAll = (cells, ...kinds) => cells.every((cell) => has(tokensOf(cell), ...kinds));

const isSign = (/** @type {string} */ cell) => SIGNS.some((pattern) => pattern.test(cell));
const isOn = (/** @type {string} */ cell) => SIGNS[0].test(cell) || areAll([cell], "on");
const isState = (/** @type {string} */ cell) => isSign(cell) || areAll([cell], "on", "off");

/** True if names are told apart. @param {string[]} names */
const areNames = (names) =>
  names.length <= LIMITS.doors && names.every(Boolean) && new Set(names).size === names.length;

/** @typedef {{ corner: string, doors: string[], buttons: string[], crosses: string[][], states: Map<string | null, boolean[]> }} Table  states: those of the start and of the goal */

/** True if the rows of a table are things that its columns flip: its corner is "lamp/switch", or names say so. @param {string[][]} rows */
function isInverse([[corner, ...heads], ...rows]) {
  const isThing = (/** @type {string} */ cell) => areAll([cell], "noun", "button");
  const isButton = (/** @type {string} */ cell) =>
    is(
      tokensOf(cell).find((token) => is(token, "noun", "button")),
      "button",
    );
  const columns = heads.filter((head) => headOf(head) === null);
  const names = rows.map(([name]) => name);
  const sides = corner.split(/[/\\]|\bvs\b/);
  const down = sides.find((side) => !/→|->/.test(side)) ?? corner; // "lamps/switches", "switches → / lamps ↓"
  const isOther = isThing(corner) ? !isButton(down) : !names.some(isButton);
  return isOther && (areAll([corner], "button") || columns.every(isButton));
}

/** The table of rows of cells, each with its name first; null if it has other cells than crosses and states. @param {string[][]} rows @returns {Table | null} */
function tableOf([[corner, ...doors], ...rows]) {
  const isTold = (/** @type {string[]} */ [name]) => headOf(name) !== null;
  const crosses = rows.filter((row) => !isTold(row));
  const areCells = (/** @type {string[][]} */ some, /** @type {(cell: string) => boolean} */ is) =>
    some.every(([, ...cells]) => cells.every(is));
  const buttons = crosses.map(([name]) => name);
  const told = rows.filter(isTold);
  if (Math.min(buttons.length, doors.length) < 2 || !areNames(doors) || !areNames(buttons)) return null;
  if (!areCells(crosses, isSign) || !areCells(told, isState)) return null;
  const states = new Map(told.map(([name, ...cells]) => [headOf(name), cells.map(isOn)]));
  return { corner, doors, buttons, crosses: crosses.map(([, ...cells]) => cells), states };
}

/** The lines of a text with their cells, between bars, commas or blanks. @param {string} text */
function tableLines(text) {
  const separator = /[|\t]/.test(text) ? /[|\t]/ : /,/;
  const lines = linesOf(text);
  const isSpaced = !separator.test(text);
  const spaced = isSpaced ? spacedCells(lines.map((line) => line.text)) : [];
  return { lines: lines.map((line, i) => ({ ...line, cells: spaced[i] ?? cellsOf(line.text, separator) })), isSpaced };
}

/** @param {string} given @param {boolean} isWished the goal is told elsewhere @returns {import("./names.js").Masks | null} null for another text */
export function findCrosses(given, isWished) {
  if (given.length > TEXT_MAX) return null;
  const text = withoutTags(given);
  const { lines, isSpaced } = tableLines(text);
  const drawn = lines.filter(({ cells }) => cells.length > 1);
  const rows = drawn.map(({ cells }) => cells);
  const areEven = rows.length > 2 && rows.every(({ length }) => length === rows[0].length);
  const table = areEven ? tableOf(isInverse(rows) ? transposed(rows) : rows) : null;
  if (!table) return null;
  const { corner, doors, buttons, crosses, states } = table;
  const masks = crosses.map((row) => row.map((cell) => Number(SIGNS[0].test(cell))).join(""));
  const rest = lines.map((line) => (drawn.includes(line) ? blank(line.text) : line.text));
  const isOwn = doors.map(keyIn).join() === buttons.map(keyIn).join();
  const areNamed = areAll([corner], "noun", "button") || areAll(buttons, "noun", "button");
  const isTold = isOwn && tokensOf(rest.join(" ")).some((token) => is(token, "verb") && /\p{L}/u.test(token.text)); // "each stone turns those with a cross"
  if (!areNamed && !isTold && !isSpaced) return null;
  const clauses = clausesOf(rest.join("\n")).filter(isTelling);
  const said = saidIn(clauses, doors.map(keyIn), true, { isWished });
  const told = { ...said, open: states.get("start") ?? said.open, goal: states.get("goal") ?? said.goal, free: [] };
  const areClear = ![...doors, ...buttons].some(isNoThing);
  const named = [doors[0], `${buttons[0]} ${corner}`].map((text) => tokensOf(text).find((token) => is(token, "noun")));
  const areOthers =
    named.every(Boolean) &&
    named[0]?.text !== named[1]?.text &&
    !has(tokensOf([...doors, ...buttons, corner].join(" ")), "button"); // plates and torches
  const isClear =
    areNamed &&
    areClear &&
    !areOthers &&
    (isOwn || areAll(doors, "noun") || areAll([corner], "button") || areAll(buttons, "button")); // else the heads may be days
  const places = drawn.map(rangeOf);
  return {
    masks,
    isSure: true,
    asksSelf: isOwn && !areAll(buttons, "button") && masks.every((mask, own) => mask[own] === "0"),
    ...withSaid(told, tokensOf(text), places, isClear ? [] : places),
    names: doors,
    buttons,
  };
}
