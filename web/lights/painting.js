/**
 * @file Drawing on a board: a drag sets every light on its way like the first one, and with the brush for holes a tap or a drag makes holes
 * and takes them away. Boards on a canvas are dragged instead.
 */
import { sharedSheet } from "../ui/style-sheet.js";
import { changeGrid } from "./grids.js";
import css from "./holes.css";

/**
 * @typedef {{ from: number, last: number, state: number }} Stroke  state: what the cells get; last: the cell that was set last, -1 before the first
 * @typedef {import("./index.js").Lights} Lights
 */

const { adoptStyles } = sharedSheet(css);

export class Brush {
  #board;
  /** @type {Stroke | null} */
  #stroke = null;
  /** @type {((makesHoles: boolean) => void)[]} */
  #listeners = [];
  #makesHoles = false;

  /** @param {Lights} board */
  constructor(board) {
    this.#board = board;
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("click", (event) => this.#tap(event), { capture: true });
    addEventListener("pointermove", (event) => this.#follow(event));
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => this.#end());
  }

  /** True if it makes holes rather than lights. */
  get makesHoles() {
    return this.#makesHoles;
  }

  set makesHoles(on) {
    this.#makesHoles = on;
    adoptStyles(/** @type {ShadowRoot} */ (this.#board.shadowRoot));
    this.#board.toggleAttribute("data-holes", on);
    for (const listen of this.#listeners) listen(on);
  }

  /** @param {(makesHoles: boolean) => void} listen */
  onChange(listen) {
    this.#listeners.push(listen);
  }

  /** The state that a tap gives a cell: of its light, or with the brush for holes 1 for a hole. @param {number} cell */
  #nextOf(cell) {
    const { lights, states, holes } = this.#board.engine;
    return this.#makesHoles ? 1 - holes[cell] : (lights[cell] + 1) % states[cell];
  }

  /** @param {number} cell @param {number} state */
  #set(cell, state) {
    (this.#makesHoles ? setHole : setLight)(this.#board, cell, state);
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    const from = this.#board.edit && event.isPrimary && event.button === 0 ? cellAt(this.#board, event) : -1;
    this.#stroke = from < 0 ? null : { from, last: -1, state: this.#nextOf(from) };
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    const stroke = this.#stroke;
    const cell = stroke ? cellAt(this.#board, event) : -1;
    if (!stroke || cell < 0 || cell === (stroke.last < 0 ? stroke.from : stroke.last)) return;
    if (stroke.last < 0) this.#set(stroke.from, stroke.state);
    stroke.last = cell;
    this.#set(cell, stroke.state);
  }

  #end() {
    if (this.#stroke && this.#stroke.last >= 0) swallowClick(this.#board);
    this.#stroke = null;
  }

  /** Makes or fills a hole by a tap or a key. @param {Event} event */
  #tap(event) {
    const [target] = event.composedPath();
    const isMine = this.#makesHoles && this.#board.edit && target instanceof Element;
    const cell = isMine ? indexOf(this.#board, target) : -1;
    if (cell < 0) return;
    event.stopPropagation();
    this.#set(cell, this.#nextOf(cell));
  }
}

/** The cell of an element; -1 if it has none. @param {Lights} board @param {Element | null | undefined} element */
function indexOf({ shadowRoot }, element) {
  const cell = element?.closest(".cell");
  return cell ? Array.from(shadowRoot?.querySelectorAll(".cell") ?? []).indexOf(cell) : -1;
}

/** @param {Lights} board @param {PointerEvent} event @returns {number} -1: no cell is there */
const cellAt = (board, { clientX, clientY }) => indexOf(board, board.shadowRoot?.elementFromPoint(clientX, clientY));

/** @param {Lights} board @param {number} cell @param {number} state */
function setLight(board, cell, state) {
  const { states } = board.engine;
  const isHole = states[cell] === 1;
  for (let taps = 0; !isHole && taps < states[cell] && board.engine.lights[cell] !== state; taps++) board.press(cell);
}

/** Makes or fills a hole; the last remaining cell stays. @param {Lights} board @param {number} cell @param {number} isHole */
function setHole(board, cell, isHole) {
  const holes = board.engine.holes.map((was, i) => (i === cell ? isHole : was));
  if (!holes.every(Boolean)) changeGrid(board, { holes });
}

/** Drops the click that ends a drag. @param {HTMLElement} board */
function swallowClick(board) {
  const drop = (/** @type {Event} */ event) => event.stopPropagation();
  board.addEventListener("click", drop, { capture: true });
  setTimeout(() => board.removeEventListener("click", drop, { capture: true }));
}
