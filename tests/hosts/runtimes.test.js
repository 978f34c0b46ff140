// Other programs that run JavaScript or test it, and a project of Vite and TypeScript: the lines of the package's README about the engine.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { bin, project } from "./article.js";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const TSC = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
const README = readFileSync(new URL("../../build/package/README.md", import.meta.url), "utf8");
const [, IMPORT, LINES] =
  /```js\n(import .*"lights-and-doors\/engine";)\n\n(const board = await open[^`]*)board\.press\(99\)/.exec(README) ??
  [];

/** Declares the names that the lines use. */
const GIVEN = `const text = ".#.\\n###\\n.#.", file = "5x5.on\\n3x3.on", seed = 7;
const { signal } = new AbortController();
const onProgress = () => {};
`;
const ANSWER = "[best.buttons[0].name, best.count, level.engine.cols]";
const EXPECTED = ["2,2", 1, 5];
const PRINT = `console.log(JSON.stringify(${ANSWER}));\n`;
const PROGRAM = `${IMPORT}\n${GIVEN}${LINES}${PRINT}`;
const MODULE = { "package.json": '{ "type": "module" }' };

/** A test of a board in a document, and of the lines. @param {string} from where `test` and `expect` come from */
const tested = (from) => `${from}
import { LightsOut } from "lights-and-doors";
${IMPORT}

test("the element shows its board", async () => {
  document.body.innerHTML = '<lights-out board="3x3.on"></lights-out>';
  const board = document.querySelector("lights-out");
  await board.ready;
  expect(board).toBeInstanceOf(LightsOut);
  board.press(4);
  expect(board.engine.moves).toEqual([4]);
});

test("the lines run", async () => {
  ${GIVEN}${LINES}
  expect(${ANSWER}).toEqual(${JSON.stringify(EXPECTED)});
});
`;

/** A program that a package has for the machine, among others that npm leaves out; a script of its install, which is off, would choose it. @param {string} scope @param {string} file */
const program = (scope, file) =>
  `${HERE}node_modules/${scope}/${readdirSync(`${HERE}node_modules/${scope}`)[0]}/${file}`;

const RUNTIMES = {
  Deno: [program("@deno", "deno"), "run", "--node-modules-dir=manual", "main.js"],
  Bun: [program("@oven", "bin/bun"), "main.js"],
};

for (const [name, command] of Object.entries(RUNTIMES))
  test(`${name} runs the lines`, () => {
    const { printed } = project(name.toLowerCase(), { ...MODULE, "main.js": PROGRAM }, command);
    assert.deepEqual(JSON.parse(printed), EXPECTED);
  });

test("a script of Node requires the engine and runs the lines", () => {
  const required = IMPORT.replace(/import (.*) from (".*");/, "const $1 = require($2);");
  const script = `${required}\n(async () => {\n${GIVEN}${LINES}${PRINT}})();\n`;
  const { printed } = project("require", { "main.cjs": script }, [process.execPath, "--no-warnings", "main.cjs"]);
  assert.deepEqual(JSON.parse(printed), EXPECTED);
});

test("Jest with jsdom, which lacks parts of browsers and of Node, tests the element and the lines", () => {
  const config = { type: "module", jest: { testEnvironment: "jsdom", transform: {} } };
  const files = { "package.json": JSON.stringify(config), "board.test.js": tested("") };
  project("jest", files, [process.execPath, "--experimental-vm-modules", bin("jest"), "--ci"]);
});

test("Vitest with jsdom tests the element and the lines", () => {
  const files = { ...MODULE, "board.test.js": tested('import { expect, test } from "vitest";') };
  project("vitest", files, [bin("vitest"), "run", "--environment", "jsdom"]);
});

test("strict TypeScript checks the lines, and Vite builds a program of them that runs", () => {
  const compilerOptions = { strict: true, noEmit: true, types: [], module: "esnext", moduleResolution: "bundler" };
  const config = { compilerOptions: { ...compilerOptions, target: "es2022" }, files: ["main.ts"] };
  const elements = 'import { type LightsOut } from "lights-and-doors";\nexport type Theme = LightsOut["theme"];\n';
  const files = { ...MODULE, "main.ts": elements + PROGRAM, "tsconfig.json": JSON.stringify(config) };
  project("vite-types", files, [TSC, "--project", "."]);
  const build = [bin("vite"), "build", "--ssr", "main.ts", "--logLevel", "error"];
  const { folder } = project("vite-built", files, build);
  const { printed } = project("vite-run", { ...MODULE, "main.js": readFileSync(`${folder}/dist/main.js`, "utf8") }, [
    process.execPath,
    "main.js",
  ]);
  assert.deepEqual(JSON.parse(printed), EXPECTED);
});
