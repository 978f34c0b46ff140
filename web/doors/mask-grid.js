/** @file The masks as a grid of toggle buttons: a row per button, a column per door. One tab stop; arrow keys move the focus. */

import { letterOf } from "../board/letters.js";
import { make, say } from "../ui/dom.js";
import { rove, stopAt } from "../ui/tab-stop.js";

/** @typedef {(button: number, door: number) => void} Flip */

/** @param {number} count */
const range = (count) => Array.from({ length: count }, (_, index) => index);

/** @param {Flip} flip */
export function maskGrid(flip) {
  const root = make("table", { class: "mask-grid", label: "mask.grid", translate: "no", dir: "ltr" });
  /** @type {HTMLButtonElement[]} in row-major order */
  let cells = [];
  let doors = 0;
  rove(root, () => cells);

  /** @param {string[]} masks */
  function show(masks) {
    if (doors !== masks[0].length || cells.length !== masks.length * doors) {
      doors = masks[0].length;
      cells = range(masks.length * doors).map((index) => createCell(flip, Math.floor(index / doors), index % doors));
      root.replaceChildren(...rowsOf(cells, doors));
      stopAt(cells, cells[0]);
    }
    const bits = masks.join("");
    for (const [index, cell] of cells.entries()) cell.setAttribute("aria-pressed", String(bits[index] === "1"));
  }

  return { root, show };
}

/** The cells in rows, with the letters of doors and buttons as headers. @param {HTMLElement[]} cells @param {number} doors */
function rowsOf(cells, doors) {
  const heads = range(doors).map((door) => make("th", { scope: "col" }, letterOf(door)));
  const rows = range(cells.length / doors).map((button) => {
    const toggles = cells.slice(button * doors, (button + 1) * doors).map((cell) => make("td", {}, cell));
    return make("tr", {}, make("th", { scope: "row" }, letterOf(button)), ...toggles);
  });
  return [make("tr", {}, make("td"), ...heads), ...rows];
}

/** @param {Flip} flip @param {number} button @param {number} door */
function createCell(flip, button, door) {
  const cell = make("button", { type: "button", onclick: () => flip(button, door) });
  return say(cell, "mask.cell", { button: letterOf(button), door: letterOf(door) }, "aria-label");
}
