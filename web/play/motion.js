/** @file Less motion, by choice of the player: without animations and transitions. A system that asks for less has it anyway. */
import { whileOn } from "./options.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important; }");

/** True if the light of a win does not move. */
export const isStill = () =>
  document.adoptedStyleSheets.includes(sheet) || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Follows the option in the page and in its boards. @param {import("./store.js").Store} store @param {import("./game.js").Game[]} games */
export function followMotion(store, games) {
  const roots = [document, ...games.map(({ board }) => /** @type {ShadowRoot} */ (board.shadowRoot))];
  whileOn(store, ["still"], (signal) => {
    for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    signal.addEventListener("abort", () => {
      for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  });
}
