/**
 * @file The worker of the laboratory: holds one board as it was and as it is answered, and draws pieces of both. It does one
 * thing after the other, as it is told by messages { id, method, args }; to cancel is to terminate it.
 */
import { createEngine } from "./engine.js";
import { greyOf } from "./lab-photo.js";
import { pngOf } from "./lab-png.js";

/** @typedef {import("./large.js").Large} Large */
/** @typedef {"before" | "after"} Which */

const NULLITY_BATCH = 40;

/** @type {import("./engine.js").Engine} */
let engine;
/** @type {Record<Which, Large>} */
let boards;

/** @param {{ stage?: string, nullities?: [number, number][] }} report */
const tell = (report) => self.postMessage(report);

/** @param {Large} lit */
function answer(lit) {
  const { rows, cols } = lit;
  const after = engine.large(rows, cols);
  after.bytes.set(lit.bytes);
  tell({ stage: "solve" });
  const from = performance.now();
  const { solvable, nullity, weight } = after.solve();
  const ms = performance.now() - from;
  tell({ stage: "verify" });
  const verified = after.verify();
  boards = { before: lit, after };
  return { rows, cols, solvable, nullity, weight, ms, verified };
}

/**
 * Lit where the photograph is at least so bright.
 * @param {{ bitmap: ImageBitmap, threshold: number }} args
 */
function photo({ bitmap, threshold }) {
  const { rows, cols, grey } = greyOf(bitmap);
  const lit = engine.large(rows, cols);
  const { bytes, stride } = lit;
  for (let row = 0, at = 0; row < rows; row++)
    for (let col = 0; col < cols; col++, at++)
      if (grey[at] >= threshold) bytes[row * stride + (col >> 3)] |= 1 << (col & 7);
  return answer(lit);
}

/** @type {Record<string, (args: any) => unknown>} */
const methods = {
  /** @param {{ module: WebAssembly.Module }} args */
  start({ module }) {
    engine = createEngine(module);
  },
  /** @param {{ rows: number, cols: number, kind: "on" | "random", seed: number }} args */
  fill({ rows, cols, kind, seed }) {
    const lit = engine.large(rows, cols);
    lit.fill(kind, seed);
    return answer(lit);
  },
  /** @param {{ file: Uint8Array }} args */
  pbm({ file }) {
    return answer(engine.large(file));
  },
  photo,
  /** @param {{ which: Which, view: Parameters<Large["picture"]>[0] }} args */
  picture({ which, view }) {
    return boards[which].picture(view);
  },
  /** @param {{ which: Which }} args */
  toPBM({ which }) {
    return boards[which].toPBM();
  },
  /** @param {{ which: Which }} args */
  toPNG({ which }) {
    return pngOf(boards[which]);
  },
  /** @param {{ last: number }} args */
  nullities({ last }) {
    for (let from = 1; from <= last; from += NULLITY_BATCH) {
      const sides = Array.from({ length: Math.min(NULLITY_BATCH, last + 1 - from) }, (_, i) => from + i);
      tell({ nullities: sides.map((side) => [side, engine.nullity(side, side)]) });
    }
  },
};

self.onmessage = async ({ data: { id, method, args } }) => {
  try {
    self.postMessage({ id, result: await methods[method](args) });
  } catch (error) {
    // Without a code: the browser itself refuses an array or a canvas of that size.
    const { code = "memory", position } = /** @type {import("./engine.js").PBMError} */ (error);
    self.postMessage({ id, error: { code, position } });
  }
};
