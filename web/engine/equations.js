/** @file XOR equations, given one by one. */
import { EQUATION_NEWS } from "./bindings.js";
import { checkInteger, checkOneOf, copyBytes, inputBytes, instantiate, succeed } from "./instance.js";

const BITS = [0, 1, false, true];

/** A growing system of XOR equations. */
export class Equations {
  #wasm;
  #unknowns;

  /** @param {import("./instance.js").Module} module @param {number} unknowns */
  constructor(module, unknowns) {
    this.#wasm = instantiate(module);
    this.#unknowns = unknowns;
    succeed(this.#wasm.equations_start(unknowns));
  }

  /**
   * @param {ArrayLike<number | boolean>} coefficients one for each unknown
   * @param {number | boolean} right
   * @returns {"new" | "implied" | "contradiction"} a contradiction is not added
   * @throws {RangeError} when a coefficient or the right side is neither 0 nor 1 nor a boolean, or the number of
   *   coefficients is not that of the unknowns
   */
  add(coefficients, right) {
    checkInteger("coefficients.length", coefficients?.length, this.#unknowns, this.#unknowns);
    checkOneOf("right", right, BITS);
    const bytes = inputBytes(this.#wasm, this.#unknowns);
    for (let i = 0; i < this.#unknowns; i++) {
      checkOneOf(`coefficients[${i}]`, coefficients[i], BITS);
      bytes[i] = Number(coefficients[i]);
    }
    return EQUATION_NEWS[this.#wasm.equations_add(right ? 1 : 0)];
  }

  get rank() {
    return this.#wasm.equations_rank();
  }

  /** The value of every unknown, once the equations fix them all; null before. */
  get solution() {
    if (this.rank < this.#unknowns) return null;
    return copyBytes(this.#wasm, this.#wasm.equations_solution(), this.#unknowns);
  }
}
