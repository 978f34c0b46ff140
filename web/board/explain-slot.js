/** @file The explain pane of a board, or the static figure of its matrix. Both are implemented in web/explain. */
import { build } from "../ui/elements.js";
import { wordOf } from "./attributes.js";
import { showState } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {object} Explainer  the module that draws explanations; importing it registers the pane
 * @property {(root: ShadowRoot) => void} adoptStyles  adopts the style sheet of figures
 * @property {(engine: import("./view.js").Engine, step: number, t: import("../ui/i18n.js").Translate) => HTMLElement | null} figureOf
 */

const PANE = "lights-explain"; // explain/pane.js

/**
 * The module that draws explanations: loaded from the start, or fetched for the first board that needs it. If both are
 * null, `explain` has no effect.
 */
export const explainer = {
  /** @type {Explainer | null} */
  loaded: null,
  /** @type {(() => Promise<Explainer>) | null} */
  fetch: null,
};

/** Boards waiting for the module. @type {Set<State>} */
const waiting = new Set();

/** Boards for which fetching failed: only their readers try again. @type {WeakSet<State>} */
const missing = new WeakSet();

/** The attribute `explain` opens the pane at the named tab; on a read-only board it draws the matrix instead. @param {State} state */
export function showExplanation(state) {
  const { host, engine } = state;
  const asked = wordOf(host, "explain");
  const tab = (engine && asked) || "";
  // An invalid word does not widen the element.
  const canExplain = explainer.loaded ?? explainer.fetch;
  showState(state, "narrow", !(asked && canExplain));
  if (tab && !explainer.loaded) return missing.has(state) ? showMissing(state) : waitFor(state);
  missing.delete(state);
  showFigure(state, host.readOnly ? tab : "");
  showPane(state, host.readOnly ? "" : tab);
}

/** The first waiting board fetches the module for all of them. @param {State} state */
async function waitFor(state) {
  if (!explainer.fetch) return;
  const isFirst = waiting.size === 0;
  waiting.add(state);
  if (!isFirst) return;
  explainer.loaded = await explainer.fetch().catch(() => null);
  const boards = [...waiting];
  waiting.clear();
  boards.forEach(explainer.loaded ? showExplanation : showMissing);
}

/** Says that fetching failed, and offers to retry. @param {State} state */
function showMissing(state) {
  missing.add(state);
  const tryAgain = () => {
    missing.delete(state);
    showExplanation(state);
  };
  const again = build("button", { type: "button", onclick: tryAgain }, state.t("say.explain-again"));
  state.parts.place.replaceChildren(build("p", { role: "status" }, state.t("say.no-explain")), again);
}

/** Closes the pane; showExplanation() opens a new one. @param {State} state */
export const closePane = (state) => showPane(state, "");

/** @param {State} state @param {string} tab */
function showPane(state, tab) {
  if (!tab) {
    state.shown.pane?.remove();
    state.shown.pane = null;
  } else if (!state.shown.pane) openPane(state, tab);
  else if (state.shown.pane.dataset.asked !== tab) state.shown.pane.tab = tab;
  if (state.shown.pane) state.shown.pane.dataset.asked = tab;
}

/** @param {State} state @param {string} tab */
function openPane(state, tab) {
  const pane = /** @type {import("./state.js").Pane} */ (document.createElement(PANE));
  pane.setAttribute("part", "explain");
  pane.puzzle = state.host;
  pane.tab = tab;
  state.shown.pane = pane;
  state.parts.room.append(pane);
  pane.active = true;
}

/**
 * Draws the matrix after `step` elimination steps, by default after the last; for "equations", before the first.
 * @param {State} state
 * @param {string} tab
 */
function showFigure({ host, engine, parts, t }, tab) {
  const step = tab === "equations" ? 0 : Number(wordOf(host, "step") ?? Infinity);
  const isDrawn = tab === "equations" || tab === "elimination";
  const figure = engine && isDrawn && explainer.loaded?.figureOf(engine, step, t);
  if (figure && host.shadowRoot) explainer.loaded?.adoptStyles(host.shadowRoot);
  parts.place.replaceChildren(...(figure ? [figure] : []));
}
