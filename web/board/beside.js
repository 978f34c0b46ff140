/** @file What stands beside a board: the explain pane, or the still figure of a matrix. */
import { wordOf } from "./attributes.js";
import { eliminationFigure } from "./figure.js";

/** @typedef {import("./state.js").State} State */

const PANE = "lights-explain"; // explain/pane.js, where it is brought along

/** The attribute `explain` opens the pane at its tab; in a figure, which nobody presses, it draws the matrix. @param {State} state */
export function showBeside(state) {
  const { host, engine } = state;
  const asked = wordOf(host, "explain");
  const tab = (engine && asked) || "";
  // A word that means nothing gives it no place.
  state.internals?.states?.[asked ? "delete" : "add"]("narrow");
  const isFigure = host.readOnly || !customElements.get(PANE);
  showFigure(state, isFigure ? tab : "");
  showPane(state, isFigure ? "" : tab);
}

/** The pane begins anew. @param {State} state */
export const closePane = (state) => showPane(state, "");

/** @param {State} state @param {string} tab */
function showPane(state, tab) {
  if (!tab) {
    state.pane?.remove();
    state.pane = null;
  } else if (!state.pane) openPane(state, tab);
  else if (state.pane.dataset.asked !== tab) state.pane.tab = tab;
  if (state.pane) state.pane.dataset.asked = tab;
}

/** @param {State} state @param {string} tab */
function openPane(state, tab) {
  const pane = /** @type {import("./state.js").Pane} */ (document.createElement(PANE));
  pane.setAttribute("part", "explain");
  pane.puzzle = state.host;
  pane.tab = tab;
  state.pane = pane;
  state.parts.room.append(pane);
  pane.active = true;
}

/** With explain="elimination", or "equations" for its beginning: the matrix after `step` steps, else at the end. @param {State} state @param {string} tab */
function showFigure({ host, engine, parts, t }, tab) {
  const step = tab === "equations" ? 0 : Number(wordOf(host, "step") ?? Infinity);
  const isDrawn = engine && (tab === "equations" || tab === "elimination");
  const figure = isDrawn && eliminationFigure(engine, step, t);
  parts.place.replaceChildren(...(figure ? [figure] : []));
}
