/** @file Small pictures of boards and sets of presses, for the explain pane. */

import { miniature } from "../board/miniature.js";
import { namesOf, onesOf } from "../board/names.js";
import { isGridText } from "../engine/kind.js";
import { make, svg } from "../ui/dom.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** True for a board that is drawn as the names of its cells: doors, and surfaces, whose nets are too large for a small picture. @param {Engine} engine */
export const isNamed = ({ boardNotation }) => !isGridText(boardNotation);

/**
 * A set of presses as cells of a small grid, or as names.
 * @param {Engine} engine
 * @param {ArrayLike<number>} bits
 */
export function setPicture(engine, bits) {
  if (!isNamed(engine)) return miniature(engine.rows, engine.cols, bits);
  const names = onesOf(bits).map(namesOf(engine).light);
  return make("span", { class: "letters", translate: "no" }, names.join(" ") || "–");
}

/**
 * A small board with the pressed buttons ringed and a row framed; others as names, with open doors or lit cells marked.
 * @param {Engine} engine
 * @param {Uint8Array} lights
 * @param {{ pressed: ArrayLike<number>, row?: number }} marks
 */
export function boardPicture(engine, lights, { pressed, row = -1 }) {
  if (isNamed(engine)) return namesPicture(engine, lights, pressed);
  const { rows, cols } = engine;
  const picture = miniature(rows, cols, lights);
  for (const cell of onesOf(pressed)) {
    const [x, y] = [cell % cols, Math.floor(cell / cols)];
    picture.append(svg("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.27, class: lights[cell] ? "press dark" : "press" }));
  }
  if (row >= 0)
    picture.append(svg("rect", { x: 0.03, y: row + 0.03, width: cols - 0.06, height: 0.94, class: "frame" }));
  return picture;
}

/** @param {Engine} engine @param {Uint8Array} lights @param {ArrayLike<number>} pressed */
function namesPicture(engine, lights, pressed) {
  const { light } = namesOf(engine);
  const doors = Array.from(lights, (open, door) => {
    const classes = `${open ? "open" : "shut"}${pressed[door] ? " pressed" : ""}`;
    return make("span", { class: classes }, light(door));
  });
  return make("span", { class: "doors", translate: "no" }, ...doors);
}
