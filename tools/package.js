// Makes build/package, for other people's builds: ES modules with types, as npm packs them.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { bundle, carryWasm, empty, replace } from "./bundler.js";
import { flatten, tables, types } from "./manifest.js";

/** @import { BuildOptions, PluginBuild } from "esbuild" */

const PACKAGE = "build/package";
const ELEMENTS = "lights-and-doors"; // called like the embed
const WASM = "lights-and-doors.wasm";
const MANIFEST = "custom-elements.json";

/** @param {string} name @param {string} content */
const write = (name, content) => writeFileSync(`${PACKAGE}/${name}`, content);
const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} entry @param {BuildOptions} options */
const module = (entry, options) => bundle(entry, { format: "esm", minify: false, ...options });

/** The engine carries its wasm and names no other place of it, where a bundler would look. */
async function engine() {
  const text = await module("web/package-engine.js", { plugins: [carryWasm("lights-and-doors")] });
  return text.replace(' = new URL("../../build/lights-and-doors.wasm", import.meta.url)', "");
}

/** @type {Partial<Record<string, import("esbuild").OnResolveResult>>} */
const BESIDE = {
  "engine/engine.js": { path: "./engine.js", external: true },
  "loading/module.js": { path: "module", namespace: "engine-beside" },
};

/** The elements take the engine, and the wasm with it, from the module beside them. */
const engineBeside = {
  name: "engine-beside",
  /** @param {PluginBuild} build */
  setup(build) {
    replace("", (place) => BESIDE[place]).setup(build);
    build.onLoad({ filter: /./, namespace: "engine-beside" }, () => ({
      contents: 'export { compileEngine as engineModule } from "./engine.js"',
      resolveDir: resolve("web/engine"),
    }));
  },
};

/** Servers import elements, too, though nobody makes one there. */
const WITHOUT_DOM = "const { HTMLElement = class {}, customElements = { get() {}, define() {} } } = globalThis;";

const elements = () => module("web/package-elements.js", { plugins: [engineBeside], banner: { js: WITHOUT_DOM } });

/** Types of the engine, out of the JSDoc of its sources (which the tests check). */
function engineTypes() {
  const emit = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--noCheck", "--target", "es2022"];
  execFileSync("node_modules/.bin/tsc", [...emit, "--outDir", PACKAGE, "web/engine/engine.js"]);
  cpSync("web/engine/exports.d.ts", `${PACKAGE}/exports.d.ts`);
}

function packageJSON() {
  const { name, version, description, keywords, license, type, engines } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  return {
    ...{ name, version, description, keywords, license, type, engines },
    exports: {
      ".": { types: `./${ELEMENTS}.d.ts`, default: `./${ELEMENTS}.js` },
      "./engine.js": { types: "./engine.d.ts", default: "./engine.js" },
      [`./${WASM}`]: `./${WASM}`,
      [`./${MANIFEST}`]: `./${MANIFEST}`,
      "./package.json": "./package.json",
    },
    files: ["*.js", "*.d.ts", WASM, MANIFEST],
    sideEffects: [`./${ELEMENTS}.js`],
    customElements: MANIFEST,
  };
}

empty(PACKAGE);
const manifest = JSON.parse(readFileSync(`web/${MANIFEST}`, "utf8"));
write("engine.js", await engine());
write(`${ELEMENTS}.js`, await elements());
engineTypes();
write(`${ELEMENTS}.d.ts`, types(manifest));
write(MANIFEST, json(flatten(manifest)));
write("package.json", json(packageJSON()));
write(
  "README.md",
  readFileSync("docs/package.md", "utf8").replace("<!-- elements -->\n", () => tables(manifest)),
);
cpSync(`build/${WASM}`, `${PACKAGE}/${WASM}`);
cpSync("LICENSE", `${PACKAGE}/LICENSE`);
