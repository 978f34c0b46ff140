/**
 * @file What is open beside the board and folded on phones: the card with all that is needed less than the board and its answer, with which
 * the other folded cards show there (solve.css), and the puzzle of doors.
 */
import { section } from "../ui/controls.js";
import { holds } from "../ui/media.js";

/** True if the panel is beside the board. */
export const isBeside = () => holds("(width >= 56.25em)");

/** @param {import("../ui/i18n.js").Key} key @param {...HTMLElement} children */
export function restFold(key, ...children) {
  const { root, note } = section(key, null, ...children);
  root.classList.add("rest");
  root.open = isBeside();
  return { root, note };
}
