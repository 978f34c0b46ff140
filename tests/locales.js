// Every sentence of every language, as Node reads them.
import { readdirSync } from "node:fs";
import { LANGUAGES } from "../web/locales/languages.js";

const folderOf = (language) => new URL(`../web/locales/${language}/`, import.meta.url);

/** @typedef {[name: string, sentences: Record<string, any>]} Section */

/** The sections of a language. */
async function sectionsOf(language) {
  const names = readdirSync(folderOf(language)).filter((name) => name !== "words.js");
  const sentencesOf = async (name) => (await import(new URL(name, folderOf(language)).href)).default;
  return Promise.all(names.sort().map(async (name) => /** @type {Section} */ ([name, await sentencesOf(name)])));
}

/** For each language. @type {[language: string, sections: Section[]][]} */
export const locales = await Promise.all(
  Object.keys(LANGUAGES).map(async (language) => [language, await sectionsOf(language)]),
);
