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

/** All attributes of the elements. @type {Record<string, Attribute>} */
export const ATTRIBUTES = {
  board: { concerns: ["position"] },
  level: { concerns: ["position"], word: /^(\d+|random)$/ },
  goal: { concerns: ["position"], word: oneOf("off", "on", "either") },
  presses: { concerns: ["position"], word: /^\d+$/ },
  keep: {},
  mirror: { concerns: ["document"] },
  solution: { concerns: ["solution"], word: oneOf("hidden", "shown", "playing") },
  explain: { concerns: ["pane"], word: oneOf(...TABS) },
  step: { concerns: ["step", "pane"], word: /^\d+$/ },
  readonly: { concerns: ["tools", "pane"], flag: true },
  fit: { flag: true },
  tools: { concerns: ["tools"], word: TOOL_WORDS },
  controls: { concerns: ["tools"], word: TOOL_WORDS },
  masks: { concerns: ["masks"], word: oneOf("hide", "show", "true", "false"), kind: "doors" },
  theme: { concerns: ["look"], word: oneOf("auto", "dark", "light") },
  lang: { concerns: ["language"], native: true },
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
