/** @file Reads boards from pictures, by the module of src/exports/grid_image_wasm.c. */
import { GRID_IMAGE_CELLS_MAX, GRID_IMAGE_CODES, GRID_IMAGE_STATES_MAX } from "./bindings.js";
import { EngineError } from "./errors.js";

/**
 * @typedef {object} Given  anything left out is found
 * @property {number[]} [corners]  x and y of the top left, top right, bottom right and bottom left corner; a board in perspective has four
 * @property {number} [rows]
 * @property {number} [cols]
 * @property {number} [colours]  the number of classes of cells
 *
 * @typedef {object} Reading
 * @property {number[]} corners  as in Given
 * @property {number} rows
 * @property {number} cols
 * @property {Uint8Array} classes  of each cell, row by row; 0 is the darkest
 * @property {number[][]} colours  red, green and blue of each class
 */

/** The places of the members of struct grid_image, in bytes. */
const PLACED = 64;
const COLOURS = 80;
const CLASSES = COLOURS + 4 * GRID_IMAGE_STATES_MAX;
const BYTES = CLASSES + GRID_IMAGE_CELLS_MAX ** 2;

export class GridImage {
  /** @type {{ memory: WebAssembly.Memory, grid(): number, pixels(width: number, height: number): number, read(width: number, height: number): number }} */
  #wasm;
  #width;
  #height;

  /**
   * @param {WebAssembly.Module} module
   * @param {{ data: ArrayLike<number>, width: number, height: number }} picture  as of getImageData(), with sides from 16 to 1600 pixels
   */
  constructor(module, { data, width, height }) {
    this.#wasm = /** @type {any} */ (new WebAssembly.Instance(module).exports);
    this.#width = width;
    this.#height = height;
    const address = this.#wasm.pixels(width, height);
    if (address === 0) throw new EngineError("memory");
    new Uint8Array(this.#wasm.memory.buffer).set(data, address);
  }

  /** @param {Given} [given] @returns {Reading | null} null: no grid is found */
  read({ corners, rows = 0, cols = 0, colours = 0 } = {}) {
    const wasm = this.#wasm;
    const address = wasm.grid();
    new Float64Array(wasm.memory.buffer, address, 8).set(corners ?? []);
    new Int32Array(wasm.memory.buffer, address + PLACED, 4).set([corners ? 1 : 0, rows, cols, colours]);
    const code = GRID_IMAGE_CODES[wasm.read(this.#width, this.#height)];
    if (code === "no-memory") throw new EngineError("memory");
    return code === "ok" ? readingAt(new Uint8Array(wasm.memory.buffer, address, BYTES)) : null;
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes of a struct grid_image @returns {Reading} */
function readingAt(bytes) {
  const { buffer, byteOffset } = bytes;
  const [rows, cols, states] = new Int32Array(buffer, byteOffset + PLACED + 4, 3);
  const colour = (/** @type {number} */ k) => [...bytes.subarray(COLOURS + 4 * k, COLOURS + 4 * k + 3)];
  return {
    corners: [...new Float64Array(buffer, byteOffset, 8)],
    rows,
    cols,
    classes: bytes.slice(CLASSES, CLASSES + rows * cols),
    colours: Array.from({ length: states }, (_, k) => colour(k)),
  };
}
