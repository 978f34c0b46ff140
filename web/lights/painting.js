/**
 * @file Drawing on a board: a drag sets every light on its way like the first one, and with a brush for marks a tap or a drag makes holes, locks
 * cells or leaves their final states open, and takes that away. Boards on a canvas are dragged instead.
 */
import { fetchStates } from "../board/state-parts.js";
import { sharedSheet } from "../ui/style-sheet.js";
import { changeGrid, withMark } from "./grids.js";
import css from "./holes.css";

/**
 * @typedef {{ from: number, last: number, state: number }} Stroke  state: what the cells get; last: the cell that was set last, -1 before the first
 * @typedef {import("./index.js").Lights} Lights
 * @typedef {import("./grids.js").Mark} Mark
 */

const { adoptStyles } = sharedSheet(css);

export class Brush {
  #board;
  /** @type {Stroke | null} */
  #stroke = null;
  /** @type {((mark: Mark | null) => void)[]} */
  #listeners = [];
  /** @type {Mark | null} */
  #mark = null;

  /** @param {Lights} board */
  constructor(board) {
    this.#board = board;
    board.addEventListener("pointerdown", (event) => this.#begin(event));
    board.addEventListener("click", (event) => this.#tap(event), { capture: true });
    addEventListener("pointermove", (event) => this.#follow(event));
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, () => this.#end());
  }

  /** The mark that it gives to cells; null: it draws lights. */
  get mark() {
    return this.#mark;
  }

  set mark(mark) {
    this.#mark = mark;
    adoptStyles(/** @type {ShadowRoot} */ (this.#board.shadowRoot));
    this.#board.toggleAttribute("data-marking", mark !== null);
    if (mark && mark !== "holes") fetchStates().catch(() => undefined); // boards with such cells need them
    for (const listen of this.#listeners) listen(mark);
  }

  /** @param {(mark: Mark | null) => void} listen */
  onChange(listen) {
    this.#listeners.push(listen);
  }

  /** The state that a tap gives a cell: of its light, or with a mark 1 to have it. @param {number} cell */
  #nextOf(cell) {
    const { engine } = this.#board;
    return this.#mark ? 1 - engine[this.#mark][cell] : (engine.lights[cell] + 1) % engine.states[cell];
  }

  /** @param {number} cell @param {number} state */
  #set(cell, state) {
    if (this.#mark) setMark(this.#board, this.#mark, cell, state);
    else setLight(this.#board, cell, state);
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

  /** Marks a cell, or takes its mark away, by a tap or a key. @param {Event} event */
  #tap(event) {
    const [target] = event.composedPath();
    const isMine = this.#mark && this.#board.edit && target instanceof Element;
    const cell = isMine ? indexOf(this.#board, target) : -1;
    if (cell < 0) return;
    event.stopPropagation();
    if (this.#mark) setMark(this.#board, this.#mark, cell);
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

/**
 * Marks a cell or takes its mark away; the last remaining cell stays.
 * @param {Lights} board @param {Mark} mark @param {number} cell @param {number} [isMarked]  without it the other one than now
 */
function setMark(board, mark, cell, isMarked) {
  changeGrid(board, (engine) => {
    const cells = engine[mark].map((was, i) => (i === cell ? (isMarked ?? 1 - was) : was));
    return withMark(engine, mark, cells);
  });
}

/** Drops the click that ends a drag. @param {HTMLElement} board */
function swallowClick(board) {
  const drop = (/** @type {Event} */ event) => event.stopPropagation();
  board.addEventListener("click", drop, { capture: true });
  setTimeout(() => board.removeEventListener("click", drop, { capture: true }));
}
