/**
 * @file Reads texts about lights and dials with more than two states.
 *
 *     0 1 2               rows of digits: the states of lights, with . _ # or x for holes
 *     2 1 0
 *
 *     A: 1 0 2            by how many steps a press turns each dial, a line for each button
 *     B: 0 1 -1
 *     start: 0 1 2        the states of the dials, if they are given: else all are at 0 and wanted at 1
 *     goal: 2 2 2         else 0
 *
 * There is one state more than the largest digit, unless another number is chosen. Digits between 0 and the largest one that do not occur are
 * a sign of numbers, such as years or times.
 */

import { findDrawing, plainKey } from "./drawing.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { TITLES } from "./settings.js";
import { hasGaps, linesOf, rangeOf, spanOf } from "./text.js";
import { firstOf, is, tokensOf } from "./words.js";

/**
 * @typedef {{ notation: string, states: number, rows: number, isDoubtful: boolean, isPair?: boolean, used: import("./text.js").Range[] }} Turning  states: as many as were found or chosen; rows: of a
 *   grid, else 0; isDoubtful: the digits may be no states
 */

export const STATES_MIN = 3;
const HOLE = /^[._#x\-~?]$/;
const SIGN = /(?:(?<!\d)[-−+])?\d/g;
/** A name, and digits behind it. */
const LINE =
  /^[\s>*•-]*([\p{L}\p{N}][^:：=→\n]{0,39}?)\s*(?:[:：=→]|->)[\s[({]*([-−+\d][-−+\d\s,;、]{0,600})[\])}\s,;.]*$/u;
/** Names of settings of a file that say nothing of dials. */
const SAID = RegExp(`^(?:${TITLES}|size|rows|col(?:umn)?s|width|height)$`, "i");
const ROW = /^(?:row|line|第|行)/i;

/** @param {number[]} numbers */
const most = (numbers) => numbers.reduce((highest, number) => Math.max(highest, Math.abs(number)), 0);

/** @param {number[]} numbers @param {number} states */
const digitsOf = (numbers, states) =>
  numbers.map((number) => (((number % states) + states) % states).toString(36)).join("");

/** The digits of a list; a sign belongs to the digit behind it. @param {string} text */
const numbersIn = (text) => (text.match(SIGN) ?? []).map((sign) => Number(sign.replace("−", "-")));

/** True for a size and as many rows: a form of the core, which says what is wrong in it. @param {string} text */
function isSized(text) {
  const [first, ...rows] = text.split("\n").flatMap((line) => line.trim() || []);
  return /^(\d+)[\s,x×]+\d+$/.exec(first)?.[1] === String(rows.length);
}

/** @param {string} text @param {number} [states] @returns {Turning | null} */
function readGrid(text, states = 0) {
  if (isSized(text) || /\d\.\d{0,9}[1-9]/.test(text)) return null; // decimals are no states
  const drawing = findDrawing(text, (symbol) => (/^\d$/.test(plainKey(symbol)) ? "0" : plainKey(symbol)));
  if (!drawing || drawing.odd >= 0 || !drawing.keys.includes("0")) return null;
  const { rows, keys } = drawing;
  const cells = rows.flat();
  const others = keys.filter((key) => key !== "0");
  if (others.length > 1 || !others.every((key) => HOLE.test(key)) || cells.length > LIMITS.lights) return null;
  const lights = cells.map(({ key, text }) => (key === "0" ? Number(plainKey(text)) : 0));
  if (most(lights) < 2 || rows.length < 2) return null;
  const digits = [...new Set(cells.flatMap(({ key, text }) => (key === "0" ? Number(plainKey(text)) : [])))];
  const isPair = digits.length === 2;
  const isBinary = isPair && states === 2;
  const count = isBinary ? 2 : Math.max(states, most(lights) + 1, STATES_MIN);
  const holes = others.length ? `-holes${hexOfBits(cells.map(({ key }) => key !== "0"))}` : "";
  const size = `${rows.length}x${rows[0].length}`;
  const lit = hexOfBits(lights.map((light) => light === Math.max(...digits)));
  const notation = `${size}${holes}${isBinary ? `.${lit}` : `-mod${count}.${digitsOf(lights, count)}`}`;
  const isDoubtful = isPair || hasGaps(lights);
  return { notation, states: count, rows: rows.length, isDoubtful, isPair, used: cells.map(rangeOf) };
}

/** @param {{ masks: number[][], start?: number[], goal?: number[], least?: number }} dials @param {number} [states] @returns {Omit<Turning, "used">} */
export function dialsOf({ masks, start, goal, least = STATES_MIN }, states = 0) {
  const all = [...masks.flat(), ...(start ?? []), ...(goal ?? [])];
  const count = Math.max(states, most(all) + 1, least);
  const rest = start?.some(Boolean);
  const target = goal ? `=${digitsOf(goal, count)}` : rest ? "" : "=1";
  const now = start && rest ? digitsOf(start, count) : "0";
  const steps = masks.map((mask) => digitsOf(mask, count)).join("-");
  return { notation: `dials${count}-${steps}${target}.${now}`, states: count, rows: 0, isDoubtful: false };
}

/** True of a name that is the head of a line about the start, or about the goal. @param {string} name @param {string[]} kinds */
const isHead = (name, ...kinds) => is(firstOf(tokensOf(name)), ...kinds);
const isStart = (/** @type {string} */ name) => isHead(name, "start");
const isGoal = (/** @type {string} */ name) => isHead(name, "goal", "wish");

/** @typedef {{ masks: number[][], start?: number[], goal?: number[], isDoubtful: boolean, used: import("./text.js").Range[] }} Steps */

/** By how many steps each button turns each dial. @param {string} text @param {number} [states] @returns {Steps | null} */
export function stepsIn(text, states) {
  const found = linesOf(text).flatMap(({ text: line, at }) => {
    const [, name, list] = LINE.exec(line.slice(0, 400)) ?? [];
    return name && !SAID.test(name) ? { name, list, numbers: numbersIn(list), at, end: at + line.length } : [];
  });
  const start = found.find(({ name }) => isStart(name))?.numbers;
  const goal = found.find(({ name }) => isGoal(name))?.numbers;
  const buttons = found.filter(({ name }) => !isStart(name) && !isGoal(name));
  const masks = buttons.map(({ numbers }) => numbers);
  const dials = masks[0]?.length ?? 0;
  const isFit = [...masks, start ?? masks[0], goal ?? masks[0]].every((list) => list?.length === dials);
  if (masks.length < 2 || masks.length > LIMITS.doors || dials < 2 || dials > LIMITS.doors || !isFit) return null;
  if (buttons.some(({ name }) => ROW.test(name)) || new Set(buttons.map(({ name }) => name)).size < masks.length)
    return null;
  const numbers = [...masks.flat(), ...(start ?? []), ...(goal ?? [])];
  if (!states && most(numbers) < 2 && !/[-−]\d/.test(text)) return null;
  const areWords = buttons.every(({ name, list }) => /\p{L}{3}/u.test(name) && /\d\d/.test(list)); // "Chapter 1: 12"
  const isDoubtful = areWords || (hasGaps(numbers.map(Math.abs)) && !/\p{L}/u.test(text));
  return { masks, ...(start && { start }), ...(goal && { goal }), isDoubtful, used: found.map(spanOf) };
}

/** @param {string} text @param {number} [states] @returns {Turning | null} null if it is no such text */
export function readTurning(text, states) {
  const steps = stepsIn(text, states);
  if (!steps) return readGrid(text, states);
  return { ...dialsOf(steps, states), isDoubtful: steps.isDoubtful, used: steps.used };
}
