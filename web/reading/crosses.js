/**
 * @file Reads tables with a cross for each thing that a button flips:
 *
 *     |         | door 1 | door 2 | door 3 |
 *     |---------|--------|--------|--------|
 *     | lever A |   x    |        |   x    |
 *     | lever B |   x    |   x    |        |
 *     | start   |  open  | closed | closed |
 */
import { clausesOf, keyOf } from "./entries.js";
import { LIMITS } from "./limits.js";
import { headOf } from "./parts.js";
import { isTelling, saidIn } from "./said.js";
import { blank, linesOf, rangeOf } from "./text.js";
import { has, is, tokensOf } from "./words.js";

const SIGNS = [/^(?:x|✓|✔|√|✅|1|yes|y|•|●|■|\*|是|有)$/iu, /^(?:|0|no|n|-|–|—|·|\.|✗|✘|❌|否|无|無)$/iu];
const RULE = /^[\s|:+-]+$/;
const TEXT_MAX = 8000;

/** The cells of a line of a table; none for another line. @param {string} line */
function cellsOf(line) {
  const [sign = ""] = /[|\t]/.exec(line) ?? [];
  const own = sign === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  return sign && !RULE.test(line) ? own.split(sign).map((cell) => cell.trim()) : [];
}

/** The name of a thing without its noun. @param {string} cell */
const nameOf = (cell) =>
  tokensOf(cell)
    .filter((token) => !is(token, "noun", "button") || is(token, "number"))
    .map(keyOf)
    .join(" ");

/** @param {string[]} cells @param {string[]} kinds */
const areAll = (cells, ...kinds) => cells.every((cell) => has(tokensOf(cell), ...kinds));

const isOn = (/** @type {string} */ cell) => SIGNS[0].test(cell) || areAll([cell], "on");
const isState = (/** @type {string} */ cell) =>
  SIGNS.some((pattern) => pattern.test(cell)) || areAll([cell], "on", "off");

/** True if names are told apart. @param {string[]} names */
const areNames = (names) =>
  names.length > 0 && names.length <= LIMITS.doors && names.every(Boolean) && new Set(names).size === names.length;

/** @param {string} text @param {boolean} isWished the goal is told elsewhere @returns {import("./names.js").Masks | null} null for another text */
export function findCrosses(text, isWished) {
  if (text.length > TEXT_MAX || !/[|\t]/.test(text)) return null;
  const lines = linesOf(text).map((line) => ({ ...line, cells: cellsOf(line.text) }));
  const isRow = (/** @type {typeof lines[number]} */ { cells }) => cells.length > 1;
  const [[corner = "", ...doors] = [], ...all] = lines.filter(isRow).map(({ cells }) => cells);
  const rows = all.filter(([name]) => !headOf(name));
  const stateOf = (/** @type {string} */ head) =>
    all
      .find(([name, ...row]) => headOf(name) === head && row.length === doors.length && row.every(isState))
      ?.slice(1)
      .map(isOn);
  const buttons = rows.map(([name]) => name);
  const crosses = rows.map(([, ...row]) => row);
  const areSigns = crosses.every(
    (row) => row.length === doors.length && row.every((cell) => SIGNS.some((pattern) => pattern.test(cell))),
  );
  if (buttons.length < 2 || !areNames(doors) || !areNames(buttons) || !areSigns) return null;
  if (!areAll([corner], "noun", "button") && !areAll(buttons, "noun", "button")) return null;
  const isRead = (/** @type {typeof lines[number]} */ { cells: [name, ...row] }) =>
    !headOf(name) || (row.length === doors.length && row.every(isState));
  const masks = crosses.map((row) => row.map((cell) => Number(SIGNS[0].test(cell))).join(""));
  const rest = lines.map((line) => (isRow(line) || RULE.test(line.text) ? blank(line.text) : line.text)).join("\n");
  const { open, goal, doubts, used } = saidIn(clausesOf(rest).filter(isTelling), doors.map(nameOf), true, { isWished });
  const isOwn = doors.map(nameOf).join() === buttons.map(nameOf).join();
  const places = lines.filter((line) => isRow(line) && isRead(line)).map(rangeOf);
  const isClear = isOwn || areAll(doors, "noun") || areAll([corner], "button") || areAll(buttons, "button"); // else the heads may be days
  return {
    masks,
    isSure: true,
    asksSelf: isOwn && !areAll(buttons, "button") && masks.every((mask, own) => mask[own] === "0"),
    open: stateOf("start") ?? open,
    goal: stateOf("goal") ?? goal,
    names: doors,
    buttons,
    doubts: isClear ? doubts : [...places, ...doubts],
    used: [...places, ...used],
  };
}
