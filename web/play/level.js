/**
 * @file A level of any mode of play, the key that names its record in storage, and its address.
 *
 *     path/quiet                 a level of the path, by its idea
 *     today/2026-03-01/lights    a puzzle of a day, by its name in the calendar
 *     free/5x5-torus/7           free play: a board and its fewest presses, whatever the lights; free/4-doors/3
 *     free/cube3/14              another shape; of a drawn graph, the beginning of its notation
 *     free/5x5-mod3/7            the same with more than two states, whatever the targets; free/5-dials4/7; after the board
 *                                -both if presses go both ways, and -same if all have to show the same
 *
 * Keys are stored and addresses are shared, so neither may change.
 *
 * @typedef {"lights" | "doors"} Kind
 * @typedef {"path" | "today" | "free"} Mode
 * @typedef {object} LevelName
 * @property {Mode} mode
 * @property {string} which     the idea of a level of the path, the date of a puzzle of a day, the board of free play
 * @property {Kind} kind
 * @property {import("./calendar.js").Puzzle} [puzzle]  of a day: its name in the calendar; if absent, its kind
 * @property {number} [fewest]  part of the name in free play alone
 * @typedef {{ notation: string, fewest: number, key: string, address: string }} Start  notation of the start; fewest: proven
 * @typedef {import("./path.js").PathLevel | (LevelName & Start & { mode: "today" | "free" })} Level  makeLevel() makes them
 * @typedef {{ presses: number, hints: number, seconds: number }} Play  one win; seconds 0: not measured
 */
import { gameOf } from "../engine/kind.js";
import { SHAPES } from "../reading/shape.js";
import { KIND_OF, PUZZLES } from "./puzzles.js";

/** The keys that may have a record. */
const KEYS = [
  /^(?<mode>path)\/(?<which>[a-z-]+)$/,
  new RegExp(`^(?<mode>today)/(?<which>\\d{4}-\\d\\d-\\d\\d)/(?<puzzle>${PUZZLES.join("|")})$`),
  new RegExp(
    `^(?<mode>free)/(?<which>(?:\\d{1,5}x\\d{1,5}|(?:${SHAPES})\\d?)[0-9a-z-]{0,80}|\\d{1,2}-(?:doors|dials\\d{0,2}(?:-both)?(?:-same)?))/(?<fewest>[1-9]\\d{0,4})$`,
  ),
];

/** @param {LevelName} level */
export function keyOf({ mode, which, kind, puzzle = kind, fewest }) {
  const rest = { path: "", today: `/${puzzle}`, free: `/${fewest}` };
  return `${mode}/${which}${rest[mode]}`;
}

/** @param {string} key @returns {Omit<LevelName, "kind"> & { kind?: Kind } | null} null: it is no key */
export function readKey(key) {
  const parts = /** @type {any} */ (KEYS.map((form) => form.exec(key)?.groups).find(Boolean));
  if (!parts) return null;
  const kind =
    parts.mode === "today" ? KIND_OF[/** @type {import("./puzzles.js").Puzzle} */ (parts.puzzle)] : undefined;
  return { ...parts, kind, fewest: Number(parts.fewest) || undefined };
}

/**
 * The address of a level, "path-doors-3" or "today-2026-03-01"; page/address.js reads it.
 * @param {Mode} mode
 * @param {Kind | import("./calendar.js").Puzzle} name  the kind, or the puzzle of a day
 * @param {string | number} which the number of a level of the path, or a date
 */
export const addressOf = (mode, name, which) => [mode, name !== "lights" && name, which].filter(Boolean).join("-");

/**
 * Gives a level its key and its address.
 * @template {LevelName & { notation: string, fewest: number, number?: number }} Parts
 * @param {Parts} parts number: of a level of the path
 * @returns {Parts & Pick<Start, "key" | "address">}
 */
export function makeLevel(parts) {
  const { mode, which, kind, puzzle = kind, notation, number } = parts;
  const address = mode === "free" ? notation : addressOf(mode, puzzle, number ?? which);
  return { ...parts, key: keyOf(parts), address };
}

/**
 * A level of free play.
 * @param {string} notation canonical
 * @param {number} fewest
 * @returns {Level}
 */
export function freeLevel(notation, fewest) {
  const [board, lights] = notation.split(".");
  const kind = gameOf(notation);
  return makeLevel({ mode: "free", which: nameInKey(board), kind, notation: `${board}.${lights}`, fewest });
}

/** The most characters of a drawn graph in a key. */
const KEY_SHAPE_MAX = 70;

/** The name of a board of free play in keys. @param {string} board */
function nameInKey(board) {
  const [shape, target] = board.split("=");
  const [, word, states = ""] = /^([a-z]+)(?:(\d+)[~-])?/.exec(shape) ?? []; // dials without a number if they differ in it
  const end = word === "graph" ? KEY_SHAPE_MAX : undefined;
  return [
    gameOf(board) === "doors" ? `${doorCount(board)}-${word}${states}` : shape.replace("~", "").slice(0, end),
    shape.includes("~") ? "-both" : "",
    target === "*" ? "-same" : "",
  ].join("");
}

/** The highest state of lights: 1 with two states. @param {string} board of lights */
export const mostOf = (board) => Number(/-mod(\d+)/.exec(board)?.[1] ?? 2) - 1;

/** The joined edges of a board of lights. @param {string} notation @returns {"cylinder" | "torus" | "klein" | "projective" | undefined} */
export const wrapIn = (notation) => /** @type {any} */ (/-(cylinder|torus|klein|projective)/.exec(notation)?.[1]);

/** @param {string} board of doors or dials */
export const doorCount = (board) => board.split(/[-=]/)[1].length;
