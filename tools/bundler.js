// Bundles modules into one script, together with style sheets and the wasm.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, relative, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { minify } from "@swc/core";
import { build } from "esbuild";
import { LANGUAGES } from "../web/locales/languages.js";
import { digest } from "./state.js";

/** @import { BuildOptions, PluginBuild } from "esbuild" */

/** The imports of lazy scripts from modules of their host, by a number: the place of the module in web/, and the names. @typedef {Map<number, { place: string, names: Set<string> }>} Shared */

/** Required, because node takes a second to find what a CommonJS module of this size exports. */
const ts = /** @type {typeof import("typescript-5")} */ (createRequire(import.meta.url)("typescript-5"));

const { MAPPED } = process.env; // set for coverage: source maps inside the scripts, which are not minified

/** The files below a folder. @param {string} folder @param {RegExp} pattern */
const filesBelow = (folder, pattern) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, "base64"));

/** Scripts that lie beside each other under fixed names tell by it that they are of one build (web/loading/script-loader.js). */
export const STAMP = digest(
  ...["web", "tools"].flatMap((folder) => filesBelow(folder, /\.(js|css)$/)),
  ...[
    "build/embed.wasm",
    "build/embed-states.wasm",
    "build/grid-image.wasm",
    "build/lights-and-doors.wasm",
    "build/scalar.mjs",
    "package-lock.json",
  ].map((path) => (existsSync(path) ? readFileSync(path, "base64") : "")),
).slice(0, 8);

/** Builtins that a host page may have replaced, and the functions of web/engine/builtins.js that stand in for them. */
const BUILTINS = { "Array.from": "arrayFrom", "Object.entries": "entriesOf" };

/**
 * Bundles by esbuild.
 * @param {BuildOptions & { integrity?: Record<string, string>, shared?: Shared }} options integrity: the hashes of other scripts;
 *   shared: the modules for lazy scripts
 */
async function compile({ integrity = {}, shared = new Map(), ...options }) {
  return build({
    bundle: true,
    write: false,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    loader: { ".woff2": "base64" },
    logOverride: {
      "empty-import-meta": "silent", // the scripts contain the wasm and never use their own address
      "commonjs-variable-in-esm": "silent", // handOver()
    },
    ...options,
    define: { STAMP: JSON.stringify(STAMP), ...BUILTINS, ...options.define },
    inject: [resolve("web/engine/builtins.js"), ...(options.inject ?? [])],
    plugins: [
      ...(options.plugins ?? []),
      wasmOutside,
      ...lateModules,
      cssAsText,
      localeSections,
      lateLanguages,
      carryIntegrity(integrity),
      carryShared(shared),
    ],
  });
}

/** A script that esbuild has minified: SWC makes it 2 to 4 % smaller, compressed. @param {string} script */
const smallest = async (script) => (await minify(script, { compress: true, mangle: true })).code;

/**
 * One self-contained minified file: everything it imports is inside, the wasm of that name and the worker as text.
 * @param {string | import("esbuild").StdinOptions} entry a path, or that of handOver()
 * @param {Parameters<typeof compile>[0] & { wasm?: string }} [options]
 */
export async function bundle(entry, { wasm, plugins = [], ...options } = {}) {
  const source = typeof entry === "string" ? { entryPoints: [entry] } : { stdin: entry };
  const isStyle = String(entry).endsWith(".css");
  const isMapped = MAPPED && !isStyle;
  const form = /** @type {const} */ ({ format: "iife", minify: !isMapped, sourcemap: isMapped ? "inline" : false });
  /** @type {Map<string, string>} */
  const styles = new Map();
  const outside = wasm ? [stylesOutside(styles)] : [];
  const { outputFiles: [file] = [] } = await compile({
    ...source,
    ...form,
    ...options,
    plugins: [...outside, ...plugins],
  });
  const script = isMapped || isStyle ? file.text : await smallest(file.text);
  if (!wasm) return script;
  const base64 = deflatedWasm(wasm).toString("base64");
  const given = [...[...styles].sort(([a], [b]) => (a < b ? -1 : 1)), [WASM, base64]];
  return `((${given.map(([name]) => name)})=>{${script}})(${given.map(([, text]) => JSON.stringify(text))});`;
}

/**
 * The entry of a script that sets `module.exports` to the exports of a module. What esbuild writes for them is longer, and its loop visits
 * properties that a host page has added to Object.prototype.
 * @param {string} entry
 * @param {string[]} names of the exports
 */
export function handOver(entry, names) {
  const imported = names.map((name, i) => `${name} as _${i}`);
  const handed = names.map((name, i) => `${name}: _${i}`);
  return {
    contents: `import { ${imported} } from "${entry}"; module.exports = { ${handed} };`,
    resolveDir: ".",
  };
}

/**
 * ES modules for other bundlers: one for each entry, shared ones for code of several entries, and a source map of each.
 * @param {Record<string, string>} entryPoints by the names of their modules
 * @param {BuildOptions} options
 * @returns {Promise<{ name: string, text: string }[]>}
 */
export async function modules(entryPoints, options) {
  /** @type {BuildOptions} */
  const form = { format: "esm", splitting: true, chunkNames: "shared", outdir: ".", sourcemap: "linked" };
  const { outputFiles = [] } = await compile({ entryPoints, ...form, ...options });
  return outputFiles.map(({ path, text }) => ({ name: basename(path), text }));
}

/**
 * The modules of web/ that a script contains, by their places in it, and the names that its entry exports.
 * @param {string} entry
 * @param {Parameters<typeof compile>[0]} options
 */
export async function contentsOf(entry, options) {
  const { metafile } = await compile({ entryPoints: [entry], format: "esm", metafile: true, ...options });
  const [{ inputs, exports }] = Object.values(/** @type {import("esbuild").Metafile} */ (metafile).outputs);
  const used = Object.entries(inputs).filter(
    ([path, { bytesInOutput }]) => path.startsWith("web/") && bytesInOutput > 0,
  );
  return { modules: new Set(used.map(([path]) => relative("web", path))), names: exports };
}

/** The languages that are scripts of their own. */
export const LATE = Object.keys(LANGUAGES).filter((name) => LANGUAGES[name].until);

const WASM = "lightsWasm";

/** An expression: the bytes of a text. @param {string} text an expression: the bytes as base64 */
const bytesOf = (text) =>
  `Uint8Array.fromBase64?.(${text}) ?? Uint8Array.from(atob(${text}), (letter) => letter.charCodeAt(0))`;

/** Makes the wasm the argument of the whole script, at its end, so that it does not separate text that gzip finds alike. */
const wasmOutside = {
  name: "wasm-outside",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    const contents = `export default ${bytesOf(WASM)};`;
    onResolve({ filter: /^bundle:wasm$/ }, ({ path }) => ({ path, namespace: "wasm" }));
    onLoad({ filter: /./, namespace: "wasm" }, () => ({ contents }));
  },
};

/**
 * Makes style sheets arguments of the whole script, too, for the same reason.
 * @param {Map<string, string>} styles gets their texts by the names of the arguments
 */
const stylesOutside = (styles) => ({
  name: "styles-outside",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path, kind, resolveDir }) =>
      kind === "import-statement" ? { path: relative(".", resolve(resolveDir, path)), namespace: "style" } : undefined,
    );
    onLoad({ filter: /./, namespace: "style" }, async ({ path }) => {
      const name = path.replace(/\W/g, "_");
      styles.set(name, await bundle(path));
      return { contents: `export default ${name};` };
    });
  },
});

/**
 * A plugin that replaces some modules of web/, however their importers spell their paths.
 * @param {string} name
 * @param {(place: string, args: import("esbuild").OnResolveArgs) => import("esbuild").OnResolveResult | undefined} answer the replacement of
 *   the module at that place in web/
 */
export const replace = (name, answer) => ({
  name,
  setup: (/** @type {PluginBuild} */ { onResolve }) =>
    onResolve({ filter: /^\.{1,2}\// }, (args) => answer(relative("web", resolve(args.resolveDir, args.path)), args)),
});

/** Replaces one module by another. @param {string} from @param {string} to */
export const replaceModule = (from, to) =>
  replace("replace-module", (place) => (place === from ? { path: resolve("web", to) } : undefined));

/** A style sheet is imported as its minified text. */
const cssAsText = {
  name: "css-as-text",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\.css$/ }, ({ path, kind, resolveDir }) =>
      kind === "import-statement" ? { path: relative(".", resolve(resolveDir, path)), namespace: "css" } : undefined,
    );
    onLoad({ filter: /./, namespace: "css" }, async ({ path }) => ({ contents: await bundle(path), loader: "text" }));
  },
};

/**
 * The sentences of a language by their keys, as program text, and the text before them, which imports what they use.
 * @param {string} path
 */
function sentencesIn(path) {
  const text = readFileSync(path, "utf8");
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = file.statements.find(ts.isExportAssignment);
  const table = exported && ts.skipPartiallyEmittedExpressions(exported.expression);
  const literal = table && ts.isParenthesizedExpression(table) ? table.expression : table;
  if (!exported || !literal || !ts.isObjectLiteralExpression(literal))
    throw new Error(`${path}: no table of sentences`);
  const entries = literal.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    return /** @type {const} */ ([
      /** @type {import("typescript-5").StringLiteral} */ (name).text,
      initializer.getText(),
    ]);
  });
  return { before: text.slice(0, exported.getStart()), sentences: new Map(entries) };
}

/** The file of that name in the folder of each language that is not lazy. The keys, which all languages share, are in the script once. */
const localeSections = {
  name: "locale-sections",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    const names = Object.keys(LANGUAGES).filter((name) => !LATE.includes(name));
    const fileOf = (/** @type {string} */ name, /** @type {string} */ section) => `web/locales/${name}/${section}.js`;
    const keysOf = (/** @type {string} */ section) => [...sentencesIn(fileOf(names[0], section)).sentences.keys()];
    onResolve({ filter: /^locales:/ }, ({ path }) => ({ path: path.slice("locales:".length), namespace: "locales" }));
    onLoad({ filter: /./, namespace: "locales" }, ({ path }) => {
      const imports = names.map((name, i) => `import _${i} from "sentences:${name}/${path}";`); // a name may be a reserved word of JavaScript
      const table = names.map((name, i) => `"${name}": named(_${i})`);
      const named = "(values) => Object.assign({}, ...keys.map((key, i) => ({ [key]: values[i] })))";
      const contents = `${imports.join("")} const keys = ${JSON.stringify(keysOf(path))}, named = ${named};`;
      return { contents: `${contents} export default { ${table} };`, resolveDir: resolve("web/locales") };
    });
    onResolve({ filter: /^sentences:/ }, ({ path }) => ({
      path: path.slice("sentences:".length),
      namespace: "sentences",
    }));
    onLoad({ filter: /./, namespace: "sentences" }, ({ path }) => {
      const [name, section] = path.split("/");
      const { before, sentences } = sentencesIn(fileOf(name, section));
      const values = keysOf(section).map((key) => sentences.get(key));
      return { contents: `${before} export default [${values}];`, resolveDir: resolve(`web/locales/${name}`) };
    });
  },
};

/** Lazy languages, each as one module with all its sections, a table of functions that import them, and a table of them all. */
const lateLanguages = {
  name: "late-languages",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^languages?:/ }, ({ path }) => ({ path: path.split(":")[1], namespace: path.split(":")[0] }));
    onLoad({ filter: /^late$/, namespace: "languages" }, () => {
      const imports = LATE.map((name) => `"${name}": () => import("language:${name}")`);
      return { contents: `export default { ${imports} };` };
    });
    onLoad({ filter: /^here$/, namespace: "languages" }, () => {
      const imports = LATE.map((name, i) => `import _${i} from "language:${name}";`);
      return { contents: `${imports.join("")} export default { ${LATE.map((name, i) => `"${name}": _${i}`)} };` };
    });
    onLoad({ filter: /./, namespace: "language" }, ({ path }) => {
      const sections = readdirSync(`web/locales/${path}`).filter((name) => name !== "words.js");
      const imports = sections.map((name, i) => `import _${i} from "./${path}/${name}";`);
      const all = sections.map((_, i) => `..._${i}`);
      return { contents: `${imports.join("")} export default { ${all} };`, resolveDir: resolve("web/locales") };
    });
  },
};

/** True if exports of a module may change after it has run. @param {string} place */
const isLive = (place) => readFileSync(`web/${place}`, "utf8").includes("\nexport let ");

/**
 * The modules that a script shares with its lazy scripts (web/loading/script-loader.js): each as an array of its values in the order of
 * their names, because neither script then contains the names; a module whose values change as an object with getters. The table is made
 * when a lazy script asks for a module: by then all modules have run.
 * @param {Shared} shared
 */
const carryShared = (shared) => ({
  name: "carry-shared",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    const modules = [...shared].sort(([a], [b]) => a - b);
    const imports = modules.map(([number, { place }]) => `import * as _${number} from "./${place}";`);
    const table = modules.map(([number, { place, names }]) => {
      const sorted = [...names].sort();
      return isLive(place)
        ? `${number}: { ${sorted.map((name) => `get ${name}() { return _${number}.${name}; }`)} }`
        : `${number}: [${sorted.map((name) => `_${number}.${name}`)}]`;
    });
    const contents = `${imports.join("")} export default (number) => ({ ${table} })[number];`;
    onResolve({ filter: /^bundle:shared$/ }, ({ path }) => ({ path, namespace: "shared" }));
    onLoad({ filter: /./, namespace: "shared" }, () => ({ contents, resolveDir: resolve("web") }));
  },
});

/**
 * Takes in a lazy script what its host shares. The build before it, with leave() in tools/bundle.js, has found the names.
 * @param {Shared} shared
 */
export const borrow = (shared) => ({
  name: "borrow",
  /** @param {PluginBuild} build */
  setup(build) {
    const { onLoad, onResolve } = build;
    const numbers = new Map([...shared].map(([number, { place }]) => [place, number]));
    replace("", (place, { namespace }) => {
      const number = namespace === "file" ? numbers.get(place) : undefined;
      if (number === undefined) return undefined;
      return isLive(place) ? { path: String(number), external: true } : { path: String(number), namespace: "borrowed" };
    }).setup(build);
    onResolve({ filter: /^\d+$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: "borrowed" }, ({ path }) => {
      const names = [...(shared.get(Number(path))?.names ?? [])].sort();
      return { contents: names.length > 0 ? `export const [${names}] = require("${path}");` : "" };
    });
  },
});

/** The hashes of the files that the script loads. */
const carryIntegrity = (/** @type {Record<string, string>} */ integrity) => ({
  name: "carry-integrity",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^bundle:integrity$/ }, ({ path }) => ({ path, namespace: "integrity" }));
    onLoad({ filter: /./, namespace: "integrity" }, () => ({ contents: JSON.stringify(integrity), loader: "json" }));
  },
});

/** @param {string} name of a wasm in build/ */
const deflatedWasm = (name) => deflateSync(readFileSync(`build/${name}.wasm`), { level: 9 });

/** A module imports a wasm deflated, as bytes, which bundlers may drop where nobody uses them. @param {string} name @param {string} [specifier] of the import, behind "bundle:" */
export const carryWasm = (name, specifier = "wasm") => ({
  name: `carry-${name}`,
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^bundle:${specifier}$`) }, () => ({ path: name, namespace: specifier }));
    onLoad({ filter: /./, namespace: specifier }, () => ({
      contents: `const text = "${deflatedWasm(name).toString("base64")}"; export default /* @__PURE__ */ (() => ${bytesOf("text")})();`,
    }));
  },
});

/** The module that reads boards from pictures, and that of the embed for boards that are not binary. */
const lateModules = [carryWasm("grid-image", "grid-image"), carryWasm("embed-states", "states")];

/** @param {string} folder */
export function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
