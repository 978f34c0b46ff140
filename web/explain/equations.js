/** @file Parses typed XOR equations: "011|1" or "x2 + x3 = 1". */

import { LIMITS } from "../engine/engine.js";
import { piecesOfLine, TypedError } from "../ui/typed.js";

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
const TERM = /x_?(?<unknown>[0-9₀-₉]+)|(?<constant>[01])(?![0-9])|(?<sign>\+|\^|⊕|xor)|(?<equals>=)|\S+/giu;
const BIT = /(?<bit>[01])|(?<bar>\|)|\S+/gu;

/**
 * @typedef {{ coefficients: number[], right: number }} Equation
 * One bit per unknown, up to the last unknown in the equation, and the right-hand side.
 */

/**
 * @param {string} text one line
 * @param {number} [line] 1-based line number
 * @param {number} [limit] the maximal number of unknowns
 * @returns {Equation}
 * @throws {TypedError}
 */
export function parseEquation(text, line = 1, limit = LIMITS.unknowns) {
  return text.includes("|") ? readBits(text, line, limit) : readTerms(text, line, limit);
}

/**
 * @param {string} text
 * @param {number} line
 * @param {number} limit
 * @returns {Equation}
 */
function readBits(text, line, limit) {
  const found = piecesOfLine(text, BIT, line);
  const bar = found.findIndex((piece) => piece.groups.bar);
  const odd = found.find((piece, index) => (index === bar ? false : !piece.groups.bit)) ?? found[bar + 2];
  if (odd) throw new TypedError("equation.unreadable", odd, { text: odd.text });
  if (bar > limit) throw new TypedError("equation.limit", found[limit], { limit });
  if (bar === 0 || bar + 1 === found.length) throw new TypedError("equation.side", found[bar]);
  const bits = found.filter((_, index) => index !== bar).map((piece) => Number(piece.text));
  return { coefficients: bits.slice(0, -1), right: bits[bits.length - 1] };
}

/**
 * Parses terms separated by "+" and exactly one "=". A term that occurs twice cancels.
 * @param {string} text
 * @param {number} line
 * @param {number} limit
 * @returns {Equation}
 */
function readTerms(text, line, limit) {
  const found = piecesOfLine(text, TERM, line);
  checkGrammar(found, { line, column: [...text].length + 1 });
  for (const piece of found) checkUnknown(piece, limit);
  /** @type {number[]} */
  const coefficients = [];
  let right = 0;
  for (const { groups } of found) {
    if (groups.constant) right ^= Number(groups.constant);
    if (groups.unknown) flip(coefficients, unknownIndex(groups.unknown));
  }
  return { coefficients, right };
}

/** @param {import("../ui/typed.js").Piece | undefined} piece */
const isTerm = (piece) => piece?.groups.unknown !== undefined || piece?.groups.constant !== undefined;

/**
 * @param {import("../ui/typed.js").Piece[]} found
 * @param {{ line: number, column: number }} end
 */
function checkGrammar(found, end) {
  const isSign = (/** @type {import("../ui/typed.js").Piece} */ { groups }) => Boolean(groups.sign || groups.equals);
  const odd = found.find((piece, index) => (index % 2 === 0 ? !isTerm(piece) : !isSign(piece)));
  if (odd) throw new TypedError("equation.unreadable", odd, { text: odd.text });
  if (!isTerm(found.at(-1))) throw new TypedError("equation.side", end);
  const [first, second] = found.filter((piece) => piece.groups.equals);
  if (!first) throw new TypedError("equation.equals", end);
  if (second) throw new TypedError("equation.unreadable", second, { text: second.text });
}

/** @param {import("../ui/typed.js").Piece} piece @param {number} limit */
function checkUnknown(piece, limit) {
  const index = piece.groups.unknown ? unknownIndex(piece.groups.unknown) : 0;
  if (index < 0) throw new TypedError("equation.unreadable", piece, { text: piece.text });
  if (index >= limit) throw new TypedError("equation.limit", piece, { limit });
}

/** @param {string} digits plain or subscript digits of a 1-based number */
const unknownIndex = (digits) =>
  Number([...digits].map((digit) => (SUBSCRIPTS.includes(digit) ? SUBSCRIPTS.indexOf(digit) : digit)).join("")) - 1;

/**
 * @param {number[]} coefficients extended with zeros as needed
 * @param {number} index
 */
function flip(coefficients, index) {
  while (coefficients.length <= index) coefficients.push(0);
  coefficients[index] ^= 1;
}
