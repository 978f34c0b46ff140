/**
 * Sentences for people, in the reader's language. Code speaks keys; the words live in locales/.
 *
 * @typedef {Record<string, unknown>} Params
 * @typedef {string | ((params: any) => string)} Sentence  with `{name}` places, or a function where plurals need one
 * @typedef {(key: string, params?: Params) => string} Translate
 */
import { elements as en } from "./locales/en.js";
import { elements as zh } from "./locales/zh.js";

/** @typedef {Record<string, Sentence>} Sentences */
/** @type {{ en: Sentences, zh: Sentences }} what the elements say; the page adds its own */
const locales = { en, zh };

/** @param {{ en: Sentences, zh: Sentences }} more */
export function addSentences(more) {
  locales.en = { ...locales.en, ...more.en };
  locales.zh = { ...locales.zh, ...more.zh };
}

/** Tells when the language of the page changes: listen for "change". */
export const languageEvents = new EventTarget();

/** @type {string | null} chosen by the reader of the page; else the browser's */
let chosen = null;

/**
 * The supported language nearest to a language tag: Chinese for "zh-Hans", English for anything unknown.
 * @param {string | null | undefined} tag
 */
export function supported(tag) {
  return tag && /^zh\b/i.test(tag) ? "zh" : "en";
}

/** The language of the page: "en" or "zh". */
export function language() {
  return chosen ?? supported(globalThis.navigator?.language);
}

/**
 * Chooses the language of the page. Only the page calls this: an embedded element must not touch its host.
 * @param {string} tag
 */
export function setLanguage(tag) {
  chosen = supported(tag);
  document.documentElement.lang = chosen === "zh" ? "zh-Hans" : "en";
  languageEvents.dispatchEvent(new Event("change"));
}

/** The language of an element: its own, else that of the text around it, else the reader's. @param {Element} element @returns {string} */
export function languageOf(element) {
  const said = element.closest("[lang]")?.getAttribute("lang");
  const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
  return said || (host ? languageOf(host) : language());
}

/**
 * The translator of one language. A key without a sentence comes back as itself, so that it is noticed.
 * @param {string | null | undefined} tag
 * @returns {Translate}
 */
export function createT(tag) {
  const sentences = locales[supported(tag)];
  return (key, params = {}) => {
    const sentence = sentences[key] ?? locales.en[key] ?? key;
    if (typeof sentence === "function") return sentence(params);
    return sentence.replace(/\{(\w+)\}/g, (place, name) => String(params[name] ?? place));
  };
}

/** @type {Translate} in the language of the page */
export const t = (key, params) => createT(language())(key, params);
