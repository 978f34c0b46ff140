/**
 * @file The engine as a library: boards of any text, with promises for what can take long. Each board has the engine that computes for it.
 *
 * @typedef {import("../reading/forms.js").Pasted} Pasted
 * @typedef {import("../reading/forms.js").Choice} Choice
 * @typedef {number | string | [row: number, column: number] | { row: number, column: number }} Move  a button: its number, its name such as "2,3" or "B",
 *   or on a grid its row and its column from 0
 * @typedef {{ index: number, row?: number, column?: number, name: string, times: number }} NamedButton  row and column from 0, of boards that have them
 * @typedef {object} Best  a solution with the fewest presses; it can be written as JSON
 * @property {boolean} solvable
 * @property {number | null} weight  its number of presses; null without a solution
 * @property {boolean} proven  no solution has fewer presses, or there is none
 * @property {number} bound  no solution has fewer presses
 * @property {number} count  how many solutions have as many, rounded above 2^53; 0 unless it is proven
 * @property {bigint} countBig  the same exactly; it is not part of the JSON
 * @property {NamedButton[]} buttons
 * @property {NamedButton[]} witness  without a solution, lights that prove it
 * @typedef {{ readonly aborted: boolean, throwIfAborted: () => void }} Signal  an AbortSignal
 * @typedef {{ at: number, line: number }} Start  of a board in a text; the line from 1
 * @typedef {{ guess?: boolean, choice?: Choice }} Reading  guess: take a text whose meaning is not certain in its likeliest meaning; choice: its meaning
 */
import { isClear } from "../reading/forms.js";
import { boardsOf, hereOf } from "../reading/index.js";
import { Refused } from "../reading/strict.js";
import { compileEngine } from "./compile.js";
import { createEngine, Engine, EngineError, LIMITS, NotationError } from "./engine.js";
import { checkInteger, checkType, optionsOf, refuse, withExact } from "./instance.js";
import { isGridText } from "./kind.js";
import { nameOf } from "./names.js";
import { checkChoice } from "./paste.js";
import { placeIn } from "./place.js";

const HERE = hereOf("5x5.off"); // the board of cells without a size
const SLICE = 500; // some hundredths of a second
const SEED_END = 2 ** 32;
/** The start of a text that is one board. @type {Start} */
const FIRST = { at: 0, line: 1 };

/** @type {import("./instance.js").Module | undefined} */
let compiled;
/** @type {Promise<void> | undefined} */
let compiling;

/** Compiles the module once. */
function compile() {
  compiling ??= compileEngine().then((module) => {
    compiled = module;
  });
  return compiling;
}

/** @returns {import("./engine.js").Engine} */
function newEngine() {
  if (!compiled) throw new EngineError("early");
  return createEngine(compiled);
}

/**
 * The error of a place in a text, whose lines are counted from that of the board.
 * @param {string} text @param {Start} start @param {string} code @param {number} position
 */
function refusalAt(text, { at, line }, code, position) {
  const from = text.slice(0, at).lastIndexOf("\n") + 1;
  const place = placeIn(text.slice(from), position - from);
  place.line += line - 1;
  return new NotationError(/** @type {import("./errors.js").NotationCode} */ (code), position, place);
}

/** Lets others work between two slices. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/**
 * @template Step
 * @typedef {{ signal?: Signal, timeout?: number, onProgress?: (step: Step) => void }} Watch  timeout: in milliseconds
 */
/** @type {Watch<any>} */
const WATCH = { signal: undefined, timeout: Number.POSITIVE_INFINITY, onProgress: () => {} };

/** Watches a work that begins now. @template Step @param {Watch<Step>} options */
function watch(options) {
  const { signal, timeout = 0, onProgress = () => {} } = optionsOf(options, WATCH);
  if (!(typeof timeout === "number" && timeout >= 0))
    throw refuse("timeout", timeout, "a number of milliseconds from 0");
  if (signal !== undefined && typeof signal?.throwIfAborted !== "function")
    throw refuse("signal", signal, "an AbortSignal");
  checkType("onProgress", onProgress, "function");
  return { signal, timeout, onProgress, end: performance.now() + timeout };
}

/** Runs a search in slices until it ends, is aborted or its time is over. @template Step, Result @param {Generator<Step, Result, void>} search @param {ReturnType<typeof watch<Step>>} watched */
async function finish(search, { signal, timeout, onProgress, end }) {
  for (;;) {
    signal?.throwIfAborted();
    const step = search.next();
    if (step.done === true) return step.value;
    onProgress(step.value);
    if (performance.now() >= end) throw new DOMException(`The search did not end in ${timeout} ms.`, "TimeoutError");
    await breathe();
  }
}

/** One board of a text. */
export class Board {
  #engine;
  #pasted;

  /** @param {import("./engine.js").Engine} engine @param {Pasted | null} pasted what the reader found @param {number} line at which it begins, from 1 */
  constructor(engine, pasted, line) {
    if (!(engine instanceof Engine)) throw refuse("engine", engine, "an Engine; use await open()");
    this.#engine = engine;
    this.#pasted = pasted;
    this.line = line;
    this.title = pasted?.title ?? "";
    /** @type {NotationError | null} always null; a board that cannot be read has its error here */
    this.error = null;
  }

  /** The engine of this board, with all that is synchronous. */
  get engine() {
    return this.#engine;
  }

  get notation() {
    return this.#engine.notation;
  }

  get solved() {
    return this.#engine.solved;
  }

  /** The buttons that were pressed, in order. */
  get moves() {
    return this.#engine.moves;
  }

  /** @param {number} index @param {"buttons" | "names"} of */
  #nameOf(index, of) {
    const { names = [], buttons = [] } = this.#pasted ?? {};
    return (of === "buttons" && buttons.length ? buttons : names)[index] ?? nameOf(this.#engine, index);
  }

  /** @param {ArrayLike<number>} list @param {"buttons" | "names"} of @returns {NamedButton[]} */
  #named(list, of) {
    const { cols, boardNotation } = this.#engine;
    const hasRows = isGridText(boardNotation);
    return Array.from(list).flatMap((times, index) => {
      const place = hasRows ? { row: Math.floor(index / cols), column: index % cols } : {};
      return times ? [{ index, ...place, name: this.#nameOf(index, of), times }] : [];
    });
  }

  /** @param {import("./engine.js").Fewest | null} found @returns {Best} */
  #best(found) {
    const { witness } = found ? { witness: null } : this.#engine.solve();
    const best = {
      solvable: found !== null,
      weight: found?.weight ?? null,
      proven: found?.proven ?? true,
      bound: found?.bound ?? 0,
      count: found?.count ?? 0,
      buttons: found ? this.#named(this.#engine.ways(found.presses), "buttons") : [],
      witness: this.#named(witness ?? [], "names"),
    };
    return withExact(best, found?.countBig ?? 0n);
  }

  /**
   * The fewest presses, proven; others work in between.
   * @param {Watch<import("./engine.js").Progress>} [options]
   * @returns {Promise<Best>}
   * @throws {DOMException} "AbortError" when the signal is aborted, "TimeoutError" when the time is over
   */
  async fewest(options = {}) {
    const watched = watch(options);
    return this.#best(await finish(this.#engine.fewest({ slice: SLICE }), watched));
  }

  /** The fewest presses, as far as a budget allows. @param {number} [budget] slices of some 20 microseconds, by default a second @returns {Best} */
  fewestNow(budget) {
    return this.#best(this.#engine.fewestNow(budget));
  }

  /** The number of a button; -1 if there is none. @param {Move} move */
  indexOf(move) {
    const { buttonCount, boardNotation } = this.#engine;
    if (typeof move === "string")
      return Array.from({ length: buttonCount }, (_, i) => i).findIndex(
        (i) => this.#nameOf(i, "buttons") === move.trim(),
      );
    if (typeof move === "object" && !isGridText(boardNotation)) return -1;
    return this.#engine.indexOf(Array.isArray(move) ? { row: move[0], column: move[1] } : move);
  }

  /** Presses a button. @param {Move} move @returns {this} @throws {RangeError} that names the range */
  press(move) {
    const index = this.indexOf(move);
    const last = this.#engine.buttonCount - 1;
    const names = last < 0 ? "" : `, "${this.#nameOf(0, "buttons")}" to "${this.#nameOf(last, "buttons")}"`;
    if (index < 0 || !this.#engine.press(index)) throw refuse("button", move, `a button from 0 to ${last}${names}`);
    return this;
  }

  /**
   * What moves do from this position, which stays as it is.
   * @param {Iterable<Move>} moves
   * @returns {{ ok: boolean, solved: boolean, moves: number, fewest: number | null, firstBad: number | null }} ok: each is a button; moves: how many are
   *   made; fewest: how many are needed, null without a solution or within the budget of fewestNow(); firstBad: the place of the first that is no button
   */
  check(moves) {
    if (typeof moves?.[Symbol.iterator] !== "function") throw refuse("moves", moves, "a list of moves");
    const engine = newEngine();
    engine.load(this.notation);
    let made = 0;
    const list = [...moves];
    for (const move of list) {
      const index = this.indexOf(move);
      if (index < 0 || !engine.press(index)) break;
      made++;
    }
    const all = list.length;
    const { weight, proven } = this.fewestNow();
    const fewest = proven ? weight : null;
    return { ok: made === all, solved: engine.solved, moves: made, fewest, firstBad: made === all ? null : made };
  }

  toJSON() {
    return { notation: this.notation, line: this.line, ...(this.title && { title: this.title }) };
  }
}

/** A board of a file that cannot be read: all but `line` and `error` throw that error. @param {NotationError} error @returns {Board} */
const unread = (error) =>
  /** @type {Board} */ (
    new Proxy(
      /** @type {object} */ ({
        error,
        line: error.line,
        title: "",
        toJSON: () => ({ error: error.message, line: error.line }),
      }),
      {
        get(known, name) {
          if (name in known || typeof name === "symbol" || name === "then") return Reflect.get(known, name);
          throw error;
        },
      },
    )
  );

/** @param {Reading} options */
function readingOf(options) {
  const { guess, choice } = optionsOf(options, { guess: false, choice: /** @type {Choice | undefined} */ (undefined) });
  checkType("guess", guess, "boolean");
  if (choice !== undefined) checkChoice(choice);
  return { guess, choice };
}

/** @param {ReturnType<typeof boardsOf>} boards @param {number} which @param {string} text @param {Start} start @param {Reading} reading */
function readOne(boards, which, text, start, { guess, choice }) {
  const engine = newEngine();
  let { at } = start;
  try {
    const { notation, pasted, at: place } = boards.read(which, HERE, choice);
    at = place;
    if (pasted && !isClear(pasted) && !guess && !choice) {
      const [[from] = [at]] = pasted.unread;
      const message = `The meaning of the text is not certain; its likeliest one is ${notation}.`;
      return Object.assign(refusalAt(text, start, "unclear", from), { message, notation, reading: pasted });
    }
    engine.load(notation);
    return new Board(engine, pasted, start.line);
  } catch (error) {
    if (error instanceof Refused) return refusalAt(text, start, error.code, error.at);
    if (error instanceof NotationError) return refusalAt(text, start, error.code, error.position + at);
    throw error;
  }
}

/**
 * The board of a text in any form, which need not be a notation.
 * @param {string} text
 * @param {Reading} [options]
 * @returns {Promise<Board>}
 * @throws {NotationError} where it is none, has several boards ("several"), or its meaning is not certain ("unclear")
 */
export async function open(text, options = {}) {
  checkType("text", text, "string");
  const reading = readingOf(options);
  await compile();
  const boards = boardsOf(text);
  if (boards.count > 1) {
    const message = `The text has ${boards.count} boards; readAll() reads them.`;
    throw Object.assign(refusalAt(text, FIRST, "several", boards.placeOf(1)), { message });
  }
  const board = readOne(boards, 0, text, FIRST, reading);
  if (board instanceof NotationError) throw board;
  return board;
}

/** @param {string} text @param {Reading} reading @returns {Generator<Board, void, void>} */
function* boardsIn(text, reading) {
  const boards = boardsOf(text);
  let [line, from] = [1, 0];
  for (let which = 0; which < boards.count; which++) {
    const at = boards.placeOf(which);
    line += placeIn(text.slice(from, at), at - from).line - 1;
    from = at;
    const board = readOne(boards, which, text, { at, line }, reading);
    yield board instanceof NotationError ? unread(board) : board;
  }
}

/**
 * The boards of a text, one after another. One that cannot be read has its `error`, which all else of it throws; the others follow.
 * `for (… of …)` needs an earlier open(), generate() or `for await (… of …)`, which compile the modules.
 * @param {string} text of a file
 * @param {Reading} [options]
 * @returns {Iterable<Board> & AsyncIterable<Board>}
 * @throws {EngineError} "early" before the modules are compiled
 */
export function readAll(text, options = {}) {
  checkType("text", text, "string");
  const reading = readingOf(options);
  return {
    [Symbol.iterator]: () => boardsIn(text, reading),
    async *[Symbol.asyncIterator]() {
      await compile();
      yield* boardsIn(text, reading);
    },
  };
}

/** The least and the most presses of a band. @param {number | readonly [number, number]} presses */
function bandOf(presses) {
  const [least, most, ...rest] = Array.isArray(presses) ? presses : [presses, presses];
  checkInteger("presses", least, 1, LIMITS.lights);
  checkInteger("presses", most, least, LIMITS.lights);
  checkInteger("presses.length", rest.length + 2, 2, 2);
  return [least, most];
}

/**
 * A level: a position whose fewest presses are proven to be in a band. The same board, band and seed give the same level, for ever.
 * @param {string} text of the board, such as "5x5"
 * @param {{ presses: number | [least: number, most: number], seed?: number, signal?: Signal, timeout?: number }} options seed: a whole number
 *   from 0; random without it. timeout: in milliseconds
 * @returns {Promise<Board>}
 * @throws {EngineError} "none" if the board has no such level
 * @throws {DOMException} "AbortError" when the signal is aborted, "TimeoutError" when the time is over
 */
export async function generate(text, options) {
  const { presses, seed, signal, timeout } = optionsOf(options, {
    presses: /** @type {any} */ (undefined),
    seed: Math.floor(Math.random() * SEED_END),
    signal: /** @type {Signal | undefined} */ (undefined),
    timeout: Number.POSITIVE_INFINITY,
  });
  const [least, most] = bandOf(presses);
  checkInteger("seed", seed, 0, Number.MAX_SAFE_INTEGER);
  const watched = watch({ signal, timeout });
  const { engine, notation } = await open(text, { guess: true });
  const span = most - least + 1;
  for (let i = 0; i < span; i++) {
    const weight = least + ((seed + i) % span);
    const level = await levelOf(engine, { notation, weight, seed }, watched);
    if (level) return open(level);
  }
  throw new EngineError("none");
}

/** @param {import("./engine.js").Engine} engine @param {{ notation: string, weight: number, seed: number }} level @param {ReturnType<typeof watch<object>>} watched */
async function levelOf(engine, level, watched) {
  try {
    return await finish(engine.generating(level), watched);
  } catch (error) {
    if (error instanceof EngineError && error.code === "none") return null;
    throw error;
  }
}
