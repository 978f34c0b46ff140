/** @file Starts workers. */
import core from "bundle:core";
import { loaded } from "./module.js";
import { trustedScriptURL } from "./trusted.js";

/** From disk and in sandboxed frames a worker can only start from a blob: it is made of the core's own text. */
const CORE = `const module={exports:{}};(${core})(module);`;

/** A worker that says nothing for so long is taken for one that never will. */
export const START_MS = 5000;

/**
 * @param {string} [script] what the worker does with the core, which is `module.exports`
 * @returns {Worker | null} null where the host page forbids workers
 */
export function startWorker(script = "module.exports.serve()") {
  const url = URL.createObjectURL(new Blob([CORE, loaded.workerStart, script], { type: "text/javascript" }));
  try {
    return new Worker(trustedScriptURL(url));
  } catch {
    return null;
  } finally {
    // A worker reads its script when it is made; Firefox and WebKit need the address a moment longer.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
