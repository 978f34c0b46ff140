/** @file The first tour: three things to try on the board, then what they lead to. */
import { button, make } from "./dom.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./explain.js").Scene} Scene */

/** What to try, in order: each tells from the presses made since it began whether it is done. */
const TRIALS = /** @type {[string, (presses: number[]) => boolean][]} */ ([
  ["press", (presses) => presses.length >= 1],
  ["again", (presses) => presses.length >= 2 && areCancelled(presses)],
  ["order", (presses) => new Set(presses).size >= 2 && areCancelled(presses)],
]);
const TABS = ["equations", "elimination", "quiet", "solutions"];

/** @param {Scene} scene */
export function tourTab(scene) {
  const trials = TRIALS.map(([name]) => make("li", { say: `explain.tour-${name}` }));
  const tabs = TABS.map((name) =>
    make(
      "li",
      {},
      make("span", { say: `explain.tour-${name}` }),
      button(`explain.tab-${name}`, () => scene.open(name)),
    ),
  );
  const root = make(
    "div",
    {},
    make("p", { say: "explain.tour" }),
    make("ol", { class: "tour", "aria-live": "polite" }, ...trials, ...tabs),
  );
  let at = 0;
  /** @type {number[]} */
  let presses = [];

  function update() {
    trials.forEach((trial, i) => {
      trial.classList.toggle("done", i < at);
      if (i === at) trial.setAttribute("aria-current", "step");
      else trial.removeAttribute("aria-current");
    });
  }

  /** The press that shows something counts for what comes next, too: a button pressed is there to be pressed again. @param {number} pressed */
  function press(pressed) {
    presses.push(pressed);
    if (!TRIALS[at]?.[1](presses)) return;
    at++;
    if (areCancelled(presses)) presses = [];
    update();
  }

  update();
  return { root, show: () => scene.mark({}), press };
}

/** Whether every button was pressed an even number of times. @param {number[]} presses */
function areCancelled(presses) {
  return [...new Set(presses)].every((button) => presses.filter((each) => each === button).length % 2 === 0);
}
