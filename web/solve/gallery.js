/** @file Puzzles that people know, as positions to be changed into one's own. tests/gallery.test.js proves their answers. */

/** The masks of nine keys in a square: a corner flips its four, a key at a side flips that side, the middle flips a plus. */
const NINE_KEYS = "110110000-111000000-011011000-100100100-010111010-001001001-000110110-000000111-000011011";
const STATUES = "110001-111000-011100-001110-000111-100011";

/** Locale key (after `gallery.`) and notation. */
export const GALLERY = /** @type {const} */ ([
  ["five", "5x5.on"],
  ["six", "6x6.on"],
  ["joined", "4x4-torus.on"],
  ["nine-keys", `doors-${NINE_KEYS}.off`],
  ["discs", "4x4-goal-either.9d98"],
  ["handles", "4x4-rowcol.4004"],
  ["five-six", "5x6.6a726570"],
  ["corner", "3x3-holes008.on"],
  ["statues", `doors-${STATUES}.off`],
  ["switches", "doors-11000-11100-01110-00111-00011.off"],
]);
