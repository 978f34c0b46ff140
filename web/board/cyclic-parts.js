/** @file The parts of boards with more than two states and of surfaces, which a lazy script has: their views and sentences, and beside the embed the full module. */
import { isCyclicText } from "../engine/kind.js";

/**
 * @typedef {object} CyclicParts
 * @property {() => Promise<void>} [bring]  compiles the full module
 * @property {(engine: import("./view.js").Engine, large: import("./view.js").ViewMaker | null) => import("./view.js").ViewMaker | null} lightsViewFor  null: the view of large boards is needed first
 * @property {import("./view.js").ViewMaker} DialsView
 * @property {typeof import("../cyclic/picture.js").pictureOf} pictureOf
 * @property {(engine: import("./view.js").Engine) => Words[]} goalOf  the goal, the rule, and the press backwards if there is one
 * @typedef {{ key: import("../ui/i18n.js").Key, params?: Record<string, unknown> }} Words
 */

export const cyclicParts = {
  /** @type {CyclicParts | null} */
  loaded: null,
  /** @type {(() => Promise<CyclicParts>) | null} */
  fetch: null,
};

/** True until the board of a notation can be loaded. @param {string} notation */
export const lacksParts = (notation) => isCyclicText(notation) && !cyclicParts.loaded;

/** Fetches the parts, if the board of a notation needs them. @param {string} notation */
export async function fetchParts(notation) {
  if (lacksParts(notation)) await fetchCyclic();
}

export async function fetchCyclic() {
  if (cyclicParts.loaded) return;
  const parts = await cyclicParts.fetch?.();
  await parts?.bring?.();
  cyclicParts.loaded = parts ?? null;
}
