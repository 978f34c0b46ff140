/** @file The hints that a reader asks for, one step at a time, and their updates after presses. */
import { planHint, tellHint, tellWhy } from "./hint.js";
import { findFewest } from "./minimum.js";
import { mark, showMinimum } from "./show.js";
import { tell } from "./state.js";
import { wrongIn } from "./view.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {State & { engine: NonNullable<State["engine"]>, view: NonNullable<State["view"]>, hint: NonNullable<State["hint"]> }} Hinted */

const STEPS = 4;

/** Shows the next step: the number of presses, the region, one button, all buttons. @param {State} state */
export function giveHint(state) {
  if (!state.engine || !state.view) return;
  const plan = state.hint?.plan ?? planHint(state.engine, () => findFewest(state));
  if (state.minimum !== null) showMinimum(state);
  const step = Math.min((state.hint?.step ?? 0) + 1, STEPS);
  state.hint = { plan, step };
  showHint(state);
  tell(state, "lights-hint", { step, points: Boolean(state.marks.rings ?? state.marks.numbers) });
}

/** @param {State} state with a hint */
function showHint(state) {
  const { view, hint } = /** @type {Hinted} */ (state);
  const { plan, step, why } = hint;
  if (plan.witness) return showWitness(state, plan.witness);
  const { marks, key, params } = why ? tellWhy(plan, view) : tellHint(plan, step, view);
  mark(state, marks, true);
  state.speech.note(key, params, "", key === "say.hint-this" ? state.parts.why : "");
}

/** Explains why the hint presses its button: in a sentence, and in the explain pane if it is open. @param {State} state with a hint */
export function giveReason(state) {
  const { hint, host, parts } = /** @type {Hinted} */ (state);
  if (hint.plan.reason) host.dispatchEvent(new Event("lights-why"));
  state.hint = { ...hint, why: true }; // the pane's marks have cleared the hint
  showHint(state);
  parts.tools.hint.focus({ preventScroll: true }); // the focused button has been removed
}

/** @param {State} state with a hint @param {Uint8Array} witness */
function showWitness(state, witness) {
  const { kind, goal, lights } = /** @type {Hinted} */ (state).engine;
  mark(state, { witness }, true);
  const ending = kind === "doors" ? "doors" : goal === "on" ? "on" : "lights";
  state.speech.note(`say.hint-none-${ending}`, { count: wrongIn(witness, lights, goal).length });
}

/**
 * Following a numbered hint keeps it, minus the button pressed; any other press ends the hint.
 * @param {State} state
 * @param {number} button
 */
export function followHint(state, button) {
  const { presses } = state.hint?.plan ?? {};
  if (state.hint?.step !== STEPS || !presses?.[button]) return clearHint(state);
  presses[button] = 0;
  showHint(state);
}

/** @param {State} state */
export function clearHint(state) {
  if (state.hint) mark(state, {});
  state.speech.clear();
}

/**
 * Replaces a hint and its marks by a sentence.
 * @param {State} state
 * @param {import("../ui/i18n.js").Key} key
 * @param {import("../ui/i18n.js").Params} [params]
 * @param {string} [about] an attribute
 */
export function note(state, key, params, about) {
  clearHint(state);
  state.speech.note(key, params, about);
}
