/**
 * @file Proves that a position is unsolvable: every button flips an even number of the witness's lights, but an odd
 * number of them is wrong.
 */

import { namesOf, onesOf } from "../board/names.js";
import { lightsText } from "../board/notation.js";
import { wrongIn } from "../board/view.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { setPicture } from "./picture.js";
import { player } from "./player.js";

const LISTED_MAX = 24; // nearest solvable positions

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/**
 * @typedef {ReturnType<typeof makeParts> & { scene: Scene, steps: ReturnType<typeof player>, subject: Subject | null }} Impossible
 * @typedef {{ engine: Engine, witness: Uint8Array, wrong: number[] }} Subject
 */

/** @param {Scene} scene */
export function impossiblePart(scene) {
  /** @type {Impossible} */
  const part = { ...makeParts(), scene, steps: player((k) => showCount(part, k)), subject: null };
  const { claim, counting, steps, parity, found, boards } = part;
  const nearest = make(
    "div",
    { class: "row" },
    button("explain.nearest", () => findNearest(part)),
  );
  return {
    root: make("div", {}, claim, counting, steps.root, parity, nearest, found, boards),
    show: (/** @type {Engine} */ engine, /** @type {Uint8Array} */ witness) => show(part, engine, witness),
    point: (/** @type {number} */ at) => point(part, at),
    hide: steps.stop,
  };
}

function makeParts() {
  return {
    claim: make("p", { class: "facts bad" }),
    counting: make("p", { class: "sentence", "aria-live": "polite" }),
    parity: make("p", { class: "sentence", "aria-live": "polite" }),
    boards: make("ul", { class: "patterns" }),
    found: make("p", { class: "small", "aria-live": "polite" }),
  };
}

/** @param {Impossible} part @param {Engine} engine @param {Uint8Array} witness */
function show(part, engine, witness) {
  const { scene, claim, parity, found, boards, steps } = part;
  const all = onesOf(witness);
  const wrong = wrongIn(witness, engine.lights, engine.targets);
  part.subject = { engine, witness, wrong };
  const goal = /** @type {import("../engine/engine.js").Goal} */ (engine.goal);
  say(claim, `explain.impossible-${engine.kind}-${goal}`, { count: wrong.length, all: all.length }, "", {
    all: scene.shows({ witness, numbers: numbered(all) }),
    count: scene.shows({ witness, numbers: numbered(wrong) }),
  });
  say(parity, "explain.parity-hint");
  say(found, `explain.nearest-about-${engine.kind}`);
  boards.replaceChildren();
  steps.start(wrong.length + 1);
}

/** Counts the wrong lights, one more at each step. @param {Impossible} part after show() @param {number} k */
function showCount({ scene, counting, subject }, k) {
  const { witness, wrong } = /** @type {Subject} */ (subject);
  scene.mark({ witness, numbers: numbered(wrong.slice(0, k)) });
  const variant = k === wrong.length ? "odd" : k === 0 ? "start" : "so-far";
  say(counting, `explain.count-${variant}`, { count: k });
}

/** Marks the witness's lights that a button flips: always an even number. @param {Impossible} part @param {number} at */
function point({ scene, parity, subject }, at) {
  if (!subject) return;
  if (at < 0) return scene.glance(null);
  const { engine, witness } = subject;
  const mask = engine.mask(at);
  const flipped = onesOf(witness).filter((light) => mask[light]);
  scene.glance({ witness, numbers: numbered(flipped) });
  say(parity, "explain.parity", { button: namesOf(engine).unknown(at), count: flipped.length });
}

/** @param {Impossible} part after show() */
function findNearest({ scene, found, boards, ...part }) {
  const subject = /** @type {Subject} */ (part.subject);
  const { engine } = subject;
  const nearest = engine.nearest({ limit: LISTED_MAX });
  if (!nearest) return say(found, "explain.nearest-none");
  say(found, `explain.nearest-found-${engine.kind}`, { changes: nearest.distance });
  boards.replaceChildren(...nearest.sets.map((set) => nearestItem(scene, subject, set)));
}

/** @param {Scene} scene @param {Subject} subject @param {number[]} changed */
function nearestItem(scene, { engine, witness }, changed) {
  const lights = engine.lights.map((lit, light) => (changed.includes(light) ? lit ^ 1 : lit));
  const { light } = namesOf(engine);
  const load = () => {
    scene.puzzle.notation = `${engine.boardNotation}.${lightsText(engine.boardNotation, lights)}`;
  };
  const words = make("span", { translate: "no" }, changed.map(light).join(" "));
  const item = make("button", { type: "button", onclick: load }, setPicture(engine, lights), words);
  scene.glanceOn(item, { witness, outline: new Set(changed) });
  return make("li", {}, item);
}

/** @param {number[]} lights */
const numbered = (lights) => new Map(lights.map((light, i) => [light, i + 1]));
