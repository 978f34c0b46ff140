// The rules of the house that a program can check.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import { isIdentifier, SyntaxKind } from "typescript/unstable/ast";
import { treesOf } from "../tools/program.js";

/** @import { StringLiteral } from "typescript/unstable/ast" */

// The entry files of directories: no other file of theirs is imported from outside.
const ENTRANCES = {
  canvas: ["index"],
  states: ["index", "with-module", "picture", "goal"],
  explain: ["index"],
  doors: ["index"],
  lab: ["index"],
  embed: ["index", "texts"],
  page: ["index"],
  command: ["index", "language"],
  preview: ["index", "api", "render"],
  lights: ["index"],
  solve: ["index", "answers"],
  play: ["dates", "game", "index", "more", "puzzles"],
};

const LINES_MAX = 70; // of one function in C; biome.json says it for JavaScript

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const files = (folder, ending) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const moduleOf = (path) =>
  path
    .split("/")
    .pop()
    .replace(/\.\w+$/, "");

/** The names of the headers that the files of each C module include. */
function includes() {
  const used = {};
  for (const path of [...files("src", ".c"), ...files("src", ".h")]) {
    const own = moduleOf(path);
    const names = [...read(path).matchAll(/^#include "(?:\w+\/)?(\w+)\.h"/gm)].map(([, name]) => name);
    used[own] = [...(used[own] ?? []), ...names.filter((name) => name !== own && name !== "check")];
  }
  return used;
}

/** The names that a name of a table leads to, in however many steps. */
function reached(table, name, found = new Set()) {
  for (const next of table[name] ?? []) if (!found.has(next)) reached(table, next, found.add(next));
  return [...found].sort();
}

/** The list of layers in ARCHITECTURE.md: of the modules of the core, and of the directories of the web. */
const [CORE, ROOMS] = /^```\n(the core .*?)\n\n(the web .*?)```$/ms
  .exec(read("ARCHITECTURE.md"))
  .slice(1)
  .map((list) => {
    const lines = [...list.matchAll(/(\w+(?:, \w+)*): (\w+(?:, \w+)*)/g)];
    return Object.fromEntries(
      lines.flatMap(([, names, others]) =>
        names.split(", ").map((name) => [name, others === "none" ? [] : others.split(", ")]),
      ),
    );
  });

/** Following imports leads from each name to the same names as the list, which omits what is used through others, and never back to itself. */
function assertLayers(used, list) {
  assert.deepEqual(Object.keys(list).sort(), Object.keys(used).sort());
  for (const name in list) {
    assert.deepEqual(reached(used, name), reached(list, name), name);
    const through = list[name].flatMap((other) => reached(list, other));
    assert.deepEqual(
      list[name].filter((other) => through.includes(other)),
      [],
      `${name}: used through others`,
    );
    assert.ok(!reached(used, name).includes(name), `${name} uses itself`);
  }
}

test("the modules of the core include each other as ARCHITECTURE.md lists", () => {
  assertLayers(includes(), CORE);
});

const MODULES = files("web", ".js").filter((path) => !path.startsWith("web/book"));
const TESTS = files("tests", ".js").filter((path) => !path.includes("hosts/"));
const TREES = treesOf([...TESTS, ...["docs", "tools", "web"].flatMap((folder) => files(folder, ".js"))]);

const RUNNING = [SyntaxKind.ImportDeclaration, SyntaxKind.ExportDeclaration, SyntaxKind.CallExpression];
/** The files that a file imports, as it names them, without those of which only its comments use types. @param {string} path */
const importsOf = (path) =>
  TREES.get(path)
    .imports.filter(({ parent }) => RUNNING.includes(parent.kind))
    .map((name) => /** @type {StringLiteral} */ (name).text);
const isOurs = (name) => /^\..*\.js$/.test(name);

const placeOf = (path) => path.slice("web/".length, -".js".length);

/** Imports that run, each as [from, to], both without "web/" and the ending. */
const IMPORTS = MODULES.flatMap((path) => {
  const targets = importsOf(path).filter(isOurs);
  const place = placeOf(path);
  return targets.map((target) => [place, join(dirname(place), target.slice(0, -".js".length))]);
});
const roomOf = (place) => (place.includes("/") ? place.split("/")[0] : "entries");

test("the directories of the web import from each other as ARCHITECTURE.md lists", () => {
  const used = Object.fromEntries(MODULES.map((path) => [roomOf(placeOf(path)), []]));
  for (const [from, to] of IMPORTS) if (roomOf(from) !== roomOf(to)) used[roomOf(from)].push(roomOf(to));
  assertLayers(used, ROOMS);
});

test("nobody reaches past the entrances of a room", () => {
  const past = IMPORTS.filter(([from, to]) => roomOf(from) !== roomOf(to) && ENTRANCES[roomOf(to)])
    .filter(([, to]) => !ENTRANCES[roomOf(to)].includes(to.split("/")[1]))
    .map(([from, to]) => `${from} imports ${to}`);
  assert.deepEqual(past, []);
});

/** Names that only a browser has, in code or in the types of comments. */
const OF_A_BROWSER =
  /^(document|window|self|customElements|navigator|location|indexedDB|Worker|Node|ParentNode|ShadowRoot|ImageBitmap|\w*(Element|Event|Canvas|StyleSheet|Observer))$/;

/** True if a module uses nothing that only a browser has, and imports nothing that the bundler makes. */
function isPure(path) {
  const isOfBrowser = (node) =>
    (isIdentifier(node) && OF_A_BROWSER.test(node.text)) ||
    node.jsDoc?.some(isOfBrowser) ||
    node.forEachChild((child) => isOfBrowser(child) || undefined);
  return importsOf(path).every(isOurs) && !isOfBrowser(TREES.get(path));
}

/** A file with all that it imports, in however many steps. */
function withImports(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const name of importsOf(path)) if (isOurs(name)) withImports(join(dirname(path), name), found);
  return found;
}

test("every module that needs no browser, nor imports one that does, is run by a test in Node", () => {
  const tests = TESTS.filter((path) => path.endsWith(".test.js") && !path.includes("browser"));
  const run = new Set(tests.flatMap((path) => [...withImports(path)]));
  const pure = new Set(MODULES.filter((path) => !path.startsWith("web/locales/") && isPure(path))); // locales.js has those
  const missing = MODULES.filter((path) => !run.has(path) && [...withImports(path)].every((each) => pure.has(each)));
  assert.ok(pure.size > 50, `${pure.size} modules`);
  assert.deepEqual(missing, []);
});

/** The first line and the length of each C function: from a line at the margin that ends in ") {" to the next "}" at the margin. */
function functionsOf(source) {
  const functions = [];
  let start = 0;
  for (const [index, line] of source.split("\n").entries()) {
    if (/^\S.*\) \{$/.test(line)) start = index;
    if (line === "}") functions.push({ at: start + 1, lines: index - start + 1 });
  }
  return functions;
}

test("every C function fits the eye", () => {
  const long = files("src", ".c").flatMap((path) =>
    functionsOf(read(path))
      .filter(({ lines }) => lines > LINES_MAX)
      .map(({ at, lines }) => `${path}:${at} has ${lines} lines`),
  );
  assert.deepEqual(long, []);
});

test("only the files of exports keep anything between calls", () => {
  const global = /^(?!const |static const |typedef |enum |extern )\w[\w *]*\w(\[.*\])?( = .*|;)$/;
  const local = /^\s+static (?!const )/;
  const kept = files("src", ".c")
    .filter((path) => !/^(.*_)?wasm$/.test(moduleOf(path)))
    .flatMap((path) =>
      read(path)
        .split("\n")
        .filter((line) => global.test(line) || local.test(line))
        .map((line) => `${path}: ${line}`),
    );
  assert.deepEqual(kept, []);
});
