/** @file Long work off the main thread: a promise, progress, and an AbortSignal. Abort ends the worker at once. */
import { createEngine } from "../engine/engine.js";
import { restoreError, steps } from "../engine/job.js";
import { statesModule } from "../engine/states-module.js";
import { engineModule } from "./module.js";
import { START_MS, startWorker } from "./start-worker.js";
import { inTurns } from "./turns.js";

/** @typedef {import("../engine/job.js").Method} Method */
/** @typedef {import("../engine/engine.js").Fewest} Fewest */
/** @typedef {import("../engine/engine.js").Progress} Progress */
/** @typedef {{ signal?: AbortSignal, onProgress?: (progress: Partial<Progress>) => void }} Watch */
/**
 * @template {Method} Name
 * @typedef {import("../engine/job.js").Job<Name>} Job
 */
/**
 * @template {Method} Name
 * @typedef {import("../engine/job.js").Args<Name>} Args
 */
/**
 * @template {Method} Name
 * @typedef {import("../engine/job.js").Result<Name>} Result
 */

/** A search of fewer lights is over before other workers have started. */
const SHARED_LIGHTS_MIN = 600;
const WORKERS_MAX = 4;
/** From this nullity on, most of the work on flat boards with the plus rule makes lists (src/solve/classes.h), which every worker would make for itself. */
const LISTED_NULLITY_MIN = 64;

/**
 * Methods that several workers can share.
 * @type {{ [Name in Method]?: (args: Args<Name>, parts: number, watch: Watch) => Promise<Result<Name>> }}
 */
const SHARED = { fewest: share };

/**
 * Runs an engine method on the position `args.notation`; `args` goes to the method, too. Several workers share the
 * search for the fewest presses of a large board.
 * @template {Method} Name
 * @param {Name} method
 * @param {Args<Name>} args
 * @param {Watch} [watch]
 * @returns {Promise<Result<Name>>}
 * @throws what the method throws, or the signal's reason
 */
export async function think(method, args, watch = {}) {
  const module = await engineModule();
  const shared = SHARED[method];
  const parts = shared ? partsOf(module, args.notation) : 1;
  return shared && parts > 1
    ? shared(args, parts, watch)
    : run({ module, states: statesModule(), method, args }, watch);
}

/** @param {import("../engine/instance.js").Module} module @param {string} [notation] */
function partsOf(module, notation) {
  const engine = createEngine(module);
  if (notation !== undefined) engine.load(notation);
  if (engine.lightCount < SHARED_LIGHTS_MIN || makesLists(engine)) return 1;
  return Math.min(WORKERS_MAX, navigator.hardwareConcurrency, engine.partsMax);
}

/** @param {import("../engine/engine.js").Engine} engine */
const makesLists = (engine) =>
  engine.rule === "plus" && engine.wrap === "flat" && engine.solve().nullity >= LISTED_NULLITY_MIN;

/**
 * The search for the fewest presses, in parts; when one of them fails, all end.
 * @param {Args<"fewest">} args
 * @param {number} parts
 * @param {Watch} watch
 * @returns {Promise<Fewest | null>}
 */
async function share(args, parts, { signal, onProgress }) {
  const module = await engineModule();
  const controller = new AbortController();
  /** @type {Map<number, Progress>} */
  const reports = new Map();
  const tell = (/** @type {number} */ part, /** @type {Progress} */ report) => {
    reports.set(part, report);
    if (reports.size === parts) onProgress?.(joinReports([...reports.values()]));
  };
  const search = async (/** @type {unknown} */ _, /** @type {number} */ part) => {
    const watch = {
      signal: controller.signal,
      onProgress: (/** @type {Partial<Progress>} */ report) => tell(part, /** @type {Progress} */ (report)),
    };
    const found = await run({ module, states: null, method: "fewest", args: { ...args, part, parts } }, watch);
    if (found) tell(part, { done: true, progress: 1, best: found.weight, bound: found.weight });
    return found;
  };
  const end = () => controller.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener("abort", end);
  try {
    return joinParts(await Promise.all(Array.from({ length: parts }, search)));
  } finally {
    signal?.removeEventListener("abort", end);
    controller.abort();
  }
}

/** @param {Progress[]} reports @returns {Progress} */
function joinReports(reports) {
  const least = (/** @type {"best" | "bound"} */ name) => Math.min(...reports.map((report) => report[name]));
  const progress = reports.reduce((sum, report) => sum + report.progress, 0) / reports.length;
  return { done: reports.every((report) => report.done), progress, best: least("best"), bound: least("bound") };
}

/** @param {(Fewest | null)[]} parts all null when the position is unsolvable */
function joinParts(parts) {
  const found = parts.filter((part) => part !== null);
  if (found.length === 0) return null;
  const best = found.reduce((a, b) => (b.weight < a.weight ? b : a));
  const count = found.reduce((sum, part) => (part.weight === best.weight ? sum + part.countBig : sum), 0n);
  return { ...best, count: Number(count), countBig: count, proven: true };
}

/**
 * @template {Method} Name
 * @param {Job<Name>} job
 * @param {Watch} watch
 * @returns {Promise<Result<Name>>}
 */
async function run(job, watch) {
  watch.signal?.throwIfAborted();
  const worker = startWorker();
  try {
    return await (worker ? workerDone(worker, job, watch) : inTurns(steps(job), watch));
  } catch (error) {
    if (error !== NO_WORKER) throw error;
    return inTurns(steps(job), watch);
  } finally {
    worker?.terminate();
  }
}

/** Told apart from what the job throws: the worker could be made, but does not start, or not in time. */
const NO_WORKER = Symbol("the worker did not start");

/**
 * @template {Method} Name
 * @param {Worker} worker
 * @param {Job<Name>} job
 * @param {Watch} watch
 * @returns {Promise<Result<Name>>}
 */
function workerDone(worker, job, { signal, onProgress }) {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    const late = setTimeout(() => reject(NO_WORKER), START_MS);
    worker.onerror = () => reject(NO_WORKER);
    worker.onmessage = ({ data }) => {
      clearTimeout(late);
      if (data.started) return;
      if (data.progress) onProgress?.(data.progress);
      else if (data.error) reject(restoreError(data.error));
      else resolve(data.result);
    };
    try {
      worker.postMessage(job);
    } catch {
      reject(NO_WORKER); // some browsers hand no compiled core over
    }
  });
}
