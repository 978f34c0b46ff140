/** @file A row of tabs; arrow keys choose the next one. */
import { make } from "./dom.js";
import { roundRow } from "./roving.js";
import { moveFocus, stopAt } from "./tab-stop.js";

/**
 * @param {import("./i18n.js").Key} label  locale key
 * @param {readonly string[]} names
 * @param {{ key: string, panel: (name: string) => string, choose: (name: string) => void }} tab  the prefix of
 *   the locale keys, the id of a tab's panel, and the callback when the reader chooses a tab
 */
export function tabRow(label, names, { key, panel, choose }) {
  const tabs = names.map((name) => {
    const attributes = { role: "tab", id: `tab-${name}`, "data-tab": name, "aria-controls": panel(name) };
    return make("button", {
      type: "button",
      say: /** @type {import("./i18n.js").Key} */ (`${key}${name}`),
      onclick: () => choose(name),
      ...attributes,
    });
  });
  const root = make("div", { role: "tablist", label }, ...tabs);
  const seen = () => tabs.filter((tab) => !tab.hidden);
  root.addEventListener("keydown", (event) => {
    const tab = moveFocus(event, seen(), roundRow);
    if (tab) choose(names[tabs.indexOf(/** @type {HTMLButtonElement} */ (tab))]);
  });

  /** Marks a tab as chosen; none if the name is not in the row. @param {string} chosen */
  function select(chosen) {
    for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === chosen));
    stopAt(tabs, tabs[names.indexOf(chosen)] ?? tabs[0]);
  }

  /** Hides or shows a tab. @param {string} name @param {boolean} hidden */
  function leaveOut(name, hidden) {
    tabs[names.indexOf(name)].toggleAttribute("hidden", hidden);
  }
  return { root, select, leaveOut };
}
