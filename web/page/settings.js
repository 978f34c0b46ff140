/** @file The settings of the page, in the menu of a gear: its language and its theme; the game adds the options of the player. */
import { icon } from "../board/tools.js";
import { make } from "../ui/dom.js";
import { menuOf } from "../ui/menu.js";
import { ICONS } from "./icons.js";
import { languageChoice } from "./language.js";
import { themeChoice } from "./theme.js";

/** @param {HTMLElement[]} boards @returns {HTMLElement[]} the gear and its menu */
export function settings(boards) {
  const gear = make("button", { type: "button", class: "quiet", label: "page.settings" }, icon(ICONS.settings));
  const menu = menuOf(gear, languageChoice(), themeChoice(boards));
  return [gear, menu];
}
