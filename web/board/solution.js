/** @file A fewest solution on the board: the attribute `solution` shows it, or presses it step by step. */
import { wordOf } from "./attributes.js";
import { planHint } from "./hint.js";
import { findFewest } from "./minimum.js";
import { press } from "./play.js";
import { mark } from "./show.js";
import { stopPlaying } from "./state.js";

/** @typedef {import("./state.js").State} State */

const STEP_MS = 700;

/** The buttons that are still to be pressed; none where there is nothing to press, or no solution. @param {State} state @returns {number[]} */
function toPress(state) {
  const { engine } = state;
  if (!engine || engine.solved) return []; // of either goal a solution may be to press for the other one
  const { presses } = planHint(engine, () => findFewest(state));
  return [...(presses ?? [])].flatMap((pressed, button) => (pressed ? [button] : []));
}

/** Does what the attribute says. @param {State} state */
export function showSolution(state) {
  const word = wordOf(state.host, "solution") ?? "hidden";
  stopPlaying(state);
  if (word === "shown") numberSolution(state);
  else if (state.solutionShown) mark(state, {});
  state.solutionShown = word === "shown";
  if (word === "playing") playSolution(state);
}

/** @param {State} state */
export function numberSolution(state) {
  mark(state, { numbers: new Map(toPress(state).map((button, index) => [button, index + 1])) });
}

/**
 * Presses what is left, a button at a time.
 * @param {State} state
 * @returns {Promise<boolean>} whether it came to its end: solved, and by nobody else
 */
export function playSolution(state) {
  stopPlaying(state);
  const buttons = toPress(state);
  return new Promise((end) => {
    const wait = () => {
      state.playing = { timer: setTimeout(step, STEP_MS), end };
    };
    const step = () => {
      const button = buttons.shift();
      if (button === undefined) return stopPlaying(state);
      press(state, button);
      wait();
    };
    wait();
  });
}
