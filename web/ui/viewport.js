/**
 * @file The geometry of a board on a canvas, without DOM. Lengths on the canvas are device pixels, on the board cells.
 * `unit` is pixels per cell: an integer, or one over an integer, so that cells and averages of cells are sharp.
 *
 * @typedef {{ rows: number, cols: number }} Size
 * @typedef {{ row: number, col: number, unit: number }} View the centre in cells, and the pixels per cell
 * @typedef {{ row: number, col: number, scale: number, width: number, height: number }} Piece the arguments of large.picture()
 * @typedef {{ least: number, most: number }} Units the limits of `unit`
 */

/** The nearest sharp unit. @param {number} unit */
export const crisp = (unit) => (unit >= 1 ? Math.round(unit) : 1 / Math.round(1 / unit));

/**
 * The view of the whole board, or of its top left part if cells would become too small.
 * @param {Size} board
 * @param {number} width @param {number} height of the canvas
 * @param {Units} units
 * @returns {View}
 */
export function fit({ rows, cols }, width, height, { least, most }) {
  const room = Math.min(width / cols, height / rows);
  const unit = Math.max(least, room >= 1 ? Math.min(most, Math.floor(room)) : 1 / Math.ceil(1 / room));
  return { row: Math.min(rows, height / unit) / 2, col: Math.min(cols, width / unit) / 2, unit };
}

const FULL = 0.8; // a sharp picture of this share of the room is large enough

/**
 * The pixels of a canvas for each pixel of its room, so that the whole board fills the room: 1 where it nearly does at the largest sharp
 * unit, else as many as the next unit needs, which the browser then draws smaller.
 * @param {Size} board @param {number} width @param {number} height of the room, in device pixels
 */
export function filling({ rows, cols }, width, height) {
  const room = Math.min(width / cols, height / rows);
  const sharp = room >= 1 ? Math.floor(room) : 1 / Math.ceil(1 / room);
  const next = room >= 1 ? sharp + 1 : 1 / Math.floor(1 / room);
  return sharp / room >= FULL ? 1 : next / room;
}

/** True if the whole board is visible. @param {View} view @param {Size} board @param {number} width @param {number} height */
export const showsAll = ({ unit }, { rows, cols }, width, height) =>
  cols * crisp(unit) <= width && rows * crisp(unit) <= height;

/** Moves the centre of the view onto the board. @param {View} view @param {Size} board @returns {View} */
export function within({ row, col, unit }, { rows, cols }) {
  return { row: Math.min(Math.max(row, 0), rows), col: Math.min(Math.max(col, 0), cols), unit };
}

/**
 * Zooms about a point of the canvas, which stays fixed.
 * @param {View} view
 * @param {number} unit wanted
 * @param {{ x: number, y: number }} point relative to the centre of the canvas
 * @param {Size} board
 */
export function enlarge(view, unit, { x, y }, board) {
  const [from, to] = [crisp(view.unit), crisp(unit)];
  return within({ row: view.row + y / from - y / to, col: view.col + x / from - x / to, unit }, board);
}

/** The position of the top left corner of the canvas, in cells. @param {View} view @param {number} width @param {number} height */
export function corner({ row, col, unit }, width, height) {
  const pixels = crisp(unit);
  return { top: row - height / 2 / pixels, left: col - width / 2 / pixels };
}

/**
 * The part of the board that fills the canvas.
 * @param {View} view
 * @param {Size} board
 * @param {number} width @param {number} height
 * @returns {Piece}
 */
export function pieceOf(view, { rows, cols }, width, height) {
  const unit = crisp(view.unit);
  const scale = unit < 1 ? Math.round(1 / unit) : 1;
  const { top, left } = corner(view, width, height);
  const first = (/** @type {number} */ at, /** @type {number} */ end) =>
    Math.min(Math.max(0, Math.floor(at / scale) * scale), end - 1);
  const [row, col] = [first(top, rows), first(left, cols)];
  const count = (/** @type {number} */ pixels, /** @type {number} */ left) =>
    Math.min(Math.ceil(pixels / (unit * scale)) + 1, Math.ceil(left / scale));
  return { row, col, scale, width: count(width, cols - col), height: count(height, rows - row) };
}
