// Bundles modules into one script, together with style sheets and the wasm.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { minify } from "@swc/core";
import { build } from "esbuild";
import { isExportAssignment, isObjectLiteralExpression, isPropertyAssignment } from "typescript/unstable/ast";
import { LANGUAGES } from "../web/locales/languages.js";
import { treesOf } from "./program.js";
import { digest } from "./state.js";

/** @import { BuildOptions, PluginBuild } from "esbuild" */
/** @import { Node, StringLiteral } from "typescript/unstable/ast" */

/** The modules that lazy scripts require from the script that loads them, by their places in web/, and the names that they use. @typedef {Map<string, Set<string>>} Externals */

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
 * @param {BuildOptions & { integrity?: Record<string, string>, externals?: Externals }} options integrity: the hashes of other scripts;
 *   externals: what lazy scripts require
 */
async function compile({ integrity = {}, externals = new Map(), ...options }) {
  return build({
    bundle: true,
    write: false,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    loader: { ".woff2": "base64" },
    logOverride: {
      "empty-import-meta": "silent", // the scripts contain the wasm and never use their own address
      "commonjs-variable-in-esm": "silent", // commonJS()
    },
    ...options,
    define: { STAMP: JSON.stringify(STAMP), ...BUILTINS, ...options.define },
    inject: [resolve("web/engine/builtins.js"), ...(options.inject ?? [])],
    plugins: [
      ...(options.plugins ?? []),
      wasmOutside,
      ...wasmModules,
      cssAsText,
      localeSections,
      lazyLanguages,
      integrityModule(integrity),
      sharedModules(externals),
    ],
  });
}

/** Names are given in the order of their places: by frequency, they would change with the stamp of the build, and the compressed size by up to 1 %. SWC's types lack the option. */
const MANGLE = /** @type {import("@swc/core").TerserMangleOptions} */ ({ disableCharFreq: true });

/** A script that esbuild has minified: SWC makes it 2 to 4 % smaller, compressed. @param {string} script */
const smallest = async (script) => (await minify(script, { compress: true, mangle: MANGLE })).code;

/**
 * One self-contained minified file: everything it imports is inside, the wasm of that name and the worker as text.
 * @param {string | import("esbuild").StdinOptions} entry a path, or a text
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
 * A script that sets `module.exports` to the exports of a module. What esbuild writes for them is longer, and its loop visits properties
 * that a host page has added to Object.prototype.
 * @param {string} entry
 * @param {Parameters<typeof bundle>[1]} [options]
 */
export async function commonJS(entry, options = {}) {
  const { names } = await contentsOf(entry, options);
  const imported = names.map((name, i) => `${name} as _${i}`);
  const exported = names.map((name, i) => `${name}: _${i}`);
  const contents = `import { ${imported} } from "${entry}"; module.exports = { ${exported} };`;
  return bundle({ contents, resolveDir: "." }, { format: "cjs", ...options });
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
 * The modules of web/ that a script contains and those that its entry imports, by their places, and the names that its entry exports.
 * @param {string} entry
 * @param {Parameters<typeof compile>[0]} options
 */
export async function contentsOf(entry, options) {
  const { metafile } = await compile({ entryPoints: [entry], format: "esm", metafile: true, ...options });
  const { inputs, outputs } = /** @type {import("esbuild").Metafile} */ (metafile);
  const [output] = Object.values(outputs);
  const used = Object.keys(output.inputs).filter((path) => output.inputs[path].bytesInOutput > 0);
  const imported = inputs[relative(".", entry)]?.imports.map(({ path }) => path) ?? [];
  const places = (/** @type {string[]} */ paths) =>
    new Set(paths.filter((path) => path.startsWith("web/")).map((path) => relative("web", path)));
  return { modules: places(used), imports: places(imported), names: output.exports };
}

/** The languages that are scripts of their own. */
export const LAZY_LANGUAGES = Object.keys(LANGUAGES).filter((name) => LANGUAGES[name].until);

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

/** The languages that are in every script. */
const FIRST_LANGUAGES = Object.keys(LANGUAGES).filter((name) => !LAZY_LANGUAGES.includes(name));

/** @type {ReturnType<typeof treesOf> | undefined} */
let locales;

/** The syntax tree of a section of a language. @param {string} path */
function localeAt(path) {
  const pathsOf = (/** @type {string} */ name) =>
    readdirSync(`web/locales/${name}`).map((file) => `web/locales/${name}/${file}`);
  locales ??= treesOf(FIRST_LANGUAGES.flatMap(pathsOf));
  return locales.get(path);
}

/** An expression without its parentheses and its type. @param {Node & { expression?: Node }} node @returns {Node} */
const bare = (node) => (node.expression ? bare(node.expression) : node);

/** The sentences of a language by their keys, as program text, and the text before them, which imports what they use. @param {string} path */
function sentencesIn(path) {
  const file = localeAt(path);
  const exported = file?.statements.find(isExportAssignment);
  const table = exported && bare(exported.expression);
  if (!file || !table || !isObjectLiteralExpression(table)) throw new Error(`${path}: no table of sentences`);
  const entries = table.properties.filter(isPropertyAssignment).map(({ name, initializer }) => {
    return /** @type {const} */ ([/** @type {StringLiteral} */ (name).text, initializer.getText()]);
  });
  return { before: file.text.slice(0, exported.getStart()), sentences: new Map(entries) };
}

/** The file of that name in the folder of each language that is not lazy. The keys, which all languages share, are in the script once. */
const localeSections = {
  name: "locale-sections",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    const fileOf = (/** @type {string} */ name, /** @type {string} */ section) => `web/locales/${name}/${section}.js`;
    const keysOf = (/** @type {string} */ section) => [
      ...sentencesIn(fileOf(FIRST_LANGUAGES[0], section)).sentences.keys(),
    ];
    onResolve({ filter: /^locales:/ }, ({ path }) => ({ path: path.slice("locales:".length), namespace: "locales" }));
    onLoad({ filter: /./, namespace: "locales" }, ({ path }) => {
      const imports = FIRST_LANGUAGES.map((name, i) => `import _${i} from "sentences:${name}/${path}";`); // a name may be a reserved word of JavaScript
      const table = FIRST_LANGUAGES.map((name, i) => `"${name}": named(_${i})`);
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
const lazyLanguages = {
  name: "lazy-languages",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^languages?:/ }, ({ path }) => ({ path: path.split(":")[1], namespace: path.split(":")[0] }));
    onLoad({ filter: /^lazy$/, namespace: "languages" }, () => {
      const imports = LAZY_LANGUAGES.map((name) => `"${name}": () => import("language:${name}")`);
      return { contents: `export default { ${imports} };` };
    });
    onLoad({ filter: /^here$/, namespace: "languages" }, () => {
      const imports = LAZY_LANGUAGES.map((name, i) => `import _${i} from "language:${name}";`);
      return {
        contents: `${imports.join("")} export default { ${LAZY_LANGUAGES.map((name, i) => `"${name}": _${i}`)} };`,
      };
    });
    onLoad({ filter: /./, namespace: "language" }, ({ path }) => {
      const sections = readdirSync(`web/locales/${path}`).filter((name) => name !== "words.js");
      const imports = sections.map((name, i) => `import _${i} from "./${path}/${name}";`);
      const all = sections.map((_, i) => `..._${i}`);
      return { contents: `${imports.join("")} export default { ${all} };`, resolveDir: resolve("web/locales") };
    });
  },
};

/** A module whose exports change cannot be shared: a script gets the values that they have when it requires the module. @param {string} place */
function checkConstant(place) {
  if (/^export let /m.test(readFileSync(`web/${place}`, "utf8")))
    throw new Error(`${place} is shared, and exports a variable`);
}

/**
 * The modules of web/ that the lazy scripts of a script require from it (web/loading/script-loader.js), and what they use of each. The
 * table is made when a lazy script requires a module: by then all modules have run.
 * @param {Externals} externals
 */
const sharedModules = (externals) => ({
  name: "shared-modules",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    const modules = [...externals].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [place] of modules) checkConstant(place);
    const imports = modules.map(([place], i) => `import * as _${i} from "./${place}";`);
    const table = modules.map(([place, names], i) => {
      const values = [...names].sort().map((name) => `${name}: _${i}.${name}`);
      return `"${place}": { ${values} }`;
    });
    const contents = `${imports.join("")} export default (place) => ({ ${table} })[place];`;
    onResolve({ filter: /^bundle:shared$/ }, ({ path }) => ({ path, namespace: "shared" }));
    onLoad({ filter: /./, namespace: "shared" }, () => ({ contents, resolveDir: resolve("web") }));
  },
});

/** The hashes of the files that the script loads. */
const integrityModule = (/** @type {Record<string, string>} */ integrity) => ({
  name: "integrity-module",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^bundle:integrity$/ }, ({ path }) => ({ path, namespace: "integrity" }));
    onLoad({ filter: /./, namespace: "integrity" }, () => ({ contents: JSON.stringify(integrity), loader: "json" }));
  },
});

/** @param {string} name of a wasm in build/ */
const deflatedWasm = (name) => deflateSync(readFileSync(`build/${name}.wasm`), { level: 9 });

/** A module imports a wasm deflated, as bytes, which bundlers may drop where nobody uses them. @param {string} name @param {string} [specifier] of the import, behind "bundle:" */
export const wasmModule = (name, specifier = "wasm") => ({
  name: `${name}-module`,
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: new RegExp(`^bundle:${specifier}$`) }, () => ({ path: name, namespace: specifier }));
    onLoad({ filter: /./, namespace: specifier }, () => ({
      contents: `const text = "${deflatedWasm(name).toString("base64")}"; export default /* @__PURE__ */ (() => ${bytesOf("text")})();`,
    }));
  },
});

/** The module that reads boards from pictures, and that of the embed for boards that are not binary. */
const wasmModules = [wasmModule("grid-image", "grid-image"), wasmModule("embed-states", "states")];

/** @param {string} folder */
export function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
