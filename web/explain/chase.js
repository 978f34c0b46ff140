/** @file Light chasing, row by row: what it leaves in the last row, and the small system that decides the first. */

import { LIMITS } from "../engine/engine.js";
import { make, say } from "../ui/dom.js";
import { eliminationStepper } from "./elimination.js";
import { onesOf } from "./names.js";
import { boardPicture } from "./picture.js";
import { player } from "./player.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").ChaseLesson} Lesson */
/** @typedef {import("./pane.js").Scene} Scene */

/** @param {Scene} scene */
export function chaseTab(scene) {
  const none = make("p", { class: "small", say: "explain.chase-none" });
  const sentence = make("p", { class: "sentence", "aria-live": "polite" });
  const steps = player(showStep);
  const picture = make("div", { class: "picture" });
  const hand = make("p", { class: "small", say: "explain.chase-hand" });
  const stepper = eliminationStepper();
  const system = make(
    "details",
    { ontoggle: showSystem },
    make("summary", { say: "explain.chase-system" }),
    make("p", { class: "small", say: "explain.chase-system-about" }),
    stepper.root,
  );
  const chase = make("div", {}, sentence, steps.root, picture, hand, system);
  const root = make("div", {}, none, chase);
  /** @type {{ engine: Engine, lesson: Lesson } | null} */
  let subject = null;

  /** @param {Engine} engine */
  function show(engine) {
    const lesson = engine.steps("chase");
    none.hidden = lesson !== null;
    chase.hidden = lesson === null;
    subject = lesson && { engine, lesson };
    const next = lesson ? nextPresses(lesson) : [];
    hand.hidden = next.length === 0;
    scene.mark({ rings: new Set(next) });
    if (!lesson) return;
    system.hidden = engine.cols > LIMITS.unknowns;
    steps.start(lesson.length);
    showSystem();
  }

  /** @param {number} k */
  function showStep(k) {
    if (!subject) return;
    const { engine, lesson } = subject;
    const step = lesson.at(k);
    const before = lesson.at(Math.max(0, k - 1)).presses;
    const pressed = step.presses.map((bit, i) => bit ^ before[i]);
    const [count, total] = [onesOf(pressed).length, onesOf(step.presses).length];
    const left = step.code === "left" ? wrongIn(engine, step.lights, step.row) : 0;
    const variant = step.code === "left" && left === 0 ? "left-none" : step.code;
    const rowOf = (/** @type {number} */ row) =>
      scene.shows({ outline: new Set(Array.from({ length: engine.cols }, (_, i) => row * engine.cols + i)) });
    const looks = {
      row: rowOf(step.row),
      above: rowOf(step.row - 1),
      left: rowOf(step.row),
      count: scene.shows({ rings: new Set(onesOf(pressed)) }),
      total: scene.shows({ rings: new Set(onesOf(step.presses)) }),
    };
    say(sentence, `explain.chase-${variant}`, { row: step.row + 1, above: step.row, count, total, left }, "", looks);
    picture.replaceChildren(boardPicture(engine, step.lights, { pressed, row: step.row }));
  }

  function showSystem() {
    if (subject && system.open && !system.hidden) stepper.show(subject.engine, undefined, subject.lesson.system);
    else stepper.stop();
  }

  function hide() {
    steps.stop();
    stepper.stop();
  }

  return { root, show, hide };
}

/** What somebody who chases by hand presses next. @param {Lesson} lesson */
function nextPresses(lesson) {
  for (let k = 1; k < lesson.length; k++) {
    const pressed = onesOf(lesson.at(k).presses);
    if (pressed.length) return pressed;
  }
  return [];
}

/** How many lights of a row are not as the goal wants them: for either goal, as the chase leaves them. @param {Engine} engine @param {Uint8Array} lights @param {number} row */
function wrongIn({ cols }, lights, row) {
  const right = row > 0 ? lights[0] : 0;
  return lights.subarray(row * cols, (row + 1) * cols).filter((lit) => lit !== right).length;
}
