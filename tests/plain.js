// The plain road, for tests: positions read and played from the definitions alone, bit by bit.
import { readFileSync } from "node:fs";

/**
 * @typedef {(below: number) => number} Random
 * @typedef {(down: number, right: number) => boolean} Rule
 * @typedef {{ rows: number, cols: number, holes: number[], goal: string, target?: number[], wrap?: string }} Shape  without rows: doors
 * @typedef {Shape & { masks: number[][] }} PlainBoard
 * @typedef {PlainBoard & { every: number[], start: number[], presses: number[], lights: number[] }} Plain
 */

/** The published stencils of the named rules. @type {Record<string, string>} */
const STENCILS = Object.fromEntries(
  linesOf("notation-golden.txt").flatMap(([kind, word, stencil]) => (kind === "rule" ? [[word, stencil]] : [])),
);

/** n bits from hex, the first bit highest. @param {string} hex @param {number} n */
export function bitsOf(hex, n) {
  const bits = [...hex].flatMap((digit) => [...Number.parseInt(digit, 16).toString(2).padStart(4, "0")]);
  return bits.slice(0, n).map(Number);
}

const isMirrored = (/** @type {string | undefined} */ wrap) => wrap === "klein" || wrap === "projective";

/** @param {number} n @param {number} bit */
const filled = (n, bit) => Array(n).fill(bit);

/** A rule as a question: does a press flip the cell so far down and right? @param {string} option */
function ruleOf(option) {
  if (option in STENCILS) return ruleOf(STENCILS[option]);
  const side = option.length === 4 ? 3 : 5;
  const picture = bitsOf(option.slice(1), side * side);
  const reach = (side - 1) / 2;
  return (/** @type {number} */ down, /** @type {number} */ right) =>
    Math.max(Math.abs(down), Math.abs(right)) <= reach && picture[(down + reach) * side + right + reach] === 1;
}

/** @param {number} a @param {number} n */
const remainder = (a, n) => ((a % n) + n) % n;

/**
 * The mask of a cell, pressing out from it; what is reached twice is not flipped.
 * @param {Shape} board
 * @param {number} cell
 * @param {Rule} rule
 */
function gridMask(board, cell, rule) {
  const { rows, cols, wrap, holes } = board;
  const mask = filled(rows * cols, 0);
  const [row, column] = [Math.floor(cell / cols), cell % cols];
  if (holes[cell]) return mask;
  for (let down = -2; down <= 2; down++)
    for (let right = -2; right <= 2; right++) {
      if (!rule(down, right)) continue;
      let [r, c] = [row + down, column + right];
      const [over, beside] = [Math.floor(r / rows), Math.floor(c / cols)]; // times round, up or down and left or right
      if ((over && (!wrap || wrap === "cylinder")) || (beside && !wrap)) continue;
      if (over % 2 && isMirrored(wrap)) c = cols - 1 - c;
      if (Math.floor(c / cols) % 2 && wrap === "projective") r = rows - 1 - r;
      const light = remainder(r, rows) * cols + remainder(c, cols);
      if (!holes[light]) mask[light] ^= 1;
    }
  return mask;
}

/** @param {Shape} board @param {number} cell */
const rowAndColumn = ({ rows, cols, holes }, cell) =>
  filled(rows * cols, 0).map((_, light) => {
    const meets = light % cols === cell % cols || Math.floor(light / cols) === Math.floor(cell / cols);
    return meets && !holes[cell] && !holes[light] ? 1 : 0;
  });

/** @param {string} size @param {string} options */
function gridOf(size, options) {
  const [rows, cols] = size.split("x").map(Number);
  /** @type {Shape} */
  const board = { rows, cols, holes: filled(rows * cols, 0), goal: "off" };
  let rule = "plus";
  for (const option of options.replace(/goal-/, "goal+").split("-").filter(Boolean)) {
    if (option.startsWith("goal+")) board.goal = option.slice(5);
    else if (option.startsWith("holes")) board.holes = bitsOf(option.slice(5), rows * cols);
    else if (/^(cylinder|torus|klein|projective)$/.test(option)) board.wrap = option;
    else rule = option;
  }
  const mask =
    rule === "rowcol"
      ? (/** @type {number} */ cell) => rowAndColumn(board, cell)
      : (/** @type {number} */ cell) => gridMask(board, cell, ruleOf(rule));
  return { ...board, masks: board.holes.map((_, cell) => mask(cell)) };
}

/** @param {string[]} masks @returns {PlainBoard} */
const doorsOf = (masks) => ({
  rows: 0,
  cols: 0,
  goal: "on",
  holes: filled(masks[0].length, 0),
  masks: masks.map((mask) => [...mask].map(Number)),
});

/**
 * A position from its notation, which must be good: masks, start, presses and lights as arrays of 0 and 1.
 * @param {string} text
 * @returns {Plain}
 */
export function plainPosition(text) {
  const [whole, lights, presses] = text.split(".");
  const [board, target] = whole.split("=");
  const [head] = board.split("-");
  const plain = head === "doors" ? doorsOf(board.split("-").slice(1)) : gridOf(head, board.slice(head.length));
  const n = plain.masks[0].length;
  const every = plain.holes.map((hole) => 1 - hole);
  const lit = (/** @type {string} */ text) => (text === "on" ? every : text === "off" ? filled(n, 0) : bitsOf(text, n));
  const start = lit(lights);
  if (target) Object.assign(plain, { goal: "target", target: lit(target) });
  const pressed = presses ? bitsOf(presses, plain.masks.length) : filled(plain.masks.length, 0);
  return { ...plain, every, start, presses: pressed, lights: pressAll(plain, start, pressed) };
}

/** @param {number[]} a @param {number[]} b */
export const add = (a, b) => a.map((bit, i) => bit ^ b[i]);
export const weigh = (/** @type {Iterable<number>} */ bits) => [...bits].reduce((sum, bit) => sum + bit, 0);

/**
 * The lights after a set of presses.
 * @param {Pick<Plain, "masks">} board
 * @param {number[]} lights
 * @param {number[]} presses
 */
export function pressAll({ masks }, lights, presses) {
  return masks.reduce((left, mask, button) => (presses[button] ? add(left, mask) : left), lights);
}

/** The lights that presses must flip, for each goal. @param {Plain} board @param {Iterable<number>} lights */
export function changesOf({ goal, every, target }, lights) {
  if (target) return [add(target, [...lights])];
  const changes = [];
  if (goal !== "on") changes.push([...lights]);
  if (goal !== "off") changes.push(add(every, [...lights]));
  return changes;
}

/**
 * True if the presses, no hole among them, reach a goal.
 * @param {Plain} board
 * @param {Iterable<number>} lights
 * @param {number[]} presses
 */
export function solves(board, lights, presses) {
  const legal = board.rows === 0 || presses.every((pressed, cell) => !(pressed && board.holes[cell]));
  return legal && changesOf(board, lights).some((change) => weigh(pressAll(board, change, presses)) === 0);
}

/**
 * True if every button flips an even number of the witness while each goal needs an odd number of it flipped.
 * @param {Plain} board
 * @param {Iterable<number>} lights
 * @param {ArrayLike<number>} witness
 */
export function proves(board, lights, witness) {
  const shared = (/** @type {number[]} */ bits) => weigh(bits.map((bit, i) => bit & witness[i])) % 2;
  return board.masks.every((mask) => shared(mask) === 0) && changesOf(board, lights).every((c) => shared(c) === 1);
}

/** Mulberry32: numbers from 0 to below - 1. @param {number} seed */
export function randomSource(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const hexOf = (/** @type {ArrayLike<number>} */ bits) =>
  Array.from({ length: Math.ceil(bits.length / 4) }, (_, digit) =>
    [0, 1, 2, 3].reduce((value, k) => value * 2 + (bits[4 * digit + k] ?? 0), 0).toString(16),
  ).join("");

/**
 * The canonical text of a random position: any rule, wrap, goal, holes, or doors.
 * @param {Random} random
 * @param {number} sideMax
 */
export function randomPosition(random, sideMax) {
  const side = () => 1 + random(sideMax);
  const bits = (/** @type {number} */ n) => Array.from({ length: n }, () => random(2));
  if (random(4) === 0) {
    const [doors, buttons] = [side() + 1, side() + 1];
    const masks = Array.from({ length: buttons }, () => bits(doors).join(""));
    return `doors-${masks.join("-")}.${hexOf([1, ...bits(doors - 2), 0])}.${hexOf([1, ...bits(buttons - 1)])}`;
  }
  const [rows, cols] = [side(), 1 + side()];
  const pick = (/** @type {string[]} */ ...choices) => choices[random(choices.length)];
  const stencil = hexOf([...bits(24), 1].slice(0, 25));
  const named = [...Object.keys(STENCILS), "rowcol"].filter((word) => word !== "plus").map((word) => `-${word}`);
  const rule = pick("", "", ...named, "-r0b8", `-r${stencil}`);
  const options = rule + pick("", "-cylinder", "-torus") + pick("", "-goal-on", "-goal-either", "=");
  const holes = bits(rows * cols).map((hole, cell) => (cell > 1 ? hole & random(2) : 0));
  /** @param {number} bit @param {number} cell */
  const there = (bit, cell) => (holes[cell] ? 0 : bit);
  const lights = [1, 0, ...bits(rows * cols - 2)].map(there);
  const presses = [1, ...bits(rows * cols - 1)].map(there);
  const [shape, target] = options.split("=");
  const withHoles = weigh(holes) ? `-holes${hexOf(holes)}` : "";
  const withTarget = target === undefined ? "" : `=${hexOf([0, 1, ...bits(rows * cols - 2)].map(there))}`;
  return `${rows}x${cols}${shape}${withHoles}${withTarget}.${hexOf(lights)}.${hexOf(presses)}`;
}

/** The lines of tests/known-answers.txt of one kind, each the list of the words after it. @param {string} kind */
export function knownAnswers(kind) {
  return linesOf("known-answers.txt")
    .filter(([first]) => first === kind)
    .map(([, ...words]) => words);
}

/** The lines of a table in this folder as lists of words, without empty lines and comments. @param {string} name */
export function linesOf(name) {
  return readFileSync(new URL(name, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/));
}
