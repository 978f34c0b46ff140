/**
 * @file Sentences in the reader's language. Code uses keys; the sentences are in locales/.
 * @typedef {Record<string, unknown>} Params
 * @typedef {import("../locales/languages.js").Key | ""} Key  the key of a sentence; "" is the empty sentence
 * @typedef {(key: Key, params?: Params) => string} Translate
 */
import { LANGUAGES, langOf, numeral } from "../locales/languages.js";

/** @typedef {import("../locales/languages.js").Sentences} Sentences */

const [FIRST] = Object.keys(LANGUAGES);

/** The sentences of each language. @type {Record<string, Sentences>} */
const locales = {};

/** @param {Record<string, Sentences>} more sentences by language; import "locales:name" to get a section */
export function addSentences(more) {
  for (const [name, sentences] of Object.entries(more)) locales[name] = { ...locales[name], ...sentences };
}

/** Fires "change" when the language of the page changes or sentences are added. */
export const languageEvents = new EventTarget();

/**
 * Adds a language, or replaces sentences of one. A key without a sentence has that of the first language.
 * @param {string} tag such as "ja"; one that is no language tag throws a RangeError
 * @param {Sentences} more by their keys
 */
export function registerSentences(tag, more) {
  const [name] = Intl.getCanonicalLocales(tag);
  LANGUAGES[name] ??= {};
  for (const known of nearest.keys()) if (known.split("-")[0] === name.split("-")[0]) nearest.delete(known);
  nearest.set(name, name);
  addSentences({ [name]: more });
  languageEvents.dispatchEvent(new Event("change"));
}

/** Loads the sentences of a lazily loaded language. @type {{ fetch: (name: string) => Promise<{ default: Sentences }> }} */
export const lazyLanguages = { fetch: async () => ({ default: {} }) };

/** Lazily loaded languages already requested; a failed one is not requested again. @type {Set<string>} */
const asked = new Set();

/** @param {string} name */
async function ask(name) {
  asked.add(name);
  addSentences({ [name]: (await lazyLanguages.fetch(name)).default });
  languageEvents.dispatchEvent(new Event("change"));
}

/** @type {string | null} chosen by the reader; if null, the browser's */
let chosen = null;

/**
 * The supported language closest to a language tag, considering the script: traditional Chinese for "zh-TW". Unknown or
 * invalid tags give the first language.
 * @param {string | null | undefined} tag
 */
export function supported(tag) {
  const text = tag ?? "";
  const name = nearest.get(text) ?? nearestTo(text);
  nearest.set(text, name);
  return name;
}

/** The language of the sentences for a tag, for screen readers, if it is another one than asked for; else null. @param {string} tag */
export function otherLanguage(tag) {
  const name = supported(tag);
  return tag.split("-")[0].toLowerCase() === name.split("-")[0] ? null : langOf(name);
}

/** Cache of results by tag: every sentence asks for its language, and the first use of Intl is slow. */
const nearest = new Map(Object.keys(LANGUAGES).map((name) => [name, name]));

/** @param {string} tag */
function nearestTo(tag) {
  const names = Object.keys(LANGUAGES).filter((name) => name.split("-")[0] === tag.split("-")[0]);
  if (names.length === 1) return names[0]; // no script to determine: the first use of Intl.Locale is slow
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language].find((name) => name in LANGUAGES) ?? FIRST;
  } catch {
    return FIRST;
  }
}

/** The language of the page, a key of LANGUAGES. */
export function language() {
  return chosen ?? supported(globalThis.navigator?.language);
}

/** Sets the language of the page. Only the page calls this: an embedded element must not change its host. @param {string} tag */
export function setLanguage(tag) {
  chosen = supported(tag);
  document.documentElement.lang = langOf(chosen);
  languageEvents.dispatchEvent(new Event("change"));
}

/**
 * The language of an element: its own `lang`, else that of its surroundings, else the reader's.
 * @param {Element} element
 * @returns {string}
 */
export function languageOf(element) {
  const said = element.closest("[lang]")?.getAttribute("lang");
  const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
  return said || (host ? languageOf(host) : language());
}

const langs =
  globalThis.MutationObserver && new MutationObserver(() => languageEvents.dispatchEvent(new Event("change")));

/** Fires "change" when `lang` changes on an ancestor of the element. @param {Element} element */
export function followLanguage(element) {
  const root = element.getRootNode();
  langs?.observe(root, { attributeFilter: ["lang"], subtree: true });
  if ("host" in root) followLanguage(/** @type {ShadowRoot} */ (root).host);
}

/**
 * The translator of one language. A key without a sentence is returned itself, so that the gap is noticed; an error has a general
 * sentence until its own has come.
 * @param {string | null | undefined} tag
 * @returns {Translate}
 */
export function createT(tag) {
  const name = supported(tag); // sentences are looked up on each call, because more may be loaded
  const { until } = LANGUAGES[name];
  if (until && !asked.has(name)) ask(name).catch(() => undefined);
  const find = (/** @type {string} */ key) => locales[name]?.[key] ?? locales[until ?? FIRST]?.[key];
  return (key, params = {}) => {
    const sentence = find(key) ?? (key.startsWith("error.") ? find("error.text") : undefined) ?? key;
    if (typeof sentence === "function") return sentence(params);
    return sentence.replace(/\{(\w+)\}/g, (place, key) => numeral(params[key] ?? place));
  };
}

/** @type {Translate} translates into the language of the page */
export const t = (key, params) => createT(language())(key, params);
