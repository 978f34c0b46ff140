/** @file The row of tabs, with a menu of all tabs at its end: a narrow row scrolls. */
import { TABS } from "../board/tabs.js";
import { LIMITS } from "../engine/engine.js";
import { button } from "../ui/controls.js";
import { make } from "../ui/dom.js";
import { menuOf } from "../ui/menu.js";
import { tabRow } from "../ui/tabs.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** The tabs that do not analyse the board itself are only in the menu. */
const MORE = /** @type {const} */ (["own", "take"]);
const FEW = TABS.filter((name) => !MORE.some((other) => other === name));

/** @param {(tab: string) => void} choose */
export function explainTabs(choose) {
  const row = tabRow("explain.title", FEW, { key: "explain.tab-", panel: () => "panel", choose });
  const more = make("button", { type: "button", class: "more", label: "explain.more" }, "⋯");
  const items = TABS.map((name) => {
    const use = () => {
      menu.hidePopover();
      choose(name);
    };
    const id = FEW.includes(name) ? undefined : `tab-${name}`; // one name for each panel
    return button(`explain.tab-${name}`, use, { id, "data-tab": name });
  });
  const menu = menuOf(more, ...items);
  let asked = "";
  let read = "";
  let chases = true;

  const show = () => bringIntoSight(row.root, row.root.querySelector(`[data-tab="${read}"]`));
  new ResizeObserver(show).observe(row.root); // a pane that opens with a tab is laid out later

  /** @param {string} chosen */
  function select(chosen) {
    read = chosen;
    row.select(chosen);
    show();
    for (const item of items) item.setAttribute("aria-current", String(item.dataset.tab === chosen));
    more.setAttribute("aria-current", String(MORE.some((name) => name === chosen)));
  }

  /**
   * Hides the tab "chase" for boards that cannot be chased, unless it is open; the check runs in a task of its own.
   * @param {Engine} engine
   */
  function follow(engine) {
    const leave = () => {
      const hidden = !chases && read !== "chase";
      row.leaveOut("chase", hidden);
      items[TABS.indexOf("chase")].hidden = hidden;
    };
    if (asked === engine.boardNotation) return leave();
    asked = engine.boardNotation;
    setTimeout(() => {
      chases = canBeChased(engine);
      leave();
    });
  }
  return { root: make("div", { class: "tabs" }, row.root, more, menu), select, follow };
}

/** Scrolls a row so that a tab and a part of its neighbours are in sight. @param {HTMLElement} row @param {HTMLElement | null} tab */
function bringIntoSight(row, tab) {
  if (!tab) return;
  const beside = tab.offsetWidth / 2;
  const [first, last] = [tab.offsetLeft - beside, tab.offsetLeft + tab.offsetWidth + beside - row.clientWidth];
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, last), first);
}

/** Large boards are assumed to be chaseable: the check would compute the whole chase. @param {Engine} engine */
const canBeChased = (engine) => engine.lightCount > LIMITS.steppedLights || engine.steps("chase") !== null;
