/** @file Elements whose texts are set by locale key, and updated when the language changes. */
import { build, writeAttribute } from "./elements.js";
import { t } from "./i18n.js";

export { svg, writeAttribute, writeText } from "./elements.js";

/** @typedef {import("./i18n.js").Translate} Translate */
/** @typedef {(on: boolean) => void} Look  called with true and false when hover or focus on a word begins and ends */
/** @typedef {import("./i18n.js").Key} Key */
/** @typedef {{ key: Key, params?: Record<string, unknown>, looks?: Record<string, Look> }} Phrase */
/** @typedef {import("./elements.js").Attributes & { say?: Key, label?: Key }} Attributes */

/** The translator for an element: its pane's if it is inside one, else the page's. @param {Element} element @returns {Translate} */
export const tOf = (element) => /** @type {any} */ (element.getRootNode()).host?.t ?? t;

/** The phrases last set on each element: its text (under "") and its attributes. @type {WeakMap<Element, Map<string, Phrase>>} */
const phrases = new WeakMap();

/**
 * Sets the text or an attribute of an element to a sentence in the element's language.
 * @template {Element} E
 * @param {E} element
 * @param {Key} key
 * @param {Record<string, unknown>} [params]
 * @param {string} [attribute]
 * @param {Record<string, Look>} [looks] callbacks for parameters that highlight what they name
 * @returns {E}
 */
export function say(element, key, params, attribute = "", looks) {
  const phrase = { key, params, looks };
  phrases.set(element, (phrases.get(element) ?? new Map()).set(attribute, phrase));
  element.toggleAttribute("data-said", true);
  writePhrase(element, attribute, phrase, looks ? null : element.textContent);
  return element;
}

/** Updates all phrases below a root after a change of language, or after they were moved into a pane. @param {ParentNode} root */
export function sayAgain(root) {
  for (const element of root.querySelectorAll("[data-said]"))
    for (const [attribute, phrase] of /** @type {Map<string, Phrase>} */ (phrases.get(element)))
      writePhrase(element, attribute, phrase, element.textContent);
}

/** @param {Element} element @param {string} attribute @param {Phrase} phrase @param {string | null} [heard] the current text, which is not written again */
function writePhrase(element, attribute, { key, params = {}, looks = {} }, heard) {
  const places = Object.entries(params).map(([name, value]) => [name, looks[name] ? marked(name, value) : value]);
  const pieces = tOf(element)(key, Object.fromEntries(places)).split("\0");
  const words = pieces.map((piece, i) => (i % 2 ? String(params[piece]) : piece));
  const text = words.join("");
  if (attribute) writeAttribute(element, attribute, text);
  else if (text !== heard)
    element.replaceChildren(...words.map((word, i) => (i % 2 ? lookable(word, looks[pieces[i]]) : word)));
}

/** Formats like the value; as a string it marks the place of the parameter. @param {string} name @param {any} value */
const marked = (name, value) => ({ valueOf: () => value, toString: () => `\0${name}\0` });

/** @param {string} word @param {Look} look */
function lookable(word, look) {
  const [on, off] = [() => look(true), () => look(false)];
  return make(
    "button",
    { type: "button", class: "shows", onpointerenter: on, onfocus: on, onpointerleave: off, onblur: off },
    word,
  );
}

/**
 * Makes an element as build() does. `say` and `label` take a locale key for its text and its accessible name.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, { say: key, label, ...attributes } = {}, ...children) {
  const element = build(tag, attributes);
  if (key) say(element, key);
  if (label) say(element, label, undefined, "aria-label");
  element.append(...children);
  return element;
}
