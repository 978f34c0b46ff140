/** @file How an element begins: when it comes near, with the core, or with what its author wrote where there is none. */
import { createEngine } from "../engine/engine.js";
import { core, engineModule } from "../loading/module.js";
import { address, beside } from "../loading/own.js";
import { inTurn } from "../loading/turns.js";
import { make } from "../ui/dom.js";
import { ATTRIBUTES, attributesOf, wordOf } from "./attributes.js";
import { closePane, showBeside } from "./beside.js";
import { connect } from "./company.js";
import { checkWords, load, loadAttributes } from "./load.js";
import { showMasks, showTools, translate } from "./show.js";
import { showSolution } from "./solution.js";
import { classOf, dispatch, tell } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** Begins now, or with loading="lazy" once the element comes near the window. @param {State} state */
export function beginWhenNear(state) {
  state.observer?.disconnect();
  if (wordOf(state.host, "loading") !== "lazy") return begin(state);
  state.observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      state.observer?.disconnect();
      begin(state);
    },
    { rootMargin: "200px" },
  );
  state.observer.observe(state.host);
}

/** @param {State} state */
async function begin(state) {
  if (state.begun) return;
  state.begun = true;
  try {
    await Promise.all([engineModule(), classOf(state).prepare(state.host.notation)]);
  } catch (error) {
    return showFallback(state, error);
  }
  inTurn(() => stand(state).catch((error) => showFallback(state, error)));
}

/** The first board stands. @param {State} state */
async function stand(state) {
  const { host, waiting } = state;
  state.engine = createEngine(/** @type {import("../engine/engine.js").Module} */ (core));
  state.changed.clear();
  if (!(waiting !== null && load(state, waiting)) && !(await loadAttributes(state)))
    load(state, classOf(state).firstBoard, { keepNote: true });
  checkWords(state, attributesOf(classOf(state).kind));
  showSolution(state);
  state.settle.resolve(host);
  tell(state, "lights-ready");
}

/** The folder of a version has the scripts alone; the page is in the folder around it. */
const VERSION = /\/v\d+\/(?=index)/;

/** Where the core cannot run, what the author wrote inside the element shows, and below it why, and where it would. @param {State} state @param {unknown} cause */
function showFallback(state, cause) {
  const { host, parts, speech, t } = state;
  const fault = { code: "no-wasm", position: 0 };
  state.settle.reject(Object.assign(new Error(fault.code, { cause }), fault));
  state.engine = null; // one that broke off
  const shadow = /** @type {ShadowRoot} */ (host.shadowRoot);
  shadow.adoptedStyleSheets = []; // without its panel it looks like the text around it
  shadow.replaceChildren(make("slot"), parts.note);
  speech.note("say.no-wasm");
  if (address) {
    const page = beside(`index.html#${host.notation || classOf(state).firstBoard}`);
    shadow.append(make("a", { href: page.replace(VERSION, "/") }, t("say.open")));
  }
  dispatch(state, "lights-error", fault);
}

/** What follows from a change of attributes, in this order. @type {Record<import("./attributes.js").Concern, (state: State) => unknown>} */
const EFFECTS = {
  language: translate,
  tools: showTools,
  masks: showMasks,
  look: ({ view }) => view?.redraw(),
  step: closePane, // it begins anew, at that step
  pane: showBeside,
  loading: (state) => state.observer && beginWhenNear(state), // before it appears it has no place
  company: (state) => state.host.isConnected && connect(state),
  position: async (state) => {
    if (state.engine && (await loadAttributes(state))) tell(state, "lights-change");
  },
  solution: (state) => {
    if (state.engine) showSolution(state);
  },
};

/** @param {State} state */
export function heedChanges(state) {
  const names = [...state.changed];
  const concerns = new Set(names.flatMap((name) => ATTRIBUTES[name].concerns ?? []));
  state.changed.clear();
  if (names.includes(state.speech.about)) state.speech.clear(); // its sentence may be out of date
  for (const [concern, act] of Object.entries(EFFECTS)) if (concerns.has(/** @type {any} */ (concern))) act(state);
  if (state.engine) checkWords(state, names);
}
