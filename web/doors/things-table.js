/** @file The puzzle as a table of toggles: a column per thing; rows for its states, and for each button. One tab stop; arrow keys move the focus. */

import { letterOf } from "../board/letters.js";
import { make, say, writeText } from "../ui/dom.js";
import { rove, stopAt } from "../ui/tab-stop.js";
import { nameOf, range, withNow, withTurn, withWanted } from "./things.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */
/** @typedef {(change: (puzzle: Puzzle) => Puzzle) => void} Edit */

/** The rows of states, before those of buttons. */
const STATES = /** @type {const} */ (["now", "wanted"]);
const CHANGES = { now: withNow, wanted: withWanted };

/** @param {Edit} edit */
export function thingsTable(edit) {
  const root = make("table", { class: "things-table", label: "things.grid", translate: "no", dir: "ltr" });
  let shape = "";
  let table = createRows(0, 0, edit);
  rove(root, () => table.cells);

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    const { now, wanted, masks } = puzzle;
    if (shape !== `${now.length} ${masks.length}`) {
      table = createRows(now.length, masks.length, edit);
      root.replaceChildren(...table.rows);
      stopAt(table.cells, table.cells[0]);
    }
    shape = `${now.length} ${masks.length}`;
    const bits = [...now, ...wanted, ...[...masks.join("")].map(Number)];
    table.cells.forEach((cell, index) => {
      cell.setAttribute("aria-pressed", String(bits[index] === 1));
      sayCell(cell, puzzle, Math.floor(index / now.length), index % now.length);
    });
    table.columns.forEach((head, thing) => {
      const [name, letter] = [nameOf(puzzle, thing), letterOf(thing)];
      head.replaceChildren(name, ...(name === letter ? [] : [make("small", {}, letter)]));
    });
    table.buttons.forEach((head, button) => {
      writeText(head, `${nameOf(puzzle, button)} →`);
    });
  }

  return { root, show };
}

/** The cells in row-major order, the heads of columns and of the rows of buttons, and the rows. @param {number} things @param {number} buttons @param {Edit} edit */
function createRows(things, buttons, edit) {
  const cells = range(things * (STATES.length + buttons)).map((index) => {
    const [row, thing] = [Math.floor(index / things), index % things];
    return make("button", { type: "button", onclick: () => edit((puzzle) => changed(puzzle, row, thing)) });
  });
  const columns = range(things).map(() => make("th", { scope: "col" }));
  const heads = range(buttons).map(() => make("th", { scope: "row" }));
  const states = STATES.map((state) => make("th", { scope: "row", say: `things.${state}` }));
  const rows = [...states, ...heads].map((head, row) => {
    const toggles = cells.slice(row * things, (row + 1) * things).map((cell) => make("td", {}, cell));
    return make("tr", { class: row < STATES.length ? "states" : "turns" }, head, ...toggles);
  });
  return { cells, columns, buttons: heads, rows: [make("tr", {}, make("td"), ...columns), ...rows] };
}

/** @param {Puzzle} puzzle @param {number} row @param {number} thing */
const changed = (puzzle, row, thing) =>
  row < STATES.length ? CHANGES[STATES[row]](puzzle, thing) : withTurn(puzzle, row - STATES.length, thing);

/** @param {HTMLElement} cell @param {Puzzle} puzzle @param {number} row @param {number} thing */
function sayCell(cell, puzzle, row, thing) {
  const words = { thing: nameOf(puzzle, thing), button: nameOf(puzzle, row - STATES.length) };
  say(cell, row < STATES.length ? `things.${STATES[row]}-cell` : "things.turns-cell", words, "aria-label");
}
