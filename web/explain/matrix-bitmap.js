/** @file A matrix as a bitmap, with a magnified part around the current row: for systems too large for a table. */
import { make } from "../ui/dom.js";
import { penOf } from "../ui/pen.js";
import { matrixTable } from "./matrix-table.js";

const PIXELS_MAX = 4; // side of a cell in pixels
const WIDTH = 480; // matrices with fewer columns get larger cells
const MAGNIFIED = 12; // columns that are magnified

/** @typedef {import("./matrix-table.js").Layout} Layout */
/** @typedef {import("./matrix-table.js").Picture} Picture */

/**
 * @typedef {ReturnType<typeof makeParts> & { layout: Layout, scale: number, painted: Uint8Array, shown: Picture | null }} Bitmap
 *   scale: side of a cell in pixels; painted: the entries on the canvas
 */

/**
 * @param {Layout} layout
 * @param {(row: number) => void} onRow
 */
export function matrixBitmap(layout, onRow) {
  const scale = Math.max(1, Math.min(PIXELS_MAX, Math.floor(WIDTH / layout.columns)));
  /** @type {Bitmap} */
  const bitmap = { ...makeParts(layout, scale), layout, scale, painted: new Uint8Array(0), shown: null };
  const { root, canvas } = bitmap;
  canvas.addEventListener("pointermove", (event) => {
    const row = Math.floor(event.offsetY / scale);
    if (!bitmap.shown || row < 0 || row >= layout.rows) return;
    magnify(bitmap, { ...bitmap.shown, row, other: -1 });
    onRow(row);
  });
  canvas.addEventListener("pointerleave", () => {
    magnify(bitmap, /** @type {Picture} */ (bitmap.shown));
    onRow(-1);
  });
  return { root, show: (/** @type {Picture} */ picture) => show(bitmap, picture), point: () => {} };
}

/** @param {Layout} layout @param {number} scale */
function makeParts({ rows, columns }, scale) {
  const canvas = make("canvas", { width: columns, height: rows, role: "img", label: "explain.matrix" });
  canvas.style.inlineSize = `${columns * scale}px`;
  canvas.style.blockSize = `${rows * scale}px`;
  const bars = ["current", "other", "column"].map((name) => make("i", { class: name }));
  const field = make("div", { class: "bitmap" }, canvas, ...bars);
  const scroll = make("div", { class: "scroll", tabindex: 0, label: "explain.matrix", role: "group" }, field);
  const glass = make("div", { class: "glass" });
  return { root: make("div", {}, scroll, glass), canvas, bars, scroll, glass };
}

/** @param {Bitmap} bitmap @param {Picture} picture */
function show(bitmap, picture) {
  const { canvas, bars, scroll, layout, scale } = bitmap;
  const [rowBar, otherBar, columnBar] = bars;
  const { matrix, row, other, column } = picture;
  bitmap.shown = picture;
  paintRows(canvas, matrix, bitmap.painted, layout.columns);
  bitmap.painted = matrix;
  placeBar(rowBar, "insetBlockStart", row, scale);
  placeBar(otherBar, "insetBlockStart", other, scale);
  placeBar(columnBar, "insetInlineStart", column, scale);
  if (row >= 0) scroll.scrollTop = row * scale - scroll.clientHeight / 2;
  if (column >= 0) scroll.scrollLeft = column * scale - scroll.clientWidth / 2;
  magnify(bitmap, picture);
}

/** @param {Bitmap} bitmap @param {Picture} picture */
function magnify({ glass, layout }, { matrix, row, other, column, pivot, past }) {
  const { columns } = layout;
  const rows = [row, other].filter((r) => r >= 0);
  const first = Math.max(0, Math.min(column - MAGNIFIED / 2, columns - 1 - MAGNIFIED));
  const window = [...Array.from({ length: Math.min(MAGNIFIED, columns - 1) }, (_, i) => first + i), columns - 1];
  const columnName = (/** @type {number} */ i) => layout.columnName(window[i]);
  const rowName = (/** @type {number} */ i) => layout.rowName(rows[i]);
  const table = matrixTable({ rows: rows.length, columns: window.length, columnName, rowName }, () => {});
  table.show({
    matrix: Uint8Array.from(rows.flatMap((r) => window.map((c) => matrix[r * columns + c]))),
    row: rows.indexOf(row),
    other: rows.indexOf(other),
    column: window.indexOf(column),
    pivot: rows.indexOf(pivot),
    past: past - first,
  });
  glass.replaceChildren(table.root);
}

/** @param {HTMLElement} bar @param {"insetBlockStart" | "insetInlineStart"} side @param {number} index @param {number} scale */
function placeBar(bar, side, index, scale) {
  bar.hidden = index < 0;
  bar.style[side] = `${index * scale}px`;
  bar.style.setProperty("--thick", `${Math.max(2, scale)}px`);
}

/**
 * Paints the rows that have changed.
 * @param {HTMLCanvasElement} canvas
 * @param {Uint8Array} matrix
 * @param {Uint8Array} painted
 * @param {number} columns
 */
function paintRows(canvas, matrix, painted, columns) {
  const context = penOf(canvas);
  const line = context.createImageData(columns, 1);
  const pixels = new Uint32Array(line.data.buffer);
  const [zero, one] = [0xff47241c, 0xff4dc9ff]; // ABGR: #1c2447 and the accent #ffc94d
  for (let row = 0; row < canvas.height; row++) {
    const entries = matrix.subarray(row * columns, (row + 1) * columns);
    if (painted.length && isSame(entries, painted, row * columns)) continue;
    entries.forEach((entry, column) => (pixels[column] = entry ? one : zero));
    context.putImageData(line, 0, row);
  }
}

/** @param {Uint8Array} entries @param {Uint8Array} painted @param {number} from */
function isSame(entries, painted, from) {
  for (let i = 0; i < entries.length; i++) if (entries[i] !== painted[from + i]) return false;
  return true;
}
