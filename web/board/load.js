/** @file How positions come in: from attributes and from properties. Whatever makes no sense is told and left out. */
import { EngineError, LIMITS } from "../engine/engine.js";
import { kindOf } from "../engine/kind.js";
import { inTurns } from "../loading/turns.js";
import { quoteAt } from "../ui/errors.js";
import { recall } from "../ui/storage.js";
import { wordOf, wordsOf } from "./attributes.js";
import { clearHint, note } from "./hint-session.js";
import { startOf } from "./minimum.js";
import { mark, show } from "./show.js";
import { classOf, dispatch, stopPlaying } from "./state.js";

/** @typedef {import("./state.js").State} State */

/**
 * Loads a position; the old one stays where the text makes no sense.
 * @param {State} state
 * @param {string} text
 * @param {{ attribute?: string, goal?: string, keepNote?: boolean, drawn?: State["drawn"] }} [from]  the attribute that says it, a goal for it, or what was drawn
 * @returns {boolean}
 */
export function load(state, text, { attribute, goal, keepNote, drawn = null } = {}) {
  if (!attempt(state, text, goal, attribute)) return false;
  state.dealing?.abort();
  state.dealing = null;
  stopPlaying(state);
  state.minimum = null;
  state.lockedUntil = 0;
  if (state.view) {
    mark(state, {}); // they spoke of another position
    state.drawn = drawn;
  }
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
}

/** The position with this goal, unless it has one of its own. @param {string} text @param {string} goal */
function withGoal(text, goal) {
  return text.includes("goal-") ? text : text.replace(".", `-goal-${goal}.`);
}

/**
 * What the attributes say. Without a level the board stands at once; a level is looked for in turns with the page, and
 * another position in the meantime ends that.
 * @param {State} state
 * @returns {Promise<boolean>} whether a board stands
 */
export async function loadAttributes(state) {
  const { host } = state;
  const board = host.getAttribute("board") ?? classOf(state).firstBoard;
  const goal = wordOf(host, "goal");
  if (!load(state, board, { attribute: "board", goal })) return false;
  if (goal && state.engine?.goal !== goal) refuse(state, "attribute", 0, "goal", goal);
  const [weight, seed] = wordsOf(host, "level").map(([word]) => word);
  if (weight && !(await loadLevel(state, Number(weight), seed))) return true;
  loadPresses(state);
  loadKept(state, seed === "random");
  return true;
}

/** Pieces of work for a level: all tries of the generator on an ordinary board, and an end on the largest, after seconds. */
const LEVEL_BUDGET = 1 << 14;
/** When a reader is told what takes so long. */
const PATIENCE_MS = 200;

/**
 * A level is its number of presses, and perhaps a seed: "7", "7 42", or "7 random" for another one each time.
 * @param {State} state
 * @param {number} weight
 * @param {string} [said]
 * @returns {Promise<boolean>} whether the board is still wanted
 */
async function loadLevel(state, weight, said = "1") {
  const dealing = new AbortController();
  const seed = said === "random" ? crypto.getRandomValues(new Uint32Array(1))[0] : Number(said);
  let isTold = false;
  const late = setTimeout(() => {
    isTold = true;
    state.speech.note("say.dealing");
  }, PATIENCE_MS);
  state.dealing = dealing;
  const text = await levelOf(state, { weight, seed, budget: LEVEL_BUDGET }, dealing.signal);
  clearTimeout(late);
  if (isTold) state.speech.clear();
  if (dealing.signal.aborted) return false;
  state.dealing = null;
  if (text) load(state, text);
  else refuse(state, "level", 0, "level");
  return true;
}

/** Null where none was found, or the board is proven to have none. @param {State} state @param {{ weight: number, seed: number, budget: number }} order @param {AbortSignal} signal */
async function levelOf({ engine }, order, signal) {
  if (!engine || order.weight > engine.buttonCount || !Number.isSafeInteger(order.seed)) return null;
  try {
    return await inTurns(engine.generating(order), { signal });
  } catch (error) {
    if (signal.aborted || error instanceof EngineError) return null;
    throw error;
  }
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
  const kept = host.getAttribute("keep") && recall(keptName(host));
  if (typeof kept !== "string" || !engine) return;
  const mine = isRandom ? engine.boardNotation : startOf(engine.notation);
  if (mine === (isRandom ? kept.split(".")[0] : startOf(kept))) load(state, kept);
}

/** @param {HTMLElement} host */
export const keptName = (host) => `kept.${host.getAttribute("keep")}`;

/** A fault of the text becomes a sentence and an event. @param {State} state @param {string} text @param {string} [goal] @param {string} [attribute] */
function attempt(state, text, goal, attribute) {
  try {
    take(state, text, goal);
    return true;
  } catch (error) {
    const { code, position = 0 } = /** @type {{ code?: string, position?: number }} */ (error);
    if (typeof code !== "string") throw error;
    refuse(state, code, position, attribute, quoteAt(text, position));
    return false;
  }
}

/** @param {State} state @param {string} code @param {number} position  the character where reading stopped @param {string} [attribute] @param {string} [word] */
function refuse(state, code, position, attribute, word) {
  const params = { limit: LIMITS.lights, from: state.host.dataset.from, attribute, word };
  note(state, /** @type {import("../ui/i18n.js").Key} */ (`error.${code}`), params, attribute);
  dispatch(state, "lights-error", { code, position, attribute });
}

/** Names the words of these attributes that mean nothing; they count as not written. @param {State} state @param {Iterable<string>} names */
export function checkWords(state, names) {
  for (const name of names)
    for (const { 0: word, index } of wordsOf(state.host, name, false)) refuse(state, "attribute", index, name, word);
}
