/**
 * @file Wasm instances: making and copying them, passing bytes in and out, and checking arguments.
 * @typedef {import("./exports.js").Exports} Exports
 * @typedef {WebAssembly.Module} Module
 */
import { EngineError } from "./errors.js";

const PAGE_BYTES = 65536;

/** The error of each negative status. @type {Map<number, import("./errors.js").EngineErrorCode>} */
const FAILURES = new Map([
  [-1, "memory"],
  [-2, "solutions"],
  [-3, "steps"],
  [-5, "omitted"],
]);

/** Replaces the module where the core is JavaScript. It can be posted to a worker, whose script contains the same core. */
const SCRIPT = "script";

/** @type {(() => unknown) | undefined} */
let makeInstance;

/**
 * Makes the core that was compiled to JavaScript the one to be instantiated.
 * @param {() => unknown} script makes an instance
 */
export function takeScript(script) {
  makeInstance = script;
  return /** @type {Module} */ (/** @type {unknown} */ (SCRIPT));
}

/** @param {unknown} module */
export function checkModule(module) {
  const isModule = Object.prototype.toString.call(module) === "[object WebAssembly.Module]";
  if (!isModule && !(module === SCRIPT && makeInstance))
    throw refuse("module", module, "of compileEngine(); use await Engine.create()");
}

/** The exports that a build omits: functions that throw "omitted". */
const OMITTED = new Proxy(
  {},
  {
    get: () => () => {
      throw new EngineError("omitted");
    },
  },
);

/**
 * Makes an instance. After a trap it cannot be used any more: all its functions throw "lost".
 * @param {Module} module
 * @param {(exports: Exports) => boolean} [replace] puts another instance in the place of one that trapped; false: it could not
 * @returns {Exports}
 */
export function instantiate(module, replace = () => false) {
  const isScript = /** @type {unknown} */ (module) === SCRIPT;
  const exports = /** @type {Exports} */ (isScript ? makeInstance?.() : new WebAssembly.Instance(module).exports);
  exports._initialize?.();
  let isLost = false;
  const guard = (/** @type {(...args: number[]) => number} */ call) =>
    function guarded(/** @type {number[]} */ ...args) {
      if (isLost) throw new EngineError("lost");
      try {
        return call(...args);
      } catch (cause) {
        isLost = true;
        throw new EngineError(replace(exports) ? "trap" : "lost", { cause });
      }
    };
  const instance = Object.create(OMITTED);
  for (const [name, value] of Object.entries(exports))
    instance[name] = typeof value === "function" ? guard(value) : value;
  return instance;
}

/**
 * Copies the state of an instance, which is all in its memory.
 * @param {Exports} from
 * @param {Exports} to a new instance
 */
export function copyInstance(from, to) {
  const missing = from.memory.buffer.byteLength - to.memory.buffer.byteLength;
  try {
    if (missing > 0) to.memory.grow(Math.ceil(missing / PAGE_BYTES));
  } catch {
    throw new EngineError("memory");
  }
  new Uint8Array(to.memory.buffer).set(new Uint8Array(from.memory.buffer, 0, from.memory_used()));
}

/** Writes a value as in a program, so that "5", 5n and 5 are told apart. @param {unknown} value */
function written(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}

/** The error of a wrong argument. @param {string} name of the parameter @param {unknown} value @param {string} wanted the values it may have */
export function refuse(name, value, wanted) {
  return Object.assign(new RangeError(`${name}: ${written(value)} is not ${wanted}`), { code: "argument" });
}

/** @param {string} name of the parameter @param {unknown} value @param {"string" | "boolean" | "function" | "object"} type */
export function checkType(name, value, type) {
  if (typeof value !== type || value === null) throw refuse(name, value, `${type === "object" ? "an" : "a"} ${type}`);
}

/**
 * @param {string} name of the parameter
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export function checkInteger(name, value, low, high) {
  if (Number.isInteger(value) && value >= low && value <= high) return;
  const range = low < high ? `a whole number from ${low} to ${high}` : low === high ? `${low}` : "there: there is none";
  throw refuse(name, value, range);
}

/** @param {string} name of the parameter @param {unknown} value @param {readonly unknown[]} values */
export function checkOneOf(name, value, values) {
  if (!values.includes(value)) throw refuse(name, value, `one of ${values.map(written).join(", ")}`);
}

/**
 * Options with their defaults. Unknown ones are refused, since they are probably mistyped.
 * @template {object} Defaults
 * @param {Partial<Defaults>} options
 * @param {Defaults} defaults of every option
 * @returns {Defaults}
 */
export function optionsOf(options, defaults) {
  checkType("options", options, "object");
  const chosen = Object.assign({}, defaults);
  for (const [name, value] of Object.entries(options)) {
    checkOneOf("option", name, Object.keys(defaults));
    if (value !== undefined) chosen[/** @type {keyof Defaults} */ (name)] = value;
  }
  return chosen;
}

/**
 * Adds `countBig`, which is exact above 2^53, to a result with a `count`. It is not part of the JSON, which cannot hold it.
 * @template {object} Result
 * @param {Result} result
 * @param {bigint} countBig
 * @returns {Result & { countBig: bigint }}
 */
export const withExact = (result, countBig) =>
  /** @type {Result & { countBig: bigint }} */ (Object.defineProperty(result, "countBig", { value: countBig }));

/** Splits a seed, a whole number below 2^53, into its low and high 32 bits. @param {number} seed */
export function seedHalves(seed) {
  checkInteger("seed", seed, 0, Number.MAX_SAFE_INTEGER);
  return /** @type {const} */ ([seed >>> 0, Math.floor(seed / 2 ** 32)]);
}

/**
 * Copies bytes out of the instance. Address 0 means that memory could not be had.
 * @param {Exports} wasm
 * @param {number} address
 * @param {number} length
 */
export function copyBytes(wasm, address, length) {
  if (address === 0) throw new EngineError("memory");
  return new Uint8Array(wasm.memory.buffer, address, length).slice();
}

/**
 * The numbers of 32 bits at an address, until the next call. Address 0 means that memory could not be had.
 * @param {Exports} wasm
 * @param {number} address
 * @param {number} count
 * @returns {Int32Array}
 */
export function numbersAt(wasm, address, count) {
  if (address === 0) throw new EngineError("memory");
  return new Int32Array(wasm.memory.buffer, address, count);
}

/**
 * Returns a status, or throws the error of a negative one.
 * @param {number} status
 */
export function succeed(status) {
  const failure = FAILURES.get(status);
  if (failure) throw new EngineError(failure);
  return status;
}

/**
 * Makes room for the bytes of the next input; write them at once, since any other call may move or overwrite them.
 * @param {Exports} wasm
 * @param {number} length
 */
export function inputBytes(wasm, length) {
  const address = wasm.buffer(length);
  if (address === 0) throw new EngineError("memory");
  return new Uint8Array(wasm.memory.buffer, address, length);
}
