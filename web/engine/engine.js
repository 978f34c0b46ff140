/**
 * The engine: one instance of the wasm module, which holds one board. Runs in a page, a worker and Node alike.
 *
 * Everything is synchronous and copies its results out of the module. Lights and presses are one byte each (1 = lit,
 * open, pressed; with more than two states, the state and the number of presses); cells of a grid are numbered row by row from 0, doors
 * and buttons from 0.
 *
 * The embed's module (`lights-and-doors.js`) is smaller. There, paste(), pasteMasks(), loadRows(), hardest(), nullity(), large(),
 * census(), censusListing(), generate() with `doors` and Engine.create() throw an EngineError "omitted"; so do solutions(), weights(),
 * nearest(), freePatterns(), steps() and equations() until a board with `explain` has been shown.
 */

import { bestOf, fewestOf } from "./best.js";
import { GOALS, KINDS, NOTATION_CODES, QUIET_LISTED_MAX, RULES, WRAPS } from "./bindings.js";
import { EngineError, NotationError, PBMError } from "./errors.js";
import {
  checkInteger,
  checkModule,
  checkOneOf,
  checkType,
  copyBytes,
  copyInstance,
  inputBytes,
  instantiate,
  numbersAt,
  optionsOf,
  refuse,
  seedHalves,
  succeed,
} from "./instance.js";
import { isGridText, startOf } from "./kind.js";
import { LIMITS } from "./limits.js";
import { optional } from "./optional.js";
import { placeIn } from "./place.js";
import { takeSnapshot } from "./snapshot.js";
import { statesModule } from "./states-module.js";

export { EngineError, LIMITS, NotationError, PBMError };

/** @import { Exports, Module } from "./instance.js" */

/**
 * @typedef {import("./lessons.js").ChaseLesson} ChaseLesson
 * @typedef {import("./lessons.js").EliminationLesson} EliminationLesson
 * @typedef {import("./lessons.js").ModularLesson} ModularLesson
 * @typedef {{ solvable: true, rank: number, nullity: number, presses: Uint8Array, witness: null, modulus: number }
 *   | { solvable: false, rank: number, nullity: number, presses: null, witness: Uint8Array, modulus: number }} Solution
 *   modulus: of the witness
 * @typedef {{ button: number, lights: Uint8Array, modulus: number, unit: number, count: number, settled: number[], factors: number[],
 *   used: number }} Reason  the steps by which the lights must turn, weighted by `lights`, add up to `count`; the presses of the settled buttons,
 *   weighted by their `factors`, to `used`. Modulo `modulus`, `unit` times the presses of the button are count - used
 * @typedef {{ distance: number, count: number, sets: number[][], states: number[][] }} Nearest  how many lights must change, how many
 *   sets of that many changes do (exact below 2^53), the lights of the first of these sets, and the states that they get
 * @typedef {Exclude<typeof GOALS[number], "same">} Goal  with two states
 * @typedef {number | { row: number, column: number }} Button  its number, or on a grid its row and its column, both from 0
 * @typedef {{ done: boolean, progress: number, best: number, bound: number }} Progress
 * @typedef {{ notation?: string, weight?: number, seed?: number }} Level
 * @typedef {{ presses: Uint8Array, weight: number, bound: number, count: number, countBig: bigint, proven: boolean }} Fewest  a
 *   solution of `weight` presses; `bound`: no solution has fewer; `proven`: it is the fewest, and `count` solutions have as many, rounded above
 *   2^53; `countBig` is exact, and no part of the JSON
 * @typedef {{ entries: number[], made: number }} History  every press and restart (-1) in order, of which `made` are done
 *   and the others undone; with more than two states, -2 - b presses button b backwards
 */

const STENCIL_CELLS = 25;
/** The numbers of a board. */
const FACTS = 9;
/** The numbers of an answer, and of a reason, before their vectors. */
const ANSWER_BYTES = 16;
const REASON_BYTES = 16;
const TIMES_MAX = 255;
const MAX_SLICE = 2 ** 32 - 1;
/** The default budget of calls that cannot be watched, in slices of some 20 microseconds: a second. */
const BUDGET = 50_000;
/** The slices of one turn of generating(). */
const TURN = 50;
const DEFAULT_BOARD = "5x5.on";
/** The memory of an instance that was never asked for much. */
const SPARE_BYTES = 1 << 22;
/** The defaults of generating(). @type {Level & { weight: number, seed: number, budget: number }} */
const LEVEL = { notation: undefined, weight: /** @type {any} */ (undefined), seed: 0, budget: MAX_SLICE };
/** The defaults of generate(). @type {typeof LEVEL & { doors?: number, openable: boolean }} */
const DEALT = {
  notation: undefined,
  weight: /** @type {any} */ (undefined),
  seed: 0,
  doors: undefined,
  openable: false,
  budget: BUDGET,
};

/** A copy that nobody needs any more: to make another one takes many times as long as most answers. @type {Engine | null} */
let spare = null;

/**
 * Makes a board.
 * @param {Module} module
 * @returns {Engine} with the classic board, 5×5 all lit, until another is loaded
 */
export function createEngine(module) {
  return new Engine(module);
}

/** A function or class of a module that not every script contains; throws "omitted" without it. @template {keyof import("./optional.js").Optional} Name @param {Name} name */
function needed(name) {
  const found = optional[name];
  if (!found) throw new EngineError("omitted");
  return /** @type {import("./optional.js").Optional[Name]} */ (found);
}

/**
 * Loads a notation. Characters beyond ASCII belong to no form; one byte each keeps positions those of
 * the string.
 * @param {Exports} wasm
 * @param {string} text
 */
function read(wasm, text) {
  const refusal = (/** @type {typeof NOTATION_CODES[number]} */ code, /** @type {number} */ at) =>
    new NotationError(code, at, placeIn(text, at));
  if (text.length > LIMITS.text) throw refusal("too-large", LIMITS.text);
  const bytes = inputBytes(wasm, text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = Math.min(text.charCodeAt(i), 127);
  const status = succeed(wasm.load(text.length));
  if (status !== 0) throw refusal(NOTATION_CODES[status], wasm.error_position());
}

/** The number of presses. @param {Int16Array} ways */
const total = (ways) => ways.reduce((sum, times) => sum + Math.abs(times), 0);

/** @param {Exports} wasm @param {History} history @returns {boolean} false when an entry is not a button */
function resumeIn(wasm, { entries, made }) {
  const bytes = inputBytes(wasm, 4 * entries.length);
  new Int32Array(bytes.buffer, bytes.byteOffset, entries.length).set(entries);
  return succeed(wasm.resume(entries.length, made)) === 1;
}

/** One board: a position to play, and everything that can be computed of it. */
export class Engine {
  #module;
  /** The module of the instance: this one, or that for boards that are not binary. */
  #taken;
  #wasm;
  /** The position, once it was asked for, until it changes. @type {import("./snapshot.js").Snapshot | null} */
  #snapshot = null;
  /** Facts of the board that were asked for. @type {Record<string, any>} */
  #facts = {};
  #isLost = false;
  /** The solution of the start that the last hint belongs to. @type {Uint8Array | null} */
  #hinted = null;
  /**
   * The meaning that paste() found in the last text; null for a notation, after a refusal, and once another board was loaded.
   * @type {import("../reading/forms.js").Pasted | null}
   */
  pasted = null;

  /**
   * Compiles the module and makes a board, in one step. Several boards cost less by compileEngine() and createEngine().
   * @param {Parameters<typeof import("./compile.js").compileEngine>[0]} [source] as of compileEngine()
   */
  static async create(source) {
    return createEngine(await needed("compileEngine")(source));
  }

  /** @param {Module} module */
  constructor(module) {
    checkModule(module);
    this.#module = this.#taken = module;
    this.#wasm = this.#instance();
    this.load(DEFAULT_BOARD);
  }

  /** An instance that does not hold the position may trap without losing it. */
  #instance(module = this.#taken) {
    const wasm = instantiate(module, (trapped) => wasm !== this.#wasm || this.#replace(trapped));
    return wasm;
  }

  /** After a trap, moves the position to a new instance. @param {Exports} trapped @returns {boolean} whether that worked */
  #replace(trapped) {
    this.#isLost = true;
    this.#snapshot = null;
    try {
      const wasm = this.#instance();
      const { notation, kept, made, entriesIn } = takeSnapshot(trapped, true);
      read(wasm, startOf(String(notation)));
      if (!resumeIn(wasm, { entries: entriesIn(0, kept), made })) return false;
      this.#wasm = wasm;
      this.#isLost = false;
    } catch {
      return false;
    }
    return true;
  }

  /** The same position in another engine, for work that outlives a call. It is prepared if this one is. */
  #copy() {
    const copy = spare && spare.#module === this.#module ? spare : new Engine(this.#module);
    spare = null;
    if (copy.#taken !== this.#taken) copy.#take(this.#taken, copy.#instance(this.#taken));
    copyInstance(this.#wasm, copy.#wasm);
    copy.#forget();
    return copy;
  }

  /** Lets the next copy take the place of this one, which nobody needs any more. */
  #leave() {
    if (!this.#isLost && this.#wasm.memory.buffer.byteLength <= SPARE_BYTES) spare = this;
  }

  /** Asks this copy once, then leaves its instance to the next copy. @template Answer @param {(wasm: Exports) => Answer} ask */
  #asked(ask) {
    try {
      return ask(this.#wasm);
    } finally {
      this.#leave();
    }
  }

  /** Eliminates the board, unless that was done before. @returns {number} the nullity */
  #prepare() {
    return succeed(this.#wasm.prepare());
  }

  /** A prepared copy. The board is eliminated here, so that it is eliminated once however many copies are made. */
  #preparedCopy() {
    this.#prepare();
    return this.#copy();
  }

  /** A prepared copy with another position. @param {string} [notation] this position by default */
  #preparedCopyOf(notation) {
    if (notation === undefined) return this.#preparedCopy();
    const copy = this.#copy();
    copy.load(notation);
    copy.#prepare();
    return copy;
  }

  /** The length comes first, because to know it may take a call, after which the address means nothing. @param {number} length @param {number} address */
  #bytes(length, address) {
    return copyBytes(this.#wasm, address, length);
  }

  /**
   * Loads a position from its notation (src/board/notation.h has the grammar).
   * @param {string} text
   * @throws {NotationError} and leaves the board as it was
   */
  load(text) {
    checkType("text", text, "string");
    if (this.#isLost) this.#begin();
    try {
      this.#read(text);
    } catch (error) {
      const other = this.#taken === this.#module ? statesModule() : this.#module;
      if (/** @type {EngineError} */ (error).code !== "omitted" || !other) throw error;
      const wasm = this.#instance(other);
      read(wasm, text);
      this.#take(other, wasm);
      this.#forget();
    }
  }

  /** Goes on with an instance of a module. @param {Module} module @param {Exports} wasm */
  #take(module, wasm) {
    [this.#taken, this.#wasm] = [module, wasm];
  }

  /**
   * Loads a grid of lights with the plus rule from its rows, as [[0, 1], [1, 0]].
   * @param {ArrayLike<ArrayLike<number | boolean | null>>} rows 1 or true: lit; null: a hole
   * @throws {RangeError} when the rows differ in length, or an entry is something else
   * @throws {NotationError} as load()
   */
  loadRows(rows) {
    this.load(needed("rowsText")(rows));
  }

  /** Begins anew with the classic board. */
  #begin() {
    this.#take(this.#module, this.#instance(this.#module));
    this.#isLost = false;
    this.#read(DEFAULT_BOARD);
  }

  /** @param {string} text */
  #read(text) {
    read(this.#wasm, text);
    this.#forget();
  }

  /** Another start was loaded. */
  #forget() {
    this.#snapshot = null;
    this.#facts = {};
    this.#hinted = null;
    this.pasted = null;
  }

  /**
   * Loads a position from any text that people bring (web/reading/): its notation, rows of 0 and 1 or of any two or three symbols, arrays of
   * programs, lists of cells ("a1 b3", "(1,1) (2,3)") and of names ("A flips A, B"), with sentences about the rule, the edges and the goal. A text may
   * hold several cases: grids with their sizes, titles or empty lines between them, or after a line that counts them. Rule, edges and goal
   * of the current grid stay where the text tells none. Where the meaning of a text is a guess, `pasted` tells
   * it, and `choice` sets it: the meanings of the symbols in their order; the number of states, where digits are states; that each
   * button of a list flips its own door, too; and what each line lists. `pasted.unread` has the places of all that was not read.
   * @param {string} text
   * @param {number} [which] of its cases, from 0
   * @param {import("../reading/forms.js").Choice} [choice]
   * @returns {number} how many cases there are
   * @throws {NotationError} and leaves the board as it was
   */
  paste(text, which = 0, choice = {}) {
    checkType("text", text, "string");
    this.pasted = null;
    return needed("readPasted")(this, text, which, choice);
  }

  /**
   * Loads doors from their masks as people type them, "A:011" or "011" for each button; all doors are closed.
   * @param {string} text
   * @throws {NotationError} and leaves the board as it was
   */
  pasteMasks(text) {
    checkType("text", text, "string");
    this.load(needed("readMasks")(text));
  }

  /** The canonical text of the position: the board, the lights at the start, the presses since. */
  get notation() {
    return /** @type {string} */ (this.#now(true).notation);
  }

  /** The position as it stands: one call into the instance after each change. @param {boolean} [wantsText] */
  #now(wantsText = false) {
    if (!this.#snapshot || (wantsText && this.#snapshot.notation === null))
      this.#snapshot = takeSnapshot(this.#wasm, wantsText);
    return this.#snapshot;
  }

  /** The notation of the position before any press. */
  get startNotation() {
    return this.#fact("startNotation", () => startOf(this.notation));
  }

  /** The notation of the board alone, without lights. */
  get boardNotation() {
    return this.#fact("boardNotation", () => this.notation.split(".")[0]);
  }

  /** A fact of the board, read once. @template Fact @param {string} name @param {() => Fact} read @returns {Fact} */
  #fact(name, read) {
    this.#facts[name] ??= read();
    return this.#facts[name];
  }

  /** The board (`struct facts` in src/exports/wasm.c). */
  get #board() {
    return this.#fact("board", () => {
      const numbers = numbersAt(this.#wasm, this.#wasm.facts(), FACTS);
      const [kind, rows, columns, lights, buttons, wrap, bothWays, shares, stencil] = numbers;
      return { kind, rows, columns, lights, buttons, wrap, bothWays, shares, stencil };
    });
  }

  /** A vector of facts of the lights, in the order of the export. @param {number} which @returns {Uint8Array} the caller's own */
  #ofLights(which) {
    const { lightCount } = this;
    const facts = this.#fact("lights", () => this.#bytes(4 * lightCount, this.#wasm.light_facts()));
    return facts.slice(which * lightCount, (which + 1) * lightCount);
  }

  /** The same of the buttons. @param {number} which @returns {Uint8Array} */
  #ofButtons(which) {
    const { buttonCount } = this;
    const facts = this.#fact("buttons", () => this.#bytes(2 * buttonCount, this.#wasm.button_facts()));
    return facts.slice(which * buttonCount, (which + 1) * buttonCount);
  }

  /** The options of the board in its notation, such as "king", "torus" or "goal-on"; of doors their masks. */
  get options() {
    const board = this.boardNotation.split("=")[0];
    // Only the options of grids are words; elsewhere the digits of masks and points may spell one.
    return board.split(isGridText(board) ? /-(?!on|off|either)/ : "-").slice(1);
  }

  get kind() {
    return KINDS[this.#board.kind];
  }

  /** Rows of a grid; 0 for doors, 1 for a board that is no grid. */
  get rows() {
    return this.#board.rows;
  }

  /** Columns of a grid; 0 for doors. */
  get cols() {
    return this.#board.columns;
  }

  get lightCount() {
    return this.#board.lights;
  }

  get buttonCount() {
    return this.#board.buttons;
  }

  /**
   * "off", "on", "either" or "target": a state for each light. With more than two states "target", or "same": all lights show the
   * same, whichever state.
   * @returns {Goal | "same"}
   */
  get goal() {
    return GOALS[this.#fact("goal", () => this.#wasm.goal())];
  }

  /**
   * The state that each light must reach; null when all must reach the same, whichever.
   * @returns {Uint8Array | null}
   */
  get targets() {
    const isAny = this.goal === "same" || this.goal === "either";
    return isAny ? null : this.#ofLights(2);
  }

  /** The number of states of each light; 1 for a hole. @returns {Uint8Array} */
  get states() {
    return this.#ofLights(0);
  }

  /** The order of each button: as many presses change nothing. It is 1 for a hole and a locked button; of a button that turns nothing, 2 with two states and 1 with more. @returns {Uint8Array} */
  get orders() {
    return this.#ofButtons(0);
  }

  /** True if presses go both ways and count so: three presses of a button of order 4 are one press backwards. */
  get bothWays() {
    return this.#board.bothWays === 1;
  }

  /** The edges that are joined: none, the left and right one, or all; "klein" mirrors the top and bottom, "projective" all. */
  get wrap() {
    return WRAPS[this.#board.wrap];
  }

  /** The rule of a grid as the notation names it: "plus", "ring" …, or r and the hex digits of a stencil. */
  get rule() {
    const { rules } = this;
    const options = isGridText(this.boardNotation) ? this.options : [];
    return options.find((option) => rules.includes(option) || /^r[0-9a-f]+$/.test(option)) ?? rules[0];
  }

  /** The rules that have a name in the notation, "plus" first. */
  get rules() {
    return [...RULES];
  }

  /** The rule of a grid as 5×5 cells, row by row: 1 = flipped by a press of the cell in the middle. @returns {Uint8Array} */
  get stencil() {
    return Uint8Array.from({ length: STENCIL_CELLS }, (_, cell) => (this.#board.stencil >> cell) & 1);
  }

  /** 1 = hole: a cell without light and button. All 0 for doors. @returns {Uint8Array} */
  get holes() {
    return this.#ofLights(0).map((states) => Number(states === 1));
  }

  /** 1 for each button that cannot be pressed although its light is there. @returns {Uint8Array} */
  get locked() {
    return this.#ofButtons(1);
  }

  /** 1 for each light whose final state is of no matter: any state reaches the goal. Its target is 0. @returns {Uint8Array} */
  get any() {
    return this.#ofLights(3);
  }

  /** 1 = lit, or open; with more than two states, the state of each light. @returns {Uint8Array} */
  get lights() {
    return this.#now().lights.slice();
  }

  /** The lights before any press. @returns {Uint8Array} */
  get start() {
    return this.#ofLights(1);
  }

  /**
   * The lights that a press of the button flips; with more than two states, by how many steps it turns each light.
   * @param {number} button
   */
  mask(button) {
    checkInteger("button", button, 0, this.buttonCount - 1);
    return this.#bytes(this.lightCount, this.#wasm.mask(button));
  }

  /** @param {number} status of a call that may have changed the position */
  #changed(status) {
    this.#snapshot = null;
    return succeed(status) === 1;
  }

  /**
   * The number of a button, which may be given by its row and its column.
   * @param {Button} button
   * @returns {number} -1 when there is no such button
   */
  indexOf(button) {
    if (typeof button === "object" && button) {
      const { row, column } = button;
      return Number.isInteger(row) && column >= 0 && column < this.cols ? this.indexOf(row * this.cols + column) : -1;
    }
    const index = /** @type {number} */ (button);
    return Number.isInteger(index) && index >= 0 && index < this.buttonCount ? index : -1;
  }

  /**
   * Flips the lights of the button's mask, or turns them.
   * @param {Button} button
   * @param {number} [times] from -255 to 255; a negative number presses backwards. Each of these presses can be undone
   * @returns {boolean} false when the cell is a hole or locked
   * @throws {RangeError} when there is no such button, see indexOf()
   */
  press(button, times = 1) {
    checkInteger("times", times, -TIMES_MAX, TIMES_MAX);
    const index = this.indexOf(button);
    if (index < 0) throw refuse("button", button, `a button from 0 to ${this.buttonCount - 1}`);
    return this.#changed(this.#wasm.press(index, times));
  }

  /**
   * Takes back what was done last: a press or a restart.
   * @returns {boolean} false when there is nothing to undo
   */
  undo() {
    return this.#changed(this.#wasm.undo());
  }

  /**
   * Does again what was undone last.
   * @returns {boolean} false when there is nothing to redo
   */
  redo() {
    return this.#changed(this.#wasm.redo());
  }

  /** True if undo would change anything, also after a restart. */
  get canUndo() {
    return this.#now().made > 0;
  }

  get canRedo() {
    const { made, kept } = this.#now();
    return made < kept;
  }

  /**
   * Back to the start; undo brings the presses back.
   * @returns {boolean} false when nothing was pressed
   */
  reset() {
    return this.#changed(this.#wasm.reset());
  }

  /** The buttons pressed since the last restart, in order; with more than two states as in `history`. */
  get moves() {
    const { first, made, entriesIn } = this.#now();
    return entriesIn(first, made);
  }

  get moveCount() {
    const { first, made } = this.#now();
    return made - first;
  }

  /** 1 = pressed an odd number of times since the last restart; with more than two states, the number of presses below the order. @returns {Uint8Array} */
  get presses() {
    return this.#now().presses.slice();
  }

  /**
   * The presses that are left of a solution of the start, after those that were made.
   * @param {Uint8Array} solution
   */
  rest(solution) {
    return this.#withMade(solution, -1);
  }

  /** A solution of the start: the presses that were made, and then these. @param {Uint8Array} solution of the position as it stands */
  fromStart(solution) {
    return this.#withMade(solution, 1);
  }

  /** Adds the presses that were made, or takes them away. @param {Uint8Array} solution @param {1 | -1} sign */
  #withMade(solution, sign) {
    const { presses, orders } = this;
    this.#checkPresses(solution);
    return presses.map((made, button) => (solution[button] + sign * made + orders[button]) % orders[button]);
  }

  /** @param {Uint8Array} presses a number for each button, below its order */
  #checkPresses(presses) {
    const { buttonCount, orders } = this;
    checkInteger("presses.length", presses?.length, buttonCount, buttonCount);
    for (let i = 0; i < buttonCount; i++) checkInteger(`presses[${i}]`, presses[i], 0, orders[i] - 1);
  }

  /**
   * Everything that undo and redo can reach, to be kept and resumed later.
   * @returns {History}
   */
  get history() {
    const { made, kept, entriesIn } = this.#now();
    return { entries: entriesIn(0, kept), made };
  }

  /**
   * Puts a history in place of this one, on the same start; costs one press each.
   * @param {History} history
   * @throws {RangeError} when an entry is neither a button nor -1, and nothing has changed
   */
  resume(history) {
    const { entries, made } = optionsOf(history, /** @type {any} */ ({ entries: undefined, made: undefined }));
    if (!Array.isArray(entries)) throw refuse("entries", entries, "an array");
    checkInteger("entries.length", entries.length, 0, LIMITS.history);
    checkInteger("made", made, 0, entries.length);
    const least = -1 - this.buttonCount;
    const wrong = entries.findIndex((entry) => !Number.isInteger(entry) || entry < least || entry >= this.buttonCount);
    if (wrong >= 0) throw refuse(`entries[${wrong}]`, entries[wrong], "a button of this board, or -1");
    this.#snapshot = null;
    if (!resumeIn(this.#wasm, { entries, made })) throw refuse("entries", entries, "without presses of holes");
  }

  /** True if the lights are at the goal. */
  get solved() {
    return this.#now().solved;
  }

  /**
   * 1 = a light that must change. With the goal "either": towards the goal that solve() reaches, or "off" if it reaches none.
   * With more than two states, by how many steps each light must turn; with the goal "same", to 0.
   */
  get syndrome() {
    this.#prepare();
    return this.#bytes(this.lightCount, this.#wasm.syndrome());
  }

  /**
   * One solution of the position as it stands, or the witness: a set of lights of which every button flips an even
   * number, while an odd number of them would have to change. With the goal "either", one of the two goals will do,
   * and the witness proves that neither can be reached.
   *
   * With more than two states the witness is a weight for each light: every press changes the weighted sum of the lights by a multiple
   * of the modulus, while it would have to change by another number.
   * @returns {Solution}
   */
  solve() {
    const { lightCount, buttonCount } = this;
    this.#prepare();
    const address = this.#wasm.solve();
    const [solvable, rank, nullity, modulus] = numbersAt(this.#wasm, address, ANSWER_BYTES / 4);
    const vector = this.#bytes(solvable ? buttonCount : lightCount, address + ANSWER_BYTES);
    return solvable
      ? { solvable: true, rank, nullity, presses: vector, witness: null, modulus }
      : { solvable: false, rank, nullity, presses: null, witness: vector, modulus };
  }

  /** Each button's presses the shorter way: with `bothWays`, three of order 4 are -1. @param {Uint8Array} presses @returns {Int16Array} */
  ways(presses) {
    this.#checkPresses(presses);
    const { orders, bothWays } = this;
    const ways = Int16Array.from(presses);
    return bothWays ? ways.map((times, button) => (2 * times > orders[button] ? times - orders[button] : times)) : ways;
  }

  /** The number of presses, each the shorter way. @param {Uint8Array} presses */
  cost(presses) {
    return total(this.ways(presses));
  }

  /**
   * Why a solution presses a button, or does not: lights of which every button flips an even number, but this one and
   * the settled ones an odd number. The number of them that must change is odd exactly when an odd number of these buttons
   * is pressed. Where all solutions agree on the button, none is settled; otherwise it follows from those that are. Up to a
   * nullity of 12 and 4096 lights these are the fewest such lights.
   *
   * With more than two states the lights have weights: modulo `modulus` every other button changes the weighted sum by a multiple, this one
   * by `unit`, and each settled one by its factor. With two states the modulus is 2, and unit, weights and factors are 1
   * (src/solve/mod_reason.h).
   * @param {number} button
   * @param {Uint8Array | null} [presses] the solution, by default that of solve()
   * @returns {Reason | null} null: there is no solution, or a quiet pattern presses this button alone
   * @throws {EngineError} "solutions" above a nullity of 512
   */
  reason(button, presses = this.solve().presses) {
    checkInteger("button", button, 0, this.buttonCount - 1);
    if (!presses) return null;
    if (this.#prepare() > QUIET_LISTED_MAX) throw new EngineError("solutions");
    succeed(this.#wasm.prepare_transposed());
    const { lightCount, buttonCount } = this;
    this.#checkPresses(presses);
    inputBytes(this.#wasm, buttonCount).set(presses);
    const address = this.#wasm.reason(button);
    if (address === 0) return null;
    const [numbers, after] = [REASON_BYTES, REASON_BYTES + lightCount];
    const bytes = this.#bytes(after + buttonCount, address);
    const [modulus, unit, count, used] = new Int32Array(bytes.buffer, 0, numbers / 4);
    const counted = bytes.slice(after);
    const settled = [...counted.keys()].filter((other) => counted[other]);
    const factors = settled.map((other) => counted[other]);
    return { button, lights: bytes.slice(numbers, after), modulus, unit, count, settled, factors, used };
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
   * @throws {RangeError} when `slice` is no whole number from 1, `parts` none from 1 to `partsMax`, or `part` none below `parts`
   */
  fewest(options = {}) {
    const { slice, part, parts } = optionsOf(options, { slice: 1, part: 0, parts: 1 });
    checkInteger("slice", slice, 1, MAX_SLICE);
    checkInteger("parts", parts, 1, this.partsMax);
    checkInteger("part", part, 0, parts - 1);
    return this.#preparedCopy().#searched(slice, part, parts);
  }

  /** Into how many parts fewest() can be divided: 1 with more than two states, and on boards that are no grid. */
  get partsMax() {
    return this.#board.shares;
  }

  /** Starts a search; this engine is a prepared copy. @param {number} part @param {number} parts @returns {boolean} false: the position is unsolvable */
  #startSearch(part, parts) {
    return succeed(this.#wasm.search_start(part, parts)) === 1;
  }

  /**
   * @param {number} slice @param {number} part @param {number} parts
   * @returns {Generator<Progress, Fewest | null, void>}
   */
  *#searched(slice, part, parts) {
    if (!this.#startSearch(part, parts)) return null;
    for (let done = false; !done; ) {
      done = succeed(this.#wasm.search_run(slice)) === 1;
      const { progress, weight, bound } = bestOf(this.#wasm, this.#wasm.search_best());
      yield { done, progress, best: weight, bound };
    }
    const found = fewestOf(this.#wasm, this.buttonCount, this.#wasm.search_best());
    this.#leave();
    return found;
  }

  /**
   * The k-th of a basis of the quiet patterns: presses that change nothing. With more than two states and the goal "same", presses
   * that turn all lights equally.
   * @param {number} k below the nullity
   */
  quietPattern(k) {
    return this.#quiet(k, this.buttonCount);
  }

  /** The order of a quiet pattern: each solution takes it 0 … order - 1 times. It is 2 with two states. @param {number} k as in quietPattern() */
  quietOrder(k) {
    return this.#quiet(k, this.buttonCount + 1)[this.buttonCount];
  }

  /** @param {number} k @param {number} length */
  #quiet(k, length) {
    checkInteger("k", k, 0, this.#prepare() - 1);
    return this.#bytes(length, this.#wasm.quiet_pattern(k));
  }

  /**
   * The basis of the quiet patterns by free buttons: elimination from left to right leaves some buttons free, and each of
   * them is the last button of one pattern and in no other. A solution follows from the free buttons that it presses.
   *
   * A sum of the patterns takes each 0 … `order` - 1 times, and each quiet pattern is one sum. With more than two states, other patterns
   * press a free button fewer times than its own does; and where the number of states is no prime, a button may be free twice, and
   * there may be more patterns than the nullity (src/solve/mod_basis.h).
   * @returns {{ free: number, order: number, pattern: Uint8Array }[]} free buttons rising
   * @throws {EngineError} "solutions" above a nullity of 512
   */
  freePatterns() {
    return this.#preparedCopy().#asked((wasm) => needed("freePatternsOf")(wasm, this.buttonCount));
  }

  /**
   * The nearest solvable boards: the fewest lights to change so that the position becomes solvable. Milliseconds where
   * few changes do, or where 2^(lights - rank) is small; it gives up within about a second.
   * @param {{ limit?: number }} [options] how many of the sets to list at most
   * @returns {Nearest | null} null: not found within the limits (src/solve/nearest.h)
   */
  nearest(options = {}) {
    const { limit } = optionsOf(options, { limit: 24 });
    checkInteger("limit", limit, 0, MAX_SLICE);
    return this.#preparedCopy().#asked((wasm) => needed("nearestOf")(wasm, limit));
  }

  /**
   * The same in one call, which ends when the budget does: the answer is then a solution and how far it is proven.
   * @param {number} [budget] pieces of work, some 20 microseconds each; by default a second
   * @returns {Fewest | null} null: unsolvable
   * @throws {EngineError} as fewest() does
   */
  fewestNow(budget = BUDGET) {
    checkInteger("budget", budget, 1, MAX_SLICE);
    const { buttonCount } = this;
    this.#prepare();
    const search = (/** @type {Exports} */ wasm) => {
      succeed(wasm.fewest(budget));
      return fewestOf(wasm, buttonCount, wasm.buffer(0));
    };
    return this.#wasm.is_small() ? search(this.#wasm) : this.#copy().#asked(search); // a copy frees the memory of a large search
  }

  /**
   * Every solution of the position as it stands at this call, lightest first where they are few enough to be sorted
   * (nullity ≤ 18).
   * @returns {Generator<Uint8Array, void, void>}
   */
  solutions() {
    const copy = this.#preparedCopy();
    return needed("solutionsOf")(copy.#wasm, this.buttonCount, () => copy.#leave());
  }

  /**
   * The number of solutions of each weight: entry w is the number of those with w presses. A second for 2^24 solutions.
   * @returns {Uint32Array} up to the most presses that any presses need: buttonCount + 1 entries with two states. All 0 when there is no
   *   solution
   * @throws {EngineError} "solutions" when there are more than 2^24
   */
  weights() {
    return this.#preparedCopy().#asked(needed("weightsOf"));
  }

  /**
   * A press that begins a solution with the fewest presses, as far as the budget allows to find one: `press(button, times)`. Whoever
   * follows the hints solves the position in as many presses as the first one said: the next hint goes on with the same solution,
   * unless a cheaper one is found.
   * @param {{ budget?: number }} [options] budget: slices of some 20 microseconds; by default a second
   * @throws {EngineError} as fewest() does
   * @returns {{ button: number, times: number, remaining: number, proven: boolean } | null} `times`: how often the solution presses
   *   the button, backwards where negative; 1 with two states. `remaining`: how many presses that solution has, each of them counted;
   *   `proven`: no solution has fewer. null when the position is solved or unsolvable
   */
  hint(options = {}) {
    const { budget } = optionsOf(options, { budget: BUDGET });
    const found = this.fewestNow(budget);
    if (!found || this.solved) return null;
    const presses = this.#keptHint(found.weight) ?? found.presses;
    this.#hinted = this.fromStart(presses);
    const ways = this.ways(presses);
    const button = ways.findIndex(Boolean);
    return { button, times: ways[button], remaining: total(ways), proven: found.proven };
  }

  /** The presses that are left of the solution of the last hint; null when it takes more presses than `weight`. @param {number} weight */
  #keptHint(weight) {
    const presses = this.#hinted && this.rest(this.#hinted);
    return presses && this.cost(presses) <= weight ? presses : null;
  }

  /**
   * A new position, as notation: lights whose proven minimum is `weight` on the board of `notation`, or doors with
   * random masks. The same arguments give the same position, for ever. Lights take up to 4040 searches like fewestNow():
   * the call ends with the budget.
   * @param {Level & { doors?: number, openable?: boolean, budget?: number }} options budget: pieces of work, some 20
   *   microseconds each; by default a second
   * @returns {string | null} null when no such level was found: the board may have none
   * @throws {NotationError}
   * @throws {EngineError} "none" when it is proven that the board has none; "solutions" as fewest() does
   */
  generate(options = {}) {
    const { notation, weight, seed, doors, openable, budget } = optionsOf(options, DEALT);
    checkInteger("budget", budget, 1, MAX_SLICE);
    checkOneOf("openable", openable, [false, true]);
    if (doors !== undefined && weight !== undefined) throw refuse("weight", weight, "an option of doors");
    if (doors !== undefined && notation !== undefined) throw refuse("notation", notation, "an option of doors");
    const copy = doors === undefined ? this.#preparedCopyOf(notation) : this.#copy();
    return copy.#asked((wasm) => {
      if (doors === undefined) copy.#startLevel(weight, seed);
      else needed("dealDoors")(wasm, doors, openable, seed);
      return doors !== undefined || succeed(wasm.generate_run(budget)) === 1 ? copy.notation : null;
    });
  }

  /** Starts generating a level; this engine is a prepared copy. @param {number} weight @param {number} seed */
  #startLevel(weight, seed) {
    const [low, high] = seedHalves(seed);
    checkInteger("weight", weight, 0, LIMITS.lights);
    if (!succeed(this.#wasm.generate_start(weight, low, high))) throw new EngineError("none");
  }

  /**
   * generate() for lights in steps of some milliseconds each, until the budget is used up; by default a day.
   * @param {Level & { budget?: number }} [options]
   * @returns {Generator<object, string | null, void>} returns and throws as generate()
   */
  generating(options = {}) {
    const { notation, weight, seed, budget } = optionsOf(options, LEVEL);
    checkInteger("budget", budget, 1, MAX_SLICE);
    const copy = this.#preparedCopyOf(notation);
    copy.#startLevel(weight, seed);
    return copy.#generated(budget);
  }

  /** @param {number} budget @returns {Generator<object, string | null, void>} */
  *#generated(budget) {
    let run = 0;
    for (let left = budget; run === 0 && left > 0; left -= TURN) {
      yield {};
      run = succeed(this.#wasm.generate_run(TURN));
    }
    const level = run === 1 ? this.notation : null;
    this.#leave();
    return level;
  }

  /**
   * A position on this board that needs the most presses, as far as is known: `exact` when no position needs more; else it
   * is the hardest that a bounded search found. The fewest presses are proven either way. The same board gives the same
   * position, for ever. At most some tenths of a second; with more than two states a second.
   * @returns {{ weight: number, exact: boolean, notation: string }}
   * @throws {EngineError} "solutions" above 2^20 solutions, where nothing is looked for
   */
  hardest() {
    const copy = this.#preparedCopy();
    return copy.#asked((wasm) => {
      const weight = succeed(wasm.hardest());
      return { weight, exact: wasm.hardest_exact() === 1, notation: copy.notation };
    });
  }

  /**
   * The nullity of the plus rule on a grid, without a board: 1 000 000 × 1 000 000 takes half a second. With 3 states or more,
   * whose number is a prime up to 31, a side is at most 4096, which takes a fraction of a second.
   * @param {number} rows
   * @param {number} cols
   * @param {number} [states]
   */
  nullity(rows, cols, states = 2) {
    return needed("nullityOf")(this.#instance(), rows, cols, states);
  }

  /**
   * @overload
   * @param {number} rows
   * @param {number} cols
   * @param {import("./large.js").LargeOptions} [options]
   * @returns {import("./large.js").Large}
   */
  /**
   * @overload
   * @param {Uint8Array} file
   * @param {import("./large.js").LargeOptions} [options]
   * @returns {import("./large.js").Large}
   */
  /**
   * A board of any size that memory holds, without holes: rows and columns, or a PBM (P4) file. The rule is "plus" unless
   * it is said, the wrap "flat"; on a cylinder the columns meet, on a torus the rows, too.
   *
   * @param {number | Uint8Array} given
   * @param {number | import("./large.js").LargeOptions} [next]
   * @param {import("./large.js").LargeOptions} [options]
   * @throws {EngineError} "memory" when it cannot be had
   * @throws {RangeError} when a side is no whole number from 1 to 1 000 000, or an option is unknown
   * @throws {PBMError} when the file is none
   */
  large(given, next, options = {}) {
    return needed("largeOf")(this.#module, given, next, options);
  }

  /**
   * The exact number of sets of masks for this number of doors, and of those that can be opened.
   * @param {number} doors 1 … 64
   * @returns {{ sets: bigint, openable: bigint }}
   */
  census(doors) {
    return needed("countSets")(this.#wasm, doors);
  }

  /**
   * Every set of masks, in rising order of the masks read as numbers (door A lowest), and in how many ways it opens.
   * @param {number} doors 3 … 5
   * @returns {Generator<{ masks: string[], ways: number }, void, void>}
   */
  censusListing(doors) {
    checkInteger("doors", doors, 3, LIMITS.listedDoors);
    return needed("listSets")(this.#module, doors);
  }

  /**
   * XOR equations given one by one.
   * @param {number} unknowns 1 … 4096
   */
  equations(unknowns) {
    checkInteger("unknowns", unknowns, 1, LIMITS.unknowns);
    return new (needed("Equations"))(this.#module, unknowns);
  }

  /**
   * @overload
   * @param {"elimination"} kind
   * @param {{ reduced?: boolean, system: import("./lessons.js").System }} options
   * @returns {EliminationLesson}
   */
  /**
   * @overload
   * @param {"elimination"} kind
   * @param {{ reduced?: boolean, system?: import("./lessons.js").System, modulus?: number }} [options]
   * @returns {EliminationLesson | ModularLesson}
   */
  /**
   * @overload
   * @param {"chase"} kind
   * @returns {ChaseLesson | null}
   */
  /**
   * @overload
   * @param {"modular"} kind
   * @param {{ modulus?: number }} [options]
   * @returns {ModularLesson | null}
   */
  /**
   * The solution of the current position, step by step (src/solve/lesson.h defines the codes of the steps and their order). Steps can be
   * requested in any order; a step near the last requested one costs least.
   *
   * - "elimination": of the augmented matrix, a row for each light and a column for each button, the last column what
   *   must change. With the goal "either" that is the goal which solve() reaches, or "off" where there is none.
   *   `reduced` eliminates below and above each pivot at once; otherwise below first, and after "done" upwards, until
   *   "done" again. `system` takes the place of the board. Cells without a button are passed over. With more than two states the lesson
   *   is that of "modular"; its `kind` tells which one it is.
   * - "chase": null where light chasing is not defined (each button from the second row on must reach, of all rows
   *   above, the light above it alone; with more than two states some number of its presses must turn that light by one step), and on more
   *   than 10 000 columns.
   * - "modular": the elimination of a board with more than two states, or of a surface, modulo one prime power, by default the first of
   *   the lesson's `moduli` (src/solve/mod_lesson.h). null on grids and doors with two states.
   *
   * @param {"elimination" | "chase" | "modular"} kind
   * @param {{ reduced?: boolean, system?: import("./lessons.js").System, modulus?: number }} [options]
   * @throws {EngineError} "steps" when the board has more than LIMITS.steppedLights lights, or 145 with "modular"
   */
  steps(kind, options = {}) {
    const copy = this.#copy();
    return needed("lessonOn")(kind, copy, copy.#wasm, options);
  }
}
