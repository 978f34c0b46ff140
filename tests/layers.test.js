// The rules of the house that a program can check.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { test } from "node:test";
import ts from "typescript-5";

// Who may include whom: absence is the rule. check.h is for everyone, and a module's own header.
const CORE = {
  check: [],
  arena: [],
  machine: ["arena"],
  embed: [],
  gf2: ["embed", "arena"],
  coset: ["gf2"],
  poly: ["gf2"],
  board: ["embed", "gf2", "surface"],
  position: ["board", "arena"],
  words: ["position"],
  congruence: ["poly", "gf2", "arena"],
  circulant: ["poly", "gf2", "arena"],
  folding: ["gf2", "arena"],
  chase: ["circulant", "congruence", "folding", "gf2", "arena"],
  frontal: ["embed", "board", "gf2", "arena"],
  dense: ["board", "gf2", "arena"],
  rowcol: ["dense", "board", "gf2", "arena"],
  solve: ["embed", "coset", "chase", "frontal", "dense", "rowcol", "poly", "board", "gf2", "arena"],
  symmetry: ["board", "coset"],
  tree: ["embed", "symmetry", "arena"],
  class_lists: ["tree", "arena"],
  class_join: ["class_lists", "board"],
  classes: ["class_join", "class_lists"],
  fewest: ["embed", "classes", "coset", "tree", "arena"],
  census: ["gf2", "arena"],
  equations: ["gf2"],
  random: [],
  reader: [],
  writer: [],
  notation: ["reader", "words", "position"],
  notation_write: ["notation", "words", "writer"],
  grid_image: ["arena"],
  grid_image_wasm: ["grid_image", "machine", "arena"],
  pieces: ["fewest", "gf2"],
  history: ["arena"],
  zk: ["arena"],
  zk_poly: ["arena", "zk"],
  surface: [],
  mod_solve: ["position", "zk", "arena"],
  mod_coset: ["mod_solve", "position", "arena"],
  mod_howell: ["mod_solve"],
  mod_basis: ["mod_howell", "mod_solve"],
  mod_reason: ["mod_howell", "mod_solve"],
  mod_tree: ["mod_coset"],
  mod_fewest: ["mod_tree", "mod_coset", "mod_solve", "position", "arena"],
  mod_solutions: ["mod_tree", "mod_coset"],
  mod_lesson: ["position", "lesson", "zk", "arena"],
  mod_hardest: ["random", "mod_coset"],
  mod_chase: ["lesson", "position"],
  mod_level: ["random", "mod_fewest"],
  mod_nearest: ["mod_solve"],
  game: ["history", "position"],
  goal: ["pieces", "solve"],
  level: ["random", "census", "goal"],
  hardest: ["random", "solve"],
  solutions: ["goal"],
  nearest: ["solve"],
  reason: ["fewest", "solve"],
  quiet: ["solve"],
  lesson: ["board", "gf2", "arena"],
  large: ["random", "chase", "folding", "gf2", "arena"],
  wasm: [
    "large",
    "lesson",
    "quiet",
    "reason",
    "nearest",
    "solutions",
    "hardest",
    "game",
    "notation",
    "equations",
    "census",
    "goal",
    "level",
    "mod_basis",
    "mod_chase",
    "mod_fewest",
    "mod_hardest",
    "mod_lesson",
    "mod_level",
    "mod_nearest",
    "mod_reason",
    "mod_solutions",
    "mod_solve",
    "zk_poly",
    "solve",
    "chase",
    "machine",
    "arena",
  ],
};

// The rooms of the web, from the ground up, and which others each imports from. "entries" lie in web/ itself.
const ROOMS = {
  locales: [],
  reading: [],
  engine: ["locales", "reading"],
  loading: ["engine"],
  ui: ["locales", "loading"],
  board: ["reading", "engine", "loading", "ui"],
  canvas: ["ui", "board"],
  states: ["reading", "engine", "loading", "ui", "board"],
  explain: ["engine", "loading", "ui", "board"],
  solve: ["reading", "engine", "loading", "ui", "board"],
  doors: ["reading", "engine", "loading", "ui", "board", "solve"],
  lab: ["engine", "loading", "ui", "board"],
  embed: ["locales", "reading", "engine", "ui", "board"],
  preview: ["locales", "engine", "ui", "states", "embed"],
  markdown: ["engine", "ui", "board", "states", "embed"],
  command: ["reading", "engine", "ui", "board", "states", "preview"],
  lights: ["reading", "engine", "loading", "ui", "board", "solve"],
  play: ["reading", "engine", "loading", "ui", "board"],
  page: [
    "locales",
    "reading",
    "engine",
    "loading",
    "ui",
    "board",
    "canvas",
    "states",
    "explain",
    "doors",
    "lab",
    "embed",
    "lights",
    "play",
  ],
  package: ["engine", "loading", "ui", "board", "canvas", "states", "explain", "preview", "markdown", "command"],
  entries: ["engine", "loading", "ui", "board", "canvas", "states", "explain", "page"],
};

// The entry files of directories: no other file of theirs is imported from outside.
const ENTRANCES = {
  canvas: ["index"],
  states: ["index", "full", "picture"],
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

const unique = (list) => [...new Set(list)];

/** A table says all that is used, and nothing more. */
function assertTable(used, allowed, verb) {
  const pairs = (table) =>
    Object.entries(table).flatMap(([name, others]) => unique(others).map((other) => `${name} ${verb} ${other}`));
  assert.deepEqual(pairs(used).sort(), pairs(allowed).sort());
}

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

test("every C module includes what its layer allows, and needs what it is allowed", () => {
  assertTable(includes(), CORE, "includes");
});

/** The names that a name of a table leads to, in however many steps. */
function reached(table, name, found = new Set()) {
  for (const next of table[name] ?? []) if (!found.has(next)) reached(table, next, found.add(next));
  return [...found].sort();
}

test("the list of layers in ARCHITECTURE.md leads to the same modules as the tables", () => {
  const [, core, web] = /^```\n(the core .*?)\n\n(the web .*?)```$/ms.exec(read("ARCHITECTURE.md"));
  for (const [list, table] of /** @type {const} */ ([
    [core, CORE],
    [web, ROOMS],
  ])) {
    const listed = {};
    for (const [, names, others] of list.matchAll(/(\w+(?:, \w+)*): (\w+(?:, \w+)*)/g))
      for (const name of names.split(", ")) listed[name] = others === "none" ? [] : others.split(", ");
    assert.deepEqual(Object.keys(listed).sort(), Object.keys(table).sort());
    for (const name in table) assert.deepEqual(reached(listed, name), reached(table, name), name);
  }
});

const importsOf = (path) => ts.preProcessFile(read(path)).importedFiles.map(({ fileName }) => fileName);
const MODULES = files("web", ".js").filter((path) => !path.startsWith("web/book"));

/** Imports that run, each as [from, to], both without "web/" and the ending. */
const IMPORTS = MODULES.flatMap((path) => {
  const targets = importsOf(path).filter((name) => /^\..*\.js$/.test(name));
  const place = path.slice("web/".length, -".js".length);
  return targets.map((target) => [place, join(dirname(place), target.slice(0, -".js".length))]);
});
const roomOf = (place) => (place.includes("/") ? place.split("/")[0] : "entries");

test("every room of the web imports from the rooms it may, and needs them", () => {
  const used = Object.fromEntries(Object.keys(ROOMS).map((room) => [room, []]));
  for (const [from, to] of IMPORTS) if (roomOf(from) !== roomOf(to)) used[roomOf(from)].push(roomOf(to));
  assertTable(used, ROOMS, "imports from");
});

test("no two rooms of the web import from each other, in however many steps", () => {
  const names = Object.keys(ROOMS);
  const upwards = names.flatMap((room, i) =>
    ROOMS[room].filter((other) => names.indexOf(other) >= i).map((other) => `${room} imports ${other}`),
  );
  assert.deepEqual(upwards, []);
});

test("nobody reaches past the entrances of a room", () => {
  const past = IMPORTS.filter(([from, to]) => roomOf(from) !== roomOf(to) && ENTRANCES[roomOf(to)])
    .filter(([, to]) => !ENTRANCES[roomOf(to)].includes(to.split("/")[1]))
    .map(([from, to]) => `${from} imports ${to}`);
  assert.deepEqual(past, []);
});

test("the core has all that the page takes from the engine at run time", () => {
  const taken = files("web", ".js")
    .filter((path) => !path.startsWith("web/package/"))
    .flatMap((path) => [...read(path).matchAll(/^import \{([^}]+)\} from "[./]*\/engine\/engine\.js"/gm)])
    .flatMap(([, names]) => names.split(",").map((name) => name.trim()));
  const [, given] = /^export \{(.+)\} from "\.\/engine\.js"/m.exec(read("web/engine/core.js"));
  assert.deepEqual(
    unique(taken).filter((name) => name && !given.includes(` ${name}`)),
    [],
  );
});

/** Names that only a browser has, in code or in the types of comments. */
const OF_A_BROWSER =
  /^(document|window|self|customElements|navigator|location|indexedDB|Worker|Node|ParentNode|ShadowRoot|ImageBitmap|\w*(Element|Event|Canvas|StyleSheet|Observer))$/;

/** True if a module uses nothing that only a browser has, and imports nothing that the bundler makes. */
function isPure(path) {
  const isOfBrowser = (node) =>
    (ts.isIdentifier(node) && OF_A_BROWSER.test(node.text)) ||
    node.jsDoc?.some(isOfBrowser) ||
    ts.forEachChild(node, (child) => isOfBrowser(child) || undefined);
  const source = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);
  return importsOf(path).every((name) => /^\..*\.js$/.test(name)) && !isOfBrowser(source);
}

/** A file with all that it imports, in however many steps. */
function withImports(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const name of importsOf(path)) if (name.startsWith(".")) withImports(join(dirname(path), name), found);
  return found;
}

test("every module that needs no browser, nor imports one that does, is run by a test in Node", () => {
  const tests = files("tests", ".test.js").filter((path) => !path.includes("browser") && !path.includes("hosts/"));
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
