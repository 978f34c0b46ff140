/**
 * @file The base class of `<lights-out>` and `<rotating-doors>`: attributes, properties, methods and events. Its game
 * is in game.js, state.js defines the rest of the state, and the other modules of this directory act on it.
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./view.js").Marks} Marks
 */
import sentences from "locales:elements";
import { LIMITS } from "../engine/engine.js";
import { inTurn } from "../loading/turns.js";
import { addSentences } from "../ui/i18n.js";
import { sharedSheet } from "../ui/style-sheet.js";
import { changeHistory, press, pressByHand, resumeGame, useTool } from "./actions.js";
import { ATTRIBUTES, adoptEarly, reflect, wordOf } from "./attributes.js";
import { connect, formValue } from "./document-link.js";
import css from "./element.css";
import { showExplanation } from "./explain-slot.js";
import { giveHint } from "./hint-session.js";
import { BoardInput } from "./input.js";
import { applyChanges, startWhenNear } from "./lifecycle.js";
import { forgetGame, isShown, load, sketch } from "./load.js";
import { matrixOf, toLaTeX } from "./matrix.js";
import { knownFewest, learn } from "./minimum.js";
import { paletteOf } from "./palettes.js";
import { mark, reserveSpace, show, showMinimum, showTheme, translate } from "./show.js";
import { playSolution } from "./solution.js";
import { dispatch, drawing, makeState, stopPlaying, tell } from "./state.js";
import { draw, fetchParts, lacksParts } from "./state-parts.js";

addSentences(sentences);
const { adoptStyles } = sharedSheet(css);

export class PuzzleElement extends HTMLElement {
  static kind = "";
  static firstBoard = "";
  static formAssociated = true;

  /** A placeholder as large as the board of a notation. @param {string} _notation @returns {HTMLElement} */
  static placeFor(_notation) {
    return document.createElement("div");
  }

  #state = makeState(this);
  #shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
  /** @type {BoardInput | undefined} */
  #input;

  constructor() {
    super();
    adoptStyles(this.#shadow);
    this.#state.game.subscribe((action) => this.#follow(action));
  }

  connectedCallback() {
    if (wordOf(this, "loading") !== "lazy" || this.#input) return this.#begin();
    // A page may have many that wait for their reader.
    inTurn(() => this.isConnected && !this.#input && this.#begin());
  }

  #begin() {
    const state = this.#state;
    adoptEarly(this, [...Object.keys(ATTRIBUTES), "readOnly", "notation", "marks"]);
    this.#input ??= this.#build(state);
    connect(state);
    showTheme(state);
    reserveSpace(state);
    showExplanation(state);
    translate(state);
    startWhenNear(state);
  }

  /** Shows a change of the game. @param {import("./game.js").Action} action */
  #follow(action) {
    if (action.type === "load") forgetGame(this.#state, action);
    else if (action.type === "resume") forgetGame(this.#state, {});
    show(this.#state, action.type === "press" ? this.engine?.indexOf(action.button) : undefined);
  }

  /** @param {import("./state.js").State} state */
  #build(state) {
    const { width, puzzle, stage } = state.parts;
    this.#shadow.append(width, puzzle);
    return new BoardInput(puzzle, stage, {
      view: () => state.shown.view,
      press: (button, times) => pressByHand(state, button, times),
      point: (button) => dispatch(state, "lights-point", { button }),
      use: (tool) => useTool(state, tool),
    });
  }

  adoptedCallback() {
    adoptStyles(this.#shadow);
  }

  disconnectedCallback() {
    const state = this.#state;
    state.life.connection?.abort();
    state.life.observer?.disconnect();
    state.speech.stop();
    this.#input?.stop();
    stopPlaying(state);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    const { attributes } = this.#state.coming;
    if (before === now) return;
    if (attributes.size === 0) queueMicrotask(() => applyChanges(this.#state));
    attributes.add(name);
  }

  formResetCallback() {
    this.reset();
  }

  /** @param {boolean} disabled */
  formDisabledCallback(disabled) {
    this.#state.parts.puzzle.inert = disabled;
  }

  // ---- properties; those that reflect attributes are defined in attributes.js

  /** The engine of this board; null until it is ready. Change the position through the element, so that the change is shown. */
  get engine() {
    return this.#state.engine;
  }

  /** Resolves with the element when its first board is loaded; rejects with the error of `lights-error` if no board can be loaded. */
  get ready() {
    return this.#state.life.ready.promise;
  }

  /** The position as text. Invalid text fires `lights-error` and leaves the game unchanged. */
  get notation() {
    return this.engine?.notation ?? this.#state.coming.notation ?? this.getAttribute("board") ?? "";
  }

  set notation(text) {
    const notation = String(text);
    if (isShown(this.#state, notation)) return;
    if (!this.engine) this.#state.coming.notation = notation;
    else if (lacksParts(notation)) this.#loadLate(notation);
    else if (load(this.#state, notation)) tell(this.#state, "lights-change");
  }

  /** Another notation that is set meanwhile takes precedence. @param {string} notation */
  async #loadLate(notation) {
    const state = this.#state;
    state.coming.notation = notation;
    await fetchParts(notation).catch(() => undefined); // then load() tells the reader
    if (state.coming.notation === notation && load(state, notation)) tell(state, "lights-change");
  }

  /** Drawing mode: a press changes one light. Loading a board ends it. */
  get edit() {
    return this.#state.mode.drawn !== null;
  }

  set edit(on) {
    drawing.loaded?.setDrawing(this.#state, Boolean(on));
  }

  /** As of other elements of forms. */
  get form() {
    return this.#state.internals?.form ?? null;
  }

  get labels() {
    return this.#state.internals?.labels ?? null;
  }

  get validity() {
    return this.#state.internals?.validity ?? null;
  }

  /** The text that a form submits. */
  get value() {
    return formValue(this.#state);
  }

  /** Spelled as Angular does. */
  get readOnly() {
    return this.hasAttribute("readonly");
  }

  set readOnly(on) {
    this.toggleAttribute("readonly", Boolean(on));
  }

  /** The proven fewest presses that solve the current position. Code that has proven them sets this property. */
  get fewest() {
    return knownFewest(this.#state);
  }

  set fewest(found) {
    if (!this.engine || !found) return;
    learn(this.#state, found, this.engine);
    if (this.#state.help.minimum !== null) showMinimum(this.#state);
  }

  /**
   * The fewest presses from the start of this game; null until they are known. Code that has proven them sets this
   * property.
   * @returns {number | null}
   */
  get minimum() {
    return this.#state.help.minimum;
  }

  set minimum(presses) {
    this.#state.help.minimum = presses;
    if (presses === null) show(this.#state);
    else showMinimum(this.#state);
  }

  /** Overlays on the board; an empty object clears them. */
  get marks() {
    return this.#state.shown.marks;
  }

  set marks(marks) {
    mark(this.#state, marks ?? {});
  }

  // ---- methods

  /**
   * @param {import("../engine/engine.js").Button} button
   * @param {number} [times] negative: backwards, with more than two states
   * @returns {boolean} false if there is no such button
   */
  press(button, times) {
    return press(this.#state, button, times);
  }

  undo() {
    if (this.edit) return drawing.loaded?.changeDrawn(this.#state, -1);
    return changeHistory(this.#state, "undo");
  }

  redo() {
    if (this.edit) return drawing.loaded?.changeDrawn(this.#state, 1);
    return changeHistory(this.#state, "redo");
  }

  reset() {
    return changeHistory(this.#state, "restart");
  }

  /**
   * Goes on with a game that was kept: its start, as `engine.startNotation`, and its `engine.history`.
   * @param {string} start
   * @param {import("../engine/engine.js").History} history
   * @returns {boolean} false before the element is ready
   */
  resume(start, history) {
    return resumeGame(this.#state, start, history);
  }

  /** Shows the next step of a hint: the number of presses, the region, one button, all buttons. */
  hint() {
    giveHint(this.#state);
  }

  /** Presses the buttons of a fewest solution one by one. @returns {Promise<boolean>} true if the board is solved at the end */
  play() {
    return playSolution(this.#state);
  }

  /** Moves the focus to the board. @param {FocusOptions} [options] */
  focus(options) {
    const { view } = this.#state.shown;
    if (view) view.focus(options);
    else super.focus(options);
  }

  /**
   * The position as a self-contained picture, including marks.
   * @param {import("./palettes.js").Look} [look]
   * @returns {string} SVG
   */
  toSVG(look) {
    const engine = this.engine ?? sketch(this.#state);
    return (engine && draw(engine, this.marks, { palette: paletteOf(look), face: wordOf(this, "face") })) ?? "";
  }

  /** The augmented matrix of the position; "" if it would have too many rows. @returns {string} LaTeX */
  toLaTeX() {
    const { engine } = this;
    return engine && engine.lightCount <= LIMITS.steppedLights ? toLaTeX(matrixOf(engine)) : "";
  }
}

reflect(PuzzleElement);
