/** @file The themes. The boards have a dark and a light theme; for the others the style sheet changes the dark one. */
import { make } from "../ui/dom.js";
import { recall, remember } from "../ui/storage.js";

/** "auto" follows the system; the boards stay dark then. */
const THEMES = ["auto", "dark", "light", "dusk", "sea"];

const kept = recall("theme");

/** The choice of a theme, each with a sample of its colours. @param {HTMLElement[]} boards */
export function themeChoice(boards) {
  let chosen = THEMES[Math.max(THEMES.indexOf(kept), 0)];
  function apply() {
    document.documentElement.dataset.theme = chosen;
    for (const board of boards) board.setAttribute("theme", chosen === "light" ? "light" : "dark");
  }
  apply();
  const choices = THEMES.map((value) => {
    const choose = () => {
      chosen = value;
      remember("theme", value);
      apply();
    };
    const input = make("input", { type: "radio", name: "theme", value, onchange: choose });
    input.checked = value === chosen;
    const sample = make("span", { class: "sample", "data-theme": value, "aria-hidden": "true" }, make("i"), make("i"));
    const word = make("span", { say: /** @type {import("../ui/i18n.js").Key} */ (`page.theme.${value}`) });
    return make("label", {}, input, sample, word);
  });
  return make("fieldset", { class: "themes", label: "page.theme" }, ...choices);
}
