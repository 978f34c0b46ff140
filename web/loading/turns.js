/** @file Long work without a worker: a few milliseconds at a time, so that the page goes on. */

/** The page gets its turn this often. */
const TURN_MS = 12;

/**
 * @template Report, Result
 * @param {Generator<Report, Result, void>} work  whose steps take some milliseconds each
 * @param {{ signal?: AbortSignal, onProgress?: (progress: Report) => void }} watch
 * @returns {Promise<Result>}
 * @throws what the work throws, or the signal's reason
 */
export async function inTurns(work, { signal, onProgress }) {
  for (let turn = performance.now(), step = work.next(); ; step = work.next()) {
    signal?.throwIfAborted();
    if (step.done) return step.value;
    if (performance.now() - turn < TURN_MS) continue;
    onProgress?.(/** @type {Report} */ (step.value));
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
