/** @file One piece of long work: an engine method on a position, in steps. Runs in the worker, or without one. */
import { createEngine, EngineError, NotationError } from "./engine.js";

/**
 * @typedef {{ module: import("./engine.js").Module, method: string, args: { notation?: string } & Record<string, unknown> }} Job
 */

/**
 * Yields the progress of methods that tell it, and returns what the method returns.
 * @param {Job} job
 * @returns {Generator<unknown, unknown, void>}
 */
export function* steps({ module, method, args }) {
  const engine = createEngine(module);
  if (args.notation !== undefined) engine.load(args.notation);
  const call = /** @type {Record<string, (args: unknown) => unknown>} */ (/** @type {unknown} */ (engine))[method];
  const result = call.call(engine, args);
  return isGenerator(result) ? yield* result : result;
}

/**
 * @param {unknown} value
 * @returns {value is Generator<unknown, unknown, void>}
 */
function isGenerator(value) {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/**
 * Errors as they cross from the worker: a class does not.
 * @param {unknown} error
 */
export function describeError(error) {
  const { name, message, code, position } = /** @type {NotationError} */ (error);
  return { name, message, code, position };
}

/** @param {ReturnType<typeof describeError>} described */
export function restoreError({ name, message, code, position }) {
  if (name === "NotationError") return new NotationError(code, position);
  if (name === "EngineError") return new EngineError(code);
  return new Error(message);
}
