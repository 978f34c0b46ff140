/** @file The next level, and levels on request. A dealer generates them, on the main thread or in a worker. */
import { digitsOf } from "../board/notation.js";
import { RULES } from "../engine/bindings.js";
import { unlit } from "../engine/kind.js";
import { doorCount, freeLevel } from "./level.js";
import { firstUnsolved, levelAfter, PATHS } from "./path.js";
import { puzzlesOn, todayLevel } from "./today.js";

/**
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {{ weight: number, exact: boolean, notation: string | null }} Hardest
 *   weight: the most presses that a position of the board needs, if exact; else the most found; without a notation, an upper
 *   bound; notation: a position that needs so many
 * @typedef {object} Dealer
 * @property {(options: { notation?: string, weight?: number, seed: number, doors?: number, openable?: boolean, budget?: number }) => string | null | Promise<string | null>} generate
 * @property {(board: string) => Hardest | Promise<Hardest>} hardest
 * @property {(notation: string) => number | Promise<number>} nullity
 * @property {(date: string, puzzle: import("./calendar.js").Puzzle) => Level | Promise<Level>} today
 * @property {() => number} seed  returns another one each time
 */

const SIDE_MAX = 8;
export const DOORS = { fewest: 3, most: 10 };
const FIRST_FREE = { lights: "4x4", doors: 4 };
/** The options of free play in their order: after the largest board with an option comes a small board with the next option. */
const OPTIONS = ["", "-cylinder", "-torus", ...RULES.slice(1).map((rule) => `-${rule}`), "-goal-either"];
const NEXT_OPTION_SIZE = "4x4";
const TRIES = 5;
/** The most work for a level, in pieces of some 20 microseconds. It is less where only an upper bound is known, because many weights then have no level. */
const BUDGET = { known: 2 ** 18, unknown: 2 ** 14 };
const MASK_TRIES = 200;
const BOARDS_TRIED = 20;

/**
 * The level after a solved one: the next on the path; after a puzzle of a day the next of that day, then the path; in free play one
 * press more, or another size or rule. There always is one.
 * @param {Level} level
 * @param {Dealer} dealer
 * @param {(level: Level) => boolean} isSolved
 * @returns {Promise<Level>}
 */
export async function next(level, dealer, isSolved) {
  if (level.mode === "path") return levelAfter(level) ?? firstFree(level.kind, dealer);
  if (level.mode === "free") return level.kind === "doors" ? nextDoors(level, dealer) : nextLights(level, dealer);
  const puzzles = puzzlesOn(level.which);
  const after = puzzles[puzzles.indexOf(level.puzzle ?? level.kind) + 1];
  if (after) return dealer.today(level.which, after);
  return firstUnsolved("lights", isSolved) ?? firstUnsolved("doors", isSolved) ?? firstFree("lights", dealer);
}

/** The first level of free play. @param {Kind} kind @param {Dealer} dealer */
async function firstFree(kind, dealer) {
  return kind === "lights" ? lightsFrom(FIRST_FREE.lights, dealer) : doorsFrom(FIRST_FREE.doors, dealer);
}

/** @param {Level} level @param {Dealer} dealer */
async function nextLights({ notation, fewest }, dealer) {
  const board = notation.split(".")[0];
  const hardest = await dealer.hardest(board);
  const harder = fewest < hardest.weight ? await lightsOf(board, fewest + 1, dealer, hardest) : null;
  return harder ?? lightsFrom(grown(board), dealer);
}

/** The first level of free play on the board, or on the next board that has one. @param {string} board @param {Dealer} dealer */
async function lightsFrom(board, dealer) {
  for (let tried = 0; tried < BOARDS_TRIED; tried++, board = grown(board)) {
    const hardest = await dealer.hardest(board);
    const weight = Math.min(Number.parseInt(board, 10), hardest.weight);
    const level = weight > 0 ? await lightsOf(board, weight, dealer, hardest) : null;
    if (level) return level;
  }
  return PATHS.lights[0];
}

/** The next size with the same options, without holes and targets of their own, or a small board with the next options. @param {string} board */
function grown(board) {
  const [plain, turned = ""] = board.split(/(?=-mod)/);
  const [size, ...options] = plain
    .split("=")[0]
    .replace(/-(holes|locked|any)[0-9a-f]+/g, "")
    .split("-");
  const turns = turned.replace(/=\w{2,}/, "");
  const sides = size.split("x").map((side) => Number(side) + 1);
  const now = options.map((option) => `-${option}`).join("");
  if (Math.max(...sides) <= SIDE_MAX) return sides.join("x") + now + turns;
  const all = turns ? OPTIONS.filter((option) => !option.startsWith("-goal")) : OPTIONS;
  return NEXT_OPTION_SIZE + all[(all.indexOf(now) + 1) % all.length] + turns;
}

/**
 * Generates a position; null if none is found or the board is proven to have none.
 * @param {Dealer} dealer @param {Parameters<Dealer["generate"]>[0]} order
 */
export async function found(dealer, order) {
  try {
    return await dealer.generate({ budget: BUDGET.known, ...order });
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "none") return null;
    throw error;
  }
}

/**
 * A level of the board whose minimum is `weight`, other than `last` if there is another.
 * @param {string} board @param {number} weight @param {Dealer} dealer @param {Hardest} hardest @param {string} [last]
 * @returns {Promise<Level | null>}
 */
async function lightsOf(board, weight, dealer, hardest, last) {
  let same = weight === hardest.weight ? hardest.notation : null;
  const budget = BUDGET[hardest.notation === null ? "unknown" : "known"];
  for (let tried = 0; tried < TRIES; tried++) {
    const notation = await found(dealer, { notation: unlit(board), weight, seed: dealer.seed(), budget });
    if (!notation) break; // the generator has made many attempts itself
    if (notation !== last) return freeLevel(notation, weight);
    same = notation;
  }
  return same ? freeLevel(same, weight) : null;
}

/** @param {Level} level @param {Dealer} dealer */
async function nextDoors({ notation, fewest }, dealer) {
  if (/^dials/.test(notation)) return nextDials({ notation, fewest }, dealer);
  const doors = Math.min(Math.max(doorCount(notation.split(".")[0]), DOORS.fewest), DOORS.most);
  const isLast = fewest >= doors - 1;
  if (!isLast) return (await doorsOf(doors, fewest + 1, dealer)) ?? PATHS.doors[0];
  return doorsFrom(Math.min(doors + 1, DOORS.most), dealer);
}

/** @param {number} doors @param {Dealer} dealer */
const doorsFrom = async (doors, dealer) => (await doorsOf(doors, Math.ceil(doors / 2), dealer)) ?? PATHS.doors[0];

/**
 * A level with new masks of nullity 0 whose minimum is `weight`.
 * @param {number} doors @param {number} weight @param {Dealer} dealer
 * @returns {Promise<Level | null>}
 */
async function doorsOf(doors, weight, dealer) {
  for (let tried = 0; tried < MASK_TRIES; tried++) {
    const seed = dealer.seed();
    const masks = await dealer.generate({ doors, seed });
    if (!masks || (await dealer.nullity(masks)) > 0) continue;
    const notation = await found(dealer, { notation: masks, weight, seed });
    if (notation) return freeLevel(notation, weight);
  }
  return null;
}

/** @typedef {{ dials: number, positions: number, bothWays: boolean }} Dials */

/** @param {string} board @returns {Dials} */
export function dialsOf(board) {
  const [, positions, both] = /** @type {string[]} */ (/^dials(\d+)[^~-]*(~?)/.exec(board));
  return { dials: doorCount(board), positions: Number(positions), bothWays: both === "~" };
}

/** A level with the same number of dials that needs one press more, or else the same number of presses. @param {Pick<Level, "notation" | "fewest">} level @param {Dealer} dealer */
async function nextDials({ notation, fewest }, dealer) {
  const dials = dialsOf(notation.split(".")[0]);
  return (await dialLevel(dials, fewest + 1, dealer)) ?? (await dialLevel(dials, fewest, dealer)) ?? PATHS.doors[0];
}

/** @param {Dials} dials @param {number} weight @param {Dealer} dealer @returns {Promise<Level | null>} */
async function dialLevel(dials, weight, dealer) {
  for (let tried = 0; tried < BOARDS_TRIED; tried++) {
    const order = { notation: `${dialBoard(dials, dealer)}.0`, weight, seed: dealer.seed(), budget: BUDGET.unknown };
    const notation = await found(dealer, order);
    if (notation) return freeLevel(notation, weight);
  }
  return null;
}

/** Dials whose presses turn their own dial and some others one step. @param {Dials} dials @param {Dealer} dealer */
function dialBoard({ dials, positions, bothWays }, dealer) {
  const places = Array.from({ length: dials }, (_, place) => place);
  const masks = places.map((button) => places.map((dial) => (dial === button ? 1 : dealer.seed() % 2)).join(""));
  return `dials${positions}${bothWays ? "~" : ""}-${masks.join("-")}`;
}

/**
 * Dials with random masks, turned from the target by random presses, so that they can be solved.
 * @param {Dials} dials
 * @param {Dealer} dealer
 * @returns {string} its notation
 */
export function dealDials(dials, dealer) {
  const board = dialBoard(dials, dealer);
  const masks = board.split("-").slice(1);
  const presses = masks.map(() => dealer.seed() % dials.positions);
  const lights = masks.map((_, dial) =>
    presses.reduce((sum, times, button) => sum + times * Number(masks[button][dial]), 0),
  );
  if (lights.every((steps) => steps % dials.positions === 0)) return dealDials(dials, dealer);
  return `${board}.${digitsOf(lights.map((steps) => steps % dials.positions))}`;
}

/**
 * A level on request, other than `last` if there is another.
 * @param {{ board: string, weight: number, last?: string }} order  last: a notation
 * @param {Dealer} dealer
 * @returns {Promise<{ level: Level | null, code: "ok" | "fewer" | "same" | "none" }>}
 *   fewer: no level of this weight was found, this one needs fewer presses; same: no other was found; none: no press
 *   changes this board
 */
export async function deal({ board, weight, last }, dealer) {
  const hardest = await dealer.hardest(board);
  const lower = (/** @type {number} */ presses) => presses - (hardest.notation === null ? Math.ceil(presses / 8) : 1);
  for (let now = Math.min(weight, hardest.weight); now > 0; now = lower(now)) {
    const level = await lightsOf(board, now, dealer, hardest, last);
    if (level) return { level, code: level.notation === last ? "same" : now < weight ? "fewer" : "ok" };
  }
  return { level: null, code: "none" };
}

/**
 * Closed doors with random masks, other than `last`.
 * @param {{ doors: number, openable?: boolean, last?: string }} order  openable: the doors can be opened
 * @param {Dealer} dealer
 * @returns {Promise<string>} its notation
 */
export async function dealDoors({ doors, openable = true, last }, dealer) {
  let notation = null;
  for (let tried = 0; tried < MASK_TRIES && (!notation || notation === last); tried++)
    notation = await dealer.generate({ doors, openable, seed: dealer.seed() });
  return /** @type {string} */ (notation);
}

/**
 * A dealer on this thread, for the small boards of free play.
 * @param {Engine} engine  its board is replaced
 * @param {() => number} [seed]
 * @returns {Dealer}
 */
export function engineDealer(engine, seed = randomSeed) {
  return {
    generate: (options) => engine.generate(options),
    hardest: (board) => hardestOf(engine, board),
    nullity: (notation) => {
      engine.load(notation);
      return engine.solve().nullity;
    },
    today: (date, puzzle) => todayLevel(engine, date, puzzle),
    seed,
  };
}

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {Engine} engine @param {string} board @returns {Hardest} */
function hardestOf(engine, board) {
  engine.load(unlit(board));
  try {
    return engine.hardest();
  } catch (error) {
    return hardestBound(engine, board, error);
  }
}

/**
 * An upper bound for boards with too many solutions to search.
 * @param {Engine} engine  its board is replaced
 * @param {string} board
 * @param {unknown} error of hardest()
 * @returns {Hardest}
 */
export function hardestBound(engine, board, error) {
  if (/** @type {{ code?: string }} */ (error).code !== "solutions") throw error;
  engine.load(unlit(board));
  return { weight: mostPresses(engine), exact: false, notation: null };
}

/** The largest weight that the generator does not refuse. It refuses those that it proves to have no level. @param {Engine} engine */
function mostPresses(engine) {
  let [least, most] = [0, engine.cost(engine.orders.map((order) => (engine.bothWays ? order >> 1 : order - 1)))];
  while (least < most) {
    const weight = Math.ceil((least + most) / 2);
    if (mayNeed(engine, weight)) least = weight;
    else most = weight - 1;
  }
  return least;
}

/** @param {Engine} engine @param {number} weight */
function mayNeed(engine, weight) {
  try {
    engine.generate({ weight, budget: 1 });
    return true;
  } catch (error) {
    const { code } = /** @type {{ code?: string }} */ (error);
    if (code === "none" || code === "solutions") return code === "solutions"; // too many to search, after the bound was kept
    throw error;
  }
}
