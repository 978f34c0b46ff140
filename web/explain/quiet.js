/** @file Quiet patterns: presses that change nothing, and how they lead from one solution to all others. */

import { LIMITS } from "../engine/engine.js";
import { button, make, say } from "../ui/dom.js";
import { namesOf, onesOf } from "./names.js";
import { boardPicture, setPicture } from "./picture.js";
import { player } from "./player.js";

const LISTED_MAX = 32; // patterns: beyond, they are only counted
const WEIGHED_MAX = 12; // nullity: beyond, not every solution is weighed

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
      patterns = variant === "some" ? freePatterns(engine, nullity) : [];
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

  /** @param {Engine} engine @param {Quiet[]} patterns @param {Set<number>} chosen */
  function show(engine, patterns, chosen) {
    const presses = patterns.length ? engine.solve().presses : null;
    root.hidden = !presses;
    scene.mark({});
    if (!presses) return;
    const base = patterns.reduce((x, { free, pattern }) => (x[free] ? add(x, pattern) : x), presses);
    subject = { engine, patterns, chosen, base };
    const all = patterns.length <= WEIGHED_MAX ? weigh(base, patterns) : null;
    lightest.hidden = why.hidden = weights.hidden = !all;
    if (all) showWeights(all);
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

  /** @param {{ weights: Map<number, number> }} all */
  function showWeights({ weights: counts }) {
    const sorted = [...counts].sort(([a], [b]) => a - b);
    const total = sorted.reduce((sum, [, count]) => sum + count, 0);
    say(why, "explain.quiet-why", { total, fewest: sorted[0][0], count: sorted[0][1] });
    weights.replaceChildren(
      ...sorted.flatMap(([weight, count]) => {
        const bar = make("dd", {}, make("i"), String(count));
        bar.style.setProperty("--part", String(count / Math.max(...counts.values())));
        return [make("dt", {}, String(weight)), bar];
      }),
    );
  }

  function chooseLightest() {
    if (!subject) return;
    const { base, patterns, chosen } = subject;
    chosen.clear();
    for (const free of weigh(base, patterns).lightest) chosen.add(free);
    onChoice();
  }

  return { root, show, update };
}

/** @param {Uint8Array} a @param {Uint8Array} b */
const add = (a, b) => a.map((bit, i) => bit ^ b[i]);

/**
 * A basis of the quiet patterns in which each has one button that no other has: the last one in it, free to be
 * chosen when elimination goes from left to right.
 * @param {Engine} engine
 * @param {number} nullity
 * @returns {Quiet[]}
 */
export function freePatterns(engine, nullity) {
  /** @type {Quiet[]} */
  const patterns = [];
  for (let k = 0; k < nullity; k++) {
    const pattern = patterns.reduce((p, known) => (p[known.free] ? add(p, known.pattern) : p), engine.quietPattern(k));
    const free = pattern.lastIndexOf(1);
    for (const known of patterns) if (known.pattern[free]) known.pattern = add(known.pattern, pattern);
    patterns.push({ free, pattern });
  }
  return patterns.sort((a, b) => a.free - b.free);
}

/**
 * How many solutions have how many presses, and which patterns make the lightest. Each step of a Gray code changes one.
 * @param {Uint8Array} base
 * @param {Quiet[]} patterns
 */
function weigh(base, patterns) {
  /** @type {Map<number, number>} */
  const weights = new Map();
  let [solution, best] = [base, Number.POSITIVE_INFINITY];
  /** @type {Set<number>} */
  const chosen = new Set();
  /** @type {number[]} */
  let lightest = [];
  for (let step = 1; ; step++) {
    const weight = onesOf(solution).length;
    weights.set(weight, (weights.get(weight) ?? 0) + 1);
    if (weight < best) [best, lightest] = [weight, [...chosen]];
    if (step === 2 ** patterns.length) return { weights, lightest };
    const { free, pattern } = patterns[31 - Math.clz32(step & -step)];
    solution = add(solution, pattern);
    if (!chosen.delete(free)) chosen.add(free);
  }
}
