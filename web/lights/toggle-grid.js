/** @file A small grid of toggle buttons to edit stencils and holes. One tab stop; arrow keys move the focus. */
import { make, say } from "../ui/dom.js";
import { rove, stopAt } from "../ui/tab-stop.js";

/**
 * @param {import("../ui/i18n.js").Key} key its accessible name
 * @param {(cells: number[]) => void} onChange called after a toggle with one bit per cell in row-major order
 */
export function toggleGrid(key, onChange) {
  const root = make("div", { class: "toggle-grid", role: "group", label: key, translate: "no" });
  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...root.children]);
  let cols = 0;
  rove(root, buttons);

  /** @param {number} index */
  function toggle(index) {
    onChange(buttons().map((cell, i) => Number((cell.getAttribute("aria-pressed") === "true") !== (i === index))));
  }

  /** @param {number} index */
  function makeCell(index) {
    const cell = make("button", { type: "button", onclick: () => toggle(index) });
    return say(cell, "lights.cell", { row: Math.floor(index / cols) + 1, column: (index % cols) + 1 }, "aria-label");
  }

  /** @param {number} columns @param {ArrayLike<number>} bits */
  function show(columns, bits) {
    if (cols !== columns || root.children.length !== bits.length) {
      cols = columns;
      root.style.setProperty("--cols", String(cols));
      root.replaceChildren(...Array.from(bits, (_, index) => makeCell(index)));
      stopAt(buttons(), buttons()[0]);
    }
    for (const [index, cell] of buttons().entries()) cell.setAttribute("aria-pressed", String(bits[index] === 1));
  }

  return { root, show };
}
