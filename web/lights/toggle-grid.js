/** @file A small picture that is edited by pressing its cells: stencils and holes. One tab stop; arrows move. */
import { make, say } from "../ui/dom.js";

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

/**
 * @param {string} key its accessible name
 * @param {(cells: number[]) => void} onChange after a cell was pressed: 0 or 1 each, row by row
 */
export function toggleGrid(key, onChange) {
  const root = make("div", { class: "toggle-grid", role: "group", label: key, translate: "no" });
  let cols = 0;

  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...root.children]);
  const cells = () => buttons().map((cell) => Number(cell.getAttribute("aria-pressed") === "true"));

  /** @param {number} index */
  function toggle(index) {
    onChange(cells().map((cell, i) => (i === index ? 1 - cell : cell)));
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const from = buttons().indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const col = (from % cols) + step[1];
    const to = buttons()[from + step[0] * cols + step[1]];
    if (!to || col < 0 || col >= cols) return;
    for (const cell of buttons()) cell.tabIndex = cell === to ? 0 : -1;
    to.focus();
  }

  /** @param {number} index */
  function makeCell(index) {
    const cell = make("button", { type: "button", tabindex: index === 0 ? 0 : -1, onclick: () => toggle(index) });
    return say(cell, "lights.cell", { row: Math.floor(index / cols) + 1, column: (index % cols) + 1 }, "aria-label");
  }

  /** @param {number} columns @param {ArrayLike<number>} bits */
  function show(columns, bits) {
    if (cols !== columns || root.children.length !== bits.length) {
      cols = columns;
      root.style.setProperty("--cols", String(cols));
      root.replaceChildren(...Array.from(bits, (_, index) => makeCell(index)));
    }
    buttons().forEach((cell, index) => cell.setAttribute("aria-pressed", String(bits[index] === 1)));
  }

  root.addEventListener("keydown", move);
  return { root, show };
}
