/** @file Small pictures of boards and sets of presses, for the explain pane. */

import { letterOf } from "../board/letters.js";
import { miniature } from "../board/miniature.js";
import { make, svg } from "../ui/dom.js";
import { onesOf } from "./names.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * A set of presses as cells of a small grid, or as letters.
 * @param {Engine} engine
 * @param {ArrayLike<number>} bits
 */
export function setPicture({ kind, rows, cols }, bits) {
  if (kind !== "doors") return miniature(rows, cols, bits);
  return make("span", { class: "letters", translate: "no" }, onesOf(bits).map(letterOf).join(" ") || "–");
}

/**
 * A small board with the pressed buttons ringed and a row framed; a hall as letters, with open doors marked.
 * @param {Engine} engine
 * @param {Uint8Array} lights
 * @param {{ pressed: ArrayLike<number>, row?: number }} marks
 */
export function boardPicture(engine, lights, { pressed, row = -1 }) {
  if (engine.kind === "doors") return doorsPicture(lights, pressed);
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

/** @param {Uint8Array} lights @param {ArrayLike<number>} pressed */
function doorsPicture(lights, pressed) {
  const doors = Array.from(lights, (open, door) => {
    const classes = `${open ? "open" : "shut"}${pressed[door] ? " pressed" : ""}`;
    return make("span", { class: classes }, letterOf(door));
  });
  return make("span", { class: "doors", translate: "no" }, ...doors);
}
