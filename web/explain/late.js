/**
 * @file The explain pane as the embed has it: the code of some tabs lies beside the embed (sibling.js) and is fetched when one of them is first
 * opened. It shares these modules with the embed instead of carrying them again, as far as it uses them; the bundler reads
 * here which.
 */

import { LATE_TABS } from "../board/tabs.js";
import { createEngine, EngineError, LIMITS, takeScript } from "../engine/engine.js";
import { sibling } from "../loading/sibling.js";
import { button, choice, field, make, say, svg, tOf } from "../ui/dom.js";
import { addSentences } from "../ui/i18n.js";
import { ExplainPane } from "./pane.js";
import { addStyle } from "./style.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "ui/dom.js": { button, choice, field, make, say, svg, tOf },
  "engine/engine.js": { createEngine, EngineError, LIMITS, takeScript },
  "explain/style.js": { addStyle },
  "ui/i18n.js": { addSentences },
  "loading/sibling.js": { sibling },
};

/** @param {string} name @returns {import("./pane.js").TabMaker} */
const lateTab = (name) => (scene) => {
  const said = make("p", { role: "status" });
  const root = make("div", {}, said);
  /** @type {import("./pane.js").Tab} */
  const tab = { root, show, hide };
  let asked = false;

  /** Once it is there, it takes the place of this one. */
  async function fetchTab() {
    try {
      const { more } = await sibling("lights-and-doors-more.js", SHARED);
      const fetched = more[name](scene);
      Object.assign(tab, fetched, { root });
      root.replaceChildren(fetched.root);
      if (root.isConnected && scene.puzzle.engine) tab.show(scene.puzzle.engine);
    } catch {
      say(said, "say.missing");
    }
  }

  function show() {
    if (!asked) fetchTab();
    asked = true;
  }

  /** Opened again, it tries again. */
  function hide() {
    asked = false;
  }

  return tab;
};

const tabs = LATE_TABS.map((name) => [name, lateTab(name)]);
ExplainPane.addTabs(Object.fromEntries(tabs));
