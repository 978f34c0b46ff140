/** @file Today: the puzzles of each civil date. They follow from the calendar and the core's generator. */
import { EngineError } from "../engine/engine.js";
import { unlit } from "../engine/kind.js";
import { CALENDAR } from "./calendar.js";
import { daysBetween, weekday, weekNumber } from "./dates.js";
import { makeLevel } from "./level.js";
import { KIND_OF, PUZZLES } from "./puzzles.js";

/**
 * @typedef {import("./calendar.js").Puzzle} Puzzle
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {{ board: string, doors: number, weight: number, seed: number }} Plan  board: of lights, as notation; doors: how many,
 *   else 0; weight: the fewest presses
 */

export const FIRST_DATE = "2026-01-01";

/** Added to the seed of a date as often as it makes no such board. */
const NEXT_SEED = 100_000_000;
/** So many seeds are tried: three of ten sets of masks have nullity 0, so all of them fail with a chance of 10^-15. */
const SEEDS = 100;

/** The date of the puzzle played on a day: the first puzzle, if the clock is before it. @param {string} date */
export const puzzleDate = (date) => (date < FIRST_DATE ? FIRST_DATE : date);

/** The number of a day's puzzle: 1 on the first. @param {string} date */
export const numberOf = (date) => daysBetween(date, FIRST_DATE) + 1;

/** True if the calendar has this puzzle on the day. @param {string} date @param {Puzzle} puzzle */
export function isOn(date, puzzle) {
  const { from = FIRST_DATE, days } = CALENDAR[puzzle];
  return date >= from && weekday(date) in days;
}

/** The puzzles of a day. @param {string} date */
export const puzzlesOn = (date) => PUZZLES.filter((puzzle) => isOn(date, puzzle));

/** @param {string} date @param {Puzzle} puzzle one of the day @returns {Plan} */
export function todayPlan(date, puzzle) {
  const kind = KIND_OF[puzzle];
  const [weight, ...boards] = CALENDAR[puzzle].days[weekday(date)];
  const board = boards[weekNumber(date) % boards.length];
  return {
    board: kind === "lights" ? String(board) : "",
    doors: kind === "doors" ? Number(board) : 0,
    weight,
    seed: Number(date.replaceAll("-", "")),
  };
}

/**
 * The puzzle of a day. tests/today.test.js makes every board of the calendar.
 * @param {Engine} engine  its board is replaced; with more than two states it needs the module for them
 * @param {string} date from FIRST_DATE on
 * @param {Puzzle} puzzle one of the day
 * @returns {Level}
 * @throws {RangeError} where the calendar asks for presses that its board does not need
 */
export function todayLevel(engine, date, puzzle) {
  const kind = KIND_OF[puzzle];
  const plan = todayPlan(date, puzzle);
  const make = kind === "lights" ? lightsOf : doorsOf;
  for (let count = 0; count < SEEDS; count++) {
    const notation = make(engine, plan, plan.seed + count * NEXT_SEED);
    if (notation) return makeLevel({ mode: "today", which: date, kind, puzzle, notation, fewest: plan.weight });
  }
  const { board, doors, weight } = plan;
  throw new RangeError(`${date}: no position of ${board || `${doors} doors`} was found that needs ${weight} presses`);
}

/** @param {Engine} engine @param {Plan} plan @param {number} seed */
function lightsOf(engine, { board, weight }, seed) {
  try {
    return engine.generate({ notation: unlit(board), weight, seed });
  } catch (error) {
    if (error instanceof EngineError && error.code === "none") return null;
    throw error;
  }
}

/**
 * Masks of nullity 0, and doors that need so many presses.
 * @param {Engine} engine @param {Plan} plan @param {number} seed
 */
function doorsOf(engine, { doors, weight }, seed) {
  engine.load(/** @type {string} */ (engine.generate({ doors, seed })));
  return engine.solve().nullity === 0 ? engine.generate({ weight, seed }) : null;
}
