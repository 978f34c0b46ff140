import { isGridText } from "./kind.js";
import { letterOf } from "./letters.js";

/**
 * The name of a light or a button that has no other: a letter for doors, "row,column" for a grid, a number for a surface.
 * @param {import("./engine.js").Engine} engine
 * @param {number} index
 */
export function nameOf({ kind, cols, boardNotation }, index) {
  if (kind === "doors") return letterOf(index);
  return isGridText(boardNotation) ? `${Math.floor(index / cols) + 1},${(index % cols) + 1}` : String(index + 1);
}
