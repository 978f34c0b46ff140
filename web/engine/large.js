/**
 * @file Boards of any size: the plus or the ring rule, every light a bit in the module's memory, solved in place.
 * @typedef {{ rule?: "plus" | "ring", wrap?: "flat" | "cylinder" | "torus" }} LargeOptions
 */
import { LARGE_RULES, LARGE_WRAPS } from "./bindings.js";
import { PBMError } from "./errors.js";
import {
  checkInteger,
  checkOneOf,
  copyBytes,
  inputBytes,
  instantiate,
  optionsOf,
  refuse,
  seedHalves,
  succeed,
} from "./instance.js";
import { LIMITS } from "./limits.js";

/** Each byte with its bits reversed: PBM begins a byte with its highest bit, the board with its lowest. */
const MIRRORED = Uint8Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }, (_, bit) => ((byte >> bit) & 1) << (7 - bit)).reduce((sum, bit) => sum | bit),
);

/** The size of the bands in which picture() draws. There is room for one from the start, because growing the memory would detach
 * the array `bytes`. */
const BAND_BYTES = 1 << 16;

const HEADER_MAX = 1 << 14;

/** The parts of a view, all of which are needed. */
const VIEW = /** @type {{ row: number, col: number, scale: number, width: number, height: number }} */ (
  /** @type {unknown} */ ({ row: undefined, col: undefined, scale: undefined, width: undefined, height: undefined })
);

/** A board of any size that memory holds, towards all off. */
export class Large {
  #wasm;
  #rows;
  #cols;
  #rule;
  #wrap;

  /** @param {import("./instance.js").Module} module @param {number} rows @param {number} cols @param {LargeOptions} options */
  constructor(module, rows, cols, options) {
    const { rule, wrap } = optionsOf(options, /** @type {Required<LargeOptions>} */ ({ rule: "plus", wrap: "flat" }));
    checkOneOf("rule", rule, LARGE_RULES);
    checkOneOf("wrap", wrap, LARGE_WRAPS);
    this.#wasm = instantiate(module);
    this.#rows = rows;
    this.#cols = cols;
    this.#rule = rule;
    this.#wrap = wrap;
    succeed(this.#wasm.large_start(rows, cols, LARGE_RULES.indexOf(rule), LARGE_WRAPS.indexOf(wrap)));
    inputBytes(this.#wasm, BAND_BYTES);
  }

  get rows() {
    return this.#rows;
  }

  get cols() {
    return this.#cols;
  }

  get rule() {
    return this.#rule;
  }

  get wrap() {
    return this.#wrap;
  }

  /** Bytes from one row to the next. */
  get stride() {
    return this.#wasm.large_stride();
  }

  /**
   * The board itself: `rows` rows of `stride` bytes, the lowest bit first, 1 = lit. Write it, solve(), read it. Bits beyond
   * the columns do not count. The array stays good as long as the board.
   */
  get bytes() {
    return new Uint8Array(this.#wasm.memory.buffer, this.#wasm.large_board(), this.rows * this.stride);
  }

  /**
   * Lights all cells, or each with probability 1/2.
   * @param {"on" | "random"} kind
   * @param {number} [seed] the same seed gives the same lights, for ever
   */
  fill(kind, seed = 0) {
    if (kind === "on") this.#wasm.large_fill_on();
    else if (kind === "random") this.#wasm.large_fill_random(...seedHalves(seed));
    else throw refuse("kind", kind, '"on" or "random"');
  }

  /**
   * The lights become the presses that put them out; if there are none, the witness of that. Twice the time of reading
   * and writing the board; on a torus, half as much again.
   * @returns {{ solvable: boolean, nullity: number, weight: number }} weight: how many cells are now 1
   */
  solve() {
    const solvable = this.#wasm.large_solve() === 1;
    return { solvable, nullity: this.#wasm.large_nullity(), weight: this.#wasm.large_weight() };
  }

  /**
   * Checks the last answer of solve() by the rule alone. Presses must make exactly the lights that were there. A witness must
   * be reached an even number of times by every press, and have an odd number of those lights. Lights are compared by 64-bit
   * fingerprints (src/solve/folding.h). False before solve().
   */
  verify() {
    return this.#wasm.large_verify() === 1;
  }

  /**
   * Draws the board: the share of ones, 0 … 255, in each of `width` × `height` squares of `scale` × `scale` cells, row by row.
   * @param {{ row: number, col: number, scale: number, width: number, height: number }} view
   */
  picture(view) {
    const { row, col, scale, width, height } = optionsOf(view, VIEW);
    checkInteger("row", row, 0, this.rows - 1);
    checkInteger("col", col, 0, this.cols - 1);
    checkInteger("scale", scale, 1, Math.max(this.rows, this.cols));
    checkInteger("width", width, 1, 1 << 14);
    checkInteger("height", height, 1, 1 << 14);
    const picture = new Uint8Array(width * height);
    const lines = Math.floor(BAND_BYTES / width);
    for (let y = 0; y < height && row + y * scale < this.rows; y += lines) {
      const length = width * Math.min(lines, height - y);
      const band = this.#wasm.large_picture(row + y * scale, col, scale, width, length / width);
      picture.set(copyBytes(this.#wasm, band, length), y * width);
    }
    return picture;
  }

  /** The board as a PBM (P4) file; 1 is black. */
  toPBM() {
    const header = Uint8Array.from(`P4\n${this.cols} ${this.rows}\n`, (sign) => sign.charCodeAt(0));
    const length = Math.ceil(this.cols / 8);
    const file = new Uint8Array(header.length + this.rows * length);
    file.set(header);
    const { bytes, rows, stride } = this;
    const spare = 0xff << (8 * length - this.cols);
    for (let row = 0, to = header.length; row < rows; row++) {
      for (let from = row * stride, end = from + length; from < end; from++) file[to++] = MIRRORED[bytes[from]];
      file[to - 1] &= spare;
    }
    return file;
  }
}

/**
 * The board of Engine.large().
 * @param {import("./instance.js").Module} module
 * @param {number | Uint8Array} given
 * @param {number | LargeOptions} [next]
 * @param {LargeOptions} [options]
 */
export function largeOf(module, given, next, options = {}) {
  const make = (/** @type {number} */ rows, /** @type {number} */ cols, /** @type {LargeOptions} */ chosen) => {
    checkInteger("rows", rows, 1, LIMITS.side);
    checkInteger("cols", cols, 1, LIMITS.side);
    return new Large(module, rows, cols, chosen);
  };
  if (!(given instanceof Uint8Array)) return make(given, /** @type {number} */ (next), options);
  return readPBM(given, (rows, cols) => make(rows, cols, /** @type {LargeOptions} */ (next === undefined ? {} : next)));
}

/**
 * Reads a PBM (P4) file: black is lit.
 * @param {Uint8Array} file
 * @param {(rows: number, cols: number) => Large} make
 */
function readPBM(file, make) {
  const { rows, cols, at } = readHeader(file);
  const length = Math.ceil(cols / 8);
  if (file.length - at < rows * length) throw new PBMError("pbm-short", file.length);
  const board = make(rows, cols);
  const { bytes, stride } = board;
  for (let row = 0, from = at; row < rows; row++)
    for (let to = row * stride, end = to + length; to < end; to++) bytes[to] = MIRRORED[file[from++]];
  return board;
}

/** The gap between two words of a header: white space and comments, which end with their line. */
const GAP = /(?:[\t\n\v\f\r ]|#[^\n\r]*[\n\r])+/y;

/**
 * The header: P4, width, height, with comments anywhere between; one white space ends it, after comments that may follow
 * the height.
 * @param {Uint8Array} file
 */
function readHeader(file) {
  const text = String.fromCharCode(...file.subarray(0, HEADER_MAX));
  let at = 0;
  /** @param {RegExp} pattern @param {import("./errors.js").PBMCode} code */
  function take(pattern, code) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new PBMError(code, at);
    at += found.length;
    return found;
  }
  const side = () => {
    take(GAP, "pbm-header");
    const from = at;
    const length = Number(take(/\d+/y, "pbm-header"));
    if (length < 1 || length > LIMITS.side) throw new PBMError("pbm-size", from);
    return length;
  };
  take(/P4/y, "pbm-header");
  const cols = side();
  const rows = side();
  take(/(?:#[^\n\r]*(?=[\n\r]))?[\t\n\v\f\r ]/y, "pbm-header");
  return { rows, cols, at };
}
