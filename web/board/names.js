/** @file The names of lights and buttons in equations. */
import { letterOf } from "../engine/letters.js";
import { hasParities } from "./turns.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {{ unknown: (button: number) => string, column: (button: number) => string, light: (light: number) => string }} Names */

/** Names without a board: x1, x2 … @type {Names} */
export const NUMBERED = {
  unknown: (i) => `x${i + 1}`,
  column: (i) => String(i + 1),
  light: (i) => String(i + 1),
};

/** Doors and their buttons are named by letters. @type {Names} */
const LETTERED = { unknown: letterOf, column: letterOf, light: letterOf };

/** Cells are numbered row by row, as in the articles; doors and their buttons have letters. @param {Engine} engine @returns {Names} */
export function namesOf(engine) {
  return engine.kind === "doors" ? LETTERED : NUMBERED;
}

/**
 * One row of an augmented matrix as an equation: x1+x2+x3=1.
 * @param {ArrayLike<number>} row
 * @param {(button: number) => string} unknown
 */
export function equationText(row, unknown) {
  const last = row.length - 1;
  const terms = Array.from(row).flatMap((entry, i) => (entry && i < last ? [unknown(i)] : []));
  return `${terms.join("+") || "0"}=${row[last]}`;
}

/** @param {ArrayLike<number>} bits */
export function onesOf(bits) {
  return Array.from(bits).flatMap((bit, i) => (bit ? [i] : []));
}

/**
 * The equation of each light, "" where there is none: x1+x2=1, and with more than two states x1 + 2x2 ≡ 1 (mod 3).
 * @param {Engine} engine
 */
export function equationsOf(engine) {
  const { states, any, syndrome, goal, buttonCount } = engine;
  const { unknown } = namesOf(engine);
  const masks = Array.from({ length: buttonCount }, (_, button) => engine.mask(button));
  return Array.from(states, (count, light) => {
    if (count === 1 || any[light]) return "";
    const row = masks.map((mask) => mask[light]);
    if (hasParities(engine)) return equationText([...row, syndrome[light]], unknown);
    const terms = row.flatMap((factor, button) => (factor ? [`${factor > 1 ? factor : ""}${unknown(button)}`] : []));
    const right = goal === "same" ? `s + ${syndrome[light]}` : syndrome[light];
    return `${terms.join(" + ") || "0"} ≡ ${right} (mod ${count})`;
  });
}
