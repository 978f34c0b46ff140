/**
 * @file One wasm instance, and what goes in and out of it. Only engine.js and large.js use it.
 * @typedef {import("./exports.js").Exports} Exports
 * @typedef {WebAssembly.Module | "script"} Module  the core compiled; or, in its place, word that it came as a script
 */

/** Something that cannot be done: `code` is "memory" (it cannot be had), "solutions" (too many to search), "steps" (too many
 * to be shown) or "none" (proven: the board has no such level). */
export class EngineError extends Error {
  name = "EngineError"; // defined, not assigned, which fails where the host has frozen the prototypes

  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const PAGE_BYTES = 65536;

/** Negative answers of the module. */
const FAILURES = new Map([
  [-1, "memory"],
  [-2, "solutions"],
  [-3, "steps"],
]);

/** @type {() => unknown} */
let makeInstance;

/**
 * Takes the core as a script: a function cannot be sent to a worker, nor compiled there, so each side takes its own.
 * @internal
 * @param {() => unknown} script makes an instance
 * @returns {Module}
 */
export function takeScript(script) {
  makeInstance = script;
  return "script";
}

/**
 * @param {Module} module
 * @returns {Exports}
 */
export function instantiate(module) {
  const made = module === "script" ? makeInstance() : new WebAssembly.Instance(module).exports;
  const exports = /** @type {Exports} */ (made);
  exports._initialize?.();
  return exports;
}

/**
 * Makes an instance hold what another one does: all that a module knows is in its memory.
 * @param {Exports} from
 * @param {Exports} to a new one
 */
export function copyInstance(from, to) {
  const used = from.memory_used();
  const missing = used - to.memory.buffer.byteLength;
  try {
    if (missing > 0) to.memory.grow(Math.ceil(missing / PAGE_BYTES));
  } catch {
    throw new EngineError("memory");
  }
  new Uint8Array(to.memory.buffer).set(new Uint8Array(from.memory.buffer, 0, used));
}

/** A value as it would be written in a program, so that "5", 5n and 5 are told apart. @param {unknown} value */
function written(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** @param {string} name of the parameter @param {unknown} value @param {string} wanted what it should be */
export function refuse(name, value, wanted) {
  return new RangeError(`${name}: ${written(value)} is not ${wanted}`);
}

/**
 * @param {string} name of the parameter
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export function checkInteger(name, value, low, high) {
  if (!Number.isInteger(value) || value < low || value > high)
    throw refuse(name, value, low === high ? `${low}` : `a whole number from ${low} to ${high}`);
}

/** @param {string} name of the parameter @param {unknown} value @param {readonly unknown[]} values */
export function checkOneOf(name, value, values) {
  if (!values.includes(value)) throw refuse(name, value, `one of ${values.map(written).join(", ")}`);
}

/** An unknown option is a mistyped one: it is refused, not ignored. @param {unknown} options @param {string[]} names */
export function checkOptions(options, names) {
  if (typeof options !== "object" || options === null) throw refuse("options", options, "an object");
  for (const name of Object.keys(options)) checkOneOf("option", name, names);
}

/** @param {number} seed a whole number below 2^53, as its low and high 32 bits */
export function seedHalves(seed) {
  checkInteger("seed", seed, 0, Number.MAX_SAFE_INTEGER);
  return /** @type {const} */ ([seed >>> 0, Math.floor(seed / 2 ** 32)]);
}

/**
 * Copies bytes out of the module; address 0 means that memory could not be had.
 * @param {Exports} wasm
 * @param {number} address
 * @param {number} length
 */
export function copyBytes(wasm, address, length) {
  if (address === 0) throw new EngineError("memory");
  return new Uint8Array(wasm.memory.buffer, address, length).slice();
}

/**
 * Passes a status on, or throws what it stands for.
 * @param {number} status
 */
export function succeed(status) {
  const failure = FAILURES.get(status);
  if (failure) throw new EngineError(failure);
  return status;
}

/**
 * Puts bytes where the module expects its next input.
 * @param {Exports} wasm
 * @param {number} length
 */
export function inputBytes(wasm, length) {
  const address = wasm.buffer(length);
  if (address === 0) throw new EngineError("memory");
  return new Uint8Array(wasm.memory.buffer, address, length);
}
