/** @file A puzzle of things that turn each other, as the reader describes it. As doors, a thing in its wanted state is an open door. */

import { letterOf } from "../board/letters.js";
import { hexOfBits } from "../board/notation.js";
import { LIMITS } from "../engine/engine.js";
import { recall, rememberHere } from "../ui/storage.js";
import { masksNotation, masksOf } from "./masks.js";

/**
 * @typedef {object} Labels  the part of a puzzle that its notation lacks
 * @property {string[]} names    one per thing and per further button; "" is the letter
 * @property {number[]} wanted   the wanted state of each thing: 1 is on
 * @property {boolean} same      any state is wanted if it is the same for all things
 *
 * @typedef {Labels & { masks: string[], now: number[] }} Puzzle  masks: one per button, and the first buttons are those of the things
 */

/** Stores the labels of the puzzle that was described last. */
const STORED = "things";
const NAME_MAX = 40;

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {number} count @returns {Puzzle} each thing is off, is wanted on and turns itself alone */
export const freshPuzzle = (count) => ({
  masks: range(count).map((index) => selfMask(index, count)),
  now: Array(count).fill(0),
  wanted: Array(count).fill(1),
  names: Array(count).fill(""),
  same: false,
});

/** @param {number} index @param {number} count */
const selfMask = (index, count) =>
  range(count)
    .map((thing) => Number(thing === index))
    .join("");

// ---- doors

/** The puzzle of a position. @param {import("../engine/engine.js").Engine} engine @returns {Puzzle} */
export function puzzleOf(engine) {
  const { boardNotation, lights } = engine;
  const masks = masksOf(boardNotation);
  const labels = storedLabels(boardNotation, lights.length, masks.length);
  const now = labels.wanted.map((wanted, thing) => Number((wanted === 1) === (lights[thing] === 1)));
  return { ...labels, masks, now };
}

/** The notation of a puzzle, before any press. @param {Puzzle} puzzle */
export const notationOf = ({ masks, now, wanted }) =>
  masksNotation(masks, hexOfBits(now.map((state, thing) => Number(state === wanted[thing]))));

/** @param {Labels} labels @param {string} board the notation of the board to which they belong */
export const storeLabels = ({ names, wanted, same }, board) =>
  void rememberHere(STORED, { board, names, wanted, same });

/** @param {string} board @param {number} things @param {number} buttons @returns {Labels} */
function storedLabels(board, things, buttons) {
  const stored = recall(STORED);
  const count = Math.max(things, buttons);
  const { names, wanted } = freshPuzzle(count);
  const isStored =
    stored?.board === board &&
    isList(stored.names, count, (name) => typeof name === "string" && name.length <= NAME_MAX) &&
    isList(stored.wanted, things, (state) => state === 0 || state === 1);
  if (!isStored) return { names, wanted: wanted.slice(0, things), same: false };
  return { names: stored.names, wanted: stored.wanted, same: stored.same === true };
}

/** @param {unknown} list @param {number} count @param {(item: unknown) => boolean} passes */
const isList = (list, count, passes) => Array.isArray(list) && list.length === count && list.every(passes);

// ---- names

/** The name of a thing or button. @param {{ names: string[] }} puzzle @param {number} index */
export const nameOf = ({ names }, index) => names[index] || letterOf(index);

/** The names of a set of things or buttons. @param {{ names: string[] }} puzzle @param {ArrayLike<number>} set */
export const namesOf = (puzzle, set) => Array.from(set).flatMap((bit, index) => (bit ? [nameOf(puzzle, index)] : []));

/**
 * Names from a text: between commas, or between blanks if there is no comma.
 * @param {Puzzle} puzzle
 * @param {string} text
 * @returns {Puzzle}
 */
export function withNames(puzzle, text) {
  const found = text
    .trim()
    .split(/[,;，；、]/.test(text) ? /[,;，；、]/ : /\s+/)
    .map((name) => name.trim());
  return {
    ...puzzle,
    names: puzzle.names.map((_, index) => [...(found[index] ?? "")].slice(0, NAME_MAX / 2).join("")),
  };
}

/** @param {Puzzle} puzzle @returns {Puzzle} */
export const withNumbers = (puzzle) => ({ ...puzzle, names: puzzle.names.map((_, index) => String(index + 1)) });

/** The name of a new thing: a number after numbers. @param {string[]} names @param {number} index */
const nextName = (names, index) => (names.every((name, i) => name === String(i + 1)) ? String(index + 1) : "");

// ---- changes

/** @param {number[]} bits @param {number} index */
const flipped = (bits, index) => bits.map((bit, i) => Number((bit === 1) !== (i === index)));

/** @param {Puzzle} puzzle @param {number} thing @returns {Puzzle} */
export const withNow = (puzzle, thing) => ({ ...puzzle, now: flipped(puzzle.now, thing) });

/** @param {Puzzle} puzzle @param {number} thing @returns {Puzzle} */
export const withWanted = (puzzle, thing) => ({ ...puzzle, wanted: flipped(puzzle.wanted, thing), same: false });

/** @param {Puzzle} puzzle @param {boolean} same @returns {Puzzle} */
export const withSame = (puzzle, same) => ({ ...puzzle, same });

/** @param {Puzzle} puzzle @param {number} button @param {number} thing @returns {Puzzle} */
export function withTurn(puzzle, button, thing) {
  const masks = puzzle.masks.map((mask, i) => (i === button ? flipped([...mask].map(Number), thing).join("") : mask));
  return { ...puzzle, masks };
}

/**
 * Other masks, of any number of buttons and things.
 * @param {Puzzle} puzzle
 * @param {string[]} masks
 * @returns {Puzzle}
 */
export function withMasks({ now, wanted, names, same }, masks) {
  const things = masks[0].length;
  const states = (/** @type {number[]} */ bits, /** @type {number} */ fill) =>
    range(things).map((thing) => bits[thing] ?? fill);
  const named = range(Math.max(things, masks.length)).map((index) => names[index] ?? "");
  return { masks, now: states(now, 0), wanted: states(wanted, 1), names: named, same };
}

/**
 * Adds things, which turn themselves, or removes the last ones. Further buttons stay.
 * @param {Puzzle} puzzle
 * @param {number} count
 * @returns {Puzzle}
 */
export function withThings(puzzle, count) {
  const { masks, names, now } = puzzle;
  const before = now.length;
  const added = range(count).slice(before);
  const own = masks.length < before ? [] : added.map((thing) => selfMask(thing, count));
  const rows = masks.map((mask) => mask.slice(0, count).padEnd(count, "0"));
  /** @template T @param {T[]} list @param {T[]} more */
  const spliced = (list, more) => [...list.slice(0, Math.min(before, count)), ...more, ...list.slice(before)];
  const labels = spliced(names, added.map((thing) => nextName(names, thing))); // biome-ignore format: one line reads better
  return withMasks({ ...puzzle, names: labels }, spliced(rows, own).slice(0, LIMITS.doors));
}

/** Adds buttons without a thing, which turn nothing, or removes the last ones. @param {Puzzle} puzzle @param {number} count @returns {Puzzle} */
export const withButtons = (puzzle, count) =>
  withMasks(
    puzzle,
    range(count).map((button) => puzzle.masks[button] ?? "0".repeat(puzzle.now.length)),
  );
