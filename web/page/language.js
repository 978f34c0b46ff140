/** @file The language of the page: the one chosen earlier, else the browser's; and a menu that names each language in itself. */
import { LANGUAGES } from "../locales/languages.js";
import { make } from "../ui/dom.js";
import { language, setLanguage, supported } from "../ui/i18n.js";
import { menuOf } from "../ui/menu.js";
import { recall, remember } from "../ui/storage.js";

const kept = recall("language");
let spoken = supported(typeof kept === "string" ? kept : language());
setLanguage(spoken); // before any sentence is shown

export function languageChoice() {
  const root = make("button", { type: "button", class: "quiet language" });
  const menu = menuOf(root, ...Object.entries(LANGUAGES).map(([value, { name, tag }]) => item(value, name, tag)));
  function showChoice() {
    const { name, tag } = LANGUAGES[spoken];
    root.lang = tag;
    root.textContent = name;
    for (const each of menu.querySelectorAll("button")) each.ariaPressed = String(each.lang === tag);
  }
  /** @param {string} value @param {string} name @param {string} tag */
  function item(value, name, tag) {
    const choose = () => {
      menu.hidePopover();
      spoken = value;
      setLanguage(value);
      showChoice();
      remember("language", value);
    };
    return make("button", { type: "button", lang: tag, onclick: choose }, name);
  }
  showChoice();
  return [root, menu];
}
