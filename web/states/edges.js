/**
 * @file The edges that a cube or a dodecahedron joins and its picture does not.
 * @typedef {import("./shapes.js").Point} Point
 * @typedef {import("./shapes.js").Shape} Shape
 * @typedef {{ middle: Point, out: Point }} Side  of a face or a cell: its middle, and the step of one unit away from it
 */

const FACES = 6; // of a cube
const TOUCH = 0.2; // sides nearer than this are joined in the picture, too

/** @param {Point} a @param {Point} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** @param {Point[]} points */
const meanOf = (points) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** @typedef {(cell: number) => number[]} Neighbours  of a cell, in the solid */

/** The sides of a face of a cube, each with the two faces that it joins. @param {Shape} shape @param {Neighbours} neighboursOf @param {number} face @returns {{ edge: string, side: Side }[]} */
function sidesOfFace({ size, cells }, neighboursOf, face) {
  const at = (/** @type {number} */ row, /** @type {number} */ column) => size * (face * size + row) + column;
  const line = Array.from({ length: size }, (_, i) => i);
  const ways = [
    { outer: line.map((i) => at(0, i)), next: at(1, 0) },
    { outer: line.map((i) => at(size - 1, i)), next: at(size - 2, 0) },
    { outer: line.map((i) => at(i, 0)), next: at(0, 1) },
    { outer: line.map((i) => at(i, size - 1)), next: at(0, size - 2) },
  ];
  const facesAt = (/** @type {number} */ cell) =>
    neighboursOf(cell).map((neighbour) => Math.floor(neighbour / size ** 2));
  return ways.map(({ outer, next }) => {
    const out = { x: cells[outer[0]].x - cells[next].x, y: cells[outer[0]].y - cells[next].y };
    const { x, y } = meanOf(outer.map((cell) => cells[cell]));
    const beside = facesAt(outer[0]).find(
      (other) => other !== face && outer.every((cell) => facesAt(cell).includes(other)),
    );
    const edge = [face, beside].sort().join();
    return { edge, side: { middle: { x: x + out.x / 2, y: y + out.y / 2 }, out } };
  });
}

/** @param {Shape} shape @param {Neighbours} neighboursOf @returns {[Side, Side][]} */
function edgesOfCube(shape, neighboursOf) {
  const sides = Array.from({ length: FACES }, (_, face) => sidesOfFace(shape, neighboursOf, face)).flat();
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

/** @param {Shape} shape @param {Neighbours} neighboursOf @returns {[Side, Side][]} */
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
 * @param {Neighbours} neighboursOf
 * @returns {[Side, Side][]}
 */
export function joinedEdges(shape, neighboursOf) {
  if (shape.name === "cube") return edgesOfCube(shape, neighboursOf);
  return shape.name === "dodecahedron" ? edgesOfDodecahedron(shape, neighboursOf) : [];
}
