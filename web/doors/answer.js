/**
 * @file The answer to the position of a board, of any kind: the fewest presses, found at once or in a worker, or the witness; and one
 * solution that is followed press by press.
 *
 * @typedef {HTMLElement & { engine: import("../engine/engine.js").Engine, notation: string, fewest: { presses: Uint8Array, weight: number } | null }} Board
 *
 * @typedef {object} Answer
 * @property {number} rank
 * @property {number} nullity
 * @property {Uint8Array | null} witness   the lights that prove there is no solution
 * @property {Uint8Array} made             the presses so far
 * @property {Uint8Array} left             the remaining presses of the followed solution
 * @property {number | null} fewest        the proven fewest presses from here; null if unknown
 * @property {bigint | null} count         the number of solutions with the fewest presses; null if unknown
 * @property {boolean} isOpen              the fewest are still searched
 * @property {unknown} error               why the search failed; null if it did not
 */
import { fewestWithin } from "../board/hint.js";

const AT_ONCE_MS = 40; // the longest time that may block the page

/** @param {ArrayLike<number>} set */
export const weightOf = (set) => Array.from(set).reduce((sum, bit) => sum + bit, 0);

/** @typedef {Omit<Answer, "left">} Facts */
/** @typedef {Pick<ReturnType<typeof import("../ui/task.js").taskRunner>, "run" | "cancel">} Task */

export class Answers {
  #board;
  #task;
  #tell;
  /** The followed solution of the start. @type {Uint8Array | null} */
  #course = null;
  /** The reader chose it. */
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

  /** Tells the answer to the current position. */
  follow() {
    const { engine, fewest } = this.#board;
    this.stop();
    if (this.#start !== engine.startNotation) {
      this.#start = engine.startNotation;
      this.#course = null;
    }
    const { presses, ...found } = engine.solve();
    const facts = { ...found, made: engine.presses, fewest: null, count: null, isOpen: false, error: null };
    if (!presses) return this.#tell({ ...facts, left: new Uint8Array(engine.buttonCount) });
    const proven = (engine.moveCount > 0 && fewest) || fewestWithin(engine, AT_ONCE_MS);
    if (proven) return this.#prove(facts, proven);
    if (!this.#course) this.#take(engine.rest(presses), false);
    this.#tell({ ...facts, left: this.#left, isOpen: true });
    this.#search(facts);
  }

  /** Tells nothing more about this position. */
  stop() {
    this.#turn++;
    this.#task.cancel();
  }

  /** Follows another solution of the current position. @param {Uint8Array} solution */
  choose(solution) {
    this.#take(this.#board.engine.rest(solution), true);
    this.follow();
  }

  /** @param {Uint8Array} course @param {boolean} isChosen */
  #take(course, isChosen) {
    this.#course = course;
    this.#isChosen = isChosen;
  }

  get #left() {
    return this.#board.engine.rest(/** @type {Uint8Array} */ (this.#course));
  }

  /** The reader may cancel it. @param {Facts} facts */
  async #search(facts) {
    const turn = this.#turn;
    const { notation } = this.#board;
    /** @type {unknown} */
    let error = null;
    const found = await this.#task.run("fewest", { notation }).catch((reason) => {
      error = reason;
    });
    if (turn !== this.#turn) return;
    if (found) this.#prove(facts, found);
    else this.#tell({ ...facts, left: this.#left, error });
  }

  /**
   * The followed solution stays while no other one has fewer presses, or if the reader chose it.
   * @param {Facts} facts
   * @param {{ presses: Uint8Array, weight: number, count?: bigint | null }} found
   */
  #prove(facts, { presses, weight, count = null }) {
    const board = this.#board;
    if (board.fewest?.weight !== weight) board.fewest = { presses, weight };
    const stays = this.#course && (this.#isChosen || weightOf(this.#left) === weight);
    if (!stays) this.#take(board.engine.rest(presses), false);
    this.#tell({ ...facts, left: this.#left, fewest: weight, count });
  }
}
