/** @file A matrix written out, a cell for each entry: for systems that can be read. */
import { make } from "../ui/dom.js";

const DENSE_MAX = 26; // columns: as many, of a 5×5 board, stand closely to be seen at once

/**
 * @typedef {object} Layout
 * @property {number} rows
 * @property {number} columns       of the whole matrix, the right side included
 * @property {(column: number) => string} columnName
 * @property {(row: number) => string} rowName
 *
 * @typedef {object} Picture        what stands in the matrix, and what the step is about; -1 for nothing
 * @property {Uint8Array} matrix
 * @property {number} row
 * @property {number} other
 * @property {number} column
 * @property {number} pivot         the row whose entry in the column is the pivot
 * @property {number} past          the columns before this one are done
 */

/**
 * @param {Layout} layout
 * @param {(row: number) => void} onRow told the row that the reader looks at, -1 for none
 */
export function matrixTable({ rows, columns, columnName, rowName }, onRow) {
  const heads = Array.from({ length: columns }, (_, column) =>
    make("th", { scope: "col", class: column === columns - 1 ? "right" : null }, columnName(column)),
  );
  const names = Array.from({ length: rows }, (_, row) => rowButton(rowName(row), row === 0));
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (_, column) => make("td", { class: column === columns - 1 ? "right" : null }, "0")),
  );
  const lines = cells.map((line, row) => make("tr", {}, make("th", { scope: "row" }, names[row]), ...line));
  const table = make(
    "table",
    { class: "matrix", label: "explain.matrix", translate: "no" },
    make("thead", {}, make("tr", {}, make("td"), ...heads)),
    make("tbody", {}, ...lines),
  );
  table.style.setProperty("--columns", String(columns));
  table.style.setProperty("--least", columns > DENSE_MAX ? "20px" : "15px");

  /** @param {Event} event */
  const rowOf = (event) => lines.findIndex((line) => event.composedPath().includes(line));
  for (const type of ["pointerover", "focusin"]) table.addEventListener(type, (event) => onRow(rowOf(event)));
  for (const type of ["pointerleave", "focusout"]) table.addEventListener(type, () => onRow(-1));
  table.addEventListener("keydown", (event) => moveFocus(event, names));

  /** @param {Picture} picture */
  function show({ matrix, row, other, column, pivot, past }) {
    cells.forEach((line, r) => {
      line.forEach((cell, c) => {
        paint(cell, matrix[r * columns + c], r === pivot && c === column, c < past);
      });
      lines[r].classList.toggle("current", r === row);
      lines[r].classList.toggle("other", r === other);
    });
    heads.forEach((head, c) => {
      head.classList.toggle("now", c === column);
    });
    if (row >= 0) keepInSight(cells[row][Math.max(0, column)]);
  }

  /** Marks a column that the reader looks at elsewhere; -1 for none. @param {number} column */
  function point(column) {
    for (const line of [heads, ...cells])
      line.forEach((cell, c) => {
        cell.classList.toggle("pointed", c === column);
      });
  }

  return { root: table, show, point };
}

/** Scrolls what the table lies in, and nothing around that. @param {HTMLElement} cell */
function keepInSight(cell) {
  const box = cell.closest(".scroll");
  if (!box) return;
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()];
  const margin = 48; // the names of rows and columns, which stay
  box.scrollTop += Math.min(0, inner.top - outer.top - margin) + Math.max(0, inner.bottom - outer.bottom);
  box.scrollLeft += Math.min(0, inner.left - outer.left - margin) + Math.max(0, inner.right - outer.right);
}

/** @param {string} name @param {boolean} isTabStop */
function rowButton(name, isTabStop) {
  return make("button", { type: "button", class: "row-name", tabindex: isTabStop ? 0 : -1 }, name);
}

/** @param {HTMLElement} cell @param {number} entry @param {boolean} isPivot @param {boolean} isPast */
function paint(cell, entry, isPivot, isPast) {
  const text = String(entry);
  if (cell.textContent !== text) cell.textContent = text;
  cell.classList.toggle("one", entry === 1);
  cell.classList.toggle("pivot", isPivot);
  cell.classList.toggle("past", isPast);
}

/** Up and down lead from row to row; the rows are one tab stop. @param {KeyboardEvent} event @param {HTMLElement[]} names */
export function moveFocus(event, names) {
  const here = names.findIndex((name) => event.composedPath().includes(name));
  const by = { ArrowUp: -1, ArrowDown: 1, Home: -here, End: names.length - 1 - here }[event.key];
  const there = names[here + (by ?? Number.NaN)];
  if (here < 0 || !there) return;
  event.preventDefault();
  names[here].tabIndex = -1;
  there.tabIndex = 0;
  there.focus();
}
