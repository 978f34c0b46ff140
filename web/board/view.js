/**
 * @file The view of a board: one element per light, one button per press. It renders lights and marks, and writes only
 * differences. Its subclasses for grids and halls create and name the elements.
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Translate} Translate
 *
 * @typedef {new (engine: Engine, t: Translate) => BoardView} ViewMaker
 *
 * @typedef {"lights" | "doors" | "states"} Noun  in the keys of sentences about a board
 *
 * @typedef {object} Marks  overlays; all optional, an empty object clears them
 * @property {Map<number, number | string>} [numbers]  button → the number ringed on it
 * @property {Set<number>} [rings]            ringed buttons
 * @property {Set<number>} [outline]          outlined buttons
 * @property {Uint8Array} [pattern]           a quiet pattern, by button
 * @property {Uint8Array} [witness]           the lights that prove there is no solution
 * @property {Uint8Array} [counted]           lights counted in a sentence
 */
import { build } from "../ui/elements.js";
import { moveFocus, stopAt } from "../ui/tab-stop.js";
import { signed } from "./turns.js";

/**
 * A button of the board. It is not focusable by Tab; `rove` chooses the one that is.
 * @param {string} classes
 * @param {...Node} children
 */
export function makePressable(classes, ...children) {
  return build("button", { type: "button", class: classes, tabindex: "-1" }, ...children);
}

export class BoardView {
  /** The lights that are shown. @type {Uint8Array | null} */
  shown = null;
  /** @type {Marks} */
  marks = {};
  /** True in drawing mode: a press changes only its own light. */
  draws = false;
  /** @type {Element[]} */
  #marked = [];
  /** @type {Element[]} */
  #previewed = [];
  #badge = build("span", { class: "badge" });
  #tabStop = -1;
  #showsMasks = true;

  /**
   * @param {Engine} engine
   * @param {Translate} t
   */
  constructor(engine, t) {
    this.engine = engine;
    this.t = t;
    /** The section of the locales with the names of this board's parts. @type {"board" | "doors"} */
    this.words = engine.kind === "grid" ? "board" : "doors";
    this.root = build("div", { class: "board", role: "group", translate: "no" });
    /** @type {HTMLElement[]} one per light */
    this.tiles = [];
    /** @type {(HTMLElement | null)[]} one per button; null for a hole */
    this.buttons = [];
  }

  /** @returns {Noun} */
  get noun() {
    return "lights";
  }

  /** The state of each light in which sentences do not count it: unlit or closed, unless others are given. @returns {Uint8Array | null} */
  get rest() {
    return null;
  }

  /** The light that the board throws around it, from 0 to 1. @param {number} counted the lights that sentences count */
  warmthOf(counted) {
    return counted / this.engine.lightCount;
  }

  /** Renders all names in another language. @param {Translate} t */
  translate(t) {
    this.t = t;
    this.root.setAttribute("aria-label", this.name());
    this.nameLights();
    this.#showBadge();
  }

  /** True if the masks of buttons may be shown before a press. */
  get showsMasks() {
    return this.#showsMasks;
  }

  set showsMasks(shown) {
    this.#showsMasks = shown;
    this.root.classList.toggle("masks-hidden", !shown);
    this.translate(this.t);
  }

  /** The name of a button in a sentence. @param {number} button @returns {string} */
  shortName(button) {
    return String(button);
  }

  /** The names of several buttons in a sentence, and how often each is pressed if that is not once. @param {number[]} buttons @param {ArrayLike<number>} [ways] */
  shortNames(buttons, ways) {
    const names = buttons.map((button) => {
      const times = ways?.[button] ?? 1;
      return this.shortName(button) + (times === 1 ? "" : ` ×${signed(times)}`);
    });
    return names.join(this.t(`${this.words}.separator`));
  }

  /** The accessible name of the board. @returns {string} */
  name() {
    return "";
  }

  /** The accessible name of the light. @param {number} _light @param {boolean} _lit @returns {string} */
  labelOf(_light, _lit) {
    return "";
  }

  /** Delays a light's animation after a press of `origin`. @param {number} _light @param {number} _origin */
  delay(_light, _origin) {}

  /** The time when the wave after a win reaches the light, from 0 to 1. @param {number} _light */
  waveOf(_light) {
    return 0;
  }

  /** The sentence for lights that prove that there is no solution. @param {Uint8Array} witness @returns {[import("../ui/i18n.js").Key, import("../ui/i18n.js").Params]} */
  sayNone(witness) {
    const { kind, lights, targets } = this.engine;
    return ["say.hint-none", { count: wrongIn(witness, lights, targets).length, doors: kind === "doors" }];
  }

  /** Some buttons around one, without revealing which. @param {number} button @returns {Set<number>} */
  region(button) {
    return new Set([button]);
  }

  /**
   * Renders the lights; the changed ones follow the pressed button in a wave.
   * @param {Uint8Array} lights
   * @param {number} [origin]  the button pressed, if one was
   * @returns {number} the number of changed lights
   */
  show(lights, origin = -1) {
    const before = this.shown;
    this.shown = lights.slice();
    const changed = [];
    for (let light = 0; light < lights.length; light++) if (before?.[light] !== lights[light]) changed.push(light);
    this.paint(changed, origin);
    this.#showBadge();
    return changed.length;
  }

  /** Renders the changed lights. @param {number[]} changed @param {number} origin */
  paint(changed, origin) {
    for (const light of changed) {
      if (origin >= 0) this.delay(light, origin);
      this.tiles[light].classList.toggle("lit", this.shown?.[light] === 1);
      this.nameTile(light);
    }
  }

  /** Updates the accessible names of all lights. */
  nameLights() {
    this.tiles.forEach((_, light) => {
      this.nameTile(light);
    });
  }

  /** Updates the accessible name of a light. @param {number} light */
  nameTile(light) {
    const tile = this.tiles[light];
    if (!this.shown || tile.classList.contains("hole")) return;
    const lit = this.shown[light] === 1;
    tile.setAttribute("aria-label", this.withMark(light, this.labelOf(light, lit)));
    if (tile instanceof HTMLButtonElement) tile.setAttribute("aria-pressed", String(lit));
  }

  /**
   * Adds to a button's name that it is marked to be pressed. While a witness is shown, numbers do not mean presses.
   * @param {number} button
   * @param {string} name
   */
  withMark(button, name) {
    const { numbers, rings, witness } = this.marks;
    const number = numbers?.get(button);
    return (number || rings?.has(button)) && !witness ? this.t("board.press-here", { name, number }) : name;
  }

  /** @param {Marks} marks */
  mark(marks) {
    this.marks = marks;
    this.drawMarks(marks);
    this.#showBadge();
  }

  /** @param {Marks} marks */
  drawMarks(marks) {
    for (const element of this.#marked) element.querySelector(".mark")?.remove();
    const wanted = this.#wantedMarks(marks);
    for (const [element, { names, text }] of wanted)
      element.append(build("span", { class: `mark ${names.join(" ")}` }, text));
    for (const element of this.#marked) element.classList.toggle("marked", wanted.has(element));
    for (const element of wanted.keys()) element.classList.add("marked");
    this.#marked = [...wanted.keys()];
    this.nameLights();
  }

  /** @param {Marks} marks */
  #wantedMarks({ numbers, rings, outline, pattern, witness, counted }) {
    /** @type {Map<Element, { names: string[], text: string }>} */
    const wanted = new Map();
    /** @param {Element | null | undefined} element @param {string} name @param {string} text */
    const want = (element, name, text = "") => {
      if (!element) return;
      const mark = wanted.get(element) ?? { names: [], text: "" };
      wanted.set(element, { names: [...mark.names, name], text: mark.text || text });
    };
    for (const [button, number] of numbers ?? []) want(this.buttons[button], "ringed", String(number));
    for (const button of rings ?? []) want(this.buttons[button], "ringed");
    for (const button of outline ?? []) want(this.buttons[button], "outlined");
    pattern?.forEach((inside, button) => {
      if (inside) want(this.buttons[button], "quiet");
    });
    (witness ?? counted)?.forEach((inside, light) => {
      if (inside) want(this.tiles[light], "hatched");
    });
    return wanted;
  }

  /** Shows the badge with the number of hatched lights that differ from the goal: an odd number, which no press makes even. */
  #showBadge() {
    const { witness } = this.marks;
    if (!witness || !this.shown) return this.#badge.remove();
    const count = wrongIn(witness, this.shown, this.engine.targets).length;
    this.#badge.textContent = this.t("board.odd", { count });
    if (!this.#badge.isConnected) this.root.append(this.#badge);
  }

  /** Outlines the lights that a press of the button would change; none for -1. @param {number} button */
  preview(button) {
    for (const element of this.#previewed) element.classList.remove("flips", "centre");
    this.#previewed = [];
    if (button < 0 || !this.#showsMasks) return;
    const flipped = this.draws ? null : this.engine.mask(button);
    this.#previewed = this.tiles.filter((_, light) => (flipped ? flipped[light] : light === button));
    for (const element of this.#previewed) element.classList.add("flips");
    const centre = this.buttons[button];
    if (!centre || this.draws) return;
    centre.classList.add("centre");
    this.#previewed.push(centre);
  }

  /** Animates a wave of light over the board. */
  celebrate() {
    this.tiles.forEach((tile, light) => {
      tile.style.setProperty("--wave", String(this.waveOf(light)));
    });
    this.root.classList.remove("won");
    void this.root.offsetWidth; // a reflow, so that the animation restarts
    this.root.classList.add("won");
  }

  /** Redraws a canvas after a change of colours or medium. */
  redraw() {}

  /** The button of an event, or -1. @param {Event} event */
  buttonAt(event) {
    const target = /** @type {Element | null} */ (event.target)?.closest("button");
    return target ? this.buttons.indexOf(/** @type {HTMLElement} */ (target)) : -1;
  }

  /** @param {FocusOptions} [options] */
  focus(options) {
    this.buttons[this.#tabStop]?.focus(options);
  }

  /** Makes a button the only tab stop of the board. @param {number} [button] */
  rove(button = this.buttons.findIndex(Boolean)) {
    if (!this.buttons[button]) return;
    stopAt(this.buttons, this.buttons[button]);
    this.#tabStop = button;
  }

  /** Moves the focus with an arrow key, Home or End; returns false for other keys. @param {KeyboardEvent} event */
  moveFocus(event) {
    return moveFocus(event, this.buttons) !== null;
  }
}

/** The lights of a set that differ from the goal; from all off if it is either of two. @param {Uint8Array} set @param {Uint8Array} lights @param {Uint8Array | null} targets */
export function wrongIn(set, lights, targets) {
  return Array.from(set).flatMap((inside, light) =>
    inside && lights[light] !== (targets?.[light] ?? 0) ? [light] : [],
  );
}
