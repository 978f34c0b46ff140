/** @file What stands beside a board: the explain pane, or the still figure of a matrix. Both are drawn elsewhere. */
import { make } from "../ui/dom.js";
import { wordOf } from "./attributes.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {object} Explaining  what draws explanations; importing it makes the pane known
 * @property {(root: ShadowRoot) => void} wear  dresses the place of a figure
 * @property {(engine: import("./view.js").Engine, step: number, t: import("../ui/i18n.js").Translate) => HTMLElement | null} figureOf
 */

const PANE = "lights-explain"; // explain/pane.js

/** What draws explanations: here from the beginning, or fetched for the first board that asks. Without both, nothing does. */
export const explaining = {
  /** @type {Explaining | null} */
  here: null,
  /** @type {(() => Promise<Explaining>) | null} */
  fetch: null,
};

/** The boards that wait for it. @type {Set<State>} */
const waiting = new Set();

/** The attribute `explain` opens the pane at its tab; in a figure, which nobody presses, it draws the matrix. @param {State} state */
export function showBeside(state) {
  const { host, engine } = state;
  const asked = wordOf(host, "explain");
  const tab = (engine && asked) || "";
  // A word that means nothing gives it no place.
  const canExplain = explaining.here ?? explaining.fetch;
  state.internals?.states?.[asked && canExplain ? "delete" : "add"]("narrow");
  if (tab && !explaining.here) return waitFor(state);
  showFigure(state, host.readOnly ? tab : "");
  showPane(state, host.readOnly ? "" : tab);
}

/** The first that waits has it fetched for all. @param {State} state */
async function waitFor(state) {
  if (!explaining.fetch) return;
  const isFirst = waiting.size === 0;
  waiting.add(state);
  if (!isFirst) return;
  explaining.here = await explaining.fetch().catch(() => null);
  const boards = [...waiting];
  waiting.clear();
  boards.forEach(explaining.here ? showBeside : showMissing);
}

/** Says that it did not come, and lets the reader try again. @param {State} state */
function showMissing(state) {
  const again = make("button", { type: "button", onclick: () => showBeside(state) }, state.t("say.explain-again"));
  state.parts.place.replaceChildren(make("p", { role: "status" }, state.t("say.no-explain")), again);
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
  const figure = isDrawn && explaining.here?.figureOf(engine, step, t);
  if (figure && host.shadowRoot) explaining.here?.wear(host.shadowRoot);
  parts.place.replaceChildren(...(figure ? [figure] : []));
}
