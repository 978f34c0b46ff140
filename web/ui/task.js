/** @file Runs long work of the engine with a progress bar and a cancel button. */

import { think } from "../loading/solver.js";
import { say } from "./dom.js";
import { progressBar } from "./progress-bar.js";

/** @typedef {import("../engine/job.js").Method} Method */
/**
 * @template {Method} Name
 * @typedef {import("../engine/job.js").Args<Name>} Args
 */
/**
 * @template {Method} Name
 * @typedef {import("../engine/job.js").Result<Name>} Result
 */
/** @typedef {{ bar: ReturnType<typeof progressBar>, best: import("./i18n.js").Key, controller: AbortController }} Task */

/**
 * Runs one engine method at a time; starting another cancels the current one.
 * @param {import("./i18n.js").Key} best  locale key for intermediate results, with `best`, `bound` and `progress`
 */
export function taskRunner(best) {
  const cancel = () => task.controller.abort();
  /** @type {Task} */
  const task = { bar: progressBar(cancel), best, controller: new AbortController() };
  /** @type {<Name extends Method>(method: Name, args: Args<Name>) => Promise<Result<Name> | undefined>} */
  const start = (method, args) => run(task, method, args);
  return { root: task.bar.root, run: start, cancel };
}

/**
 * @template {Method} Name
 * @param {Task} task
 * @param {Name} method
 * @param {Args<Name>} args
 * @returns {Promise<Result<Name> | undefined>} what the method returns; undefined if it was cancelled
 */
async function run(task, method, args) {
  task.controller.abort();
  task.controller = new AbortController();
  const { bar, controller } = task;
  const { signal } = controller;
  bar.begin();
  signal.addEventListener("abort", bar.end);
  try {
    return await think(method, args, { signal, onProgress: (report) => show(task, report) });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    if (!signal.aborted) bar.end();
  }
}

/** @param {Task} task @param {import("../engine/job.js").Report} report */
function show({ bar, best: key }, { progress, best, bound }) {
  if (progress !== undefined) bar.advance(progress);
  if (best !== undefined) say(bar.words, key, { best, bound, progress });
}
