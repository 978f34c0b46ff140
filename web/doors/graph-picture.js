/** @file Draws things that turn each other: an arrow or an edge for each pair, their states (of dials, those at the goal are lit), and rings around the presses of a solution or a witness. */
import { make, say, svg } from "../ui/dom.js";
import { nameOf } from "./things.js";
import { faceOf } from "./things-face.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

const RADIUS = 42; // of the circle of switches, in a picture of 104 × 104
const NODE = { largest: 7, share: 1.1 };
const HEAD = "M 0 0 l -4 -2 v 4 z";
const NAME_MAX = 2; // characters

/** The position of a switch on the circle; the first is at the top. @param {number} index @param {number} count */
function place(index, count) {
  const angle = (2 * Math.PI * index) / count;
  return { x: RADIUS * Math.sin(angle), y: -RADIUS * Math.cos(angle) };
}

export function graphPicture() {
  const picture = svg("svg", { viewBox: "-52 -52 104 104" });
  const root = make("div", { class: "graph-picture", translate: "no" }, picture);

  /**
   * Only as many buttons as things have a picture.
   * @param {Puzzle} puzzle
   * @param {"press" | "witness"} why
   * @param {ArrayLike<number>} ringed
   */
  function show(puzzle, why, ringed) {
    const { masks, now } = puzzle;
    root.hidden = masks.length !== now.length;
    if (root.hidden) return;
    picture.setAttribute("role", "img"); // set here: an empty picture would be an image without a name
    say(picture, "graph.picture", { count: masks.length }, "aria-label");
    const nodes = masks.map((_, index) => {
      const node = drawThing(puzzle, index);
      if (ringed[index]) node.append(svg("circle", { class: why, r: radius(masks.length) + 2 }));
      return node;
    });
    picture.replaceChildren(...drawLines(masks), ...nodes);
  }

  return { root, show };
}

/** @param {string[]} masks */
function drawLines(masks) {
  return masks.flatMap((mask, from) =>
    [...mask].flatMap((bit, to) => {
      const isMutual = masks[to][from] !== "0";
      return to === from || bit === "0" || (to < from && isMutual) ? [] : drawLine(from, to, masks.length, !isMutual);
    }),
  );
}

/** @param {number} from @param {number} to @param {number} count @param {boolean} isArrow */
function drawLine(from, to, count, isArrow) {
  const [a, b] = [place(from, count), place(to, count)];
  const line = svg("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y });
  if (!isArrow) return [line];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const head = svg("path", { class: "head", d: HEAD, transform: `translate(${b.x} ${b.y}) rotate(${angle}) translate(${-radius(count)} 0)` }); // biome-ignore format: one line reads better
  return [line, head];
}

/** @param {number} count */
const radius = (count) => Math.min(NODE.largest, (NODE.share * RADIUS * 2) / count);

/** @param {Puzzle} puzzle @param {number} index */
function drawThing(puzzle, index) {
  const { now } = puzzle;
  const { on } = faceOf(puzzle, "now", now[index], index, -1);
  const { x, y } = place(index, now.length);
  const node = svg("g", { class: on ? "lit" : "off", transform: `translate(${x} ${y})` });
  const name = [...nameOf(puzzle, index)].slice(0, NAME_MAX).join("");
  node.append(svg("circle", { r: radius(now.length) }), svg("text", {}, name));
  return node;
}
