/**
 * @file The tab of light chasing, row by row: the lights left in the last row, and the small system of equations that
 * determines the first row.
 */

import { onesOf } from "../board/names.js";
import { wrongIn } from "../board/view.js";
import { LIMITS } from "../engine/engine.js";
import { make, say } from "../ui/dom.js";
import { eliminationStepper } from "./elimination.js";
import { boardPicture } from "./picture.js";
import { player } from "./player.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").ChaseLesson} Lesson */
/** @typedef {import("./pane.js").Scene} Scene */

/**
 * @typedef {ReturnType<typeof makeParts> & { scene: Scene, steps: ReturnType<typeof player>, subject: Subject | null, at: number }} Chase
 * @typedef {{ engine: Engine, lesson: Lesson }} Subject
 */

/** @param {Scene} scene @returns {import("./tabs.js").Tab} */
export function chaseTab(scene) {
  /** @type {Chase} */
  const chase = {
    ...makeParts(),
    scene,
    steps: player((k) => showStep(chase, k)),
    subject: null,
    at: scene.first ?? 0,
  };
  const { none, sentence, steps, picture, hand, system, stepper, body } = chase;
  system.addEventListener("toggle", () => showSystem(chase));
  body.append(sentence, steps.root, picture, hand, system);

  function hide() {
    steps.stop();
    stepper.stop();
  }
  const root = make("div", {}, none, body);
  return { root, show: (engine) => show(chase, engine), hide, turn: steps.turn, at: () => chase.at };
}

function makeParts() {
  const stepper = eliminationStepper();
  const about = make("p", { class: "small", say: "explain.chase-system-about" });
  return {
    none: make("p", { class: "small", say: "explain.chase-none" }),
    sentence: make("p", { class: "sentence", "aria-live": "polite" }),
    picture: make("div", { class: "picture" }),
    hand: make("p", { class: "small", say: "explain.chase-hand" }),
    system: make("details", {}, make("summary", { say: "explain.chase-system" }), about, stepper.root),
    stepper,
    body: make("div"),
  };
}

/** @param {Chase} chase @param {Engine} engine */
function show(chase, engine) {
  const { scene, none, body, hand, system, steps } = chase;
  const lesson = engine.steps("chase");
  const next = lesson ? nextPresses(lesson) : [];
  const first = chase.subject ? 0 : chase.at; // another position starts at step 0
  chase.subject = lesson && { engine, lesson };
  none.hidden = lesson !== null;
  body.hidden = lesson === null;
  hand.hidden = next.length === 0;
  scene.mark({ rings: new Set(next) });
  if (!lesson) return;
  system.hidden = engine.cols > LIMITS.unknowns;
  steps.start(lesson.length, first);
  showSystem(chase);
}

/** @param {Chase} chase @param {number} k */
function showStep(chase, k) {
  const { scene, sentence, picture, subject } = chase;
  if (!subject) return;
  chase.at = k;
  const { engine, lesson } = subject;
  const step = lesson.at(k);
  const before = lesson.at(Math.max(0, k - 1)).presses;
  const pressed = step.presses.map((bit, i) => bit ^ before[i]);
  const [count, total] = [onesOf(pressed).length, onesOf(step.presses).length];
  const left = step.code === "left" ? leftIn(engine, step.lights, step.row) : 0;
  const variant = step.code === "left" && left === 0 ? "left-none" : step.code;
  const looks = looksAt(scene, engine, step, pressed);
  say(sentence, `explain.chase-${variant}`, { row: step.row + 1, above: step.row, count, total, left }, "", looks);
  picture.replaceChildren(boardPicture(engine, step.lights, { pressed, row: step.row }));
}

/**
 * The marks for the words of a step's sentence.
 * @param {Scene} scene
 * @param {Engine} engine
 * @param {ReturnType<Lesson["at"]>} step
 * @param {Uint8Array} pressed
 */
function looksAt(scene, { cols }, { row, presses }, pressed) {
  const rowAt = (/** @type {number} */ at) =>
    scene.shows({ outline: new Set(Array.from({ length: cols }, (_, i) => at * cols + i)) });
  return {
    row: rowAt(row),
    above: rowAt(row - 1),
    left: rowAt(row),
    count: scene.shows({ rings: new Set(onesOf(pressed)) }),
    total: scene.shows({ rings: new Set(onesOf(presses)) }),
  };
}

/** @param {Chase} chase */
function showSystem({ subject, system, stepper }) {
  if (subject && system.open && !system.hidden) stepper.show(subject.engine, undefined, subject.lesson.system);
  else stepper.stop();
}

/** The next presses of a reader who chases by hand. @param {Lesson} lesson */
function nextPresses(lesson) {
  for (let k = 1; k < lesson.length; k++) {
    const pressed = onesOf(lesson.at(k).presses);
    if (pressed.length) return pressed;
  }
  return [];
}

/**
 * The number of lights in a row that differ from the goal; for the goal "either", from the state the chase leaves in
 * the rows above.
 * @param {Engine} engine
 * @param {Uint8Array} lights
 * @param {number} row
 */
function leftIn({ cols, targets }, lights, row) {
  const reached = targets ?? lights.map(() => (row > 0 ? lights[0] : 0));
  const cells = lights.map((_, light) => Number(Math.floor(light / cols) === row));
  return wrongIn(cells, lights, reached).length;
}
