/** @file The hints that a reader asks for, one step at a time, and their updates after presses. */
import { HINT_STEPS, tellHint, tellWhy } from "./hint.js";
import { planNext } from "./minimum.js";
import { mark, showMinimum } from "./show.js";
import { tell } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Help["hint"]} Hint */
/** @typedef {State & { engine: NonNullable<State["engine"]>, shown: { view: import("./view.js").BoardView }, help: { hint: NonNullable<Hint> } }} Hinted */

/** Shows the next step: the number of presses, the region, one button, all buttons. @param {State} state */
export function giveHint(state) {
  if (!state.engine || !state.shown.view) return;
  const plan = state.help.hint?.plan ?? planNext(state);
  if (state.help.minimum !== null) showMinimum(state);
  const step = Math.min((state.help.hint?.step ?? 0) + 1, HINT_STEPS);
  state.help.hint = { plan, step };
  showHint(state);
  tell(state, "lights-hint", { step, points: Boolean(state.shown.marks.rings ?? state.shown.marks.numbers) });
}

/** @param {State} state with a hint */
function showHint(state) {
  const { shown, help } = /** @type {Hinted} */ (state);
  const { plan, step, why } = help.hint;
  if (plan.witness) return showWitness(state, plan.witness);
  const { marks, key, params } = why ? tellWhy(plan, shown.view) : tellHint(plan, step, shown.view);
  mark(state, marks, true);
  const hasWhy = ["say.hint-this", "say.hint-back"].includes(key);
  state.speech.note(key, params, "", hasWhy ? state.parts.why : "");
}

/** Explains why the hint presses its button: in a sentence, and in the explain pane if it is open. @param {State} state with a hint */
export function giveReason(state) {
  const { help, host, parts } = /** @type {Hinted} */ (state);
  const { hint } = help;
  if (hint.plan.reason) host.dispatchEvent(new Event("lights-why"));
  state.help.hint = { ...hint, why: true }; // the pane's marks have cleared the hint
  showHint(state);
  parts.tools.hint.focus({ preventScroll: true }); // the focused button has been removed
}

/** Hatches lights that prove that there is no solution, and says so. @param {State} state with a board @param {Uint8Array} witness */
export function showWitness(state, witness) {
  mark(state, { witness }, true);
  state.speech.note(.../** @type {Hinted} */ (state).shown.view.sayNone(witness));
}

/**
 * Following a numbered hint keeps it, minus what was pressed; any other press ends the hint.
 * @param {State} state with a hint
 * @param {number} button
 * @param {number} times
 */
export function followHint(state, button, times) {
  const { engine, help } = /** @type {Hinted} */ (state);
  const { presses } = help.hint.plan;
  if (help.hint.step !== HINT_STEPS || !presses?.[button]) return clearHint(state);
  const before = engine.cost(presses);
  presses[button] = modulo(presses[button] - times, engine.orders[button]);
  if (engine.cost(presses) >= before) return clearHint(state);
  showHint(state);
}

/** @param {number} number @param {number} order */
const modulo = (number, order) => ((number % order) + order) % order;

/** @param {State} state */
export function clearHint(state) {
  if (state.help.hint) mark(state, {});
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
