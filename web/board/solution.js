/** @file The attribute `solution`: numbers the buttons of a fewest solution, or presses them one by one. */

import { press } from "./actions.js";
import { wordOf } from "./attributes.js";
import { numbersOf } from "./hint.js";
import { showWitness } from "./hint-session.js";
import { planNext } from "./minimum.js";
import { mark } from "./show.js";
import { stopPlaying } from "./state.js";

/** @typedef {import("./state.js").State} State */

const STEP_MS = 700;

/** The remaining presses of a solution; none if the position is solved or unsolvable. @param {State} state @returns {Int16Array} */
function toPress(state) {
  const { engine } = state;
  if (!engine || engine.solved) return new Int16Array(); // with the goal "either", a solved position may still have presses that lead to the other goal
  const { presses } = planNext(state);
  return presses ? engine.ways(presses) : new Int16Array();
}

/** Applies the attribute `solution`. @param {State} state */
export function showSolution(state) {
  const word = wordOf(state.host, "solution") ?? "hidden";
  stopPlaying(state);
  if (word === "shown") numberSolution(state);
  else if (state.shown.solution) {
    mark(state, {});
    state.speech.clear();
  }
  state.shown.solution = word === "shown";
  if (word === "playing") playSolution(state);
}

/** Numbers the presses of a solution, or says why there is none. @param {State} state */
export function numberSolution(state) {
  const { engine } = state;
  const witness = engine?.solve().witness;
  if (witness) showWitness(state, witness);
  else if (engine) mark(state, { numbers: numbersOf(engine, toPress(state)) });
}

/**
 * Presses the remaining buttons one by one.
 * @param {State} state
 * @returns {Promise<boolean>} true if the position is solved when the presses end
 */
export function playSolution(state) {
  stopPlaying(state);
  const buttons = [...toPress(state)].flatMap((times, button) =>
    Array(Math.abs(times)).fill({ button, times: Math.sign(times) }),
  );
  return new Promise((end) => {
    const wait = () => {
      state.mode.playing = { timer: setTimeout(step, STEP_MS), end };
    };
    const step = () => {
      const next = buttons.shift();
      if (!next) return stopPlaying(state);
      press(state, next.button, next.times);
      wait();
    };
    wait();
  });
}
