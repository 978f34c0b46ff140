/**
 * @file The laboratory's worker: holds one board, before and after solving, and draws pieces of both. It processes
 * messages { id, method, args } in order; terminate it to cancel.
 */
import { createEngine } from "../engine/engine.js";
import { largeOf } from "../engine/large.js";
import { nullityOf } from "../engine/nullity.js";
import { optional } from "../engine/optional.js";
import { greyOf } from "./photo.js";
import { pngOfBoard } from "./png.js";

Object.assign(optional, { largeOf, nullityOf });

/** @typedef {import("../engine/large.js").Large} Large */
/** @typedef {import("../engine/large.js").LargeOptions} Options */
/** @typedef {"before" | "after"} Which */

const NULLITY_BATCH = 40;
const PIECE_BYTES = 1 << 20;

/** @type {import("../engine/engine.js").Engine} */
let engine;
/** @type {Large} */
let board;
/** @type {Which} the contents of the board's memory */
let held;
/** @type {Uint8Array} the other contents */
let other;

/** @param {{ stage?: string, nullities?: [number, number][] }} report */
const tell = (report) => self.postMessage(report);

/** Swaps the contents of the board piece by piece: a full copy would need too much memory. @param {Which} which */
function turnTo(which) {
  const { bytes } = board;
  for (let at = 0; which !== held && at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.slice(at, at + PIECE_BYTES);
    bytes.set(other.subarray(at, at + PIECE_BYTES), at);
    other.set(piece, at);
  }
  held = which;
  return board;
}

/** @param {() => Large} make */
function answer(make) {
  const start = performance.now();
  board = make();
  const { rows, cols } = board;
  other = board.bytes.slice();
  tell({ stage: "solve" });
  const made = performance.now();
  const { solvable, nullity, weight } = board.solve();
  const solved = performance.now();
  held = "after";
  tell({ stage: "verify" });
  const verified = board.verify();
  return { rows, cols, solvable, nullity, weight, verified, making: made - start, solving: solved - made };
}

/**
 * A board whose lights are the pixels that are at least as bright as the threshold.
 * @param {{ bitmap: ImageBitmap, threshold: number, options: Options }} args
 */
function makePhoto({ bitmap, threshold, options }) {
  const { rows, cols, grey } = greyOf(bitmap);
  const lit = engine.large(rows, cols, options);
  const { bytes, stride } = lit;
  for (let row = 0, at = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, at++)
      if (grey[at] >= threshold) bytes[row * stride + (col >> 3)] |= 1 << (col & 7);
  return lit;
}

const methods = {
  /** @param {{ module: import("../engine/instance.js").Module }} args */
  start({ module }) {
    engine = createEngine(module);
  },
  /** @param {{ rows: number, cols: number, options: Options, kind: "on" | "random", seed: number }} args */
  fill({ rows, cols, options, kind, seed }) {
    return answer(() => {
      const lit = engine.large(rows, cols, options);
      lit.fill(kind, seed);
      return lit;
    });
  },
  /** @param {{ file: Uint8Array, options: Options }} args */
  pbm({ file, options }) {
    return answer(() => engine.large(file, options));
  },
  /** @param {Parameters<typeof makePhoto>[0]} args */
  photo(args) {
    return answer(() => makePhoto(args));
  },
  /** @param {{ which: Which, view: Parameters<Large["picture"]>[0] }} args */
  picture({ which, view }) {
    return turnTo(which).picture(view);
  },
  /** @param {{ which: Which }} args */
  toPBM({ which }) {
    return turnTo(which).toPBM();
  },
  /** @param {{ which: Which }} args */
  toPNG({ which }) {
    return pngOfBoard(turnTo(which));
  },
  /** @param {{ last: number, states: number }} args */
  nullities({ last, states }) {
    for (let from = 1; from <= last; from += NULLITY_BATCH) {
      const sides = Array.from({ length: Math.min(NULLITY_BATCH, last + 1 - from) }, (_, i) => from + i);
      tell({ nullities: sides.map((side) => [side, engine.nullity(side, side, states)]) });
    }
  },
};

/** @typedef {keyof typeof methods} Method */
/**
 * @template {Method} Name
 * @typedef {Parameters<typeof methods[Name]>[0]} Args
 */
/**
 * @template {Method} Name
 * @typedef {Awaited<ReturnType<typeof methods[Name]>>} Result
 */

/**
 * @template {Method} Name
 * @param {Name} method
 * @param {Args<Name>} args
 */
function call(method, args) {
  /** @type {{ [Each in Method]: (args: Args<Each>) => Result<Each> | Promise<Result<Each>> }} */
  const typed = methods;
  return typed[method](args);
}

self.onmessage = async ({ data: { id, method, args } }) => {
  try {
    self.postMessage({ id, result: await call(method, args) });
  } catch (error) {
    // Errors without a code come from the browser, which cannot allocate such an array or canvas.
    const { code, position } = /** @type {import("../engine/engine.js").PBMError} */ (error);
    self.postMessage({ id, error: { code: typeof code === "string" ? code : "memory", position } });
  }
};
