/**
 * @file Reads a save file of Flip, from Simon Tatham's puzzles: lines of a key, the length of its value, and the value. The moves that stand are presses.
 *
 *     SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
 *     GAME    :4:Flip
 *     PARAMS  :4:3x3c
 *     DESC    :25:d074191345d1644c17058,5d0
 *     STATEPOS:1:2
 *     MOVE    :4:M1,1
 */
import { hexOfBits } from "./hex.js";
import { sizeOf } from "./notation.js";
import { Refused, readStrictly } from "./strict.js";
import { linesOf } from "./text.js";

const LINE = /^([A-Z]{4,8}) *:(\d{1,6}):(.*)$/;

/** @param {string} text @returns {{ id: string, presses: [column: number, row: number][] } | null} null for another text */
function gameIn(text) {
  if (!text.startsWith("SAVEFILE:")) return null;
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {string[]} */
  const moves = [];
  for (const { text: line, at } of linesOf(text)) {
    const [, key, length, value] = LINE.exec(line.trimEnd()) ?? [];
    if (line.trim() && value?.length !== Number(length)) throw new Refused("length", at, "flip");
    if (key === "MOVE" || key === "SOLVE") moves.push(value);
    else if (key) values.set(key, value);
  }
  const [params, description] = [values.get("PARAMS") ?? values.get("CPARAMS"), values.get("DESC")];
  if (values.get("GAME") !== "Flip" || !params || !description) throw new Refused("board", 0, "flip");
  const made = moves.slice(0, Math.max(0, Number(values.get("STATEPOS") ?? 1) - 1));
  const presses = made.map((move) => (/^M(\d{1,4}),(\d{1,4})$/.exec(move)?.slice(1) ?? []).map(Number));
  if (presses.some(({ length }) => length !== 2)) throw new Refused("board", 0, "flip"); // a solution was shown
  return { id: `${params}:${description}`, presses: /** @type {[number, number][]} */ (presses) };
}

/** A position, and behind it the buttons that are pressed, each an odd number of times; null for another text. @param {string} text @param {import("./strict.js").Here} here */
export function readSave(text, here) {
  const game = gameIn(text.trim());
  if (!game) return null;
  const strict = readStrictly(game.id, here);
  if (!("notation" in strict))
    throw new Refused("code" in strict ? strict.code : "board", text.indexOf("DESC"), "flip");
  const [columns, rows] = sizeOf(game.id);
  const pressed = Array.from({ length: columns * rows }, () => 0);
  for (const [column, row] of game.presses) {
    if (column >= columns || row >= rows) throw new Refused("cell", 0, "flip");
    pressed[row * columns + column] ^= 1;
  }
  return { notation: `${strict.notation}${pressed.includes(1) ? `.${hexOfBits(pressed)}` : ""}` };
}
