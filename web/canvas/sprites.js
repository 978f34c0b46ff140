/**
 * @file The appearances of a cell, each drawn once per size and palette: the tile, and the marks on it.
 *
 * @typedef {import("./palette.js").Palette} Palette
 * @typedef {CanvasRenderingContext2D} Pen
 * @typedef {{ pen: Pen, side: number, ink: string, line: number }} Cell a context whose origin is the corner of a cell
 * @typedef {(cell: Cell, palette: Palette, box: () => void) => void} Draw  box: makes the outline of the tile the path of the context
 */
import { build } from "../ui/elements.js";
import { penOf } from "../ui/pen.js";

const ROUND_FROM = 9; // pixels per cell: smaller cells are plain squares
const RING_FROM = 12;

/** The gap between cells. @param {number} unit */
export const gapOf = (unit) => (unit < 4 ? 0 : Math.max(1, Math.round(unit * 0.1)));

/** @param {Cell} cell @param {number} inset @param {number} [round] */
function box({ pen, side }, inset, round = 0.2) {
  const [at, size] = [inset * side, side * (1 - 2 * inset)];
  pen.beginPath();
  if (side < ROUND_FROM) pen.rect(Math.round(at), Math.round(at), Math.ceil(size), Math.ceil(size));
  else pen.roundRect(at, at, size, size, round * size);
}

/** @param {Cell} cell @param {number} radius */
function circle({ pen, side }, radius) {
  pen.beginPath();
  pen.arc(side / 2, side / 2, radius * side, 0, 2 * Math.PI);
}

/** @param {Cell} cell @param {number} reach */
function diamond({ pen, side }, reach) {
  const [middle, far] = [side / 2, reach * side];
  pen.beginPath();
  for (const [x, y] of [
    [0, -far],
    [far, 0],
    [0, far],
    [-far, 0],
  ])
    pen.lineTo(middle + x, middle + y);
  pen.closePath();
}

/** @param {Cell} cell @param {Palette} palette */
function outline(cell, palette) {
  const { pen, side, line } = cell;
  pen.strokeStyle = palette["cell-line"];
  pen.lineWidth = line;
  box(cell, line / 2 / side);
  pen.stroke();
}

/** @param {Cell} cell @param {Palette} palette */
function plain(cell, palette) {
  box(cell, 0);
  cell.pen.fillStyle = palette.off;
  cell.pen.fill();
  outline(cell, palette);
}

/** An unlit tile with its ring. @param {Cell} cell @param {Palette} palette */
function off(cell, palette) {
  plain(cell, palette);
  if (cell.side < RING_FROM) return;
  circle(cell, 0.17);
  cell.pen.strokeStyle = palette["off-ring"];
  cell.pen.lineWidth = cell.line;
  cell.pen.stroke();
}

/** @param {Cell} cell @param {Palette} palette */
function lit(cell, palette) {
  const { pen, side } = cell;
  const glow = pen.createRadialGradient(side / 2, side * 0.42, 0, side / 2, side * 0.42, side * 0.75);
  for (const [at, name] of /** @type {const} */ ([
    [0, "lit-core"],
    [0.58, "lit"],
    [1, "lit-edge"],
  ]))
    glow.addColorStop(at, palette[name]);
  box(cell, 0);
  pen.fillStyle = side < ROUND_FROM ? palette.lit : glow;
  pen.fill();
  pen.strokeStyle = palette["lit-line"];
  pen.lineWidth = cell.line;
  pen.stroke();
  outline(cell, palette);
}

/** @param {Cell} cell @param {() => void} shape @param {number[]} [dash] */
function stroke({ pen, ink, line }, shape, dash = []) {
  shape();
  pen.strokeStyle = ink;
  pen.lineWidth = line * 1.5;
  pen.setLineDash(dash);
  pen.stroke();
}

/** Diagonal lines across the cell. @param {Cell} cell */
function hatched(cell) {
  const { pen, side, line, ink } = cell;
  pen.save();
  box(cell, 0);
  pen.clip();
  pen.beginPath();
  for (let at = 0; at < 2 * side; at += Math.max(4, side / 4)) {
    pen.moveTo(at, 0);
    pen.lineTo(at - side, side);
  }
  pen.strokeStyle = ink;
  pen.lineWidth = line * 1.5;
  pen.globalAlpha = 0.6;
  pen.stroke();
  pen.restore();
  stroke(cell, () => box(cell, 0.04));
}

/** A dot in the corner: the light is lit in the goal picture. @param {Cell} cell */
function wanted({ pen, side, ink }) {
  pen.beginPath();
  pen.arc(side * 0.84, side * 0.16, side * 0.08, 0, 2 * Math.PI);
  pen.fillStyle = ink;
  pen.fill();
}

/** A filled spot, for cells too small for other marks. @param {Cell} cell @param {number} inset */
function spot(cell, inset) {
  box(cell, inset);
  cell.pen.fillStyle = cell.ink;
  cell.pen.fill();
}

/** @type {Record<string, Draw>} */
const LARGE = {
  plain,
  off,
  lit,
  hatched,
  wanted,
  ringed: (cell) => stroke(cell, () => circle(cell, 0.29)),
  quiet: (cell) => {
    stroke(cell, () => diamond(cell, 0.16));
    stroke(cell, () => box(cell, 0.04));
  },
  outlined: (cell) => stroke(cell, () => box(cell, 0.08), [cell.side / 8, cell.side / 10]),
  flips: (cell) => stroke(cell, () => box(cell, 0.1), [cell.side / 8, cell.side / 10]),
  centre: (cell) => stroke(cell, () => box(cell, 0.1)),
};

/** @type {typeof LARGE} */
const SMALL = {
  plain,
  off,
  lit,
  hatched: (cell) => {
    cell.pen.globalAlpha = 0.55;
    spot(cell, 0);
    cell.pen.globalAlpha = 1;
  },
  wanted: (cell) => spot(cell, 0.36),
  ringed: (cell) => spot(cell, 0.25),
  quiet: (cell) => spot(cell, 0.3),
  outlined: (cell) => stroke(cell, () => box(cell, 0)),
  flips: (cell) => stroke(cell, () => box(cell, 0)),
  centre: (cell) => stroke(cell, () => box(cell, 0)),
};

/** The marks in drawing order. */
export const MARKS = ["wanted", "hatched", "quiet", "outlined", "ringed", "flips", "centre"];

export class Sprites {
  /** @type {Map<string, HTMLCanvasElement>} */
  #made = new Map();

  /** @param {Palette} palette */
  constructor(palette) {
    this.palette = palette;
  }

  /**
   * The sprite of one unit: a cell and the gap after it.
   * @param {string} name
   * @param {number} unit
   * @param {boolean} isLit the cell is lit; marks have another colour then
   * @param {Draw} [draw] where it is none of this file
   */
  get(name, unit, isLit, draw) {
    const key = `${name} ${unit} ${isLit}`;
    const sprite = this.#made.get(key) ?? this.#draw(name, unit, isLit, draw);
    this.#made.set(key, sprite);
    return sprite;
  }

  /** @param {string} name @param {number} unit @param {boolean} isLit @param {Draw} [draw] */
  #draw(name, unit, isLit, draw) {
    const canvas = build("canvas", { width: unit, height: unit });
    const pen = penOf(canvas);
    const gap = gapOf(unit);
    const side = unit - gap;
    pen.translate(gap >> 1, gap >> 1);
    const ink = this.palette[isLit ? "ink" : "ink-off"];
    const look = side < RING_FROM ? SMALL : LARGE;
    const cell = { pen, side, ink, line: Math.max(1, side * 0.03) };
    (draw ?? look[name])(cell, this.palette, () => box(cell, 0));
    return canvas;
  }
}
