/**
 * @file The explain pane, beside or below a puzzle: tabs that explain its solution. It follows the position and marks
 * on the board whatever the reader points at, but never presses a button.
 */
import equations from "locales:equations";
import sentences from "locales:explain";
import { TABS } from "../board/tabs.js";
import { hasParities } from "../board/turns.js";
import { make, sayAgain } from "../ui/dom.js";
import { addSentences, createT, languageEvents, languageOf } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";
import { countsPart } from "./counts.js";
import css from "./explain.css";
import { adoptStyles as adoptPlace } from "./figure.js";
import { explainTabs } from "./tab-row.js";
import { makeTab } from "./tabs.js";

for (const section of [sentences, equations]) addSentences(section);

const { adoptStyles } = sharedSheet(css);

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/view.js").Marks} Marks */
/** @typedef {HTMLElement & { engine: Engine | null, marks: Marks, notation: string }} Puzzle  `<lights-out>` or `<rotating-doors>` */
/** @typedef {import("./tabs.js").Tab} Tab */

/** The interface of a tab to its surroundings: it marks the board and opens other tabs. */
export class Scene {
  /** @type {Marks} */
  #marks = {};

  /**
   * @param {Puzzle} puzzle
   * @param {(tab: string) => void} open opens another tab
   * @param {number} [first] the first step
   * @param {HTMLElement | null} [stage] where another board may stand in for the puzzle
   */
  constructor(puzzle, open, first, stage = null) {
    this.puzzle = puzzle;
    this.open = open;
    this.first = first;
    this.stage = stage;
  }

  /** Sets the permanent marks of the tab. @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.puzzle.marks = marks;
  }

  /** Sets temporary marks while the reader points at something; null restores the permanent ones. @param {Marks | null} marks */
  glance(marks) {
    this.puzzle.marks = marks ?? this.#marks;
  }

  /**
   * The callback for a word in a sentence: marks the board while the reader points at the word.
   * @param {Marks} marks
   * @returns {import("../ui/dom.js").Look}
   */
  shows(marks) {
    return (on) => this.glance(on ? marks : null);
  }

  /** @param {HTMLElement} element @param {Marks} marks */
  glanceOn(element, marks) {
    for (const type of ["pointerenter", "focus"]) element.addEventListener(type, () => this.glance(marks));
    for (const type of ["pointerleave", "blur"]) element.addEventListener(type, () => this.glance(null));
  }
}

export class ExplainPane extends HTMLElement {
  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {AbortController | null} */
  #connection = null;
  /** @type {Record<string, Tab>} the tabs created so far */
  #made = {};
  #row = explainTabs((name) => this.#show(name));
  #panel = make("div", { role: "tabpanel", id: "panel" });
  #observer = new MutationObserver((records) => this.speak(records.map(({ target }) => target)));
  #active = false;
  /** The explanation that stands in place of the tabs. @type {ReturnType<typeof countsPart> | null} */
  #counts = null;
  /** The update to come after the next frame. */
  #frame = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #shown = "equations";
  /** The element in which the board of the tour may replace the puzzle; null if there is none. @type {HTMLElement | null} */
  stage = null;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    adoptStyles(shadow);
    this.#observer.observe(shadow, { childList: true, subtree: true });
    this.#panel.addEventListener("lights-step", () => this.dispatchEvent(new Event("lights-step")));
    shadow.append(this.#row.root, this.#panel);
  }

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const tree = /** @type {ShadowRoot} */ (this.getRootNode());
    if (tree.host) adoptPlace(tree); // in another document, too
    languageEvents.addEventListener("change", () => this.speak(), { signal });
    this.#listen(signal);
  }

  adoptedCallback() {
    adoptStyles(/** @type {ShadowRoot} */ (this.shadowRoot));
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#tab?.hide?.();
  }

  /** The puzzle to explain; set it before the pane is connected. */
  get puzzle() {
    return this.#puzzle;
  }

  set puzzle(puzzle) {
    this.#puzzle = puzzle;
  }

  /** True while the pane is visible; an inactive pane does nothing. */
  get active() {
    return this.#active;
  }

  set active(on) {
    if (on === this.#active) return;
    this.#active = on;
    if (on) this.#show(this.#shown);
    else this.#leave();
  }

  /** The open tab: "equations", "elimination" … */
  get tab() {
    return this.#shown;
  }

  set tab(name) {
    if (!TABS.some((tab) => tab === name)) return;
    if (this.#active) this.#show(name);
    else this.#shown = name;
  }

  /** The current step of the open tab, counted from 0; setting it recreates the tab at that step. */
  get step() {
    return this.#tab?.at?.();
  }

  set step(first) {
    this.#made[this.#shown]?.hide?.();
    this.#made[this.#shown] = this.#make(this.#shown, first);
    if (this.#active) this.#show(this.#shown);
  }

  /** Steps forward or back in a tab with steps. @param {number} by */
  turn(by) {
    this.#tab?.turn?.(by);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    let pointed = -1;
    for (const type of ["lights-press", "lights-point"])
      puzzle.addEventListener(
        type,
        (event) => {
          pointed = /** @type {CustomEvent} */ (event).detail.button;
          if (type === "lights-press") this.#tab?.press?.(pointed);
          this.#tab?.point?.(pointed);
        },
        { signal },
      );
    // "Why?" in a hint opens the elimination: the reason is a row of the reduced matrix.
    puzzle.addEventListener("lights-why", () => this.#tab && this.#show("elimination"), { signal });
    // `lights-press` is followed by a change of the position.
    const update = () => {
      if (signal.aborted) return;
      this.#update();
      this.#tab?.point?.(pointed);
    };
    puzzle.addEventListener("lights-ready", update, { signal });
    puzzle.addEventListener("lights-change", () => this.#afterFrame(update), { signal });
  }

  /** Updates once the board shows the change: the explanation of a large board takes longer than a press may. @param {() => void} update */
  #afterFrame(update) {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = requestAnimationFrame(() => {
      this.#timer = setTimeout(update);
    });
  }

  /** True until there is a board without tabs. */
  get #hasTabs() {
    const engine = this.#puzzle?.engine;
    return !engine || hasParities(engine);
  }

  /** @returns {Tab | undefined} the open tab of an active pane; none for boards without tabs */
  get #tab() {
    return this.#active && this.#hasTabs ? this.#made[this.#shown] : undefined;
  }

  #update() {
    const engine = this.#puzzle?.engine;
    if (!engine) return;
    this.#row.root.hidden = !this.#hasTabs;
    if (!this.#hasTabs) return this.#explainCounts(engine);
    if (this.#counts) this.#panel.replaceChildren(this.#made[this.#shown].root);
    this.#counts?.hide();
    this.#counts = null;
    this.#row.follow(engine);
    this.#tab?.show(engine);
  }

  /** @param {Engine} engine without tabs */
  #explainCounts(engine) {
    this.#made[this.#shown]?.hide?.();
    this.#counts ??= countsPart(new Scene(/** @type {Puzzle} */ (this.#puzzle), () => {}));
    const isNew = !this.#panel.contains(this.#counts.root);
    this.#panel.replaceChildren(this.#counts.root);
    if (!this.#active) return;
    this.#counts.show(engine);
    if (isNew && this.#shown === "solutions") this.#counts.showSolutions();
  }

  #leave() {
    this.#made[this.#shown]?.hide?.();
    this.#counts?.hide();
    if (this.#puzzle) this.#puzzle.marks = {};
  }

  /** @param {string} name */
  #show(name) {
    if (!this.#puzzle) return;
    this.#leave();
    this.#shown = name;
    this.#made[name] ??= this.#make(name);
    this.#row.select(name);
    this.#panel.setAttribute("aria-labelledby", `tab-${name}`);
    this.#panel.replaceChildren(this.#made[name].root);
    this.#update();
  }

  /** @param {string} name @param {number} [first] @returns {Tab} */
  #make(name, first) {
    const scene = new Scene(/** @type {Puzzle} */ (this.#puzzle), (tab) => this.#show(tab), first, this.stage);
    return makeTab(name, scene);
  }

  /** The translator of the puzzle's language. @returns {import("../ui/i18n.js").Translate} */
  get t() {
    return createT(languageOf(this.#puzzle ?? this));
  }

  /** Updates all phrases after a change of language, or those below nodes that have got children from outside the pane. @param {Node[]} nodes */
  speak(nodes = [/** @type {ShadowRoot} */ (this.shadowRoot)]) {
    for (const node of new Set(nodes)) sayAgain(/** @type {Element} */ (node));
    this.#observer.takeRecords(); // ignores its own changes
  }
}

if (!customElements.get("lights-explain")) customElements.define("lights-explain", ExplainPane);
