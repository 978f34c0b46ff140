/**
 * @file The calendar: the boards of the puzzles of the days, the same for everybody. A date means the same boards for ever.
 * tests/today-golden.txt guards this.
 *
 * @typedef {import("./puzzles.js").Puzzle} Puzzle
 * @typedef {object} Row
 * @property {string} [from]  its first date; if absent, the first date of all
 * @property {Record<number, readonly [weight: number, ...boards: (string | number)[]]>} days  by the day of the week, Monday is 0; a puzzle of
 *   the week has one day. weight: the fewest presses; boards: of successive weeks, in turn: notations, or numbers of doors
 */

/** @type {Record<Puzzle, Row>} */
export const CALENDAR = {
  lights: {
    days: [
      [3, "3x3", "3x4", "4x4", "3x5"],
      [4, "4x4", "4x5", "4x4-goal-on", "4x4-cylinder"],
      [5, "4x4-torus", "5x5-cylinder", "4x5", "4x5-torus"],
      [6, "5x5-knight", "4x5-ring", "4x4-rowcol", "5x5-cross"],
      [7, "5x5", "5x6", "5x5-goal-on", "5x6-cross"],
      [8, "5x6", "6x6-knight", "6x6-cylinder", "6x6-goal-on"],
      [9, "6x6", "7x7-king", "6x6-cross", "6x6-goal-either"],
    ],
  },
  doors: {
    days: [
      [2, 4],
      [3, 5],
      [4, 6],
      [5, 7],
      [6, 8],
      [7, 9],
      [8, 10],
    ],
  },
  dimmers: {
    from: "2026-12-07",
    days: { 5: [6, "4x4-mod3", "4x4-mod4~", "5x5-mod3", "5x5-mod3~"] },
  },
};
