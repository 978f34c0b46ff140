/** @file Long work on the main thread: a few milliseconds at a time, so that the page goes on. */

/** The page gets its turn this often. */
const TURN_MS = 8;

/** And after so many acts: the browser lays out what they made, which takes longer than they did. */
const TURN_ACTS = 8;

/** The acts for later turns, and whether there is one. */
const waiting = /** @type {(() => void)[]} */ ([]);
let isDue = false;

/** Runs what takes a millisecond or so in a later turn, with others that come together, in their order. @param {() => void} act */
export function inTurn(act) {
  waiting.push(act);
  if (!isDue) setTimeout(takeTurn);
  isDue = true;
}

function takeTurn() {
  isDue = waiting.length > 0;
  if (isDue) setTimeout(takeTurn);
  const end = performance.now() + TURN_MS;
  for (let left = TURN_ACTS; left > 0 && performance.now() < end; left--) waiting.shift()?.();
}

/** The page gets its turn, and then it goes on. */
export const nextTurn = () =>
  /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** So long a page that has begun is left to its reader. */
const REST_MS = 1000;

/** When nothing else waits for its turn, a while from now. */
export const rest = () =>
  new Promise((resolve) => setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(resolve), REST_MS));

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
