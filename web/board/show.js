/** @file What an element shows of its game, and in which language. */
import { writeAttribute, writeText } from "../ui/dom.js";
import { createT, languageOf } from "../ui/i18n.js";
import { hidesMasks, wordsOf } from "./attributes.js";
import { showBeside } from "./beside.js";
import { findMinimum, seekMinimum } from "./minimum.js";
import { classOf, countOn } from "./state.js";
import { TOOLS } from "./tools.js";

/** @typedef {import("./state.js").State} State */

const WARMTH = 0.5; // how much the room glows when every lamp burns

/** Before the engine is there, the board's place is as large as the board, so that nothing jumps. @param {State} state */
export function reserveSpace(state) {
  const { host, view, parts } = state;
  if (view) return;
  parts.stage.classList.add("waiting");
  parts.stage.replaceChildren(classOf(state).placeFor(host.notation));
}

/**
 * Shows the position as it stands; a board of another shape gets another view.
 * @param {State} state
 * @param {number} [origin]  the button that was pressed
 * @returns {number} how many lights changed
 */
export function show(state, origin) {
  const { engine, parts, t } = state;
  if (!engine) return 0;
  if (engine.boardNotation !== state.shape) replaceView(state, engine);
  const changed = state.view?.show(engine.lights, origin) ?? 0;
  const [on, won] = [countOn(state), engine.solved && engine.moveCount > 0];
  parts.warmth.style.opacity = ((WARMTH * on) / engine.lightCount).toFixed(2); // finer than that nobody sees it fade
  parts.panel.classList.toggle("solved", won);
  parts.panel.classList.toggle("night", won && on === 0);
  writeText(parts.moves, String(engine.moveCount));
  writeText(parts.movesWord, t("say.presses", { count: engine.moveCount }));
  enableTools(state, engine);
  if (state.view) state.view.draws = state.drawn !== null;
  if (state.minimum === null) hideMinimum(state);
  showBeside(state);
  return changed;
}

/** @param {State} state @param {import("./view.js").Engine} engine */
function replaceView(state, engine) {
  const View = classOf(state).viewFor(engine);
  if (!View) return waitForView(state, engine);
  const view = new View(engine, state.t);
  state.shape = engine.boardNotation;
  state.view = view;
  state.parts.stage.classList.remove("waiting");
  state.parts.stage.replaceChildren(view.root);
  showMasks(state);
  view.mark(state.marks);
}

/** @param {State} state @param {import("./view.js").Engine} engine */
async function waitForView(state, engine) {
  [state.view, state.shape] = [null, ""];
  reserveSpace(state);
  await classOf(state).prepare(engine.boardNotation);
  show(state);
}

/** What would do nothing says so. @param {State} state @param {import("./view.js").Engine} engine */
function enableTools({ parts, drawn }, { canUndo, canRedo, moveCount }) {
  const can = drawn
    ? { undo: drawn.made > 0, redo: drawn.made < drawn.lights.length, reset: false }
    : { undo: canUndo, redo: canRedo, reset: moveCount > 0 };
  for (const [name, on] of Object.entries(can)) writeAttribute(parts.tools[name], "aria-disabled", String(!on));
}

/**
 * A hint goes with its marks: its sentence speaks of them. A view of another board is about to go, and does not know this one.
 * @param {State} state
 * @param {import("./view.js").Marks} marks
 * @param {boolean} [areOfHint]
 */
export function mark(state, marks, areOfHint = false) {
  if (state.hint && !areOfHint) {
    state.hint = null;
    state.speech.clear();
  }
  state.marks = marks;
  if (state.shape === state.engine?.boardNotation) state.view?.mark(marks);
}

/** @param {State} state */
export function showMasks({ host, view }) {
  if (view) view.showsMasks = !hidesMasks(host);
}

/** @param {State} state */
function hideMinimum({ parts, t }) {
  writeText(parts.minimum, "?");
  writeAttribute(parts.par, "aria-label", t("tool.fewest"));
}

/** @param {State} state */
export function showMinimum(state) {
  const minimum = findMinimum(state);
  state.parts.par.removeAttribute("aria-label"); // the number itself is its name
  state.parts.minimum.textContent = minimum === null ? "–" : String(minimum);
}

/** Shows it once it is found, if that takes longer. @param {State} state */
export async function askMinimum(state) {
  showMinimum(state);
  if (state.minimum !== null) return;
  state.parts.minimum.textContent = "…";
  await seekMinimum(state);
  if (state.parts.minimum.textContent === "…") showMinimum(state);
}

/** HTML knows a boolean `controls`, of which minifiers take the value; `tools` they leave alone. @param {State} state */
export function showTools({ host, parts }) {
  const wanted = wordsOf(host, host.hasAttribute("tools") ? "tools" : "controls").map(([word]) => word);
  const shown = wanted.length > 0 ? wanted : Object.keys(TOOLS);
  for (const [name, button] of Object.entries(parts.tools))
    button.hidden = !shown.includes(name) || (host.readOnly && name !== "hint");
}

/** @param {State} state */
export function translate(state) {
  const t = createT(languageOf(state.host));
  const { parts } = state;
  state.t = t;
  parts.toolbar.setAttribute("aria-label", t("tool.tools"));
  parts.parWord.textContent = t("say.fewest");
  parts.why.textContent = t("say.why");
  for (const [name, { lastElementChild }] of Object.entries(parts.tools)) {
    const word = /** @type {Element} */ (lastElementChild);
    word.textContent = t(/** @type {import("../ui/i18n.js").Key} */ (`tool.${name}`));
  }
  state.speech.translate(t);
  state.view?.translate(t);
  state.pane?.speak();
  show(state);
}
