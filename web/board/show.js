/** @file Renders the state of an element in its language. */
import { writeAttribute, writeText } from "../ui/elements.js";
import { createT, languageOf, otherLanguage } from "../ui/i18n.js";
import { hidesMasks, wordOf, wordsOf } from "./attributes.js";
import { showExplanation } from "./explain-slot.js";
import { findMinimum, seekMinimum } from "./minimum.js";
import { classOf, countOn, showState } from "./state.js";
import { TOOLS } from "./tools.js";
import { fetchView, viewOf } from "./views.js";

/** @typedef {import("./state.js").State} State */

const WARMTH = 0.5; // opacity of the glow when all lights are on

/** Reserves the space of the board before the engine is ready, so that the layout does not shift. @param {State} state */
export function reserveSpace(state) {
  const { host, shown, parts } = state;
  if (shown.view) return;
  parts.panel.classList.add("waiting");
  parts.stage.replaceChildren(classOf(state).placeFor(host.notation));
}

/**
 * Renders the current position; a different board gets a new view.
 * @param {State} state
 * @param {number} [origin]  the button that was pressed
 */
export function show(state, origin) {
  const { engine, parts, t } = state;
  const snapshot = state.game.snapshot();
  if (!engine || !snapshot) return;
  const { boardNotation, lights, moveCount, solved } = snapshot;
  if (boardNotation !== state.shown.shape) replaceView(state, engine);
  state.shown.view?.show(lights, origin);
  const [on, won] = [countOn(state), solved && moveCount > 0];
  parts.warmth.style.opacity = (WARMTH * (state.shown.view?.warmthOf(on) ?? 0)).toFixed(2); // finer steps are invisible
  parts.panel.classList.toggle("solved", won);
  showState(state, "solved", solved);
  writeText(parts.moves, String(moveCount));
  writeText(parts.movesWord, t("say.presses", { count: moveCount }));
  enableTools(state, snapshot);
  if (state.shown.view) state.shown.view.draws = state.mode.drawn !== null;
  if (state.help.minimum === null) hideMinimum(state);
  if (state.host.hasAttribute("explain")) showExplanation(state);
}

/** @param {State} state @param {import("./view.js").Engine} engine */
function replaceView(state, engine) {
  const View = viewOf(engine.boardNotation);
  if (!View) return waitForView(state, engine);
  const view = new View(engine, state.t);
  state.shown.shape = engine.boardNotation;
  state.shown.view = view;
  state.parts.panel.classList.remove("waiting");
  state.parts.stage.replaceChildren(view.root);
  showMasks(state);
  showTools(state);
  view.mark(state.shown.marks);
}

/** @param {State} state @param {import("./view.js").Engine} engine */
async function waitForView(state, engine) {
  [state.shown.view, state.shown.shape] = [null, ""];
  reserveSpace(state);
  await fetchView(engine.boardNotation);
  show(state);
}

/** Disables the tools that would have no effect. @param {State} state @param {import("./game.js").Snapshot} snapshot */
function enableTools({ parts, mode: { drawn } }, { canUndo, canRedo, moveCount }) {
  const can = drawn
    ? { undo: drawn.made > 0, redo: drawn.made < drawn.lights.length, reset: false }
    : { undo: canUndo, redo: canRedo, reset: moveCount > 0 };
  for (const [name, on] of Object.entries(can)) writeAttribute(parts.tools[name], "aria-disabled", String(!on));
}

/**
 * Sets the marks of the board. Other marks clear a hint, because its sentence refers to its own marks. A
 * view of another board is about to be replaced and gets no marks.
 * @param {State} state
 * @param {import("./view.js").Marks} marks
 * @param {boolean} [areOfHint]
 */
export function mark(state, marks, areOfHint = false) {
  if (state.help.hint && !areOfHint) {
    state.help.hint = null;
    state.speech.clear();
  }
  state.shown.marks = marks;
  if (state.shown.shape === state.engine?.boardNotation) state.shown.view?.mark(marks);
}

/** @param {State} state */
export function showMasks({ host, shown: { view } }) {
  if (view) view.showsMasks = !hidesMasks(host);
}

/** Matches while the reader's system is light; null outside browsers. */
export const systemIsLight = () => globalThis.matchMedia?.("(prefers-color-scheme: light)") ?? null;

/** The theme "auto" follows the reader's system. @param {State} state */
export function showTheme({ host, parts, shown: { view } }) {
  const theme = wordOf(host, "theme");
  parts.puzzle.classList.toggle("day", theme === "light" || (theme === "auto" && systemIsLight()?.matches === true));
  view?.redraw();
}

/** @param {State} state */
function hideMinimum({ parts, t }) {
  writeText(parts.minimum, "?");
  writeAttribute(parts.par, "aria-label", t("tool.fewest"));
  parts.par.disabled = false;
}

/** @param {State} state */
export function showMinimum(state) {
  const minimum = findMinimum(state);
  const { par } = state.parts;
  par.removeAttribute("aria-label"); // the number itself is its name
  par.disabled = minimum !== null && !par.matches(":focus"); // it has nothing more to show, and would lose the focus
  state.parts.minimum.textContent = minimum === null ? "–" : String(minimum);
}

/** Shows the minimum, or "…" until it is found. @param {State} state */
export async function askMinimum(state) {
  showMinimum(state);
  if (state.help.minimum !== null) return;
  state.parts.minimum.textContent = "…";
  await seekMinimum(state);
  if (state.parts.minimum.textContent === "…") showMinimum(state);
}

/**
 * Shows the tools that are listed in `tools` or else `controls`. HTML has a boolean attribute `controls`, whose value
 * minifiers remove; they keep the value of `tools`. Only boards where presses go both ways have the switch `reverse`.
 * @param {State} state
 */
export function showTools({ host, parts, engine }) {
  const wanted = wordsOf(host, host.hasAttribute("tools") ? "tools" : "controls").map(([word]) => word);
  const shown = wanted.length > 0 || host.getAttribute("tools") === "" ? wanted : Object.keys(TOOLS);
  for (const [name, button] of Object.entries(parts.tools))
    button.hidden = !shown.includes(name) || (host.readOnly && name !== "hint");
  const { reverse } = parts.tools;
  if (!engine?.bothWays) reverse.hidden = true;
  parts.fold.hidden = Object.values(parts.tools).every((button) => button.hidden);
  for (const button of [reverse, parts.fold]) turn(button, false);
}

/** True while a switch is on: `reverse`, so that every press by hand goes backwards, or `fold`, which shows the tools of a narrow board. @param {Element} button */
export const isOn = (button) => button.getAttribute("aria-pressed") === "true";

/** Turns a switch. @param {Element} button @param {boolean} [on] */
export const turn = (button, on = !isOn(button)) => button.setAttribute("aria-pressed", String(on));

/** @param {State} state */
export function translate(state) {
  const tag = languageOf(state.host);
  const t = createT(tag);
  const { parts } = state;
  state.t = t;
  const other = otherLanguage(tag);
  if (other) writeAttribute(parts.puzzle, "lang", other);
  else parts.puzzle.removeAttribute("lang");
  for (const part of [parts.toolbar, parts.fold]) part.setAttribute("aria-label", t("tool.tools"));
  parts.parWord.textContent = t("say.fewest");
  parts.why.textContent = t("say.why");
  for (const [name, { lastElementChild }] of Object.entries(parts.tools)) {
    const word = /** @type {Element} */ (lastElementChild);
    word.textContent = t(/** @type {import("../ui/i18n.js").Key} */ (`tool.${name}`));
  }
  state.speech.translate(t);
  state.shown.view?.translate(t);
  state.shown.pane?.speak();
  show(state);
}
