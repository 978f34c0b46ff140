/** @file A matrix as a table with a cell per entry: for systems small enough to read. */
import { make } from "../ui/dom.js";
import { alongList, rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";

const LEAST = 15; // minimal width of a column in pixels
const DIGIT = 8; // maximal width of a header character in pixels

/**
 * @typedef {object} Layout
 * @property {number} rows
 * @property {number} columns       including the right-hand side
 * @property {(column: number) => string} columnName
 * @property {(row: number) => string} rowName
 *
 * @typedef {object} Picture        the entries, and the rows and columns of the step; -1 for none
 * @property {Uint8Array} matrix
 * @property {number} row
 * @property {number} other
 * @property {number} column
 * @property {number} pivot         the row of the pivot in the column
 * @property {number} past          columns before this one are finished
 */

/**
 * @param {Layout} layout
 * @param {(row: number) => void} onRow called with the row pointed at; -1 for none
 */
export function matrixTable(layout, onRow) {
  const parts = makeParts(layout);
  const { table, lines, names, heads, cells } = parts;
  /** @param {Event} event */
  const rowOf = (event) => lines.findIndex((line) => event.composedPath().includes(line));
  for (const type of ["pointerover", "focusin"]) table.addEventListener(type, (event) => onRow(rowOf(event)));
  for (const type of ["pointerleave", "focusout"]) table.addEventListener(type, () => onRow(-1));
  rove(table, () => names, alongList);
  stopAt(names, names[0]);

  /** Marks the column of the button pointed at; -1 for none. @param {number} column */
  function point(column) {
    for (const line of [heads, ...cells]) light(line, column, "pointed");
  }

  return { root: table, show: (/** @type {Picture} */ picture) => showPicture(parts, picture), point };
}

/** @param {Layout} layout */
function makeParts({ rows, columns, columnName, rowName }) {
  const right = (/** @type {number} */ column) => ({ class: column === columns - 1 ? "right" : null });
  const heads = listOf(columns, (column) => make("th", { scope: "col", ...right(column) }, columnName(column)));
  const names = listOf(rows, (row) => make("button", { type: "button", class: "row-name" }, rowName(row)));
  const cells = listOf(rows, () => listOf(columns, (column) => make("td", right(column), "0")));
  const lines = cells.map((line, row) => make("tr", {}, make("th", { scope: "row" }, names[row]), ...line));
  const table = make(
    "table",
    { class: "matrix", label: "explain.matrix", translate: "no" },
    make("thead", {}, make("tr", {}, make("td"), ...heads)),
    make("tbody", {}, ...lines),
  );
  table.style.setProperty("--columns", String(columns));
  table.style.setProperty("--rows", String(rows));
  const longest = Math.max(...heads.map((head) => String(head.textContent).length));
  table.style.setProperty("--least", `${Math.max(LEAST, DIGIT * longest + 2)}px`);
  return { table, heads, names, cells, lines };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Picture} picture */
function showPicture({ cells, lines, heads }, { matrix, row, other, column, pivot, past }) {
  const width = heads.length;
  for (const [r, line] of cells.entries())
    for (const [c, cell] of line.entries()) paint(cell, matrix[r * width + c], r === pivot && c === column, c < past);
  light(lines, row, "current");
  light(lines, other, "other");
  light(heads, column, "now");
  if (row >= 0) keepInSight(cells[row][Math.max(0, column)]);
}

/** Gives a class to one element only; to none for -1. @param {HTMLElement[]} elements @param {number} index @param {string} name */
function light(elements, index, name) {
  for (const [i, element] of elements.entries()) element.classList.toggle(name, i === index);
}

/** @template Item @param {number} length @param {(index: number) => Item} itemOf */
const listOf = (length, itemOf) => Array.from({ length }, (_, index) => itemOf(index));

/** Scrolls the scroll container of the table, but nothing around it. @param {HTMLElement} cell */
function keepInSight(cell) {
  const box = cell.closest(".scroll");
  if (!box) return;
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
  const margin = 48; // the sticky row and column headers
  box.scrollTop += Math.min(0, inner.top - outer.top - margin) + Math.max(0, inner.bottom - outer.bottom);
  box.scrollLeft += Math.min(0, inner.left - outer.left - margin) + Math.max(0, inner.right - outer.right);
}

/** @param {HTMLElement} cell @param {number} entry @param {boolean} isPivot @param {boolean} isPast */
function paint(cell, entry, isPivot, isPast) {
  const text = String(entry);
  if (cell.textContent !== text) cell.textContent = text;
  cell.classList.toggle("one", entry > 0);
  cell.classList.toggle("pivot", isPivot);
  cell.classList.toggle("past", isPast);
}
