/**
 * @file The edges that a cube or a dodecahedron joins and its picture does not.
 * @typedef {import("./shapes.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{ middle: Point, out: Point }} Side  of a face or a cell: its middle, and the step of one unit away from it
 */

/** The faces of a cube in space: their middles, and the steps along a row and down a column, as in src/board/surface.c. */
const FACES = [
  { middle: [0, -1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { middle: [-1, 0, 0], right: [0, 0, 1], down: [0, 1, 0] },
  { middle: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  { middle: [1, 0, 0], right: [0, 0, -1], down: [0, 1, 0] },
  { middle: [0, 0, -1], right: [-1, 0, 0], down: [0, 1, 0] },
  { middle: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
];
const TOUCH = 0.2; // sides nearer than this are joined in the picture, too

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** @param {Point[]} points */
const meanOf = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The sides of a face of a cube, each with the middle of its edge in space. @param {Shape} shape @param {number} face @returns {{ edge: string, side: Side }[]} */
function sidesOfFace({ size, cells }, face) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => cells[size * (face * size + row) + column];
  const line = Array.from({ length: size }, (_, i) => i);
  const { middle, right, down } = FACES[face];
  const ways = [
    { step: down, by: -1, outer: line.map((i) => at(0, i)), next: at(1, 0) },
    { step: down, by: 1, outer: line.map((i) => at(size - 1, i)), next: at(size - 2, 0) },
    { step: right, by: -1, outer: line.map((i) => at(i, 0)), next: at(0, 1) },
    { step: right, by: 1, outer: line.map((i) => at(i, size - 1)), next: at(0, size - 2) },
  ];
  return ways.map(({ step, by, outer, next }) => {
    const out = { x: outer[0].x - next.x, y: outer[0].y - next.y };
    const { x, y } = meanOf(outer);
    const edge = middle.map((place, axis) => place + by * step[axis]).join();
    return { edge, side: { middle: { x: x + out.x / 2, y: y + out.y / 2 }, out } };
  });
}

/** @param {Shape} shape @returns {[Side, Side][]} */
function edgesOfCube(shape) {
  const sides = FACES.flatMap((_, face) => sidesOfFace(shape, face));
  return sides.flatMap(({ edge, side }, i) => {
    const other = sides.findIndex((another, j) => j > i && another.edge === edge);
    return other < 0 || apart(side.middle, sides[other].side.middle) < TOUCH ? [] : [[side, sides[other].side]];
  });
}

/** The petals of the two flowers, in order around their middles. */
const PETALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** @param {number} petal */
const flowerOf = (petal) => (petal > 5 ? 1 : 0);

/** The side of a petal away from the middle of its flower and towards another petal of it. @param {Shape} shape @param {number} petal @param {number} towards @returns {Side} */
function outerSide({ cells, inner }, petal, towards) {
  const { x, y, corners } = cells[petal];
  const heart = cells[flowerOf(petal) ? 11 : 0];
  const middles = corners.map((corner, i) => meanOf([corner, corners[(i + 1) % corners.length]]));
  const outer = middles.sort((a, b) => apart(b, heart) - apart(a, heart)).slice(0, 2);
  const [middle] = outer.sort((a, b) => apart(a, cells[towards]) - apart(b, cells[towards]));
  return { middle, out: { x: (middle.x - x) / inner / 2, y: (middle.y - y) / inner / 2 } };
}

/** @param {Shape} shape @param {(cell: number) => number[]} neighboursOf @returns {[Side, Side][]} */
function edgesOfDodecahedron(shape, neighboursOf) {
  const across = (/** @type {number} */ petal) =>
    neighboursOf(petal).filter((cell) => PETALS.includes(cell) && flowerOf(cell) !== flowerOf(petal));
  const other = (/** @type {number} */ petal, /** @type {number} */ than) =>
    /** @type {number} */ (across(petal).find((cell) => cell !== than));
  return PETALS.slice(0, 5).flatMap((a) =>
    across(a).map(
      (b) => /** @type {[Side, Side]} */ ([outerSide(shape, a, other(b, a)), outerSide(shape, b, other(a, b))]),
    ),
  );
}

/**
 * The pairs of sides that are one edge of the solid.
 * @param {Shape} shape
 * @param {(cell: number) => number[]} neighboursOf  of a cell
 * @returns {[Side, Side][]}
 */
export function joinedEdges(shape, neighboursOf) {
  if (shape.name === "cube") return edgesOfCube(shape);
  return shape.name === "dodecahedron" ? edgesOfDodecahedron(shape, neighboursOf) : [];
}
