/** @file The attributes of the elements, and the properties of the same names. */
import { TABS } from "./tabs.js";
import { TOOLS } from "./tools.js";

/**
 * @typedef {"language" | "tools" | "masks" | "look" | "step" | "pane" | "solution" | "loading" | "company" | "position"} Concern
 * @typedef {object} Attribute
 * @property {Concern[]} [concerns] what a change of it changes
 * @property {RegExp} [word]        what each of its words may be; any other counts as not written
 * @property {boolean} [flag]       it is there or not
 * @property {string} [kind]        the only kind of board that has it
 * @property {boolean} [native]     the browser itself has its property
 */

/** @param {readonly string[]} words */
const oneOf = (...words) => new RegExp(`^(${words.join("|")})$`);

const TOOL_WORDS = oneOf("none", ...Object.keys(TOOLS));

/** The one table of attributes. @type {Record<string, Attribute>} */
export const ATTRIBUTES = {
  board: { concerns: ["position"] },
  level: { concerns: ["position"], word: /^(\d+|random)$/ },
  goal: { concerns: ["position"], word: oneOf("off", "on", "either") },
  presses: { concerns: ["position"], word: /^\d+$/ },
  keep: {},
  mirror: { concerns: ["company"] },
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

/** Those of one kind of board. @param {string} kind @returns {string[]} */
export function attributesOf(kind) {
  return Object.keys(ATTRIBUTES).filter((name) => [undefined, kind].includes(ATTRIBUTES[name].kind));
}

/**
 * Gives a class a property for each attribute that it does not spell out itself: the text ("" for its absence, which null
 * brings about), or for a flag whether it is there.
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
 * Properties that were set before the element's class was known would hide its accessors: sets them again.
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
 * The words of an attribute, between blanks or commas: those that mean something there, or those that do not.
 * @param {Element} element
 * @param {string} name
 * @param {boolean} [known]
 */
export function wordsOf(element, name, known = true) {
  const words = [...(element.getAttribute(name) ?? "").matchAll(/[^\s,]+/g)];
  return words.filter(([word]) => (ATTRIBUTES[name].word?.test(word) ?? true) === known);
}

/** The first word of an attribute that means something. @param {Element} element @param {string} name @returns {string | undefined} */
export const wordOf = (element, name) => wordsOf(element, name)[0]?.[0];

/** Whether `masks` says "hide", or "false", as frameworks write it. @param {Element} element */
export const hidesMasks = (element) => /^(hide|false)$/.test(wordOf(element, "masks") ?? "");
