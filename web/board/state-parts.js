/** @file The parts of boards with more than two states and of surfaces, which a lazy script has: their views and sentences, and beside the embed the module for them. */
import { viewNameOf } from "../engine/kind.js";
import { pictureOf } from "./picture.js";

/**
 * @typedef {import("./view.js").ViewMaker} ViewMaker
 * @typedef {object} StateParts
 * @property {() => Promise<void>} [compileStates]  compiles the module for such boards
 * @property {ViewMaker} DialsView
 * @property {ViewMaker} MarkedHallView
 * @property {ViewMaker} StatesCellsView
 * @property {ViewMaker} SurfaceView
 * @property {(large: ViewMaker) => ViewMaker} largeStatesView  on a canvas, made of that of two states
 * @property {typeof import("../states/picture.js").pictureOf} pictureOf
 * @property {(engine: import("./view.js").Engine) => Words[]} goalOf  the goal, the rule, and the press backwards if there is one
 * @typedef {{ key: import("../ui/i18n.js").Key, params?: Record<string, unknown> }} Words
 */

export const stateParts = {
  /** @type {StateParts | null} */
  loaded: null,
  /** @type {(() => Promise<StateParts>) | null} */
  fetch: null,
};

/** @type {Promise<void> | null} */
let coming = null;

/** Draws a position, as pictureOf() in web/board/picture.js. @type {StateParts["pictureOf"]} */
export const draw = (engine, marks, look) => (stateParts.loaded?.pictureOf ?? pictureOf)(engine, marks, look);

/** The views that are there from the start. */
const FIRST = ["hall", "cells"];

/** True until the board of a notation can be loaded. @param {string} notation */
export const lacksParts = (notation) => !stateParts.loaded && !FIRST.includes(viewNameOf(notation));

/** Fetches the parts, if the board of a notation needs them. @param {string} notation */
export async function fetchParts(notation) {
  if (lacksParts(notation)) await fetchStates();
}

/** Those who ask while they are on their way get the same ones, in the order in which they asked; after a failure they are fetched anew. */
export function fetchStates() {
  if (stateParts.loaded) return Promise.resolve();
  coming ??= bringStates().finally(() => {
    coming = null;
  });
  return coming;
}

async function bringStates() {
  const parts = await stateParts.fetch?.();
  await parts?.compileStates?.();
  stateParts.loaded = parts ?? null;
}
