/** @file Words that are written as notations are. Only the core says whether one is a notation. */
import { SHAPES } from "./shape.js";

const NOTATION = new RegExp(
  `^(?:\\d+x\\d+|doors-|dials\\d|(?:${SHAPES})(?=[\\d.=-]))[^\\s.]*\\.[\\da-z*]*(?:\\.[\\da-z]*)?$`,
);
/** A board without its lights. */
const BOARD = new RegExp(
  `^(?:\\d+x\\d+(?:-[\\w~-]+)?|doors(?:-[01]+)+|dials\\d[\\w~]*(?:-\\w+)+|(?:${SHAPES})(?:\\d|-)?[\\w~-]*|dodecahedron)(?:=[\\w*]+)?$`,
);

/** A word without the address before it, capitals and full-width letters. @param {string} word */
export const tidy = (word) =>
  word
    .normalize("NFKC")
    .replaceAll("×", "x")
    .toLowerCase()
    .trim()
    .replace(/^[^\s#]*#(?:solve-|learn-)?/, "")
    .replace(/&.*$/, "");

/** @param {string} word */
export const isNotation = (word) => word.length < 200_000 && NOTATION.test(tidy(word));

/** @param {string} word */
export const isBoard = (word) => word.length < 20_000 && BOARD.test(tidy(word));
