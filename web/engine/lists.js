/**
 * @file Lists of solutions, quiet patterns and nearest boards. Of the elements, only explanations show them (late-lessons.js).
 * @typedef {import("./instance.js").Exports} Exports
 */
import { copyBytes, succeed } from "./instance.js";

/** @param {Exports} wasm of a prepared board @param {number} buttonCount */
export function freePatternsOf(wasm, buttonCount) {
  return Array.from({ length: succeed(wasm.free_start()) }, (_, k) => {
    const bytes = copyBytes(wasm, wasm.free_pattern(k), buttonCount + 1);
    return { free: wasm.free_button(k), order: bytes[buttonCount], pattern: bytes.slice(0, buttonCount) };
  });
}

/**
 * @param {Exports} wasm of a prepared copy
 * @param {number} limit
 * @returns {import("./engine.js").Nearest | null}
 */
export function nearestOf(wasm, limit) {
  succeed(wasm.nearest_start());
  const [distance, count] = [wasm.nearest_distance(), wasm.nearest_count()];
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

/** @param {Exports} wasm of a prepared board @param {number} buttonCount @returns {Generator<Uint8Array, void, void>} */
export function* solutionsOf(wasm, buttonCount) {
  const count = succeed(wasm.solutions_start()) && wasm.solutions_count();
  for (let k = 0; k < count; k++) yield copyBytes(wasm, wasm.solutions_at(k), buttonCount);
}

/** @param {Exports} wasm of a prepared board */
export function weightsOf(wasm) {
  const length = succeed(wasm.solution_weights());
  return new Uint32Array(wasm.memory.buffer, wasm.buffer(0), length).slice();
}
