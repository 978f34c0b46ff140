/** @file The letters of doors as strokes, where no font is at hand: points in a box of 4 × 6, one digit across and one down. */

/** @type {Record<string, string>} strokes between slashes */
const LETTERS = {
  A: "06 20 46/14 34",
  B: "00 06 36 45 44 33 42 41 30 00/03 33",
  C: "41 30 10 01 05 16 36 45",
  D: "00 06 26 44 42 20 00",
  E: "40 00 06 46/03 33",
  F: "40 00 06/03 33",
  G: "41 30 10 01 05 16 36 45 43 23",
  H: "00 06/40 46/03 43",
  I: "20 26",
  J: "40 45 36 16 05",
  K: "00 06/40 03 46",
  L: "00 06 46",
  M: "06 00 23 40 46",
  N: "06 00 46 40",
  O: "10 30 41 45 36 16 05 01 10",
  P: "06 00 30 41 42 33 03",
  Q: "10 30 41 45 36 16 05 01 10/24 46",
  R: "06 00 30 41 42 33 03/23 46",
  S: "41 30 10 01 02 13 33 44 45 36 16 05",
  T: "00 40/20 26",
  U: "00 05 16 36 45 40",
  V: "00 26 40",
  W: "00 16 23 36 40",
  X: "00 46/40 06",
  Y: "00 23 40/23 26",
  Z: "00 40 06 46",
};

export const HEIGHT = 6;
const WIDTH = 4;
const ADVANCE = 6; // from one letter to the next

/**
 * The lines of a word, centred on 0, its foot at 0 and its head at -HEIGHT.
 * @param {string} word
 * @returns {[number, number][][]}
 */
export function strokesOf(word) {
  const left = (ADVANCE - WIDTH - ADVANCE * word.length) / 2;
  return [...word].flatMap((letter, i) =>
    LETTERS[letter].split("/").map((stroke) =>
      stroke
        .split(" ")
        .filter(Boolean)
        .map(([x, y]) => /** @type {[number, number]} */ ([left + i * ADVANCE + Number(x), Number(y) - HEIGHT])),
    ),
  );
}
