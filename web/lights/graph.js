/**
 * @file Drawn graphs as data: points with a column and a row from 0 to 35, and lines between two points by their numbers
 * (src/board/surface.h). Each change returns a new graph.
 * @typedef {[column: number, row: number]} Place
 * @typedef {{ points: Place[], lines: [from: number, to: number][] }} Graph
 */
import { digitsOf } from "../board/notation.js";
import { SURFACE_POINTS_MAX } from "../engine/bindings.js";

export const POINTS_MAX = SURFACE_POINTS_MAX;
/** The distance of the columns and rows on which points are set. */
export const PITCH = 3;
/** The largest column and row. */
export const PLACE_MAX = 33;

/** @param {string} text @returns {[number, number][]} */
const pairsIn = (text) =>
  Array.from(text.match(/../g) ?? [], ([a, b]) => [Number.parseInt(a, 36), Number.parseInt(b, 36)]);

/** @param {string} shape the shape in a notation @returns {Graph} */
export function readGraph(shape) {
  const [, points, lines = ""] = shape.split("-");
  return { points: pairsIn(points), lines: pairsIn(lines) };
}

/** @param {Graph} graph */
export const graphText = ({ points, lines }) => `graph-${digitsOf(points.flat())}-${digitsOf(lines.flat())}`;

/** The nearest column or row on which a point may be set. @param {number} place */
export const snapped = (place) => Math.min(PLACE_MAX, Math.max(0, PITCH * Math.round(place / PITCH)));

/** @param {Graph} graph @param {Place} place */
export const isFree = ({ points }, [x, y]) => points.every(([column, row]) => column !== x || row !== y);

/** The first place without a point, row by row. @param {Graph} graph @returns {Place} */
export function freePlace(graph) {
  const side = Array.from({ length: PLACE_MAX / PITCH + 1 }, (_, i) => PITCH * i);
  const places = side.flatMap((row) => side.map((column) => /** @type {Place} */ ([column, row])));
  return /** @type {Place} */ (places.find((place) => isFree(graph, place)));
}

/** @param {Graph} graph @param {Place} place @returns {Graph} */
export const withPoint = ({ points, lines }, place) => ({ points: [...points, place], lines });

/** @param {Graph} graph @param {number} moved @param {Place} place @returns {Graph} */
export const withMoved = ({ points, lines }, moved, place) => ({
  points: points.map((point, index) => (index === moved ? place : point)),
  lines,
});

/** Removes a point with its lines; the points behind it get lower numbers. @param {Graph} graph @param {number} removed @returns {Graph} */
export function withoutPoint({ points, lines }, removed) {
  const renumbered = (/** @type {number} */ end) => end - Number(end > removed);
  return {
    points: points.filter((_, index) => index !== removed),
    lines: lines.filter((ends) => !ends.includes(removed)).map(([from, to]) => [renumbered(from), renumbered(to)]),
  };
}

/** Draws the line between two points, or takes it away. @param {Graph} graph @param {number} a @param {number} b @returns {Graph} */
export function withLineToggled({ points, lines }, a, b) {
  const others = lines.filter((ends) => !(ends.includes(a) && ends.includes(b)));
  return { points, lines: others.length < lines.length ? others : [...lines, [Math.min(a, b), Math.max(a, b)]] };
}
