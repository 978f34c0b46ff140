/** @file Drawing a board: a press changes one light and starts a new game. Undo and redo then step through the changed lights. */
import { load } from "./load.js";
import { lightsText } from "./notation.js";
import { show } from "./show.js";
import { tell } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {State & { engine: NonNullable<State["engine"]>, mode: { drawn: NonNullable<import("./state.js").Mode["drawn"]> } }} Drawing */

/** Turns drawing on or off. @param {State} state @param {boolean} on */
export function setDrawing(state, on) {
  state.mode.drawn = on ? { lights: [], made: 0 } : null;
  show(state);
}

/** @param {State} state while the board is drawn @param {number} light @param {number} times 1, or -1 for a step back @returns {boolean} false if there is no such light */
export function draw(state, light, times) {
  const { engine, mode } = /** @type {Drawing} */ (state);
  if (!(light in engine.lights) || engine.holes[light]) return false;
  const lights = [...mode.drawn.lights.slice(0, mode.drawn.made), light];
  return turn(state, light, times, { lights, made: lights.length });
}

/** Undoes or redoes one changed light. @param {State} state while the board is drawn @param {number} by -1 or 1 @returns {boolean} */
export function changeDrawn(state, by) {
  const { lights, made } = /** @type {Drawing} */ (state).mode.drawn;
  const light = lights[made + Math.min(by, 0)];
  return light !== undefined && turn(state, light, by, { lights, made: made + by });
}

/** @param {State} state @param {number} light @param {number} by @param {Drawing["mode"]["drawn"]} drawn */
function turn(state, light, by, drawn) {
  const { engine } = /** @type {Drawing} */ (state);
  const { [light]: states } = engine.states;
  const changed = engine.lights.slice();
  changed[light] = (changed[light] + by + states) % states;
  load(state, `${engine.boardNotation}.${lightsText(engine.boardNotation, changed)}`, { drawn });
  tell(state, "lights-change");
  return true;
}
