/** @file Writes the notation of grid positions. The engine reads it. */

/**
 * @typedef {object} Grid
 * @property {number} rows
 * @property {number} cols
 * @property {string} rule a name, or `r` and the hex digits of a stencil
 * @property {string} wrap flat, cylinder or torus
 * @property {string} goal off, on or either
 * @property {ArrayLike<number>} holes one per cell; empty for none
 */

/** Bits as hex digits, most significant bit first. @param {ArrayLike<number>} bits */
export function hexOfBits(bits) {
  const nibbles = Array.from({ length: Math.ceil(bits.length / 4) }, (_, i) => 4 * i);
  const nibble = (/** @type {number} */ at) =>
    [0, 1, 2, 3].reduce((value, bit) => 2 * value + (bits[at + bit] ? 1 : 0), 0);
  return nibbles.map((at) => nibble(at).toString(16)).join("");
}

/** @typedef {import("../locales/languages.js").KeyPart<"lights.rule.">} RuleName */

/** The name of a rule; "own" for an unnamed stencil. @param {{ rule: string, rules: string[] }} engine */
export const ruleName = ({ rule, rules }) => /** @type {RuleName} */ (rules.includes(rule) ? rule : "own");

/** @param {Grid} grid */
export function boardText({ rows, cols, rule, wrap, goal, holes }) {
  const options = [
    rule === "plus" ? "" : rule,
    wrap === "flat" ? "" : wrap,
    goal === "off" ? "" : `goal-${goal}`,
    Array.from(holes).some(Boolean) ? `holes${hexOfBits(holes)}` : "",
  ];
  return [`${rows}x${cols}`, ...options.filter(Boolean)].join("-");
}

/** @param {Grid} grid @param {ArrayLike<number> | "on" | "off"} lights */
export function positionText(grid, lights) {
  return `${boardText(grid)}.${typeof lights === "string" ? lights : hexOfBits(lights)}`;
}

/** The text form of a grid in the source articles: `5 5`, then rows of 0 and 1. */
export function gridText(
  /** @type {number} */ rows,
  /** @type {number} */ cols,
  /** @type {ArrayLike<number>} */ bits,
) {
  const row = (/** @type {number} */ r) =>
    Array.from({ length: cols }, (_, c) => (bits[r * cols + c] ? 1 : 0)).join(" ");
  return [`${rows} ${cols}`, ...Array.from({ length: rows }, (_, r) => row(r))].join("\n");
}
