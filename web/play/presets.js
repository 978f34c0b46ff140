/** @file Boards to start from: the puzzles of the articles, and one for each rule, wrap and goal. */

/** The sizes of the blue puzzle, in which every light is on. */
export const BLUE_SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Locale key (after `lights.preset.`) and notation. */
export const PRESETS = /** @type {const} */ ([
  ["flip-game", "4x4-goal-either.9d98"],
  ["all-lit", "5x5-goal-on.off"],
  ["five-six", "5x6.on"],
  ["torus", "4x4-torus.on"],
  ["ring", "6x6-ring.on"],
  ["cross", "5x5-cross.on"],
  ["knight", "5x5-knight.on"],
  ["rowcol", "4x4-rowcol.9d98"],
]);
