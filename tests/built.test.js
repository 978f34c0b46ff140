// The output of the build: the imports and exports of the wasm module, and the sizes of all files.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { AIR, BUDGETS } from "../tools/budgets.js";

// Exports that linkers add; the names of the stack functions differ between versions.
const LINKER = /^(memory|_initialize)$/;

const read = (/** @type {string} */ path) => readFileSync(new URL(`../${path}`, import.meta.url));
const wasm = read("build/lights-and-doors.wasm");

test("the module needs nothing from outside", () => {
  assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(wasm)), []);
});

test("the module exports what wasm.c declares, and nothing more", () => {
  const declared = [
    ...read("src/exports/wasm.c")
      .toString()
      .matchAll(/\b(?:PAGE_|STATES_)?EXPORT\((?!name\))(\w+)\)/g),
  ].map(([, name]) => name);
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(wasm)).map(({ name }) => name);
  const own = exported.filter((name) => !LINKER.test(name));
  assert.deepEqual(own.sort(), [...new Set(declared)].sort());
});

test("no script for other people's pages visits properties that they have added to all objects", () => {
  const scripts = readdirSync("build/site").filter((name) => /^lights-and-doors.*\.js$/.test(name));
  assert.ok(scripts.length > 7);
  for (const name of scripts)
    assert.doesNotMatch(String(read(`build/site/${name}`)), /\bfor ?\((var|let|const) \w+ in /, name);
});

for (const [name, budget, measure] of BUDGETS)
  test(`${name}: at most 5 % above the budget`, async (t) => {
    const bytes = await measure();
    t.diagnostic(`${bytes} bytes of ${budget}`);
    assert.ok(bytes <= AIR * budget, `${bytes} bytes of ${budget}`);
  });
