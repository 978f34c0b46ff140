/** @file What makes the tabs of the pane: of the equations and their elimination here, the others here or fetched for the first of them. */
import { button, make } from "../ui/dom.js";
import { eliminationTab } from "./elimination.js";
import { equationsTab } from "./equations-tab.js";

/**
 * @typedef {object} Tab
 * @property {HTMLElement} root
 * @property {(engine: import("../engine/engine.js").Engine) => void} show the position as it stands, whenever it changes
 * @property {(button: number) => void} [point]           the reader looks at a button of the board, or pressed it; -1: no longer
 * @property {(button: number) => void} [press]           the reader pressed a button
 * @property {() => void} [hide]                          the tab goes away
 * @property {(by: number) => void} [turn]                on or back by so many steps, where it has steps
 * @property {() => number} [at]                          the step that shows
 *
 * @typedef {(scene: import("./pane.js").Scene) => Tab} TabMaker
 * @typedef {Record<string, TabMaker>} Makers
 */

/** @type {Makers} */
const FIRST_TABS = { equations: equationsTab, elimination: eliminationTab };

/** Those that not everybody opens (others.js). */
export const otherTabs = {
  /** @type {Makers | null} */
  here: null,
  /** @type {(() => Promise<Makers>) | null} */
  fetch: null,
};

/** @param {string} name @param {import("./pane.js").Scene} scene @returns {Tab} */
export function makeTab(name, scene) {
  const maker = FIRST_TABS[name] ?? otherTabs.here?.[name];
  return maker ? maker(scene) : waitingTab(name, scene);
}

/** What takes the place of a tab until that is here. @param {string} name @param {import("./pane.js").Scene} scene @returns {Tab} */
function waitingTab(name, scene) {
  const root = make("div");
  /** @type {Tab | null} */
  let tab = null;
  /** @type {import("../engine/engine.js").Engine | null} */
  let shown = null;
  const fetch = async () => {
    try {
      otherTabs.here ??= (await otherTabs.fetch?.()) ?? null;
    } catch {
      return root.replaceChildren(
        make("p", { role: "status", say: "say.no-explain" }),
        button("say.explain-again", fetch),
      );
    }
    tab = makeTab(name, scene);
    root.replaceChildren(tab.root);
    if (shown) tab.show(shown);
  };
  fetch();
  return {
    root,
    show: (engine) => {
      shown = engine;
      tab?.show(engine);
    },
    point: (button) => tab?.point?.(button),
    press: (button) => tab?.press?.(button),
    hide: () => {
      shown = null;
      tab?.hide?.();
    },
    turn: (by) => tab?.turn?.(by),
    at: () => tab?.at?.() ?? 0,
  };
}
