/** @file The state of an element. The other modules of this directory render and change it. */
import { createT } from "../ui/i18n.js";
import { makeParts } from "./element-parts.js";
import { Game } from "./game.js";
import { Speech } from "./speech.js";

/**
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./puzzle-element.js").PuzzleElement} PuzzleElement
 * @typedef {typeof import("./puzzle-element.js").PuzzleElement} PuzzleClass
 * @typedef {HTMLElement & { puzzle: any, tab: string, active: boolean, speak: () => void }} Pane  explain/pane.js
 */

/**
 * @typedef {object} State
 * @property {PuzzleElement} host        the element; attributes are read from it when needed
 * @property {ElementInternals | null} internals  for forms and :state(); null in browsers without it
 * @property {ReturnType<typeof makeParts>} parts the nodes of its shadow tree, created on first use
 * @property {import("../ui/i18n.js").Translate} t translates into the element's language
 * @property {Speech} speech             the visible and the announced sentences
 * @property {Game} game                 owns the position; all changes go through it
 * @property {Engine | null} engine      the engine of the game, to read; null until the first board is loaded
 * @property {import("./view.js").BoardView | null} view the rendered board
 * @property {string} shape              the board notation of the view
 * @property {import("./view.js").Marks} marks overlays on the board
 * @property {{ step: number, plan: import("./hint.js").Plan, why?: boolean } | null} hint the current step of the hint; `why`: its reason was asked for
 * @property {number | null} minimum     the fewest presses from the start of this game; null if unknown
 * @property {{ start: string, presses: Uint8Array, all: Uint8Array } | null} proven  a fewest solution of a position, and `all`, its sum with the presses made before it
 * @property {{ start: string, all: Uint8Array } | null} planned  the solution of the start that the last hint belongs to
 * @property {number} lockedUntil        presses by hand are ignored until then, so that a double tap does not undo a win
 * @property {{ timer: ReturnType<typeof setTimeout>, end: (solved: boolean) => void } | null} playing the solution that is being played
 * @property {boolean} solutionShown     the presses of a solution are numbered on the board
 * @property {{ lights: number[], made: number } | null} drawn in drawing mode: the changed lights; the first `made` are done, the others undone
 * @property {AbortController | null} dealing aborts the search for a level
 * @property {string | null} waiting     the notation that was set before the engine existed
 * @property {Set<string>} changed       changed attributes whose effects are still to be applied
 * @property {{ promise: Promise<PuzzleElement>, resolve: (host: PuzzleElement) => void, reject: (error: Error) => void }} settle the promise `ready`
 * @property {boolean} begun             the engine has been requested
 * @property {IntersectionObserver | null} observer waits until the element is near the window
 * @property {Pane | null} pane          the explain pane beside the board
 * @property {AbortController | null} connection removes the listeners outside the element when it is disconnected
 */

/** @param {PuzzleElement} host @returns {State} */
export function makeState(host) {
  /** @type {State["parts"] | undefined} */
  let parts;
  /** @type {Speech | undefined} */
  let speech;
  const game = new Game();
  return {
    host,
    internals: internalsOf(host),
    get parts() {
      parts ??= makeParts();
      return parts;
    },
    t: createT("en"),
    get speech() {
      speech ??= new Speech(this.parts.note, this.parts.live, this.t);
      return speech;
    },
    game,
    get engine() {
      return game.engine;
    },
    view: null,
    shape: "",
    marks: {},
    hint: null,
    minimum: null,
    proven: null,
    planned: null,
    lockedUntil: 0,
    playing: null,
    solutionShown: false,
    drawn: null,
    dealing: null,
    waiting: null,
    changed: new Set(),
    settle: makeSettle(),
    begun: false,
    observer: null,
    pane: null,
    connection: null,
  };
}

/** The host is a group, named by its aria-label, aria-labelledby or title. @param {HTMLElement} host */
function internalsOf(host) {
  const internals = host.attachInternals?.() ?? null;
  try {
    Object.assign(internals ?? {}, { role: "group" });
  } catch {
    // jsdom 26 has the property, but throws.
  }
  return internals;
}

/** Shows a state to style sheets, as :state(name). Older browsers refuse names without hyphens. @param {State} state @param {string} name @param {boolean} on */
export function showState({ internals }, name, on) {
  try {
    internals?.states?.[on ? "add" : "delete"](name);
  } catch {
    // They have no such selector either.
  }
}

/** A promise whose rejection may stay unhandled. @returns {State["settle"]} */
function makeSettle() {
  const settle = /** @type {State["settle"]} */ ({});
  settle.promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  settle.promise.catch(() => {});
  return settle;
}

/** The class of the element. @param {State} state @returns {PuzzleClass} */
export const classOf = ({ host }) => /** @type {PuzzleClass} */ (host.constructor);

/** The lights that sentences list: the lit ones, the open doors, or those that are not at their targets. @param {State} state */
export function litOf({ game, view }) {
  const [lights, rest] = [game.snapshot()?.lights ?? [], view?.rest];
  return [...lights.keys()].filter((light) => lights[light] !== (rest?.[light] ?? 0));
}

/** The number of lights in litOf(). @param {State} state */
export function countOn({ game, view }) {
  const [lights, rest] = [game.snapshot()?.lights ?? [], view?.rest];
  let on = 0; // a loop: for 65 536 lights, callbacks would take a fifth of the time of a press
  for (let light = 0; light < lights.length; light++) if (lights[light] !== (rest ? rest[light] : 0)) on++;
  return on;
}

/** @param {State} state @param {string} type @param {Record<string, unknown>} detail */
export function dispatch({ host }, type, detail) {
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
}

/** Fires an event with the position. @param {State} state @param {string} type @param {Record<string, unknown>} [more] */
export function tell(state, type, more) {
  const { notation, presses, moves, solved } = /** @type {Engine} */ (state.engine);
  dispatch(state, type, { notation, presses, moves, minimum: state.minimum, solved, ...more });
}

/** Stops playing a solution. @param {State} state */
export function stopPlaying(state) {
  const { playing, engine } = state;
  state.playing = null;
  if (!playing) return;
  clearTimeout(playing.timer);
  playing.end(engine?.solved ?? false);
}
