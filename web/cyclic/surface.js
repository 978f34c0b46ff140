/** @file The cells of a surface: buttons in the places of its picture. */
import { measure } from "../board/grid.js";
import { svg } from "../ui/elements.js";
import { CyclicCellsView } from "./cells.js";
import { shapeOf } from "./shapes.js";

/** @typedef {import("./shapes.js").Shape} Shape */

const CLIPPED_GAP = 0.96; // of a clipped cell, what is seen
const SQUARE_GAP = 0.95;
const FACES = /** @type {const} */ (["up", "left", "front", "right", "back", "down"]);

const percent = (/** @type {number} */ part) => `${(100 * part).toFixed(3)}%`;

export class SurfaceView extends CyclicCellsView {
  /** Puts the cells in their places. */
  arrange() {
    const shape = this.shape;
    const { width, height, lines, cells } = shape;
    measure(this.root, height, width).classList.remove("large");
    this.root.classList.add("surface", shape.name);
    if (lines.length > 0) this.root.append(drawLines(shape));
    const reach = reachOf(shape);
    this.root.style.setProperty("--cell", String(2 * reach));
    this.tiles.forEach((tile, index) => {
      const { x, y, corners } = cells[index];
      Object.assign(tile.style, {
        left: percent((x - reach) / width),
        top: percent((y - reach) / height),
        width: percent((2 * reach) / width),
      });
      if (!isClipped(shape)) return;
      const places = corners.map((corner) =>
        [corner.x - x, corner.y - y].map((at) => 0.5 + (CLIPPED_GAP * at) / reach / 2),
      );
      tile.style.clipPath = `polygon(${places.map((place) => place.map(percent).join(" ")).join(", ")})`;
    });
    this.root.append(...this.tiles);
  }

  get shape() {
    return /** @type {Shape} */ (shapeOf(this.engine.boardNotation));
  }

  /** With two states, numbers tell the order of presses. @param {import("../board/view.js").Marks} marks */
  drawMarks(marks) {
    const { numbers, ...others } = marks;
    const isOrder = numbers && !this.hasLevels && !marks.witness;
    const order = isOrder && new Map([...numbers.keys()].map((button, index) => [button, index + 1]));
    super.drawMarks(order ? { ...others, numbers: order } : marks);
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

/** @param {Shape} shape */
function drawLines({ width, height, lines }) {
  const d = lines.map(([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`).join("");
  return svg("svg", { class: "lines", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, svg("path", { d }));
}
