/** @file The census of door masks: numbers of any size, and sets of masks one by one. */
import { copyBytes, inputBytes, instantiate } from "./instance.js";

const CENSUS_LIMBS = 256;

/** @param {import("./instance.js").Exports} wasm @param {number} doors */
export function countSets(wasm, doors) {
  const limbs = copyBytes(wasm, wasm.census(doors), 2 * 4 * CENSUS_LIMBS);
  return {
    sets: wholeNumber(limbs.subarray(0, 4 * CENSUS_LIMBS)),
    openable: wholeNumber(limbs.subarray(4 * CENSUS_LIMBS)),
  };
}

/**
 * @param {import("./instance.js").Module} module
 * @param {number} doors
 * @returns {Generator<{ masks: string[], ways: number }, void, void>}
 */
export function* listSets(module, doors) {
  const wasm = instantiate(module);
  for (const masks of combinations(2 ** doors - 2, doors)) {
    const input = new BigUint64Array(inputBytes(wasm, 8 * doors).buffer, wasm.buffer(8 * doors), doors);
    masks.forEach((mask, i) => (input[i] = BigInt(mask)));
    const nullity = wasm.census_ways(doors);
    yield { masks: masks.map((mask) => maskText(mask, doors)), ways: nullity < 0 ? 0 : 2 ** nullity };
  }
}

/** @param {Uint8Array} bytes lowest first */
function wholeNumber(bytes) {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  return BigInt(`0x${digits.reverse().join("")}`);
}

/** @param {number} mask @param {number} doors door A is the lowest bit and the first character */
function maskText(mask, doors) {
  return Array.from({ length: doors }, (_, door) => (mask >> door) & 1).join("");
}

/**
 * Every choice of `take` numbers from 1 … last, rising.
 * @param {number} last
 * @param {number} take
 * @returns {Generator<number[], void, void>}
 */
function* combinations(last, take, first = 1) {
  if (take === 0) {
    yield [];
    return;
  }
  for (let number = first; number <= last - take + 1; number++)
    for (const rest of combinations(last, take - 1, number + 1)) yield [number, ...rest];
}
