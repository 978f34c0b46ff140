/** @file The path: levels of lights and of doors, each with one idea. Any of them may be opened at any time. */
import { makeLevel } from "./level.js";
import { CHAPTERS } from "./levels.js";

/**
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./levels.js").Chapter} Chapter
 * @typedef {import("./level.js").LevelName & import("./level.js").Start & { mode: "path", which: Chapter["levels"][0][0], chapter: Chapter["chapter"], number: number }} PathLevel
 *   which: its idea; number: within its path, from 1; the keys of their sentences are `play.idea.<which>` and `play.chapter.<chapter>`
 */

/** @param {Kind} kind @returns {readonly PathLevel[]} */
function pathOf(kind) {
  const entries = CHAPTERS.filter((part) => part.kind === kind).flatMap(({ chapter, levels }) =>
    levels.map(([which, notation, fewest]) => ({ chapter, which, notation, fewest })),
  );
  return entries.map((entry, index) => makeLevel({ mode: "path", kind, number: index + 1, ...entry }));
}

/** The levels in their order. */
export const PATHS = { lights: pathOf("lights"), doors: pathOf("doors") };

const LEVELS = [...PATHS.lights, ...PATHS.doors];

/** The chapters of a path, with their levels. @param {Kind} kind @returns {{ chapter: PathLevel["chapter"], levels: PathLevel[] }[]} */
export function chapters(kind) {
  return CHAPTERS.filter((part) => part.kind === kind).map(({ chapter }) => ({
    chapter,
    levels: PATHS[kind].filter((level) => level.chapter === chapter),
  }));
}

/** The chapter of a level of the path. @param {any} level */
export const chapterOf = ({ kind, chapter }) =>
  /** @type {ReturnType<typeof chapters>[number]} */ (chapters(kind).find((part) => part.chapter === chapter));

/** @param {string} idea @returns {PathLevel | null} */
export const levelOfIdea = (idea) => LEVELS.find(({ which }) => which === idea) ?? null;

/**
 * The first level that is not solved.
 * @param {Kind} kind
 * @param {(level: PathLevel) => boolean} isSolved
 * @returns {PathLevel | null} null: all are solved
 */
export const firstUnsolved = (kind, isSolved) => PATHS[kind].find((level) => !isSolved(level)) ?? null;

/** @param {PathLevel} level @returns {PathLevel | null} null: it is the last */
export const levelAfter = ({ kind, number }) => PATHS[kind][number] ?? null;
