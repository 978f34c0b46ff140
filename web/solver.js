/** @file Long work off the main thread: a promise, progress, and an AbortSignal. Abort ends the worker at once. */
import core from "bundle:core";
import { restoreError, steps } from "./job.js";
import { engineModule } from "./module.js";
import { trustedScriptURL } from "./trusted.js";

/** From disk and in sandboxed frames a worker can only start from a blob: it is made of the core's own text. */
const SOURCE = `const module={exports:{}};(${core})(module);module.exports.serve()`;

/** Without a worker, the page gets its turn this often. */
const TURN_MS = 12;

/**
 * @typedef {{ signal?: AbortSignal, onProgress?: (progress: any) => void }} Watch
 */

/**
 * Runs an engine method on the position `args.notation`; `args` goes to the method, too.
 * @param {string} method
 * @param {{ notation?: string } & Record<string, unknown>} args
 * @param {Watch} [watch]
 * @returns {Promise<any>} what the method returns
 * @throws what the method throws, or the signal's reason
 */
export async function think(method, args, watch = {}) {
  watch.signal?.throwIfAborted();
  const job = { module: await engineModule(), method, args };
  const worker = startWorker();
  try {
    return await (worker ? workerDone(worker, job, watch) : inTurns(job, watch));
  } catch (error) {
    if (error !== NO_WORKER) throw error;
    return inTurns(job, watch);
  } finally {
    worker?.terminate();
  }
}

/** Told apart from what the job throws: the page's policy let the worker be made, but not started. */
const NO_WORKER = new Error("the worker did not start");

/** @returns {Worker | null} null where the host page forbids workers */
function startWorker() {
  const url = URL.createObjectURL(new Blob([SOURCE], { type: "text/javascript" }));
  try {
    return new Worker(trustedScriptURL(url));
  } catch {
    return null;
  } finally {
    // A worker reads its script when it is made; Firefox and WebKit need the address a moment longer.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

/**
 * @param {Worker} worker
 * @param {import("./job.js").Job} job
 * @param {Watch} watch
 */
function workerDone(worker, job, { signal, onProgress }) {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(NO_WORKER);
    worker.onmessage = ({ data }) => {
      if (data.progress) onProgress?.(data.progress);
      else if (data.error) reject(restoreError(data.error));
      else resolve(data.result);
    };
    if (signal?.aborted) reject(signal.reason);
    else worker.postMessage(job);
  });
}

/**
 * The same on the main thread, a few milliseconds at a time.
 * @param {import("./job.js").Job} job
 * @param {Watch} watch
 */
async function inTurns(job, { signal, onProgress }) {
  const run = steps({ ...job, args: { slice: 100, ...job.args } });
  for (let turn = performance.now(), step = run.next(); ; step = run.next()) {
    signal?.throwIfAborted();
    if (step.done) return step.value;
    if (performance.now() - turn < TURN_MS) continue;
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    turn = performance.now();
  }
}
