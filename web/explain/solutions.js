/** @file Every solution, the fewest presses first, each drawn small; or the proof that there is none. */

import { LIMITS } from "../engine/engine.js";
import { button, make, say } from "../ui/dom.js";
import { impossiblePart } from "./impossible.js";
import { onesOf } from "./names.js";
import { setPicture } from "./picture.js";

const PAGE = 12;
const SORTED_NULLITY_MAX = 18; // beyond, the engine gives them in no order

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/** @param {Scene} scene */
export function solutionsTab(scene) {
  const about = make("p", { class: "small" });
  const items = make("ol", { class: "patterns" });
  const more = button("explain.more", addPage);
  const list = make("div", {}, about, items, more);
  const impossible = impossiblePart(scene);
  const root = make("div", {}, list, impossible.root);
  /** @type {Engine | null} */
  let board = null;
  /** @type {Iterator<Uint8Array>} */
  let rest = [][Symbol.iterator]();

  /** @param {Engine} engine */
  function show(engine) {
    board = engine;
    scene.mark({});
    items.replaceChildren();
    if (engine.lightCount > LIMITS.steppedLights) return refuse();
    const { solvable, witness, nullity } = engine.solve();
    list.hidden = !solvable;
    impossible.root.hidden = solvable;
    if (witness) return impossible.show(engine, witness);
    impossible.hide();
    const goals = engine.goal === "either" ? "-either" : nullity > SORTED_NULLITY_MAX ? "-unsorted" : "";
    say(about, `explain.solutions${goals}`, { nullity });
    rest = engine.solutions();
    addPage();
  }

  function refuse() {
    list.hidden = false;
    impossible.root.hidden = more.hidden = true;
    say(about, "explain.solutions-large", { limit: LIMITS.steppedLights });
  }

  function addPage() {
    for (let i = 0; i < PAGE; i++) {
      const { done, value } = rest.next();
      more.hidden = done === true;
      if (done || !value) return;
      items.append(item(value));
    }
  }

  /** @param {Uint8Array} solution */
  function item(solution) {
    const buttons = onesOf(solution);
    const words = say(make("span"), "explain.presses", { count: buttons.length });
    const choose = () => {
      for (const other of items.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === one));
      scene.mark({ rings: new Set(buttons) });
    };
    const one = make("button", { type: "button", "aria-pressed": "false", onclick: choose });
    if (board) one.append(setPicture(board, solution), words);
    return make("li", {}, one);
  }

  /** @param {number} button */
  function point(button) {
    if (!impossible.root.hidden) impossible.point(button);
  }

  return { root, show, point, hide: impossible.hide };
}
