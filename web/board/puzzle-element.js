/**
 * What `<lights-out>` and `<rotating-doors>` share: attributes in, events out. The game lives in the engine alone; state.js
 * says what else an element holds, and the files beside it what is done with it.
 *
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("./view.js").Marks} Marks
 */
import { LIMITS } from "../engine/engine.js";
import { inTurn } from "../loading/turns.js";
import { sharedSheet } from "../ui/style-sheet.js";
import { ATTRIBUTES, adoptEarly, reflect } from "./attributes.js";
import { beginWhenNear, heedChanges } from "./begin.js";
import { showBeside } from "./beside.js";
import { connect } from "./company.js";
import { changeDrawn, setDrawing } from "./drawing.js";
import css from "./element.css";
import { giveHint } from "./hint-session.js";
import { BoardInput } from "./input.js";
import { load } from "./load.js";
import { matrixOf, toLaTeX } from "./matrix.js";
import { knownFewest, learn } from "./minimum.js";
import { pictureOf } from "./picture.js";
import { changeHistory, press, pressByHand, use } from "./play.js";
import { mark, reserveSpace, show, showMinimum, translate } from "./show.js";
import { playSolution } from "./solution.js";
import { dispatch, makeState, stopPlaying, tell } from "./state.js";

const { wear } = sharedSheet(css);

export class PuzzleElement extends HTMLElement {
  static kind = "";
  static firstBoard = "";
  static formAssociated = true;

  /** What shows the board of an engine; null until it has been fetched. @param {Engine} _engine @returns {import("./view.js").ViewMaker | null} */
  static viewFor(_engine) {
    return null;
  }

  /** Fetches what shows the board of a notation. @param {string} _notation */
  static async prepare(_notation) {}

  /** What takes as much room as the board of a notation will. @param {string} _notation @returns {HTMLElement} */
  static placeFor(_notation) {
    return document.createElement("div");
  }

  #state = makeState(this);
  #shadow = this.attachShadow({ mode: "open", delegatesFocus: true });
  /** @type {BoardInput | undefined} */
  #input;

  constructor() {
    super();
    wear(this.#shadow);
  }

  /** Of many boards in a page the first ones appear at once. */
  connectedCallback() {
    adoptEarly(this, [...Object.keys(ATTRIBUTES), "edit", "notation", "marks"]);
    inTurn(() => this.isConnected && this.#appear());
  }

  #appear() {
    const state = this.#state;
    this.#input ??= this.#build(state.parts);
    connect(state);
    reserveSpace(state);
    showBeside(state);
    translate(state);
    beginWhenNear(state);
  }

  /** @param {import("./state.js").State["parts"]} parts */
  #build({ width, puzzle, stage }) {
    const state = this.#state;
    this.#shadow.append(width, puzzle);
    return new BoardInput(puzzle, stage, {
      view: () => state.view,
      press: (button) => pressByHand(state, button),
      point: (button) => dispatch(state, "lights-point", { button }),
      use: (tool) => use(state, tool),
    });
  }

  adoptedCallback() {
    wear(this.#shadow);
  }

  disconnectedCallback() {
    this.#state.connection?.abort();
    this.#state.observer?.disconnect();
    this.#state.speech.stop();
    this.#input?.stop();
    stopPlaying(this.#state);
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    const { changed } = this.#state;
    if (before === now) return;
    if (changed.size === 0) queueMicrotask(() => heedChanges(this.#state));
    changed.add(name);
  }

  formResetCallback() {
    this.reset();
  }

  // ---- properties; those of the attributes are in attributes.js

  /** The engine of this board; null until it is ready. Change the position through the element, so that it shows. */
  get engine() {
    return this.#state.engine;
  }

  /** Resolves with the element when its first board stands; rejects with the error of `lights-error` where none can. */
  get ready() {
    return this.#state.settle.promise;
  }

  /** The position as text. A text that makes no sense gives a `lights-error` event and leaves the game as it is. */
  get notation() {
    return this.engine?.notation ?? this.#state.waiting ?? this.getAttribute("board") ?? "";
  }

  set notation(text) {
    if (!this.engine) this.#state.waiting = String(text);
    else if (load(this.#state, String(text))) tell(this.#state, "lights-change");
  }

  /** A press changes just that light: for drawing a board. Loading another one ends it. */
  get edit() {
    return this.#state.drawn !== null;
  }

  set edit(on) {
    setDrawing(this.#state, Boolean(on));
  }

  /** As Angular spells it. */
  get readOnly() {
    return this.hasAttribute("readonly");
  }

  set readOnly(on) {
    this.toggleAttribute("readonly", Boolean(on));
  }

  /** The fewest presses that solve the position as it stands, where they are proven; whoever proves them sets it. */
  get fewest() {
    return knownFewest(this.#state);
  }

  set fewest(found) {
    if (!this.engine || !found) return;
    learn(this.#state, found, this.engine);
    if (this.#state.minimum !== null) showMinimum(this.#state);
  }

  /** The fewest presses from the start of this game, once they are known; whoever has proven them sets it. @returns {number | null} */
  get minimum() {
    return this.#state.minimum;
  }

  set minimum(presses) {
    this.#state.minimum = presses;
    if (presses === null) show(this.#state);
    else showMinimum(this.#state);
  }

  /** Overlays on the board; an empty object clears them. */
  get marks() {
    return this.#state.marks;
  }

  set marks(marks) {
    mark(this.#state, marks ?? {});
  }

  // ---- methods

  /** @param {number} button @returns {boolean} whether there is such a button */
  press(button) {
    return press(this.#state, button);
  }

  undo() {
    if (this.edit) return changeDrawn(this.#state, -1);
    return changeHistory(this.#state, (engine) => engine.undo());
  }

  redo() {
    if (this.edit) return changeDrawn(this.#state, 1);
    return changeHistory(this.#state, (engine) => engine.redo());
  }

  reset() {
    return changeHistory(this.#state, (engine) => engine.reset());
  }

  /** Tells one step more: how many presses, where about, which one, all of them. */
  hint() {
    giveHint(this.#state);
  }

  /** Presses a fewest solution step by step. @returns {Promise<boolean>} whether the board is solved at the end */
  play() {
    return playSolution(this.#state);
  }

  /** The focus lands on the board. @param {FocusOptions} [options] */
  focus(options) {
    const { view } = this.#state;
    if (view) view.focus(options);
    else super.focus(options);
  }

  /** The position as a self-contained picture, with its marks. @returns {string} SVG */
  toSVG() {
    return this.engine ? pictureOf(this.engine, this.marks) : "";
  }

  /** The augmented matrix of the position; "" where it would have too many rows. @returns {string} LaTeX */
  toLaTeX() {
    const { engine } = this;
    return engine && engine.lightCount <= LIMITS.steppedLights ? toLaTeX(matrixOf(engine)) : "";
  }
}

reflect(PuzzleElement);
