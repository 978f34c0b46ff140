/** @file Shows a matrix as a table if it is small enough to read, otherwise as a bitmap. */

import { make } from "../ui/dom.js";
import { matrixBitmap } from "./matrix-bitmap.js";
import { matrixTable } from "./matrix-table.js";

const WRITTEN_MAX = 64; // limit of rows and of unknowns

/**
 * @param {import("./matrix-table.js").Layout} layout
 * @param {(row: number) => void} onRow called with the row pointed at; -1 for none
 */
export function matrixView(layout, onRow) {
  if (layout.rows > WRITTEN_MAX || layout.columns > WRITTEN_MAX + 1) return matrixBitmap(layout, onRow);
  const table = matrixTable(layout, onRow);
  const root = make("div", { class: "scroll", tabindex: 0, role: "group", label: "explain.matrix" }, table.root);
  // jsdom has no ResizeObserver.
  globalThis.ResizeObserver &&
    new ResizeObserver(() => root.classList.toggle("wide", root.scrollWidth > root.clientWidth)).observe(root);
  return { ...table, root };
}
