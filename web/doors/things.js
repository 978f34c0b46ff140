/** @file A puzzle of things that turn each other, as the reader describes it: doors, or dials if a thing has more than two states. */

import { digitsOf, setText, valuesOf } from "../board/notation.js";
import { shorterWay } from "../board/turns.js";
import { LIMITS } from "../engine/engine.js";
import { letterOf } from "../engine/letters.js";
import { doorsNotation } from "../reading/doors.js";
import { recall, rememberHere } from "../ui/storage.js";
import { masksOf } from "./masks.js";

/**
 * @typedef {object} Puzzle
 * @property {string[]} names    one per thing and per further button; "" is the letter. The notation lacks them
 * @property {string[]} buttons  one per button that has a name of its own; "" is that of its thing, from `names`
 * @property {number[]} states   the number of states of each thing
 * @property {string[]} masks    one per button, and the first buttons are those of the things: for each thing a digit in base 36,
 *   the steps that a press turns it by
 * @property {number[]} now      the state of each thing; of two states 1 is on, as an open door
 * @property {number[]} wanted   the wanted state of each thing
 * @property {number[]} any      1 for each thing whose final state is of no matter: it is then wanted at 0
 * @property {number[]} locked   1 for each button that cannot be pressed
 * @property {boolean} same      any state is wanted if it is the same for all things
 * @property {boolean} bothWays  presses go both ways
 */

/** Stores the names in the puzzle that was described last. */
const STORED = "things";
const NAME_MAX = 40;

/** @param {number} count */
export const range = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {number} count @param {number} [positions] @returns {Puzzle} each thing is at 0, is wanted at 1 and turns itself alone */
export const freshPuzzle = (count, positions = 2) => ({
  states: Array(count).fill(positions),
  masks: range(count).map((index) => selfMask(index, count)),
  now: Array(count).fill(0),
  wanted: Array(count).fill(1),
  names: Array(count).fill(""),
  buttons: Array(count).fill(""),
  any: Array(count).fill(0),
  locked: Array(count).fill(0),
  same: false,
  bothWays: false,
});

/** @param {number} index @param {number} count */
const selfMask = (index, count) =>
  range(count)
    .map((thing) => Number(thing === index))
    .join("");

/** True if the puzzle is of dials: a thing has more than two states. Otherwise it is of doors. @param {{ states: number[] }} puzzle */
const areDials = ({ states }) => states.some((count) => count > 2);

/** The noun in the keys of sentences about a puzzle. @param {{ states: number[] }} puzzle @returns {"dials" | "doors"} */
export const nounOf = (puzzle) => (areDials(puzzle) ? "dials" : "doors");

/** True if all are equal. @param {number[]} numbers */
export const areEqual = (numbers) => numbers.every((number) => number === numbers[0]);

// ---- boards

/** The puzzle of a position. @param {import("../engine/engine.js").Engine} engine @returns {Puzzle} */
export function puzzleOf(engine) {
  const { boardNotation, buttonCount, lights, targets, bothWays } = engine;
  const states = [...engine.states];
  const masks = masksOf(boardNotation, buttonCount); // of locked buttons, too
  const [any, locked] = [[...engine.any], [...engine.locked]];
  const { names, buttons } = storedLabels(boardNotation, Math.max(states.length, buttonCount), buttonCount);
  const wanted = targets ? [...targets] : freshPuzzle(states.length).wanted;
  return { names, buttons, states, masks, bothWays, wanted, any, locked, same: !targets, now: [...lights] };
}

/** The notation of a puzzle, before any press. @param {Puzzle} puzzle */
export function notationOf(puzzle) {
  const { masks, now, same } = puzzle;
  if (areDials(puzzle)) return dialsNotation(puzzle);
  return doorsNotation(masks, now, same ? "*" : targetOf(puzzle, 1), marksText(puzzle));
}

/** The options behind the masks. @param {Puzzle} puzzle */
const marksText = ({ locked, any }) =>
  [setText("locked", locked), setText("any", any)].map((text) => text && `-${text}`).join("");

/** The wanted states; none if all that matter are at `told`, which goes without saying. @param {Puzzle} puzzle @param {number} told */
const targetOf = ({ wanted, any }, told) =>
  wanted.every((state, thing) => any[thing] || state === told)
    ? []
    : wanted.map((state, thing) => (any[thing] ? 0 : state));

/** @param {Puzzle} puzzle */
function dialsNotation(puzzle) {
  const { states, masks, now, same, bothWays, any } = puzzle;
  const counts = areEqual(states) ? states[0] : states.join("_");
  const target = targetOf(puzzle, 0);
  const matter = target.filter((_, thing) => !any[thing]);
  const isOne = areEqual(matter) && states.every((count) => !(matter[0] >= count)); // one digit is for all
  const goal = same ? "*" : digitsOf(isOne ? matter.slice(0, 1) : target);
  const board = `dials${counts}${bothWays ? "~" : ""}-${masks.join("-")}${marksText(puzzle)}`;
  return `${board}${goal && `=${goal}`}.${shortDigits(now)}`;
}

/** A digit for each thing, or one for all. @param {number[]} states */
const shortDigits = (states) => digitsOf(areEqual(states) ? states.slice(0, 1) : states);

/** The names as an address has them: "names=left,right&buttons=A,B"; "" if there are none. @param {Pick<Puzzle, "names" | "buttons">} puzzle */
export function labelsText({ names, buttons }) {
  const lists = Object.entries({ names, buttons }).filter(([, list]) => list.some(Boolean));
  return `${new URLSearchParams(lists.map(([key, list]) => [key, list.join()]))}`.replaceAll("%2C", ",");
}

/** @param {Puzzle} puzzle @param {string} board the notation of the board to which the names belong */
export const storeLabels = (puzzle, board) => void rememberHere(STORED, { board, labels: labelsText(puzzle) });

/** @param {string} text @returns {{ names?: string[], buttons?: string[], wanted?: number[], same: boolean }} not checked yet */
function readLabels(text) {
  const parts = new URLSearchParams(text);
  const [names, buttons, goal] = [parts.get("names"), parts.get("buttons"), parts.get("goal")];
  return {
    names: names?.split(","),
    buttons: buttons?.split(","),
    wanted: goal === null ? undefined : valuesOf(goal),
    same: parts.has("same"),
  };
}

/** @param {string} name */
const shortened = (name) => (name.length > NAME_MAX ? `${[...name.slice(0, NAME_MAX)].slice(0, -1).join("")}…` : name);

/**
 * The stored labels of a board. They come from an address or from storage; long names are cut, and other labels that do not fit are replaced by fresh ones.
 * @param {string} board
 * @param {number} count of names
 * @param {number} buttonCount
 * @returns {{ names: string[], buttons: string[], wanted?: unknown, same?: unknown }} the goal as earlier versions stored it, not checked yet
 */
function storedLabels(board, count, buttonCount) {
  const stored = recall(STORED);
  const { names, buttons, ...goal } =
    stored?.board !== board ? {} : typeof stored.labels === "string" ? readLabels(stored.labels) : stored; // earlier versions stored lists
  const fitting = (/** @type {unknown} */ list, /** @type {number} */ length) =>
    isList(list, length, (name) => typeof name === "string")
      ? /** @type {string[]} */ (list).map(shortened)
      : Array(length).fill("");
  return { names: fitting(names, count), buttons: fitting(buttons, buttonCount), ...goal };
}

/**
 * The position that is meant where the stored labels of doors say the goal, as earlier versions wrote them: then an open door is one
 * in its wanted state. null for others.
 * @param {import("../engine/engine.js").Engine} engine
 * @returns {{ puzzle: Puzzle, notation: string } | null}
 */
export function earlierPuzzle(engine) {
  const { boardNotation, lights, presses, goal } = engine;
  const puzzle = puzzleOf(engine);
  const { wanted, same } = storedLabels(boardNotation, puzzle.names.length, puzzle.masks.length);
  const isTold = isList(wanted, lights.length, (state) => state === 0 || state === 1);
  const meant = isTold ? /** @type {number[]} */ (wanted) : puzzle.wanted;
  if (areDials(puzzle) || goal !== "on" || (same !== true && !meant.includes(0))) return null;
  const open = (/** @type {number} */ thing) =>
    presses.reduce((state, pressed, button) => state ^ (pressed * Number(puzzle.masks[button][thing])), lights[thing]);
  const now = meant.map((state, thing) => Number(state === open(thing)));
  const restated = { ...puzzle, now, wanted: meant, same: same === true };
  const [, , pressed] = engine.notation.split(".");
  return { puzzle: restated, notation: notationOf(restated) + (pressed ? `.${pressed}` : "") };
}

/** @param {unknown} list @param {number} count @param {(item: unknown, index: number) => boolean} passes */
const isList = (list, count, passes) => Array.isArray(list) && list.length === count && list.every(passes);

// ---- names

/** The name of a thing or button. @param {{ names: string[] }} puzzle @param {number} index */
export const nameOf = ({ names }, index) => names[index] || letterOf(index);

/** @param {Pick<Puzzle, "names" | "buttons">} puzzle @param {number} button */
export const buttonName = (puzzle, button) => puzzle.buttons[button] || nameOf(puzzle, button);

/**
 * The names of a set of things.
 * @param {{ names: string[] }} puzzle
 * @param {ArrayLike<number>} set
 * @param {(index: number) => string} [detail]  follows the name
 */
export const namesOf = (puzzle, set, detail = () => "") =>
  Array.from(set).flatMap((bit, index) => (bit ? [nameOf(puzzle, index) + detail(index)] : []));

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
    buttons: puzzle.buttons.map(() => ""),
  };
}

/** @param {Puzzle} puzzle @returns {Puzzle} */
export const withNumbers = (puzzle) => withNames(puzzle, puzzle.names.map((_, index) => index + 1).join());

/** The name of a new thing: a number after numbers. @param {string[]} names @param {number} index */
const nextName = (names, index) => (names.every((name, i) => name === String(i + 1)) ? String(index + 1) : "");

// ---- changes

/** @param {number[]} values @param {number} index @param {number} by @param {number[]} states */
const turned = (values, index, by, states) =>
  values.map((value, i) => (i === index ? (value + by + states[i]) % states[i] : value));

/** @typedef {1 | -1} By  one step on or back, which is the same for two states */

/** @param {Puzzle} puzzle @param {number} thing @param {By} [by] @returns {Puzzle} */
export const withNow = (puzzle, thing, by = 1) => ({ ...puzzle, now: turned(puzzle.now, thing, by, puzzle.states) });

/** True if the final state of a thing may be of no matter: that of another one matters. @param {Puzzle} puzzle @param {number} thing */
const canBeAny = ({ any, states }, thing) =>
  Math.max(...states) <= LIMITS.markedStates && any.some((isAny, other) => !isAny && other !== thing);

/** The next state that is wanted: from 1 to the last, then 0, then any. @param {Puzzle} puzzle @param {number} thing @param {By} [by] @returns {Puzzle} */
export function withWanted(puzzle, thing, by = 1) {
  const { states, wanted, any } = puzzle;
  const count = states[thing];
  const places = count + Number(canBeAny(puzzle, thing));
  const place = any[thing] ? count : (wanted[thing] + count - 1) % count;
  const next = (place + by + places) % places;
  return {
    ...puzzle,
    any: any.map((isAny, i) => (i === thing ? Number(next === count) : isAny)),
    wanted: wanted.map((state, i) => (i === thing ? (next === count ? 0 : (next + 1) % count) : state)),
    same: false,
  };
}

/** @param {Puzzle} puzzle @param {boolean} same @returns {Puzzle} */
export const withSame = (puzzle, same) => ({ ...puzzle, same });

/** @param {Puzzle} puzzle @param {boolean} bothWays @returns {Puzzle} */
export const withBothWays = (puzzle, bothWays) => ({ ...puzzle, bothWays });

/** @param {Puzzle} puzzle @param {number} button @param {number} thing @param {By} [by] @returns {Puzzle} */
export function withTurn(puzzle, button, thing, by = 1) {
  const masks = puzzle.masks.map((mask, i) =>
    i === button ? digitsOf(turned(valuesOf(mask), thing, by, puzzle.states)) : mask,
  );
  return { ...puzzle, masks };
}

/**
 * Other numbers of states: states go on from 0, and steps keep their shorter way.
 * @param {Puzzle} puzzle
 * @param {number[]} states one for each thing
 * @returns {Puzzle}
 */
export function withStates(puzzle, states) {
  const below = (/** @type {number[]} */ values) => values.map((value, thing) => value % states[thing]);
  const steps = (/** @type {string} */ mask) =>
    valuesOf(mask).map((steps, thing) => {
      const way = shorterWay(steps, puzzle.states[thing]) % states[thing];
      return (way + states[thing]) % states[thing];
    });
  const masks = puzzle.masks.map((mask) => digitsOf(steps(mask)));
  const same = puzzle.same && areEqual(states);
  const isMarkable = Math.max(...states) <= LIMITS.markedStates;
  const [any, locked] = [puzzle.any, puzzle.locked].map((set) => (isMarkable ? set : set.map(() => 0)));
  return { ...puzzle, states, masks, same, any, locked, now: below(puzzle.now), wanted: below(puzzle.wanted) };
}

/** A set of marks; the empty set in place of the whole. @param {number[]} set */
const withoutAll = (set) => (set.every(Boolean) ? set.map(() => 0) : set);

/**
 * Other masks, of any number of buttons and things.
 * @param {Puzzle} puzzle
 * @param {string[]} masks
 * @returns {Puzzle}
 */
export function withMasks(puzzle, masks) {
  const { now, wanted, names, buttons, any } = puzzle;
  const things = masks[0].length;
  const filled = (/** @type {number[]} */ values, /** @type {number} */ fill) =>
    range(things).map((thing) => values[thing] ?? fill);
  const states = filled(puzzle.states, puzzle.states[puzzle.states.length - 1]);
  const named = range(Math.max(things, masks.length)).map((index) => names[index] ?? "");
  const locked = withoutAll(masks.map((_, button) => puzzle.locked[button] ?? 0));
  const marked = { any: withoutAll(filled(any, 0)), locked };
  const labels = { names: named, buttons: masks.map((_, button) => buttons[button] ?? "") };
  return { ...puzzle, ...marked, ...labels, states, masks, now: filled(now, 0), wanted: filled(wanted, 1) };
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
  const locked = spliced(puzzle.locked, own.map(() => 0)); // biome-ignore format: one line reads better
  const buttons = spliced(puzzle.buttons, own.map(() => "")); // biome-ignore format: one line reads better
  return withMasks({ ...puzzle, names: labels, buttons, locked }, spliced(rows, own).slice(0, LIMITS.doors));
}

/** Adds buttons without a thing, which turn nothing, or removes the last ones. @param {Puzzle} puzzle @param {number} count @returns {Puzzle} */
export const withButtons = (puzzle, count) =>
  withMasks(
    puzzle,
    range(count).map((button) => puzzle.masks[button] ?? "0".repeat(puzzle.now.length)),
  );

/** No button turns anything. @param {Puzzle} puzzle @returns {Puzzle} */
export const withoutTurns = (puzzle) => ({ ...puzzle, masks: puzzle.masks.map((mask) => "0".repeat(mask.length)) });

/** The steps from the states now to those seen. @param {Puzzle} puzzle @param {number[]} seen */
export const stepsTo = ({ now, states }, seen) =>
  seen.map((state, thing) => (state - now[thing] + states[thing]) % states[thing]);

/**
 * A button turns what has changed by a press of it.
 * @param {Puzzle} puzzle
 * @param {number} button
 * @param {number[]} seen the state of each thing after the press
 * @returns {Puzzle}
 */
export function withObserved(puzzle, button, seen) {
  const mask = digitsOf(stepsTo(puzzle, seen));
  return { ...puzzle, masks: puzzle.masks.map((before, i) => (i === button ? mask : before)), now: seen };
}
