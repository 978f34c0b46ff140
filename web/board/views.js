/**
 * @file The registry of views: which view shows which board. Those of lazy scripts are there once their scripts are.
 *
 * @typedef {import("./view.js").ViewMaker} ViewMaker
 * @typedef {object} Traits  what the choice depends on
 * @property {"grid" | "doors"} kind
 * @property {boolean} isPlain  doors, or a grid of lights with two states and without marked cells
 * @property {boolean} isGrid   rows and columns of lights, no surface
 * @property {boolean} isLarge  drawn on a canvas, which shows no marked cells
 */
import { isGridText, isMarked, isPlain, kindOf } from "../engine/kind.js";
import { CellsView, fetchLargeView, isLarge, largeView } from "./grid.js";
import { HallView } from "./hall.js";
import { fetchParts, stateParts } from "./state-parts.js";

/** The first row whose traits a board has is its view. @type {readonly { of: Partial<Traits>, view: () => ViewMaker | null | undefined }[]} */
const VIEWS = [
  { of: { kind: "doors", isPlain: true }, view: () => HallView },
  { of: { kind: "doors" }, view: () => stateParts.loaded?.DialsView },
  { of: { isGrid: false }, view: () => stateParts.loaded?.SurfaceView },
  { of: { isPlain: true, isLarge: false }, view: () => CellsView },
  { of: { isPlain: true }, view: () => largeView.loaded },
  { of: { isLarge: false }, view: () => stateParts.loaded?.StatesCellsView },
  { of: {}, view: () => largeView.loaded && stateParts.loaded?.largeStatesView(largeView.loaded) },
];

/** The rows and columns of a grid; of another board those of the first one. @param {string} notation */
export function sizeOf(notation) {
  const [, rows, cols] = /^(\d{1,5})x(\d{1,5})/.exec(notation) ?? [0, 5, 5];
  return { rows: Number(rows), cols: Number(cols) };
}

/** @param {string} notation @returns {Traits} */
export function traitsOf(notation) {
  const { rows, cols } = sizeOf(notation);
  return {
    kind: kindOf(notation),
    isPlain: isPlain(notation),
    isGrid: isGridText(notation),
    isLarge: isLarge(rows, cols) && !isMarked(notation),
  };
}

/** The view of a board; null until it has been fetched. @param {string} notation @returns {ViewMaker | null} */
export function viewOf(notation) {
  /** @type {Record<string, unknown>} */
  const traits = { ...traitsOf(notation) };
  const row = VIEWS.find(({ of }) => Object.entries(of).every(([name, value]) => traits[name] === value));
  return row?.view() ?? null;
}

/** Fetches what a board and its view need. @param {string} notation */
export async function fetchView(notation) {
  await fetchParts(notation);
  if (traitsOf(notation).isLarge) await fetchLargeView();
}
