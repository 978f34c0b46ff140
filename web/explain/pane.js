/**
 * @file The explain pane, beside or below a puzzle: why its presses work, in tabs. It follows the position, lights up
 * on the board what the reader looks at, and never presses anything by itself.
 */
import equations from "locales:equations";
import sentences from "locales:explain";
import { TABS } from "../board/tabs.js";
import { make, sayAgain } from "../ui/dom.js";
import { addSentences, createT, languageEvents, languageOf } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";
import css from "./explain.css";
import { tabsOf } from "./row.js";
import { makeTab } from "./tabs.js";

for (const section of [sentences, equations]) addSentences(section);

const { wear } = sharedSheet(css);

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/view.js").Marks} Marks */
/** @typedef {HTMLElement & { engine: Engine | null, marks: Marks, notation: string }} Puzzle  either element */
/** @typedef {import("./tabs.js").Tab} Tab */

/** What a tab may do: mark the board, and lead to another tab. */
export class Scene {
  /** @type {Marks} */
  #marks = {};

  /** @param {Puzzle} puzzle @param {(tab: string) => void} open leads to another tab @param {number} [first] the step to begin with */
  constructor(puzzle, open, first) {
    this.puzzle = puzzle;
    this.open = open;
    this.first = first;
  }

  /** Marks that stay while the tab does. @param {Marks} marks */
  mark(marks) {
    this.#marks = marks;
    this.puzzle.marks = marks;
  }

  /** Marks for as long as the reader looks at something; null: no longer. @param {Marks | null} marks */
  glance(marks) {
    this.puzzle.marks = marks ?? this.#marks;
  }

  /** What a word of a sentence shows. @param {Marks} marks @returns {import("../ui/dom.js").Look} */
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
  /** The engine that explains: the board's own, where that can do it all. @type {(puzzle: Puzzle) => Engine | null} */
  static engineOf = (puzzle) => puzzle.engine;

  /** @type {Puzzle | null} */
  #puzzle = null;
  /** @type {AbortController | null} */
  #connection = null;
  /** @type {Record<string, Tab>} those made so far */
  #made = {};
  #row = tabsOf((name) => this.#show(name));
  #panel = make("div", { role: "tabpanel", id: "panel" });
  #observer = new MutationObserver(() => this.speak());
  #active = false;
  #shown = "equations";

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    wear(shadow);
    this.#observer.observe(shadow, { childList: true, subtree: true });
    this.#panel.addEventListener("lights-step", () => this.dispatchEvent(new Event("lights-step")));
    shadow.append(this.#row.root, this.#panel);
  }

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    languageEvents.addEventListener("change", () => this.speak(), { signal });
    this.#listen(signal);
  }

  adoptedCallback() {
    wear(/** @type {ShadowRoot} */ (this.shadowRoot));
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#tab?.hide?.();
  }

  /** The puzzle to explain; set before the pane comes into the page. */
  get puzzle() {
    return this.#puzzle;
  }

  set puzzle(puzzle) {
    this.#puzzle = puzzle;
  }

  /** Whether the pane is seen: it does nothing otherwise. */
  get active() {
    return this.#active;
  }

  set active(on) {
    if (on === this.#active) return;
    this.#active = on;
    if (on) this.#show(this.#shown);
    else this.#leave();
  }

  /** The tab that shows: "equations", "elimination" … */
  get tab() {
    return this.#shown;
  }

  set tab(name) {
    if (!TABS.some((tab) => tab === name)) return;
    if (this.#active) this.#show(name);
    else this.#shown = name;
  }

  /** The step that its tab shows, counted from 0; set, the tab begins anew there. */
  get step() {
    return this.#tab?.at?.();
  }

  set step(first) {
    this.#made[this.#shown]?.hide?.();
    this.#made[this.#shown] = this.#make(this.#shown, first);
    if (this.#active) this.#show(this.#shown);
  }

  /** On or back, where the tab has steps. @param {number} by */
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
    // Why a hint presses its button is a row of the reduced matrix.
    puzzle.addEventListener("lights-why", () => this.#active && this.#show("elimination"), { signal });
    // A press changes the position just after it was told.
    const update = () => {
      this.#update();
      this.#tab?.point?.(pointed);
    };
    for (const type of ["lights-ready", "lights-change"]) puzzle.addEventListener(type, update, { signal });
  }

  /** @returns {Tab | undefined} the one that shows, if any does */
  get #tab() {
    return this.#active ? this.#made[this.#shown] : undefined;
  }

  #update() {
    const engine = this.#puzzle && ExplainPane.engineOf(this.#puzzle);
    if (!engine) return;
    this.#row.follow(engine);
    this.#tab?.show(engine);
  }

  #leave() {
    this.#made[this.#shown]?.hide?.();
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
    const scene = new Scene(/** @type {Puzzle} */ (this.#puzzle), (tab) => this.#show(tab), first);
    return makeTab(name, scene);
  }

  /** It speaks the language of its puzzle. @returns {import("../ui/i18n.js").Translate} */
  get t() {
    return createT(languageOf(this.#puzzle ?? this));
  }

  /** Says everything again: in another language, or what was made before it came in here. */
  speak() {
    sayAgain(/** @type {ShadowRoot} */ (this.shadowRoot));
    this.#observer.takeRecords(); // these changes were its own
  }
}

if (!customElements.get("lights-explain")) customElements.define("lights-explain", ExplainPane);
