/**
 * Sentences for people, in the reader's language. Code speaks keys; the words live in locales/.
 *
 * @typedef {Record<string, unknown>} Params
 * @typedef {import("../locales/languages.js").Key | ""} Key  of a sentence; "" says nothing
 * @typedef {(key: Key, params?: Params) => string} Translate
 */
import { LANGUAGES, numeral } from "../locales/languages.js";

/** @typedef {import("../locales/languages.js").Sentences} Sentences */

const [FIRST] = Object.keys(LANGUAGES);

/** Of each language. @type {Record<string, Sentences>} */
const locales = {};

/** @param {Record<string, Sentences>} more of each language; "locales:name" imports the section of that name */
export function addSentences(more) {
  for (const [name, sentences] of Object.entries(more)) locales[name] = { ...locales[name], ...sentences };
}

/** Tells when the language of the page changes, or sentences have come: listen for "change". */
export const languageEvents = new EventTarget();

/** How the sentences of a late language come. @type {{ fetch: (name: string) => Promise<{ default: Sentences }> }} */
export const lateLanguages = { fetch: async () => ({ default: {} }) };

/** Late languages that were asked for; one that cannot come is not asked for again. @type {Set<string>} */
const asked = new Set();

/** @param {string} name */
async function ask(name) {
  asked.add(name);
  addSentences({ [name]: (await lateLanguages.fetch(name)).default });
  languageEvents.dispatchEvent(new Event("change"));
}

/** @type {string | null} chosen by the reader of the page; else the browser's */
let chosen = null;

/**
 * The supported language nearest to a language tag, in the script of its readers: traditional Chinese for "zh-TW"; the
 * first for anything unknown, and for what is no tag.
 * @param {string | null | undefined} tag
 */
export function supported(tag) {
  const text = tag ?? "";
  const name = nearest.get(text) ?? nearestTo(text);
  nearest.set(text, name);
  return name;
}

/** What was found for a tag: every sentence asks again, and Intl takes long to begin. */
const nearest = new Map(Object.keys(LANGUAGES).map((name) => [name, name]));

/** @param {string} tag */
function nearestTo(tag) {
  const names = Object.keys(LANGUAGES).filter((name) => name.split("-")[0] === tag.split("-")[0]);
  if (names.length === 1) return names[0]; // in one script: what knows scripts takes long to make
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language].find((name) => name in LANGUAGES) ?? FIRST;
  } catch {
    return FIRST;
  }
}

/** The language of the page, as LANGUAGES calls it. */
export function language() {
  return chosen ?? supported(globalThis.navigator?.language);
}

/**
 * Chooses the language of the page. Only the page calls this: an embedded element must not touch its host.
 * @param {string} tag
 */
export function setLanguage(tag) {
  chosen = supported(tag);
  document.documentElement.lang = LANGUAGES[chosen].tag;
  languageEvents.dispatchEvent(new Event("change"));
}

/** The language of an element: its own, else that of the text around it, else the reader's. @param {Element} element @returns {string} */
export function languageOf(element) {
  const said = element.closest("[lang]")?.getAttribute("lang");
  const { host } = /** @type {ShadowRoot} */ (element.getRootNode());
  return said || (host ? languageOf(host) : language());
}

const langs =
  globalThis.MutationObserver && new MutationObserver(() => languageEvents.dispatchEvent(new Event("change")));

/** Lets a change of `lang` on whatever is around an element count as a change of language. @param {Element} element */
export function followLanguage(element) {
  const root = element.getRootNode();
  langs?.observe(root, { attributeFilter: ["lang"], subtree: true });
  if ("host" in root) followLanguage(/** @type {ShadowRoot} */ (root).host);
}

/**
 * The translator of one language. A key without a sentence comes back as itself, so that it is noticed.
 * @param {string | null | undefined} tag
 * @returns {Translate}
 */
export function createT(tag) {
  const name = supported(tag); // its sentences may grow
  const { until } = LANGUAGES[name];
  if (until && !asked.has(name)) ask(name).catch(() => undefined);
  return (key, params = {}) => {
    const sentence = locales[name]?.[key] ?? locales[until ?? FIRST]?.[key] ?? key;
    if (typeof sentence === "function") return sentence(params);
    return sentence.replace(/\{(\w+)\}/g, (place, key) => numeral(params[key] ?? place));
  };
}

/** @type {Translate} in the language of the page */
export const t = (key, params) => createT(language())(key, params);
