/**
 * @file Starting an element: waiting until it is near the window, loading its first board, its fallback without
 * WebAssembly, and applying changed attributes.
 */
import { createEngine } from "../engine/engine.js";
import { engineModule, loaded } from "../loading/module.js";
import { address, beside } from "../loading/own.js";
import { inTurn } from "../loading/turns.js";
import { build } from "../ui/elements.js";
import { ATTRIBUTES, adoptEarly, attributesOf, wordOf } from "./attributes.js";
import { checkPage, connect } from "./document-link.js";
import { closePane, showExplanation } from "./explain-slot.js";
import { checkWords, load, loadAttributes } from "./load.js";
import { showMasks, showTheme, showTools, translate } from "./show.js";
import { showSolution } from "./solution.js";
import { classOf, dispatch, tell } from "./state.js";
import { fetchView, viewOf } from "./views.js";

/** @typedef {import("./state.js").State} State */

/** Starts now, or with loading="lazy" when the element comes near the window or the page is printed. @param {State} state */
export function startWhenNear(state) {
  state.life.observer?.disconnect();
  if (wordOf(state.host, "loading") !== "lazy") return start(state);
  state.life.observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      state.life.observer?.disconnect();
      start(state);
    },
    { rootMargin: "200px" },
  );
  state.life.observer.observe(state.host);
  addEventListener("beforeprint", () => startForPrint(state), { signal: state.life.connection?.signal });
}

/** Paper does not wait: what is here is drawn at once. @param {State} state */
function startForPrint(state) {
  if (state.life.begun || !loaded.core || !viewOf(state.host.notation)) return start(state);
  state.life.begun = true;
  begin(state);
}

/** @param {State} state */
async function start(state) {
  if (state.life.begun) return;
  state.life.begun = true;
  try {
    await Promise.all([engineModule(), fetchView(state.host.notation)]);
  } catch (error) {
    return showFallback(state, error);
  }
  inTurn(() => begin(state));
}

/** @param {State} state */
const begin = (state) => loadFirstBoard(state).catch((error) => showFallback(state, error));

/** Loads the first board. @param {State} state */
async function loadFirstBoard(state) {
  try {
    state.game.begin(createEngine(/** @type {import("../engine/instance.js").Module} */ (loaded.core)));
  } catch {
    // Most likely the browser has no room for the memory of another wasm instance. The core in JavaScript needs none.
    state.game.begin(createEngine(await engineModule(true)));
  }
  const { host, coming } = state;
  state.coming.attributes.clear();
  if (!(coming.notation !== null && load(state, coming.notation)) && !(await loadAttributes(state)))
    load(state, classOf(state).firstBoard, { keepNote: true });
  checkWords(state, attributesOf(classOf(state).kind));
  showSolution(state);
  adoptEarly(host, ["fewest", "minimum"]); // of this board
  state.life.ready.resolve(host);
  tell(state, "lights-ready");
  checkPage(state);
}

/** A version's directory contains only the scripts; the page is in the directory above. */
const VERSION = /\/v\d+\/(?=index)/;

/**
 * Fallback if the element cannot start: shows the content that the author wrote inside the element, the reason, and a link to
 * the board.
 * @param {State} state
 * @param {unknown} cause
 */
function showFallback(state, cause) {
  const { host, parts, speech, t } = state;
  // With a core that runs, something else failed: a function that the page has replaced, for example.
  const fault = { code: loaded.core ? "unknown" : "no-wasm", position: 0 };
  state.life.ready.reject(Object.assign(new Error(fault.code, { cause }), fault));
  state.game.begin(null); // the engine may have failed after it was created
  const shadow = /** @type {ShadowRoot} */ (host.shadowRoot);
  shadow.adoptedStyleSheets = []; // the fallback is styled like the surrounding text
  shadow.replaceChildren(build("slot"), parts.note);
  speech.note(loaded.core ? "error.unknown" : "say.no-wasm");
  if (address) {
    const page = beside(`index.html#${host.notation || classOf(state).firstBoard}`);
    shadow.append(build("a", { href: page.replace(VERSION, "/") }, t("say.open")));
  }
  dispatch(state, "lights-error", fault);
}

/**
 * The effects of changed attributes, in the order in which they are applied.
 * @type {Record<import("./attributes.js").Concern, (state: State) => unknown>}
 */
const EFFECTS = {
  language: translate,
  tools: showTools,
  masks: showMasks,
  look: showTheme,
  step: closePane, // reopened at the new step
  pane: showExplanation,
  loading: (state) => state.life.observer && startWhenNear(state), // without effect until the element is connected
  document: (state) => state.host.isConnected && connect(state),
  position: async (state) => {
    if (state.engine && (await loadAttributes(state))) tell(state, "lights-change");
  },
  solution: (state) => {
    if (state.engine) showSolution(state);
  },
};

/** @param {State} state */
export function applyChanges(state) {
  const names = [...state.coming.attributes];
  const concerns = new Set(names.flatMap((name) => ATTRIBUTES[name].concerns ?? []));
  state.coming.attributes.clear();
  if (names.includes(state.speech.about)) state.speech.clear(); // its sentence may be outdated
  for (const [concern, act] of Object.entries(EFFECTS)) if (concerns.has(/** @type {any} */ (concern))) act(state);
  if (state.engine) checkWords(state, names);
}
