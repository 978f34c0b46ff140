// Every sentence of every language, as Node reads them.
import { readdirSync } from "node:fs";
import { LANGUAGES } from "../web/locales/languages.js";

const folderOf = (language) => new URL(`../web/locales/${language}/`, import.meta.url);

/** The sections of a language: [name, sentences]. */
async function sectionsOf(language) {
  const names = readdirSync(folderOf(language)).filter((name) => name !== "words.js");
  const sections = names.sort().map(async (name) => [name, (await import(new URL(name, folderOf(language)))).default]);
  return Promise.all(sections);
}

/** [language, sections] for each language. */
export const locales = await Promise.all(
  Object.keys(LANGUAGES).map(async (language) => [language, await sectionsOf(language)]),
);
