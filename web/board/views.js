/**
 * @file The registry of views: which view shows which board. Those of lazy scripts are there once their scripts are.
 *
 * @typedef {import("./view.js").ViewMaker} ViewMaker
 * @typedef {object} Traits  what the choice depends on
 * @property {ReturnType<typeof viewNameOf>} name
 * @property {boolean} isLarge  drawn on a canvas, which shows no marked cells
 */
import { isMarked, viewNameOf } from "../engine/kind.js";
import { CellsView, fetchLargeView, isLarge, largeView } from "./grid.js";
import { HallView } from "./hall.js";
import { fetchParts, stateParts } from "./state-parts.js";

/** The first row whose traits a board has is its view. @type {readonly { of: Partial<Traits>, view: () => ViewMaker | null | undefined }[]} */
const VIEWS = [
  { of: { name: "hall" }, view: () => HallView },
  { of: { name: "marked-hall" }, view: () => stateParts.loaded?.MarkedHallView },
  { of: { name: "dials" }, view: () => stateParts.loaded?.DialsView },
  { of: { name: "surface" }, view: () => stateParts.loaded?.SurfaceView },
  { of: { name: "cells", isLarge: false }, view: () => CellsView },
  { of: { name: "cells" }, view: () => largeView.loaded },
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
  return { name: viewNameOf(notation), isLarge: isLarge(rows, cols) && !isMarked(notation) };
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
