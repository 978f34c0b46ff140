/** @file How positions come in: from attributes, from properties, from a drawn light. Whatever makes no sense is told and left out. */
import { LIMITS } from "../engine/engine.js";
import { kindOf } from "../engine/kind.js";
import { recall } from "../ui/storage.js";
import { wordOf, wordsOf } from "./attributes.js";
import { clearHint } from "./hint-session.js";
import { startOf } from "./minimum.js";
import { mark, show } from "./show.js";
import { classOf, dispatch, stopPlaying, tell } from "./state.js";
import { hexOfBits } from "./text.js";

/** @typedef {import("./state.js").State} State */

/**
 * Loads a position; the old one stays where the text makes no sense.
 * @param {State} state
 * @param {string} text
 * @param {{ attribute?: string, goal?: string, keepNote?: boolean }} [from]  the attribute that says it, and a goal for it
 * @returns {boolean}
 */
export function load(state, text, { attribute, goal, keepNote } = {}) {
  const loaded = attempt(state, () => take(state, text, goal), attribute);
  if (!loaded) return false;
  stopPlaying(state);
  state.minimum = null;
  state.lockedUntil = 0;
  if (state.view) mark(state, {}); // they spoke of another position
  if (!keepNote) clearHint(state);
  show(state);
  return true;
}

/** @param {State} state @param {string} text @param {string} [goal] */
function take(state, text, goal) {
  if (kindOf(text) !== classOf(state).kind)
    throw Object.assign(new Error("another kind of board"), { code: "kind", position: 0 });
  state.engine?.load(text);
  if (goal) state.engine?.load(withGoal(text, goal));
  return true;
}

/** The position with this goal, unless it has one of its own. @param {string} text @param {string} goal */
function withGoal(text, goal) {
  return text.includes("goal-") ? text : text.replace(".", `-goal-${goal}.`);
}

/** What the attributes say. @param {State} state @returns {boolean} whether a board stands */
export function loadAttributes(state) {
  const { host } = state;
  const board = host.getAttribute("board") ?? classOf(state).firstBoard;
  const goal = wordOf(host, "goal");
  if (!load(state, board, { attribute: "board", goal })) return false;
  if (goal && state.engine?.goal !== goal) refuse(state, "attribute", 0, "goal", goal);
  const isRandom = loadLevel(state);
  loadPresses(state);
  loadKept(state, isRandom);
  return true;
}

/** Pieces of work for a level: all tries of the generator on an ordinary board, and an end on the largest. */
const LEVEL_BUDGET = 1 << 14;

/** Null also where the board is proven to have no such level. @param {import("./view.js").Engine} engine @param {object} order */
function generate(engine, order) {
  try {
    return engine.generate(order);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "none") return null;
    throw error;
  }
}

/**
 * A level is its number of presses, and perhaps a seed: "7", "7 42", or "7 random" for another one each time.
 * @param {State} state
 * @returns {boolean} whether it is a random one
 */
function loadLevel(state) {
  const engine = /** @type {import("./view.js").Engine} */ (state.engine);
  const [weight, said = "1"] = wordsOf(state.host, "level").map(([word]) => word);
  const isRandom = said === "random";
  if (!weight) return false;
  const seed = isRandom ? crypto.getRandomValues(new Uint32Array(1))[0] : Number(said);
  const order = { weight: Number(weight), seed, budget: LEVEL_BUDGET };
  const inRange = order.weight <= engine.buttonCount && Number.isSafeInteger(seed);
  const text = attempt(state, () => (inRange ? generate(engine, order) : null));
  if (text) load(state, text);
  else if (text === null) refuse(state, "level", 0, "level");
  return isRandom;
}

/** @param {State} state */
function loadPresses(state) {
  const presses = wordsOf(state.host, "presses");
  const missed = presses.filter(([button]) => !state.engine?.press(Number(button)));
  if (presses.length > 0) show(state);
  for (const { 0: button, index } of missed) refuse(state, "attribute", index, "presses", button);
}

/** Where its name was kept a game of the same start, it goes on; a random level of the same board. @param {State} state @param {boolean} isRandom */
function loadKept(state, isRandom) {
  const { host, engine } = state;
  const kept = recall(keptName(host));
  if (!host.getAttribute("keep") || typeof kept !== "string" || !engine) return;
  const mine = isRandom ? engine.boardNotation : startOf(engine.notation);
  if (mine === (isRandom ? kept.split(".")[0] : startOf(kept))) load(state, kept);
}

/** @param {HTMLElement} host */
export const keptName = (host) => `kept.${host.getAttribute("keep")}`;

/** Runs what may find a text at fault; the fault becomes a sentence and an event. @template T @param {State} state @param {() => T} act @param {string} [attribute] @returns {T | undefined} */
function attempt(state, act, attribute) {
  try {
    return act();
  } catch (error) {
    const fault = /** @type {{ code?: string, position?: number }} */ (error);
    if (typeof fault.code !== "string") throw error;
    refuse(state, fault.code, fault.position ?? 0, attribute);
    return undefined;
  }
}

/** @param {State} state @param {string} code @param {number} position  the character where reading stopped @param {string} [attribute] @param {string} [word] */
function refuse(state, code, position, attribute, word) {
  const params = { position: position + 1, limit: LIMITS.lights, attribute, word };
  state.speech.note(`error.${code}`, params, attribute);
  dispatch(state, "lights-error", { code, position, attribute });
}

/** Names the words of these attributes that mean nothing; they count as not written. @param {State} state @param {Iterable<string>} names */
export function checkWords(state, names) {
  for (const name of names)
    for (const { 0: word, index } of wordsOf(state.host, name, false)) refuse(state, "attribute", index, name, word);
}

/** Drawing: the board begins anew with one light changed. @param {State} state @param {number} light */
export function draw(state, light) {
  const { engine } = state;
  if (!engine || !(light in engine.lights) || engine.holes[light]) return false;
  const lights = engine.lights.slice();
  lights[light] ^= 1;
  const drawn = load(state, `${engine.boardNotation}.${hexOfBits(lights)}`);
  if (drawn) tell(state, "lights-change");
  return drawn;
}
