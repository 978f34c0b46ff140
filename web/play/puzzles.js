/**
 * @file The puzzles of the days, each with its kind of game. Their names are part of stored records and shared addresses, so rows are only
 * added, at the end. calendar.js has their days.
 *
 * @typedef {import("../locales/languages.js").KeyPart<"play.name.today.">} Puzzle
 */

/** @type {Record<Puzzle, import("./level.js").Kind>} */
export const KIND_OF = { lights: "lights", doors: "doors", dimmers: "lights" };

export const PUZZLES = /** @type {Puzzle[]} */ (Object.keys(KIND_OF));
