/**
 * @file The answer to the position of a board, of any kind: the fewest presses, found at once or in workers, or the witness; and one
 * solution that is followed press by press.
 *
 * @typedef {HTMLElement & { engine: import("../engine/engine.js").Engine, notation: string, fewest: { presses: Uint8Array, weight: number } | null }} Board
 *
 * @typedef {object} Facts  the same after each press
 * @property {number} rank
 * @property {number} nullity
 * @property {Uint8Array | null} witness   the lights that prove there is no solution
 *
 * @typedef {object} Course
 * @property {Uint8Array} made             the presses so far
 * @property {Uint8Array} left             the remaining presses of the followed solution
 * @property {Int16Array} ways             the same the shorter way: negative presses go backwards
 * @property {number} weight               how many they are
 * @property {number | null} fewest        the proven fewest presses from here; null if unknown
 * @property {bigint | null} count         the number of solutions with the fewest presses; null if unknown
 * @property {boolean} isOpen              the answer is still searched
 * @property {unknown} error               why the search failed; null if it did not
 *
 * @typedef {Course & (Facts | { rank: null, nullity: null, witness: null })} Answer  without facts, the board is still being solved
 */
import { fewestWithin } from "../board/hint.js";
import { startEngine } from "../board/minimum.js";

/** Smaller boards are solved between two frames. */
const AT_ONCE_LIGHTS_MAX = 400;
const AT_ONCE_MS = 40; // the longest time that may block the page
/** The fewest presses of larger boards are searched for only on request. */
const SEARCHED_LIGHTS_MAX = 1024;
/** A board that is being drawn is not given to workers after every tap. */
const PAUSE_MS = 300;

/** @param {ArrayLike<number>} set */
export const weightOf = (set) => Array.from(set).reduce((sum, bit) => sum + bit, 0);

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** @typedef {Pick<ReturnType<typeof import("../ui/task.js").taskRunner>, "run" | "cancel">} Task */

export class Answers {
  #board;
  #task;
  #tell;
  /** @type {Facts | null} of this board and start; null: not solved yet */
  #facts = null;
  /** The followed solution of the start. @type {Uint8Array | null} */
  #course = null;
  /** True if the reader chose the followed solution. */
  #isChosen = false;
  #start = "";
  /** Counts the positions, so that only the last one is told. */
  #turn = 0;

  /**
   * @param {Board} board
   * @param {Task} task
   * @param {(answer: Answer) => void} tell called with every answer, also with better ones
   */
  constructor(board, task, tell) {
    this.#board = board;
    this.#task = task;
    this.#tell = tell;
  }

  /** Tells the answer to the current position; to a small board at once. */
  async follow() {
    const { engine } = this.#board;
    this.stop();
    const turn = this.#turn;
    if (this.#start !== engine.startNotation) {
      this.#start = engine.startNotation;
      this.#facts = this.#course = null;
    }
    const isSmall = engine.lightCount <= AT_ONCE_LIGHTS_MAX;
    if (isSmall) {
      this.#course ??= this.#courseOfStart();
      this.#settle(engine.solve());
    } else if (!this.#facts) await this.#solve();
    if (turn !== this.#turn || !this.#facts) return;
    if (!this.#course) return this.#report({});
    const proven = (engine.moveCount > 0 && this.#board.fewest) || (isSmall && fewestWithin(engine, AT_ONCE_MS));
    if (proven) return this.#prove(proven);
    const isSearched = engine.lightCount <= SEARCHED_LIGHTS_MAX && !engine.solved;
    this.#report({ isOpen: isSearched });
    if (isSearched) await this.search(pause());
  }

  /** Tells nothing more about this position. */
  stop() {
    this.#turn++;
    this.#task.cancel();
  }

  /** Follows another solution of the current position. @param {Uint8Array} solution */
  choose(solution) {
    this.#take(solution, true);
    this.follow();
  }

  /** Searches for the fewest presses. The reader may cancel it. @param {Promise<unknown>} [begin] */
  async search(begin) {
    const turn = this.#turn;
    const { notation } = this.#board;
    await begin;
    if (turn !== this.#turn) return;
    try {
      const found = await this.#task.run("fewest", { notation });
      if (turn !== this.#turn) return;
      if (found) this.#prove(found);
      else this.#report({});
    } catch (error) {
      if (turn === this.#turn) this.#report({ error });
    }
  }

  /** Solves a large board in a worker. */
  async #solve() {
    const turn = this.#turn;
    const { notation } = this.#board;
    this.#report({ isOpen: true });
    await pause();
    if (turn !== this.#turn) return;
    try {
      const found = await this.#task.run("solve", { notation });
      if (turn !== this.#turn) return;
      if (found) this.#settle(found);
      else this.#report({});
    } catch (error) {
      if (turn === this.#turn) this.#report({ error });
    }
  }

  /** @param {import("../engine/engine.js").Solution} found for the current position */
  #settle({ rank, nullity, witness, presses }) {
    this.#facts = { rank, nullity, witness };
    if (presses && !this.#course) this.#take(presses, false);
  }

  /** The solution of the start, which was followed before a reload; null if nothing has been pressed. */
  #courseOfStart() {
    const { engine } = this.#board;
    const start = engine.canUndo ? startEngine(this.#board) : null;
    return start && (fewestWithin(start, AT_ONCE_MS)?.presses ?? null);
  }

  /** Follows a solution of the current position. @param {Uint8Array} solution @param {boolean} isChosen */
  #take(solution, isChosen) {
    this.#course = this.#board.engine.fromStart(solution);
    this.#isChosen = isChosen;
  }

  /** @param {Partial<Course>} course */
  #report(course) {
    const { engine } = this.#board;
    const left = this.#course ? engine.rest(this.#course) : new Uint8Array(engine.buttonCount);
    const facts = this.#facts ?? { rank: null, nullity: null, witness: null };
    const rest = { fewest: null, count: null, isOpen: false, error: null };
    const [ways, weight] = [engine.ways(left), engine.cost(left)];
    this.#tell({ ...facts, made: engine.presses, left, ways, weight, ...rest, ...course });
  }

  /**
   * The followed solution stays while no other one has fewer presses, or if the reader chose it.
   * @param {{ presses: Uint8Array, weight: number, countBig?: bigint | null }} found
   */
  #prove({ presses, weight, countBig: count = null }) {
    const board = this.#board;
    if (board.fewest?.weight !== weight) board.fewest = { presses, weight };
    const left = this.#course && board.engine.rest(this.#course);
    const stays = left && (this.#isChosen || board.engine.cost(left) === weight);
    if (!stays) this.#take(presses, false);
    this.#report({ fewest: weight, count });
  }
}
