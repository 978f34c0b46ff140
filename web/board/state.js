/** @file What an element holds, on one page. The functions beside it show it and change it. */
import { createT } from "../ui/i18n.js";
import { makeParts } from "./element-parts.js";
import { Speech } from "./speech.js";

/**
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./puzzle-element.js").PuzzleElement} PuzzleElement
 * @typedef {typeof import("./puzzle-element.js").PuzzleElement} PuzzleClass
 * @typedef {HTMLElement & { puzzle: any, tab: string, active: boolean, speak: () => void }} Pane  explain/pane.js
 */

/**
 * @typedef {object} State
 * @property {PuzzleElement} host        the element itself: its attributes are read where they are needed
 * @property {ElementInternals | null} internals  its side of forms and of :state(); null where the browser has none
 * @property {ReturnType<typeof makeParts>} parts what stands in its shadow tree; made when it is first asked for
 * @property {import("../ui/i18n.js").Translate} t its language
 * @property {Speech} speech             the line of sentences, and what listeners hear
 * @property {Engine | null} engine      the game; null until the first board stands
 * @property {import("./view.js").BoardView | null} view what shows it
 * @property {string} shape              the board of the view, as the notation writes it
 * @property {import("./view.js").Marks} marks overlays on the board
 * @property {{ step: number, plan: import("./hint.js").Plan, why?: boolean } | null} hint how far the help has come, and whether its reason was asked for; null: not asked
 * @property {number | null} minimum     the fewest presses from the start of this game, once they are known
 * @property {{ start: string, presses: Uint8Array, all: Uint8Array } | null} proven  a fewest solution of the game of this start, and with the presses made before it
 * @property {number} lockedUntil        the moment until which readers cannot press: a double tap never takes a win back
 * @property {{ timer: ReturnType<typeof setTimeout>, end: (solved: boolean) => void } | null} playing a solution that presses itself
 * @property {boolean} solutionShown     whether the numbers of a solution stay on the board
 * @property {{ lights: number[], made: number } | null} drawn while the board is drawn: the lights changed, the first `made` of them done and the others undone
 * @property {AbortController | null} dealing the search for a level that is to stand here
 * @property {string | null} waiting     a notation that was set before there was an engine
 * @property {Set<string>} changed       attributes that changed and are still to be heeded
 * @property {{ promise: Promise<PuzzleElement>, resolve: (host: PuzzleElement) => void, reject: (error: Error) => void }} settle the promise that a board will stand
 * @property {boolean} begun             whether the engine has been asked for
 * @property {IntersectionObserver | null} observer waits for the window to come near
 * @property {Pane | null} pane          the explain pane beside the board
 * @property {AbortController | null} connection what listens outside of the element, while it is in a document
 */

/** @param {PuzzleElement} host @returns {State} */
export function makeState(host) {
  /** @type {State["parts"] | undefined} */
  let parts;
  /** @type {Speech | undefined} */
  let speech;
  return {
    host,
    internals: host.attachInternals?.() ?? null,
    get parts() {
      parts ??= makeParts();
      return parts;
    },
    t: createT("en"),
    get speech() {
      speech ??= new Speech(this.parts.note, this.parts.live, this.t);
      return speech;
    },
    engine: null,
    view: null,
    shape: "",
    marks: {},
    hint: null,
    minimum: null,
    proven: null,
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

/** A promise that may be left alone, also when it is broken. @returns {State["settle"]} */
function makeSettle() {
  const settle = /** @type {State["settle"]} */ ({});
  settle.promise = new Promise((resolve, reject) => Object.assign(settle, { resolve, reject }));
  settle.promise.catch(() => {});
  return settle;
}

/** The class of the element: its kind of board. @param {State} state @returns {PuzzleClass} */
export const classOf = ({ host }) => /** @type {PuzzleClass} */ (host.constructor);

/** How many lights of a board that stands are lit, or doors open. @param {State} state */
export function countOn({ engine }) {
  const { lights } = /** @type {Engine} */ (engine);
  let on = 0; // a callback for each of 65 536 would take a fifth of a press
  for (let light = 0; light < lights.length; light++) on += lights[light];
  return on;
}

/** @param {State} state @param {string} type @param {Record<string, unknown>} detail */
export function dispatch({ host }, type, detail) {
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
}

/** Tells what happened, with the position. @param {State} state @param {string} type @param {Record<string, unknown>} [more] */
export function tell(state, type, more) {
  const { notation, presses, moves, solved } = /** @type {Engine} */ (state.engine);
  dispatch(state, type, { notation, presses, moves, minimum: state.minimum, solved, ...more });
}

/** Ends a solution that presses itself. @param {State} state */
export function stopPlaying(state) {
  const { playing, engine } = state;
  state.playing = null;
  if (!playing) return;
  clearTimeout(playing.timer);
  playing.end(engine?.solved ?? false);
}
