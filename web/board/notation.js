/** @file Writes the notation of grid positions. The engine reads it. */
import { hexOfBits } from "../reading/hex.js";

/**
 * @typedef {object} Grid
 * @property {string} [shape] of a board that is no grid, in its notation; its cells are one row
 * @property {number} rows
 * @property {number} cols
 * @property {string} rule a name, or `r` and the hex digits of a stencil
 * @property {string} wrap flat, cylinder, torus, klein or projective
 * @property {string} goal off, on, either or target
 * @property {ArrayLike<number>} holes one per cell; empty for none
 * @property {number} [states] of a light; 2 by default. With more, there is no goal but the target
 * @property {boolean} [bothWays]
 * @property {string} [target] with more than two states a digit for all lights or one for each, or "*" for all the same; with two a digit for
 *   each, if the goal is "target"
 */

/** @typedef {import("../locales/languages.js").KeyPart<"lights.rule.">} RuleName */

/** The name of a rule; "own" for an unnamed stencil. @param {{ rule: string, rules: string[] }} engine */
export const ruleName = ({ rule, rules }) => /** @type {RuleName} */ (rules.includes(rule) ? rule : "own");

/** @param {Grid} grid */
export function boardText({ shape, rows, cols, rule, wrap, goal, holes, states = 2, bothWays, target }) {
  if (shape) return shapeText(shape, states, bothWays, target);
  const isCyclic = states > 2;
  const options = [
    rule === "plus" ? "" : rule,
    wrap === "flat" ? "" : wrap,
    isCyclic || goal === "off" || goal === "target" ? "" : `goal-${goal}`,
    Array.from(holes).some(Boolean) ? `holes${hexOfBits(holes)}` : "",
    isCyclic ? `mod${states}${bothWays ? "~" : ""}` : "",
  ];
  const board = [`${rows}x${cols}`, ...options.filter(Boolean)].join("-");
  if (isCyclic) return target ? `${board}=${target}` : board;
  return goal === "target" ? `${board}=${hexOfBits([...(target ?? "")].map(Number))}` : board;
}

/** @param {string} shape @param {number} states @param {boolean} [bothWays] @param {string} [target] */
function shapeText(shape, states, bothWays, target = "0") {
  const board = states > 2 ? `${shape}-mod${states}${bothWays ? "~" : ""}` : shape;
  return target === "0" ? board : `${board}=${target}`;
}

/** @param {Grid} grid @param {ArrayLike<number> | "on" | "off"} lights */
export function positionText(grid, lights) {
  const { shape, states = 2 } = grid;
  const isCyclic = states > 2 || shape !== undefined;
  const all = { off: isCyclic ? "0" : "off", on: isCyclic ? digitsOf([states - 1]) : "on" };
  return `${boardText(grid)}.${typeof lights === "string" ? all[lights] : lightsText({ isCyclic }, lights)}`;
}

/** States as digits in base 36. @param {ArrayLike<number>} states */
export const digitsOf = (states) => Array.from(states, (state) => state.toString(36)).join("");

/** The lights in the notation of a board: in hex, or with more than two states a digit for each. @param {{ isCyclic: boolean }} engine @param {ArrayLike<number>} lights */
export const lightsText = ({ isCyclic }, lights) => (isCyclic ? digitsOf(lights) : hexOfBits(lights));

/** The text form of a grid in the source articles: `5 5`, then rows of 0 and 1. */
export function gridText(
  /** @type {number} */ rows,
  /** @type {number} */ cols,
  /** @type {ArrayLike<number>} */ bits,
) {
  const row = (/** @type {number} */ r) => Array.from({ length: cols }, (_, c) => bits[r * cols + c]).join(" ");
  return [`${rows} ${cols}`, ...Array.from({ length: rows }, (_, r) => row(r))].join("\n");
}
