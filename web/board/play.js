/** @file What readers and scripts do with a board: press, undo, ask, win. */
import { remember } from "../ui/storage.js";
import { draw } from "./drawing.js";
import { clearHint, followHint, giveHint, giveReason, note } from "./hint-session.js";
import { keptName } from "./load.js";
import { seekMinimum } from "./minimum.js";
import { askMinimum, mark, show, showMinimum } from "./show.js";
import { classOf, countOn, stopPlaying, tell } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./view.js").Engine} Engine */

const LOCK = 600; // ms after a win in which no reader presses

/** @param {State} state @param {number} button @returns {boolean} whether there is such a button */
export function press(state, button) {
  const { engine, view } = state;
  if (!engine) return false;
  if (state.drawn) return draw(state, button);
  const solvedBefore = engine.solved;
  if (!engine.press(button)) return false;
  const changed = show(state, button);
  const name = view?.shortName(button) ?? "";
  state.speech.say(`say.pressed-${nounOf(state)}`, { button: name, changed, on: countOn(state) });
  followHint(state, button);
  tell(state, "lights-press", { button });
  settle(state, solvedBefore);
  return true;
}

/** A press of the reader's own. @param {State} state @param {number} button */
export function pressByHand(state, button) {
  if (state.host.readOnly || performance.now() < state.lockedUntil || state.dealing) return;
  stopPlaying(state);
  press(state, button);
}

/** @param {State} state @param {(engine: Engine) => boolean} act  undo, redo or restart */
export function changeHistory(state, act) {
  if (!state.engine) return false;
  stopPlaying(state);
  const solvedBefore = state.engine.solved;
  if (!act(state.engine)) return false;
  show(state);
  state.speech.say(`say.now-${nounOf(state)}`, { on: countOn(state) });
  clearHint(state);
  state.lockedUntil = 0; // a win taken back by a tool was meant to be
  settle(state, solvedBefore);
  return true;
}

/** Tells the change, and the win if it is one. @param {State} state @param {boolean} solvedBefore */
function settle(state, solvedBefore) {
  const engine = engineOf(state);
  const solvedNow = engine.solved && !solvedBefore;
  if (solvedNow) celebrate(state, engine);
  tell(state, "lights-change");
  if (solvedNow) tell(state, "lights-solved");
}

/** Whether it took the fewest presses is said when that is known. @param {State} state @param {Engine} engine */
async function celebrate(state, engine) {
  const moves = engine.moveCount;
  state.lockedUntil = performance.now() + LOCK;
  mark(state, {});
  state.view?.celebrate();
  showMinimum(state);
  sayWin(state, moves);
  if (state.minimum !== null) return;
  await seekMinimum(state);
  if (state.minimum === null || !engine.solved || engine.moveCount !== moves) return;
  showMinimum(state);
  sayWin(state, moves);
}

/** @param {State} state @param {number} moves */
function sayWin({ minimum, speech }, moves) {
  const key = minimum === null ? "say.solved" : moves === minimum ? "say.solved-fewest" : "say.solved-par";
  speech.note(key, { moves, minimum: minimum ?? 0 });
}

/** What the tools and keys do; the last three also on a board that nobody can press. @type {Record<string, (state: State) => void>} */
const TOOL_ACTS = {
  undo: ({ host }) => host.readOnly || host.undo(),
  redo: ({ host }) => host.readOnly || host.redo(),
  reset: ({ host }) => host.readOnly || host.reset(),
  hint: giveHint,
  why: giveReason,
  fewest: askMinimum,
  read: readLit,
  keys: (state) => note(state, "say.keys"),
};

/** @param {State} state @param {string} tool */
export const use = (state, tool) => TOOL_ACTS[tool]?.(state);

/** @param {State} state */
function readLit(state) {
  const lit = [...engineOf(state).lights].flatMap((on, light) => (on ? [light] : []));
  if (lit.length === 0) return note(state, `say.lit-none-${nounOf(state)}`);
  note(state, `say.lit-${nounOf(state)}`, { cells: state.view?.shortNames(lit) });
}

/** Of a board that stands. @param {State} state */
const engineOf = ({ engine }) => /** @type {Engine} */ (engine);

/** What the sentences call it. @param {State} state */
const nounOf = (state) => (classOf(state).kind === "doors" ? "doors" : "lights");

/** Keeps the game under its name, for the next visit. @param {State} state */
export function keep({ host, engine }) {
  if (engine && host.getAttribute("keep")) remember(keptName(host), engine.notation);
}
