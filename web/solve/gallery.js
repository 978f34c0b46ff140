/** @file Puzzles that people know, as positions to be changed into one's own. tests/gallery.test.js proves their answers. */

/** The masks of nine keys in a square: a corner flips its four, a key at a side flips that side, the middle flips a plus. */
const NINE_KEYS = "110110000-111000000-011011000-100100100-010111010-001001001-000110110-000000111-000011011";
/** The Petersen graph: ten points, each joined to three others. */
export const PETERSEN = "graph-h0xcrw6w0ch8pfmpbp8f-011223344005162738495768798596";
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
  ["three-cubes", "dials3-110-111-011=2.012"],
  ["four-cubes", "dials3-1100-1110-0111-0011=2.0201"],
  ["cubes-ring", "dials3-1101-1110-0111-1011=*.0011"],
  ["five-cubes", "dials4-10100-11100-10101-00111-00101.00103"],
  ["compass", "dials6-200-035-205=3.103"],
  ["symbols", "dials8-101-011-110=174.0"],
  ["turned-statues", "dials4-313-130-031=2.1"],
  ["levers", "dials3-011-110-010=221.0"],
  ["brightness", "5x5-mod3.1"],
  ["tiles", "7x7-rowcol-mod4=2.0"],
  ["cube", "cube3.on"],
  ["twelve", "dodecahedron.on"],
  ["petersen", `${PETERSEN}.on`],
]);
