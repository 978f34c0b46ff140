/**
 * @file The explanation of boards whose lights have more than two states, or that show the same, in place of the tabs: the equations modulo the number of states,
 * their elimination, the quiet patterns, the solutions; or the weights that prove there is none.
 */
import { equationsOf, namesOf } from "../board/names.js";
import { countSolutions, proofOf } from "../board/turns.js";
import { make, say } from "../ui/dom.js";
import { modularPart } from "./modular-part.js";
import { worksheetPart } from "./worksheet.js";

const LISTED_MAX = 144; // lights whose equations are listed
const PATTERNS_MAX = 24;
const SOLUTIONS_MAX = 12;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/** @param {Scene} scene */
export function countsPart(scene) {
  const idea = make("p");
  const verdict = make("p");
  const [equations, patterns, solutions] = [listPart("equations"), listPart("quiet"), listPart("solutions")];
  const elimination = modularPart(scene);
  const worksheet = worksheetPart();
  const note = make("p", { class: "small", say: "explain.any-note" });
  const parts = [idea, verdict, note, equations.root, elimination.root, patterns.root, solutions.root, worksheet.root];
  const root = make("div", { class: "counts" }, ...parts);

  /** @param {Engine} engine */
  function show(engine) {
    const { solvable, witness, nullity, modulus } = engine.solve();
    const states = Math.max(...engine.states);
    scene.mark(witness ? { witness } : {});
    say(idea, isMixed(engine) ? "explain.counts-idea-mixed" : "explain.counts-idea", { states, last: states - 1 });
    if (witness) say(verdict, "say.hint-none-states", proofOf(engine, witness));
    else
      say(verdict, nullity > 0 ? "explain.counts-some" : "explain.counts-one", {
        count: countSolutions(engine, nullity),
      });
    note.hidden = !engine.any.includes(1);
    equations.show(engine.lightCount > LISTED_MAX ? [] : itemsOf(engine, scene));
    elimination.show(engine, witness ? { witness } : {}, witness ? modulus : 1);
    patterns.show(patternsOf(engine, scene, nullity));
    solutions.show(solvable ? solutionsOf(engine, scene) : []);
    worksheet.show(engine);
  }
  /** In the next frame, when the pane is in the page. */
  const showSolutions = () => void requestAnimationFrame(() => solutions.root.scrollIntoView());
  return { root, show, showSolutions, hide: elimination.hide };
}

/** A titled list, which is hidden while it is empty. @param {"equations" | "quiet" | "solutions"} name */
function listPart(name) {
  const list = make("ol", { class: "counts-list", translate: "no" });
  const about = make("p", { class: "small", say: `explain.counts-${name}-about` });
  const root = make("section", {}, make("h2", { say: `explain.counts-${name}` }), about, list);
  /** @param {HTMLElement[]} items */
  function show(items) {
    root.hidden = items.length === 0;
    list.replaceChildren(...items);
  }
  return { root, show };
}

/** @param {Engine} engine */
const isMixed = ({ states }) => new Set(states.filter((count) => count > 1)).size > 1;

/** An item of a list: while the reader points at it, the board shows its marks. @param {Scene} scene @param {string} text @param {import("./pane.js").Marks} marks */
function item(scene, text, marks) {
  const element = make("li", { tabindex: 0 }, text);
  scene.glanceOn(element, marks);
  return element;
}

/** One equation for each light. @param {Engine} engine @param {Scene} scene */
function itemsOf(engine, scene) {
  const masks = Array.from({ length: engine.buttonCount }, (_, button) => engine.mask(button));
  return equationsOf(engine).flatMap((text, light) => {
    if (!text) return [];
    const numbers = new Map(masks.flatMap((mask, button) => (mask[light] ? [[button, `${mask[light]}×`]] : [])));
    return [item(scene, text, { numbers, outline: new Set([light]) })];
  });
}

/** Presses as text: "a + 2c". @param {Engine} engine @param {ArrayLike<number>} presses */
function pressesText(engine, presses) {
  const names = namesOf(engine);
  const terms = Array.from(presses, (times, button) => ({ times, name: names.unknown(button) }));
  return terms.flatMap(({ times, name }) => (times ? [`${name} ×${times}`] : [])).join(", ") || "0";
}

/** @param {Engine} engine @param {Scene} scene @param {number} nullity */
function patternsOf(engine, scene, nullity) {
  return Array.from({ length: Math.min(nullity, PATTERNS_MAX) }, (_, k) => {
    const pattern = engine.quietPattern(k);
    return item(scene, `${pressesText(engine, pattern)} (mod ${engine.quietOrder(k)})`, { pattern });
  });
}

/** @param {Engine} engine @param {Scene} scene */
function solutionsOf(engine, scene) {
  /** @type {HTMLElement[]} */
  const items = [];
  for (const presses of engine.solutions()) {
    if (items.length === SOLUTIONS_MAX) break;
    const numbers = new Map(Array.from(presses.entries()).filter(([, times]) => times).map(([button, times]) => [button, `${times}×`])); // biome-ignore format: one line reads better
    items.push(item(scene, `${engine.cost(presses)}: ${pressesText(engine, presses)}`, { numbers }));
  }
  return items;
}
