/**
 * @file The game of an element. It owns the engine: every move and every loaded position goes through dispatch(), which tells the
 * subscribers once the engine has changed. Others read the engine, or ask engines of their own.
 *
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../engine/engine.js").History} History
 *
 * @typedef {{ type: "press", button: import("../engine/engine.js").Button, times?: number }} Press
 * @typedef {{ type: "undo" | "redo" | "restart" }} Step
 * @typedef {{ type: "load", notation: string, goal?: string, keepNote?: boolean, drawn?: { lights: number[], made: number } | null }} Load
 *   keepNote: the sentence beside the board stays; drawn: the state of drawing, of which this position is a step
 * @typedef {{ type: "resume", start: string, history: History }} Resume  a start, and everything that undo and redo can reach
 * @typedef {Press | Step | Load | Resume} Action
 *
 * @typedef {object} Snapshot  what a view shows
 * @property {string} notation
 * @property {string} boardNotation
 * @property {Uint8Array} lights
 * @property {number} moveCount
 * @property {boolean} solved
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */
import { withGoal } from "../engine/kind.js";

/**
 * Changes the position by several calls of an engine: all of them, or none if one is refused.
 * @param {Engine} engine @param {() => void} change
 */
function changeWhole(engine, change) {
  const kept = keptOf(engine);
  try {
    change();
  } catch (error) {
    if (kept) engine.load(kept.start);
    if (kept) engine.resume(kept.history);
    throw error;
  }
  return true;
}

/** @param {Engine} engine @returns {{ start: string, history: History } | null} null after a trap that lost the position */
function keptOf(engine) {
  try {
    return { start: engine.startNotation, history: engine.history };
  } catch {
    return null;
  }
}

/**
 * The actions, as calls of an engine; false if there is no such button, or nothing to undo.
 * @type {{ [Type in Action["type"]]: (engine: Engine, action: any) => boolean }}
 */
const ACTIONS = {
  press: (engine, /** @type {Press} */ { button, times }) => engine.indexOf(button) >= 0 && engine.press(button, times),
  undo: (engine) => engine.undo(),
  redo: (engine) => engine.redo(),
  restart: (engine) => engine.reset(),
  load: (engine, /** @type {Load} */ { notation, goal }) =>
    changeWhole(engine, () => {
      engine.load(notation); // alone at first, so that an error tells a place in this text
      if (goal) engine.load(withGoal(notation, goal));
    }),
  resume: (engine, /** @type {Resume} */ { start, history }) =>
    changeWhole(engine, () => {
      engine.load(start);
      engine.resume(history);
    }),
};

export class Game {
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Set<(action: Action) => void>} */
  #listeners = new Set();
  /** @type {Snapshot | null} of the current position, once it was asked for */
  #snapshot = null;

  /** Null until the first board can be loaded. */
  get engine() {
    return this.#engine;
  }

  /** @param {Engine | null} engine null: the game is over, for example because the engine failed */
  begin(engine) {
    this.#engine = engine;
    this.#snapshot = null;
  }

  /**
   * Changes the position and tells the subscribers. Throws what the engine throws for a notation that it refuses; the position is then unchanged.
   * @param {Action} action
   * @returns {boolean} false if nothing changed
   */
  dispatch(action) {
    const engine = this.#engine;
    if (!engine || !ACTIONS[action.type](engine, action)) return false;
    this.#snapshot = null;
    for (const listener of this.#listeners) listener(action);
    return true;
  }

  /** The same object until the position changes. */
  snapshot() {
    this.#snapshot ??= this.#engine && snapshotOf(this.#engine);
    return this.#snapshot;
  }

  /** @param {(action: Action) => void} listener called after each change @returns {() => void} ends it */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** The notation comes first: with it, the engine reads all the others in the same call. @param {Engine} engine @returns {Snapshot} */
const snapshotOf = ({ notation, boardNotation, lights, moveCount, solved, canUndo, canRedo }) => ({
  notation,
  boardNotation,
  lights,
  moveCount,
  solved,
  canUndo,
  canRedo,
});
