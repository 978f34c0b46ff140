/** @file The face of a state: pips as on a die, a numeral, or a dial; in a square of 12 units. */
import { onRim } from "../board/turns.js";

const MOST_PIPS = 6;
const CORNERS = "M2 2h0M10 10h0M10 2h0M2 10h0";
const MIDDLE = "M6 6h0";
const DIAGONAL = "M2 10h0M10 2h0";

/** Pips as dots of a path with round ends, by their number. */
const PIPS = [
  "",
  MIDDLE,
  DIAGONAL,
  DIAGONAL + MIDDLE,
  CORNERS,
  CORNERS + MIDDLE,
  "M2 1.6h0M2 6h0M2 10.4h0M10 1.6h0M10 6h0M10 10.4h0",
];

/** The tick in place of a target that is reached. */
export const TICK = "M3 6.3l2.2 2.2 3.8-4.6";
/** The question mark in place of a target where any state will do. */
export const ANY = "M3.9 4.3a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.5M6 10h0";
/** The padlock on a cell that cannot be pressed. */
export const LOCK = "M3.5 5.5V4a2.5 2.5 0 0 1 5 0v1.5M2.5 5.5h7v5h-7z";

/** The path of a state's pips; null if it is shown by a numeral. @param {number} state @param {boolean} asNumeral */
const pipsOf = (state, asNumeral) => (asNumeral || state > MOST_PIPS ? null : PIPS[state]);

/** @typedef {"number" | "pips" | "dial"} Face */

/** The face of all lights of a board. @param {string | null | undefined} word of the attribute; otherwise what suits the states @param {Uint8Array} states @returns {Face} */
export function faceFor(word, states) {
  if (word === "number" || word === "pips" || word === "dial") return word;
  return needsNumerals(states) ? "number" : "pips";
}

/** The face of all dials of a hall. @param {string | null | undefined} word of the attribute @returns {Face} */
export const hallFace = (word) => (word === "number" || word === "pips" ? word : "dial");

/** The path of a state's face; null if it is a numeral. @param {Face} face @param {number} state @param {number} states */
export const facePath = (face, state, states) =>
  face === "dial" ? dialOf(state, states) : pipsOf(state, face === "number");

/** The path of a dial: its rim, and a needle at the state. @param {number} state @param {number} states */
function dialOf(state, states) {
  const { x, y } = onRim(state, states, 3.6);
  return `M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10M6 6L${(6 + x).toFixed(1)} ${(6 + y).toFixed(1)}`;
}

/** The heat of a light: 0 in its darkest lit state, 1 in its brightest and when it is unlit. @param {number} state @param {number} states */
export const heatOf = (state, states) => (state && states > 2 ? (state - 1) / (states - 2) : 1);

/** The colour of heat 0. In pictures it covers a lit light, the less the hotter it is. */
export const EMBER = "#8f4a24";

/** True of a light on which marks are white. @param {number} state @param {number} states */
export const isDim = (state, states) => state === 0 || heatOf(state, states) < 0.4;

/** True if a board shows numerals unless told otherwise: so do all its lights if one has more states than pips. @param {Uint8Array} states */
const needsNumerals = (states) => states.some((count) => count > MOST_PIPS + 1);
