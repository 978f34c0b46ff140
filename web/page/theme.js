/** @file How the page looks, by name. The boards bring a night and a day of their own; the style sheet gives them the rest. */
import { make, say } from "../ui/dom.js";
import { recall, remember } from "../ui/storage.js";

/** The first follows the system. */
export const THEMES = ["auto", "dark", "light", "dusk", "sea"];

/** What the boards know. */
const OF_BOARDS = ["auto", "dark", "light"];

/** Tells when another one is chosen: listen for "change". */
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

/** Goes round. @param {HTMLElement[]} boards */
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
