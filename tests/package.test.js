// The npm package in other people's projects, and whether what is said of the elements is all that there is.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { LightsOut, RotatingDoors } from "../build/package/lights-and-doors.js";
import { TOOLS } from "../web/board/tools.js";
import { makeConsumer } from "./consumer.js";

const TSC = new URL("../node_modules/.bin/tsc", import.meta.url).pathname;

/** Called by the browser, not by people. */
const CALLBACKS = [
  "constructor",
  "connectedCallback",
  "adoptedCallback",
  "disconnectedCallback",
  "attributeChangedCallback",
  "formResetCallback",
  "handleEvent",
];

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const sources = (ending) =>
  readdirSync(new URL("../web", import.meta.url), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => read(`web/${name}`));
const unique = (values) => [...new Set(values)].sort();
const names = (list) => unique(list.map(({ name }) => name));

const manifest = JSON.parse(read("build/package/custom-elements.json"));
const declared = manifest.modules.flatMap((module) => module.declarations);
const everything = (list) => declared.flatMap((declaration) => declaration[list]);

const SOLVE = `
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import "lights-and-doors";
import { compileEngine, createEngine } from "lights-and-doors/engine.js";

const wasm = createRequire(import.meta.url).resolve("lights-and-doors/lights-and-doors.wasm");
const answers = [undefined, readFileSync(wasm), pathToFileURL(wasm)].map(async (source) => {
  const engine = createEngine(await compileEngine(source));
  engine.load("5x5.on");
  return { nullity: engine.solve().nullity, fewest: engine.hint().remaining };
});
console.log(JSON.stringify(await Promise.all(answers)));
`;

const TYPED = `
import { LightsOut } from "lights-and-doors";
import { compileEngine, createEngine, type Engine, NotationError } from "lights-and-doors/engine.js";

const engine: Engine = createEngine(await compileEngine());
const remaining: number | undefined = engine.hint()?.remaining;
// @ts-expect-error
engine.solve().rnk;

const board = document.querySelector("lights-out");
const same: LightsOut | undefined = await board?.ready;
const rank: number | undefined = board?.engine?.solve().rank;
if (board) board.readonly = !board.press(0);
// @ts-expect-error
board?.press("0");
document.createElement("rotating-doors").masks = false;
document.addEventListener("lights-solved", ({ detail }) => {
  const minimum: number | null = detail.minimum;
  console.log(minimum, detail.moves.length, remaining, same, rank, NotationError);
  // @ts-expect-error
  detail.code;
});
`;

const STRICT = { target: "es2022", module: "nodenext", strict: true, noEmit: true, types: [] };

let consumer;
before(() => {
  const tsconfig = JSON.stringify({ compilerOptions: STRICT, files: ["typed.ts"] });
  consumer = makeConsumer("node", { "solve.js": SOLVE, "typed.ts": TYPED, "tsconfig.json": tsconfig });
});

test("a Node script installs the package and solves with its wasm; importing the elements there does no harm", () => {
  const answers = JSON.parse(consumer.run(process.execPath, "solve.js"));
  assert.deepEqual(answers, Array(3).fill({ nullity: 2, fewest: 15 }));
});

test("a strict TypeScript program compiles against the package", () => {
  consumer.run(TSC, "--project", ".");
});

test("what the package names is in it, and types come first", () => {
  const installed = `${consumer.folder}/node_modules/lights-and-doors`;
  const description = JSON.parse(readFileSync(`${installed}/package.json`, "utf8"));
  const entries = Object.values(description.exports);
  for (const entry of entries.filter((entry) => typeof entry === "object"))
    assert.equal(Object.keys(entry)[0], "types");
  const targets = entries.flatMap((entry) => Object.values(typeof entry === "string" ? [entry] : entry));
  const named = [...targets, ...description.sideEffects, description.customElements, "README.md", "LICENSE"];
  assert.deepEqual(
    named.filter((name) => !existsSync(`${installed}/${name}`)),
    [],
  );
  assert.ok(!("private" in description));
});

/** Attributes that are there or not, of which minifiers and frameworks take the value: https://html.spec.whatwg.org/#attributes-3 */
const HTML_BOOLEANS =
  "allowfullscreen alpha async autofocus autoplay checked controls default defer disabled formnovalidate inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected shadowrootclonable shadowrootdelegatesfocus shadowrootserializable".split(
    " ",
  );

test("no attribute with a value is called like a boolean of HTML, but the old name of tools", () => {
  const valued = everything("attributes").filter(({ type }) => type.text !== "boolean");
  assert.deepEqual(
    names(valued).filter((name) => HTML_BOOLEANS.includes(name)),
    ["controls"],
  );
});

for (const declaration of declared) {
  const element = { LightsOut, RotatingDoors }[declaration.name];

  test(`the manifest has the attributes of <${declaration.tagName}>`, () => {
    assert.deepEqual(names(declaration.attributes), unique(element.observedAttributes));
  });

  test(`the manifest has the properties and methods of <${declaration.tagName}>`, () => {
    const found = [...read("web/board/puzzle-element.js").matchAll(/^ {2}(\w+) = /gm)].map(
      ([, name]) => `field ${name}`,
    );
    for (let own = element.prototype; own !== Object.prototype; own = Object.getPrototypeOf(own))
      for (const [name, { value, set }] of Object.entries(Object.getOwnPropertyDescriptors(own)))
        if (!CALLBACKS.includes(name))
          found.push(`${value ? "method" : "field"} ${name}${value || set ? "" : " readonly"}`);
    const said = declaration.members.map(({ kind, name, readonly }) => `${kind} ${name}${readonly ? " readonly" : ""}`);
    assert.deepEqual(said.sort(), unique(found));
  });
}

test("the manifest has the events that the elements send", () => {
  const scripts = sources(".js").join("\n");
  const sent = [...scripts.matchAll(/\b(?:tell|dispatch)\(state, "([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(names(everything("events")), unique(sent));
});

test("the manifest has the parts and the slots of the elements", () => {
  const scripts = sources(".js").join("\n");
  const marked = /(?:\bpart: |setAttribute\("part", )["`](.+?)["`]/g;
  const parts = [...scripts.matchAll(marked)]
    .flatMap(([, part]) => Object.keys(TOOLS).map((tool) => part.replace(/\$\{\w+\}/, tool)))
    .flatMap((part) => part.split(" "));
  assert.deepEqual(names(everything("cssParts")), unique(parts));
  const slots = [...scripts.matchAll(/make\("slot"(?:, \{ name: "(\w+)" \})?\)/g)].map(([, name = ""]) => name);
  assert.deepEqual(names(everything("slots")), unique(slots));
});

test("the manifest has the custom properties of the style sheets, with what they are by themselves", () => {
  const style = sources(".css").join("\n");
  const used = [...style.matchAll(/--lights-[\w-]+/g)].map(([name]) => name);
  assert.deepEqual(names(everything("cssProperties")), unique(used));
  for (const { name, default: color } of everything("cssProperties"))
    if (color.startsWith("#")) assert.equal(style.match(`var\\(${name}, (#\\w+)\\)`)?.[1], color, name);
});

for (const path of ["README.md", "README.zh-CN.md", "build/package/README.md"])
  test(`${path} names all that the manifest has`, () => {
    const text = read(path);
    const lists = ["attributes", "members", "events", "cssProperties", "cssParts", "slots"];
    const missing = names(lists.flatMap(everything)).filter(
      (name) => name && !new RegExp(`\`${name}[\`(=]`).test(text),
    );
    assert.deepEqual(missing, []);
  });
