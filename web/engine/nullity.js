import { ZK_POLY_SIDE_MAX } from "./bindings.js";
import { needCyclic } from "./cyclic.js";
import { checkInteger, checkOneOf, instantiate, succeed } from "./instance.js";
import { LIMITS } from "./limits.js";

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31];

/** The nullity of Engine.nullity(). @param {import("./instance.js").Module} module @param {number} rows @param {number} cols @param {number} states */
export function nullityOf(module, rows, cols, states) {
  checkOneOf("states", states, PRIMES);
  const side = states === 2 ? LIMITS.side : ZK_POLY_SIDE_MAX;
  checkInteger("rows", rows, 1, side);
  checkInteger("cols", cols, 1, side);
  return succeed(
    states === 2
      ? instantiate(module).nullity_of(rows, cols)
      : instantiate(needCyclic()).plus_nullity(states, rows, cols),
  );
}
