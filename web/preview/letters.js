/**
 * @file The names of doors and the numbers on dials as outlines. A server may have no font, and two servers rarely have the same one; with outlines a
 * link has the same picture everywhere.
 */

/** The strokes of each letter and digit in a box of 4 × 6, as the data of an SVG path. @type {Record<string, string>} */
const STROKES = {
  A: "M0 6 2 0 4 6M1 4 3 4",
  B: "M0 0 0 6 3 6 4 5 4 4 3 3 4 2 4 1 3 0 0 0M0 3 3 3",
  C: "M4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5",
  D: "M0 0 0 6 2 6 4 4 4 2 2 0 0 0",
  E: "M4 0 0 0 0 6 4 6M0 3 3 3",
  F: "M4 0 0 0 0 6M0 3 3 3",
  G: "M4 1 3 0 1 0 0 1 0 5 1 6 3 6 4 5 4 3 2 3",
  H: "M0 0 0 6M4 0 4 6M0 3 4 3",
  I: "M2 0 2 6",
  J: "M4 0 4 5 3 6 1 6 0 5",
  K: "M0 0 0 6M4 0 0 3 4 6",
  L: "M0 0 0 6 4 6",
  M: "M0 6 0 0 2 3 4 0 4 6",
  N: "M0 6 0 0 4 6 4 0",
  O: "M1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0",
  P: "M0 6 0 0 3 0 4 1 4 2 3 3 0 3",
  Q: "M1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0M2 4 4 6",
  R: "M0 6 0 0 3 0 4 1 4 2 3 3 0 3M2 3 4 6",
  S: "M4 1 3 0 1 0 0 1 0 2 1 3 3 3 4 4 4 5 3 6 1 6 0 5",
  T: "M0 0 4 0M2 0 2 6",
  U: "M0 0 0 5 1 6 3 6 4 5 4 0",
  V: "M0 0 2 6 4 0",
  W: "M0 0 1 6 2 3 3 6 4 0",
  X: "M0 0 4 6M4 0 0 6",
  Y: "M0 0 2 3 4 0M2 3 2 6",
  Z: "M0 0 4 0 0 6 4 6",
  0: "M1 0 3 0 4 1 4 5 3 6 1 6 0 5 0 1 1 0",
  1: "M0 1 2 0 2 6",
  2: "M0 1 1 0 3 0 4 1 4 2 0 6 4 6",
  3: "M0 0 4 0 2 2 3 2 4 3 4 5 3 6 1 6 0 5",
  4: "M3 6 3 0 0 4 4 4",
  5: "M4 0 0 0 0 2 3 2 4 3 4 5 3 6 0 6",
  6: "M4 0 2 0 0 2 0 5 1 6 3 6 4 5 4 4 3 3 0 3",
  7: "M0 0 4 0 1 6",
  8: "M1 3 0 2 0 1 1 0 3 0 4 1 4 2 3 3 1 3 0 4 0 5 1 6 3 6 4 5 4 4 3 3",
  9: "M0 6 2 6 4 4 4 1 3 0 1 0 0 1 0 2 1 3 4 3",
  "×": "M1 2 3 4M3 2 1 4",
  "−": "M0 3 4 3",
};

const [WIDTH, HEIGHT, ADVANCE] = [4, 6, 6]; // of a letter; and from one letter to the next
const CAPITAL = 0.72; // the height of a letter, relative to the font size
const THICKNESS = 0.9; // of a stroke, in units of the box

const TEXT = /<text x="([\d.]+)" y="([\d.]+)" fill="(#\w+)" font-size="([\d.]+)"([^>]*)>([A-Z\d×−]+)<\/text>/g;

/**
 * Replaces each text by the outlines of its letters and digits.
 * @param {string} svg as web/board/picture.js and web/states/picture.js draw it
 */
export function outlineTexts(svg) {
  return svg.replace(TEXT, (_, x, y, fill, size, more, word) => {
    const scale = (CAPITAL * Number(size)) / HEIGHT;
    const left = more.includes('text-anchor="middle"') ? (ADVANCE - WIDTH - ADVANCE * word.length) / 2 : 0;
    const letters = [...word].map(
      (letter, i) => `<path transform="translate(${left + i * ADVANCE} ${-HEIGHT})" d="${STROKES[letter]}"/>`,
    );
    const look = `fill="none" stroke="${fill}" stroke-width="${THICKNESS}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<g transform="translate(${x} ${y}) scale(${scale})" ${look}>${letters.join("")}</g>`;
  });
}
