/** @file A menu above its button, or below it if there is no space above. */
import { make } from "./dom.js";

const GAP = 8; // px between the button and its menu

/** @param {HTMLButtonElement} tool @param {...HTMLElement} items */
export function menuOf(tool, ...items) {
  const menu = make("div", { class: "menu", popover: "auto" }, ...items);
  tool.popoverTargetElement = menu;
  menu.addEventListener("toggle", (event) => event.newState === "open" && place(menu, tool));
  // Escape closes only the menu.
  const keep = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && menu.matches(":popover-open")) event.stopPropagation();
  };
  for (const part of /** @type {HTMLElement[]} */ ([tool, menu])) part.addEventListener("keydown", keep);
  return menu;
}

/** @param {HTMLElement} menu @param {HTMLElement} tool */
function place(menu, tool) {
  const there = tool.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = menu;
  const above = there.top - GAP - offsetHeight;
  const below = Math.min(there.bottom + GAP, innerHeight - GAP - offsetHeight);
  menu.style.setProperty("left", `${Math.max(GAP, Math.min(there.right, innerWidth - GAP) - offsetWidth)}px`);
  menu.style.setProperty("top", `${above < GAP ? below : above}px`);
}
