/**
 * @file The pictures of surfaces (src/board/surface.h): a polygon for each cell in the order of their numbers, about one unit wide.
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ x: number, y: number, corners: Point[] }} Cell  its centre, and its corners around it; none for a disc
 * @typedef {object} Shape
 * @property {"cube" | "dodecahedron" | "hex" | "triangle" | "graph"} name
 * @property {number} size    the number in the notation; 0 without one
 * @property {number} width
 * @property {number} height
 * @property {number} radius  from the centre of a cell to its farthest corner
 * @property {number} inner   from the centre of a cell to its nearest side
 * @property {Cell[]} cells
 * @property {[Point, Point][]} lines  of a drawn graph
 */

import { SHAPE } from "../reading/shape.js";

/** Between the faces of a cube, and around the picture of a graph. */
const FACE_GAP = 0.12;
/** The middle of the second flower of a dodecahedron. */
const [BESIDE, BELOW] = [
  { x: 3.05, y: 0 },
  { x: 0, y: 2.75 },
];

/** The radius of a point: in proportion to the nearest two points, and at least in proportion to the picture. */
const DISC = { most: 0.4, least: 0.045 };

/** The columns and rows of the faces in the net, in the order of their numbers: up, left, front, right, back, down. */
const NET = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
];

/** The back face in the upright net: below the face down, upside down. */
const BACK = { face: 4, at: [1, 3] };

/** The corners of a regular polygon around a centre; the first is at an angle from the top, clockwise. @param {Point} centre @param {number} sides @param {number} radius @param {number} turn in degrees */
const polygon = ({ x, y }, sides, radius, turn) =>
  Array.from({ length: sides }, (_, i) => {
    const angle = (Math.PI * (turn + (360 * i) / sides)) / 180;
    return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
  });

/** @param {number} size @param {boolean} isUpright */
function cube(size, isUpright) {
  const cells = NET.flatMap((place, face) => {
    const isTurned = isUpright && face === BACK.face;
    const [column, row] = isTurned ? BACK.at : place;
    const inFace = (/** @type {number} */ at) => (isTurned ? size - 1 - at : at) + 0.5;
    return Array.from({ length: size * size }, (_, i) => ({
      x: column * (size + FACE_GAP) + inFace(i % size),
      y: row * (size + FACE_GAP) + inFace(Math.floor(i / size)),
    }));
  });
  return regular(cells, 4, Math.SQRT1_2, () => 45);
}

/** Two flowers: five faces around the first, and five around the last, mirrored; beside it or below it. @param {number} _size @param {boolean} isUpright */
function dodecahedron(_size, isUpright) {
  const radius = 0.52;
  const apart = 2 * radius * Math.cos(Math.PI / 5);
  const flower = (/** @type {Point} */ middle, /** @type {number} */ first, /** @type {number} */ step) => {
    const angles = Array.from({ length: 5 }, (_, i) => first + step * i);
    return { middle, petals: angles.map((turn) => polygon(middle, 1, apart, turn)[0]) };
  };
  const [left, right] = [flower({ x: 0, y: 0 }, 0, 72), flower(isUpright ? BELOW : BESIDE, -36, -72)];
  const cells = [left.middle, ...left.petals, ...right.petals, right.middle];
  const points = (/** @type {number} */ index) => (index === 0 || (index > 5 && index < 11) ? 36 : 0);
  return regular(cells, 5, radius, points);
}

/** @param {number} size */
function hex(size) {
  const radius = Math.sqrt(1 / 3);
  const cells = Array.from({ length: 2 * size - 1 }, (_, row) => {
    const away = Math.abs(row - size + 1);
    const place = (/** @type {number} */ column) => ({ x: away / 2 + column, y: 1.5 * radius * row });
    return Array.from({ length: 2 * size - 1 - away }, (_, column) => place(column));
  });
  return regular(cells.flat(), 6, radius, () => 0);
}

/** Cells that point up and down in turn. @param {number} size */
function triangle(size) {
  const side = 1.5;
  const radius = side * Math.sqrt(1 / 3);
  const down = (/** @type {number} */ index) => (index - Math.floor(Math.sqrt(index)) ** 2) % 2;
  const cells = Array.from({ length: size * size }, (_, index) => {
    const row = Math.floor(Math.sqrt(index));
    const across = index - row * row - row;
    return { x: (side * across) / 2, y: 1.5 * radius * row - (down(index) * radius) / 2 };
  });
  return regular(cells, 3, radius, (index) => 60 * down(index));
}

/** @param {string} points @param {string} lines */
function graph(points, lines) {
  const digits = (/** @type {string} */ text) => Array.from(text.match(/../g) ?? [], (pair) => Array.from(pair, value));
  const places = digits(points).map(([x, y]) => ({ x, y }));
  const distances = places.flatMap((a, i) => places.slice(0, i).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
  const [nearest, farthest] = [Math.min(1e9, ...distances), Math.max(1, ...distances)];
  const radius = Math.max(DISC.most * Math.min(nearest, farthest / 3), DISC.least * farthest);
  const unit = 2 * radius; // a disc is one unit wide
  const cells = places.map(({ x, y }) => ({ x: x / unit, y: y / unit, corners: [] }));
  return { ...framed(cells, 0.5, 0.5), lines: digits(lines).map((ends) => ends.map((end) => cells[end])) };
}

const value = (/** @type {string} */ digit) => Number.parseInt(digit, 36);

/** Cells that are regular polygons. @param {Point[]} centres @param {number} sides @param {number} radius @param {(index: number) => number} turn */
function regular(centres, sides, radius, turn) {
  const cells = centres.map((centre, i) => ({ ...centre, corners: polygon(centre, sides, radius, turn(i)) }));
  return framed(cells, radius, radius * Math.cos(Math.PI / sides));
}

/** Moves the cells into a frame. @param {Cell[]} cells @param {number} radius @param {number} inner */
function framed(cells, radius, inner) {
  const extent = cells.flatMap((cell) =>
    cell.corners.length > 0
      ? cell.corners
      : [
          { x: cell.x - radius, y: cell.y - radius },
          { x: cell.x + radius, y: cell.y + radius },
        ],
  );
  const [across, down] = [extent.map(({ x }) => x), extent.map(({ y }) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  for (const point of new Set(cells.flatMap((cell) => [cell, ...cell.corners]))) {
    point.x -= left;
    point.y -= top;
  }
  const [width, height] = [Math.max(...across) - left, Math.max(...down) - top];
  return { width, height, radius, inner, cells };
}

/** The shape of a board; null for a grid or dials. @param {string} notation @param {boolean} [isUpright] for places that are higher than wide @returns {Shape | null} */
export function shapeOf(notation, isUpright = false) {
  const [, name, size = 0] = SHAPE.exec(notation) ?? [];
  if (!name) return null;
  const [, points, lines] = notation.split(/[-.=]/);
  const makers = { cube, dodecahedron, hex, triangle, graph: () => graph(points, lines) };
  const shape = /** @type {Record<string, (size: number, isUpright: boolean) => any>} */ (makers)[name](
    Number(size),
    isUpright,
  );
  return { name, size: Number(size), lines: [], ...shape };
}
