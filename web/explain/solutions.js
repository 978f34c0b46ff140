/** @file The tab of all solutions, lightest first, each as a small picture; or the proof that there is none. */

import { onesOf } from "../board/names.js";
import { LIMITS } from "../engine/engine.js";
import { nameOf } from "../engine/names.js";
import { make, say } from "../ui/dom.js";
import { impossiblePart } from "./impossible.js";
import { isNamed, setPicture } from "./picture.js";

const PAGE = 12;
const NAMED_MAX = 30; // presses listed in an accessible name
const SORTED_NULLITY_MAX = 18; // with a larger nullity the engine does not sort the solutions

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/**
 * @typedef {ReturnType<typeof makeParts> & { scene: Scene, board: Engine | null, rest: Iterator<Uint8Array>, total: bigint | null }} Solutions
 *   total: the number of solutions; null for the goal "either", where one of the goals may be unreachable; rest: the solutions not yet listed
 */

/** @param {Scene} scene @returns {import("./tabs.js").Tab} */
export function solutionsTab(scene) {
  /** @type {Solutions} */
  const tab = { ...makeParts(scene), scene, board: null, rest: [][Symbol.iterator](), total: null };
  const { list, impossible, more } = tab;
  more.addEventListener("click", () => addPage(tab));

  /** @param {number} button */
  function point(button) {
    if (!impossible.root.hidden) impossible.point(button);
  }
  const root = make("div", {}, list, impossible.root);
  return { root, show: (engine) => show(tab, engine), point, hide: impossible.hide };
}

/** @param {Scene} scene */
function makeParts(scene) {
  const about = make("p", { class: "small" });
  const items = make("ol", { class: "patterns" });
  const more = make("button", { type: "button", say: "explain.more" });
  return { about, items, more, list: make("div", {}, about, items, more), impossible: impossiblePart(scene) };
}

/** @param {Solutions} tab @param {Engine} engine */
function show(tab, engine) {
  const { scene, about, items, list, impossible } = tab;
  tab.board = engine;
  scene.mark({});
  items.replaceChildren();
  if (engine.lightCount > LIMITS.steppedLights) return refuse(tab);
  const { solvable, witness, nullity } = engine.solve();
  list.hidden = !solvable;
  impossible.root.hidden = solvable;
  if (witness) return impossible.show(engine, witness);
  impossible.hide();
  const variant = engine.goal === "either" ? "-either" : nullity > SORTED_NULLITY_MAX ? "-unsorted" : "";
  say(about, `explain.solutions${variant}`, { nullity });
  tab.rest = engine.solutions();
  tab.total = engine.goal === "either" ? null : 1n << BigInt(nullity);
  addPage(tab);
}

/** @param {Solutions} tab */
function refuse({ list, impossible, more, about }) {
  list.hidden = false;
  impossible.root.hidden = more.hidden = true;
  say(about, "explain.solutions-large", { limit: LIMITS.steppedLights });
}

/** @param {Solutions} tab */
function addPage(tab) {
  for (let i = 0; i < PAGE; i++) {
    const { done, value } = tab.rest.next();
    tab.more.hidden = done === true;
    if (done || !value) return;
    tab.items.append(item(tab, value));
  }
}

/** @param {Solutions} tab @param {Uint8Array} solution */
function item({ scene, board, items, total }, solution) {
  const buttons = onesOf(solution);
  const count = buttons.length;
  const words = say(make("span"), "explain.presses", { count });
  const choose = () => {
    for (const other of items.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === one));
    scene.mark({ rings: new Set(buttons) });
  };
  const one = make("button", { type: "button", "aria-pressed": "false", onclick: choose });
  if (board) {
    const names = buttons.slice(0, NAMED_MAX).map((button) => nameOf(board, button));
    const params = { number: items.children.length + 1, of: total, count, names, more: count > NAMED_MAX };
    one.append(setPicture(board, solution), " ", words);
    say(one, "explain.solution-name", params, isNamed(board) ? "aria-description" : "aria-label"); // the names are there already
  }
  return make("li", {}, one);
}
