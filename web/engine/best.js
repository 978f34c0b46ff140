/** @file The result of a search, read from the instance (`struct ask_found` in src/solve/ask.h). */
import { copyBytes, withExact } from "./instance.js";

const HEAD_BYTES = 24;

/** @param {import("./instance.js").Exports} wasm @param {number} address */
export function bestOf(wasm, address) {
  const head = new DataView(copyBytes(wasm, address, HEAD_BYTES).buffer);
  return {
    count: head.getBigUint64(0, true),
    progress: head.getFloat64(8, true),
    weight: head.getInt32(16, true),
    bound: head.getInt32(20, true),
  };
}

/**
 * The result of a search: null when the position is unsolvable.
 * @param {import("./instance.js").Exports} wasm
 * @param {number} buttons how many the board has
 * @param {number} address
 * @returns {import("./engine.js").Fewest | null}
 */
export function fewestOf(wasm, buttons, address) {
  const { weight, bound, count } = bestOf(wasm, address);
  if (weight < 0) return null;
  const presses = copyBytes(wasm, address + HEAD_BYTES, buttons);
  return withExact({ presses, weight, bound, count: Number(count), proven: count > 0n }, count);
}
