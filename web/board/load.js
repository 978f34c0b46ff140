/** @file Loads positions from attributes and properties. Invalid input is reported and ignored. */
import { createEngine, EngineError, LIMITS } from "../engine/engine.js";
import { kindOf, startOf } from "../engine/kind.js";
import { quoteAt } from "../engine/place.js";
import { loaded } from "../loading/module.js";
import { inTurns } from "../loading/turns.js";
import { recall } from "../ui/storage.js";
import { wordOf, wordsOf } from "./attributes.js";
import { warn } from "./author.js";
import { clearHint, note } from "./hint-session.js";
import { mark } from "./show.js";
import { classOf, dispatch, stopPlaying } from "./state.js";
import { fetchParts, lacksParts } from "./state-parts.js";

/** @typedef {import("./state.js").State} State */

/** The reader of a `board` that is no notation, and the sentences about such texts, which a lazy script has; without it the text is refused as it is. */
export const boardText = {
  /** @type {() => Promise<{ notationOf: typeof import("../engine/board-text.js").notationOf }>} */
  fetch: async () => ({ notationOf: (text) => text }),
};

/**
 * Loads a position; invalid text leaves the current one, and becomes a sentence and an event.
 * @param {State} state
 * @param {string} text
 * @param {{ attribute?: string, goal?: string, keepNote?: boolean, isTrial?: boolean, drawn?: import("./state.js").Mode["drawn"] }} [from]  the attribute with
 *   the text, a goal, and the state of drawing; isTrial: a refusal is not told
 * @returns {boolean}
 */
export function load(state, text, { attribute, goal, keepNote, isTrial, drawn } = {}) {
  state.coming.notation = null;
  try {
    checkKind(state, text);
    return state.game.dispatch({ type: "load", notation: text, goal, keepNote, drawn });
  } catch (error) {
    const { code, position = 0 } = /** @type {{ code?: string, position?: number }} */ (error);
    if (typeof code !== "string") throw error;
    if (isTrial) return false;
    refuse(state, code, position, attribute, quoteAt(text, position));
    if (!attribute) boardText.fetch().catch(() => undefined); // "error.text" stands until the sentence has come; a `board` has waited for it
    return false;
  }
}

/**
 * True if this text is the position that stands, so that loading it would only lose the order of the presses and what can be undone. A host
 * that writes back what it was told (React, Svelte) sets such texts.
 * @param {State} state @param {string | null} text
 */
export const isShown = ({ engine, shown, mode, coming }, text) =>
  shown.view !== null && engine?.notation === text && !mode.drawn && !coming.level && coming.notation === null;

/** An engine with the board of an element outside a document, which loads none itself; null if that cannot be. @param {State} state */
export function sketch(state) {
  const { host } = state;
  if (host.isConnected || !loaded.core || lacksParts(host.notation)) return null;
  const engine = createEngine(loaded.core);
  try {
    engine.load(host.notation || classOf(state).firstBoard);
    return engine;
  } catch {
    return null;
  }
}

/** Another game begins: what belonged to the last one goes. @param {State} state @param {Pick<import("./game.js").Load, "keepNote" | "drawn">} action */
export function forgetGame(state, { keepNote, drawn = null }) {
  state.coming.level?.abort();
  state.coming.level = null;
  stopPlaying(state);
  state.help.minimum = null;
  state.mode.lockedUntil = 0;
  if (state.shown.view) {
    mark(state, {}); // the marks belong to the old position
    state.mode.drawn = drawn;
  }
  if (!keepNote) clearHint(state);
}

/** @param {State} state @param {string} notation */
function checkKind(state, notation) {
  if (kindOf(notation) !== classOf(state).kind)
    throw Object.assign(new Error("another kind of board"), { code: "kind", position: 0 });
}

/**
 * Goes on with a kept game.
 * @param {State} state with a board @param {string} start @param {import("../engine/engine.js").History} history
 */
export function resume(state, start, history) {
  checkKind(state, start);
  state.coming.notation = null;
  return state.game.dispatch({ type: "resume", start, history });
}

/**
 * Loads the position that the attributes describe. A level is searched for in slices between turns of the page; loading
 * another position cancels the search.
 * @param {State} state
 * @returns {Promise<boolean>} false if the board is invalid, or stands already
 */
export async function loadAttributes(state) {
  const { host } = state;
  const board = host.getAttribute("board") ?? classOf(state).firstBoard;
  const goal = wordOf(host, "goal");
  if (
    isShown(state, board) &&
    !host.hasAttribute("level") &&
    !host.hasAttribute("presses") &&
    (!goal || goal === state.engine?.goal)
  )
    return false;
  const from = { attribute: "board", goal };
  if (lacksParts(board)) await fetchParts(board).catch(() => undefined); // then load() tells the reader
  if (!load(state, board, { ...from, isTrial: true })) {
    const read = await readBoard(state, board).catch((error) => error);
    if (read.code === "unclear") {
      refuse(state, read.code, 0, "board", quoteAt(board, 0));
      return false;
    }
    if (!load(state, read.message ? board : read, from)) return false;
  }
  if (goal && state.engine?.goal !== goal) refuse(state, "attribute", 0, "goal", goal);
  const words = wordsOf(host, "level").map(([word]) => word);
  const isRandom = words.includes("random");
  const order = words.filter((word) => word !== "random").map(Number);
  const level = words.length > 0 && (await loadLevel(state, order, isRandom));
  if (level === null) return true;
  loadPresses(state);
  loadKept(state, isRandom);
  if (level && level.start === state.engine?.startNotation) host.minimum = level.fewest;
  return true;
}

/** The notation of a `board` in another form, or the text itself. @param {State} state @param {string} text */
async function readBoard(state, text) {
  const { notationOf } = await boardText.fetch();
  const scratch = createEngine(/** @type {import("../engine/instance.js").Module} */ (loaded.core));
  const notation = notationOf(text, scratch, classOf(state).kind);
  await fetchParts(notation);
  return notation;
}

/** Slices of the level search: enough for all tries of the generator on ordinary boards, and a limit of some seconds on the largest. */
const LEVEL_BUDGET = 1 << 14;
/** ms before the reader is told about a slow level search. */
const PATIENCE_MS = 200;

/** The most presses of a level without a number; at most a third of the buttons, too. */
const EASY_MAX = 15;

/**
 * Loads a level: its number of presses, and optionally a seed. "7" has seed 1; "7 42" has seed 42; "7 random" differs
 * each time, and so does "random", which needs any number of presses.
 * @param {State} state
 * @param {number[]} order
 * @param {boolean} isRandom
 * @returns {Promise<{ start: string, fewest: number } | false | null>} false: there is none; null: another position was loaded meanwhile
 */
async function loadLevel(state, [weight, seed = 1], isRandom) {
  const dealing = new AbortController();
  const [chance, random] = crypto.getRandomValues(new Uint32Array(2));
  let isTold = false;
  const late = setTimeout(() => {
    isTold = true;
    state.speech.note("say.dealing");
  }, PATIENCE_MS);
  state.coming.level = dealing;
  const easy = 1 + (chance % Math.ceil(Math.min((state.engine?.buttonCount ?? 0) / 3, EASY_MAX)));
  let level = null;
  // A board may have no level of so many presses.
  for (const presses of weight === undefined ? [easy, (easy + 1) >> 1, 1] : [weight])
    level ??= await levelOf(
      state,
      { weight: presses, seed: isRandom ? random : seed, budget: LEVEL_BUDGET },
      dealing.signal,
    );
  clearTimeout(late);
  if (isTold) state.speech.clear();
  if (dealing.signal.aborted) return null;
  state.coming.level = null;
  if (level) load(state, level.start);
  else await refuseLevel(state);
  return level ?? false;
}

/** @param {State} state */
async function refuseLevel(state) {
  await boardText.fetch().catch(() => undefined); // it has the sentence
  refuse(state, "level", 0, "level");
}

/**
 * Null if none was found, or the board provably has none.
 * @param {State} state
 * @param {{ weight: number, seed: number, budget: number }} order
 * @param {AbortSignal} signal
 */
async function levelOf({ engine }, order, signal) {
  if (!engine || order.weight > engine.buttonCount || !Number.isSafeInteger(order.seed)) return null;
  try {
    const start = await inTurns(engine.generating(order), { signal });
    return start === null ? null : { start, fewest: order.weight };
  } catch (error) {
    if (signal.aborted || error instanceof EngineError) return null;
    throw error;
  }
}

/** @param {State} state */
function loadPresses(state) {
  const presses = wordsOf(state.host, "presses");
  const missed = presses.filter(([button]) => !state.game.dispatch({ type: "press", button: Number(button) }));
  for (const { 0: button, index } of missed) refuse(state, "attribute", index, "presses", button);
}

/**
 * Resumes the game saved under the name in `keep` if it has the same start or, for a random level, the same board.
 * @param {State} state
 * @param {boolean} isRandom
 */
function loadKept(state, isRandom) {
  const { host, engine } = state;
  const kept = host.getAttribute("keep") && recall(keptName(host));
  if (typeof kept !== "string" || !engine) return;
  const mine = isRandom ? engine.boardNotation : engine.startNotation;
  if (mine === (isRandom ? kept.split(".")[0] : startOf(kept))) load(state, kept);
}

/** @param {HTMLElement} host */
export const keptName = (host) => `kept.${host.getAttribute("keep")}`;

/** @param {State} state @param {string} code @param {number} position  index of the character where parsing stopped @param {string} [attribute] @param {string} [word] */
function refuse(state, code, position, attribute, word) {
  const params = { limit: LIMITS.lights, from: state.host.dataset.from, attribute, word };
  const key = /** @type {import("../ui/i18n.js").Key} */ (`error.${code}`);
  note(state, key, params, attribute);
  if (attribute && !params.from) warn(state.t(key, params));
  dispatch(state, "lights-error", { code, position, attribute });
}

/** Reports the invalid words of these attributes; they are ignored. @param {State} state @param {Iterable<string>} names */
export function checkWords(state, names) {
  for (const name of names)
    for (const { 0: word, index } of wordsOf(state.host, name, false)) refuse(state, "attribute", index, name, word);
}
