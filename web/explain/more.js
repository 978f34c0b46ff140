/**
 * @file All that explains a board, as the embed fetches it: with the whole engine, because that of the embed does no more than a board
 * needs. Each board has another one here, which follows it.
 */
import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";

export { CanvasView } from "../canvas/index.js";

import { figureOf, wear } from "./figure.js";
import { ExplainPane } from "./pane.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** The whole engine of each. @type {WeakMap<Engine, Engine>} */
const whole = new WeakMap();

/** @param {import("../engine/engine.js").Module} module @param {Engine} engine */
function follow(module, engine) {
  const other = whole.get(engine) ?? createEngine(module);
  whole.set(engine, other);
  if (other.notation !== engine.notation) other.load(engine.notation);
  return other;
}

/** @returns {Promise<import("../board/beside.js").Explaining>} once the whole engine runs */
export async function begin() {
  const module = await engineModule();
  ExplainPane.engineOf = ({ engine }) => engine && follow(module, engine);
  return { wear, figureOf: (engine, step, t) => figureOf(follow(module, engine), step, t) };
}
