// Bundlers and an old compiler, without settings: the package as their users install it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { bin, project } from "./article.js";

const MAIN = `import "lights-and-doors";
import { compileEngine, createEngine } from "lights-and-doors/engine.js";
compileEngine().then((module) => console.log(createEngine(module).notation));
`;

const CONFIG = `import resolve from "@rollup/plugin-node-resolve";
export default { input: "main.js", output: { dir: "dist", format: "es" }, plugins: [resolve()] };
`;

const BUNDLERS = {
  webpack: [
    bin("webpack"),
    "--entry",
    "./main.js",
    "--mode",
    "production",
    "--output-path",
    "dist",
    "--fail-on-warnings",
    "--no-performance", // advice about the size of both entries together
  ],
  rollup: [bin("rollup"), "--config", "--failAfterWarnings"],
  vite: [bin("vite"), "build", "--assetsDir", ".", "--logLevel", "error"],
  parcel: [bin("parcel"), "build", "index.html", "--no-cache", "--cache-dir", "cache", "--dist-dir", "dist"],
};

for (const [name, command] of Object.entries(BUNDLERS))
  test(`${name} bundles the elements and the engine`, () => {
    const { folder } = project(
      name,
      {
        "package.json": '{ "type": "module", "browserslist": "chrome 120" }',
        "main.js": MAIN,
        "index.html": '<!doctype html><script type="module" src="main.js"></script><lights-out></lights-out>',
        "rollup.config.js": CONFIG,
      },
      command,
    );
    const scripts = readdirSync(`${folder}/dist`).filter((file) => file.endsWith(".js"));
    const text = scripts.map((file) => readFileSync(`${folder}/dist/${file}`, "utf8")).join("");
    for (const part of ["lights-out", "rotating-doors", "lights-explain"]) assert.ok(text.includes(part), part);
  });

test("TypeScript 4.7 reads all types, also without those of a browser", () => {
  const engine =
    'import { createEngine, type Engine } from "lights-and-doors/engine.js";\nexport const make: (m: object) => Engine = createEngine;\n';
  const elements = 'import { LightsOut } from "lights-and-doors";\nexport const theme: LightsOut["theme"] = "light";\n';
  const compilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: "nodenext",
    target: "es2022",
    lib: ["es2022"],
  };
  const files = { "package.json": '{ "type": "module" }', "engine.ts": engine, "elements.ts": elements };
  for (const file of ["engine.ts", "elements.ts"]) {
    const config = JSON.stringify({ compilerOptions, files: [file] });
    project("typescript", { ...files, "tsconfig.json": config }, [bin("tsc"), "--project", "."]);
  }
});
