/** @file The path: levels of lights and of doors, each with one idea. Any of them may be opened at any time. */
import { CHAPTERS } from "./levels.js";

/**
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level & { number: number } & Pick<import("./levels.js").Chapter, "chapter"> & { idea: import("./levels.js").Entry[0] }} PathLevel
 *   number: within its path, from 1; `play.idea.<idea>` and `play.chapter.<chapter>` are their sentences
 */

/** @param {Kind} kind @returns {readonly PathLevel[]} */
function pathOf(kind) {
  const entries = CHAPTERS.filter((part) => part.kind === kind).flatMap(({ chapter, levels }) =>
    levels.map(([idea, notation, fewest]) => ({ chapter, idea, notation, fewest })),
  );
  return entries.map((entry, index) => ({ key: `path/${entry.idea}`, kind, number: index + 1, ...entry }));
}

/** Every level in its order. */
export const PATHS = { lights: pathOf("lights"), doors: pathOf("doors") };

const LEVELS = [...PATHS.lights, ...PATHS.doors];

/** The floors of the house. @param {Kind} kind @returns {{ chapter: PathLevel["chapter"], levels: PathLevel[] }[]} */
export function chapters(kind) {
  return CHAPTERS.filter((part) => part.kind === kind).map(({ chapter }) => ({
    chapter,
    levels: PATHS[kind].filter((level) => level.chapter === chapter),
  }));
}

/** @param {string} key @returns {PathLevel | null} */
export const levelByKey = (key) => LEVELS.find((level) => level.key === key) ?? null;

/** The level that starts so. @param {string} notation canonical, of a start @returns {PathLevel | null} */
export const levelByNotation = (notation) => LEVELS.find((level) => level.notation === notation) ?? null;

/**
 * Where to go on.
 * @param {Kind} kind
 * @param {(key: string) => boolean} isSolved
 * @returns {PathLevel | null} null: all are solved
 */
export const firstUnsolved = (kind, isSolved) => PATHS[kind].find(({ key }) => !isSolved(key)) ?? null;

/** @param {PathLevel} level @returns {PathLevel | null} null: it is the last */
export const levelAfter = ({ kind, number }) => PATHS[kind][number] ?? null;
