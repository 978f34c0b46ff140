/** @file A small drawing of a grid that differs in a few lights from the board that shows: these are framed. */
import { svg } from "../ui/dom.js";

const CELL = "m.1 .1h.8v.8h-.8z";
const FRAME = "h1v1h-1z";
const DARKEST = 0.4; // of a lit light: the opacity of the first state

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {ArrayLike<number>} lights
 * @param {number[]} changed
 */
export function nearPicture({ rows, cols, holes, states }, lights, changed) {
  const at = (/** @type {number} */ cell) => `M${cell % cols} ${Math.floor(cell / cols)}`;
  const cells = Array.from(lights, (_, cell) => cell).filter((cell) => !holes[cell]);
  const inState = (/** @type {number} */ state) => cells.filter((cell) => lights[cell] === state);
  const pathOf = (/** @type {number[]} */ of, shape = CELL) => of.map((cell) => at(cell) + shape).join("");
  const last = Math.max(...states) - 1;
  const lit = Array.from({ length: last }, (_, i) => {
    const opacity = last > 1 ? DARKEST + ((1 - DARKEST) * i) / (last - 1) : 1;
    return svg("path", { class: "on", d: pathOf(inState(i + 1)), "fill-opacity": opacity });
  });
  return svg(
    "svg",
    { viewBox: `-0.1 -0.1 ${cols + 0.2} ${rows + 0.2}`, "aria-hidden": "true", class: "miniature" },
    svg("path", { class: "off", d: pathOf(cells) }),
    ...lit,
    svg("path", { class: "changed", d: pathOf(changed, FRAME) }),
  );
}
