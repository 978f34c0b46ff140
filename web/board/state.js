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
 * The state of an element: what it is, its game, and four groups of what changes. show.js draws it.
 * @typedef {object} State
 * @property {PuzzleElement} host        the element; attributes are read from it when needed
 * @property {ElementInternals | null} internals  for forms and :state(); null in browsers without it
 * @property {ReturnType<typeof makeParts>} parts the nodes of its shadow tree, created on first use
 * @property {import("../ui/i18n.js").Translate} t translates into the element's language
 * @property {Speech} speech             the visible and the announced sentences
 * @property {Game} game                 owns the position; all changes go through it
 * @property {Engine | null} engine      the engine of the game, to read; null until the first board is loaded
 * @property {Shown} shown
 * @property {Help} help
 * @property {Mode} mode
 * @property {Coming} coming
 * @property {Life} life
 *
 * @typedef {object} Shown  what is on the board and beside it
 * @property {import("./view.js").BoardView | null} view the rendered board
 * @property {string} shape              the board notation of the view
 * @property {import("./view.js").Marks} marks overlays on the board
 * @property {boolean} solution          the presses of a solution are numbered on the board
 * @property {Pane | null} pane          the explain pane beside the board
 *
 * @typedef {object} Help  what is known of solutions
 * @property {{ step: number, plan: import("./hint.js").Plan, why?: boolean } | null} hint the current step of the hint; `why`: its reason was asked for
 * @property {number | null} minimum     the fewest presses from the start of this game; null if unknown
 * @property {{ start: string, presses: Uint8Array, all: Uint8Array } | null} proven  a fewest solution of a position, and `all`, its sum with the presses made before it
 * @property {{ start: string, all: Uint8Array } | null} planned  the solution of the start that the last hint belongs to
 *
 * @typedef {object} Mode  what presses do
 * @property {{ timer: ReturnType<typeof setTimeout>, end: (solved: boolean) => void } | null} playing the solution that is being played
 * @property {{ lights: number[], made: number } | null} drawn in drawing mode: the changed lights; the first `made` are done, the others undone
 * @property {number} lockedUntil        presses by hand are ignored until then, so that a double tap does not undo a win
 *
 * @typedef {object} Coming  what is still to be loaded
 * @property {string | null} notation    a text that was set before it could be loaded
 * @property {AbortController | null} level aborts the search for a level
 * @property {Set<string>} attributes    changed ones whose effects are still to be applied
 *
 * @typedef {object} Life  of the element in its document
 * @property {{ promise: Promise<PuzzleElement>, resolve: (host: PuzzleElement) => void, reject: (error: Error) => void }} ready the promise of this name
 * @property {boolean} begun             the engine has been requested
 * @property {IntersectionObserver | null} observer waits until the element is near the window
 * @property {AbortController | null} connection removes the listeners outside the element when it is disconnected
 */

/** The drawing mode, which only the page has. @type {{ loaded: typeof import("./drawing.js") | null }} */
export const drawing = { loaded: null };

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
    shown: { view: null, shape: "", marks: {}, solution: false, pane: null },
    help: { hint: null, minimum: null, proven: null, planned: null },
    mode: { playing: null, drawn: null, lockedUntil: 0 },
    coming: { notation: null, level: null, attributes: new Set() },
    life: { ready: makeReady(), begun: false, observer: null, connection: null },
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

/** A promise whose rejection may stay unhandled. @returns {Life["ready"]} */
function makeReady() {
  const ready = /** @type {Life["ready"]} */ ({});
  ready.promise = new Promise((resolve, reject) => Object.assign(ready, { resolve, reject }));
  ready.promise.catch(() => {});
  return ready;
}

/** The class of the element. @param {State} state @returns {PuzzleClass} */
export const classOf = ({ host }) => /** @type {PuzzleClass} */ (host.constructor);

/** The lights that sentences list: the lit ones, the open doors, or those that are not at their targets. @param {State} state */
export function litOf({ game, shown }) {
  const [lights, rest] = [game.snapshot()?.lights ?? [], shown.view?.rest];
  return [...lights.keys()].filter((light) => lights[light] !== (rest?.[light] ?? 0));
}

/** The number of lights in litOf(). @param {State} state */
export function countOn({ game, shown }) {
  const [lights, rest] = [game.snapshot()?.lights ?? [], shown.view?.rest];
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
  dispatch(state, type, { notation, presses, moves, minimum: state.help.minimum, solved, ...more });
}

/** Stops playing a solution. @param {State} state */
export function stopPlaying(state) {
  const { playing } = state.mode;
  state.mode.playing = null;
  if (!playing) return;
  clearTimeout(playing.timer);
  playing.end(state.engine?.solved ?? false);
}
