/** @file Draws explanations into the place that a board has for them: the pane with its tabs, or on a read-only board the static figure of its matrix. */
import { wordOf } from "../board/attributes.js";
import { closePane } from "../board/explain-slot.js";
import { adoptStyles, figureOf } from "./figure.js";

/** @typedef {import("../board/state.js").State} State */

const PANE = "lights-explain"; // pane.js

/** @param {State} state @param {string} tab "" takes the explanation away */
export function show(state, tab) {
  const { readOnly } = state.host;
  showFigure(state, readOnly ? tab : "");
  showPane(state, readOnly ? "" : tab);
}

/** @param {State} state @param {string} tab */
function showPane(state, tab) {
  const { shown } = state;
  if (!tab) return closePane(state);
  if (!shown.pane) openPane(state, tab);
  else if (shown.pane.dataset.asked !== tab) shown.pane.tab = tab;
  if (shown.pane) shown.pane.dataset.asked = tab;
}

/** @param {State} state @param {string} tab */
function openPane(state, tab) {
  const pane = /** @type {import("../board/state.js").Pane} */ (document.createElement(PANE));
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
  const figure = engine && isDrawn && figureOf(engine, step, t);
  if (figure && host.shadowRoot) adoptStyles(host.shadowRoot);
  parts.place.replaceChildren(...(figure ? [figure] : []));
}
