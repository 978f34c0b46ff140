// The output of the build: the imports and exports of the wasm module, and the sizes of all files.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { PAGES } from "./book.js";

const WASM_BYTES_MAX = 120_000;
const PAGE_GZIP_BYTES_MAX = 113_000; // what the first board takes
const PLAYED_GZIP_BYTES_MAX = 175_000; // with the typeface of titles, which is 24 kB
const EMBED_GZIP_BYTES_MAX = 56_000;
const EXPLAINED_GZIP_BYTES_MAX = 98_000; // with what explains a board
const BOARDS_GZIP_BYTES_MAX = 60_500; // of the package, what a bundler takes for the first board
const CHAPTER_GZIP_BYTES_MAX = 148_000; // of the book, with all that its figures load: the full module, too, for more than two states

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

test(`the module stays within ${WASM_BYTES_MAX} bytes`, () => {
  assert.ok(wasm.length <= WASM_BYTES_MAX, `${wasm.length} bytes`);
});

/** Of the page with all that it names, but its tags of that kind. @param {RegExp} [without] */
function weighPage(without) {
  const html = read("build/site/index.html").toString();
  const tags = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"#:]+)"[^>]*>/g)];
  const names = tags.filter(([tag]) => !without?.test(tag)).map(([, name]) => name);
  return weigh([html, ...names.map((name) => read(`build/site/${name}`))]);
}

test(`the page with what its first board takes stays within ${PAGE_GZIP_BYTES_MAX} bytes of gzip`, () => {
  const weight = weighPage(/rel="(preload|manifest|apple-touch-icon)"/); // which browsers fetch after the board
  assert.ok(weight <= PAGE_GZIP_BYTES_MAX, `${weight} bytes`);
});

test(`the page with all it loads stays within ${PLAYED_GZIP_BYTES_MAX} bytes of gzip`, () => {
  assert.ok(weighPage() <= PLAYED_GZIP_BYTES_MAX, `${weighPage()} bytes`);
});

test(`the embed script stays within ${EMBED_GZIP_BYTES_MAX} bytes of gzip`, () => {
  const script = read("build/site/lights-and-doors.js");
  assert.ok(weigh([script]) <= EMBED_GZIP_BYTES_MAX, `${weigh([script])} bytes`);
});

test(`the embed script with what explains a board stays within ${EXPLAINED_GZIP_BYTES_MAX} bytes of gzip`, () => {
  const scripts = ["lights-and-doors.js", "lights-and-doors-more.js"].map((name) => read(`build/site/${name}`));
  assert.ok(weigh(scripts) <= EXPLAINED_GZIP_BYTES_MAX, `${weigh(scripts)} bytes`);
});

for (const name of ["boards", "lights-and-doors"])
  test(`what a bundler makes of the package's ${name}.js stays within ${BOARDS_GZIP_BYTES_MAX} bytes of gzip`, async () => {
    const external = ["explain", "large-boards", "states", "board-text", "zh-Hant"].map((late) => `./${late}.js`);
    const entryPoints = [`build/package/${name}.js`];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      minify: true,
      format: "esm",
      write: false,
      external,
    });
    const weight = weigh(outputFiles.map(({ text }) => text));
    assert.ok(weight <= BOARDS_GZIP_BYTES_MAX, `${weight} bytes`);
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

test(`every chapter of the book stays within ${CHAPTER_GZIP_BYTES_MAX} bytes of gzip, with scripts and pictures`, () => {
  for (const { path } of PAGES) {
    const html = read(`build/site/${path}`).toString();
    const parts = [...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"]+(?:js|css|png|svg))"/g)].map(
      ([, name]) => join("build/site", path, "..", name),
    );
    const late = lazyOf(html).map((name) => `build/site/${name}`);
    const weight = weigh([html, ...[...parts, ...late].map(read)]);
    assert.ok(weight <= CHAPTER_GZIP_BYTES_MAX, `${path}: ${weight} bytes`);
  }
});
