/**
 * @file What a board of an element asks of its engine: the position, playing it, one solution, the fewest presses, reasons, levels.
 * engine.js adds everything else; the embed begins with this alone.
 * @import { Exports, Fewest, Level, Module, Progress, Reason, Solution } from "./engine.js"
 */
import {
  checkInteger,
  copyBytes,
  copyInstance,
  EngineError,
  inputBytes,
  instantiate,
  seedHalves,
  succeed,
  takeScript,
} from "./instance.js";
import { LIMITS } from "./limits.js";

export { EngineError, LIMITS, takeScript };

/**
 * A text that is no position: `code` says why, `position` is the index of the character where reading stopped; of what was
 * pasted, `form` says what it was taken for.
 */
export class NotationError extends Error {
  name = "NotationError";

  /**
   * @param {string} code
   * @param {number} position
   */
  constructor(code, position) {
    super(`${code} at character ${position + 1}`);
    this.code = code;
    this.position = position;
    this.form = "";
  }
}

/** enum notation_status of src/notation.h, in its order. */
const NOTATION_CODES = [
  "ok",
  "empty",
  "board",
  "size",
  "too-large",
  "option",
  "reserved",
  "repeated",
  "rule",
  "digit",
  "length",
  "spare-bits",
  "hole",
  "mask-length",
  "too-many",
  "lights",
  "trailing",
  "cell",
  "letter",
  "seed",
  "sides",
];
const KINDS = /** @type {const} */ (["grid", "doors"]);
const GOALS = /** @type {const} */ (["off", "on", "either"]);

export const MAX_SLICE = 2 ** 32 - 1;
const STEP = 50; // slices of some 20 microseconds
const DEFAULT_BOARD = "5x5.on";

/**
 * Makes a board.
 * @param {Module} module
 * @returns {BoardEngine} with the classic board, 5×5 all lit, until another is loaded
 */
export function createEngine(module) {
  return new BoardEngine(module);
}

/** What stands behind a board. @type {(board: BoardEngine) => { module: Module, wasm: Exports }} */
export let insideOf;

/** A board goes on in what stands behind another one, which nobody uses any more. @type {(board: BoardEngine, other: BoardEngine) => void} */
export let become;

/** The same position in an instance of its own, for work that outlives a call. What is prepared here is so there. @param {BoardEngine} board */
export function copyOf(board) {
  const { module, wasm } = insideOf(board);
  const copy = new BoardEngine(module);
  copyInstance(wasm, insideOf(copy).wasm);
  return copy;
}

/** @param {BoardEngine} board */
export const prepare = (board) => succeed(insideOf(board).wasm.prepare());

/** The same, prepared: a board is eliminated once, however often it is asked about. @param {BoardEngine} board */
export function preparedCopyOf(board) {
  prepare(board);
  return copyOf(board);
}

/** A copy with a position of its own, prepared. @param {BoardEngine} board @param {string} [notation] this position by default */
export function otherCopyOf(board, notation) {
  if (notation === undefined) return preparedCopyOf(board);
  const copy = copyOf(board);
  copy.load(notation);
  prepare(copy);
  return copy;
}

/**
 * Loads what one of the module's readers makes of a text. Characters beyond ASCII belong to no form; one byte each keeps
 * positions those of the string.
 * @param {BoardEngine} board
 * @param {string} text
 * @param {"load" | "paste" | "paste_masks"} reader
 */
export function read(board, text, reader) {
  const { wasm } = insideOf(board);
  if (text.length > LIMITS.text) throw new NotationError("too-large", LIMITS.text);
  const bytes = inputBytes(wasm, text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = Math.min(text.charCodeAt(i), 127);
  const status = succeed(wasm[reader](text.length));
  if (status !== 0) throw new NotationError(NOTATION_CODES[status], wasm.error_position());
}

/** A text that was just written. @param {Exports} wasm @param {number} length */
export const textOf = (wasm, length) => new TextDecoder().decode(copyBytes(wasm, wasm.buffer(0), succeed(length)));

/** Of a prepared copy. @param {BoardEngine} board @param {number} part @param {number} parts */
export const startSearch = (board, part, parts) => succeed(insideOf(board).wasm.search_start(part, parts)) === 1;

/** What the search has found. @param {BoardEngine} board @param {boolean} finished @returns {Fewest} */
export function found(board, finished) {
  const { wasm } = insideOf(board);
  const presses = copyBytes(wasm, wasm.search_presses(), board.buttonCount);
  const [weight, bound] = [wasm.search_weight(), wasm.search_bound()];
  const counted = new DataView(wasm.memory.buffer).getBigUint64(wasm.search_count(), true);
  const count = finished ? counted : 0n;
  return { presses, weight, bound, count, proven: count > 0n };
}

/** Of a prepared copy. @param {BoardEngine} board @param {number} weight @param {number} seed */
export function startLevel(board, weight, seed) {
  const [low, high] = seedHalves(seed);
  checkInteger("weight", weight, 0, LIMITS.lights);
  if (!insideOf(board).wasm.generate_start(weight, low, high)) throw new EngineError("none");
}

/** One board: a position to play, and what can be computed of it at once. */
export class BoardEngine {
  #module;
  #wasm;

  static {
    insideOf = (engine) => ({ module: engine.#module, wasm: engine.#wasm });
    become = (engine, other) => {
      engine.#module = other.#module;
      engine.#wasm = other.#wasm;
    };
  }

  /** @param {Module} module */
  constructor(module) {
    this.#module = module;
    this.#wasm = instantiate(module);
    this.load(DEFAULT_BOARD);
  }

  /** @param {number} address @param {number} length */
  #bytes(address, length) {
    return copyBytes(this.#wasm, address, length);
  }

  /**
   * Loads a position from its notation (src/notation.h has the grammar).
   * @param {string} text
   * @throws {NotationError} and leaves the board as it was
   */
  load(text) {
    read(this, String(text), "load");
  }

  /** The canonical text of the position: the board, the lights at the start, the presses since. */
  get notation() {
    return textOf(this.#wasm, this.#wasm.notation());
  }

  /** The board's part of the notation. */
  get boardNotation() {
    return this.notation.split(".")[0];
  }

  get kind() {
    return KINDS[this.#wasm.kind()];
  }

  /** Rows of a grid; 0 for doors. */
  get rows() {
    return this.#wasm.rows();
  }

  /** Columns of a grid; 0 for doors. */
  get cols() {
    return this.#wasm.columns();
  }

  get lightCount() {
    return this.#wasm.light_count();
  }

  get buttonCount() {
    return this.#wasm.button_count();
  }

  get goal() {
    return GOALS[this.#wasm.goal()];
  }

  /** 1 = hole: a cell without light and button. All 0 for doors. */
  get holes() {
    return this.#bytes(this.#wasm.holes(), this.lightCount);
  }

  /** 1 = lit, or open. */
  get lights() {
    return this.#bytes(this.#wasm.lights(), this.lightCount);
  }

  /** The lights before any press. */
  get start() {
    return this.#bytes(this.#wasm.start(), this.lightCount);
  }

  /**
   * The lights that a press of the button flips.
   * @param {number} button
   */
  mask(button) {
    checkInteger("button", button, 0, this.buttonCount - 1);
    return this.#bytes(this.#wasm.mask(button), this.lightCount);
  }

  /**
   * Flips the lights of the button's mask.
   * @param {number} button
   * @returns {boolean} false when there is no such button
   */
  press(button) {
    const known = Number.isInteger(button) && button >= 0 && button < this.buttonCount;
    return known && succeed(this.#wasm.press(button)) === 1;
  }

  /**
   * Takes back what was done last: a press or a restart.
   * @returns {boolean} false when there is nothing to undo
   */
  undo() {
    return succeed(this.#wasm.undo()) === 1;
  }

  /**
   * Does again what was undone last.
   * @returns {boolean} false when there is nothing to redo
   */
  redo() {
    return succeed(this.#wasm.redo()) === 1;
  }

  /** Whether undo would change anything: also after a restart. */
  get canUndo() {
    return this.#wasm.can_undo() === 1;
  }

  get canRedo() {
    return this.#wasm.can_redo() === 1;
  }

  /**
   * Back to the start; undo brings the presses back.
   * @returns {boolean} false when nothing was pressed
   */
  reset() {
    return succeed(this.#wasm.reset()) === 1;
  }

  /** The buttons pressed since the last restart, in order. */
  get moves() {
    return [...new Int32Array(this.#wasm.memory.buffer, this.#wasm.presses_made(), this.#wasm.press_count())];
  }

  get moveCount() {
    return this.#wasm.press_count();
  }

  /** 1 = pressed an odd number of times since the last restart. */
  get presses() {
    return this.#bytes(this.#wasm.presses(), this.buttonCount);
  }

  /** Whether the lights are at the goal. */
  get solved() {
    return this.#wasm.solved() === 1;
  }

  /**
   * One solution of the position as it stands, or the witness: a set of lights of which every button flips an even
   * number, while an odd number of them would have to change. With the goal "either", one of the two goals will do,
   * and the witness proves that neither can be reached.
   * @returns {Solution}
   */
  solve() {
    prepare(this);
    const [rank, nullity] = [this.#wasm.rank(), this.#wasm.nullity()];
    const address = this.#wasm.solve();
    const presses = address ? this.#bytes(address, this.buttonCount) : null;
    const witness = address ? null : this.#bytes(this.#wasm.buffer(0), this.lightCount);
    return { solvable: presses !== null, rank, nullity, presses, witness };
  }

  /**
   * Why a solution presses a button, or does not: lights of which every button flips an even number, but this one and
   * the settled ones an odd number. The number of them that must change is odd exactly when an odd number of these buttons
   * is pressed. Where all solutions agree on the button, none is settled; otherwise it follows from those that are. Up to a
   * nullity of 12 these are the fewest such lights.
   * @param {number} button
   * @param {Uint8Array | null} [presses] the solution, by default that of solve()
   * @returns {Reason | null} null: there is no solution, or a quiet pattern presses this button alone
   */
  reason(button, presses = this.solve().presses) {
    checkInteger("button", button, 0, this.buttonCount - 1);
    if (!presses) return null;
    prepare(this);
    succeed(this.#wasm.prepare_transposed());
    const [lightCount, buttonCount] = [this.lightCount, this.buttonCount];
    checkInteger("presses.length", presses.length, buttonCount, buttonCount);
    inputBytes(this.#wasm, buttonCount).set(presses);
    const address = this.#wasm.reason(button);
    if (address === 0) return null;
    const bytes = this.#bytes(address, 8 + lightCount + buttonCount);
    const [count, used] = new Int32Array(bytes.buffer, 0, 2);
    const settled = [...bytes.subarray(8 + lightCount).keys()].filter((other) => bytes[8 + lightCount + other]);
    return { button, lights: bytes.slice(8, 8 + lightCount), count, settled, used };
  }

  /**
   * The proven minimum of the position as it stands at this call. Each step does `slice` pieces of work, some 20
   * microseconds each, or many times that on a slow machine or as JavaScript. The cost grows with 2^nullity; whoever steps
   * the generator decides how long. Its return value is the answer, which a `for` loop passes over: see fewestNow().
   *
   * Several workers may share it, each searching one of `parts` parts: the least weight of all parts is the minimum,
   * and the counts of the parts with that weight add up. A part without a solution of its own has the count 0, and proves
   * nothing.
   * @param {{ slice?: number, part?: number, parts?: number }} [options]
   * @returns {Generator<Progress, Fewest | null, void>} null: unsolvable
   * @throws {EngineError} "solutions" when the nullity is above 62 (80 on flat grids with the plus rule and no holes)
   * @throws {EngineError} "memory" when it cannot be had, also while the search runs
   * @throws {RangeError} when `slice` or `parts` is no whole number from 1, or `part` none below `parts`
   */
  fewest({ slice = 1, part = 0, parts = 1 } = {}) {
    checkInteger("slice", slice, 1, MAX_SLICE);
    checkInteger("parts", parts, 1, MAX_SLICE);
    checkInteger("part", part, 0, parts - 1);
    return preparedCopyOf(this).#searched(slice, part, parts);
  }

  /**
   * @param {number} slice @param {number} part @param {number} parts
   * @returns {Generator<Progress, Fewest | null, void>}
   */
  *#searched(slice, part, parts) {
    if (!startSearch(this, part, parts)) return null;
    for (let done = false; !done; ) {
      done = succeed(this.#wasm.search_run(slice)) === 1;
      yield {
        done,
        progress: this.#wasm.search_progress(),
        best: this.#wasm.search_weight(),
        bound: this.#wasm.search_bound(),
      };
    }
    return found(this, true);
  }

  /**
   * The same lights step by step, some milliseconds each: for as long as it takes, or until the budget is used up.
   * @param {Level & { budget?: number }} [options]
   * @returns {Generator<object, string | null, void>} what it returns, and throws, is as generate() says
   */
  generating({ notation, weight = 0, seed = 0, budget = Number.POSITIVE_INFINITY } = {}) {
    const copy = otherCopyOf(this, notation);
    startLevel(copy, weight, seed);
    return copy.#generated(budget);
  }

  /** @param {number} budget @returns {Generator<object, string | null, void>} */
  *#generated(budget) {
    let run = 0;
    for (let left = budget; run === 0 && left > 0; left -= STEP) {
      yield {};
      run = succeed(this.#wasm.generate_run(STEP));
    }
    return run === 1 ? this.notation : null;
  }
}
