/**
 * @file Today: a lights board and a doors board for each civil date, the same for everybody. They follow from the
 * calendar below and the core's generator; tests/today-golden.txt guards that a date means the same boards for ever.
 */
import { daysBetween, weekday, weekNumber } from "./dates.js";
import { makeLevel } from "./level.js";

/**
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {{ board: string, doors: number, weight: number, seed: number }} Plan  board: of lights, as notation; doors: how many,
 *   else 0; weight: the fewest presses
 */

export const FIRST_DATE = "2026-01-01";

/** The boards of lights: a row for each day from Monday on, a column for each week of a cycle of four. */
const CALENDAR = /** @type {const} */ ([
  ["3x3", "3x4", "4x4", "3x5"],
  ["4x4", "4x5", "4x4-goal-on", "4x4-cylinder"],
  ["4x4-torus", "5x5-cylinder", "4x5", "4x5-torus"],
  ["5x5-knight", "4x5-ring", "4x4-rowcol", "5x5-cross"],
  ["5x5", "5x6", "5x5-goal-on", "5x6-cross"],
  ["5x6", "6x6-knight", "6x6-cylinder", "6x6-goal-on"],
  ["6x6", "7x7-king", "6x6-cross", "6x6-goal-either"],
]);

/** The values for Monday; each day after it has one more. */
const MONDAY = { lights: { weight: 3 }, doors: { weight: 2, doors: 4 } };

/** Added to the seed of a date as often as it makes no such board. */
const NEXT_SEED = 100_000_000;

/** The date of the puzzle played on a day: the first puzzle, if the clock is before it. @param {string} date */
export const puzzleDate = (date) => (date < FIRST_DATE ? FIRST_DATE : date);

/** The number of a day's puzzle: 1 on the first. @param {string} date */
export const numberOf = (date) => daysBetween(date, FIRST_DATE) + 1;

/** @param {string} date @param {Kind} kind @returns {Plan} */
export function todayPlan(date, kind) {
  const day = weekday(date);
  const boards = CALENDAR[day];
  return {
    board: kind === "lights" ? boards[weekNumber(date) % boards.length] : "",
    doors: kind === "doors" ? MONDAY.doors.doors + day : 0,
    weight: MONDAY[kind].weight + day,
    seed: Number(date.replaceAll("-", "")),
  };
}

/**
 * @param {Engine} engine  its board is replaced
 * @param {string} date from FIRST_DATE on
 * @param {Kind} kind
 * @returns {Level}
 */
export function todayLevel(engine, date, kind) {
  const plan = todayPlan(date, kind);
  const make = kind === "lights" ? lightsOf : doorsOf;
  for (let { seed } = plan; ; seed += NEXT_SEED) {
    const notation = make(engine, plan, seed);
    if (notation) return makeLevel({ mode: "today", which: date, kind, notation, fewest: plan.weight });
  }
}

/** @param {Engine} engine @param {Plan} plan @param {number} seed */
const lightsOf = (engine, { board, weight }, seed) => engine.generate({ notation: `${board}.off`, weight, seed });

/**
 * Masks of nullity 0, and doors that need so many presses.
 * @param {Engine} engine @param {Plan} plan @param {number} seed
 */
function doorsOf(engine, { doors, weight }, seed) {
  engine.load(/** @type {string} */ (engine.generate({ doors, seed })));
  return engine.solve().nullity === 0 ? engine.generate({ weight, seed }) : null;
}
