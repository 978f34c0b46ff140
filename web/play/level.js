/**
 * @file A level: what is played on the path, today and in free play alike. Its key says where it comes from and
 * names its record.
 *
 *     path/quiet                 a level of the path, by its idea
 *     today/2026-03-01/lights    a puzzle of a day
 *     free/5x5-torus/7           a board and its fewest presses, whatever the lights; free/4-doors/3
 *
 * @typedef {"lights" | "doors"} Kind
 * @typedef {{ key: string, kind: Kind, notation: string, fewest: number }} Level
 *   notation: the start; fewest: proven
 * @typedef {{ presses: number, hints: number, seconds: number }} Play one win; seconds 0: not measured
 */
import { gameOf } from "../engine/kind.js";

/**
 * A level of free play.
 * @param {string} notation canonical
 * @param {number} fewest
 * @returns {Level}
 */
export function freeLevel(notation, fewest) {
  const [board, lights] = notation.split(".");
  const kind = gameOf(notation);
  const name = kind === "doors" ? `${doorCount(board)}-doors` : board;
  return { key: `free/${name}/${fewest}`, kind, notation: `${board}.${lights}`, fewest };
}

/** @param {string} board of doors */
export const doorCount = (board) => board.split("-")[1].length;
