/** @file Masks as a grid of toggles: a row for each button, a column for each door. One tab stop; arrows move. */

import { letterOf } from "../board/letters.js";
import { destination } from "../ui/destination.js";
import { make, say } from "../ui/dom.js";

/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {(button: number, door: number) => void} flip */
export function maskGrid(flip) {
  const root = make("table", { class: "mask-grid", label: "mask.grid", translate: "no", dir: "ltr" });
  /** @type {HTMLButtonElement[]} row by row */
  let cells = [];
  let doors = 0;

  /** @param {number} buttons */
  function build(buttons) {
    cells = range(buttons * doors).map((index) => createCell(Math.floor(index / doors), index % doors));
    const heads = range(doors).map((door) => make("th", { scope: "col" }, letterOf(door)));
    const rows = range(buttons).map((button) => {
      const toggles = cells.slice(button * doors, (button + 1) * doors).map((cell) => make("td", {}, cell));
      return make("tr", {}, make("th", { scope: "row" }, letterOf(button)), ...toggles);
    });
    root.replaceChildren(make("tr", {}, make("td"), ...heads), ...rows);
    cells[0].tabIndex = 0;
  }

  /** @param {number} button @param {number} door */
  function createCell(button, door) {
    const cell = make("button", { type: "button", tabindex: -1, onclick: () => flip(button, door) });
    return say(cell, "mask.cell", { button: letterOf(button), door: letterOf(door) }, "aria-label");
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const from = cells.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = cells[destination(cells, from, event)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  /** @param {FocusEvent} event */
  function stopAt(event) {
    for (const cell of cells) cell.tabIndex = cell === event.target ? 0 : -1;
  }

  /** @param {string[]} masks */
  function show(masks) {
    if (doors !== masks[0].length || cells.length !== masks.length * doors) {
      doors = masks[0].length;
      build(masks.length);
    }
    const bits = masks.join("");
    for (const [index, cell] of cells.entries()) cell.setAttribute("aria-pressed", String(bits[index] === "1"));
  }

  root.addEventListener("keydown", move);
  root.addEventListener("focusin", stopAt);
  return { root, show };
}
