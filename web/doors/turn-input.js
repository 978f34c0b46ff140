/** @file Cells that a tap or a key turns one step on. A long press, a right click, "-" or Backspace turns them one step back. */

const HOLD_MS = 500;

/** @typedef {(index: number, by: import("./things.js").By) => void} Turn */

/**
 * @param {HTMLElement} root
 * @param {() => HTMLElement[]} cells  the current cells
 * @param {Turn} turn
 */
export function onTurns(root, cells, turn) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let hold;
  let isHeld = false; // the click at the end of a long press turns nothing
  const at = (/** @type {Event} */ { target }) =>
    cells().findIndex((cell) => cell.contains(/** @type {Node} */ (target)));

  /** @param {number} index */
  function back(index) {
    isHeld = true;
    turn(index, -1);
  }

  root.addEventListener("click", (event) => {
    const isIgnored = isHeld && event.detail > 0; // the click of a key has no detail
    isHeld = false;
    if (at(event) >= 0 && !isIgnored) turn(at(event), 1);
  });
  root.addEventListener("pointerdown", (event) => {
    isHeld = false;
    const index = at(event);
    if (index >= 0 && event.pointerType !== "mouse") hold = setTimeout(() => back(index), HOLD_MS);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
    root.addEventListener(type, () => clearTimeout(hold));
  root.addEventListener("contextmenu", (event) => {
    const index = at(event);
    if (index < 0) return;
    event.preventDefault();
    clearTimeout(hold);
    if (!isHeld) back(index);
  });
  root.addEventListener("keydown", (event) => {
    const index = at(event);
    if (index < 0 || (event.key !== "-" && event.key !== "Backspace")) return;
    event.preventDefault();
    turn(index, -1);
  });
}
