// The rules of the house that a program can check.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

// Who may include whom: absence is the rule. check.h is for everyone, and a module's own header.
const CORE = {
  check: [],
  arena: [],
  gf2: ["arena"],
  poly: ["gf2", "arena"],
  board: ["gf2"],
  chase: ["poly", "gf2", "arena"],
  solve: ["chase", "board", "gf2", "arena"],
  fewest: ["solve", "board", "gf2", "arena"],
  census: ["arena"],
  equations: ["gf2", "arena"],
  notation: ["board", "gf2"],
  paste: ["notation", "board", "gf2"],
  game: ["census", "notation", "fewest", "solve", "board", "gf2", "arena"],
  solutions: ["game", "solve", "board", "gf2", "arena"],
  lesson: ["board", "gf2", "arena"],
  large: ["chase", "gf2", "arena"],
  wasm: [
    ...["arena", "gf2", "poly", "board", "chase", "solve", "fewest"],
    ...["census", "equations", "notation", "paste", "game", "solutions", "lesson", "large"],
  ],
};

// The floors of the web, from the ground up: a module may import from its own floor and from those below.
// Modules without a place here are parts of the page, between the elements and app.js.
const FLOORS = [
  ["instance", "large", "engine", "job", "worker", "core"], // these run in the page, in the worker and in Node alike
  ["locales/en", "locales/zh", "i18n", "dom", "letters", "destination", "board-text", "matrix-text"],
  ["trusted", "sibling", "inflate", "module", "solver", "task"],
  [
    ...["tools", "reason", "hint", "picture", "style-sheet", "mask-icon", "board-view", "figure"],
    ...["board-input", "element-parts", "reflect", "speech"],
    ...["puzzle-element", "lights-out", "rotating-doors", "define"],
  ],
];
const PAGE = FLOORS.length;
const APP = PAGE + 1;

const LINES_MAX = 70; // of one function

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const files = (folder, ending) =>
  readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const moduleOf = (path) =>
  path
    .split("/")
    .pop()
    .replace(/\.\w+$/, "");

test("every C module includes only what its layer allows", () => {
  const broken = [...files("src", ".c"), ...files("src", ".h")].flatMap((path) => {
    const own = moduleOf(path);
    const allowed = [own, "check", ...(CORE[own] ?? [])];
    return [...read(path).matchAll(/^#include "(\w+)\.h"/gm)]
      .filter(([, name]) => !allowed.includes(name))
      .map(([, name]) => `${path} includes ${name}.h`);
  });
  assert.deepEqual(broken, []);
});

function floorOf(name) {
  if (name === "app") return APP;
  const floor = FLOORS.findIndex((modules) => modules.includes(name));
  return floor < 0 ? PAGE : floor;
}

test("every web module imports only from its own floor and below", () => {
  const broken = files("web", ".js").flatMap((path) => {
    const own = path.slice("web/".length, -".js".length);
    return [...read(path).matchAll(/^(?:import|\} from|export .* from)\b.*"\.\/(.+)\.js"/gm)]
      .filter(([, name]) => floorOf(name) > floorOf(own))
      .map(([, name]) => `${path} imports ${name}.js`);
  });
  assert.deepEqual(broken, []);
});

test("what the page takes from the engine at run time is in the core", () => {
  const taken = files("web", ".js")
    .filter((path) => !path.includes("/package-"))
    .flatMap((path) => [...read(path).matchAll(/^import \{([^}]+)\} from "\.\/engine\.js"/gm)])
    .flatMap(([, names]) => names.split(",").map((name) => name.trim()));
  const [, given] = /^export \{(.+)\} from "\.\/engine\.js"/m.exec(read("web/core.js"));
  assert.deepEqual(
    [...new Set(taken)].filter((name) => name && !given.includes(` ${name}`)),
    [],
  );
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

test("only wasm.c keeps anything between calls", () => {
  const global = /^(?!const |static const |typedef |enum |extern )\w[\w *]*\w(\[.*\])?( = .*|;)$/;
  const local = /^\s+static (?!const )/;
  const kept = files("src", ".c")
    .filter((path) => moduleOf(path) !== "wasm")
    .flatMap((path) =>
      read(path)
        .split("\n")
        .filter((line) => global.test(line) || local.test(line))
        .map((line) => `${path}: ${line}`),
    );
  assert.deepEqual(kept, []);
});
