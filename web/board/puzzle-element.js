/**
 * What `<lights-out>` and `<rotating-doors>` share: attributes in, events out, tools, keys, hints and sentences.
 * The game lives in the engine alone; this element asks it and tells its view what to show.
 *
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {import("./view.js").Marks} Marks
 * @typedef {HTMLElement & { puzzle: any, tab: string, active: boolean, speak: () => void }} Pane  explain.js
 */

import { createEngine, LIMITS } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { own } from "../loading/sibling.js";
import { make } from "../ui/dom.js";
import { createT, languageEvents, languageOf } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";
import css from "./element.css";
import { makeParts } from "./element-parts.js";
import { eliminationFigure } from "./figure.js";
import { fewestWithin, planHint, tellHint } from "./hint.js";
import { BoardInput } from "./input.js";
import { matrixLaTeX } from "./matrix-text.js";
import { pictureOf } from "./picture.js";
import { adoptEarly, reflect, WORDS, wordsOf } from "./reflect.js";
import { Speech } from "./speech.js";
import { hexOfBits } from "./text.js";
import { TOOLS } from "./tools.js";
import { countWrong } from "./view.js";

const REFLECTED = ["board", "level", "goal", "presses", "step", "explain", "controls", "theme", "loading"];
const LOADING = ["board", "level", "goal", "presses"]; // a change of these loads the board anew
const FEWEST_BUDGET = 150; // ms to look for the fewest presses while somebody waits
const FEWEST_LIGHTS_MAX = 1024; // beyond it, even one solution takes longer than that
const HINT_STEPS = 4;
const PANE = "lights-explain"; // explain.js, where it is brought along
const LOCK = 600; // ms after a win in which nobody presses: a double tap never takes it back
const WARMTH = 0.5; // how much the room glows when every lamp burns

const { wear } = sharedSheet(css);

export class PuzzleElement extends HTMLElement {
  static observedAttributes = [...REFLECTED, "readonly", "fit", "lang"];
  static kind = "";
  static firstBoard = "";
  /** @type {import("./view.js").ViewMaker | null} */
  static View = null;

  /** A press toggles just that light: for drawing a board. It may have been set before the script came. @type {boolean} */
  edit = Reflect.get(this, "edit") === true;

  /** @type {import("../engine/engine.js").Module | null} */
  #module = null;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {BoardView | null} */
  #view = null;
  #parts = makeParts();
  #t = createT("en");
  #speech = new Speech(this.#parts.note, this.#parts.live, this.#t);
  /** @type {Marks} */
  #marks = {};
  /** @type {{ step: number, plan: import("./hint.js").Plan } | null} */
  #hint = null;
  /** @type {number | null} */
  #minimum = null;
  /** @type {string | null} */
  #pending = null;
  /** @type {Set<string>} */
  #changes = new Set();
  /** @type {IntersectionObserver | null} */
  #observer = null;
  #lockedUntil = 0;
  #starting = false;
  #boardShown = "";
  /** @type {Pane | null} */
  #pane = null;
  #input;
  /** @type {(value: this) => void} */
  #becomeReady = () => {};
  /** @type {Promise<this>} */
  #ready = new Promise((resolve) => {
    this.#becomeReady = resolve;
  });

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
    wear(shadow);
    shadow.append(this.#parts.width, this.#parts.puzzle);
    this.#input = new BoardInput(this.#parts.puzzle, this.#parts.stage, {
      press: (button) => this.readonly || performance.now() < this.#lockedUntil || this.press(button),
      point: (button) => this.#dispatch("lights-point", { button }),
      use: (tool) => this.#use(tool),
    });
  }

  connectedCallback() {
    adoptEarly(this, [...REFLECTED, "readonly", "fit", "notation", "marks", "masks"]);
    languageEvents.addEventListener("change", this);
    this.#reserveSpace();
    this.#translate();
    this.#whenNear(() => this.#start());
  }

  adoptedCallback() {
    if (this.shadowRoot) wear(this.shadowRoot);
  }

  disconnectedCallback() {
    languageEvents.removeEventListener("change", this);
    this.#observer?.disconnect();
    this.#speech.stop();
    this.#input.stop();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (this.#changes.size === 0) queueMicrotask(() => this.#applyChanges());
    this.#changes.add(name);
  }

  // ---- properties

  /** The engine of this board; null until it is ready. Change the position through the element, so that it shows. */
  get engine() {
    return this.#engine;
  }

  /** Resolves with the element when its first board stands. */
  get ready() {
    return this.#ready;
  }

  /** The position as text. A text that makes no sense gives a `lights-error` event and leaves the game as it is. */
  get notation() {
    return this.#engine?.notation ?? this.#pending ?? this.getAttribute("board") ?? "";
  }

  set notation(text) {
    if (!this.#engine) this.#pending = String(text);
    else if (this.#load(String(text))) this.#emit("lights-change");
  }

  get readonly() {
    return this.hasAttribute("readonly");
  }

  set readonly(on) {
    this.toggleAttribute("readonly", Boolean(on));
  }

  /** Whether it takes the height it is given, the board as large as that lets it be. */
  get fit() {
    return this.hasAttribute("fit");
  }

  set fit(on) {
    this.toggleAttribute("fit", Boolean(on));
  }

  /** Overlays on the board; an empty object clears them. */
  get marks() {
    return this.#marks;
  }

  set marks(marks) {
    this.#marks = marks ?? {};
    this.#view?.mark(this.#marks);
  }

  // ---- methods

  /** @param {number} button @returns {boolean} whether there is such a button */
  press(button) {
    if (!this.#engine) return false;
    if (this.edit) return this.#draw(button);
    const solvedBefore = this.#engine.solved;
    if (!this.#engine.press(button)) return false;
    const changed = this.#show(button);
    this.#sayPress(button, changed);
    this.#followHint(button);
    this.#emit("lights-press", { button });
    this.#afterMove(solvedBefore);
    return true;
  }

  undo() {
    return this.#move((engine) => engine.undo());
  }

  redo() {
    return this.#move((engine) => engine.redo());
  }

  reset() {
    return this.#move((engine) => engine.reset());
  }

  /** Tells one step more: how many presses, where about, which one, all of them. */
  hint() {
    if (!this.#engine || !this.#view || !this.#module) return;
    const plan = this.#hint?.plan ?? planHint(this.#engine, FEWEST_BUDGET);
    const step = Math.min((this.#hint?.step ?? 0) + 1, HINT_STEPS);
    this.#hint = { plan, step };
    this.#showHint();
    this.#emit("lights-hint", { step, points: Boolean(this.#marks.rings ?? this.#marks.numbers) });
  }

  /** The position as a self-contained picture, with its marks. @returns {string} SVG */
  toSVG() {
    return this.#engine ? pictureOf(this.#engine, this.#marks) : "";
  }

  /** The augmented matrix of the position. @returns {string} LaTeX */
  toLaTeX() {
    return this.#engine ? matrixLaTeX(this.#engine) : "";
  }

  // ---- beginning

  /** Before the engine is there, the board's place has the board's shape, so that nothing jumps. */
  #reserveSpace() {
    const [, rows, cols] = /^(\d{1,4})x(\d{1,4})/.exec(this.notation) ?? [];
    if (rows && !this.#view) this.#parts.stage.style.aspectRatio = `${cols} / ${rows}`;
  }

  /** @param {() => void} act  now, or with loading="lazy" once the element comes near the window */
  #whenNear(act) {
    if (this.getAttribute("loading") !== "lazy" || this.#engine) return act();
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#observer?.disconnect();
        act();
      },
      { rootMargin: "200px" },
    );
    this.#observer.observe(this);
  }

  async #start() {
    if (this.#starting) return;
    this.#starting = true;
    try {
      this.#module = await engineModule();
      this.#engine = createEngine(this.#module);
    } catch {
      this.#showFallback();
      return;
    }
    const text = this.#pending;
    this.#changes.clear();
    if (!(text !== null && this.#load(text)) && !this.#loadAttributes())
      this.#load(this.#kindOfElement.firstBoard, { keepNote: true });
    this.#check(Object.keys(WORDS));
    this.#becomeReady(this);
    this.#emit("lights-ready");
  }

  /** Where the core cannot run, what the author wrote inside the element shows, and below it why, and where it would. */
  #showFallback() {
    const shadow = /** @type {ShadowRoot} */ (this.shadowRoot);
    shadow.adoptedStyleSheets = []; // without its panel it looks like the text around it
    shadow.replaceChildren(make("slot"), this.#parts.note);
    this.#speech.note("say.no-wasm");
    if (own?.src) {
      const { href } = new URL(`index.html#${this.notation || this.#kindOfElement.firstBoard}`, own.src);
      shadow.append(make("a", { href }, this.#t("say.open")));
    }
    this.#dispatch("lights-error", { code: "no-wasm", position: 0 });
  }

  get #kindOfElement() {
    return /** @type {typeof PuzzleElement} */ (this.constructor);
  }

  // ---- loading

  #applyChanges() {
    const changes = this.#changes;
    this.#changes = new Set();
    if (changes.has("lang")) this.#translate();
    if (changes.has("controls") || changes.has("readonly")) this.#showTools();
    if (changes.has("masks")) this.#showMasks();
    if (changes.has("step")) this.#showPane(""); // it begins anew, at that step
    if (["explain", "step", "readonly"].some((name) => changes.has(name))) this.#explain();
    if (!this.#engine) return;
    if (LOADING.some((name) => changes.has(name)) && this.#loadAttributes()) this.#emit("lights-change");
    this.#check(changes);
  }

  /** Names the words of these attributes that mean nothing; they count as not written. @param {Iterable<string>} names */
  #check(names) {
    for (const name of names)
      for (const { 0: word, index } of wordsOf(this, name, false)) this.#refuse("attribute", index, name, word);
  }

  /** @returns {boolean} whether a board stands */
  #loadAttributes() {
    const board = this.getAttribute("board") ?? this.#kindOfElement.firstBoard;
    const goal = wordsOf(this, "goal")[0]?.[0];
    if (!this.#load(board, { attribute: "board", goal })) return false;
    if (goal && this.#engine?.goal !== goal) this.#refuse("attribute", 0, "goal", goal);
    const [weight, seed] = wordsOf(this, "level");
    if (weight) this.#loadLevel(Number(weight[0]), Number(seed?.[0] ?? 1));
    const presses = wordsOf(this, "presses");
    const missed = presses.filter(([button]) => !this.#engine?.press(Number(button)));
    if (presses.length > 0) this.#show();
    for (const { 0: button, index } of missed) this.#refuse("attribute", index, "presses", button);
    return true;
  }

  /** A level is its number of presses, and perhaps a seed: "7" or "7 42". @param {number} weight @param {number} seed */
  #loadLevel(weight, seed) {
    const engine = /** @type {Engine} */ (this.#engine);
    const inRange = weight <= engine.buttonCount && Number.isSafeInteger(seed);
    const text = this.#attempt(() => inRange && engine.generate({ weight, seed }));
    if (text) this.#load(text);
    else if (text !== undefined) this.#refuse("level", 0, "level");
  }

  /**
   * Loads a position; the old one stays where the text makes no sense.
   * @param {string} text
   * @param {{ attribute?: string, goal?: string, keepNote?: boolean }} [from]  the attribute that says it, and a goal for it
   * @returns {boolean}
   */
  #load(text, { attribute, goal, keepNote } = {}) {
    const loaded = this.#attempt(() => {
      if (text.startsWith("doors") !== (this.#kindOfElement.kind === "doors"))
        throw Object.assign(new Error("another kind of board"), { code: "kind", position: 0 });
      this.#engine?.load(text);
      if (goal) this.#engine?.load(withGoal(text, goal));
      return true;
    }, attribute);
    if (!loaded) return false;
    this.#minimum = null;
    if (this.#view) this.marks = {}; // they spoke of another position
    if (!keepNote) this.#clearHint();
    this.#showBoard();
    return true;
  }

  /** Runs what may find a text at fault; the fault becomes a sentence and an event. @template T @param {() => T} act @param {string} [attribute] @returns {T | undefined} */
  #attempt(act, attribute) {
    try {
      return act();
    } catch (error) {
      const fault = /** @type {{ code?: string, position?: number }} */ (error);
      if (typeof fault.code !== "string") throw error;
      this.#refuse(fault.code, fault.position ?? 0, attribute);
      return undefined;
    }
  }

  /** @param {string} code @param {number} position  the character where reading stopped @param {string} [attribute] @param {string} [word] */
  #refuse(code, position, attribute, word) {
    this.#speech.note(`error.${code}`, { position: position + 1, limit: LIMITS.lights, attribute, word });
    this.#dispatch("lights-error", { code, position, attribute });
  }

  /** A board of another shape gets a new view; otherwise the view changes what differs. */
  #showBoard() {
    const engine = /** @type {Engine} */ (this.#engine);
    if (engine.boardNotation !== this.#boardShown) this.#replaceView(engine);
    this.#show();
  }

  /** @param {Engine} engine */
  #replaceView(engine) {
    const { View } = this.#kindOfElement;
    if (!View) return;
    this.#boardShown = engine.boardNotation;
    this.#view = new View(engine, this.#t);
    this.#parts.stage.style.aspectRatio = "";
    this.#parts.stage.classList.toggle("scrolls", this.#view.root.classList.contains("large"));
    this.#parts.stage.replaceChildren(this.#view.root);
    this.#input.view = this.#view;
    this.#showMasks();
    this.#view.mark(this.#marks);
  }

  #showMasks() {
    if (this.#view) this.#view.showsMasks = this.getAttribute("masks") !== "hide";
  }

  /** Drawing: the board begins anew with one light changed. @param {number} light */
  #draw(light) {
    const engine = this.#engine;
    if (!engine || !(light in engine.lights) || engine.holes[light]) return false;
    const lights = engine.lights.slice();
    lights[light] ^= 1;
    const drawn = this.#load(`${engine.boardNotation}.${hexOfBits(lights)}`);
    if (drawn) this.#emit("lights-change");
    return drawn;
  }

  // ---- playing

  /** @param {(engine: Engine) => boolean} act */
  #move(act) {
    if (!this.#engine) return false;
    const solvedBefore = this.#engine.solved;
    if (!act(this.#engine)) return false;
    this.#show();
    this.#speech.say(`say.now-${this.#noun}`, { on: this.#countOn() });
    this.#clearHint();
    this.#afterMove(solvedBefore);
    return true;
  }

  /** @param {boolean} solvedBefore */
  #afterMove(solvedBefore) {
    const solvedNow = this.#engine?.solved && !solvedBefore;
    if (solvedNow) this.#celebrate();
    this.#emit("lights-change");
    if (solvedNow) this.#emit("lights-solved");
  }

  #celebrate() {
    const moves = this.#engine?.moveCount ?? 0;
    const minimum = this.#findMinimum();
    this.#hint = null;
    this.marks = {};
    this.#lockedUntil = performance.now() + LOCK;
    this.#view?.celebrate();
    this.#showMinimum();
    const key = minimum === null ? "say.solved" : moves === minimum ? "say.solved-fewest" : "say.solved-par";
    this.#speech.note(key, { moves, minimum: minimum ?? 0 });
  }

  /** The fewest presses from the start of this game, or null when it is not known in time. */
  #findMinimum() {
    if (this.#minimum !== null || !this.#engine || !this.#module) return this.#minimum;
    if (this.#engine.lightCount > FEWEST_LIGHTS_MAX) return null;
    const start = createEngine(this.#module);
    start.load(this.#engine.notation.split(".", 2).join("."));
    this.#minimum = fewestWithin(start, FEWEST_BUDGET)?.weight ?? null;
    return this.#minimum;
  }

  /** @param {string} tool */
  #use(tool) {
    if (tool === "hint") this.hint();
    else if (tool === "fewest") this.#showMinimum();
    else if (tool === "read") this.#readLit();
    else if (tool === "keys") this.#speech.note("say.keys");
    else if (this.readonly) return;
    else if (tool === "undo") this.undo();
    else if (tool === "redo") this.redo();
    else if (tool === "reset") this.reset();
  }

  // ---- showing

  /** @param {number} [origin] @returns {number} how many lights changed */
  #show(origin) {
    const { engine, view } = { engine: this.#engine, view: this.#view };
    if (!engine || !view) return 0;
    const changed = view.show(engine.lights, origin);
    const { panel, warmth, moves, movesWord } = this.#parts;
    const [on, won] = [this.#countOn(), engine.solved && engine.moveCount > 0];
    warmth.style.opacity = String((WARMTH * on) / engine.lightCount);
    panel.classList.toggle("solved", won);
    panel.classList.toggle("night", won && on === 0);
    moves.textContent = String(engine.moveCount);
    movesWord.textContent = this.#t("say.presses", { count: engine.moveCount });
    this.#enableTools(engine);
    if (this.#minimum === null) this.#hideMinimum();
    this.#explain();
    return changed;
  }

  /** What would do nothing says so. @param {Engine} engine */
  #enableTools({ canUndo, canRedo, moveCount }) {
    const can = { undo: canUndo, redo: canRedo, reset: moveCount > 0 };
    for (const [name, on] of Object.entries(can)) this.#parts.tools[name].setAttribute("aria-disabled", String(!on));
  }

  /** The attribute `explain` opens the pane at its tab; in a figure, which nobody presses, it draws the matrix. */
  #explain() {
    const tab = (this.#engine && wordsOf(this, "explain")[0]?.[0]) || "";
    const isFigure = this.readonly || !customElements.get(PANE);
    this.#showFigure(isFigure ? tab : "");
    this.#showPane(isFigure ? "" : tab);
  }

  /** @param {string} tab */
  #showPane(tab) {
    if (!tab) {
      this.#pane?.remove();
      this.#pane = null;
    } else if (!this.#pane) {
      this.#pane = /** @type {Pane} */ (document.createElement(PANE));
      this.#pane.part.add("explain");
      this.#pane.puzzle = this;
      this.#pane.tab = tab;
      this.#parts.room.append(this.#pane);
      this.#pane.active = true;
    } else if (this.#pane.dataset.asked !== tab) this.#pane.tab = tab;
    if (this.#pane) this.#pane.dataset.asked = tab;
  }

  /** With explain="elimination", or "equations" for its beginning: the matrix after `step` steps, else at the end. @param {string} explain */
  #showFigure(explain) {
    const step = explain === "equations" ? 0 : Number(wordsOf(this, "step")[0]?.[0] ?? Infinity);
    this.#parts.place.replaceChildren();
    if (!this.#engine || (explain !== "equations" && explain !== "elimination")) return;
    const figure = eliminationFigure(this.#engine, step, this.#t);
    if (figure) this.#parts.place.append(figure);
  }

  #hideMinimum() {
    this.#parts.minimum.textContent = "?";
    this.#parts.par.setAttribute("aria-label", this.#t("tool.fewest"));
  }

  #showMinimum() {
    const minimum = this.#findMinimum();
    this.#parts.par.removeAttribute("aria-label"); // the number itself is its name
    this.#parts.minimum.textContent = minimum === null ? "–" : String(minimum);
  }

  #showTools() {
    const wanted = wordsOf(this, "controls").map(([word]) => word);
    const shown = wanted.length > 0 ? wanted : Object.keys(TOOLS);
    for (const [name, button] of Object.entries(this.#parts.tools))
      button.hidden = !shown.includes(name) || (this.readonly && name !== "hint");
  }

  #translate() {
    this.#t = createT(languageOf(this));
    const t = this.#t;
    this.#parts.toolbar.setAttribute("aria-label", t("tool.tools"));
    this.#parts.parWord.textContent = t("say.fewest");
    for (const [name, button] of Object.entries(this.#parts.tools)) {
      const word = button.querySelector(".word");
      if (word) word.textContent = t(`tool.${name}`);
    }
    this.#speech.translate(t);
    this.#view?.translate(t);
    this.#pane?.speak();
    this.#show();
    this.#showTools();
  }

  // ---- hints

  #showHint() {
    if (!this.#hint || !this.#view || !this.#engine) return;
    const { plan, step } = this.#hint;
    if (plan.witness) return this.#showWitness(plan.witness);
    const { marks, key, params } = tellHint(plan, step, this.#view);
    this.marks = marks;
    this.#speech.note(key, params);
  }

  /** @param {Uint8Array} witness */
  #showWitness(witness) {
    const { kind, goal, lights } = /** @type {Engine} */ (this.#engine);
    this.marks = { witness };
    const ending = kind === "doors" ? "doors" : goal === "on" ? "on" : "lights";
    this.#speech.note(`say.hint-none-${ending}`, { count: countWrong(witness, lights, goal) });
  }

  /** Numbered presses stay numbered while they are followed; anything else ends the hint. @param {number} button */
  #followHint(button) {
    const { presses } = this.#hint?.plan ?? {};
    if (this.#hint?.step !== HINT_STEPS || !presses?.[button]) return this.#clearHint();
    presses[button] = 0;
    this.#showHint();
  }

  #clearHint() {
    if (this.#hint) this.marks = {};
    this.#hint = null;
    this.#speech.clear();
  }

  // ---- sentences

  get #noun() {
    return this.#kindOfElement.kind === "doors" ? "doors" : "lights";
  }

  #countOn() {
    return this.#engine?.lights.reduce((sum, lit) => sum + lit, 0) ?? 0;
  }

  /** @param {number} button @param {number} changed */
  #sayPress(button, changed) {
    const name = this.#view?.shortName(button) ?? "";
    this.#speech.say(`say.pressed-${this.#noun}`, { button: name, changed, on: this.#countOn() });
  }

  #readLit() {
    const lit = [...(this.#engine?.lights ?? [])].flatMap((on, light) => (on ? [light] : []));
    if (lit.length === 0) return this.#speech.note(`say.lit-none-${this.#noun}`);
    const cells = this.#view?.shortNames(lit);
    this.#speech.note(`say.lit-${this.#noun}`, { cells });
  }

  // ---- events

  /** The language of the page changed: the only event it listens to from outside. */
  handleEvent() {
    this.#translate();
  }

  /** @param {string} type @param {Record<string, unknown>} [more] */
  #emit(type, more) {
    const { notation, presses, moves, solved } = /** @type {Engine} */ (this.#engine);
    this.#dispatch(type, { notation, presses, moves, minimum: this.#minimum, solved, ...more });
  }

  /** @param {string} type @param {Record<string, unknown>} detail */
  #dispatch(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}

reflect(PuzzleElement, REFLECTED);

/** The position with this goal, unless it has one of its own. @param {string} text @param {string} goal */
function withGoal(text, goal) {
  return text.includes("goal-") ? text : text.replace(".", `-goal-${goal}.`);
}
