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
import { Refused, readStrictly } from "./strict.js";

const LINE = /^([A-Z]{4,8}) *:(\d{1,6}):(.*)$/;

/** @param {string} text @returns {{ id: string, presses: [column: number, row: number][] } | null} null for another text */
function gameIn(text) {
  if (!text.startsWith("SAVEFILE:")) return null;
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {string[]} */
  const moves = [];
  let at = 0;
  for (const line of text.split("\n")) {
    const [, key, length, value] = LINE.exec(line.trimEnd()) ?? [];
    if (line.trim() && value?.length !== Number(length)) throw new Refused("length", at, "flip");
    if (key === "MOVE" || key === "SOLVE") moves.push(value);
    else if (key) values.set(key, value);
    at += line.length + 1;
  }
  const [params, description] = [values.get("PARAMS") ?? values.get("CPARAMS"), values.get("DESC")];
  if (values.get("GAME") !== "Flip" || !params || !description) throw new Refused("board", 0, "flip");
  const made = moves.slice(0, Math.max(0, Number(values.get("STATEPOS") ?? 1) - 1));
  const presses = made.map((move) => (/^M(\d{1,4}),(\d{1,4})$/.exec(move)?.slice(1) ?? []).map(Number));
  if (presses.some(({ length }) => length !== 2)) throw new Refused("board", 0, "flip"); // a solution was shown
  return { id: `${params}:${description}`, presses: /** @type {[number, number][]} */ (presses) };
}

/** The number of columns, before the x of a game ID. @param {string} id */
const columnsOf = (id) => Number.parseInt(id, 10);

/** @param {string} text @param {import("./strict.js").Here} here @returns {{ notation: string, presses: number[] } | null} presses: buttons, in order; null for another text */
export function readSave(text, here) {
  const game = gameIn(text);
  if (!game) return null;
  const strict = readStrictly(game.id, here);
  if (!("notation" in strict))
    throw new Refused("code" in strict ? strict.code : "board", text.indexOf("DESC"), "flip");
  return { notation: strict.notation, presses: game.presses.map(([column, row]) => row * columnsOf(game.id) + column) };
}
