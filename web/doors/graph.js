/** @file Parses switches on a graph into masks: a switch flips itself and those it is connected to. */

import { LIMITS } from "../engine/engine.js";
import { pieces, TypedError } from "../ui/typed.js";

const PIECE =
  /(?<from>\d{1,40})\s{0,20}(?<how>[-‑–—>→])\s{0,20}(?<to>\d{1,40})(?=$|[\s,;，；、])|(?<head>\d{1,40})\s{0,20}[:：]|(?<next>\d{1,40})(?=$|[\s,;，；、])|[^\s,;，；、]+/gu;

/**
 * Parses edges "1-2" (each flips the other), arrows "1>2" (1 flips 2) and rows "1: 2 3" (1 flips 2 and 3).
 * @param {string} text
 * @returns {string[]} one mask per switch, up to the highest number
 * @throws {TypedError}
 */
export function parseSwitches(text) {
  let row = { line: 0, head: "" };
  const flips = pieces(text, PIECE).flatMap((piece) => {
    if (piece.groups.head) row = { line: piece.line, head: piece.groups.head };
    return flipsOf(piece, row.line === piece.line ? row.head : "");
  });
  const count = flips.reduce((most, pair) => Math.max(most, ...pair), 0);
  if (count === 0) throw new TypedError("graph.empty", { line: 1, column: 1 });
  const rows = Array.from({ length: count }, (_, i) => Array.from({ length: count }, (_, j) => Number(i === j)));
  for (const [from, to] of flips) rows[from - 1][to - 1] = 1;
  return rows.map((row) => row.join(""));
}

/**
 * @param {import("../ui/typed.js").Piece} piece
 * @param {string} row the switch before the colon of this row, or ""
 * @returns {[number, number][]} pairs [switch, flipped switch], 1-based
 */
function flipsOf(piece, row) {
  const { from, how, to, head, next } = piece.groups;
  if (head) return [[switchOf(piece, head), switchOf(piece, head)]];
  if (next && row) return [[switchOf(piece, row), switchOf(piece, next)]];
  if (!from || !to) throw new TypedError("graph.unreadable", piece, { text: piece.text });
  const [a, b] = [switchOf(piece, from), switchOf(piece, to)];
  return how === ">" || how === "→" ? [[a, b]] : [[a, b], [b, a]]; // biome-ignore format: one line reads better
}

/**
 * @param {import("../ui/typed.js").Piece} piece
 * @param {string} digits
 */
function switchOf(piece, digits) {
  const number = Number(digits);
  if (number < 1 || number > LIMITS.doors) throw new TypedError("graph.limit", piece, { limit: LIMITS.doors });
  return number;
}

/**
 * Parses the lights of the switches: digits 0 and 1, blanks allowed. An empty text sets all lights to `otherwise`.
 * @param {string} text
 * @param {number} count
 * @param {0 | 1} otherwise
 * @returns {number[]}
 * @throws {TypedError}
 */
export function parseLights(text, count, otherwise) {
  const found = pieces(text, /\S/gu);
  const odd = found.find((piece) => !/[01]/.test(piece.text));
  if (odd) throw new TypedError("graph.light", odd, { text: odd.text });
  if (found.length === 0) return Array(count).fill(otherwise);
  const place = found[count] ?? { line: 1, column: [...text].length + 1 };
  if (found.length !== count) throw new TypedError("graph.lights", place, { count, found: found.length });
  return found.map((piece) => Number(piece.text));
}
