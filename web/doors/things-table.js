/**
 * @file The puzzle as a table: a column per thing; rows for its states, and for each button. Its cells are toggles; with more than two
 * states they are dials and steps. One tab stop; arrow keys move the focus.
 */

import { valuesOf } from "../board/notation.js";
import { letterOf } from "../engine/letters.js";
import { make, say, writeText } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";
import { buttonName, nameOf, nounOf, range, withNow, withTurn, withWanted } from "./things.js";
import { faceOf } from "./things-face.js";
import { onTurns } from "./turn-input.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */
/** @typedef {(change: (puzzle: Puzzle) => Puzzle) => void} Edit */

/** The rows of states, before those of buttons. */
const STATES = /** @type {const} */ (["now", "wanted"]);
const CHANGES = { now: withNow, wanted: withWanted };

/** @param {Edit} edit */
export function thingsTable(edit) {
  const root = make("table", { class: "things-table", label: "things.grid", translate: "no", dir: "ltr" });
  let shape = "";
  let table = createRows(0, 0);
  let things = 1;
  rove(root, () => table.cells);
  onTurns(
    root,
    () => table.cells,
    (index, by) => edit((puzzle) => changed(puzzle, Math.floor(index / things), index % things, by)),
  );

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    const { now, masks } = puzzle;
    things = now.length;
    root.classList.toggle("dials", nounOf(puzzle) === "dials");
    if (shape !== `${things} ${masks.length}`) {
      table = createRows(things, masks.length);
      root.replaceChildren(...table.rows);
      stopAt(table.cells, table.cells[0]);
    }
    shape = `${things} ${masks.length}`;
    table.cells.forEach((cell, index) => {
      showCell(cell, puzzle, Math.floor(index / things), index % things);
    });
    table.columns.forEach((head, thing) => {
      const [name, letter] = [nameOf(puzzle, thing), letterOf(thing)];
      head.replaceChildren(name, ...(name === letter ? [] : [make("small", {}, letter)]));
    });
    table.buttons.forEach((head, button) => {
      const [name, isLocked] = [buttonName(puzzle, button), puzzle.locked[button] === 1];
      writeText(head, `${name} ${isLocked ? "⊘" : "→"}`);
      say(head, isLocked ? "things.locked" : "", { button: name }, "aria-label");
    });
  }

  return { root, show };
}

/** The cells in row-major order, the heads of columns and of the rows of buttons, and the rows. @param {number} things @param {number} buttons */
function createRows(things, buttons) {
  const cells = range(things * (STATES.length + buttons)).map(() => make("button", { type: "button" }));
  const columns = range(things).map(() => make("th", { scope: "col" }));
  const heads = range(buttons).map(() => make("th", { scope: "row" }));
  const states = STATES.map((state) => make("th", { scope: "row", say: `things.${state}` }));
  const rows = [...states, ...heads].map((head, row) => {
    const toggles = cells.slice(row * things, (row + 1) * things).map((cell) => make("td", {}, cell));
    return make("tr", { class: row < STATES.length ? "states" : "turns" }, head, ...toggles);
  });
  return { cells, columns, buttons: heads, rows: [make("tr", {}, make("td"), ...columns), ...rows] };
}

/** @param {Puzzle} puzzle @param {number} row @param {number} thing @param {import("./things.js").By} by */
const changed = (puzzle, row, thing, by) =>
  row < STATES.length ? CHANGES[STATES[row]](puzzle, thing, by) : withTurn(puzzle, row - STATES.length, thing, by);

/** @param {HTMLElement} cell @param {Puzzle} puzzle @param {number} row @param {number} thing */
function showCell(cell, puzzle, row, thing) {
  const button = row - STATES.length;
  const value = button < 0 ? puzzle[STATES[row]][thing] : valuesOf(puzzle.masks[button])[thing];
  const { text, key, words, on, isToggle } = faceOf(puzzle, STATES[row] ?? "turns", value, thing, button);
  writeText(cell, text);
  say(cell, key, words, "aria-label");
  cell.style.setProperty("--turn", String(value / puzzle.states[thing]));
  if (isToggle) cell.setAttribute("aria-pressed", String(on));
  else cell.removeAttribute("aria-pressed");
  cell.classList.toggle("on", on);
}
