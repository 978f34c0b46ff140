/** @file A grid of lights: positions and names of its cells, and a view with one element per cell. */
import { build, svg } from "../ui/elements.js";
import { BoardView, makePressable } from "./view.js";

/** @typedef {import("./view.js").ViewMaker} ViewMaker */
/** @typedef {{ row: number, column: number }} Place */

const DELAYS = 3; // as many as grid.css has
const LARGE_SIDE = 12; // longer sides are drawn on a canvas
const REGION_REACH = 1;

/** A number from 0 to 1 for a place, without a pattern that the eye finds. @param {number} place */
const chanceOf = (place) => (place * 0.618_034 + (place % 7) * 0.137) % 1;

/** Moves the centre of a region away from the edge of the board. @param {number} place @param {number} size */
const within = (place, size) => Math.max(REGION_REACH, Math.min(place, size - 1 - REGION_REACH));

/** @param {number} rows @param {number} cols */
export const isLarge = (rows, cols) => Math.max(rows, cols) > LARGE_SIDE;

/** Gives an element the size of a grid. @param {HTMLElement} root @param {number} rows @param {number} cols */
export function measure(root, rows, cols) {
  root.classList.add("grid");
  root.classList.toggle("large", isLarge(rows, cols));
  for (const [name, size] of Object.entries({ columns: cols, rows, side: Math.max(rows, cols) }))
    root.style.setProperty(`--${name}`, String(size));
  return root;
}

/** The view of large boards: loaded from the start, or fetched for the first large board. */
export const largeView = {
  /** @type {ViewMaker | null} */
  loaded: null,
  /** @type {(() => Promise<ViewMaker>) | null} */
  fetch: null,
};

/** If the view cannot be fetched, the fallback is one element per cell: slow, but complete. */
export async function fetchLargeView() {
  largeView.loaded ??= (await largeView.fetch?.().catch(() => null)) ?? CellsView;
}

export class GridView extends BoardView {
  /** The line through the presses of a win. @type {Element | null} */
  #trail = null;

  /**
   * @param {import("./view.js").Engine} engine
   * @param {import("./view.js").Translate} t
   */
  constructor(engine, t) {
    super(engine, t);
    this.rows = engine.rows;
    this.cols = engine.cols;
    this.holes = engine.holes;
    /** With a goal picture, the lights that are lit at the end. */
    this.wanted = engine.goal === "target" ? engine.targets : null;
    measure(this.root, this.rows, this.cols);
    this.root.classList.add(engine.wrap);
  }

  /** @param {number} cell */
  place(cell) {
    return { row: Math.floor(cell / this.cols), column: cell % this.cols };
  }

  name() {
    return this.t("board.name", { rows: this.rows, columns: this.cols });
  }

  /** @param {number} light @param {boolean} lit */
  labelOf(light, lit) {
    const { row, column } = this.place(light);
    const end = this.wanted?.[light] ? this.t("board.wanted") : "";
    const state = this.t(lit ? "board.on" : "board.off") + end;
    return this.t("board.cell", { row: row + 1, column: column + 1, state });
  }

  /** @param {number} button */
  shortName(button) {
    const { row, column } = this.place(button);
    return this.t("board.cell-name", { row: row + 1, column: column + 1 });
  }

  /** @param {number} light @param {number} origin */
  delay(light, origin) {
    const [here, there] = [this.place(light), this.place(origin)];
    const steps = Math.max(Math.abs(here.row - there.row), Math.abs(here.column - there.column));
    this.tiles[light].dataset.late = String(Math.min(steps, DELAYS));
  }

  /** @param {number} light */
  waveOf(light) {
    const { row, column } = this.place(light);
    return (row + column) / (this.rows + this.cols);
  }

  /** A win: each light that went out becomes a star. Those that were pressed are bright, and joined in the order of the presses. */
  celebrate() {
    const moves = /** @type {number[]} */ ([...this.engine.moves]);
    const pressed = moves.filter((button, at) => moves.indexOf(button) === at);
    this.tiles.forEach((tile, light) => {
      const size = pressed.includes(light) ? 0.62 : 0.2 + 0.2 * chanceOf(light);
      tile.style.setProperty("--star", size.toFixed(2));
      tile.style.setProperty("--spin", `${Math.round(60 * chanceOf(light + 3) - 30)}deg`);
    });
    super.celebrate();
    this.#trail?.remove();
    if (this.tiles.length > 0 && pressed.length > 1 && !this.shown?.includes(1)) this.#drawTrail(pressed);
  }

  /** @param {number[]} pressed */
  #drawTrail(pressed) {
    const places = pressed.map((button) => {
      const { offsetLeft, offsetTop, offsetWidth } = this.tiles[button] ?? this.root;
      return `${offsetLeft + offsetWidth / 2},${offsetTop + offsetWidth / 2}`;
    });
    const { offsetWidth, offsetHeight } = this.root;
    const line = svg("polyline", { points: places.join(" "), pathLength: 1 });
    this.#trail = svg("svg", { class: "trail", viewBox: `0 0 ${offsetWidth} ${offsetHeight}` }, line);
    this.root.append(this.#trail);
  }

  /** @param {Uint8Array} lights @param {number} [origin] */
  show(lights, origin) {
    this.#trail?.remove();
    this.#trail = null;
    return super.show(lights, origin);
  }

  /**
   * The 3×3 cells around a place near the button, so that the centre does not reveal it; where they are more than half of the board, its
   * row or its column.
   * @param {number} button
   */
  region(button) {
    const { row, column } = this.place(button);
    const middle = {
      row: within(row + ((column % 3) - 1), this.rows),
      column: within(column + ((row % 3) - 1), this.cols),
    };
    const cells = [...this.holes.keys()].filter((cell) => !this.holes[cell]);
    const areas = [
      (/** @type {Place} */ at) =>
        Math.max(Math.abs(at.row - middle.row), Math.abs(at.column - middle.column)) <= REGION_REACH,
      (/** @type {Place} */ at) => at.row === row,
      (/** @type {Place} */ at) => at.column === column,
    ].map((isInside) => cells.filter((cell) => isInside(this.place(cell))));
    return new Set(areas.find(({ length }) => length > 1 && 2 * length <= cells.length) ?? [button]);
  }
}

export class CellsView extends GridView {
  /**
   * @param {import("./view.js").Engine} engine
   * @param {import("./view.js").Translate} t
   */
  constructor(engine, t) {
    super(engine, t);
    this.tiles = Array.from(this.holes, (isHole) => this.#makeCell(isHole === 1));
    this.wanted?.forEach((lit, light) => {
      if (lit) this.tiles[light].append(build("span", { class: "wanted" }));
    });
    this.buttons = this.tiles.map((tile) => (tile.classList.contains("hole") ? null : tile));
    this.root.append(...Array.from({ length: this.rows }, (_, row) => this.#makeRow(row)));
    this.rove();
  }

  /** @param {number} row */
  #makeRow(row) {
    return build("div", { class: "row" }, ...this.tiles.slice(row * this.cols, (row + 1) * this.cols));
  }

  /** Cells have no style attributes, so the browser can share computed styles between them. @param {boolean} isHole */
  #makeCell(isHole) {
    const element = isHole ? build("span", { class: "cell hole" }) : makePressable("cell");
    element.setAttribute("part", "cell");
    return element;
  }
}
