/**
 * @file The levels of the path: its chapters in order, and of each level its idea, its start and the fewest presses.
 * tests/path.test.js proves every minimum; `node tools/path.js` shows the levels and what docs/play.md says of them.
 *
 * @typedef {readonly [idea: import("../locales/languages.js").KeyPart<"play.idea.">, notation: string, fewest: number]} Entry
 * @typedef {{ kind: import("./level.js").Kind, chapter: import("../locales/languages.js").KeyPart<"play.chapter.">, levels: readonly Entry[] }} Chapter
 */

/** @type {readonly Chapter[]} */
export const CHAPTERS = [
  {
    kind: "lights",
    chapter: "first",
    levels: [
      ["first", "3x3.5d0", 1],
      ["edge", "3x3.e80", 1],
      ["corner", "3x3.d00", 1],
      ["cancel", "3x3.e38", 2],
      ["order", "3x3.d58", 2],
      ["overlap", "5x5.229ca20", 3],
      ["apart", "5x5.dc411d8", 4],
      ["twice", "3x3.a28", 4],
      ["odd-flips", "3x3.on", 5],
      ["tiling", "4x4.on", 4],
      ["quiet", "4x4.6996", 4],
      ["shorter", "4x4.0660", 6],
      ["corner-parity", "4x4.9009", 6],
      ["chase", "5x5.8ff7f88", 7],
      ["worse", "5x5.8800088", 8],
      ["mirror", "5x5.a82a0a8", 9],
      ["one-in-four", "5x5.2022020", 10],
      ["first-row", "5x5.27ebf20", 10],
      ["last-row", "5x5.07e3f00", 14],
      ["all-lit", "5x5.on", 15],
    ],
  },
  {
    kind: "lights",
    chapter: "shapes",
    levels: [
      ["row", "1x3.on", 1],
      ["row-quiet", "1x5.on", 2],
      ["end-light", "1x6.on", 2],
      ["lane", "2x5.on", 3],
      ["few-first-rows", "5x3.f7de", 5],
      ["one-solution", "3x4.on", 10],
      ["a-billion", "5x6.on", 14],
    ],
  },
  {
    kind: "lights",
    chapter: "holes",
    levels: [
      ["hole", "3x3-holesa28.on", 1],
      ["gap", "3x3-holes080.b68", 2],
      ["bridge", "3x3-holes410.on", 5],
      ["fewest-buttons", "5x5-holesdc40420.on", 5],
      ["circle", "3x3-holes080.on", 8],
      ["half-a-heart", "5x5-holesa8011d8.on", 8],
    ],
  },
  {
    kind: "lights",
    chapter: "goals",
    levels: [
      ["goal-on", "3x3-goal-on.a28", 1],
      ["wrong-lights", "5x5-goal-on.8a88a88", 4],
      ["either", "5x5-goal-either.23bee20", 4],
      ["flip-game", "4x4-goal-either.9d98", 4],
      ["nearer", "5x5-goal-either.8800088", 8],
      ["dark-ones", "5x5-goal-on.7463170", 9],
    ],
  },
  {
    kind: "lights",
    chapter: "wrapped",
    levels: [
      ["cylinder", "4x4-cylinder.d800", 1],
      ["torus", "4x4-torus.d808", 1],
      ["circle-of-six", "1x6-cylinder.on", 2],
      ["three-square", "3x3-torus.on", 3],
      ["diagonal", "4x4-torus.8421", 4],
      ["five-square", "5x5-torus.on", 5],
      ["stripes", "4x4-torus.f0f0", 8],
      ["press-all", "4x4-torus.on", 16],
    ],
  },
  {
    kind: "lights",
    chapter: "near",
    levels: [
      ["ring", "3x3-ring.550", 1],
      ["diagonals", "3x3-cross.aa8", 1],
      ["king", "4x4-king.0777", 1],
      ["two-colours", "4x4-ring.8421", 3],
      ["bishop", "4x4-cross.9669", 4],
      ["nine-each", "5x5-king.on", 4],
      ["king-four", "4x4-king.on", 4],
    ],
  },
  {
    kind: "lights",
    chapter: "far",
    levels: [
      ["knight", "5x5-knight.5449150", 1],
      ["rowcol", "5x5-rowcol.213e420", 1],
      ["domino", "2x2-r0c0.on", 2],
      ["knight-corners", "5x5-knight.8800088", 4],
      ["block-of-four", "4x4-r0d8.on", 4],
      ["as-symmetric", "4x4-knight.on", 8],
      ["one-light", "4x4-rowcol.8000", 7],
    ],
  },
  {
    kind: "lights",
    chapter: "large",
    levels: [
      ["windows", "7x7.ff264ff9327f8", 9],
      ["without-quiet", "6x6.fe186187f", 12],
      ["press-the-lit", "8x8.8142241818244281", 16],
      ["any-size", "6x6.4bffde300", 20],
      ["forty", "8x8.on", 40],
    ],
  },
  {
    kind: "doors",
    chapter: "first-hall",
    levels: [
      ["button", "doors-100-010-001.c", 1],
      ["others", "doors-011-101-110.4", 1],
      ["share", "doors-110-010-001.off", 2],
      ["close", "doors-110-101-001.off", 2],
      ["choose", "doors-110-101-010.off", 2],
      ["all-three", "doors-110-011-010.off", 3],
      ["article", "doors-0111-1001-0011-1011.off", 3],
    ],
  },
  {
    kind: "doors",
    chapter: "chains",
    levels: [
      ["chain", "doors-11000-11100-01110-00111-00011.off", 2],
      ["chain-six", "doors-110000-111000-011100-001110-000111-000011.off", 2],
      ["chain-seven", "doors-1100000-1110000-0111000-0011100-0001110-0000111-0000011.off", 3],
      ["circle-four", "doors-1101-1110-0111-1011.off", 4],
      ["neighbours", "doors-010000-101000-010100-001010-000101-000010.off", 4],
      ["circle-five", "doors-11001-11100-01110-00111-10011.off", 5],
      ["branches", "doors-1110000-1101100-1010011-0101000-0100100-0010010-0010001.off", 5],
      ["circle-seven", "doors-1100001-1110000-0111000-0011100-0001110-0000111-1000011.off", 7],
    ],
  },
  {
    kind: "doors",
    chapter: "figures",
    levels: [
      ["cube", "doors-11101000-11010100-10110010-01110001-10001110-01001101-00101011-00010111.off", 2],
      ["fano", "doors-1110000-1001100-1000011-0101010-0100101-0011001-0010110.off", 3],
      [
        "petersen",
        "doors-1100110000-1110001000-0111000100-0011100010-1001100001-1000010110-0100001011-0010010101-0001011010-0000101101.off",
        3,
      ],
      ["utilities", "doors-100111-010111-001111-111100-111010-111001.off", 3],
      [
        "square-of-doors",
        "doors-111100100-111010010-111001001-100111100-010111010-001111001-100100111-010010111-001001111.off",
        3,
      ],
      ["moebius", "doors-11001001-11100100-01110010-00111001-10011100-01001110-00100111-10010011.off", 4],
      ["octahedron", "doors-111110-111101-111011-110111-101111-011111.off", 6],
      ["cube-corners", "doors-01101000-10010100-10010010-01100001-10000110-01001001-00101001-00010110.off", 8],
    ],
  },
  {
    kind: "doors",
    chapter: "halls",
    levels: [
      ["more-buttons", "doors-1100-1010-1001-0110-0101-0011.off", 2],
      ["even-open", "doors-1100-0110-0011-1001.a", 2],
      ["fewer-buttons", "doors-111000-001110-001001-010101.off", 3],
      ["adding-masks", "doors-10000110-10010110-11010111-00110100-01110010-00001100-01100111-00011111.off", 5],
      [
        "divisors",
        "doors-1000000000-0101010101-0010010010-0001000100-0000100001-0000010000-0000001000-0000000100-0000000010-0000000001.off",
        7,
      ],
      ["others-eight", "doors-01111111-10111111-11011111-11101111-11110111-11111011-11111101-11111110.off", 8],
      [
        "ten-doors",
        "doors-0010100011-1100000100-1000100111-0011010000-0111110111-1011011001-1101001100-0101110011-1010101101-1101100100.off",
        8,
      ],
    ],
  },
];
