/** @file One piece of long work: an engine method on a position, in steps. Runs in the worker, or without one. */
import { createEngine, EngineError, NotationError } from "./engine.js";
import { setStatesModule } from "./states-module.js";

/** @import { Engine, Progress } from "./engine.js" */

/**
 * A method of the engine that can be a job: it takes one object or nothing, and returns its result (solutions() yields it).
 * @typedef {Exclude<Callable, "solutions">} Method
 */
/** @typedef {{ [Name in keyof Engine]: Engine[Name] extends (...args: infer Args) => unknown ? [] extends Args ? Args extends [object?] ? Name : never : never : never }[keyof Engine]} Callable */

/**
 * The options that a job passes to its method, and the position that the method is called on.
 * @template {Method} Name
 * @typedef {(Parameters<Engine[Name]> extends [(infer Options)?] ? NonNullable<Options> : never) & { notation?: string }} Args
 */

/**
 * The result of the method; for a generator, its return value.
 * @template {Method} Name
 * @typedef {ReturnType<Engine[Name]> extends Generator<unknown, infer Result, void> ? Result : ReturnType<Engine[Name]>} Result
 */

/** @typedef {Partial<Progress>} Report  what a generator yields */

/**
 * @template {Method} Name
 * @typedef {{ module: import("./instance.js").Module, states: WebAssembly.Module | null, method: Name, args: Args<Name> }} Job
 *   states: the module for boards that are not binary, if it was loaded
 */

/**
 * Yields the progress of methods that tell it, and returns what the method returns.
 * @template {Method} Name
 * @param {Job<Name>} job
 * @returns {Generator<Report, Result<Name>, void>}
 */
export function* steps({ module, states, method, args }) {
  if (states) setStatesModule(states);
  const engine = createEngine(module);
  const { notation, ...options } = args;
  if (notation !== undefined) engine.load(notation);
  /** @type {{ [Each in Method]: (args: Args<Each>) => Result<Each> | Generator<Report, Result<Each>, void> }} */
  const methods = engine;
  const result = methods[method](/** @type {any} */ (options));
  const found = isGenerator(result) ? yield* result : result;
  return withCount(/** @type {any} */ (found));
}

/** A message to the page has only what JSON would have, too: the exact count of fewest() is not. @param {any} found */
const withCount = (found) => (found?.countBig === undefined ? found : { ...found, countBig: found.countBig });

/**
 * @template Value
 * @param {Value | Generator<Report, Value, void>} value
 * @returns {value is Generator<Report, Value, void>}
 */
function isGenerator(value) {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/**
 * An error as a plain object, because classes are lost between a worker and its page.
 * @param {unknown} error
 */
export function describeError(error) {
  const { name, message, code, position, line, column } = /** @type {Error & Partial<NotationError>} */ (error);
  return { name, message, code: /** @type {any} */ (code), position: Number(position), line, column };
}

/** @param {ReturnType<typeof describeError>} described */
export function restoreError({ name, message, code, position, line, column }) {
  if (name === "NotationError") return Object.assign(new NotationError(code, position), { message, line, column });
  if (name === "EngineError") return new EngineError(code);
  return new Error(message);
}
