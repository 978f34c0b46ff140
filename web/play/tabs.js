/** @file Tabs, each with a panel; one panel shows. */
import { tabRow } from "../ui/tabs.js";

/**
 * @param {Record<string, HTMLElement>} panels  by the names of the tabs; locale keys are `game.<name>`
 * @param {(name: string) => void} onShow      called when another tab shows
 * @param {(name: string, again: boolean) => void} onChoose  called when the reader chooses a tab; again: it shows already
 */
export function tabs(panels, onShow, onChoose) {
  const panelOf = (/** @type {string} */ name) => `panel-${name}`;
  const row = tabRow("page.play", Object.keys(panels), { key: "game.", panel: panelOf, choose: use });
  row.root.classList.add("tabs");
  let shown = "";
  for (const [name, panel] of Object.entries(panels)) {
    panel.id = panelOf(name);
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${name}`);
  }

  /** @param {string} name */
  function use(name) {
    const again = name === shown;
    choose(name);
    onChoose(name, again);
  }

  /** @param {string} name */
  function choose(name) {
    if (name === shown) return;
    shown = name;
    for (const [each, panel] of Object.entries(panels)) panel.hidden = each !== name;
    row.select(name);
    onShow(name);
  }
  return { list: row.root, choose, use };
}
