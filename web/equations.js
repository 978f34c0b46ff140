/** XOR equations as people type them: "011|1" or "x2 + x3 = 1". */

import { piecesOfLine, TypedError } from "./typed.js";

/** Unknowns of one system. */
export const UNKNOWNS_LIMIT = 64;

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const TOKEN = /[xX]_?(?<unknown>[0-9₀-₉]+)|(?<constant>[01])(?![0-9])|(?<plus>\+|\^|⊕|xor\b)|(?<equals>==?)|\S/giu;
const BITS = /^\s*(?<left>[01][01\s]*)\|\s*(?<right>[01])\s*$/;

/**
 * @typedef {{ coefficients: Map<number, number>, right: number, width: number }} Equation
 * Coefficients by unknown (from 0), and how many unknowns the equation speaks of.
 */

/**
 * @param {string} text one line
 * @param {number} line its number, from 1
 * @returns {Equation}
 * @throws {TypedError}
 */
export function parseEquation(text, line) {
  const equation = text.includes("|") ? readBits(text, line) : readTerms(text, line);
  if (equation.width > UNKNOWNS_LIMIT) throw new TypedError("equation.limit", { line, column: 1 }, { limit: UNKNOWNS_LIMIT });
  return equation;
}
