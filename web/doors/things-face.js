/** @file The text and the accessible name of a cell of the form: a toggle, or a number if a thing has more than two states. */
import { shorterWay, signed } from "../board/turns.js";
import { buttonName, nameOf, nounOf } from "./things.js";

/** @typedef {"now" | "wanted" | "turns"} Row */

/**
 * @param {import("./things.js").Puzzle} puzzle
 * @param {Row} row
 * @param {number} value   a state, or steps
 * @param {number} thing
 * @param {number} button  in rows of turns
 * @returns {{ text: string, key: import("../ui/i18n.js").Key, words: Record<string, unknown>, on: boolean, isToggle?: boolean }} on: drawn bright
 */
export function faceOf(puzzle, row, value, thing, button) {
  const words = { thing: nameOf(puzzle, thing), button: buttonName(puzzle, button), value };
  if (row === "wanted" && puzzle.any[thing]) return { text: "?", key: "things.wanted-any", words, on: false };
  if (nounOf(puzzle) === "doors")
    return { text: "", key: `things.${row}-cell`, words, on: value === 1, isToggle: true };
  if (row === "turns") return stepsFace(shorterWay(value, puzzle.states[thing]), words);
  if (row === "wanted" && puzzle.same) return { text: "=", key: "things.wanted-same", words, on: false };
  const isRight = !puzzle.same && puzzle.now[thing] === puzzle.wanted[thing];
  return { text: String(value), key: `things.${row}-dial`, words, on: row === "now" && isRight };
}

/** @param {number} way @param {Record<string, unknown>} words */
function stepsFace(way, words) {
  if (way === 0) return { text: "", key: /** @type {const} */ ("things.turns-none"), words, on: false };
  const steps = `${way > 0 ? "+" : ""}${signed(way)}`;
  return { text: steps, key: /** @type {const} */ ("things.turns-dial"), words: { ...words, steps }, on: true };
}
