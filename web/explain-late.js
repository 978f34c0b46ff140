/**
 * @file Tabs of the embed's pane whose code lies beside the embed (sibling.js) and is fetched when one of them is first
 * opened. It shares these modules with the embed instead of carrying them again, as far as it uses them; the bundler reads
 * here which.
 */
import { button, choice, field, make, say, tOf } from "./dom.js";
import { createEngine, EngineError, LIMITS, takeScript } from "./engine.js";
import { addStyle } from "./explain-style.js";
import { addSentences } from "./i18n.js";
import { sibling } from "./sibling.js";

/** @type {Record<string, unknown>} */
const SHARED = {
  "dom.js": { button, choice, field, make, say, tOf },
  "engine.js": { createEngine, EngineError, LIMITS, takeScript },
  "explain-style.js": { addStyle },
  "i18n.js": { addSentences },
  "sibling.js": { sibling },
};

/** @param {string} name @returns {import("./explain.js").TabMaker} */
export const lateTab = (name) => (scene) => {
  const said = make("p", { role: "status" });
  const root = make("div", {}, said);
  /** @type {import("./explain.js").Tab} */
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
