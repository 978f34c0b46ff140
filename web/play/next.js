/** @file What to play next, and boards to order. The board is dealt by a dealer, here or in a worker. */
import { doorCount, freeLevel } from "./level.js";
import { firstUnsolved, levelAfter, levelByKey, PATHS } from "./path.js";
import { todayLevel } from "./today.js";

/**
 * @typedef {import("./level.js").Kind} Kind
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {{ weight: number, exact: boolean, notation: string | null }} Hardest
 *   weight: the most presses that a position of the board needs, if exact; otherwise the most that were found, or, without
 *   a notation, a number that none exceeds; notation: a position that needs so many
 * @typedef {object} Dealer
 * @property {(options: { notation?: string, weight?: number, seed: number, doors?: number, openable?: boolean, budget?: number }) => string | null | Promise<string | null>} generate
 * @property {(board: string) => Hardest | Promise<Hardest>} hardest
 * @property {(notation: string) => number | Promise<number>} nullity
 * @property {(date: string, kind: Kind) => Level | Promise<Level>} today
 * @property {() => number} seed  a new one each time
 */

const SIDE_MAX = 8;
const DOORS = { fewest: 3, most: 10 };
const FIRST_FREE = { lights: "4x4", doors: 4 };
/** After the largest board of a rule comes a small one of the next. */
const RULES = ["", "-cylinder", "-torus", "-ring", "-cross", "-king", "-knight", "-rowcol", "-goal-either"];
const NEXT_RULE_SIZE = "4x4";
const TRIES = 5;
/** Pieces of work, some 20 microseconds each. Where nobody knows how many presses a board needs at most, many weights have no
 * level, and those that have one take the generator less. */
const BUDGET = { known: 2 ** 18, unknown: 2 ** 14 };
const MASK_TRIES = 200;
const BOARDS_TRIED = 20;

/**
 * The level after a solved one: on the path the next; of a day's two the other, then the path; in free play one press
 * more, or another size or rule. Always a level.
 * @param {Level} level
 * @param {Dealer} dealer
 * @param {(key: string) => boolean} isSolved
 * @returns {Promise<Level>}
 */
export async function next(level, dealer, isSolved) {
  const [place, date] = level.key.split("/");
  if (place === "path") return nextOnPath(level) ?? firstFree(level.kind, dealer);
  if (place === "free") return level.kind === "doors" ? nextDoors(level, dealer) : nextLights(level, dealer);
  if (level.kind === "lights") return dealer.today(date, "doors");
  return firstUnsolved("lights", isSolved) ?? firstUnsolved("doors", isSolved) ?? firstFree("lights", dealer);
}

/** @param {Level} level */
function nextOnPath(level) {
  const here = levelByKey(level.key);
  return here && levelAfter(here);
}

/** Where free play begins. @param {Kind} kind @param {Dealer} dealer */
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

/** A first level of the board, or of one after it. @param {string} board @param {Dealer} dealer */
async function lightsFrom(board, dealer) {
  for (let tried = 0; tried < BOARDS_TRIED; tried++, board = grown(board)) {
    const hardest = await dealer.hardest(board);
    const weight = Math.min(Number.parseInt(board, 10), hardest.weight);
    const level = weight > 0 ? await lightsOf(board, weight, dealer, hardest) : null;
    if (level) return level;
  }
  return PATHS.lights[0];
}

/** The next size of the rule, without holes, or a small board of the next rule. @param {string} board */
function grown(board) {
  const [size, ...options] = board.replace(/-holes[0-9a-f]+/, "").split("-");
  const sides = size.split("x").map((side) => Number(side) + 1);
  const rule = options.map((option) => `-${option}`).join("");
  if (Math.max(...sides) <= SIDE_MAX) return sides.join("x") + rule;
  return NEXT_RULE_SIZE + RULES[(RULES.indexOf(rule) + 1) % RULES.length];
}

/**
 * What the generator finds; null also where the board is proven to have no such level.
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
 * A level of the board with exactly so many presses, another than `last` where there is one.
 * @param {string} board @param {number} weight @param {Dealer} dealer @param {Hardest} hardest @param {string} [last]
 * @returns {Promise<Level | null>}
 */
async function lightsOf(board, weight, dealer, hardest, last) {
  let same = weight === hardest.weight ? hardest.notation : null;
  const budget = BUDGET[hardest.notation === null ? "unknown" : "known"];
  for (let tried = 0; tried < TRIES; tried++) {
    const notation = await found(dealer, { notation: `${board}.off`, weight, seed: dealer.seed(), budget });
    if (!notation) break; // the generator has tried often enough itself
    if (notation !== last) return freeLevel(notation, weight);
    same = notation;
  }
  return same ? freeLevel(same, weight) : null;
}

/** @param {Level} level @param {Dealer} dealer */
async function nextDoors({ notation, fewest }, dealer) {
  const doors = Math.min(Math.max(doorCount(notation.split(".")[0]), DOORS.fewest), DOORS.most);
  const isLast = fewest >= doors - 1;
  if (!isLast) return (await doorsOf(doors, fewest + 1, dealer)) ?? PATHS.doors[0];
  return doorsFrom(Math.min(doors + 1, DOORS.most), dealer);
}

/** @param {number} doors @param {Dealer} dealer */
const doorsFrom = async (doors, dealer) => (await doorsOf(doors, Math.ceil(doors / 2), dealer)) ?? PATHS.doors[0];

/**
 * New masks under which every position has one solution, and doors that take so many presses.
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

/**
 * A board to order, never the last one again where there is another.
 * @param {{ board: string, weight: number, last?: string }} order  last: a notation
 * @param {Dealer} dealer
 * @returns {Promise<{ level: Level | null, code: "ok" | "fewer" | "same" | "none" }>}
 *   fewer: no level with so many presses was found, this one has fewer; same: the board has no other with so many;
 *   none: no press changes this board
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
 * Doors with random masks, all closed, other masks than last time.
 * @param {{ doors: number, openable?: boolean, last?: string }} order  openable: false only when asked for
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
 * A dealer on the spot, for boards as large as free play has them.
 * @param {Engine} engine  a spare one: its board is replaced
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
    today: (date, kind) => todayLevel(engine, date, kind),
    seed,
  };
}

const randomSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {Engine} engine @param {string} board @returns {Hardest} */
function hardestOf(engine, board) {
  engine.load(`${board}.off`);
  try {
    return engine.hardest();
  } catch (error) {
    return hardestBound(engine, board, error);
  }
}

/**
 * Where the engine looks for no hardest position, because there are too many solutions: some solution leaves out as
 * many buttons as the nullity says, so that no position needs more presses than the rank.
 * @param {Engine} engine  a spare one: its board is replaced
 * @param {string} board
 * @param {unknown} error why there is none
 * @returns {Hardest}
 */
export function hardestBound(engine, board, error) {
  if (/** @type {{ code?: string }} */ (error).code !== "solutions") throw error;
  engine.load(`${board}.off`);
  return { weight: engine.solve().rank, exact: false, notation: null };
}
