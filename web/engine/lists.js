/**
 * @file Lists of solutions, quiet patterns and nearest boards. Of the elements, only explanations show them (optional.js).
 * @typedef {import("./instance.js").Exports} Exports
 */
import { copyBytes, succeed } from "./instance.js";

/** The number of solutions that are listed before anyone asks for them. */
const FIRST = 64;

/** @param {Exports} wasm of a prepared board @param {number} buttonCount */
export function freePatternsOf(wasm, buttonCount) {
  return Array.from({ length: succeed(wasm.free_start()) }, (_, k) => {
    const bytes = copyBytes(wasm, wasm.free_pattern(k), 8 + buttonCount);
    const [order, free] = new Int32Array(bytes.buffer, 0, 2);
    return { free, order, pattern: bytes.slice(8) };
  });
}

/**
 * @param {Exports} wasm of a prepared copy
 * @param {number} limit
 * @returns {import("./engine.js").Nearest | null}
 */
export function nearestOf(wasm, limit) {
  const head = new DataView(copyBytes(wasm, wasm.nearest(), 16).buffer);
  const [distance, count] = [head.getInt32(0, true), head.getFloat64(8, true)];
  if (distance < 0) return null;
  /** @type {import("./engine.js").Nearest} */
  const found = { distance, count, sets: [], states: [] };
  while (found.sets.length < limit) {
    const address = wasm.nearest_next();
    if (address === 0) break;
    const pairs = [...new Int32Array(wasm.memory.buffer, address, 2 * distance)];
    found.sets.push(pairs.filter((_, i) => i % 2 === 0));
    found.states.push(pairs.filter((_, i) => i % 2 === 1));
  }
  return found;
}

/**
 * The first solutions are listed at once. Most boards have no more, and need their instance no longer.
 * @param {Exports} wasm of a prepared copy
 * @param {number} buttonCount
 * @param {() => void} leave tells that the instance is not needed any more
 */
export function solutionsOf(wasm, buttonCount, leave) {
  const count = succeed(wasm.solutions_start()) && wasm.solutions_count();
  const solutionAt = (/** @type {number} */ k) => copyBytes(wasm, wasm.solutions_at(k), buttonCount);
  const first = Array.from({ length: Math.min(count, FIRST) }, (_, k) => solutionAt(k));
  if (count <= FIRST) leave();
  return (function* listed() {
    yield* first;
    for (let k = FIRST; k < count; k++) yield solutionAt(k);
  })();
}

/** @param {Exports} wasm of a prepared board */
export function weightsOf(wasm) {
  const length = succeed(wasm.solution_weights());
  return new Uint32Array(wasm.memory.buffer, wasm.buffer(0), length).slice();
}
