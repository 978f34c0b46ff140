/** @file A matrix as a bitmap, with the row in question magnified: for systems too large to be written out. */
import { make } from "../ui/dom.js";
import { matrixTable } from "./matrix-table.js";

const PIXELS_MAX = 4; // of a cell's side
const WIDTH = 480; // a matrix narrower than this in cells gets larger cells
const MAGNIFIED = 12; // columns

/**
 * @param {import("./matrix-table.js").Layout} layout
 * @param {(row: number) => void} onRow
 */
export function matrixBitmap(layout, onRow) {
  const { rows, columns } = layout;
  const scale = Math.max(1, Math.min(PIXELS_MAX, Math.floor(WIDTH / columns)));
  const canvas = make("canvas", { width: columns, height: rows, role: "img", label: "explain.matrix" });
  canvas.style.inlineSize = `${columns * scale}px`;
  canvas.style.blockSize = `${rows * scale}px`;
  const [rowBar, otherBar, columnBar] = ["current", "other", "column"].map((name) => make("i", { class: name }));
  const field = make("div", { class: "bitmap" }, canvas, columnBar, otherBar, rowBar);
  const scroll = make("div", { class: "scroll", tabindex: 0, label: "explain.matrix", role: "group" }, field);
  const glass = make("div", { class: "glass" });
  const root = make("div", {}, scroll, glass);
  /** @type {Uint8Array} */
  let painted = new Uint8Array(0);
  /** @type {import("./matrix-table.js").Picture | null} */
  let shown = null;

  canvas.addEventListener("pointermove", (event) => {
    const row = Math.floor(event.offsetY / scale);
    if (!shown || row < 0 || row >= rows) return;
    magnify({ ...shown, row, other: -1 });
    onRow(row);
  });
  canvas.addEventListener("pointerleave", () => {
    if (shown) magnify(shown);
    onRow(-1);
  });

  /** @param {import("./matrix-table.js").Picture} picture */
  function show(picture) {
    shown = picture;
    paintRows(canvas, picture.matrix, painted, columns);
    painted = picture.matrix;
    placeBar(rowBar, "insetBlockStart", picture.row, scale);
    placeBar(otherBar, "insetBlockStart", picture.other, scale);
    placeBar(columnBar, "insetInlineStart", picture.column, scale);
    if (picture.row >= 0) scroll.scrollTop = picture.row * scale - scroll.clientHeight / 2;
    if (picture.column >= 0) scroll.scrollLeft = picture.column * scale - scroll.clientWidth / 2;
    magnify(picture);
  }

  /** @param {import("./matrix-table.js").Picture} picture */
  function magnify({ matrix, row, other, column, pivot, past }) {
    const seen = [row, other].filter((r) => r >= 0);
    const first = Math.max(0, Math.min(column - MAGNIFIED / 2, columns - 1 - MAGNIFIED));
    const window = [...Array.from({ length: Math.min(MAGNIFIED, columns - 1) }, (_, i) => first + i), columns - 1];
    const table = matrixTable(
      {
        rows: seen.length,
        columns: window.length,
        columnName: (i) => layout.columnName(window[i]),
        rowName: (i) => layout.rowName(seen[i]),
      },
      () => {},
    );
    const entries = seen.flatMap((r) => window.map((c) => matrix[r * columns + c]));
    table.show({
      matrix: Uint8Array.from(entries),
      row: seen.indexOf(row),
      other: seen.indexOf(other),
      column: window.indexOf(column),
      pivot: seen.indexOf(pivot),
      past: past - first,
    });
    glass.replaceChildren(table.root);
  }

  return { root, show, point: () => {} };
}

/** @param {HTMLElement} bar @param {"insetBlockStart" | "insetInlineStart"} side @param {number} index @param {number} scale */
function placeBar(bar, side, index, scale) {
  bar.hidden = index < 0;
  bar.style[side] = `${index * scale}px`;
  bar.style.setProperty("--thick", `${Math.max(2, scale)}px`);
}

/** Paints the rows that differ from what was painted before. @param {HTMLCanvasElement} canvas @param {Uint8Array} matrix @param {Uint8Array} painted @param {number} columns */
function paintRows(canvas, matrix, painted, columns) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const line = context.createImageData(columns, 1);
  const pixels = new Uint32Array(line.data.buffer);
  const [zero, one] = [0xff60381f, 0xffffd06f]; // ABGR: #1f3860 and the accent #6fd0ff
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
