/** @file The streak: the number of days in a row with a solved puzzle. */
import { addDays, daysBetween } from "./dates.js";

/** One day may be missed between two days; two in a row end a streak. */
const STEP_MAX = 2;

/**
 * @typedef {"done" | "open" | "grace" | "none"} StreakState
 *   done: today counts already; open: yesterday counts; grace: the day before yesterday counts, and today is the last chance;
 *   none: the streak has ended
 * @typedef {{ current: number, longest: number, state: StreakState }} Streak  in days that count
 */

/**
 * @param {Iterable<string>} days that count, in any order; those after today, where a clock was set back, count for
 *   the longest streak alone
 * @param {string} today
 * @returns {Streak}
 */
export function streak(days, today) {
  const sorted = [...new Set(days)].sort();
  const runs = runsOf(sorted);
  const current = runsOf(sorted.filter((day) => day <= today)).at(-1);
  const missed = current ? daysBetween(today, current.last) : Number.POSITIVE_INFINITY;
  return {
    current: current && missed <= STEP_MAX ? current.length : 0,
    longest: Math.max(0, ...runs.map(({ length }) => length)),
    state: /** @type {const} */ (["done", "open", "grace"])[missed] ?? "none",
  };
}

/** The streaks in a sorted list of days. @param {string[]} days */
function runsOf(days) {
  /** @type {{ length: number, last: string }[]} */
  const runs = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day <= addDays(run.last, STEP_MAX)) Object.assign(run, { length: run.length + 1, last: day });
    else runs.push({ length: 1, last: day });
  }
  return runs;
}
