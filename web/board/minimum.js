/**
 * @file The fewest presses from the start of a game and from the current position. Proven results are shared by
 * everything that shows them.
 */
import { createEngine, EngineError } from "../engine/engine.js";
import { loaded } from "../loading/module.js";
import { inTurns } from "../loading/turns.js";
import { fewestWithin, planHint } from "./hint.js";

const AT_ONCE_MS = 40; // the longest time that may block the page
const IN_TURNS_MS = 20_000;
const LIGHTS_MAX = 1024; // on larger boards even one solution takes longer than AT_ONCE_MS

/** @typedef {import("./state.js").State} State */
/** @typedef {{ presses: Uint8Array, weight: number }} Fewest */

/**
 * Stores a proven solution, and fires `lights-fewest`.
 * @param {State} state
 * @param {Fewest} fewest
 * @param {import("./view.js").Engine} from the position solved
 */
export function learn(state, { presses, weight }, from) {
  state.help.proven = { start: from.startNotation, presses, all: from.fromStart(presses) };
  if (!from.presses.some(Boolean)) state.help.minimum = weight;
  state.host.dispatchEvent(new Event("lights-fewest"));
}

/**
 * The proven fewest presses of the current position: if all presses so far belong to a fewest solution, the rest is
 * one, too.
 * @param {State} state
 * @returns {Fewest | null}
 */
export function knownFewest({ engine, help: { proven } }) {
  if (!engine || proven?.start !== engine.startNotation) return null;
  const presses = engine.rest(proven.all);
  const [left, all] = [engine.ways(presses), engine.ways(proven.presses)];
  if (left.some((times, i) => times * all[i] < 0 || Math.abs(times) > Math.abs(all[i]))) return null;
  return { presses, weight: engine.cost(presses) };
}

/** @param {State} state @returns {Fewest | null} null if it is not found in time */
export function findFewest(state) {
  const known = knownFewest(state);
  if (known || !state.engine) return known;
  const found = fewestWithin(state.engine, AT_ONCE_MS);
  if (found) learn(state, found, state.engine);
  return found;
}

/** The plan of a hint, which goes on with the last one. @param {State} state with a board */
export function planNext(state) {
  const engine = /** @type {import("./view.js").Engine} */ (state.engine);
  const start = engine.startNotation;
  const kept = state.help.planned?.start === start ? engine.rest(state.help.planned.all) : null;
  const plan = planHint(engine, () => findFewest(state), kept);
  state.help.planned = plan.presses && { start, all: engine.fromStart(plan.presses) };
  return plan;
}

/** @param {State} state @returns {number | null} null if it is not found in time */
export function findMinimum(state) {
  const start = state.help.minimum === null && startEngine(state);
  if (!start) return state.help.minimum;
  const found = fewestWithin(start, AT_ONCE_MS);
  if (found) learn(state, found, start);
  return state.help.minimum;
}

/** Searches for the minimum in slices between turns of the page, as long as this game is played. @param {State} state */
export async function seekMinimum(state) {
  const start = state.help.minimum === null && startEngine(state);
  if (!start) return;
  const end = performance.now() + IN_TURNS_MS;
  const { engine } = /** @type {{ engine: import("./view.js").Engine }} */ (state);
  const isPlayed = () => state.host.isConnected && start.notation === engine.startNotation;
  const onProgress = () => {
    if (!isPlayed() || performance.now() > end) throw new EngineError("steps");
  };
  const found = await inTurns(start.fewest(), { onProgress }).catch(() => null);
  if (found && isPlayed()) learn(state, found, start);
}

/** A new engine with the start of a game; null if there is no game or it is too large. @param {Pick<State, "engine">} game */
export function startEngine({ engine }) {
  if (!engine || engine.lightCount > LIGHTS_MAX) return null;
  const start = createEngine(/** @type {import("../engine/instance.js").Module} */ (loaded.core));
  start.load(engine.startNotation);
  return start;
}
