/** @file The tab of quiet patterns: sets of presses that change nothing, and the steps from one solution to all others. */

import { namesOf, onesOf } from "../board/names.js";
import { LIMITS } from "../engine/engine.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { boardPicture, setPicture } from "./picture.js";
import { player } from "./player.js";

const LISTED_MAX = 32; // more patterns are only counted
const WEIGHED_MAX = 18; // with a larger nullity the engine does not sort the solutions

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./pane.js").Scene} Scene */
/** @typedef {{ engine: Engine, buttons: number[], name: string }} Pressed  the pattern being played */
/** @typedef {{ free: number, pattern: Uint8Array }} Quiet  a pattern, and the free button that belongs to no other pattern */

/**
 * @typedef {object} Choice  the patterns added to a solution
 * @property {Quiet[]} patterns
 * @property {Set<number>} chosen  the free buttons that are pressed
 */

/** @typedef {ReturnType<typeof makeParts> & Choice & { scene: Scene, board: string }} QuietTab  board: the board with these patterns */

/** @param {Scene} scene @returns {import("./tabs.js").Tab} */
export function quietTab(scene) {
  const parts = makeParts(scene, () => showChoice(tab));
  /** @type {QuietTab} */
  const tab = { ...parts, scene, patterns: [], chosen: new Set(), board: "" };
  const { about, note, list, pressed, walk } = parts;
  const root = make("div", {}, about, note, list, pressed.root, walk.root);
  return { root, show: (engine) => show(tab, engine), hide: pressed.stop };
}

/** @param {Scene} scene @param {() => void} onChoice */
function makeParts(scene, onChoice) {
  return {
    about: make("p"),
    note: make("p", { class: "small" }),
    list: make("ul", { class: "patterns" }),
    pressed: patternPlayer(scene),
    walk: walkPart(scene, onChoice),
  };
}

/** @param {QuietTab} tab @param {Engine} engine */
function show(tab, engine) {
  const { about, note, list, pressed, walk } = tab;
  const isLarge = engine.lightCount > LIMITS.steppedLights;
  const nullity = isLarge ? 0 : engine.solve().nullity;
  const variant = isLarge ? "large" : nullity > LISTED_MAX ? "many" : nullity ? "some" : "none";
  say(about, `explain.quiet-${variant}`, { nullity, limit: LIMITS.steppedLights });
  note.hidden = !engine.any.includes(1);
  if (!note.hidden) say(note, "explain.any-note"); // a sentence of the script that such boards load
  if (engine.boardNotation !== tab.board) {
    tab.board = engine.boardNotation;
    tab.patterns = variant === "some" ? engine.freePatterns() : [];
    tab.chosen.clear();
  }
  list.replaceChildren(...tab.patterns.map((quiet) => patternItem(tab, engine, quiet)));
  pressed.show(engine, tab.patterns[0]);
  walk.show(engine, tab);
}

/** @param {QuietTab} tab @param {Engine} engine @param {Quiet} quiet */
function patternItem(tab, engine, { free, pattern }) {
  const { scene, chosen, pressed } = tab;
  const toggle = make(
    "button",
    { type: "button", "aria-pressed": String(chosen.has(free)), onclick: () => choose(tab, free) },
    setPicture(engine, pattern),
    make("span", { translate: "no" }, namesOf(engine).unknown(free)),
  );
  const play = button("explain.quiet-play", () => pressed.play(engine, { free, pattern }));
  for (const one of [toggle, play]) scene.glanceOn(one, { pattern });
  return make("li", { "data-free": String(free) }, toggle, play);
}

/** @param {QuietTab} tab @param {number} free */
function choose(tab, free) {
  if (!tab.chosen.delete(free)) tab.chosen.add(free);
  showChoice(tab);
}

/** @param {QuietTab} tab */
function showChoice({ list, chosen, walk }) {
  for (const item of list.querySelectorAll("li"))
    item.firstElementChild?.setAttribute("aria-pressed", String(chosen.has(Number(item.dataset.free))));
  walk.update();
}

/** Plays one pattern, button by button, until all lights are back to their state. @param {Scene} scene */
function patternPlayer(scene) {
  const sentence = make("p", { class: "sentence", "aria-live": "polite" });
  const picture = make("div", { class: "picture" });
  /** @type {Pressed | null} */
  let subject = null;
  const steps = player((k) => {
    picture.replaceChildren(sayPresses(scene, sentence, /** @type {Pressed} */ (subject), k));
  });
  const root = make("div", {}, sentence, steps.root, picture);

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

  return { root, show, play, stop: steps.stop };
}

/**
 * Describes and draws the effect of the first k presses of a pattern.
 * @param {Scene} scene
 * @param {HTMLElement} sentence
 * @param {{ engine: Engine, buttons: number[], name: string }} pattern
 * @param {number} k
 */
function sayPresses(scene, sentence, { engine, buttons, name }, k) {
  const lights = engine.lights;
  const pressed = new Uint8Array(engine.buttonCount);
  for (const button of buttons.slice(0, k)) {
    pressed[button] = 1;
    for (const [light, bit] of engine.mask(button).entries()) lights[light] ^= bit;
  }
  const changed = lights.filter((lit, light) => lit !== engine.lights[light]).length;
  const variant = k === 0 ? "start" : k < buttons.length ? "step" : changed ? "end-any" : "end";
  const all = scene.shows({ rings: new Set(buttons) });
  const some = scene.shows({ rings: new Set(buttons.slice(0, k)) });
  const words = { name, count: k, total: buttons.length, changed };
  say(sentence, `explain.quiet-${variant}`, words, "", { name: all, total: all, count: some });
  return boardPicture(engine, lights, { pressed });
}

/**
 * @typedef {object} WalkState
 * @property {Scene} scene
 * @property {{ engine: Engine, choice: Choice, base: Uint8Array } | null} subject  base: the solution that presses no free button
 * @property {number[]} lightest  the free buttons of the lightest solution
 *
 * @typedef {ReturnType<typeof makeWalk> & WalkState} Walk
 */

/**
 * The walk through all solutions: any choice of free buttons determines one.
 * @param {Scene} scene
 * @param {() => void} onChoice
 */
function walkPart(scene, onChoice) {
  /** @type {Walk} */
  const walk = { ...makeWalk(), scene, subject: null, lightest: [] };
  walk.fewest.addEventListener("click", () => {
    const { chosen } = /** @type {NonNullable<Walk["subject"]>} */ (walk.subject).choice;
    chosen.clear();
    for (const free of walk.lightest) chosen.add(free);
    onChoice();
  });
  const show = (/** @type {Engine} */ engine, /** @type {Choice} */ choice) => showWalk(walk, engine, choice);
  return { root: walk.root, show, update: () => showSolution(walk) };
}

function makeWalk() {
  const heading = make("h3", { say: "explain.quiet-walk" });
  const about = make("p", { class: "small", say: "explain.quiet-walk-about" });
  const sentence = make("p", { class: "facts", "aria-live": "polite" });
  const picture = make("div", { class: "row" });
  const fewest = make("button", { type: "button", say: "explain.quiet-fewest" });
  const why = make("p", { class: "small" });
  const weights = make("dl", { class: "weights" });
  const row = make("div", { class: "row" }, fewest);
  const root = make("div", {}, heading, about, sentence, picture, row, why, weights);
  return { root, sentence, picture, fewest, why, weights };
}

/** @param {Walk} walk @param {Engine} engine @param {Choice} choice */
function showWalk(walk, engine, choice) {
  const { scene, root, fewest, why, weights } = walk;
  const { patterns } = choice;
  const isWeighed = patterns.length <= WEIGHED_MAX;
  const presses = patterns.length ? solutionOf(engine, isWeighed) : null;
  root.hidden = !presses;
  scene.mark({});
  if (!presses) return;
  const base = patterns.reduce((x, { free, pattern }) => (x[free] ? add(x, pattern) : x), presses);
  walk.subject = { engine, choice, base };
  walk.lightest = patterns.map(({ free }) => free).filter((free) => presses[free]);
  fewest.hidden = why.hidden = weights.hidden = !isWeighed;
  if (isWeighed) showWeights(walk, engine.weights());
  showSolution(walk);
}

/** @param {Walk} walk */
function showSolution({ scene, root, sentence, picture, subject }) {
  if (!subject || root.hidden) return;
  const { engine, choice, base } = subject;
  const added = choice.patterns.filter(({ free }) => choice.chosen.has(free));
  const solution = added.reduce((x, { pattern }) => add(x, pattern), base);
  const names = added.map(({ free }) => namesOf(engine).unknown(free));
  say(sentence, "explain.quiet-weight", { names: names.join("+"), weight: onesOf(solution).length });
  picture.replaceChildren(setPicture(engine, solution));
  scene.mark({ rings: new Set(onesOf(solution)) });
}

/** @param {Walk} walk @param {Uint32Array} counts */
function showWeights({ why, weights }, counts) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const fewest = counts.findIndex((count) => count > 0);
  say(why, "explain.quiet-why", { total, fewest, count: counts[fewest] });
  const bars = onesOf(counts).flatMap((weight) => {
    const bar = make("dd", {}, make("i"), String(counts[weight]));
    bar.style.setProperty("--part", String(counts[weight] / most));
    return [make("dt", {}, String(weight)), bar];
  });
  weights.replaceChildren(...bars);
}

/** A solution; the lightest if the engine sorts them. @param {Engine} engine @param {boolean} isSorted */
function solutionOf(engine, isSorted) {
  return (isSorted ? engine.solutions().next().value : engine.solve().presses) ?? null;
}

/** @param {Uint8Array} a @param {Uint8Array} b */
const add = (a, b) => a.map((bit, i) => bit ^ b[i]);
