import { ZK_POLY_SIDE_MAX } from "./bindings.js";
import { checkInteger, checkOneOf, succeed } from "./instance.js";
import { LIMITS } from "./limits.js";

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/**
 * The nullity of Engine.nullity().
 * @param {import("./instance.js").Exports} wasm  a new instance
 * @param {number} rows
 * @param {number} cols
 * @param {number} states
 */
export function nullityOf(wasm, rows, cols, states) {
  checkOneOf("states", states, PRIMES);
  const side = states === 2 ? LIMITS.side : ZK_POLY_SIDE_MAX;
  checkInteger("rows", rows, 1, side);
  checkInteger("cols", cols, 1, side);
  return succeed(states === 2 ? wasm.nullity_of(rows, cols) : wasm.plus_nullity(states, rows, cols));
}
