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
 * @property {number} count  how many solutions have as many; above 2^53 rounded
 * @property {bigint} countBig  the same exactly; it is not part of the JSON
 * @property {NamedButton[]} buttons
 * @property {NamedButton[]} witness  without a solution, lights that prove it
 * @typedef {{ readonly aborted: boolean, throwIfAborted: () => void }} Signal  an AbortSignal
 * @typedef {{ guess?: boolean, choice?: Choice }} Reading  guess: take a text whose meaning is not certain in its likeliest meaning; choice: its meaning
 */
import refusals from "../locales/en/refusals.js";
import { boardsOf, hereOf } from "../reading/index.js";
import { Refused } from "../reading/strict.js";
import { compileEngine, createEngine, EngineError, LIMITS, NotationError } from "./engine.js";
import { checkInteger, refuse } from "./instance.js";
import { isGridText } from "./kind.js";

const HERE = hereOf("5x5.off"); // the board of cells without a size
const SLICE = 500; // some hundredths of a second
const SEED_END = 2 ** 32;

/** @type {import("./engine.js").Module | undefined} */
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
  if (!compiled) throw new EngineError("omitted");
  return createEngine(compiled);
}

/** A text that is no board: `code`, `line` and `column` from 1, and a sentence as `message`. */
export class ReadingError extends NotationError {
  name = "ReadingError";

  /** @param {string} code @param {number} position @param {string} text @param {string} [sentence] */
  constructor(code, position, text, sentence) {
    super(/** @type {import("./errors.js").NotationCode} */ (code), position);
    const start = text.lastIndexOf("\n", position - 1) + 1;
    this.line = countLines(text, start);
    this.column = [...text.slice(start, position)].length + 1;
    const [word] = /** @type {RegExpExecArray} */ (/^.{0,16}/u.exec(text.slice(position, position + 64)));
    const place = { line: this.line, column: this.column, word: word.replace(/\p{C}/gu, "?"), limit: LIMITS.lights };
    const written = /** @type {Record<string, string | ((place: any) => string)>} */ (refusals)[`error.${code}`];
    this.message = sentence ?? (typeof written === "function" ? written(place) : (written ?? this.message));
  }
}

/** The line of a place, from 1. @param {string} text @param {number} end */
function countLines(text, end) {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

/** A letter, or letters from the 27th on. @param {number} index @returns {string} */
const letterOf = (index) =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** Lets others work between two slices. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** Runs a search in slices until it ends, is aborted or its time is over. @template Step, Result @param {Generator<Step, Result, void>} search @param {{ signal?: Signal, timeout?: number, onProgress?: (step: Step) => void }} options */
async function finish(search, { signal, timeout, onProgress }) {
  const end = timeout === undefined ? Number.POSITIVE_INFINITY : performance.now() + timeout;
  for (;;) {
    signal?.throwIfAborted();
    const step = search.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
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
    this.#engine = engine;
    this.#pasted = pasted;
    this.line = line;
    this.title = pasted?.title ?? "";
    /** @type {ReadingError | null} always null; a board that cannot be read has its error here */
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
    const { kind, cols, boardNotation } = this.#engine;
    const { names = [], buttons = [] } = this.#pasted ?? {};
    const given = (of === "buttons" && buttons.length ? buttons : names)[index];
    if (given !== undefined) return given;
    if (kind === "doors") return letterOf(index);
    return !isGridText(boardNotation) ? String(index + 1) : `${Math.floor(index / cols) + 1},${(index % cols) + 1}`;
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
    const count = found?.count ?? 0n;
    const best = {
      solvable: found !== null,
      weight: found?.weight ?? null,
      proven: found?.proven ?? true,
      bound: found?.bound ?? 0,
      count: Number(count),
      buttons: found ? this.#named(this.#engine.ways(found.presses), "buttons") : [],
      witness: this.#named(witness ?? [], "names"),
    };
    return Object.defineProperty(/** @type {Best} */ (best), "countBig", { value: count });
  }

  /**
   * The fewest presses, proven; others work in between.
   * @param {{ signal?: Signal, timeout?: number, onProgress?: (progress: import("./engine.js").Progress) => void }} [options] timeout: in milliseconds
   * @returns {Promise<Best>}
   * @throws {DOMException} "AbortError" when the signal is aborted, "TimeoutError" when the time is over
   */
  async fewest(options = {}) {
    const { timeout } = options;
    if (timeout !== undefined && !(timeout >= 0)) throw refuse("timeout", timeout, "a number of milliseconds from 0");
    return this.#best(await finish(this.#engine.fewest({ slice: SLICE }), options));
  }

  /** The fewest presses, as far as a budget allows. @param {number} [budget] slices of some 20 microseconds, by default a second @returns {Best} */
  fewestNow(budget) {
    return this.#best(this.#engine.fewestNow(budget));
  }

  /** The number of a button; -1 if there is none. @param {Move} move */
  indexOf(move) {
    const { buttonCount, cols, rows, boardNotation } = this.#engine;
    if (typeof move === "number") return Number.isInteger(move) && move >= 0 && move < buttonCount ? move : -1;
    if (typeof move === "string")
      return Array.from({ length: buttonCount }, (_, i) => i).findIndex(
        (i) => this.#nameOf(i, "buttons") === move.trim(),
      );
    if (!isGridText(boardNotation) || typeof move !== "object" || !move) return -1;
    const [row, column] = Array.isArray(move) ? move : [move.row, move.column];
    const isCell = [row, column].every(Number.isInteger) && row >= 0 && row < rows && column >= 0 && column < cols;
    return isCell ? row * cols + column : -1;
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
    const engine = newEngine();
    engine.load(this.notation);
    let made = 0;
    for (const move of moves) {
      const index = this.indexOf(move);
      if (index < 0 || !engine.press(index)) break;
      made++;
    }
    const all = [...moves].length;
    const { weight, proven } = this.fewestNow();
    const fewest = proven ? weight : null;
    return { ok: made === all, solved: engine.solved, moves: made, fewest, firstBad: made === all ? null : made };
  }

  toJSON() {
    return { notation: this.notation, line: this.line, ...(this.title && { title: this.title }) };
  }
}

/** A board of a file that cannot be read: all but `line` and `error` throw that error. @param {ReadingError} error @returns {Board} */
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

/** @param {ReturnType<typeof boardsOf>} boards @param {number} which @param {string} text @param {number} line @param {Reading} options */
function readOne(boards, which, text, line, { guess = false, choice }) {
  const engine = newEngine();
  let at = boards.placeOf(which);
  try {
    const { notation, pasted, at: place } = boards.read(which, HERE, choice);
    at = place;
    const isOpen = pasted && (!pasted.isCertain || pasted.asksSelf || pasted.asksStates || pasted.senses.length > 0);
    if (isOpen && !guess && !choice) {
      const [[from] = [at]] = pasted.unread;
      const sentence = `The meaning of the text is not certain; its likeliest one is ${notation}.`;
      throw Object.assign(new ReadingError("unclear", from, text, sentence), { notation, reading: pasted });
    }
    engine.load(notation);
    return new Board(engine, pasted, line);
  } catch (error) {
    if (error instanceof Refused) throw new ReadingError(error.code, error.at, text);
    if (error instanceof NotationError && !(error instanceof ReadingError))
      throw new ReadingError(error.code, error.position + at, text);
    throw error;
  }
}

/**
 * The board of a text in any form, which need not be a notation.
 * @param {string} text
 * @param {Reading} [options]
 * @returns {Promise<Board>}
 * @throws {ReadingError} where it is none, has several boards ("several"), or its meaning is not certain ("unclear")
 */
export async function open(text, options = {}) {
  await compile();
  const given = String(text);
  const boards = boardsOf(given);
  if (boards.count > 1)
    throw new ReadingError(
      "several",
      boards.placeOf(1),
      given,
      `The text has ${boards.count} boards; readAll() reads them.`,
    );
  return readOne(boards, 0, given, 1, options);
}

/** @param {string} text @param {Reading} options @returns {Generator<Board, void, void>} */
function* boardsIn(text, options) {
  const boards = boardsOf(text);
  let [line, from] = [1, 0];
  for (let which = 0; which < boards.count; which++) {
    const at = boards.placeOf(which);
    line += countLines(text.slice(from, at), at - from) - 1;
    from = at;
    let board;
    try {
      board = readOne(boards, which, text, line, options);
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      board = unread(error);
    }
    yield board;
  }
}

/**
 * The boards of a text, one after another. One that cannot be read has its `error`, which all else of it throws; the others follow.
 * `for (… of …)` needs an earlier open(), generate() or `for await (… of …)`, which compile the modules.
 * @param {string} text of a file
 * @param {Reading} [options]
 * @returns {Iterable<Board> & AsyncIterable<Board>}
 */
export const readAll = (text, options = {}) => ({
  [Symbol.iterator]: () => boardsIn(String(text), options),
  async *[Symbol.asyncIterator]() {
    await compile();
    yield* boardsIn(String(text), options);
  },
});

/**
 * A level: a position whose fewest presses are proven to be in a band. The same board, band and seed give the same level, for ever.
 * @param {string} text of the board, such as "5x5"
 * @param {{ presses: number | [least: number, most: number], seed?: number, signal?: Signal }} options seed: a whole number from 0; random without it
 * @returns {Promise<Board>}
 * @throws {EngineError} "none" if the board has no such level
 */
export async function generate(text, { presses, seed = Math.floor(Math.random() * SEED_END), signal }) {
  const { engine, notation } = await open(text, { guess: true });
  const [least, most] = typeof presses === "number" ? [presses, presses] : Array.isArray(presses) ? presses : [0, 0];
  checkInteger("presses", least, 1, LIMITS.lights);
  checkInteger("presses", most, least, LIMITS.lights);
  checkInteger("seed", seed, 0, Number.MAX_SAFE_INTEGER);
  const span = most - least + 1;
  for (let i = 0; i < span; i++) {
    const weight = least + ((seed + i) % span);
    const level = await levelOf(engine, { notation, weight, seed }, signal);
    if (level) return open(level);
  }
  throw new EngineError("none");
}

/** @param {import("./engine.js").Engine} engine @param {{ notation: string, weight: number, seed: number }} level @param {Signal} [signal] */
async function levelOf(engine, level, signal) {
  try {
    return await finish(engine.generating(level), { signal });
  } catch (error) {
    if (error instanceof EngineError && error.code === "none") return null;
    throw error;
  }
}
