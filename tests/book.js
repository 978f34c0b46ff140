// The chapters of the book, in the order of its contents.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headed } from "../tools/book-head.js";

/** The contents in each language: a chapter has the same folder and the same file names as they. */
export const CONTENTS = { zh: "book/index.html", en: "book/en.html" };

const readPage = (/** @type {string} */ path) => headed(readFileSync(join("web", path), "utf8"));

/** @param {string} path of the contents, from web/ */
const chaptersOf = (path) =>
  [...readPage(path).matchAll(/<li>\s*<a href="([^"]+)">([^<]+)</g)].map(([, href, title]) => ({
    path: join("book", href),
    title,
  }));

/**
 * Every chapter in every language.
 * @type {{ language: string, path: string, title: string, html: string, before?: string, after?: string }[]} path: from web/; before, after: the
 *   paths of its neighbours
 */
export const PAGES = Object.entries(CONTENTS).flatMap(([language, contents]) =>
  chaptersOf(contents).map(({ path, title }, i, all) => ({
    language,
    path,
    title,
    html: readPage(path),
    before: all[i - 1]?.path,
    after: all[i + 1]?.path,
  })),
);

/** The same chapter in both languages. @returns {[zh: typeof PAGES[0], en: typeof PAGES[0]][]} */
export function pairs() {
  const [zh, en] = Object.keys(CONTENTS).map((language) => PAGES.filter((page) => page.language === language));
  return zh.map((page, i) => [page, en[i]]);
}

/** @param {string} tag */
export const attributesOf = (tag) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].slice(1).map(([, name, value = ""]) => [name, value]),
  );

/** The boards of a page by their ids and those of their figures; the first of a figure. @param {string} html @returns {Record<string, Record<string, string>>} */
export function boardsOf(html) {
  /** @type {Record<string, Record<string, string>>} */
  const boards = {};
  for (const [, id, inside] of html.matchAll(/<figure id="([\w-]+)"[^>]*>(.*?)<\/figure>/gs))
    for (const [tag] of inside.matchAll(/<(?:lights-out|rotating-doors)\b[^>]*>/g)) {
      const attributes = attributesOf(tag);
      boards[id] ??= attributes;
      if (attributes.id) boards[attributes.id] = attributes;
    }
  return boards;
}
