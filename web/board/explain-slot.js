/** @file The place of explanations in a board: their module (web/explain) is fetched for the first board that needs it, and draws into the place. */
import { build } from "../ui/elements.js";
import { wordOf } from "./attributes.js";
import { showState } from "./state.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {object} Explainer  the module that draws explanations; importing it registers the pane
 * @property {(state: State, tab: string) => void} show  at a tab; "" takes the explanation away
 */

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
  if (explainer.loaded) explainer.loaded.show(state, tab);
  else state.parts.place.replaceChildren();
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
export function closePane({ shown }) {
  shown.pane?.remove();
  shown.pane = null;
}
