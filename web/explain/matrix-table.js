/** @file A matrix as a table with a cell per entry: for systems small enough to read. */
import { make, writeText } from "../ui/dom.js";
import { alongList, rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";

const LEAST = 15; // minimal width of a column in pixels
const DIGIT = 8; // maximal width of a header character in pixels
const [IS_PIVOT, IS_PAST] = [256, 512]; // beside an entry

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

  let pointed = -1;
  /** Marks the column of the button pointed at; -1 for none. @param {number} column */
  function point(column) {
    if (column !== pointed) for (const line of [heads, ...cells]) light(line, column, "pointed");
    pointed = column;
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
  const shown = { looks: new Uint16Array(rows * columns), place: /** @type {HTMLElement | undefined} */ (undefined) };
  return { table, heads, names, cells, lines, ...shown };
}

/** Changes only what differs from the picture that is shown. @param {ReturnType<typeof makeParts>} parts @param {Picture} picture */
function showPicture(parts, { matrix, row, other, column, pivot, past }) {
  const { cells, lines, heads, looks } = parts;
  const width = heads.length;
  for (const [r, line] of cells.entries())
    for (const [c, cell] of line.entries()) {
      const i = r * width + c;
      const look = matrix[i] + (r === pivot && c === column ? IS_PIVOT : 0) + (c < past ? IS_PAST : 0);
      if (look !== looks[i]) paint(cell, look);
      looks[i] = look;
    }
  light(lines, row, "current");
  light(lines, other, "other");
  light(heads, column, "now");
  const cell = cells[row]?.[Math.max(0, column)];
  if (cell && cell !== parts.place) keepInSight(cell);
  parts.place = cell;
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

/** @param {HTMLElement} cell @param {number} look its entry, and whether it is the pivot and past */
function paint(cell, look) {
  const entry = look % IS_PIVOT;
  writeText(cell, String(entry));
  cell.classList.toggle("one", entry > 0);
  cell.classList.toggle("pivot", (look & IS_PIVOT) > 0);
  cell.classList.toggle("past", (look & IS_PAST) > 0);
}
