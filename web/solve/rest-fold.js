/**
 * @file The card with all that is needed less than the board and its answer. It is open beside the board and folded on phones, where the other folded
 * cards show with it (solve.css).
 */
import { section } from "../ui/controls.js";

const BESIDE = "(width >= 56.25em)"; // the panel is beside the board

/** @param {import("../ui/i18n.js").Key} key @param {...HTMLElement} children */
export function restFold(key, ...children) {
  const { root, note } = section(key, null, ...children);
  root.classList.add("rest");
  root.open = matchMedia(BESIDE).matches;
  return { root, note };
}
