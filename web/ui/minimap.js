/** @file An overview of the board with a frame around the visible part; dragging on it moves the view. */
import { make } from "./dom.js";
import { penOf } from "./pen.js";
import { within } from "./viewport.js";

const SIDE = 132;
const FRAME = /** @type {const} */ ([
  ["#0a0f24", 4],
  ["#fff", 2],
]);

/**
 * The piece of the board that the overview is drawn from: averages of squares of cells.
 * @param {import("./viewport.js").Size} board
 * @returns {import("./viewport.js").Piece}
 */
export function mapPiece({ rows, cols }) {
  const scale = Math.ceil(Math.max(rows, cols) / SIDE);
  return { row: 0, col: 0, scale, width: Math.ceil(cols / scale), height: Math.ceil(rows / scale) };
}

export class Minimap {
  root = make("canvas", { class: "map", "aria-hidden": "true", hidden: true });
  /** @type {HTMLCanvasElement | null} the drawing of the whole board */
  image = null;
  #canvas;
  #panZoom;

  /** @param {HTMLCanvasElement} canvas @param {import("./pan-zoom.js").PanZoom} panZoom */
  constructor(canvas, panZoom) {
    this.#canvas = canvas;
    this.#panZoom = panZoom;
    for (const go of /** @type {const} */ (["pointerdown", "pointermove"]))
      this.root.addEventListener(go, (event) => event.buttons && this.#goTo(event));
  }

  /** @param {PointerEvent} event */
  #goTo({ clientX, clientY }) {
    const { size, view } = this.#panZoom;
    if (!size) return;
    const { left, top, width, height } = this.root.getBoundingClientRect();
    const [row, col] = [((clientY - top) / height) * size.rows, ((clientX - left) / width) * size.cols];
    this.#panZoom.go(within({ ...view, row, col }, size));
  }

  /** Draws the overview; hidden while the whole board is visible. */
  draw() {
    const { size, unit, corner, showsAll } = this.#panZoom;
    this.root.hidden = showsAll || !size || !this.image;
    if (this.root.hidden || !size || !this.image) return;
    const share = SIDE / Math.max(size.rows, size.cols);
    const [width, height] = [size.cols, size.rows].map((side) => Math.max(1, Math.round(side * share)));
    if (this.root.width !== width || this.root.height !== height) [this.root.width, this.root.height] = [width, height];
    const pen = penOf(this.root);
    pen.drawImage(this.image, 0, 0, width, height);
    const seen = [this.#canvas.width, this.#canvas.height].map((pixels) => (pixels / unit) * share);
    for (const [colour, line] of FRAME) {
      pen.strokeStyle = colour;
      pen.lineWidth = line;
      pen.strokeRect(corner.left * share, corner.top * share, seen[0], seen[1]);
    }
  }
}
