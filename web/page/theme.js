/** @file The themes. The boards have a dark and a light theme; for the others the style sheet changes the dark one. */
import { make, say } from "../ui/dom.js";
import { recall, remember } from "../ui/storage.js";

/** "auto" follows the system. */
export const THEMES = ["auto", "dark", "light", "dusk", "sea"];

/** The themes of the boards. */
const OF_BOARDS = ["auto", "dark", "light"];

/** Fires "change" when another theme is chosen. */
export const themeEvents = new EventTarget();

const kept = THEMES.indexOf(String(recall("theme")));
let chosen = THEMES[Math.max(kept, 0)];

export const theme = () => chosen;

/** @param {string} name */
export function setTheme(name) {
  chosen = name;
  remember("theme", name);
  themeEvents.dispatchEvent(new Event("change"));
}

/** A button that chooses the next theme. @param {HTMLElement[]} boards */
export function themeButton(boards) {
  const word = make("span");
  function apply() {
    document.documentElement.dataset.theme = chosen;
    for (const board of boards) board.setAttribute("theme", OF_BOARDS.includes(chosen) ? chosen : "dark");
    say(word, /** @type {import("../ui/i18n.js").Key} */ (`page.theme.${chosen}`));
  }
  themeEvents.addEventListener("change", apply);
  apply();
  const next = () => setTheme(THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length]);
  return make("button", { type: "button", class: "quiet theme", onclick: next }, word);
}
