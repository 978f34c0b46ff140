// The sizes of what readers load and their budgets, in bytes, of gzip but for the module. As a program: prints each with what is left of it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { PAGES } from "../tests/book.js";
import { lacksParts } from "../web/board/state-parts.js";
import { traitsOf } from "../web/board/views.js";
import { LAZY_LANGUAGES } from "./bundler.js";

/** Budgets have air: what is above its budget by more than this factor fails (tests/built.test.js). */
export const AIR = 1.05;

const SITE = "build/site";

// The program, because the zlib of Node differs from version to version.
const gzipped = (/** @type {string | Buffer} */ input) => execFileSync("gzip", ["-9", "-c"], { input }).length;
const weigh = (/** @type {(string | Buffer)[]} */ parts) => parts.reduce((sum, part) => sum + gzipped(part), 0);
const weighFiles = (/** @type {string[]} */ names) => weigh(names.map((name) => readFileSync(`${SITE}/${name}`)));

/** The files that the tags of a page name. @param {string} html @param {RegExp} [without] tags of this kind */
const namedIn = (html, without) =>
  [...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"#:]+\.(?:js|css|png|svg|webmanifest))"[^>]*>/g)]
    .filter(([tag]) => !without?.test(tag))
    .map(([, name]) => name);

/** Of the page with all that it names. @param {RegExp} [without] */
const weighPage = (without) =>
  weighFiles(["index.html", ...namedIn(readFileSync(`${SITE}/index.html`, "utf8"), without)]);

/** The bytes that a bundler takes of a module of the package for the first board. @param {string} name */
async function weighBundle(name) {
  const external = ["explain", "large-boards", "states", "board-text", ...LAZY_LANGUAGES].map((name) => `./${name}.js`);
  const form = /** @type {const} */ ({ bundle: true, minify: true, format: "esm", write: false });
  const { outputFiles } = await build({ entryPoints: [`build/package/${name}.js`], external, ...form });
  return weigh(outputFiles.map(({ text }) => text));
}

/** The scripts that figures load later. @param {string} html */
function lazyOf(html) {
  const tags = html.match(/<(lights-out|rotating-doors)\b[^>]*>/g) ?? [];
  const boards = tags.flatMap((tag) => / board="([^"]*)"/.exec(tag)?.[1] ?? []);
  const needs = {
    more: tags.some((tag) => / explain=/.test(tag)),
    large: boards.some((board) => traitsOf(board).isLarge),
    states: boards.some(lacksParts),
  };
  return Object.entries(needs).flatMap(([name, needed]) => (needed ? `lights-and-doors-${name}.js` : []));
}

/** A chapter of the book, with all that its figures load. @param {string} path */
function weighChapter(path) {
  const html = readFileSync(`${SITE}/${path}`, "utf8");
  return weighFiles([path, ...namedIn(html).map((name) => join(path, "..", name)), ...lazyOf(html)]);
}

const EMBED = "lights-and-doors.js";
const AFTER_THE_BOARD = /rel="(preload|manifest|apple-touch-icon)"/; // browsers fetch these after the board

/** The parts that are weighed: the name of each, its budget, and its bytes. @type {[name: string, budget: number, bytes: () => number | Promise<number>][]} */
export const BUDGETS = [
  ["the module", 115_000, () => readFileSync("build/lights-and-doors.wasm").length],
  ["the page with what its first board takes", 110_000, () => weighPage(AFTER_THE_BOARD)],
  ["the page with all it loads, of it 24 kB for the typeface of titles", 167_000, () => weighPage()],
  ["the script of the embed", 58_000, () => weighFiles([EMBED])],
  ["the embed with what explains a board", 97_000, () => weighFiles([EMBED, "lights-and-doors-more.js"])],
  ["the package's boards.js, bundled", 62_000, () => weighBundle("boards")],
  ["the package's lights-and-doors.js, bundled", 62_000, () => weighBundle("lights-and-doors")],
  ["the largest chapter of the book", 114_000, () => Math.max(...PAGES.map(({ path }) => weighChapter(path)))],
];

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, budget, measure] of BUDGETS) {
    const bytes = await measure();
    console.log(`${name}: ${bytes} bytes of ${budget}, ${(100 - (100 * bytes) / budget).toFixed(1)} % left`);
  }
