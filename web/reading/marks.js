/**
 * @file Reads sentences about cells that cannot be pressed, and about lights that may end in any state:
 *
 *     the middle button is stuck     (2,2) cannot be pressed        中间的按钮按不了
 *     the corners don't matter       (1,3) may end in any state     第一行无所谓
 *
 * A lamp that is stuck or broken, or "the corner" of four, may be meant in more ways than one: such sentences are none of these.
 */
import { cellsOf, tokensOf } from "./exceptions.js";
import { hexOfBits } from "./hex.js";

/** @typedef {"locked" | "any"} Mark  as a notation has it */
/** @typedef {{ kind: Mark, cells: import("./exceptions.js").Token[], from: number }} Sentence  from: where it begins in its line */
/** @typedef {Partial<Record<Mark, import("./exceptions.js").Token[]>>} Marks */

/** The ends of sentences. @type {[Mark, RegExp][]} */
const ENDS = [
  ["locked", /(?:(?<=\bbuttons?\b[^;\n]{1,40})|\bbuttons? )\b(?:is|are) (?:stuck|jammed|locked|broken|dead)[\s.!]*$/i],
  [
    "locked",
    /(?:(?:\b(?:is|are) (?:stuck|jammed|broken|dead),? (?:and|so it|so they) )?\b(?:cannot|can't|can not|must not|may not) be pressed|按不了|按不动|按不動|不能按|按[钮鈕][坏壞]了)[\s.!。！]*$/iu,
  ],
  [
    "any",
    /(?:\bdo(?:es)?(?:n't| not) matter|\b(?:may|can) end (?:up )?in any state|(?:是)?[无無]所[谓謂])[\s.!。！]*$/iu,
  ],
];
/** A sentence may begin behind one of these. */
const BREAK = /[,;.，；。]\s*(?=[\p{L}(])/gu;
const LINE_MAX = 200;
const SIDE_MAX = 64; // of a board with marked cells

/** @param {string} line @returns {Sentence | null} */
export function markIn(line) {
  const [kind, end] = (line.length <= LINE_MAX && ENDS.find(([, pattern]) => pattern.test(line))) || [];
  if (!kind || !end) return null;
  const subject = line.replace(end, "").replace(/’/g, "'");
  const breaks = Array.from(subject.matchAll(BREAK), ({ 0: stop, index }) => ({ stop, from: index + stop.length }));
  const ends = breaks.filter(({ stop }) => !/[,，]/.test(stop));
  for (const { stop, from } of [{ stop: "", from: 0 }, ...ends.reverse(), ...breaks.reverse()]) {
    if (/[,，]/.test(stop) && /[\d)]\s*$/.test(subject.slice(0, from - stop.length))) return null; // lights, or cells like the others
    const words = subject.slice(from).replace(/\b(?:buttons?|lights?|lamps?)\b|的?按[钮鈕]/giu, " ");
    const cells = tokensOf(words);
    if (cells?.length) return { kind, cells, from };
  }
  return null;
}

/** A notation with the marks of sentences; null if its board has no such cells. @param {string} notation @param {Marks} marks */
export function marked(notation, marks) {
  const [board, ...rest] = notation.split(".");
  const [, rows, cols] = /^(\d+)x(\d+)/.exec(board)?.map(Number) ?? [];
  let options = "";
  for (const mark of /** @type {const} */ (["locked", "any"])) {
    const tokens = marks[mark];
    if (!tokens) continue;
    const cells = rows <= SIDE_MAX && cols <= SIDE_MAX ? cellsOf(tokens, rows, cols) : null;
    if (!cells || cells.every(Boolean) || board.includes(`-${mark}`)) return null;
    options += `-${mark}${hexOfBits(cells)}`;
  }
  return [board.replace(/(?==|$)/, options), ...rest].join(".");
}
