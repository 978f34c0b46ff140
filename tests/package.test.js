// The npm package in other people's projects, and whether what is said of the elements is all that there is.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { LAZY_LANGUAGES } from "../tools/bundler.js";
import { TOOLS } from "../web/board/tools.js";
import { makeConsumer } from "./consumer.js";

// The package is there only when it has been built, which no type can say.
const { LightsOut, RotatingDoors } = await import(
  new URL("../build/package/lights-and-doors.js", import.meta.url).href
);

const ROOT = new URL("..", import.meta.url).pathname;

/** Called by the browser, not by people. */
const CALLBACKS = [
  "constructor",
  "connectedCallback",
  "adoptedCallback",
  "disconnectedCallback",
  "attributeChangedCallback",
  "formDisabledCallback",
  "formResetCallback",
  "handleEvent",
];
/** Used by the page only: the drawing mode, and the event of a button that is pointed at. */
const PAGE_ONLY = ["edit", "lights-point"];

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const sources = (ending) =>
  readdirSync(new URL("../web", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => read(`web/${name}`));
const unique = (values) => [...new Set(values)].sort();
const names = (list) => unique(list.map(({ name }) => name));

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
import { LightsOut, registerSentences } from "lights-and-doors";
import { compileEngine, createEngine, type Engine, NotationError } from "lights-and-doors/engine.js";

const engine: Engine = createEngine(await compileEngine());
const remaining: number | undefined = engine.hint()?.remaining;
// @ts-expect-error
engine.solve().rnk;
registerSentences("ja", { "tool.undo": "…", "board.cell": ({ row, column }) => \`\${row}, \${column}\` });

const board = document.querySelector("lights-out");
const same: LightsOut | undefined = await board?.ready;
const rank: number | undefined = board?.engine?.solve().rank;
// @ts-expect-error: the engine of an element lacks it
board?.engine?.large(3, 3);
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

const TYPED_LIBRARY = `
import { generate, open, readAll } from "lights-and-doors/engine";

const { signal } = new AbortController();
const board = await open("5x5.on");
const best = await board.fewest({ signal, timeout: 5000, onProgress: ({ progress }) => console.log(progress) });
for (const { index, row, column, name, times } of best.buttons) console.log(index + times, row, column, name.length);
const [count, exact]: [number, bigint] = [best.count, best.countBig];
for (const b of readAll("5x5.on")) console.log(b.error?.line, b.error?.column, b.fewestNow().weight, count, exact);
const level = await generate("5x5", { presses: [6, 9], seed: 3, signal });
const { ok, solved, moves, fewest, firstBad } = board.check(["2,2", [0, 0], level.press(0).indexOf("1,1")]);
const lesson = board.engine.steps("elimination");
if (lesson.kind === "modular") console.log(lesson.moduli.length, lesson.at(0).pivots);
else console.log(lesson.stops(), lesson.at(0).code, ok, solved, moves, fewest, firstBad);
// @ts-expect-error: only one of the two lessons has it
lesson.stops();
// @ts-expect-error
await generate("5x5", { presses: "3" });
`;

const TYPED_NODE = `
import { compileEngine, createEngine, type Engine } from "lights-and-doors/engine.js";
import { markdownItLights, remarkLights } from "lights-and-doors/markdown";

async function main(): Promise<Uint8Array> {
  const module = await compileEngine(new Uint8Array(8));
  const engine: Engine = createEngine(module);
  return engine.large(3, 3).bytes;
}
main();
remarkLights({ lang: "zh" });
// @ts-expect-error
markdownItLights(null, { language: "zh" });
`;

const TYPED_CLASSES = `
import { LightsOut, registerSentences } from "lights-and-doors/classes";

customElements.define("my-lights", class extends LightsOut {});
const board = document.querySelector<LightsOut>("my-lights");
board?.addEventListener("lights-solved", ({ detail }) => console.log(detail.moves.length, registerSentences));
// @ts-expect-error: nothing registers this tag
document.querySelector("lights-out")?.press(0);
`;

/** With the types of React 18 and 19 alike. */
const TYPED_JSX = `
import * as React from "react";
import { LightsOut, RotatingDoors } from "lights-and-doors/react";

const seen = React.createRef<LightsOut>();
export const board = <lights-out ref={seen} board="5x5.on" theme="light" readonly="" class="wide" key="a" onClick={() => {}}>5×5</lights-out>;
export const doors = <rotating-doors masks="hide" onlights-solved={({ detail }) => console.log(detail.moves.length)} />;
export const fixed = <LightsOut ref={seen} board="5x5.on" readonly={false} lang="zh-TW" className="wide" onlights-solved={({ detail }) => console.log(detail.minimum)}>5×5</LightsOut>;
export const bare = <RotatingDoors masks={false} fit />;
export const owned = <LightsOut position="5x5.on" onPositionChange={(position: string) => console.log(position.length)} />;
export const own = <RotatingDoors defaultPosition="doors-0111-1001-0011-1011.off" />;
// @ts-expect-error
export const number = <LightsOut position={5} />;
// @ts-expect-error
export const odd = <LightsOut readonly="no" />;
// @ts-expect-error
export const wrong = <lights-out theme="night" />;
// @ts-expect-error: React 18 would write it as "false", which is as good as true
export const readable = <lights-out readonly={false} />;
`;

/** The same in other frameworks, each with its own types. */
const TYPED_TEMPLATES = {
  "preact.tsx": `
/** @jsxImportSource preact */
import type {} from "lights-and-doors/preact";
import { createRef } from "preact";
import type { LightsOut } from "lights-and-doors";

const seen = createRef<LightsOut>();
export const board = <lights-out ref={seen} board="5x5.on" readonly={false} fit class="wide" lang="zh-TW" onlights-solved={({ detail }) => console.log(detail.minimum)}>5×5</lights-out>;
export const doors = <rotating-doors masks={false} key="a" onClick={() => {}} />;
// @ts-expect-error
export const odd = <lights-out readonly="no" />;
// @ts-expect-error
export const wrong = <lights-out theme="night" />;
`,
  "solid.tsx": `
/** @jsxImportSource solid-js */
import type {} from "lights-and-doors/solid";
import type { LightsOut } from "lights-and-doors";

let seen: LightsOut | undefined;
export const board = <lights-out ref={seen} board="5x5.on" readonly={false} fit class="wide" lang="zh-TW" on:lights-solved={({ detail }) => console.log(detail.minimum)}>5×5</lights-out>;
export const doors = <rotating-doors masks={false} onClick={() => {}} />;
// @ts-expect-error
export const odd = <lights-out readonly="no" />;
// @ts-expect-error
export const wrong = <lights-out theme="night" />;
`,
  "svelte.ts": `
import type {} from "lights-and-doors/svelte";
import type { ComponentProps } from "svelte";
import type { SvelteHTMLElements } from "svelte/elements";
import { LightsOut } from "lights-and-doors/svelte";

export const board: SvelteHTMLElements["lights-out"] = { board: "5x5.on", readonly: false, class: "wide", lang: "zh-TW", "onlights-solved": ({ detail }) => console.log(detail.minimum) };
export const doors: SvelteHTMLElements["rotating-doors"] = { masks: false, "on:lights-solved": ({ detail }) => console.log(detail.moves.length) };
export const owned: ComponentProps<typeof LightsOut> = { position: "5x5.on", readonly: true, class: "wide", "onlights-press": ({ detail }) => console.log(detail.button) };
// @ts-expect-error
export const number: ComponentProps<typeof LightsOut> = { position: 5 };
// @ts-expect-error
export const odd: SvelteHTMLElements["lights-out"] = { readonly: "no" };
// @ts-expect-error
export const wrong: SvelteHTMLElements["lights-out"] = { theme: "night" };
`,
  "vue.ts": `
import { LightsOut } from "lights-and-doors/vue";
import type { GlobalComponents } from "vue";

type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>["$props"];
export const board: Props<"lights-out"> = { board: "5x5.on", readonly: false, class: "wide", lang: "zh-TW", onLightsSolved: ({ detail }) => console.log(detail.minimum) };
export const doors: Props<"rotating-doors"> = { masks: false, onClick: () => {} };
export const solve = (element: InstanceType<GlobalComponents["lights-out"]>) => element.press(0);
export const owned: InstanceType<typeof LightsOut>["$props"] = { modelValue: "5x5.on", "onUpdate:modelValue": (position) => console.log(position.length), readonly: true };
// @ts-expect-error
export const number: InstanceType<typeof LightsOut>["$props"] = { modelValue: 5 };
// @ts-expect-error
export const odd: Props<"lights-out"> = { readonly: "no" };
// @ts-expect-error
export const wrong: Props<"lights-out"> = { theme: "night" };
`,
};

const manifest = JSON.parse(read("build/package/custom-elements.json"));
const declared = manifest.modules.flatMap((module) => module.declarations);
const everything = (list) => declared.flatMap((declaration) => declaration[list]);

/** The schema forgets that the members of an element may be of the type that it has for them. */
const fields = everything("members").filter(({ attribute }) => attribute);
const plainField = (name, value) => (name === "reflects" || name === "attribute" ? undefined : value);
const SCHEMA = `
import type { CustomElementField, Package } from "custom-elements-manifest/schema.js";
export const fields: CustomElementField[] = ${JSON.stringify(fields)};
export const manifest: Package = ${JSON.stringify(manifest, plainField)};
`;

// TypeScript's own libraries are not checked again for each program; the declarations of the package are.
const STRICT = {
  ...{ target: "es2022", module: "nodenext", strict: true, noEmit: true },
  ...{ types: [], skipDefaultLibCheck: true },
};
const NODE_ONLY = { ...STRICT, lib: ["es2022"] };
const NODE_10 = { ...STRICT, module: "esnext", moduleResolution: "node10" };
const JSX = { ...STRICT, jsx: "preserve" };
const REACT_18 = { ...JSX, paths: { react: [`${ROOT}node_modules/react-types-18/index.d.ts`] } };

/**
 * The programs that a consumer compiles, and their options.
 * @type {Record<string, [files: string[], options: object]>}
 */
const ANYWHERE = {
  strict: [["typed.ts", "library.ts"], STRICT],
  "without the tags": [["classes.ts"], STRICT],
  "without the types of a browser": [["node.ts"], NODE_ONLY],
};
/** @type {typeof ANYWHERE} */
const PROGRAMS = {
  ...ANYWHERE,
  "in React 19": [["tags.tsx"], JSX],
  "in React 18": [["tags.tsx"], REACT_18],
  "in Preact, Solid, Svelte and Vue": [Object.keys(TYPED_TEMPLATES), JSX],
};
/** @type {typeof ANYWHERE} */
const OLDER_PROGRAMS = {
  ...ANYWHERE,
  "as module resolution was before exports": [["typed.ts"], NODE_10],
};

/** Declarations of packages that nothing of ours adds to. */
const FOREIGN = /\/node_modules\/(@babel|csstype)\//;

/** TypeScript of today, and 5.6, which knows no arrays of a certain buffer. */
const TSC = `${ROOT}node_modules/typescript/bin/tsc`;
const OLDER_TSC = createRequire(createRequire(import.meta.url).resolve("@arethetypeswrong/core")).resolve(
  "typescript/bin/tsc",
);

/**
 * The errors that TypeScript reports in a program of the consumer.
 * @param {string} tsc
 * @param {[files: string[], options: object]} program
 */
function complaints(tsc, [files, compilerOptions]) {
  writeFileSync(`${consumer.folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  const { status, stdout } = spawnSync(process.execPath, [tsc, "--pretty", "false"], {
    cwd: consumer.folder,
    encoding: "utf8",
  });
  const errors = stdout.split("\n").filter((line) => line.includes("error TS"));
  assert.equal(status > 0, errors.length > 0, stdout);
  return errors.filter((line) => !FOREIGN.test(line));
}

let consumer;
before(() => {
  const programs = {
    "typed.ts": TYPED,
    "classes.ts": TYPED_CLASSES,
    "library.ts": TYPED_LIBRARY,
    "node.ts": TYPED_NODE,
    "tags.tsx": TYPED_JSX,
    "schema.ts": SCHEMA,
    ...TYPED_TEMPLATES,
  };
  consumer = makeConsumer("node", { "solve.js": SOLVE, ...programs });
});

test("the packed files have the same modes whatever the umask of the build", () => {
  const folder = new URL("../build/package/", import.meta.url);
  const wrong = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const status = statSync(new URL(name, folder));
    return (status.mode & 0o777) !== (status.isDirectory() ? 0o755 : 0o644);
  });
  assert.deepEqual(wrong, []);
});

test("a Node script installs the package and solves with its wasm; importing the elements there does no harm", () => {
  const answers = JSON.parse(consumer.run(process.execPath, "solve.js"));
  assert.deepEqual(answers, Array(3).fill({ nullity: 2, fewest: 15 }));
});

test("the programs of its README run in Node as they stand there", () => {
  const [sentences, library, ...programs] = [
    ...read("build/package/README.md").matchAll(/```js\n(import.*?)```/gs),
  ].map(([, program]) => program);
  assert.equal(programs.length, 3);
  writeFileSync(`${consumer.folder}/readme-sentences.js`, `${sentences}console.log("said");`);
  assert.equal(consumer.run(process.execPath, "readme-sentences.js").trim(), "said");
  const given = 'const [text, file, seed, signal, onProgress] = [".#.\\n###\\n.#.", "5x5.on\\n3x3.on", 7];\n';
  const pressed = library.replace(
    /board\.press\(99\);.*/,
    "console.log(best.buttons[0].name, best.count, level.engine.cols);",
  );
  writeFileSync(`${consumer.folder}/readme-library.js`, given + pressed);
  assert.equal(consumer.run(process.execPath, "readme-library.js").trim(), "2,2 1 5");
  for (const [i, program] of programs.entries()) writeFileSync(`${consumer.folder}/readme-${i}.js`, program);
  const last = "\nconsole.log(engine.notation, engine.hint().remaining);";
  appendFileSync(`${consumer.folder}/readme-0.js`, last);
  assert.equal(consumer.run(process.execPath, "readme-0.js").trim(), "5x5.on 15");
  appendFileSync(`${consumer.folder}/readme-1.js`, '\nconsole.log((await previews.answer("/p/5x5.on.html")).status);');
  assert.equal(consumer.run(process.execPath, "readme-1.js").trim(), "200");
  appendFileSync(`${consumer.folder}/readme-2.js`, "\nconsole.log(html);");
  assert.match(consumer.run(process.execPath, "readme-2.js"), /^<lights-out board="5x5.on"><svg /);
});

test("the files beside the classic script are those of the site", () => {
  const { installed } = consumer;
  const scripts = readdirSync(new URL("../build/site/v1", import.meta.url)).sort();
  assert.ok(scripts.length >= 5);
  const packed = readdirSync(`${installed}/classic`).filter((name) => name.endsWith(".js"));
  assert.deepEqual(packed.sort(), scripts);
  for (const name of scripts)
    assert.ok(readFileSync(`${installed}/classic/${name}`).equals(readFileSync(`${ROOT}build/site/v1/${name}`)), name);
});

test("the declarations say what a type is, and before each overload what the method does", () => {
  const assertSaid = (name, declaration, ...words) => {
    const [before] = read(`build/package/${name}.d.ts`).split(declaration);
    const [comment, rest] = before.slice(before.lastIndexOf("/**")).split("*/");
    assert.equal(rest.trim(), "", declaration);
    for (const word of words) assert.ok(comment.includes(word), `${declaration}: ${word}`);
  };
  assertSaid("library", "export type Best =", "a solution with the fewest presses");
  assertSaid("errors", "export type EngineErrorCode =", "The reasons for an EngineError");
  for (const form of ["large(rows", "large(file"]) assertSaid("engine", form, "A board of any size", "{PBMError} when");
  for (const kind of ["elimination", "chase", "modular"])
    assertSaid("engine", `steps(kind: "${kind}"`, "The solution of the current position", '{EngineError} "steps"');
});

for (const [kind, program] of Object.entries(PROGRAMS))
  test(`a TypeScript program compiles against the package: ${kind}`, () => {
    assert.deepEqual(complaints(TSC, program), []);
  });

for (const [kind, program] of Object.entries(OLDER_PROGRAMS))
  test(`TypeScript 5.6 compiles a program against the package: ${kind}`, () => {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", `file://${OLDER_TSC}`), "utf8"));
    assert.match(version, /^5\.6\./);
    assert.deepEqual(complaints(OLDER_TSC, program), []);
  });

test("publint finds nothing, and neither do those who ask whether the types are wrong", async () => {
  const { messages } = await publint({ pkgDir: consumer.installed, pack: false, strict: true });
  assert.deepEqual(messages, []);
  const packed = createPackageFromTarballData(readFileSync(`${consumer.folder}/${consumer.tarball}`));
  const files = ["lights-and-doors.wasm", "custom-elements.json"];
  // The package is ES modules alone, and its script for pages without a bundler has no types.
  const { types, problems } = /** @type {any} */ (await checkPackage(packed, { excludeEntrypoints: files }));
  assert.equal(types.kind, "included");
  assert.deepEqual(
    problems.filter(({ kind }) => kind !== "CJSResolvesToESM"),
    [],
  );
});

test("the manifest is of the schema it names", () => {
  const { version } = JSON.parse(read("node_modules/custom-elements-manifest/package.json"));
  assert.equal(manifest.schemaVersion, version);
  assert.deepEqual(complaints(TSC, [["schema.ts"], STRICT]), []);
});

test("built in another folder, the package is the same to the last byte, and names the repository it is told", () => {
  const folder = `${ROOT}build/consumers/elsewhere`;
  rmSync(folder, { recursive: true, force: true });
  for (const path of [
    "web",
    "tools",
    "docs",
    "LICENSE",
    "package.json",
    "package-lock.json",
    "build/site",
    "build/lights-and-doors.wasm",
    "build/embed.wasm",
    "build/embed-states.wasm",
  ])
    cpSync(ROOT + path, `${folder}/${path}`, { recursive: true });
  symlinkSync(`${ROOT}node_modules`, `${folder}/node_modules`);
  const env = { ...process.env, SITE: "build/site", GITHUB_REPOSITORY: "somebody/lights-and-doors" };
  execFileSync(process.execPath, ["tools/package.js"], { cwd: folder, env });
  const list = (root) =>
    readdirSync(`${root}/build/package`, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.\w+$|LICENSE$/.test(name) && name !== "package.json")
      .sort();
  assert.deepEqual(list(folder), list(ROOT));
  const told = JSON.parse(readFileSync(`${folder}/build/package/package.json`, "utf8"));
  assert.equal(told.repository.url, "git+https://github.com/somebody/lights-and-doors.git");
  for (const name of ["homepage", "bugs"]) assert.match(JSON.stringify(told[name]), /somebody\/lights-and-doors/, name);
  const bytes = (root, name) => readFileSync(`${root}/build/package/${name}`);
  const differing = list(ROOT).filter((name) => !bytes(ROOT, name).equals(bytes(folder, name)));
  assert.deepEqual(differing, []);
});

test("source maps lead to the sources, of which none is anybody else's", () => {
  const shared = readdirSync(`${ROOT}/build/package`).flatMap((name) => /^(shared-\w+)\.js$/.exec(name)?.[1] ?? []);
  assert.ok(shared.length > 0);
  for (const name of [
    "lights-and-doors",
    "boards",
    "states",
    "engine",
    "preview",
    "markdown",
    ...shared,
    ...LAZY_LANGUAGES,
  ]) {
    assert.match(read(`build/package/${name}.js`), new RegExp(`//# sourceMappingURL=${name}.js.map\n$`));
    const { sources, sourcesContent } = JSON.parse(read(`build/package/${name}.js.map`));
    assert.ok(sources.length > 0);
    sources.forEach((source, i) => {
      if (source.includes(":"))
        assert.match(source, /^(locales|sentences|languages?|small|wasm|css):/); // written by the bundler
      else assert.equal(sourcesContent[i], read(source), source);
    });
  }
});

test("the package contains every file that it names, and types come first", () => {
  const { installed } = consumer;
  const description = JSON.parse(readFileSync(`${installed}/package.json`, "utf8"));
  const entries = Object.values(description.exports);
  for (const entry of entries.filter((entry) => typeof entry === "object"))
    assert.equal(Object.keys(entry)[0], "types");
  const targets = entries.flatMap((entry) => Object.values(typeof entry === "string" ? [entry] : entry));
  assert.deepEqual([description.main, description.module], ["./lights-and-doors.js", "./lights-and-doors.js"]);
  assert.equal(description.unpkg, description.jsdelivr);
  const named = [
    description.main,
    description.types,
    description.unpkg,
    ...targets,
    ...description.sideEffects,
    description.customElements,
    "README.md",
    "LICENSE",
  ];
  assert.deepEqual(
    named.filter((name) => !existsSync(`${installed}/${name.replace(/\*.*/, "")}`)),
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
        if (![...CALLBACKS, ...PAGE_ONLY].includes(name))
          found.push(`${value ? "method" : "field"} ${name}${value || set ? "" : " readonly"}`);
    const said = declaration.members.map(({ kind, name, readonly }) => `${kind} ${name}${readonly ? " readonly" : ""}`);
    assert.deepEqual(said.sort(), unique(found));
  });
}

test("the manifest has the events that the elements send", () => {
  const scripts = sources(".js").join("\n");
  const sent = [...scripts.matchAll(/\b(?:tell|dispatch)\(state, "([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(
    names(everything("events")),
    unique(sent).filter((name) => !PAGE_ONLY.includes(name)),
  );
});

test("the manifest has the parts and the slots of the elements", () => {
  const scripts = sources(".js").join("\n");
  const marked = /(?:\bpart: |setAttribute\("part", )["`](.+?)["`]/g;
  const parts = [...scripts.matchAll(marked)]
    .flatMap(([, part]) => Object.keys(TOOLS).map((tool) => part.replace(/\$\{\w+\}/, tool)))
    .flatMap((part) => part.split(" "));
  assert.deepEqual(names(everything("cssParts")), unique(parts));
  const slots = [...scripts.matchAll(/build\("slot"(?:, \{ name: "(\w+)" \})?\)/g)].map(([, name = ""]) => name);
  assert.deepEqual(names(everything("slots")), unique(slots));
});

test("the manifest has the custom properties of the style sheets, with what they are by themselves", () => {
  const style = sources(".css").join("\n");
  const used = [...style.matchAll(/--lights-[\w-]+/g)].map(([name]) => name);
  assert.deepEqual(names(everything("cssProperties")), unique(used));
  for (const { name, default: color } of everything("cssProperties"))
    if (color.startsWith("#"))
      assert.equal(style.match(`var\\(${name}, (?:var\\(--[\\w-]+, )?(#\\w+)\\)`)?.[1], color, name);
});

for (const path of ["docs/elements.md", "build/package/README.md"])
  test(`${path} names all that the manifest has`, () => {
    const text = read(path);
    const lists = ["attributes", "members", "events", "cssProperties", "cssParts", "slots"];
    const missing = names(lists.flatMap(everything)).filter(
      (name) => name && !new RegExp(`\`${name}[\`(=]`).test(text),
    );
    assert.deepEqual(missing, []);
  });
