// The output of the build: the imports and exports of the wasm module, and the sizes of all files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { LATE } from "../tools/bundler.js";
import { PAGES } from "./book.js";

// Budgets in bytes, of gzip but for the module. They have air: what is 5 % above its budget fails, and each test says how much is left.
const AIR = 1.05;
const WASM = 115_000;
const PAGE = 110_000; // what the first board takes
const PLAYED = 167_000; // with the typeface of titles, which is 24 kB
const EMBED = 56_000;
const EXPLAINED = 94_000; // with what explains a board
const BOARDS = 58_500; // of the package, what a bundler takes for the first board
const CHAPTER = 141_000; // of the book, with all that its figures load: the full module, too, for more than two states

/** @param {import("node:test").TestContext} t @param {number} bytes @param {number} budget @param {string} [name] */
function fits(t, bytes, budget, name = "") {
  t.diagnostic(`${name}${bytes} bytes of ${budget}: ${(100 - (100 * bytes) / budget).toFixed(1)} % left`);
  assert.ok(bytes <= AIR * budget, `${name}${bytes} bytes`);
}

// Exports that linkers add; the names of the stack functions differ between versions.
const LINKER = /^(memory|_initialize)$/;

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url));
// The program, because the zlib of Node differs from version to version.
const gzipped = (/** @type {string | Buffer} */ input) => execFileSync("gzip", ["-9", "-c"], { input }).length;
const weigh = (/** @type {(string | Buffer)[]} */ parts) => parts.reduce((sum, part) => sum + gzipped(part), 0);
const wasm = read("build/lights-and-doors.wasm");

test("the module needs nothing from outside", () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(wasm)), []);
});

test("the module exports what wasm.c declares, and nothing more", () => {
  const declared = [
    ...read("src/exports/wasm.c")
      .toString()
      .matchAll(/\b(?:PAGE_)?EXPORT\((?!name\))(\w+)\)/g),
  ].map(([, name]) => name);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  const own = exported.filter((name) => !LINKER.test(name));
  assert.deepEqual(own.sort(), [...new Set(declared)].sort());
});

test("the module stays within its budget", (t) => {
  fits(t, wasm.length, WASM);
});

/** Of the page with all that it names, but its tags of that kind. @param {RegExp} [without] */
function weighPage(without) {
  const html = read("build/site/index.html").toString();
  const tags = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"#:]+)"[^>]*>/g)];
  const names = tags.filter(([tag]) => !without?.test(tag)).map(([, name]) => name);
  return weigh([html, ...names.map((name) => read(`build/site/${name}`))]);
}

test("the page with what its first board takes stays within its budget", (t) => {
  const weight = weighPage(/rel="(preload|manifest|apple-touch-icon)"/); // which browsers fetch after the board
  fits(t, weight, PAGE);
});

test("the page with all it loads stays within its budget", (t) => {
  fits(t, weighPage(), PLAYED);
});

test("the embed script stays within its budget", (t) => {
  fits(t, weigh([read("build/site/lights-and-doors.js")]), EMBED);
});

test("the embed script with what explains a board stays within its budget", (t) => {
  const scripts = ["lights-and-doors.js", "lights-and-doors-more.js"].map((name) => read(`build/site/${name}`));
  fits(t, weigh(scripts), EXPLAINED);
});

for (const name of ["boards", "lights-and-doors"])
  test(`what a bundler makes of the package's ${name}.js stays within its budget`, async (t) => {
    const external = ["explain", "large-boards", "states", "board-text", ...LATE].map((late) => `./${late}.js`);
    const entryPoints = [`build/package/${name}.js`];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      external,
    });
    fits(t, weigh(outputFiles.map(({ text }) => text)), BOARDS);
  });

/** The scripts that figures load later. @param {string} html */
function lazyOf(html) {
  const tags = html.match(/<(lights-out|rotating-doors)\b[^>]*>/g) ?? [];
  const needs = {
    more: tags.some((tag) => / explain=/.test(tag)),
    large: tags.some((tag) => / board="(\d{3,}|1[3-9]|[2-9]\d)x/.test(tag)),
    states: tags.some((tag) => / board="[^"]*(-mod\d|dials)| board="(cube|dodecahedron|hex|triangle|graph)/.test(tag)),
  };
  return Object.entries(needs).flatMap(([name, needed]) => (needed ? `lights-and-doors-${name}.js` : []));
}

test("every chapter of the book stays within its budget, with scripts and pictures", (t) => {
  for (const { path } of PAGES) {
    const html = read(`build/site/${path}`).toString();
    const parts = [...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"]+(?:js|css|png|svg))"/g)].map(
      ([, name]) => join("build/site", path, "..", name),
    );
    const late = lazyOf(html).map((name) => `build/site/${name}`);
    const weight = weigh([html, ...[...parts, ...late].map(read)]);
    fits(t, weight, CHAPTER, `${path}: `);
  }
});
