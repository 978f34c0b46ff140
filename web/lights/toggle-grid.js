/** @file A small grid of buttons that edits one state per cell: stencils, holes, targets. One tab stop; arrow keys move the focus. */
import { make, say } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";

/**
 * @param {import("../ui/i18n.js").Key} key its accessible name
 * @param {(cells: number[]) => void} onChange called after a press with the state of each cell in row-major order
 * @param {() => number} [countStates] of a cell, which a press steps through
 */
export function toggleGrid(key, onChange, countStates = () => 2) {
  const root = make("div", { class: "toggle-grid", role: "group", label: key, translate: "no" });
  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...root.children]);
  let cols = 0;
  /** @type {number[]} */
  let shown = [];
  rove(root, buttons);

  /** @param {number} index */
  const step = (index) => onChange(shown.map((state, i) => (i === index ? (state + 1) % countStates() : state)));

  /** @param {number} index */
  const makeCell = (index) => make("button", { type: "button", onclick: () => step(index) });

  /** @param {HTMLButtonElement} cell @param {number} index */
  function showCell(cell, index) {
    const place = { row: Math.floor(index / cols) + 1, column: (index % cols) + 1 };
    const isToggle = countStates() === 2;
    if (isToggle) cell.setAttribute("aria-pressed", String(shown[index] === 1));
    cell.textContent = isToggle ? "" : String(shown[index]);
    say(cell, isToggle ? "lights.cell" : "lights.cell-state", { ...place, state: shown[index] }, "aria-label");
  }

  /** @param {number} columns @param {ArrayLike<number>} states @param {ArrayLike<number>} [holes] which cannot be pressed */
  function show(columns, states, holes = []) {
    if (cols !== columns || root.children.length !== states.length) {
      cols = columns;
      root.style.setProperty("--cols", String(cols));
      root.replaceChildren(...Array.from(states, (_, index) => makeCell(index)));
      stopAt(buttons(), buttons()[0]);
    }
    shown = Array.from(states);
    for (const [index, cell] of buttons().entries()) {
      cell.disabled = Boolean(holes[index]);
      showCell(cell, index);
    }
  }

  return { root, show };
}
