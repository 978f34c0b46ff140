/**
 * @file The languages of the sentences for people.
 * @typedef {string | ((params: any) => string)} Sentence  with `{name}` places, or a function where plurals need one
 * @typedef {Record<string, Sentence>} Sentences  by their keys
 */

/**
 * The languages, each a folder beside this file: the name it has for itself, and its tag in HTML. The first is also for
 * readers of all others.
 * @type {Record<string, { name: string, tag: string }>}
 */
export const LANGUAGES = {
  en: { name: "English", tag: "en" },
  zh: { name: "中文", tag: "zh-Hans" },
};
