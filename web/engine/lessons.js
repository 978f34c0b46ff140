/**
 * @file Elimination and light chasing, one step at a time: any step in any order.
 * @typedef {import("./instance.js").Exports} Exports
 * @typedef {{ equations: number, unknowns: number, matrix: ArrayLike<number> }} System a matrix of equations rows with
 *   unknowns + 1 entries each
 */
import { CHASE_CODES, ELIMINATION_CODES, MOD_LESSON_MAX } from "./bindings.js";
import { EngineError } from "./errors.js";
import { checkInteger, checkOneOf, checkType, copyBytes, inputBytes, optionsOf, refuse, succeed } from "./instance.js";
import { LIMITS } from "./limits.js";

/** The parts of a system, all of which are needed. */
const SYSTEM = /** @type {System} */ (
  /** @type {unknown} */ ({ equations: undefined, unknowns: undefined, matrix: undefined })
);
const STEP_BYTES = 16;

/** Elimination, one step at a time. */
export class EliminationLesson {
  /** @readonly */
  kind = "elimination";
  #wasm;

  /** @param {Exports} wasm @param {import("./engine.js").Engine} board @param {{ reduced?: boolean, system?: System }} options */
  constructor(wasm, { lightCount, buttonCount, goal }, { reduced = true, system }) {
    checkOneOf("reduced", reduced, [true, false]);
    this.#wasm = wasm;
    this.equations = system ? system.equations : lightCount;
    /** With the goal "same", what all lights show is one more. */
    this.unknowns = system ? system.unknowns : buttonCount + (goal === "same" ? 1 : 0);
    /** The number of steps. */
    this.length = succeed(system ? this.#startOn(system, reduced) : wasm.lesson_start(reduced ? 1 : 0));
    /** The step that is "impossible", or "done" the first time. */
    this.verdict = wasm.lesson_verdict();
  }

  /** @param {System} system @param {boolean} reduced */
  #startOn(system, reduced) {
    const { equations, unknowns, matrix } = optionsOf(system, SYSTEM);
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
    const entries = this.equations * (this.unknowns + 1);
    const bytes = copyBytes(this.#wasm, this.#wasm.lesson_at(k), STEP_BYTES + entries);
    const [code, row, other, column] = new Int32Array(bytes.buffer, 0, STEP_BYTES / 4);
    return { code: ELIMINATION_CODES[code], row, other, column, matrix: bytes.slice(STEP_BYTES) };
  }

  /** The last step of each column, in every direction, and the steps that are of none: fewer for a reader to take. */
  stops() {
    const address = this.#wasm.lesson_stops();
    const [count] = new Int32Array(copyBytes(this.#wasm, address, Int32Array.BYTES_PER_ELEMENT).buffer);
    const stops = copyBytes(this.#wasm, address, (count + 1) * Int32Array.BYTES_PER_ELEMENT);
    return [...new Int32Array(stops.buffer, Int32Array.BYTES_PER_ELEMENT)];
  }

  /**
   * Of which rows of the first matrix a row is the sum after step k: 1 for each.
   * @param {number} k below the length
   * @param {number} row
   */
  origins(k, row) {
    checkInteger("k", k, 0, this.length - 1);
    checkInteger("row", row, 0, this.equations - 1);
    return copyBytes(this.#wasm, this.#wasm.lesson_origins(k, row), this.equations);
  }
}

/** Elimination with more than two states, modulo a prime power, one pivot at a time (src/solve/mod_lesson.h). */
export class ModularLesson {
  /** @readonly */
  kind = "modular";
  #wasm;
  #part;

  /** @param {Exports} wasm @param {import("./engine.js").Engine} board @param {{ modulus?: number }} options */
  constructor(wasm, { states, any, orders, goal }, { modulus }) {
    this.#wasm = wasm;
    const moduli = [];
    for (let size = succeed(wasm.part(0)); size > 0; size = wasm.part(moduli.length)) moduli.push(size);
    /** The prime powers that the equations hold modulo: that of this lesson is one of them. */
    this.moduli = moduli;
    this.modulus = modulus ?? moduli[0];
    checkOneOf("modulus", this.modulus, moduli);
    this.#part = moduli.indexOf(this.modulus);
    const prime = Array.from({ length: this.modulus }, (_, i) => i + 2).find((factor) => this.modulus % factor === 0);
    const countedBy = (/** @type {Uint8Array} */ numbers) =>
      [...numbers.keys()].filter((i) => numbers[i] % Number(prime) === 0);
    /** The lights of the rows. */
    this.lights = countedBy(states).filter((light) => !any[light]);
    /** The buttons of the columns; with the goal "same" one more column has the state that all show. */
    this.buttons = countedBy(orders);
    this.equations = this.lights.length;
    this.unknowns = this.buttons.length + (goal === "same" ? 1 : 0);
    if (Math.max(this.equations, this.unknowns) > MOD_LESSON_MAX) throw new EngineError("steps");
    /** The number of steps: the start, each pivot, the end. */
    this.length = this.#read(-1 >>> 1).pivots + 2;
  }

  /**
   * Step k, and the matrix as it stands after it: `equations` rows of `unknowns` + 1 entries. At a pivot its row was multiplied by the
   * factor and then subtracted from each row as often as `taken` says. At the start row and column are -1; at the end column is, and
   * row is one that cannot hold, or -1.
   * @param {number} k below the length
   */
  at(k) {
    checkInteger("k", k, 0, this.length - 1);
    return this.#read(k);
  }

  /** @param {number} pivots */
  #read(pivots) {
    const [numbers, entries] = [5 * 4, this.equations * (this.unknowns + 1)];
    const bytes = copyBytes(this.#wasm, this.#wasm.eliminate(this.#part, pivots), numbers + this.equations + entries);
    const [row, column, value, factor, count] = new Int32Array(bytes.buffer, 0, 5);
    const [taken, matrix] = [bytes.slice(numbers, numbers + this.equations), bytes.slice(numbers + this.equations)];
    return { row, column, value, factor, pivots: count, taken, matrix };
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
   * The system that decides the first row, modulo the number of states: what each of its presses, chased down, leaves in the last row, and
   * in the last column what the chase without them leaves there.
   * @returns {System}
   */
  get system() {
    const columns = this.#board.cols;
    const matrix = copyBytes(this.#wasm, this.#wasm.chase_system(), columns * (columns + 1));
    return { equations: columns, unknowns: columns, matrix };
  }
}

const MODULAR = { modulus: undefined };
const ELIMINATION = { reduced: undefined, system: undefined, ...MODULAR };

/**
 * The lesson of Engine.steps().
 * @param {"elimination" | "chase" | "modular"} kind
 * @param {import("./engine.js").Engine} board a copy that the lesson keeps
 * @param {Exports} wasm of this copy
 * @param {{ reduced?: boolean, system?: System, modulus?: number }} options
 * @returns {any}
 */
export function lessonOn(kind, board, wasm, options) {
  checkOneOf("kind", kind, ["elimination", "chase", "modular"]);
  const names = { elimination: ELIMINATION, chase: {}, modular: MODULAR }[kind];
  const chosen = optionsOf(options, /** @type {typeof options} */ (names));
  if (chosen.system !== undefined) checkType("system", chosen.system, "object");
  const isBinary = board.states.every((states) => states <= 2);
  if (kind === "elimination" && (chosen.system !== undefined || isBinary)) {
    if (chosen.modulus !== undefined) checkOneOf("modulus", chosen.modulus, [2]);
    return new EliminationLesson(wasm, board, chosen);
  }
  if (chosen.reduced !== undefined) checkOneOf("reduced", chosen.reduced, [true]);
  succeed(wasm.prepare());
  if (kind !== "chase") return wasm.part(0) > 0 ? new ModularLesson(wasm, board, chosen) : null;
  const length = succeed(wasm.chase_start());
  return length ? new ChaseLesson(wasm, length, board) : null;
}
