/**
 * @file Elimination and light chasing, one step at a time: any step in any order.
 * @typedef {import("./instance.js").Exports} Exports
 * @typedef {{ equations: number, unknowns: number, matrix: ArrayLike<number> }} System a matrix of equations rows with
 *   unknowns + 1 entries each
 */
import { CHASE_CODES, ELIMINATION_CODES } from "./bindings.js";
import { EngineError } from "./errors.js";
import { checkInteger, copyBytes, inputBytes, refuse, succeed } from "./instance.js";
import { LIMITS } from "./limits.js";

const STEP_BYTES = 16;

/** Elimination, one step at a time. */
export class EliminationLesson {
  #wasm;

  /** @param {Exports} wasm @param {number} lights @param {number} buttons @param {{ reduced?: boolean, system?: System }} options */
  constructor(wasm, lights, buttons, { reduced = true, system }) {
    this.#wasm = wasm;
    this.equations = system ? system.equations : lights;
    this.unknowns = system ? system.unknowns : buttons;
    /** The number of steps. */
    this.length = succeed(system ? this.#startOn(system, reduced) : wasm.lesson_start(reduced ? 1 : 0));
    /** The step that is "impossible", or "done" the first time. */
    this.verdict = wasm.lesson_verdict();
  }

  /** @param {System} system @param {boolean} reduced */
  #startOn({ equations, unknowns, matrix }, reduced) {
    checkInteger("equations", equations, 1, LIMITS.unknowns);
    checkInteger("unknowns", unknowns, 1, LIMITS.unknowns);
    checkInteger("matrix.length", matrix?.length, equations * (unknowns + 1), equations * (unknowns + 1));
    const wrong = Array.prototype.findIndex.call(matrix, (entry) => entry !== 0 && entry !== 1);
    if (wrong >= 0) throw refuse(`matrix[${wrong}]`, matrix[wrong], "0 or 1");
    inputBytes(this.#wasm, matrix.length).set(matrix);
    return this.#wasm.lesson_start_on(equations, unknowns, reduced ? 1 : 0);
  }

  /**
   * Step k, and the matrix as it stands after it: `equations` rows of `unknowns` + 1 entries. "add" is
   * row ← row ⊕ other, "swap" is row ↔ other; -1 stands for a row or column that the code says nothing about.
   * @param {number} k below the length
   */
  at(k) {
    checkInteger("k", k, 0, this.length - 1);
    const step = copyBytes(this.#wasm, this.#wasm.lesson_seek(k), STEP_BYTES);
    const [code, row, other, column] = new Int32Array(step.buffer);
    const matrix = copyBytes(this.#wasm, this.#wasm.lesson_matrix(), this.equations * (this.unknowns + 1));
    return { code: ELIMINATION_CODES[code], row, other, column, matrix };
  }

  /**
   * The last step of each column, in every direction, and the steps that are of none: fewer for a reader to take. Walks
   * through all steps.
   */
  stops() {
    const columns = Array.from({ length: this.length }, (_, k) => {
      const step = copyBytes(this.#wasm, this.#wasm.lesson_seek(k), STEP_BYTES);
      return new Int32Array(step.buffer)[3];
    });
    return [...columns.keys()].filter((k) => columns[k] < 0 || columns[k] !== columns[k + 1] || k === this.verdict);
  }

  /**
   * Of which rows of the first matrix a row is the sum after step k: 1 for each.
   * @param {number} k below the length
   * @param {number} row
   */
  origins(k, row) {
    checkInteger("k", k, 0, this.length - 1);
    checkInteger("row", row, 0, this.equations - 1);
    if (this.#wasm.lesson_seek(k) === 0) throw new EngineError("memory");
    return copyBytes(this.#wasm, this.#wasm.lesson_origins(row), this.equations);
  }
}

/** Light chasing, one row at a time. */
export class ChaseLesson {
  #wasm;
  #board;

  /** @param {Exports} wasm @param {number} length @param {import("./engine.js").Engine} board */
  constructor(wasm, length, board) {
    this.#wasm = wasm;
    this.#board = board;
    /** The number of steps. */
    this.length = length;
  }

  /**
   * Step k: the row it is about (-1 for "start" and "finish"), and the lights and the set of presses after it.
   * @param {number} k below the length
   */
  at(k) {
    checkInteger("k", k, 0, this.length - 1);
    const { lightCount, buttonCount } = this.#board;
    const bytes = copyBytes(this.#wasm, this.#wasm.chase_at(k), STEP_BYTES + lightCount + buttonCount);
    const [code, row] = new Int32Array(bytes.buffer, 0, STEP_BYTES / 4);
    const [lights, presses] = [bytes.slice(STEP_BYTES, STEP_BYTES + lightCount), bytes.slice(STEP_BYTES + lightCount)];
    return { code: CHASE_CODES[code], row, lights, presses };
  }

  /**
   * The system that decides the first row: what each of its presses, chased down, leaves in the last row, and in the
   * last column what the chase without them leaves there.
   * @returns {System}
   */
  get system() {
    const columns = this.#board.cols;
    const matrix = copyBytes(this.#wasm, this.#wasm.chase_system(), columns * (columns + 1));
    return { equations: columns, unknowns: columns, matrix };
  }
}
