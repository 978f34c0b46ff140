/** @file Words that are written as notations are. Only the core says whether one is a notation. */
import { SHAPES } from "./shape.js";
import { normal } from "./text.js";

const NOTATION = new RegExp(
  `^(?:\\d{1,5}x\\d{1,5}|doors-|dials\\d|(?:${SHAPES})(?=[\\d.=-]))[^\\s.]*\\.[\\da-z*]+(?:\\.[\\da-z]+)?$`,
);
/** A board without its lights. */
const BOARD = new RegExp(
  `^(?:\\d{1,5}x\\d{1,5}(?:-[\\w~-]+)?|doors(?:-[01]+)+(?:-(?:locked|any)[\\da-f]+)*|dials\\d[\\w~]*(?:-\\w+)+|(?:${SHAPES})(?:\\d|-)?[\\w~-]*|dodecahedron)(?:=[\\w*]+)?$`,
);

/** The rows and columns of a grid; zeros for another board. @param {string} notation */
export const sizeOf = (notation) => (/^(\d+)x(\d+)/.exec(notation)?.slice(1) ?? [0, 0]).map(Number);

/** A word without the address before it, capitals and full-width letters. @param {string} word */
export const tidy = (word) =>
  normal(word)
    .replaceAll("×", "x")
    .toLowerCase()
    .trim()
    .replace(/^[^\s#]*#(?:solve-|learn-)?/, "")
    .split("&", 1)[0];

/** @param {string} word */
export const isNotation = (word) =>
  word.length < 200_000 &&
  /[.．]/.test(word) &&
  (NOTATION.test(word) || (!/\s/.test(word.trim()) && NOTATION.test(tidy(word))));

/** @param {string} word */
export const isBoard = (word) => word.length < 20_000 && BOARD.test(tidy(word));

/** The current board, of a notation. @param {string} notation @returns {import("./strict.js").Here} */
export function hereOf(notation) {
  const [rows, cols] = sizeOf(notation);
  return { rows, cols, lightCount: rows * cols, holes: [], boardNotation: notation.split(".")[0] };
}
