/** @file The attributes of the elements, and the properties of the same names. */
import { TABS } from "./tabs.js";
import { TOOLS } from "./tools.js";

/**
 * @typedef {"language" | "tools" | "masks" | "look" | "step" | "pane" | "solution" | "loading" | "document" | "position"} Concern
 * @typedef {object} Attribute
 * @property {Concern[]} [concerns] the aspects of the element that it affects
 * @property {RegExp} [word]        the pattern of a valid word; invalid words are ignored
 * @property {boolean} [flag]       a boolean attribute
 * @property {string} [kind]        the only kind of board with this attribute
 * @property {boolean} [native]     the browser already defines its property
 */

/** @param {readonly string[]} words */
const oneOf = (...words) => new RegExp(`^(${words.join("|")})$`);

const TOOL_WORDS = oneOf("none", ...Object.keys(TOOLS));

/**
 * All attributes of the elements. tools/manifest.js publishes the comment of each: its description, its default, and whether it lists
 * several words.
 * @type {Record<string, Attribute>}
 */
export const ATTRIBUTES = {
  /**
   * The position as a short text, such as 5x5.on: its board, its lights, and the presses so far (notation.md). Rows of 0 and 1 and other
   * forms are read, too; a board alone, such as 5x5, is all dark. If the text is invalid, the previous position stays (at first 5×5, or
   * the first hall), a sentence in the element says why, and lights-error fires.
   */
  board: { concerns: ["position"] },
  /**
   * "7 42": a level on this board whose fewest presses are exactly 7, generated from the seed 42. Without a seed: 1. "7
   * random": another level at each visit; "random" alone: of any number of presses up to 15. The search does not block the
   * page; `ready` waits for it.
   */
  level: { concerns: ["position"], word: /^(\d+|random)$/ },
  /** The state of the lights, or of doors, where "on" is open, that ends the game. A position that names its own goal keeps it. @default "off" for lights, "on" for doors */
  goal: { concerns: ["position"], word: oneOf("off", "on", "either") },
  /** The buttons pressed at the start, such as "0 7". */
  presses: { concerns: ["position"], word: /^\d+$/ },
  /** A name under which the browser saves the game, so that it continues after a reload. */
  keep: {},
  /** The name under which a form submits whether the board is solved, and the number of presses. */
  name: {},
  /** The id of another board whose position this one shares. */
  mirror: { concerns: ["document"] },
  /**
   * A solution with the fewest presses: "shown" numbers its buttons, "playing" presses them one by one, like play(). Without a
   * solution, "shown" hatches lights that prove it. @default "hidden"
   */
  solution: { concerns: ["solution"], word: oneOf("hidden", "shown", "playing") },
  /** Opens the explain pane at a tab; for boards with more than two states it has no tabs. From a width of 720 px on, the pane is beside the board. */
  explain: { concerns: ["pane"], word: oneOf(...TABS) },
  /**
   * A number. With explain="elimination": the step at which the pane opens. With readonly as well: a still figure of the matrix
   * after that many steps.
   */
  step: { concerns: ["step", "pane"], word: /^\d+$/ },
  /** The reader cannot press; scripts can. */
  readonly: { concerns: ["tools", "pane"], flag: true },
  /**
   * The element takes the height that it is given, as on a slide. The board is as large as fits in both directions, and nothing
   * scrolls. Without a height it is a square as wide as its parent.
   */
  fit: { flag: true },
  /** The reader can neither press nor focus anything, and a form submits nothing. A disabled fieldset has the same effect. */
  disabled: { flag: true },
  /**
   * The tools to show: some of undo, redo, reverse, hint and reset; or none. A readonly board can show only hint. reverse is a
   * switch: while it is on, presses turn back. Only boards whose presses go both ways have it. @list
   * @default "undo redo reverse hint reset"
   */
  tools: { concerns: ["tools"], word: TOOL_WORDS },
  /** The older name of tools. HTML has a boolean attribute of this name, so minifiers and frameworks remove its value. @list */
  controls: { concerns: ["tools"], word: TOOL_WORDS },
  /** "hide" or "false" hides the masks, the little doors that show what each button turns. */
  masks: { concerns: ["masks"], word: oneOf("hide", "show", "true", "false"), kind: "doors" },
  /**
   * The state of each light or dial with more than two states as pips, a number or a dial. "auto": lights have pips up to six and
   * numbers beyond, dials a needle. @default "auto"
   */
  face: { concerns: ["look"], word: oneOf("auto", "number", "pips", "dial") },
  /** "dark" is a lit house at night, "light" a house by day; "auto" is light or dark as the reader's system is. @default "dark" */
  theme: { concerns: ["look"], word: oneOf("auto", "dark", "light") },
  /**
   * The language of the element. Any language tag works: zh-TW means zh-Hant. Without the attribute, the language of the
   * surrounding text is used, or else that of the reader.
   */
  lang: { concerns: ["language"], native: true },
  /** "lazy": the board is made when it comes near the window or the page is printed; `ready` waits for that. */
  loading: { concerns: ["loading"], word: oneOf("lazy", "eager") },
};

/** The attributes of one kind of board. @param {string} kind @returns {string[]} */
export function attributesOf(kind) {
  return Object.keys(ATTRIBUTES).filter((name) => [undefined, kind].includes(ATTRIBUTES[name].kind));
}

/**
 * Defines a property for each attribute whose property the class does not define itself. A text property is "" if the
 * attribute is absent; setting it to null or undefined removes the attribute. A flag is a boolean.
 * @param {{ prototype: HTMLElement }} element
 */
export function reflect({ prototype }) {
  for (const [name, { flag, kind, native }] of Object.entries(ATTRIBUTES))
    if (!kind && !native)
      Object.defineProperty(prototype, name, {
        ...(flag ? flagProperty(name) : textProperty(name)),
        configurable: true,
        enumerable: true,
      });
}

/** @param {string} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
const flagProperty = (name) => ({
  get() {
    return this.hasAttribute(name);
  },
  set(on) {
    this.toggleAttribute(name, Boolean(on));
  },
});

/** @param {string} name @returns {PropertyDescriptor & ThisType<HTMLElement>} */
const textProperty = (name) => ({
  get() {
    return this.getAttribute(name) ?? "";
  },
  set(value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  },
});

/**
 * Sets again the properties that were set before the element was upgraded: as own properties they would hide the
 * accessors of the class.
 * @param {any} element
 * @param {string[]} names
 */
export function adoptEarly(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/**
 * The valid words of an attribute, separated by blanks or commas, or, with `known` false, the invalid ones.
 * @param {Element} element
 * @param {string} name
 * @param {boolean} [known]
 */
export function wordsOf(element, name, known = true) {
  const words = [...(element.getAttribute(name) ?? "").matchAll(/[^\s,]+/g)];
  return words.filter(([word]) => (ATTRIBUTES[name].word?.test(word) ?? true) === known);
}

/** The first valid word of an attribute. @param {Element} element @param {string} name @returns {string | undefined} */
export const wordOf = (element, name) => wordsOf(element, name)[0]?.[0];

/** True if `masks` is "hide", or "false", which frameworks write. @param {Element} element */
export const hidesMasks = (element) => /^(hide|false)$/.test(wordOf(element, "masks") ?? "");
