/** @file A row of tabs, of which one is chosen; arrow keys choose the next. */
import { make } from "./dom.js";
import { moveFocus, roundRow, stopAt } from "./tab-stop.js";

/**
 * @param {import("./i18n.js").Key} label  locale key
 * @param {readonly string[]} names
 * @param {{ key: string, panel: (name: string) => string, choose: (name: string) => void }} tab  what the key of a tab begins
 *   with, the id of its panel, and who is told that the reader chose it
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

  /** Shows which one is chosen, if any of them is. @param {string} chosen */
  function select(chosen) {
    for (const tab of tabs) tab.setAttribute("aria-selected", String(tab.dataset.tab === chosen));
    stopAt(tabs, tabs[names.indexOf(chosen)] ?? tabs[0]);
    requestAnimationFrame(showChosen); // when all is laid out anyway
  }

  /** Where the row is longer than its place, the chosen one is in its middle. */
  function showChosen() {
    const tab = tabs.find((tab) => tab.getAttribute("aria-selected") === "true");
    if (tab) root.scrollLeft = tab.offsetLeft - (root.clientWidth - tab.offsetWidth) / 2;
  }
  new ResizeObserver(showChosen).observe(root);

  /** Leaves one out of the row, or takes it in again. @param {string} name @param {boolean} hidden */
  function leaveOut(name, hidden) {
    tabs[names.indexOf(name)].toggleAttribute("hidden", hidden);
  }
  return { root, select, leaveOut };
}
