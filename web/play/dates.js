/**
 * @file Civil dates: "2026-03-01", a day of the reader's calendar. They sort as strings and have no time
 * zone. Days are counted in UTC, where each has 24 hours.
 */

const DAY_MS = 86_400_000;
const WEEK = 7;
const FIRST_MONDAY = "2025-12-29";
/** The last Sunday whose week has only years of four digits, because dates of more would not sort. */
const LAST_DATE = "9999-12-26";

/** The civil date of a moment in the time zone of the browser; the last date of all where the clock is beyond it. @param {Date} moment */
export function civilDate(moment) {
  const year = moment.getFullYear();
  const date = textOf(year, moment.getMonth() + 1, moment.getDate());
  return year > 9999 || date > LAST_DATE ? LAST_DATE : date;
}

/** @param {number} year @param {number} month from 1 @param {number} day */
function textOf(year, month, day) {
  return [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
}

/** @param {string} date @returns {[year: number, month: number, day: number]} */
const partsOf = (date) => /** @type {[number, number, number]} */ (date.split("-").map(Number));

/** @param {string} date */
function daysOf(date) {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** @param {number} days */
function dateOf(days) {
  const day = new Date(days * DAY_MS);
  return textOf(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
}

/** True for a date of the calendar in the years 1000 to 9999. @param {unknown} text */
export function isDate(text) {
  return typeof text === "string" && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && dateOf(daysOf(text)) === text;
}

/** @param {string} date @param {number} days */
export const addDays = (date, days) => dateOf(daysOf(date) + days);

/** The days from the second date to the first. @param {string} date @param {string} earlier */
export const daysBetween = (date, earlier) => daysOf(date) - daysOf(earlier);

/** The number of the week; the week of 2026-01-01 is 0. @param {string} date */
export const weekNumber = (date) => Math.floor(daysBetween(date, FIRST_MONDAY) / WEEK);

/** The day of the week; Monday is 0. @param {string} date */
export const weekday = (date) => daysBetween(date, FIRST_MONDAY) - WEEK * weekNumber(date);

/** The seven days of the week that holds the date, Monday first. @param {string} date */
export function weekOf(date) {
  const monday = addDays(date, -weekday(date));
  return Array.from({ length: WEEK }, (_, day) => addDays(monday, day));
}

/**
 * The month of the date, for a calendar whose weeks begin on Monday.
 * @param {string} date
 * @returns {{ blanks: number, dates: string[] }} blanks: days of its first week that belong to the month before
 */
export function monthOf(date) {
  const [year, month] = partsOf(date);
  const first = textOf(year, month, 1);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { blanks: weekday(first), dates: Array.from({ length }, (_, day) => addDays(first, day)) };
}
