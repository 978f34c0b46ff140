/** @file The fewest presses, from the start of a game and from where it stands: what one search has proven, every place shows. */
import { createEngine, EngineError } from "../engine/engine.js";
import { core } from "../loading/module.js";
import { inTurns } from "../loading/turns.js";
import { fewestWithin } from "./hint.js";

const AT_ONCE_MS = 40; // a page does not stand still for longer
const IN_TURNS_MS = 20_000;
const LIGHTS_MAX = 1024; // beyond it, even one solution takes longer than that

/** @typedef {import("./state.js").State} State */
/** @typedef {{ presses: Uint8Array, weight: number }} Fewest */

/** Keeps a proven solution, and tells those who show it. @param {State} state @param {Fewest} fewest @param {import("./view.js").Engine} from where it begins */
export function learn(state, { presses, weight }, from) {
  const made = from.presses;
  state.proven = { start: startOf(from.notation), presses, all: presses.map((press, i) => press ^ made[i]) };
  if (!made.includes(1)) state.minimum = weight;
  state.host.dispatchEvent(new Event("lights-fewest"));
}

/** What is proven of the position as it stands: whoever follows a fewest solution has a fewest one left. @param {State} state @returns {Fewest | null} */
export function knownFewest({ engine, proven }) {
  if (!engine || proven?.start !== startOf(engine.notation)) return null;
  const made = engine.presses;
  const presses = proven.all.map((press, i) => press ^ made[i]);
  if (presses.some((press, i) => press > proven.presses[i])) return null;
  return { presses, weight: presses.reduce((sum, press) => sum + press, 0) };
}

/** @param {State} state @returns {Fewest | null} null when it is not known in time */
export function findFewest(state) {
  const known = knownFewest(state);
  if (known || !state.engine) return known;
  const found = fewestWithin(state.engine, AT_ONCE_MS);
  if (found) learn(state, found, state.engine);
  return found;
}

/** @param {State} state @returns {number | null} null when it is not known in time */
export function findMinimum(state) {
  const start = state.minimum === null && startEngine(state);
  if (!start) return state.minimum;
  const found = fewestWithin(start, AT_ONCE_MS);
  if (found) learn(state, found, start);
  return state.minimum;
}

/** Goes on with the search for it, in turns with the page, as long as this game is played. @param {State} state */
export async function seekMinimum(state) {
  const start = state.minimum === null && startEngine(state);
  if (!start) return;
  const end = performance.now() + IN_TURNS_MS;
  const { engine } = /** @type {{ engine: import("./view.js").Engine }} */ (state);
  const isPlayed = () => state.host.isConnected && start.notation === startOf(engine.notation);
  const onProgress = () => {
    if (!isPlayed() || performance.now() > end) throw new EngineError("steps");
  };
  const found = await inTurns(start.fewest(), { onProgress }).catch(() => null);
  if (found && isPlayed()) learn(state, found, start);
}

/** The game at its start, in an engine of its own; null where there is none, or it is too large. @param {State} state */
function startEngine({ engine }) {
  if (!engine || engine.lightCount > LIGHTS_MAX) return null;
  const start = createEngine(/** @type {import("../engine/engine.js").Module} */ (core));
  start.load(startOf(engine.notation));
  return start;
}

/** A position without its presses. @param {string} notation */
export const startOf = (notation) => notation.split(".", 2).join(".");
