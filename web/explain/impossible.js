/** @file Impossible is shown, not said: lights of which every button flips an even number, while an odd number is wrong. */

import { hexOfBits } from "../board/text.js";
import { isWrong } from "../board/view.js";
import { button, make, say } from "../ui/dom.js";
import { namesOf, onesOf } from "./names.js";
import { setPicture } from "./picture.js";
import { player } from "./player.js";

const LISTED_MAX = 24; // nearest boards

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */

/** @param {Scene} scene */
export function impossiblePart(scene) {
  const claim = make("p", { class: "facts bad" });
  const counting = make("p", { class: "sentence", "aria-live": "polite" });
  const steps = player(showCount);
  const parity = make("p", { class: "sentence", "aria-live": "polite" });
  const boards = make("ul", { class: "patterns" });
  const found = make("p", { class: "small", "aria-live": "polite" });
  const nearest = make("div", { class: "row" }, button("explain.nearest", findNearest));
  const root = make("div", {}, claim, counting, steps.root, parity, nearest, found, boards);
  /** @type {{ engine: Engine, witness: Uint8Array, wrong: number[] } | null} */
  let subject = null;

  /** @param {Engine} engine @param {Uint8Array} witness */
  function show(engine, witness) {
    const { lights, goal } = engine;
    const wrong = onesOf(witness).filter((light) => isWrong(lights[light], goal));
    subject = { engine, witness, wrong };
    const claimed = { count: wrong.length, all: onesOf(witness).length };
    say(claim, `explain.impossible-${engine.kind}-${engine.goal}`, claimed, "", {
      all: scene.shows({ witness, numbers: numbered(onesOf(witness)) }),
      count: scene.shows({ witness, numbers: numbered(wrong) }),
    });
    say(parity, "explain.parity-hint");
    say(found, `explain.nearest-about-${engine.kind}`);
    boards.replaceChildren();
    steps.start(wrong.length + 1);
  }

  /** Counts the wrong lights aloud: one more at each step. @param {number} k */
  function showCount(k) {
    if (!subject) return;
    const { witness, wrong } = subject;
    scene.mark({ witness, numbers: numbered(wrong.slice(0, k)) });
    const variant = k === wrong.length ? "odd" : k === 0 ? "start" : "so-far";
    say(counting, `explain.count-${variant}`, { count: k });
  }

  /** Which hatched lights a button flips: always an even number. @param {number} at */
  function point(at) {
    if (!subject) return;
    if (at < 0) return scene.glance(null);
    const { engine, witness } = subject;
    const mask = engine.mask(at);
    const flipped = onesOf(witness).filter((light) => mask[light]);
    scene.glance({ witness, numbers: numbered(flipped) });
    say(parity, "explain.parity", { button: namesOf(engine).unknown(at), count: flipped.length });
  }

  function findNearest() {
    if (!subject) return;
    const { engine } = subject;
    const nearest = engine.nearest({ limit: LISTED_MAX });
    say(found, nearest ? `explain.nearest-found-${engine.kind}` : "explain.nearest-none", {
      changes: nearest?.distance ?? 0,
    });
    boards.replaceChildren(...(nearest?.sets ?? []).map((set) => nearestItem(engine, set)));
  }

  /** @param {Engine} engine @param {number[]} changed */
  function nearestItem(engine, changed) {
    const lights = engine.lights.map((lit, light) => (changed.includes(light) ? lit ^ 1 : lit));
    const { light } = namesOf(engine);
    const load = () => {
      scene.puzzle.notation = `${engine.boardNotation}.${hexOfBits(lights)}`;
    };
    const words = make("span", { translate: "no" }, changed.map(light).join(" "));
    const item = make("button", { type: "button", onclick: load }, setPicture(engine, lights), words);
    scene.glanceOn(item, { witness: subject?.witness, outline: new Set(changed) });
    return make("li", {}, item);
  }

  return { root, show, point, hide: steps.stop };
}

/** @param {number[]} lights */
const numbered = (lights) => new Map(lights.map((light, i) => [light, i + 1]));
