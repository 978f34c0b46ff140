/** @file The census of door masks: numbers of any size, and sets of masks one by one. */
import { checkInteger, copyBytes, inputBytes, instantiate } from "./instance.js";
import { LIMITS } from "./limits.js";

const CENSUS_LIMBS = 256;

/** @param {import("./instance.js").Exports} wasm @param {number} doors */
export function countSets(wasm, doors) {
  checkInteger("doors", doors, 1, LIMITS.countedDoors);
  const limbs = copyBytes(wasm, wasm.census(doors), 2 * 4 * CENSUS_LIMBS);
  const sets = wholeNumber(limbs.subarray(0, 4 * CENSUS_LIMBS));
  const openable = wholeNumber(limbs.subarray(4 * CENSUS_LIMBS));
  /** Digits, since JSON has no numbers of this size. */
  const toJSON = () => ({ sets: String(sets), openable: String(openable) });
  return Object.defineProperty({ sets, openable }, "toJSON", { value: toJSON });
}

/**
 * @param {import("./instance.js").Module} module
 * @param {number} doors
 * @returns {Generator<{ masks: string[], ways: number }, void, void>}
 */
export function* listSets(module, doors) {
  const wasm = instantiate(module);
  const last = 2 ** doors - 2;
  const texts = Array.from({ length: last + 1 }, (_, mask) => maskText(mask, doors));
  const input = new BigUint64Array(inputBytes(wasm, 8 * doors).buffer, wasm.buffer(8 * doors), doors);
  const masks = Array.from({ length: doors }, (_, i) => i + 1);
  do {
    masks.forEach((mask, i) => (input[i] = BigInt(mask)));
    const nullity = wasm.census_ways(doors);
    yield { masks: masks.map((mask) => texts[mask]), ways: nullity < 0 ? 0 : 2 ** nullity };
  } while (advance(masks, last));
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
 * The next choice of so many rising numbers, 1 … last.
 * @param {number[]} numbers
 * @param {number} last
 * @returns {boolean} false after the last choice
 */
function advance(numbers, last) {
  let i = numbers.length - 1;
  for (let highest = last; i >= 0 && numbers[i] === highest; highest--) i--;
  if (i < 0) return false;
  numbers[i]++;
  for (let next = i + 1; next < numbers.length; next++) numbers[next] = numbers[next - 1] + 1;
  return true;
}
