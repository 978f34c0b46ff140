/**
 * @file A large grid on a canvas that pans and zooms. One button, the cursor, covers one cell and moves by keys; a list
 * of rows describes the lights to screen readers.
 *
 * @typedef {import("../board/view.js").Engine} Engine
 * @typedef {import("../board/view.js").Marks} Marks
 */
import { GridView } from "../board/grid.js";
import { makePressable } from "../board/view.js";
import { destinationAmong } from "../ui/destination.js";
import { build, writeAttribute } from "../ui/elements.js";
import { Minimap, mapPiece } from "../ui/minimap.js";
import { PanZoom } from "../ui/pan-zoom.js";
import { penOf } from "../ui/pen.js";
import { sharedSheet } from "../ui/style-sheet.js";
import css from "./canvas.css";
import { INSIDE, Painter } from "./painter.js";
import { paletteOf } from "./palette.js";
import { Rows } from "./rows.js";
import { Sprites } from "./sprites.js";

/** @typedef {import("./painter.js").Area} Area */

const LEAST = 2; // device pixels per cell
const MOST = 64; // pixels per cell
const FINGER = 16; // smaller cells are too small for a finger: touching zooms in instead
const ENLARGED = 36;
const LATER_MS = 100; // the overview is drawn after the board
const { adoptStyles } = sharedSheet(css);
const COVERING = ["ringed", "hatched", "quiet"]; // marks in the middle of a cell
// On lights less bright than this, marks have the colour for unlit lights; with lines in place of colours on no lit one.
const DIM = 0.5;
const MEDIA = ["print", "(forced-colors: active)"];

export class CanvasView extends GridView {
  #field = build("div", { class: "field" });
  #canvas = build("canvas", { class: "cells", "aria-hidden": "true" });
  /** @type {PanZoom} */
  #panZoom = new PanZoom(this.#canvas, {
    draw: () => this.#draw(),
    units: () => ({ least: LEAST, most: MOST * devicePixelRatio }),
    wheels: ({ ctrlKey }) => ctrlKey || (!this.#panZoom.showsAll && this.root.matches(":focus-within")),
  });
  #map = new Minimap(this.#canvas, this.#panZoom);
  /** Two buttons used in turn: each step focuses the other one, so that screen readers announce its name. */
  #cursors = [makePressable("cursor"), makePressable("cursor")];
  #at = 0;
  #rows;
  #painter = new Painter();
  /** @type {Sprites | null} */
  #sprites = null;
  #tools = ["zoom-out", "zoom-in", "zoom-fit"].map((name) =>
    build("button", { type: "button", class: `zoom ${name}` }),
  );
  /** @type {Map<string, Uint8Array>} */
  #marked = new Map();
  /** @type {Map<number, number | string>} */
  #numbers = new Map();
  #face = "";
  #pointed = -1;
  /** Of the overview. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Engine} engine
   * @param {import("../board/view.js").Translate} t
   */
  constructor(engine, t) {
    super(engine, t);
    if (this.wanted && this.brightnesses.length === 2) this.#marked.set("wanted", this.wanted);
    this.#panZoom.size = { rows: this.rows, cols: this.cols };
    this.#rows = new Rows(this.#panZoom.size, t, (...row) => this.rowText(...row));
    this.#cursors[1].hidden = true;
    this.#field.append(this.#canvas, this.#map.root, ...this.#cursors);
    const acts = [() => this.#panZoom.zoomOut(), () => this.#panZoom.zoomIn(), () => this.#panZoom.fit()];
    this.#tools.forEach((tool, i) => {
      tool.addEventListener("click", acts[i]);
    });
    this.root.append(this.#field, build("div", { class: "zooms" }, ...this.#tools), this.#rows.root);
    this.#canvas.addEventListener("click", (event) => this.#onClick(event));
    new ResizeObserver(() => this.#resize()).observe(this.root);
    redrawOnMediaChange(this);
    this.rove(this.holes.indexOf(0));
  }

  // ---- boards with more than two states differ in these (web/states/large.js)

  /**
   * The marks that the lamps show.
   * @param {(cell: number) => boolean} _isMarked  true if its light has a ring, hatching or a quiet pattern
   * @returns {import("./painter.js").Layer[]}
   */
  layersOf(_isMarked) {
    return [];
  }

  /** The key of what the layers draw: other sprites have to be made after it has changed. */
  get face() {
    return "";
  }

  /** The brightness of each state. @returns {number[]} */
  get brightnesses() {
    return [0, 1];
  }

  /** @param {Marks} marks @returns {Map<number, number | string>} the texts on cells */
  textsOf({ numbers }) {
    return numbers ?? new Map();
  }

  /** @type {import("./rows.js").TextOf} */
  rowText(row, _lights, columnsOf) {
    const columns = columnsOf(1);
    return this.t(columns ? "canvas.row" : "canvas.row-off", { row: row + 1, columns });
  }

  // ---- drawing

  /** @param {number[]} changed */
  paint(changed) {
    this.#adoptStyles();
    this.#rows.show(/** @type {Uint8Array} */ (this.shown), changed);
    this.#nameCursor();
    this.#drawCells(changed);
    this.#mapLater();
  }

  nameLights() {
    this.#rows?.translate(this.t);
    this.#nameCursor();
    this.#tools.forEach((tool, i) => {
      tool.setAttribute(
        "aria-label",
        this.t(`canvas.${/** @type {const} */ (["zoom-out", "zoom-in", "zoom-fit"])[i]}`),
      );
    });
  }

  /** @param {Marks} marks */
  drawMarks(marks) {
    const { numbers, rings, outline, pattern, witness, counted } = marks;
    const before = new Map(this.#marked);
    const kinds = { quiet: pattern, hatched: witness ?? counted, outlined: outline };
    for (const name of ["quiet", "hatched", "outlined", "ringed"]) this.#marked.delete(name);
    for (const [name, cells] of Object.entries(kinds)) if (cells) this.#marked.set(name, this.#setOf(cells));
    if (numbers || rings)
      this.#marked.set("ringed", this.#setOf(new Set([...(numbers?.keys() ?? []), ...(rings ?? [])])));
    this.#numbers = this.textsOf(marks);
    if (before.size + this.#marked.size > 0) this.#draw();
    this.#nameCursor();
  }

  /** @param {Uint8Array | Set<number>} cells @returns {Uint8Array} */
  #setOf(cells) {
    if (cells instanceof Uint8Array) return cells;
    const set = new Uint8Array(this.rows * this.cols);
    for (const cell of cells) set[cell] = 1;
    return set;
  }

  /** @param {number} button */
  preview(button) {
    const shown = this.#panZoom.dragging || !this.showsMasks ? -1 : button;
    if (shown === this.#pointed) return;
    const [before, previous] = [this.#marked.get("flips"), this.#pointed];
    this.#pointed = shown;
    this.#marked.delete("flips");
    this.#marked.delete("centre");
    if (shown >= 0) {
      const pressed = this.#setOf(new Set([shown]));
      this.#marked.set("flips", this.draws ? pressed : this.engine.mask(shown));
      if (!this.draws) this.#marked.set("centre", pressed);
    }
    const now = this.#marked.get("flips");
    const cells = [shown, previous].filter((cell) => cell >= 0);
    for (let cell = 0; cell < this.holes.length; cell++) if (before?.[cell] || now?.[cell]) cells.push(cell);
    this.#drawCells(cells);
  }

  /** Adds the style sheet to the tree that contains the view. */
  #adoptStyles() {
    const tree = /** @type {ShadowRoot} */ (this.root.getRootNode());
    if (tree.host) adoptStyles(tree);
  }

  /** Adapts the canvas to the available space. */
  #resize() {
    this.#adoptStyles();
    if (this.#panZoom.resize()) this.#draw();
  }

  redraw() {
    if (this.root.isConnected) this.#draw();
    this.#mapLater();
  }

  /** Draws everything visible in the current colours. */
  #draw() {
    if (!this.shown || this.#canvas.width <= 1) return;
    if (this.#face !== this.face) this.#sprites = null;
    this.#face = this.face;
    this.#sprites = spritesFor(this.#canvas, this.#sprites);
    penOf(this.#canvas).clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    this.#paintArea({ top: 0, left: 0, bottom: this.rows, right: this.cols });
    this.#map.draw();
    if (!this.#map.image) this.#mapLater();
    this.#placeCursor();
  }

  /** Draws the bounding rectangle of these cells. @param {number[]} cells */
  #drawCells(cells) {
    if (!this.#sprites || cells.length === 0) return this.#sprites ? undefined : this.#draw();
    const area = { top: this.rows, left: this.cols, bottom: 0, right: 0 };
    for (const cell of cells) {
      const { row, column } = this.place(cell);
      area.top = Math.min(area.top, row);
      area.left = Math.min(area.left, column);
      area.bottom = Math.max(area.bottom, row + 1);
      area.right = Math.max(area.right, column + 1);
    }
    this.#paintArea(area);
  }

  /** @param {Area} area clipped to the visible part */
  #paintArea({ top, left, bottom, right }) {
    const { unit, corner } = this.#panZoom;
    const { width, height } = this.#canvas;
    const area = {
      top: Math.max(top, Math.floor(corner.top)),
      left: Math.max(left, Math.floor(corner.left)),
      bottom: Math.min(bottom, Math.ceil(corner.top + height / unit)),
      right: Math.min(right, Math.ceil(corner.left + width / unit)),
    };
    if (!this.shown || !this.#sprites || area.top >= area.bottom || area.left >= area.right) return;
    const [marked, numbers] = [this.#marked, this.#numbers];
    const { cols, shown: lights, holes } = this;
    const { brightnesses } = this;
    const dim = this.#sprites.palette["cell-line"] === "transparent" ? DIM : Number.MIN_VALUE;
    const isDark = (/** @type {number} */ cell) => brightnesses[lights[cell]] < dim;
    const layers = this.layersOf((cell) => COVERING.some((name) => marked.get(name)?.[cell]));
    const scene = { cols, lights, holes, marked, numbers, isDark, layers };
    this.#painter.paint(penOf(this.#canvas), this.#sprites, this.#grid, area, scene);
  }

  /** The position of the first cell, in pixels of the canvas. */
  get #grid() {
    const { unit, corner } = this.#panZoom;
    return { x: Math.round(-corner.left * unit), y: Math.round(-corner.top * unit), unit };
  }

  /** Draws the overview after the board, once for several quick changes. */
  #mapLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isSeen = this.#sprites && !this.#panZoom.showsAll;
      this.#map.image = isSeen ? this.#imageOf(/** @type {Uint8Array} */ (this.shown)) : null;
      this.#map.draw();
    }, LATER_MS);
  }

  /** The image of the whole board for the overview. @param {Uint8Array} lights */
  #imageOf(lights) {
    const piece = mapPiece({ rows: this.rows, cols: this.cols });
    const canvas = build("canvas", { width: piece.width, height: piece.height });
    const image = new ImageData(piece.width, piece.height);
    const pixels = new Uint32Array(image.data.buffer);
    this.brightnesses.forEach((brightness, state) => {
      const colour = ((Math.round(255 * brightness) << 24) | (INSIDE & 0xffffff)) >>> 0; // the alpha is the highest byte
      for (let cell = brightness ? lights.indexOf(state) : -1; cell >= 0; cell = lights.indexOf(state, cell + 1)) {
        const { row, column } = this.place(cell);
        pixels[Math.floor(row / piece.scale) * piece.width + Math.floor(column / piece.scale)] = colour;
      }
    });
    const pen = penOf(canvas);
    const { palette } = /** @type {Sprites} */ (this.#sprites);
    pen.putImageData(image, 0, 0);
    for (const [operation, colour] of /** @type {const} */ ([
      ["source-in", palette.lit],
      ["destination-over", palette.off],
    ])) {
      pen.globalCompositeOperation = operation;
      pen.fillStyle = colour;
      pen.fillRect(0, 0, piece.width, piece.height);
    }
    return canvas;
  }

  // ---- the cursor

  #placeCursor() {
    const { row, column } = this.place(this.#at);
    const { x, y, unit } = this.#grid;
    const pixels = (/** @type {number} */ length) => `${length / devicePixelRatio}px`;
    const { style } = this.#cursors[0];
    style.setProperty("inline-size", pixels(unit));
    style.setProperty("block-size", pixels(unit));
    style.setProperty("translate", `${pixels(x + column * unit)} ${pixels(y + row * unit)}`);
  }

  #nameCursor() {
    const [cursor] = this.#cursors;
    const lit = this.shown?.[this.#at] === 1;
    writeAttribute(cursor, "aria-label", this.withMark(this.#at, this.labelOf(this.#at, lit)));
    this.tellPressed(cursor, lit);
  }

  /** @param {Element} cursor @param {boolean} lit */
  tellPressed(cursor, lit) {
    writeAttribute(cursor, "aria-pressed", String(lit));
  }

  /** @param {number} button -1: none */
  rove(button) {
    if (button < 0) return;
    this.#at = button;
    writeAttribute(this.#cursors[0], "tabindex", "0");
    this.#rows.goTo(this.place(button).row);
    this.#nameCursor();
    this.#placeCursor();
  }

  /** @param {number} cell */
  #focusOn(cell) {
    const [before, next] = this.#cursors;
    if (before.matches(":focus")) this.#cursors.reverse();
    next.hidden = false;
    this.rove(cell);
    this.#cursors[0].hidden = false;
    this.#cursors[0].focus({ preventScroll: true });
    this.#cursors[1].hidden = true;
    this.#cursors[1].tabIndex = -1;
  }

  /** Moves the view so that the cursor is visible. */
  #follow() {
    const { size, unit, corner, view } = this.#panZoom;
    if (!size || this.#panZoom.showsAll) return;
    const { row, column } = this.place(this.#at);
    const [high, wide] = [this.#canvas.height / unit, this.#canvas.width / unit];
    const out = (/** @type {number} */ at, /** @type {number} */ first, /** @type {number} */ count) =>
      Math.min(0, at - first) + Math.max(0, at + 1 - first - count);
    const [down, right] = [out(row, corner.top, high), out(column, corner.left, wide)];
    if (down || right) this.#panZoom.go({ ...view, row: view.row + down, col: view.col + right });
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.#cursors[0].focus(options);
  }

  /** @param {KeyboardEvent} event */
  moveFocus(event) {
    const from = this.buttonAt(event);
    if (from < 0) return false;
    if (this.#panZoom.key(event)) return true;
    const places = Array.from(this.holes, (isHole, cell) => {
      const { row, column } = this.place(cell);
      return isHole ? null : { x: column, y: row };
    });
    const there = destinationAmong(places, from, event);
    if (there < 0) return false;
    this.#focusOn(there);
    this.#follow();
    return true;
  }

  // ---- the pointer

  /** The cell under a pointer, or -1. @param {{ clientX: number, clientY: number }} event */
  #cellAt(event) {
    const { x, y } = this.#panZoom.fromCentre(event);
    const grid = this.#grid;
    const column = Math.floor((x + this.#canvas.width / 2 - grid.x) / grid.unit);
    const row = Math.floor((y + this.#canvas.height / 2 - grid.y) / grid.unit);
    if (row < 0 || row >= this.rows || column < 0 || column >= this.cols) return -1;
    const cell = row * this.cols + column;
    return this.holes[cell] ? -1 : cell;
  }

  /** @param {Event} event */
  buttonAt(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const { dragged, dragging } = this.#panZoom;
    if (target === this.#canvas)
      return (event.type === "click" ? dragged : dragging) ? -1 : this.#cellAt(/** @type {PointerEvent} */ (event));
    return target.classList?.contains("cursor") ? this.#at : -1;
  }

  /**
   * Runs before the press: moves the cursor to the cell; a finger on small cells zooms in instead of pressing.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    const cell = this.buttonAt(event);
    const isFinger = /** @type {PointerEvent} */ (event).pointerType === "touch";
    const unit = this.#panZoom.unit / devicePixelRatio;
    if (cell < 0) return;
    if (isFinger && unit < FINGER) {
      event.stopPropagation();
      this.#panZoom.zoom(ENLARGED / unit, this.#panZoom.fromCentre(event));
    } else this.#bring(cell);
  }

  /** Moves the cursor to a clicked cell. The same button is reused, since its name need not be announced. @param {number} cell */
  #bring(cell) {
    const [cursor] = this.#cursors;
    this.rove(cell);
    if (!cursor.matches(":focus")) cursor.focus({ preventScroll: true });
  }
}

/** Reuses the sprites while the colours are unchanged. @param {HTMLCanvasElement} canvas @param {Sprites | null} sprites */
function spritesFor(canvas, sprites) {
  const palette = paletteOf(canvas);
  return sprites && JSON.stringify(sprites.palette) === JSON.stringify(palette) ? sprites : new Sprites(palette);
}

/** Redraws for printing and forced colours, as long as the view exists. @param {CanvasView} view */
function redrawOnMediaChange(view) {
  const held = new WeakRef(view);
  for (const media of MEDIA) {
    const query = matchMedia(media);
    const redraw = () => (held.deref() ? held.deref()?.redraw() : query.removeEventListener("change", redraw));
    query.addEventListener("change", redraw);
  }
}
