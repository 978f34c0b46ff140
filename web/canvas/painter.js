/**
 * @file Draws the cells of a board, all cells of one appearance at once: a bitmap of their positions, enlarged, masks
 * the repeated sprite. The cost depends on the pixels, not on the number of cells. Few cells, such as those of a press,
 * are drawn one by one.
 *
 * @typedef {{ top: number, left: number, bottom: number, right: number }} Area in cells; bottom and right are exclusive
 * @typedef {object} Scene
 * @property {number} cols
 * @property {Uint8Array} lights
 * @property {Uint8Array} holes
 * @property {Map<string, Uint8Array>} marked the cells of each sprite name
 * @property {Map<number, number | string>} numbers
 * @property {(cell: number) => boolean} isDark  marks on the cell have the colour for unlit lights
 * @property {Layer[]} layers  drawn over the lamps, and below the marks
 *
 * @typedef {object} Layer  one appearance of some cells
 * @property {string} name  of the sprite
 * @property {(cell: number) => boolean} has
 * @property {import("./sprites.js").Draw} draw
 */
import { build } from "../ui/elements.js";
import { penOf } from "../ui/pen.js";
import { gapOf, MARKS } from "./sprites.js";

const NUMBERS_FROM = 14; // pixels per cell
const FEW = 64; // at most this many cells are drawn one by one

/** The value of a set pixel in a bitmap. */
export const INSIDE = 0xffffffff;

export class Painter {
  #bitmap = build("canvas");
  #layer = build("canvas");

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {import("./sprites.js").Sprites} sprites
   * @param {{ x: number, y: number, unit: number }} grid the position of cell 0 in pixels, and the pixels per cell
   * @param {Area} area the area to draw, within the board
   * @param {Scene} scene
   */
  paint(pen, sprites, grid, area, scene) {
    const { unit } = grid;
    const { lights, holes, marked, isDark, layers } = scene;
    const [x, y] = [grid.x + area.left * unit, grid.y + area.top * unit];
    pen.clearRect(x, y, (area.right - area.left) * unit, (area.bottom - area.top) * unit);
    const isPlain = (/** @type {number} */ cell) => layers.length > 0 || MARKS.some((name) => marked.get(name)?.[cell]);
    /** @param {string} name @param {boolean} isLit @param {(cell: number) => unknown} has @param {import("./sprites.js").Draw} [draw] */
    const stamp = (name, isLit, has, draw) => {
      const cells = cellsOf(area, scene.cols, has);
      if (cells.length === 0) return;
      const sprite = sprites.get(name, unit, isLit, draw);
      if (cells.length > FEW) pen.drawImage(this.#fill(sprite, this.#map(cells, area, scene.cols), unit), x, y);
      else
        for (const cell of cells)
          pen.drawImage(sprite, grid.x + (cell % scene.cols) * unit, grid.y + Math.floor(cell / scene.cols) * unit);
    };
    stamp("lit", true, (cell) => lights[cell]);
    stamp("off", false, (cell) => !lights[cell] && !holes[cell] && !isPlain(cell));
    if (marked.size > 0 || layers.length > 0)
      stamp("plain", false, (cell) => !lights[cell] && !holes[cell] && isPlain(cell));
    for (const { name, has, draw } of layers)
      for (const isLit of [true, false])
        stamp(name, isLit, (cell) => !holes[cell] && isDark(cell) !== isLit && has(cell), draw);
    for (const name of MARKS) {
      const set = marked.get(name);
      if (!set) continue;
      stamp(name, true, (cell) => set[cell] && !isDark(cell));
      stamp(name, false, (cell) => set[cell] && isDark(cell));
    }
    if (scene.numbers.size > 0 && unit >= NUMBERS_FROM) writeNumbers(pen, sprites.palette, grid, area, scene);
  }

  /** The bitmap of the cells in an area. @param {number[]} cells @param {Area} area @param {number} cols */
  #map(cells, { top, left, bottom, right }, cols) {
    const image = new ImageData(right - left, bottom - top);
    const pixels = new Uint32Array(image.data.buffer);
    for (const cell of cells) pixels[(Math.floor(cell / cols) - top) * image.width + (cell % cols) - left] = INSIDE;
    [this.#bitmap.width, this.#bitmap.height] = [image.width, image.height];
    penOf(this.#bitmap).putImageData(image, 0, 0);
    return this.#bitmap;
  }

  /**
   * The sprite, repeated and masked by the bitmap.
   * @param {HTMLCanvasElement} sprite
   * @param {HTMLCanvasElement} bitmap
   * @param {number} unit
   */
  #fill(sprite, bitmap, unit) {
    const [width, height] = [bitmap.width * unit, bitmap.height * unit];
    [this.#layer.width, this.#layer.height] = [width, height];
    const pen = penOf(this.#layer);
    pen.drawImage(bitmap, 0, 0, width, height);
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = /** @type {CanvasPattern} */ (pen.createPattern(sprite, "repeat"));
    pen.fillRect(0, 0, width, height);
    return this.#layer;
  }
}

/** @param {Area} area @param {number} cols @param {(cell: number) => unknown} has @returns {number[]} */
function cellsOf({ top, left, bottom, right }, cols, has) {
  const cells = [];
  for (let row = top; row < bottom; row++)
    for (let cell = row * cols + left, end = row * cols + right; cell < end; cell++) if (has(cell)) cells.push(cell);
  return cells;
}

/** @param {CanvasRenderingContext2D} pen @param {import("./palette.js").Palette} palette @param {{ x: number, y: number, unit: number }} grid @param {Area} area @param {Scene} scene */
function writeNumbers(pen, palette, { x, y, unit }, { top, left, bottom, right }, { numbers, isDark, cols }) {
  const half = (gapOf(unit) >> 1) + (unit - gapOf(unit)) / 2;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (const [cell, number] of numbers) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    if (row < top || row >= bottom || col < left || col >= right) continue;
    const size = Math.min(unit * 0.4, (unit * 0.9) / String(number).length);
    pen.font = `700 ${size}px system-ui, sans-serif`;
    pen.fillStyle = palette[isDark(cell) ? "ink-off" : "ink"];
    pen.fillText(String(number), x + col * unit + half, y + row * unit + half);
  }
}
