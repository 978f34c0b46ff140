/** @file The language of the page: the one chosen earlier, else the browser's; and a choice that names each language in itself. */
import { langOf, NAMES } from "../locales/languages.js";
import { make } from "../ui/dom.js";
import { language, setLanguage, supported } from "../ui/i18n.js";
import { recall, remember } from "../ui/storage.js";

const kept = recall("language");
let spoken = supported(typeof kept === "string" ? kept : language());
setLanguage(spoken); // before any sentence is shown

/** One button for each language. */
export function languageChoice() {
  const buttons = Object.entries(NAMES).map(([value, name]) => {
    const choose = () => {
      spoken = value;
      setLanguage(value);
      showChoice();
      remember("language", value);
    };
    return make("button", { type: "button", lang: langOf(value), onclick: choose }, name);
  });
  function showChoice() {
    for (const each of buttons) each.ariaPressed = String(each.lang === langOf(spoken));
  }
  showChoice();
  return make("div", { class: "row", role: "group", label: "page.language" }, ...buttons);
}
