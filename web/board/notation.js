/** @file Writes the notation of grid positions. The engine reads it. */
import { isHex } from "../engine/kind.js";
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
 * @property {ArrayLike<number>} [locked] one per cell, as the holes
 * @property {ArrayLike<number>} [any] one per cell, as the holes
 * @property {number} [states] of a light; 2 by default. With more, there is no goal but the target
 * @property {boolean} [bothWays]
 * @property {string} [target] with more than two states a digit for all lights or one for each, or "*" for all the same; with two a digit for
 *   each, if the goal is "target"
 */

/** @typedef {import("../locales/languages.js").KeyPart<"lights.rule.">} RuleName */

/** The name of a rule; "own" for an unnamed stencil. @param {{ rule: string, rules: string[] }} engine */
export const ruleName = ({ rule, rules }) => /** @type {RuleName} */ (rules.includes(rule) ? rule : "own");

/** An option that is a set of cells or buttons; "" for an empty one. @param {"holes" | "locked" | "any"} word @param {ArrayLike<number>} set */
export const setText = (word, set) => (Array.from(set).some(Boolean) ? word + hexOfBits(set) : "");

/** @param {Grid} grid */
export function boardText(grid) {
  const { shape, rows, cols, rule, wrap, goal, holes, locked = [], any = [] } = grid;
  const { states = 2, bothWays, target = "0" } = grid;
  const options = [
    rule === "plus" ? "" : rule,
    wrap === "flat" ? "" : wrap,
    ["on", "either"].includes(goal) ? `goal-${goal}` : "",
    setText("holes", holes),
  ];
  const marks = [setText("locked", locked), setText("any", any)];
  const turns = states === 2 ? "" : `mod${states}${bothWays ? "~" : ""}`;
  const board = [shape ?? `${rows}x${cols}`, ...(shape ? [] : options), ...marks, turns].filter(Boolean).join("-");
  const isWritten = target !== "0" && (shape || ["target", "same"].includes(goal));
  if (!isWritten) return board;
  return `${board}=${target === "*" ? target : lightsText(board, valuesOf(target))}`;
}

/** @param {Grid} grid @param {ArrayLike<number> | "on" | "off"} lights */
export function positionText(grid, lights) {
  const { rows, cols, holes, states = 2 } = grid;
  const all = { off: 0, on: states - 1 };
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  const given = typeof lights === "string" ? cells.map((cell) => (holes[cell] ? 0 : all[lights])) : lights;
  const board = boardText(grid);
  return `${board}.${lightsText(board, given)}`;
}

/** States or steps as digits in base 36. @param {ArrayLike<number>} values */
export const digitsOf = (values) => Array.from(values, (value) => value.toString(36)).join("");

/** The states or steps of digits in base 36. @param {string} digits */
export const valuesOf = (digits) => [...digits].map((digit) => Number.parseInt(digit, 36));

/** The lights in the notation of a board: in hex, or a digit for each. @param {string} board @param {ArrayLike<number>} lights */
export const lightsText = (board, lights) => (isHex(board) ? hexOfBits(lights) : digitsOf(lights));

/** The text form of a grid in the source articles: `5 5`, then rows of 0 and 1. */
export function gridText(
  /** @type {number} */ rows,
  /** @type {number} */ cols,
  /** @type {ArrayLike<number>} */ bits,
) {
  const row = (/** @type {number} */ r) => Array.from({ length: cols }, (_, c) => bits[r * cols + c]).join(" ");
  return [`${rows} ${cols}`, ...Array.from({ length: rows }, (_, r) => row(r))].join("\n");
}
