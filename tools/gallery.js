// Makes gallery.html of the site, a page for each language: the recipes of docs/embedding.md, live and with their code to copy. The
// markup is live as it is; policies forbid inline scripts and styles, so those of the recipes are in the script and the style of the page.
import { readFileSync } from "node:fs";
import { escaped, tag } from "../web/embed/texts.js";
import { LANGUAGES, langOf, NAMES } from "../web/locales/languages.js";
import { addSentences, createT } from "../web/ui/i18n.js";

const DOCUMENT = "docs/embedding.md";
const PAGE = "gallery.html";
const RECIPES = /** @type {const} */ ([
  "solution",
  "solved",
  "theme",
  "colours",
  "mirror",
  "level",
  "picture",
  "frame",
  "step",
  "doors",
]);
const WORDS = /** @type {const} */ (["show", "switch", "star"]);
const SCRIPT = '<script src="https://HOST/lights-and-doors.js" defer></script>';

for (const section of ["page", "recipes"])
  for (const name of Object.keys(LANGUAGES))
    addSentences({ [name]: (await import(`../web/locales/${name}/${section}.js`)).default });

/** The recipes of a document. @param {string} text @returns {{ title: string, about: string, code: string }[]} */
export function recipesIn(text) {
  const [, section] = text.split(/^## Recipes$/m);
  const recipes = section.split(/^## /m)[0].matchAll(/^### (.+)\n\n(.+)\n\n```html\n([^`]+)```$/gm);
  return [...recipes].map(([, title, about, code]) => ({ title, about, code: code.trimEnd() }));
}

const recipes = recipesIn(readFileSync(DOCUMENT, "utf8"));

/** The contents of an element in each recipe. @param {"script" | "style"} name */
const contentsOf = (name) =>
  recipes.flatMap(({ code }) => {
    const [, content] = new RegExp(`<${name}[^>]*>(.*?)</${name}>`, "s").exec(code) ?? [];
    return content ?? [];
  });

/** The scripts of all recipes; each keeps its names to itself, as a module does. */
export const scripts = () =>
  contentsOf("script")
    .map((text) => `{${text}}`)
    .join("\n");

export const styles = () => contentsOf("style").join("\n");

/** The address of the page in a language: "gallery.html" in the first one. @param {string} name */
const addressOf = (name) => (name === Object.keys(LANGUAGES)[0] ? PAGE : PAGE.replace(".", `-${name}.`));

/** The code of a recipe with the words of a language. @param {string} code @param {string} name */
function translated(code, name) {
  const [from, to] = [createT("en"), createT(name)];
  const words = WORDS.map((word) => /** @type {const} */ (`recipes.word.${word}`));
  return words.reduce((text, key) => text.replaceAll(from(key), to(key)), code).replaceAll("lang=en", `lang=${name}`);
}

/** The markup of a recipe, with addresses within the site. From disk a sandboxed frame can load nothing. @param {string} code */
const live = (code) =>
  code
    .replace(/<(script|style)[^>]*>.*?<\/\1>\n?| sandbox="[^"]*"/gs, "")
    .replaceAll("https://HOST/", "")
    .replaceAll('"#', '"index.html#');

/** @param {string} text with code between backticks */
const withCode = (text) => escaped(text).replace(/`(.+?)`/g, "<code>$1</code>");

/** A code with a button that copies it. @param {string} code @param {import("../web/ui/i18n.js").Translate} t */
function copied(code, t) {
  const said = { "data-copied": t("recipes.copied"), "data-forbidden": t("recipes.copy-forbidden") };
  const button = tag("button", { type: "button", class: "copy", "aria-live": "polite", ...said });
  return `<pre>${escaped(code)}</pre>\n${button}${t("recipes.copy")}</button>`;
}

/** @param {number} i @param {string} name of a language */
function section(i, name) {
  const t = createT(name);
  const id = RECIPES[i];
  const code = translated(recipes[i].code, name);
  const head = `<h2 id="${id}">${t(`recipes.${id}`)}</h2>\n<p>${withCode(t(`recipes.${id}-about`))}</p>`;
  const parts = [
    `<div class="live">\n${live(code)}\n</div>`,
    `<div class="code">\n${head}\n${copied(code, t)}\n</div>`,
  ];
  return `<section class="recipe" aria-labelledby="${id}">\n${parts.reverse().join("\n")}\n</section>`;
}

/** @param {string} name of a language */
function page(name) {
  const t = createT(name);
  const others = Object.keys(LANGUAGES).filter((other) => other !== name);
  const links = others.map((other) => {
    const lang = langOf(other);
    return `${tag("a", { href: addressOf(other), lang, hreflang: lang })}${NAMES[other]}</a>`;
  });
  const keys = /** @type {const} */ (["title", "about", "host", "languages"]);
  const sentences = {
    name: t("page.name"),
    book: t("page.book-address"),
    bookName: t("page.book"),
    ...Object.fromEntries(keys.map((key) => [key, t(`recipes.${key}`)])),
  };
  return readFileSync(`web/${PAGE}`, "utf8")
    .replace('lang="en"', `lang="${langOf(name)}"`)
    .replace(/\{(\w+)\}/g, (_, key) => escaped(sentences[/** @type {keyof typeof sentences} */ (key)]))
    .replace("<!-- languages -->", links.join("\n"))
    .replace("<!-- script -->", () => `<div>\n${copied(SCRIPT, t)}\n</div>`)
    .replace("<!-- recipes -->", () => recipes.map((_, i) => section(i, name)).join("\n"));
}

/** The pages by their names. @returns {Record<string, string>} */
export const galleryPages = () =>
  Object.fromEntries(Object.keys(LANGUAGES).map((name) => [addressOf(name), page(name)]));
