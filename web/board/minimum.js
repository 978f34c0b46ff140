/** @file The fewest presses from the start of a game. */
import { createEngine } from "../engine/engine.js";
import { fewestWithin } from "./hint.js";

export const FEWEST_BUDGET = 150; // ms to look for the fewest presses while somebody waits
const LIGHTS_MAX = 1024; // beyond it, even one solution takes longer than that

/** @param {import("./state.js").State} state @returns {number | null} null when it is not known in time */
export function findMinimum(state) {
  const { minimum, engine, module } = state;
  if (minimum !== null || !engine || !module || engine.lightCount > LIGHTS_MAX) return minimum;
  const start = createEngine(module);
  start.load(startOf(engine.notation));
  state.minimum = fewestWithin(start, FEWEST_BUDGET)?.weight ?? null;
  return state.minimum;
}

/** A position without its presses. @param {string} notation */
export const startOf = (notation) => notation.split(".", 2).join(".");
