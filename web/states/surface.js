/** @file The cells of a surface: buttons in the places of its picture. */
import { svg } from "../ui/elements.js";
import { StatesCellsView } from "./cells.js";
import { joinedEdges } from "./edges.js";
import { shapeOf } from "./shapes.js";

/** @typedef {import("./shapes.js").Shape} Shape */

const CLIPPED_GAP = 0.96; // of a clipped cell, what is seen
const SQUARE_GAP = 0.95;
const FACES = /** @type {const} */ (["up", "left", "front", "right", "back", "down"]);

const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(3)}%`;

export class SurfaceView extends StatesCellsView {
  /** Puts the cells in two places each: in the wide picture and in the upright one. */
  arrange() {
    const { shape } = this;
    const upright = /** @type {Shape} */ (shapeOf(this.engine.boardNotation, true));
    const reach = reachOf(shape);
    this.root.classList.remove("large");
    this.root.classList.add("surface", shape.name);
    for (const [way, picture] of Object.entries({ wide: shape, upright })) {
      const { width, height, lines, cells } = picture;
      this.root.style.setProperty(`--${way}-columns`, String(width));
      this.root.style.setProperty(`--${way}-rows`, String(height));
      if (lines.length > 0 && way === "wide") this.root.append(drawLines(shape));
      cells.forEach(({ x, y }, index) => {
        const { style } = this.tiles[index];
        style.setProperty(`--${way}-x`, percent((x - reach) / width));
        style.setProperty(`--${way}-y`, percent((y - reach) / height));
        style.setProperty(`--${way}-size`, percent((2 * reach) / width));
      });
      const edges = joinedEdges(picture, (cell) =>
        [...this.engine.mask(cell).entries()].flatMap(([at, by]) => (by ? at : [])),
      );
      if (edges.length > 0) this.root.append(drawEdges(way, picture, edges));
    }
    this.root.style.setProperty("--cell", String(2 * reach));
    if (isClipped(shape)) for (const [index, cell] of shape.cells.entries()) clip(this.tiles[index], cell, reach);
    this.root.append(...this.tiles);
  }

  get shape() {
    return /** @type {Shape} */ (shapeOf(this.engine.boardNotation));
  }

  name() {
    const { name, size, cells } = this.shape;
    return this.t(`surface.${name}`, { size, cells: cells.length });
  }

  /** @param {number} light */
  labelOf(light) {
    const state = this.sayState(light);
    const { name, size } = this.shape;
    if (name !== "cube") return this.t("surface.cell", { cell: light + 1, state });
    const { face, row, column } = onCube(light, size);
    return this.t("surface.cube-cell", { face: this.t(`surface.face-${face}`), row, column, state });
  }

  /** @param {number} button */
  shortName(button) {
    const { name, size } = this.shape;
    if (name !== "cube") return String(button + 1);
    const { face, row, column } = onCube(button, size);
    return this.t("surface.cube-name", { face: this.t(`surface.face-${face}`), row, column });
  }

  /** The cells around a neighbour of the button, unless they are most of the board. @param {number} button */
  region(button) {
    const flipped = [...this.engine.mask(button).keys()].filter((light) => this.engine.mask(button)[light]);
    const middle = flipped[button % flipped.length];
    const around = [...this.engine.mask(middle).keys()].filter((light) => this.engine.mask(middle)[light]);
    return new Set(2 * around.length <= this.tiles.length ? around : [button, middle]);
  }

  /** @param {number} light @param {number} origin */
  delay(light, origin) {
    this.tiles[light].dataset.late = light === origin ? "0" : "1";
  }

  /** @param {number} light */
  waveOf(light) {
    const { cells, width, height } = this.shape;
    return (cells[light].x + cells[light].y) / (width + height);
  }
}

/** @param {number} cell @param {number} size */
function onCube(cell, size) {
  const inFace = cell % (size * size);
  return {
    face: FACES[Math.floor(cell / (size * size))],
    row: Math.floor(inFace / size) + 1,
    column: (inFace % size) + 1,
  };
}

/** Squares and discs are boxes of their own, other cells are cut out of theirs. @param {Shape} shape */
const isClipped = ({ name }) => name !== "cube" && name !== "graph";

/** Half the box of a cell. @param {Shape} shape */
const reachOf = (shape) => (isClipped(shape) ? shape.radius : shape.inner * (shape.name === "cube" ? SQUARE_GAP : 1));

/** Cuts a cell out of its box. @param {HTMLElement} tile @param {import("./shapes.js").Cell} cell @param {number} reach */
function clip(tile, { x, y, corners }, reach) {
  const places = corners.map((corner) =>
    [corner.x - x, corner.y - y].map((at) => percent(0.5 + (CLIPPED_GAP * at) / reach / 2)),
  );
  tile.style.clipPath = `polygon(${places.map((place) => place.join(" ")).join(", ")})`;
}

const AWAY = 0.19; // from an edge to its number

/**
 * The edges that the solid joins and the picture does not: both sides of an edge have the same number.
 * @param {string} way
 * @param {Shape} shape
 * @param {ReturnType<typeof joinedEdges>} edges
 */
function drawEdges(way, { width, height }, edges) {
  const numbers = edges.flatMap((sides, i) =>
    sides.map(({ middle, out }) => {
      const text = svg("text", { x: middle.x + AWAY * out.x, y: middle.y + AWAY * out.y });
      text.textContent = String(i + 1);
      return text;
    }),
  );
  return svg("svg", { class: `edges ${way}`, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...numbers);
}

/** @param {Shape} shape */
function drawLines({ width, height, lines }) {
  const d = lines.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");
  return svg("svg", { class: "lines", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, svg("path", { d }));
}
