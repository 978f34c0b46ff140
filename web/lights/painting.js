/** @file A drag over a board that is drawn sets every light on its way like the first one. Boards on a canvas are dragged instead. */

/** @typedef {{ from: number, last: number, lit: number }} Stroke  last: the cell that was set last, -1 before the first */

/** @param {import("./index.js").Lights} board */
export function painting(board) {
  /** @type {Stroke | null} */
  let stroke = null;

  /** @param {PointerEvent} event @returns {number} -1: no cell is there */
  function cellAt({ clientX, clientY }) {
    const { shadowRoot } = board;
    const cell = shadowRoot?.elementFromPoint(clientX, clientY)?.closest(".cell");
    return cell ? [.../** @type {ShadowRoot} */ (shadowRoot).querySelectorAll(".cell")].indexOf(cell) : -1;
  }

  /** @param {PointerEvent} event */
  function begin(event) {
    const from = board.edit && event.isPrimary && event.button === 0 ? cellAt(event) : -1;
    stroke = from < 0 ? null : { from, last: -1, lit: 1 - board.engine.lights[from] };
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    const cell = stroke ? cellAt(event) : -1;
    if (!stroke || cell < 0 || cell === (stroke.last < 0 ? stroke.from : stroke.last)) return;
    if (stroke.last < 0) set(board, stroke.from, stroke.lit);
    stroke.last = cell;
    set(board, cell, stroke.lit);
  }

  function end() {
    if (stroke && stroke.last >= 0) swallowClick(board);
    stroke = null;
  }
  board.addEventListener("pointerdown", begin);
  addEventListener("pointermove", follow);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);
}

/** @param {import("./index.js").Lights} board @param {number} cell @param {number} lit */
function set(board, cell, lit) {
  const { lights, holes } = board.engine;
  if (!holes[cell] && lights[cell] !== lit) board.press(cell);
}

/** Drops the click that ends a drag. @param {HTMLElement} board */
function swallowClick(board) {
  const drop = (/** @type {Event} */ event) => event.stopPropagation();
  board.addEventListener("click", drop, { capture: true });
  setTimeout(() => board.removeEventListener("click", drop, { capture: true }));
}
