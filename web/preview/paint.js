/**
 * @file Paints what web/board/picture.js draws, where there is no browser: rectangles, circles, polygons and letters, each by the
 * distance of a point from its edge, which is negative inside.
 *
 * @typedef {[x: number, y: number]} Point
 * @typedef {(x: number, y: number) => number} Field  a number for each point
 * @typedef {{ left: number, top: number, width: number, height: number }} Box
 * @typedef {{ distance: Field, box: Box }} Shape
 * @typedef {Record<string, string>} Attributes
 * @typedef {(x: number, y: number) => Colour} Paint
 * @typedef {[red: number, green: number, blue: number, alpha: number]} Colour
 * @typedef {{ pixels: Uint8Array, width: number, height: number, scale: number, left: number, top: number }} Canvas
 *   scale: pixels of a unit of the drawing, which begins at (left, top)
 */
import { HEIGHT, strokesOf } from "./strokes.js";

const CAPITAL = 0.72; // how high a capital is, as a part of the size of its letters
const THICK = 0.11; // its strokes, likewise

/** Several times as fast as Math.hypot. @type {Field} */
const length = (x, y) => Math.sqrt(x * x + y * y);

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.max(0, Math.min(most, value));

/** @param {string} list */
const attributesIn = (list) =>
  Object.fromEntries([...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

/** @param {Attributes} attributes @param {string[]} names @returns {number[]} */
const numbersOf = (attributes, ...names) => names.map((name) => Number(attributes[name] ?? 0));

/** @param {Point[]} points @returns {Box} */
function boxAround(points) {
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** @param {Attributes} attributes @returns {Shape} */
function rectangle(attributes) {
  const [left, top, width, height, round] = numbersOf(attributes, "x", "y", "width", "height", "rx");
  const [cx, cy] = [left + width / 2, top + height / 2];
  const [across, down] = [width / 2 - round, height / 2 - round];
  /** @type {Field} */
  const distance = (x, y) => {
    const [dx, dy] = [Math.abs(x - cx) - across, Math.abs(y - cy) - down];
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };
  return { distance, box: { left, top, width, height } };
}

/** @param {Attributes} attributes @returns {Shape} */
function circle(attributes) {
  const [cx, cy, r] = numbersOf(attributes, "cx", "cy", "r");
  return {
    distance: (x, y) => length(x - cx, y - cy) - r,
    box: { left: cx - r, top: cy - r, width: 2 * r, height: 2 * r },
  };
}

/** From a point to the line between two others. @param {number} x @param {number} y @param {Point} from @param {Point} to */
function toLine(x, y, [ax, ay], [bx, by]) {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return length(x - ax - t * dx, y - ay - t * dy);
}

/** How each command of a path moves the pen. @type {Record<string, (pen: Point, numbers: number[]) => Point>} */
const MOVES = {
  M: (_, [x, y]) => [x, y],
  H: ([, y], [x]) => [x, y],
  V: ([x], [y]) => [x, y],
  l: ([x, y], [dx, dy]) => [x + dx, y + dy],
  v: ([x, y], [dy]) => [x, y + dy],
};

/** @param {string} line @returns {Point[]} */
function pointsOf(line) {
  /** @type {Point[]} */
  const points = [];
  for (const [, command, list] of line.matchAll(/([MHVlv])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    points.push(MOVES[command](points.at(-1) ?? [0, 0], numbers));
  }
  return points;
}

/** A closed path of straight lines. @param {Attributes} attributes @returns {Shape} */
function polygon({ d }) {
  const points = pointsOf(d);
  const edges = points.map((to, i) => /** @type {const} */ ([points[(i + points.length - 1) % points.length], to]));
  /** @type {Field} */
  const distance = (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    let inside = false;
    for (const [from, to] of edges) {
      nearest = Math.min(nearest, toLine(x, y, from, to));
      const crossing = from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
      if (from[1] > y !== to[1] > y && x < crossing) inside = !inside;
    }
    return inside ? -nearest : nearest;
  };
  return { distance, box: boxAround(points) };
}

/** @param {Attributes} attributes @param {string} content @returns {Shape} */
function letters(attributes, content) {
  const [x, y, size] = numbersOf(attributes, "x", "y", "font-size");
  const unit = (CAPITAL * size) / HEIGHT;
  const strokes = strokesOf(content).map((stroke) =>
    stroke.map(([across, down]) => /** @type {Point} */ ([x + across * unit, y + down * unit])),
  );
  const lines = strokes.flatMap((stroke) => stroke.slice(1).map((to, i) => [stroke[i], to]));
  return {
    distance: (x, y) => Math.min(...lines.map(([from, to]) => toLine(x, y, from, to))) - (THICK / 2) * size,
    box: boxAround(strokes.flat()),
  };
}

/** @type {Record<string, (attributes: Attributes, content: string) => Shape>} */
const SHAPES = { rect: rectangle, circle, path: polygon, text: letters };

/** @param {Colour} colour @returns {Paint} */
const plain = (colour) => () => colour;

/** @param {string} text #RRGGBB or #RGBA @returns {Colour} */
function colourOf(text) {
  const digits = text.length === 5 ? text.replace(/\w/g, "$&$&") : `${text}ff`;
  const [red, green, blue, alpha] = [1, 3, 5, 7].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return [red, green, blue, alpha / 255];
}

const STEPS = 64; // of a gradient: what the eye cannot tell apart makes half the file

/** @typedef {{ offset: number, colour: Colour }} Stop */

/** @param {Stop[]} stops @param {number} t @returns {Colour} */
function between(stops, t) {
  const next = stops.findIndex(({ offset }) => offset >= t);
  if (next <= 0) return /** @type {Stop} */ (stops.at(next)).colour;
  const [from, to] = [stops[next - 1], stops[next]];
  const share = (t - from.offset) / (to.offset - from.offset);
  return /** @type {Colour} */ (from.colour.map((value, i) => value + share * (to.colour[i] - value)));
}

/** How far along a gradient a point of the unit square is. @type {Record<string, (attributes: Attributes) => Field>} */
const ALONG = {
  linear: ({ x2, y2 }) => {
    const [dx, dy] = [Number(x2), Number(y2)];
    return (u, v) => (u * dx + v * dy) / (dx * dx + dy * dy);
  },
  radial: ({ cx = ".5", cy, r }) => {
    return (u, v) => length(u - Number(cx), v - Number(cy)) / Number(r);
  },
};

/** The gradients of a drawing by what it calls them, each as the paint of a box. @param {string} svg */
function gradientsOf(svg) {
  /** @type {Record<string, (box: Box) => Paint>} */
  const gradients = {};
  for (const [, kind, list, content] of svg.matchAll(/<(linear|radial)Gradient ([^>]*)>(.*?)<\/\1Gradient>/gs)) {
    const along = ALONG[kind](attributesIn(list));
    const stops = [...content.matchAll(/<stop ([^>]*)\/>/g)].map(([, stop]) => {
      const { offset = "0", "stop-color": colour } = attributesIn(stop);
      return { offset: Number(offset), colour: colourOf(colour) };
    });
    const colours = Array.from({ length: STEPS + 1 }, (_, i) => between(stops, i / STEPS));
    gradients[`url(#${attributesIn(list).id})`] =
      ({ left, top, width, height }) =>
      (x, y) =>
        colours[Math.round(clamp(along((x - left) / width, (y - top) / height), 1) * STEPS)];
  }
  return gradients;
}

/**
 * @param {Canvas} canvas
 * @param {Shape} shape
 * @param {Paint} paint
 * @param {number} [line] how wide, where the edge is painted and not the inside
 */
function apply({ pixels, width, height, scale, left, top }, { distance, box }, paint, line) {
  const reach = (line ?? 0) / 2 + box.height * 0.1 + 1;
  const [x0, x1] = [box.left - reach, box.left + box.width + reach].map((x) =>
    clamp(Math.round((x + left) * scale), width),
  );
  const [y0, y1] = [box.top - reach, box.top + box.height + reach].map((y) =>
    clamp(Math.round((y + top) * scale), height),
  );
  for (let row = y0; row < y1; row++)
    for (let column = x0; column < x1; column++) {
      const x = (column + 0.5) / scale - left;
      const y = (row + 0.5) / scale - top;
      const d = distance(x, y);
      const cover = 0.5 - (line === undefined ? d : Math.abs(d) - line / 2) * scale;
      if (cover <= 0) continue;
      const colour = paint(x, y);
      const share = Math.min(cover, 1) * colour[3];
      const at = 3 * (row * width + column);
      for (let i = 0; i < 3; i++) pixels[at + i] += (colour[i] - pixels[at + i]) * share;
    }
}

/**
 * @param {string} svg what pictureOf gives
 * @param {number} width
 * @param {number} height of the painting: the drawing is in its middle, its panel is the ground of all
 * @returns {Uint8Array} three bytes for a pixel, row by row
 */
export function paint(svg, width, height) {
  const drawing = attributesIn(svg.slice(0, svg.indexOf(">")));
  const [across, down] = numbersOf(drawing, "width", "height");
  const scale = Math.min(width / across, height / down);
  const [left, top] = [(width / scale - across) / 2, (height / scale - down) / 2];
  const gradients = gradientsOf(svg);
  const [panel, ...shapes] = svg.matchAll(/<(rect|circle|path|text) ([^>]*)>([^<]*)/g);
  const ground = colourOf(attributesIn(panel[2]).fill);
  const pixels = new Uint8Array(3 * width * height);
  for (let i = 0; i < pixels.length; i++) pixels[i] = ground[i % 3];
  const canvas = { pixels, width, height, scale, left, top };
  for (const [, name, list, content] of shapes) {
    const { fill, stroke = "none", "stroke-width": line = "1", ...attributes } = attributesIn(list);
    const shape = SHAPES[name](attributes, content);
    const paintOf = (/** @type {string} */ text) => gradients[text]?.(shape.box) ?? plain(colourOf(text));
    if (fill !== "none") apply(canvas, shape, paintOf(fill));
    if (stroke !== "none") apply(canvas, shape, paintOf(stroke), Number(line));
  }
  return pixels;
}
