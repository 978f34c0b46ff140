/** @file Quiet patterns: presses that change nothing, and how they lead from one solution to all others. */

import { LIMITS } from "../engine/engine.js";
import { button, make, say } from "../ui/dom.js";
import { namesOf, onesOf } from "./names.js";
import { boardPicture, setPicture } from "./picture.js";
import { player } from "./player.js";

const LISTED_MAX = 32; // patterns: beyond, they are only counted
const WEIGHED_MAX = 18; // nullity: beyond, the engine sorts no solutions

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */
/** @typedef {{ free: number, pattern: Uint8Array }} Quiet  a pattern, and the free button that is in no other */

/** @param {Scene} scene */
export function quietTab(scene) {
  const about = make("p");
  const list = make("ul", { class: "patterns" });
  const show1 = patternPlayer(scene);
  const walk = walkPart(scene, () => showChoice());
  const root = make("div", {}, about, list, show1.root, walk.root);
  /** @type {Quiet[]} */
  let patterns = [];
  /** @type {Set<number>} the free buttons that are pressed */
  const chosen = new Set();
  let board = "";

  /** @param {Engine} engine */
  function show(engine) {
    const isLarge = engine.lightCount > LIMITS.steppedLights;
    const nullity = isLarge ? 0 : engine.solve().nullity;
    const variant = isLarge ? "large" : nullity > LISTED_MAX ? "many" : nullity ? "some" : "none";
    say(about, `explain.quiet-${variant}`, { nullity, limit: LIMITS.steppedLights });
    if (engine.boardNotation !== board) {
      board = engine.boardNotation;
      patterns = variant === "some" ? engine.freePatterns() : [];
      chosen.clear();
    }
    list.replaceChildren(...patterns.map((quiet) => item(engine, quiet)));
    show1.show(engine, patterns[0]);
    walk.show(engine, patterns, chosen);
  }

  /** @param {Engine} engine @param {Quiet} quiet */
  function item(engine, { free, pattern }) {
    const name = namesOf(engine).unknown(free);
    const toggle = make(
      "button",
      { type: "button", "aria-pressed": String(chosen.has(free)), onclick: () => choose(free) },
      setPicture(engine, pattern),
      make("span", { translate: "no" }, name),
    );
    const play = button("explain.quiet-play", () => show1.play(engine, { free, pattern }));
    const root = make("li", { "data-free": String(free) }, toggle, play);
    for (const one of [toggle, play]) scene.glanceOn(one, { pattern });
    return root;
  }

  /** @param {number} free */
  function choose(free) {
    if (!chosen.delete(free)) chosen.add(free);
    showChoice();
  }

  function showChoice() {
    for (const item of list.querySelectorAll("li"))
      item.firstElementChild?.setAttribute("aria-pressed", String(chosen.has(Number(item.dataset.free))));
    walk.update();
  }

  return { root, show, hide: show1.stop };
}

/** One pattern pressed button by button, until nothing has changed. @param {Scene} scene */
function patternPlayer(scene) {
  const sentence = make("p", { class: "sentence", "aria-live": "polite" });
  const picture = make("div", { class: "picture" });
  const steps = player(showStep);
  const root = make("div", {}, sentence, steps.root, picture);
  /** @type {{ engine: Engine, buttons: number[], name: string } | null} */
  let subject = null;

  /** @param {Engine} engine @param {Quiet | undefined} quiet */
  function show(engine, quiet) {
    root.hidden = !quiet;
    if (!quiet) return;
    subject = { engine, buttons: onesOf(quiet.pattern), name: namesOf(engine).unknown(quiet.free) };
    steps.start(subject.buttons.length + 1);
  }

  /** @param {Engine} engine @param {Quiet} quiet */
  function play(engine, quiet) {
    show(engine, quiet);
    steps.play();
  }

  /** @param {number} k presses made */
  function showStep(k) {
    if (!subject) return;
    const { engine, buttons, name } = subject;
    const lights = engine.lights;
    const pressed = new Uint8Array(engine.buttonCount);
    for (const button of buttons.slice(0, k)) {
      pressed[button] = 1;
      engine.mask(button).forEach((bit, light) => {
        lights[light] ^= bit;
      });
    }
    const changed = lights.filter((lit, light) => lit !== engine.lights[light]).length;
    const variant = k === 0 ? "start" : k === buttons.length ? "end" : "step";
    const counted = { name, count: k, total: buttons.length, changed };
    const all = scene.shows({ rings: new Set(buttons) });
    const some = scene.shows({ rings: new Set(buttons.slice(0, k)) });
    say(sentence, `explain.quiet-${variant}`, counted, "", { name: all, total: all, count: some });
    picture.replaceChildren(boardPicture(engine, lights, { pressed }));
  }

  return { root, show, play, stop: steps.stop };
}

/**
 * From solution to solution: each free button pressed or not, and everything else follows.
 * @param {Scene} scene
 * @param {() => void} onChoice
 */
function walkPart(scene, onChoice) {
  const sentence = make("p", { class: "facts", "aria-live": "polite" });
  const picture = make("div", { class: "row" });
  const why = make("p", { class: "small" });
  const weights = make("dl", { class: "weights" });
  const lightest = button("explain.quiet-fewest", chooseLightest);
  const heading = make("h3", { say: "explain.quiet-walk" });
  const hint = make("p", { class: "small", say: "explain.quiet-walk-about" });
  const root = make("div", {}, heading, hint, sentence, picture, make("div", { class: "row" }, lightest), why, weights);
  /** @type {{ engine: Engine, patterns: Quiet[], chosen: Set<number>, base: Uint8Array } | null} */
  let subject = null;
  /** @type {number[]} the free buttons of the lightest solution */
  let lightestChoice = [];

  /** @param {Engine} engine @param {Quiet[]} patterns @param {Set<number>} chosen */
  function show(engine, patterns, chosen) {
    const isWeighed = patterns.length <= WEIGHED_MAX;
    const presses = patterns.length ? solutionOf(engine, isWeighed) : null;
    root.hidden = !presses;
    scene.mark({});
    if (!presses) return;
    const base = patterns.reduce((x, { free, pattern }) => (x[free] ? add(x, pattern) : x), presses);
    subject = { engine, patterns, chosen, base };
    lightestChoice = patterns.map(({ free }) => free).filter((free) => presses[free]);
    lightest.hidden = why.hidden = weights.hidden = !isWeighed;
    if (isWeighed) showWeights(engine.weights());
    update();
  }

  function update() {
    if (!subject || root.hidden) return;
    const { engine, patterns, chosen, base } = subject;
    const solution = patterns.reduce((x, { free, pattern }) => (chosen.has(free) ? add(x, pattern) : x), base);
    const names = patterns.filter(({ free }) => chosen.has(free)).map(({ free }) => namesOf(engine).unknown(free));
    say(sentence, "explain.quiet-weight", { names: names.join("+"), weight: onesOf(solution).length });
    picture.replaceChildren(setPicture(engine, solution));
    scene.mark({ rings: new Set(onesOf(solution)) });
  }

  /** @param {Uint32Array} counts */
  function showWeights(counts) {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const most = Math.max(...counts);
    const fewest = counts.findIndex((count) => count > 0);
    say(why, "explain.quiet-why", { total, fewest, count: counts[fewest] });
    weights.replaceChildren(
      ...onesOf(counts).flatMap((weight) => {
        const bar = make("dd", {}, make("i"), String(counts[weight]));
        bar.style.setProperty("--part", String(counts[weight] / most));
        return [make("dt", {}, String(weight)), bar];
      }),
    );
  }

  function chooseLightest() {
    if (!subject) return;
    const { chosen } = subject;
    chosen.clear();
    for (const free of lightestChoice) chosen.add(free);
    onChoice();
  }

  return { root, show, update };
}

/** A solution, the lightest where they are sorted. @param {Engine} engine @param {boolean} isSorted */
function solutionOf(engine, isSorted) {
  return (isSorted ? engine.solutions().next().value : engine.solve().presses) ?? null;
}

/** @param {Uint8Array} a @param {Uint8Array} b */
const add = (a, b) => a.map((bit, i) => bit ^ b[i]);
