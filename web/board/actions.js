/** @file The actions of readers and scripts on a board: press, undo, redo, restart, ask for help. */
import { clearHint, followHint, giveHint, giveReason, note } from "./hint-session.js";
import { resume } from "./load.js";
import { seekMinimum } from "./minimum.js";
import { askMinimum, isOn, mark, showMinimum, turn } from "./show.js";
import { countOn, drawing, litOf, stopPlaying, tell } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./view.js").Engine} Engine */

const LOCK = 600; // ms after a win during which presses by hand are ignored

/** @param {State} state @param {import("../engine/engine.js").Button} button @param {number} [times] @returns {boolean} false if there is no such button */
export function press(state, button, times = 1) {
  const { engine, game, shown } = state;
  const before = game.snapshot();
  if (!engine || !before) return false;
  if (state.mode.drawn) return drawing.loaded?.draw(state, Number(button), times) ?? false;
  const index = engine.indexOf(button);
  if (!game.dispatch({ type: "press", button: index, times })) return false;
  const changed = countChanged(before, game.snapshot() ?? before);
  const name = shown.view?.shortName(index) ?? "";
  state.speech.say(`say.pressed-${nounOf(state)}`, { button: name, changed, on: countOn(state) });
  if (state.help.hint) followHint(state, index, times);
  else state.speech.clear();
  tell(state, "lights-press", { button: index });
  settle(state, before.solved);
  return true;
}

/** The number of lights that a move changed. @param {import("./game.js").Snapshot} before @param {import("./game.js").Snapshot} after */
function countChanged({ lights: before }, { lights: after }) {
  let changed = 0; // a loop, as in countOn()
  for (let light = 0; light < after.length; light++) if (before[light] !== after[light]) changed++;
  return changed;
}

/**
 * A press by the reader; a read-only board, the lock after a win and a running level search ignore it.
 * @param {State} state
 * @param {number} button
 * @param {number} [times]
 */
export function pressByHand(state, button, times = 1) {
  if (state.host.readOnly || performance.now() < state.mode.lockedUntil || state.coming.level) return;
  stopPlaying(state);
  press(state, button, isOn(state.parts.tools.reverse) ? -Math.abs(times) : times);
}

/** @param {State} state @param {import("./game.js").Step["type"]} type */
export function changeHistory(state, type) {
  const before = state.game.snapshot();
  stopPlaying(state);
  if (!before || !state.game.dispatch({ type })) return false;
  state.speech.say(`say.now-${nounOf(state)}`, { on: countOn(state) });
  clearHint(state);
  state.mode.lockedUntil = 0; // undoing a win with a tool is deliberate
  settle(state, before.solved);
  return true;
}

/**
 * Goes on with a kept game; one that was won is won again.
 * @param {State} state @param {string} start @param {import("../engine/engine.js").History} history
 */
export function resumeGame(state, start, history) {
  if (!resume(state, start, history)) return false;
  settle(state, engineOf(state).moveCount === 0);
  return true;
}

/** Fires `lights-change`, and `lights-solved` if the position has just become solved. @param {State} state @param {boolean} solvedBefore */
function settle(state, solvedBefore) {
  const engine = engineOf(state);
  const solvedNow = engine.solved && !solvedBefore;
  if (solvedNow) celebrate(state, engine);
  tell(state, "lights-change");
  if (solvedNow) tell(state, "lights-solved");
}

/** Shows the win; "the fewest presses" is added once the minimum is known. @param {State} state @param {Engine} engine */
async function celebrate(state, engine) {
  const moves = engine.moveCount;
  state.mode.lockedUntil = performance.now() + LOCK;
  mark(state, {});
  state.shown.view?.celebrate();
  showMinimum(state);
  sayWin(state, moves);
  if (state.help.minimum !== null) return;
  await seekMinimum(state);
  if (state.help.minimum === null || !engine.solved || engine.moveCount !== moves) return;
  showMinimum(state);
  sayWin(state, moves);
}

/** @param {State} state @param {number} moves */
function sayWin({ help: { minimum }, speech }, moves) {
  const key = minimum === null ? "say.solved" : moves === minimum ? "say.solved-fewest" : "say.solved-par";
  speech.note(key, { moves, minimum: minimum ?? 0 });
}

/**
 * The actions of tools and keys; `fewest`, `read` and `keys` also work on a read-only board.
 * @type {Record<string, (state: State) => void>}
 */
const TOOL_ACTS = {
  undo: ({ host }) => host.readOnly || host.undo(),
  redo: ({ host }) => host.readOnly || host.redo(),
  reset: ({ host }) => host.readOnly || host.reset(),
  reverse: ({ parts }) => turn(parts.tools.reverse),
  fold: ({ parts }) => turn(parts.fold),
  hint: giveHint,
  why: giveReason,
  fewest: askMinimum,
  read: readLit,
  keys: (state) => note(state, nounOf(state) === "states" ? "say.keys-states" : "say.keys"),
};

/** @param {State} state @param {string} tool */
export const useTool = (state, tool) => TOOL_ACTS[tool]?.(state);

/** @param {State} state */
function readLit(state) {
  const lit = litOf(state);
  if (lit.length === 0) return note(state, `say.lit-none-${nounOf(state)}`);
  note(state, `say.lit-${nounOf(state)}`, { cells: state.shown.view?.shortNames(lit) });
}

/** The engine of a loaded board. @param {State} state */
const engineOf = ({ engine }) => /** @type {Engine} */ (engine);

/** The noun in the keys of sentences about this board. @param {State} state */
const nounOf = ({ shown: { view } }) => view?.noun ?? "lights";
