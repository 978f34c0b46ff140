// The core as Node has it, and the little that most tests do with it.
import { compileEngine, createEngine } from "../web/engine/all.js";

export const module = await compileEngine();

/** A board of its own, at a position. @param {string} notation */
export function engineOf(notation) {
  const engine = createEngine(module);
  engine.load(notation);
  return engine;
}

/** Runs a search to its end, and returns its result. @template Result @param {Iterator<unknown, Result>} search @returns {Result} */
export function finish(search) {
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

/** The proven fewest presses of a position. @param {string} notation */
export const fewestOf = (notation) => finish(engineOf(notation).fewest());
