/** @file The help that a reader asks for, one step more each time, and how it follows the presses. */
import { planHint, tellHint } from "./hint.js";
import { FEWEST_BUDGET } from "./minimum.js";
import { mark } from "./show.js";
import { tell } from "./state.js";
import { wrongIn } from "./view.js";

/** @typedef {import("./state.js").State} State */

const STEPS = 4;

/** One step more: how many presses, where about, which one, all of them. @param {State} state */
export function giveHint(state) {
  if (!state.engine || !state.view || !state.module) return;
  const plan = state.hint?.plan ?? planHint(state.engine, FEWEST_BUDGET);
  const step = Math.min((state.hint?.step ?? 0) + 1, STEPS);
  state.hint = { plan, step };
  showHint(state);
  tell(state, "lights-hint", { step, points: Boolean(state.marks.rings ?? state.marks.numbers) });
}

/** @param {State} state */
function showHint(state) {
  if (!state.hint || !state.view) return;
  const { plan, step } = state.hint;
  if (plan.witness) return showWitness(state, plan.witness);
  const { marks, key, params } = tellHint(plan, step, state.view);
  mark(state, marks);
  state.speech.note(key, params);
}

/** @param {State} state @param {Uint8Array} witness */
function showWitness(state, witness) {
  const { kind, goal, lights } = /** @type {import("./view.js").Engine} */ (state.engine);
  mark(state, { witness });
  const ending = kind === "doors" ? "doors" : goal === "on" ? "on" : "lights";
  state.speech.note(`say.hint-none-${ending}`, { count: wrongIn(witness, lights, goal).length });
}

/** Numbered presses stay numbered while they are followed; anything else ends the hint. @param {State} state @param {number} button */
export function followHint(state, button) {
  const { presses } = state.hint?.plan ?? {};
  if (state.hint?.step !== STEPS || !presses?.[button]) return clearHint(state);
  presses[button] = 0;
  showHint(state);
}

/** @param {State} state */
export function clearHint(state) {
  if (state.hint) mark(state, {});
  state.hint = null;
  state.speech.clear();
}
