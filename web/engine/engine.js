/**
 * The engine: one instance of the wasm module, which holds one board. Runs in a page, a worker and Node alike.
 *
 * Everything is synchronous and copies its results out of the module. Lights and presses are one byte each (1 = lit,
 * open, pressed); cells of a grid are numbered row by row from 0, doors and buttons from 0.
 */

import {
  BoardEngine,
  become,
  copyOf,
  EngineError,
  found,
  insideOf,
  LIMITS,
  MAX_SLICE,
  NotationError,
  otherCopyOf,
  prepare,
  preparedCopyOf,
  read,
  startLevel,
  startSearch,
  takeScript,
  textOf,
} from "./board.js";
import { countSets, listSets } from "./census.js";
import { Equations } from "./equations.js";
import {
  checkInteger,
  checkOneOf,
  checkOptions,
  copyBytes,
  inputBytes,
  instantiate,
  refuse,
  seedHalves,
  succeed,
} from "./instance.js";
import { Large, PBMError, readPBM, WRAPS } from "./large.js";
import { ChaseLesson, EliminationLesson } from "./lessons.js";
import { casesIn, readWhole } from "./paste.js";

export { ChaseLesson, EliminationLesson, EngineError, LIMITS, NotationError, PBMError, takeScript };

/**
 * @typedef {{ solvable: boolean, rank: number, nullity: number, presses: Uint8Array | null, witness: Uint8Array | null }} Solution
 * @typedef {{ button: number, lights: Uint8Array, count: number, settled: number[], used: number }} Reason
 *   `count` of the lights must change, `used` of the settled buttons are pressed; count + used is odd if `button` is, too
 * @typedef {{ distance: number, count: number, sets: number[][] }} Nearest  how many lights must change, how many sets of
 *   so many lights do (exact below 2^53), and the first of these sets
 * @typedef {import("./instance.js").Exports} Exports
 * @typedef {import("./instance.js").Module} Module
 * @typedef {{ done: boolean, progress: number, best: number, bound: number }} Progress
 * @typedef {{ notation?: string, weight?: number, seed?: number }} Level
 * @typedef {{ presses: Uint8Array, weight: number, bound: number, count: bigint, proven: boolean }} Fewest  a solution of
 *   `weight` presses; `bound`: no solution has fewer; `proven`: it is the fewest, and `count` solutions have as many
 * @typedef {{ entries: number[], made: number }} History  every press and restart (-1) in order, of which `made` are done
 *   and the others undone
 */

const STENCIL_CELLS = 25;
/** Slices of some 20 microseconds: how long a call that cannot be watched goes on. */
const BUDGET = 2 ** 18;
const NODE_FILES = "node:fs/promises"; // apart from its import, so that nobody's bundler looks for it

/**
 * Compiles the module once; every board of a page can share it.
 * @param {BufferSource | string | URL} [source] bytes or an address; by default the module that comes with this file
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileEngine(source = new URL("../../build/lights-and-doors.wasm", import.meta.url)) {
  if (typeof source !== "string" && !(source instanceof URL)) return WebAssembly.compile(source);
  const url = new URL(source, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ NODE_FILES);
    return WebAssembly.compile(await readFile(url));
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} cannot be loaded: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/**
 * Makes a board.
 * @param {Module} module
 * @returns {Engine} with the classic board, 5×5 all lit, until another is loaded
 */
export function createEngine(module) {
  return new Engine(module);
}

/**
 * The same game, with all that can be undone and done again, goes on in another module.
 * @internal
 * @param {Engine} engine
 * @param {Module} module
 */
export function moveTo(engine, module) {
  if (insideOf(engine).module === module) return;
  const other = createEngine(module);
  other.load(engine.notation.split(".", 2).join("."));
  other.resume(engine.history);
  become(engine, other);
}

/** @param {BoardEngine} board prepared, and nobody else's @returns {Generator<Uint8Array, void, void>} */
function* listSolutions(board) {
  const { wasm } = insideOf(board);
  const count = succeed(wasm.solutions_start()) * 2 ** wasm.nullity();
  for (let k = 0; k < count; k++) yield copyBytes(wasm, wasm.solutions_at(k), board.buttonCount);
}

/** @param {BoardEngine} board nobody else's @param {number} doors @param {boolean} openable @param {number} seed */
function randomDoors(board, doors, openable, seed) {
  const [low, high] = seedHalves(seed);
  checkInteger("doors", doors, 3, LIMITS.doors);
  succeed(insideOf(board).wasm.random_doors(doors, openable ? 1 : 0, low, high));
  return board.notation;
}

/** One board: a position to play, and all that can be computed of it. */
export class Engine extends BoardEngine {
  /**
   * Loads a position from any form that people use (src/paste.h lists them), or from its notation. A text may hold several
   * cases: grids with their sizes, titles or empty lines between them, or after a line that counts them.
   * @param {string} text
   * @param {number} [which] of its cases, from 0
   * @returns {number} how many cases there are
   * @throws {NotationError} and leaves the board as it was
   */
  paste(text, which = 0) {
    const cases = casesIn(String(text).slice(0, LIMITS.text + 1));
    checkInteger("which", which, 0, cases.length - 1);
    cases[which]((text) => read(this, text, "paste"), insideOf(this).wasm);
    return cases.length;
  }

  /**
   * Loads doors from their masks as people type them, "A:011" or "011" for each button; all doors are closed.
   * @param {string} text
   * @throws {NotationError} and leaves the board as it was
   */
  pasteMasks(text) {
    const given = String(text).slice(0, LIMITS.text + 1);
    readWhole(given, (text) => read(this, text, "paste_masks"), insideOf(this).wasm);
  }

  get wrap() {
    return WRAPS[insideOf(this).wasm.wrap()];
  }

  /** The rule of a grid as the notation names it: "plus", "ring" …, or r and the hex digits of a stencil. */
  get rule() {
    const { rules } = this;
    const options = this.boardNotation.split("-").slice(1);
    return options.find((option) => rules.includes(option) || /^r[0-9a-f]+$/.test(option)) ?? rules[0];
  }

  /** The rules that have a name in the notation, "plus" first. */
  get rules() {
    const { wasm } = insideOf(this);
    const nameOf = (/** @type {number} */ k) => textOf(wasm, wasm.rule_word(k));
    const names = [];
    for (let name = nameOf(0); name; name = nameOf(names.length)) names.push(name);
    return names;
  }

  /** The rule of a grid as 5×5 cells, row by row: 1 = flipped by a press of the cell in the middle. */
  get stencil() {
    const { wasm } = insideOf(this);
    return copyBytes(wasm, wasm.stencil(), STENCIL_CELLS);
  }

  /**
   * What undo and redo go through, to be kept and put in place again.
   * @returns {History}
   */
  get history() {
    const { wasm } = insideOf(this);
    const entries = [...new Int32Array(wasm.memory.buffer, wasm.history(), wasm.history_kept())];
    return { entries, made: wasm.history_made() };
  }

  /**
   * Puts a history in place of this one, on the same start; costs one press each.
   * @param {History} history
   * @throws {RangeError} when an entry is neither a button nor -1, and nothing has changed
   */
  resume({ entries, made }) {
    if (!Array.isArray(entries)) throw refuse("entries", entries, "an array");
    checkInteger("entries.length", entries.length, 0, LIMITS.history);
    checkInteger("made", made, 0, entries.length);
    const wrong = entries.findIndex((entry) => !Number.isInteger(entry) || entry < -1 || entry >= this.buttonCount);
    if (wrong >= 0) throw refuse(`entries[${wrong}]`, entries[wrong], "a button of this board, or -1");
    const { wasm } = insideOf(this);
    const bytes = inputBytes(wasm, 4 * entries.length);
    new Int32Array(bytes.buffer, bytes.byteOffset, entries.length).set(entries);
    if (!succeed(wasm.resume(entries.length, made))) throw refuse("entries", entries, "without presses of holes");
  }

  /**
   * The k-th of a basis of the quiet patterns: presses that change nothing.
   * @param {number} k below the nullity
   */
  quietPattern(k) {
    const { wasm } = insideOf(this);
    prepare(this);
    checkInteger("k", k, 0, wasm.nullity() - 1);
    return copyBytes(wasm, wasm.quiet_pattern(k), this.buttonCount);
  }

  /**
   * The basis of the quiet patterns by free buttons: elimination from left to right leaves some buttons free, and each of
   * them is the last button of one pattern and in no other. A solution follows from the free buttons that it presses.
   * @returns {{ free: number, pattern: Uint8Array }[]} free buttons rising
   */
  freePatterns() {
    const { wasm } = insideOf(preparedCopyOf(this));
    succeed(wasm.free_start());
    return Array.from({ length: wasm.nullity() }, (_, k) => ({
      free: wasm.free_button(k),
      pattern: copyBytes(wasm, wasm.free_pattern(k), this.buttonCount),
    }));
  }

  /**
   * The nearest solvable boards: the fewest lights to change so that the position becomes solvable. Milliseconds where
   * few changes do, or where 2^(lights - rank) is small; it gives up after about a second.
   * @param {{ limit?: number }} [options] how many of the sets to list at most
   * @returns {Nearest | null} null: not found within the limits (src/nearest.h)
   */
  nearest({ limit = 24 } = {}) {
    checkInteger("limit", limit, 0, MAX_SLICE);
    succeed(insideOf(this).wasm.prepare_transposed());
    const { wasm } = insideOf(copyOf(this));
    succeed(wasm.nearest_start());
    const [distance, count] = [wasm.nearest_distance(), wasm.nearest_count()];
    if (distance < 0) return null;
    /** @type {number[][]} */
    const sets = [];
    while (sets.length < limit) {
      const address = wasm.nearest_next();
      if (address === 0) break;
      sets.push([...new Int32Array(wasm.memory.buffer, address, distance)]);
    }
    return { distance, count, sets };
  }

  /**
   * The same in one call, which ends when the budget does: the answer is then a solution and how far it is proven.
   * @param {number} [budget] pieces of work, some 20 microseconds each; by default five seconds
   * @returns {Fewest | null} null: unsolvable
   * @throws {EngineError} as fewest() does
   */
  fewestNow(budget = BUDGET) {
    checkInteger("budget", budget, 1, MAX_SLICE);
    const copy = preparedCopyOf(this);
    if (!startSearch(copy, 0, 1)) return null;
    return found(copy, succeed(insideOf(copy).wasm.search_run(budget)) === 1);
  }

  /**
   * Every solution of the position as it stands at this call, lightest first where they are few enough to be sorted
   * (nullity ≤ 18).
   * @returns {Generator<Uint8Array, void, void>}
   */
  solutions() {
    return listSolutions(preparedCopyOf(this));
  }

  /**
   * How many solutions have each weight: entry w is the number of those with w presses. A second at a nullity of 24.
   * @returns {Uint32Array} buttonCount + 1 entries, all 0 when there is no solution
   * @throws {EngineError} "solutions" when the nullity is above 24
   */
  weights() {
    const { wasm } = insideOf(preparedCopyOf(this));
    succeed(wasm.solution_weights());
    return new Uint32Array(wasm.memory.buffer, wasm.buffer(0), this.buttonCount + 1).slice();
  }

  /**
   * A press that begins a fewest solution of the position as it stands, and how many presses that has.
   * @throws {EngineError} as fewest() does
   * @returns {{ button: number, remaining: number } | null} null when it is solved, or cannot be
   */
  hint() {
    const search = this.fewest();
    let step = search.next();
    while (!step.done) step = search.next();
    const fewest = step.value;
    if (!fewest || fewest.weight === 0) return null;
    return { button: fewest.presses.indexOf(1), remaining: fewest.weight };
  }

  /**
   * A new position, as notation: lights whose proven minimum is `weight` on the board of `notation`, or doors with
   * random masks. The same arguments give the same position, for ever. Lights take up to 4040 searches like fewestNow():
   * the call ends with the budget.
   * @param {Level & { doors?: number, openable?: boolean, budget?: number }} options budget: pieces of work, some 20
   *   microseconds each; by default five seconds
   * @returns {string | null} null when no such level was found: the board may have none
   * @throws {NotationError}
   * @throws {EngineError} "none" when it is proven that the board has none; "solutions" as fewest() does
   */
  generate(options = {}) {
    checkOptions(options, ["notation", "weight", "seed", "doors", "openable", "budget"]);
    const { notation, weight = 0, seed = 0, doors, openable = false, budget = BUDGET } = options;
    checkInteger("budget", budget, 1, MAX_SLICE);
    if (doors !== undefined) return randomDoors(copyOf(this), doors, openable, seed);
    const copy = otherCopyOf(this, notation);
    startLevel(copy, weight, seed);
    return succeed(insideOf(copy).wasm.generate_run(budget)) === 1 ? copy.notation : null;
  }

  /**
   * A position on this board that needs the most presses, as far as is known: `exact` when no position needs more; else it
   * is the hardest that a bounded search found. The fewest presses are proven either way. The same board gives the same
   * position, for ever. At most some tenths of a second.
   * @returns {{ weight: number, exact: boolean, notation: string }}
   * @throws {EngineError} "solutions" above a nullity of 20 (19 with the goal "either"), where nothing is looked for
   */
  hardest() {
    const copy = preparedCopyOf(this);
    const { wasm } = insideOf(copy);
    const weight = succeed(wasm.hardest());
    return { weight, exact: wasm.hardest_exact() === 1, notation: copy.notation };
  }

  /**
   * The nullity of the plus rule on a grid, without a board: 1 000 000 × 1 000 000 takes seconds.
   * @param {number} rows
   * @param {number} cols
   */
  nullity(rows, cols) {
    checkInteger("rows", rows, 1, LIMITS.side);
    checkInteger("cols", cols, 1, LIMITS.side);
    return succeed(instantiate(insideOf(this).module).nullity_of(rows, cols));
  }

  /**
   * A board of any size that memory holds, without holes: rows and columns, or a PBM (P4) file. The rule is "plus" unless
   * it is said, the wrap "flat"; on a cylinder the columns meet, on a torus the rows, too.
   *
   * @overload
   * @param {number} rows
   * @param {number} cols
   * @param {import("./large.js").LargeOptions} [options]
   * @returns {Large}
   */
  /**
   * @overload
   * @param {Uint8Array} file
   * @param {import("./large.js").LargeOptions} [options]
   * @returns {Large}
   */
  /**
   * @param {number | Uint8Array} given
   * @param {number | import("./large.js").LargeOptions} [next]
   * @param {import("./large.js").LargeOptions} [options]
   * @throws {EngineError} "memory" when it cannot be had
   * @throws {RangeError} when a side is no whole number from 1 to 1 000 000, or an option is unknown
   * @throws {PBMError} when the file is none
   */
  large(given, next, options = {}) {
    const make = (/** @type {number} */ rows, /** @type {number} */ cols, /** @type {object} */ chosen) => {
      checkInteger("rows", rows, 1, LIMITS.side);
      checkInteger("cols", cols, 1, LIMITS.side);
      return new Large(insideOf(this).module, rows, cols, chosen);
    };
    if (!(given instanceof Uint8Array)) return make(given, /** @type {number} */ (next), options);
    return readPBM(given, (rows, cols) => make(rows, cols, /** @type {object} */ (next ?? {})));
  }

  /**
   * How many sets of masks there are for so many doors, and how many of them can be opened, exactly.
   * @param {number} doors 1 … 64
   * @returns {{ sets: bigint, openable: bigint }}
   */
  census(doors) {
    checkInteger("doors", doors, 1, LIMITS.doors);
    return countSets(insideOf(this).wasm, doors);
  }

  /**
   * Every set of masks, in rising order of the masks read as numbers (door A lowest), and in how many ways it opens.
   * @param {number} doors 3 … 5
   * @returns {Generator<{ masks: string[], ways: number }, void, void>}
   */
  censusListing(doors) {
    checkInteger("doors", doors, 3, LIMITS.listedDoors);
    return listSets(insideOf(this).module, doors);
  }

  /**
   * XOR equations given one by one.
   * @param {number} unknowns 1 … 4096
   */
  equations(unknowns) {
    checkInteger("unknowns", unknowns, 1, LIMITS.unknowns);
    return new Equations(insideOf(this).module, unknowns);
  }

  /**
   * How the position as it stands is solved, step by step (src/lesson.h says what each code means, and in what order
   * they come). Any step may be asked for at any time; one near the last one asked for costs least.
   *
   * - "elimination": of the augmented matrix, a row for each light and a column for each button, the last column what
   *   must change. With the goal "either" that is the goal which solve() reaches, or "off" where there is none.
   *   `reduced` eliminates below and above each pivot at once; otherwise below first, and after "done" upwards, until
   *   "done" again. `system` takes the place of the board. Cells without a button are passed over.
   * - "chase": null where light chasing is not defined (each button from the second row on must reach, of all rows
   *   above, the light above it alone), and on more than 10 000 columns.
   *
   * @overload
   * @param {"elimination"} kind
   * @param {{ reduced?: boolean, system?: import("./lessons.js").System }} [options]
   * @returns {EliminationLesson}
   */
  /**
   * @overload
   * @param {"chase"} kind
   * @returns {ChaseLesson | null}
   */
  /**
   * @param {"elimination" | "chase"} kind
   * @param {{ reduced?: boolean, system?: import("./lessons.js").System }} [options]
   * @throws {EngineError} "steps" when the board has more than LIMITS.steppedLights lights
   */
  steps(kind, options = {}) {
    checkOneOf("kind", kind, ["elimination", "chase"]);
    checkOptions(options, ["reduced", "system"]);
    const copy = kind === "chase" ? preparedCopyOf(this) : copyOf(this);
    const { wasm } = insideOf(copy);
    if (kind === "elimination") return new EliminationLesson(wasm, copy.lightCount, copy.buttonCount, options);
    const length = succeed(wasm.chase_start());
    return length ? new ChaseLesson(wasm, length, copy) : null;
  }
}
