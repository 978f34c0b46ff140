/**
 * @file Pans and zooms a board on its canvas by pointers, wheel and keys. While the whole board is visible, a finger
 * scrolls the page.
 *
 * @typedef {import("./viewport.js").View} View
 * @typedef {import("./viewport.js").Size} Size
 * @typedef {object} Options
 * @property {() => void} draw  draws the board at `view`
 * @property {() => import("./viewport.js").Units} units
 * @property {boolean} [fills]  the whole board fills the canvas, where its cells are not of whole pixels, too
 * @property {(event: WheelEvent) => boolean} wheels  true if the wheel zooms; otherwise it scrolls the page
 */
import { corner, crisp, enlarge, filling, fit, showsAll, within } from "./viewport.js";

const ZOOM_STEP = 2;
const DRAG_FROM = 6; // pixels that a pointer may move before it drags

export class PanZoom {
  /** @type {View} */
  view = { row: 0, col: 0, unit: 1 };
  /** @type {Size | null} */
  size = null;
  /** True if the last pointer moved the board. */
  dragged = false;
  /** Pixels of the canvas for each device pixel; 1 but for a whole board that fills the canvas. */
  density = 1;
  #canvas;
  #options;
  #frame = 0;
  /** @type {Map<number, PointerEvent>} */
  #pointers = new Map();

  /** @param {HTMLCanvasElement} canvas @param {Options} options */
  constructor(canvas, options) {
    this.#canvas = canvas;
    this.#options = options;
    [canvas.width, canvas.height] = [1, 1]; // until resize()
    canvas.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
    canvas.addEventListener("touchmove", (event) => this.#onTouch(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.#onDown(event));
    canvas.addEventListener("pointermove", (event) => this.#onMove(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
      canvas.addEventListener(end, (event) => this.#pointers.delete(event.pointerId));
  }

  /** True while a pointer moves the board. */
  get dragging() {
    return this.dragged && this.#pointers.size > 0;
  }

  /** Device pixels per cell. */
  get unit() {
    return crisp(this.view.unit);
  }

  /** The position of the top left corner of the canvas, in cells. */
  get corner() {
    return corner(this.view, this.#canvas.width, this.#canvas.height);
  }

  get showsAll() {
    return !this.size || showsAll(this.view, this.size, this.#canvas.width, this.#canvas.height);
  }

  /** The size of the canvas on the screen, in device pixels. */
  get #room() {
    const { clientWidth, clientHeight } = this.#canvas;
    return [clientWidth, clientHeight].map((side) => Math.max(1, Math.round(side * devicePixelRatio)));
  }

  /** Sets the size of the canvas to its size on the screen. @returns {boolean} true if it changed */
  resize() {
    const stays = !this.showsAll && this.#canvas.width > 1;
    const changed = this.#setDensity(stays ? 1 : this.#filling);
    if (changed && this.size && !stays) this.view = this.#fitted(this.size);
    return changed;
  }

  get #filling() {
    const [width, height] = this.#room;
    return this.#options.fills && this.size ? filling(this.size, width, height) : 1;
  }

  /** @param {number} density @returns {boolean} true if the size of the canvas changed */
  #setDensity(density) {
    const canvas = this.#canvas;
    const [width, height] = this.#room.map((side) => Math.ceil(side * density - 1e-6));
    this.density = density;
    if (canvas.width === width && canvas.height === height) return false;
    [canvas.width, canvas.height] = [width, height];
    return true;
  }

  /** @param {View} view */
  go(view) {
    this.view = view;
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#options.draw();
    });
  }

  /** @param {Size} size */
  #fitted(size) {
    const { width, height } = this.#canvas;
    return fit(size, width, height, this.#options.units());
  }

  fit() {
    if (!this.size) return;
    this.#setDensity(this.#filling);
    this.go(this.#fitted(this.size));
  }

  zoomIn() {
    this.zoom(ZOOM_STEP);
  }

  zoomOut() {
    this.zoom(1 / ZOOM_STEP);
  }

  /** @param {number} factor @param {{ x: number, y: number }} [point] the fixed point, from the centre of the canvas */
  zoom(factor, point = { x: 0, y: 0 }) {
    if (!this.size) return;
    this.#sharpen();
    const [least, { most }] = [this.#fitted(this.size).unit, this.#options.units()];
    const unit = Math.min(Math.max(this.view.unit * factor, least), Math.max(most, least));
    if (crisp(unit) <= crisp(least)) this.fit();
    else this.go(enlarge(this.view, unit, point, this.size));
  }

  /** Cells are of whole device pixels again. */
  #sharpen() {
    this.view.unit /= this.density;
    this.#setDensity(1);
  }

  /** @param {number} x @param {number} y the pixels by which the board moves */
  pan(x, y) {
    if (!this.size || this.showsAll) return;
    const { row, col, unit } = this.view;
    this.go(within({ row: row - y / this.unit, col: col - x / this.unit, unit }, this.size));
  }

  /** Handles the keys that zoom. @param {KeyboardEvent} event @returns {boolean} true if the key is one of them */
  key({ key, ctrlKey, metaKey, altKey }) {
    /** @type {Record<string, () => void>} */
    const keys = { "+": this.zoomIn, "=": this.zoomIn, "-": this.zoomOut, 0: this.fit };
    if (ctrlKey || metaKey || altKey || !Object.hasOwn(keys, key)) return false;
    keys[key].call(this);
    return true;
  }

  /** Pixels of the canvas per pixel of the window: a page may show the canvas larger or smaller, by `zoom` or `transform`. */
  get #scale() {
    return this.#canvas.width / this.#canvas.getBoundingClientRect().width;
  }

  /** The position of an event in pixels from the centre of the canvas. @param {{ clientX: number, clientY: number }} event */
  fromCentre({ clientX, clientY }) {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const scale = this.#scale;
    return { x: (clientX - left - width / 2) * scale, y: (clientY - top - height / 2) * scale };
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    if (!this.#options.wheels(event)) return;
    event.preventDefault();
    this.zoom(2 ** (-Math.sign(event.deltaY) / 2), this.fromCentre(event));
  }

  /** @param {TouchEvent} event */
  #onTouch(event) {
    if (event.cancelable && (event.touches.length > 1 || !this.showsAll)) event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    this.#canvas.setPointerCapture(event.pointerId);
    if (this.#pointers.size === 0) this.dragged = false;
    this.#pointers.set(event.pointerId, event);
  }

  /** One pointer drags; two pointers pinch to zoom. @param {PointerEvent} event */
  #onMove(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const others = [...this.#pointers.values()].filter((other) => other.pointerId !== event.pointerId);
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.dragged && others.length === 0 && Math.hypot(x, y) < DRAG_FROM) return;
    this.dragged = true;
    const share = this.#scale / (1 + others.length);
    this.pan(x * share, y * share);
    if (others.length === 1) this.#pinch(event, before, others[0]);
    this.#pointers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event @param {PointerEvent} before @param {PointerEvent} other the other finger */
  #pinch(event, before, other) {
    const far = (/** @type {PointerEvent} */ { clientX, clientY }) =>
      Math.max(1, Math.hypot(clientX - other.clientX, clientY - other.clientY));
    const between = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.zoom(far(event) / far(before), this.fromCentre(between));
  }
}
