/** @file Drawing a board: a press changes one light and starts a new game. Undo and redo then step through the changed lights. */
import { load } from "./load.js";
import { hexOfBits } from "./notation.js";
import { show } from "./show.js";
import { tell } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {State & { engine: NonNullable<State["engine"]>, drawn: NonNullable<State["drawn"]> }} Drawing */

/** Turns drawing on or off. @param {State} state @param {boolean} on */
export function setDrawing(state, on) {
  state.drawn = on ? { lights: [], made: 0 } : null;
  show(state);
}

/** @param {State} state while the board is drawn @param {number} light @returns {boolean} false if there is no such light */
export function draw(state, light) {
  const { engine, drawn } = /** @type {Drawing} */ (state);
  if (!(light in engine.lights) || engine.holes[light]) return false;
  const lights = [...drawn.lights.slice(0, drawn.made), light];
  return flip(state, light, { lights, made: lights.length });
}

/** Undoes or redoes one changed light. @param {State} state while the board is drawn @param {number} by -1 or 1 @returns {boolean} */
export function changeDrawn(state, by) {
  const { lights, made } = /** @type {Drawing} */ (state).drawn;
  const light = lights[made + Math.min(by, 0)];
  return light !== undefined && flip(state, light, { lights, made: made + by });
}

/** @param {State} state @param {number} light @param {Drawing["drawn"]} drawn */
function flip(state, light, drawn) {
  const { boardNotation, lights } = /** @type {Drawing} */ (state).engine;
  const changed = lights.slice();
  changed[light] ^= 1;
  load(state, `${boardNotation}.${hexOfBits(changed)}`, { drawn });
  tell(state, "lights-change");
  return true;
}
