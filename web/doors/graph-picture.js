/** @file Draws switches on a graph: edges, lit lights, and rings around the switches of a solution or a witness. */
import { make, say, svg } from "../ui/dom.js";

const RADIUS = 42; // of the circle of switches, in a picture of 104 × 104
const NODE = { largest: 7, share: 1.1 };

/** The position of a switch on the circle; the first is at the top. @param {number} index @param {number} count */
function place(index, count) {
  const angle = (2 * Math.PI * index) / count;
  return { x: RADIUS * Math.sin(angle), y: -RADIUS * Math.cos(angle) };
}

export function graphPicture() {
  const picture = svg("svg", { viewBox: "-52 -52 104 104" });

  /**
   * @param {string[]} masks
   * @param {ArrayLike<number>} lights
   * @param {"press" | "witness"} why
   * @param {ArrayLike<number>} ringed
   */
  function show(masks, lights, why, ringed) {
    picture.setAttribute("role", "img"); // set here: an empty picture would be an image without a name
    say(picture, "graph.picture", { count: masks.length }, "aria-label");
    const nodes = masks.map((_, index) => {
      const node = drawSwitch(index, masks.length, lights[index] === 1);
      if (ringed[index]) node.append(svg("circle", { class: why, r: radius(masks.length) + 2 }));
      return node;
    });
    picture.replaceChildren(...drawLines(masks), ...nodes);
  }

  return { root: make("div", { class: "graph-picture", translate: "no" }, picture), show };
}

/** @param {string[]} masks */
function drawLines(masks) {
  return masks.flatMap((mask, from) =>
    [...mask].flatMap((bit, to) => {
      const drawn = to === from || bit === "0" || (to < from && masks[to][from] === "1");
      if (drawn) return [];
      const [a, b] = [place(from, masks.length), place(to, masks.length)];
      return [svg("line", { x1: a.x, y1: a.y, x2: b.x, y2: b.y })];
    }),
  );
}

/** @param {number} count */
const radius = (count) => Math.min(NODE.largest, (NODE.share * RADIUS * 2) / count);

/** @param {number} index @param {number} count @param {boolean} lit */
function drawSwitch(index, count, lit) {
  const { x, y } = place(index, count);
  const node = svg("g", { class: lit ? "lit" : "off", transform: `translate(${x} ${y})` });
  node.append(svg("circle", { r: radius(count) }), svg("text", {}, String(index + 1)));
  return node;
}
