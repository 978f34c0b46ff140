// Builds the npm package in build/package: ES modules with types.
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { empty, LAZY_LANGUAGES, modules, replace, replaceModule, wasmModule } from "./bundler.js";
import { classes, FRAMEWORKS, flatten, jsx, readManifest, tables, tags, templates } from "./manifest.js";
import { treesOf, typeComments } from "./program.js";

/** @import { PluginBuild } from "esbuild" */

const { PACKAGE = "build/package", SITE = "build/site" } = process.env;
const ELEMENTS = "lights-and-doors"; // called like the embed
const CLASSES = "classes"; // the elements without their tags
const BOARDS = "boards"; // the elements without the explain pane
const EXPLAIN = "explain"; // the explain pane, imported when needed
const LARGE = "large-boards"; // imported when needed
const STATES = "states"; // more than two states, imported when needed
const STATES_WASM = "states-wasm"; // imported with these
const TEXT = "board-text"; // other forms of `board`, imported when needed
const REACT = "react";
const VUE = "vue";
const SVELTE = "svelte"; // sources, which the compiler of the host compiles
const POSITION = "position"; // of the components
const PREVIEW = "preview"; // for servers
const MARKDOWN = "markdown"; // plugins
const COMMAND = "command"; // for shells
const ENTRIES = [CLASSES, BOARDS, REACT, VUE, SVELTE, PREVIEW, MARKDOWN, "engine"]; // beside the elements
const UNZLIB = "unzlib"; // imported where the platform does not inflate
const RENDERER = "@resvg/resvg-js"; // for the pictures of previews
const CLASSIC = "classic"; // the embed and its lazy scripts, for a <script> without a bundler
const WASM = "lights-and-doors.wasm";
const MANIFEST = "custom-elements.json";

/** @param {string} name @param {string} content */
const write = (name, content) => writeFileSync(`${PACKAGE}/${name}`, content);
const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
/** @param {{ name: string, text: string }[]} files */
const writeAll = (files) => files.forEach(({ name, text }) => void write(name, text));

/** The engine contains its wasm, and names no other address of it, which a bundler would try to resolve. */
async function engine() {
  const plugins = [compileInside, inflateAnywhere, wasmModule("lights-and-doors")];
  const made = [
    modules({ engine: "web/engine.js" }, { plugins }),
    modules({ [STATES_WASM]: "bundle:states" }, {}),
    modules({ [UNZLIB]: "web/package/unzlib.js" }, { minify: true, sourcemap: false }),
  ];
  return (await Promise.all(made)).flat();
}

const compileInside = replaceModule("engine/compile.js", "package/compile.js");

/** Of the package, which also runs where the platform does not inflate; what it needs there is a module of its own. */
const inflateAnywhere = replace("inflate-anywhere", (place, { importer }) => {
  if (place === "package/unzlib.js") return { path: `./${UNZLIB}.js`, external: true };
  const isOurs = importer.endsWith("package/inflate.js");
  return place === "loading/inflate.js" && !isOurs ? { path: resolve("web/package/inflate.js") } : undefined;
});

/** The module for boards that are not binary is imported when the elements need it. */
const wasmBeside = {
  name: "wasm-beside",
  /** @param {PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /^bundle:states$/ }, () => ({ path: `./${STATES_WASM}.js`, external: true }));
  },
};

/** @type {import("esbuild").OnResolveResult} */
const BESIDE = { path: "./engine.js", external: true };

/** Previews, plugins and the command import the engine, which contains the wasm, from the module beside them. */
const engineBeside = replace("engine-beside", (place) =>
  ["engine/all.js", "engine/engine.js"].includes(place) ? BESIDE : undefined,
);

/** Lazy languages are modules beside the elements, imported when they are needed. */
const languages = () => modules(Object.fromEntries(LAZY_LANGUAGES.map((name) => [name, `language:${name}`])), {});

const languageBeside = {
  name: "language-beside",
  /** @param {PluginBuild} build */
  setup({ onResolve }) {
    const file = (/** @type {string} */ path) => `./${path.slice("language:".length)}.js`;
    onResolve({ filter: /^language:/ }, ({ path }) => ({ path: file(path), external: true }));
  },
};

/** The smaller module in the place of the one that the site loads. */
const smallCore = {
  name: "small-core",
  /** @param {PluginBuild} build */
  setup(build) {
    const small = { path: "small", namespace: "small" };
    replace("", (place) => (place === "loading/module.js" ? small : undefined)).setup(build);
    build.onLoad({ filter: /./, namespace: "small" }, () => ({ contents: SMALL, resolveDir: resolve("web/loading") }));
  },
};

const SMALL = `import deflated from "bundle:wasm";
import { inflate } from "./inflate.js";
let compiled;
export const loaded = { core: null };
export async function engineModule() {
  compiled ??= inflate(deflated).then((bytes) => WebAssembly.compile(bytes));
  return (loaded.core = await compiled);
}`;

/** The elements contain the smaller module of the embed, and of the engine what goes with it. */
const elements = () =>
  modules(
    {
      [ELEMENTS]: "web/package/elements.js",
      [CLASSES]: "web/package/classes.js",
      [BOARDS]: "web/package/boards.js",
      [EXPLAIN]: "web/explain/index.js",
      [LARGE]: "web/canvas/index.js",
      [STATES]: "web/states/with-module.js",
      [TEXT]: "web/board/text.js",
    },
    {
      plugins: [smallCore, inflateAnywhere, wasmModule("embed"), wasmBeside, languageBeside],
      inject: ["web/package/dom.js"],
      chunkNames: "shared-[hash]",
    },
  );

const preview = () =>
  modules({ [PREVIEW]: "web/package/preview.js" }, { plugins: [engineBeside, languageBeside], splitting: false });

const markdown = () =>
  modules({ [MARKDOWN]: "web/package/markdown.js" }, { plugins: [engineBeside, languageBeside], splitting: false });

const command = () => {
  const options = { platform: /** @type {const} */ ("node"), splitting: false };
  return modules({ [COMMAND]: "web/package/command.js" }, { plugins: [engineBeside, languageBeside], ...options });
};

/** Types that only browsers or newer compilers have, and their replacements for TypeScript 4.7 and for projects in Node alone. */
const PLAIN = {
  "Uint8Array<ArrayBuffer>": "ReturnType<typeof Uint8Array.from>",
  "BufferSource | string | URL": "ArrayBuffer | ArrayBufferView | string | { readonly href: string }",
  "WebAssembly.Module": "object",
  'Pick<WebAssembly.Memory, "buffer" | "grow">': "{ readonly buffer: ArrayBuffer; grow(pages: number): number }",
};

const plain = (/** @type {string} */ text) =>
  Object.entries(PLAIN).reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** A JSDoc comment that another one follows: TypeScript repeats those of all overloads before each of them. */
const PASSED_OVER = /\/\*\*(?:(?!\*\/).)*\*\/\s+(?=\/\*\*)/gs;

/**
 * Declarations with the descriptions of types, which TypeScript leaves out.
 * @param {string} text
 * @param {Map<string, string>} descriptions by the names of the types
 */
const described = (text, descriptions) =>
  text
    .replace(/^export type (\w+)/gm, (line, name) => {
      const words = descriptions.get(name);
      return words ? `/**\n * ${words.replaceAll("\n", "\n * ")}\n */\n${line}` : line;
    })
    .replace(PASSED_OVER, "");

/** Adds the descriptions of types to the declarations in some folders. @param {string[]} folders */
function describe(folders) {
  const paths = folders.flatMap((folder) =>
    readdirSync(`${PACKAGE}/${folder}`).map((name) => `${folder}/${name.slice(0, -".d.ts".length)}`),
  );
  for (const [source, tree] of treesOf(paths.map((path) => `web/${path}.js`))) {
    const name = `${source.slice("web/".length, -".js".length)}.d.ts`;
    write(name, described(readFileSync(`${PACKAGE}/${name}`, "utf8"), typeComments(tree)));
  }
}

/** Generates the types of the engine and of the previews from the JSDoc of their sources. */
function declare() {
  const emit = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--noCheck", "--target", "es2022"];
  const sources = ["web/engine/library.js", "web/preview/api.js"];
  execFileSync("node_modules/typescript/bin/tsc", [...emit, "--ignoreConfig", "--outDir", PACKAGE, ...sources]);
  rmSync(`${PACKAGE}/locales`, { recursive: true });
  describe(["engine", "preview", "reading"]);
  for (const folder of ["engine", "preview"]) {
    for (const name of readdirSync(`${PACKAGE}/${folder}`))
      renameSync(`${PACKAGE}/${folder}/${name}`, `${PACKAGE}/${name}`);
    rmdirSync(`${PACKAGE}/${folder}`);
  }
  appendFileSync(
    `${PACKAGE}/engine.d.ts`,
    'export { compileEngine } from "./compile.js";\nexport * from "./library.js";\n',
  );
  cpSync("web/engine/exports.d.ts", `${PACKAGE}/exports.d.ts`);
  cpSync("web/markdown/api.d.ts", `${PACKAGE}/${MARKDOWN}.d.ts`);
  renameSync(`${PACKAGE}/api.d.ts`, `${PACKAGE}/${PREVIEW}.d.ts`);
  appendFileSync(`${PACKAGE}/${PREVIEW}.d.ts`, "export declare const createPreviews: CreatePreviews;\n");
  for (const name of readdirSync(PACKAGE).filter((name) => name.endsWith(".d.ts")))
    write(name, plain(readFileSync(`${PACKAGE}/${name}`, "utf8")).replaceAll('"../reading/', '"./reading/'));
}

/** The components for a framework, which import the elements and what keeps positions in step from the modules beside them. @param {string} name @param {string} [js] the first line */
const components = (name, js = "") =>
  modules({ [name]: `web/package/${name}.js` }, { plugins: [elementsBeside], banner: { js } });

const elementsBeside = {
  name: "elements-beside",
  /** @param {PluginBuild} build */
  setup(build) {
    /** @type {Record<string, string>} */
    const names = { "package/elements.js": ELEMENTS, "package/position.js": POSITION };
    replace("", (place, { kind }) =>
      place in names && kind !== "entry-point" ? { path: `./${names[place]}.js`, external: true } : undefined,
    ).setup(build);
    build.onResolve({ filter: /^(react|vue)$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** A component of each element, from the source of one. */
function svelte() {
  const source = readFileSync("web/package/LightsOut.svelte", "utf8").replace("./elements.js", `./${ELEMENTS}.js`);
  write("LightsOut.svelte", source);
  write("RotatingDoors.svelte", source.replaceAll("lights-out", "rotating-doors"));
  const names = ["LightsOut", "RotatingDoors"];
  write(`${SVELTE}.js`, names.map((name) => `export { default as ${name} } from "./${name}.svelte";\n`).join(""));
}

/** The page in one file, and the scripts for a page without a bundler. An npm CDN serves them from one directory. */
function classic() {
  const scripts = readdirSync(SITE).filter((name) => /^lights-and-doors(-[\w-]+)?\.js$/.test(name));
  for (const name of scripts) cpSync(`${SITE}/${name}`, `${PACKAGE}/${CLASSIC}/${name}`);
  cpSync(`${SITE}/${ELEMENTS}.html`, `${PACKAGE}/${ELEMENTS}.html`);
  write(`${CLASSIC}/package.json`, json({ type: "commonjs" }));
}

/** The address of the project, from the variables that GitHub sets for its builds. @param {NodeJS.ProcessEnv} environment */
function addresses({ GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server = "https://github.com" }) {
  const home = `${server}/${repository}`;
  if (!repository) return {};
  return {
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
    repository: { type: "git", url: `git+${home}.git` },
  };
}

/** Bundlers leave what has the condition "svelte" to its compiler. @param {string} name */
const entry = (name) => ({
  types: `./${name}.d.ts`,
  ...(name === SVELTE && { svelte: `./${name}.js` }),
  default: `./${name}.js`,
});

function packageJSON() {
  const { name, version, description, keywords, author, license, type, engines, devDependencies } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const frameworks = Object.entries(FRAMEWORKS).map(([, { name, since }]) => [name, `>=${since}`]);
  const typed = Object.keys(FRAMEWORKS).filter((name) => !FRAMEWORKS[name].component); // the others have components, too
  const peers = { [RENDERER]: `^${devDependencies[RENDERER]}`, [REACT]: ">=18", ...Object.fromEntries(frameworks) };
  return {
    ...{ name, version, description, keywords, author, license, type, engines },
    ...addresses(process.env),
    main: `./${ELEMENTS}.js`,
    module: `./${ELEMENTS}.js`,
    types: `./${ELEMENTS}.d.ts`,
    unpkg: `./${CLASSIC}/${ELEMENTS}.js`,
    jsdelivr: `./${CLASSIC}/${ELEMENTS}.js`,
    bin: { [name]: `./${COMMAND}.js` },
    exports: {
      ".": entry(ELEMENTS),
      ...Object.fromEntries(ENTRIES.map((name) => [`./${name}.js`, entry(name)])),
      ...Object.fromEntries(ENTRIES.map((name) => [`./${name}`, entry(name)])),
      ...Object.fromEntries(typed.map((name) => [`./${name}`, { types: `./${name}.d.ts` }])),
      [`./${CLASSIC}/*`]: `./${CLASSIC}/*`,
      [`./${WASM}`]: `./${WASM}`,
      [`./${MANIFEST}`]: `./${MANIFEST}`,
      "./package.json": "./package.json",
    },
    files: [
      "*.js",
      "*.js.map",
      "*.d.ts",
      "*.svelte",
      "reading/*.d.ts",
      CLASSIC,
      WASM,
      MANIFEST,
      `${ELEMENTS}.html`,
      "LICENSES.md",
      "notation.md",
    ],
    sideEffects: [
      ...[ELEMENTS, CLASSES, BOARDS, EXPLAIN, LARGE, STATES, TEXT, REACT, VUE, `${CLASSIC}/*`].map(
        (name) => `./${name}.js`,
      ),
      ...readdirSync(PACKAGE).flatMap((name) => (/^shared-\w+\.js$/.test(name) ? `./${name}` : [])),
    ],
    customElements: MANIFEST,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

empty(PACKAGE);
const manifest = readManifest();
writeAll(await engine());
writeAll(await elements());
writeAll(await languages());
writeAll(await preview());
writeAll(await markdown());
writeAll(await command());
declare();
write(`${CLASSES}.d.ts`, classes(manifest));
write(`${ELEMENTS}.d.ts`, tags(manifest));
write(`${BOARDS}.d.ts`, `export * from "./${ELEMENTS}.js";\n`);
writeAll(await components(REACT, '"use client";'));
writeAll(await components(VUE));
writeAll(await components(POSITION));
svelte();
write(`${REACT}.d.ts`, jsx(manifest));
for (const [name, framework] of Object.entries(FRAMEWORKS)) write(`${name}.d.ts`, templates(manifest, framework));
classic();
write(MANIFEST, json(flatten(manifest)));
write("package.json", json(packageJSON()));
write(
  "README.md",
  readFileSync("docs/package.md", "utf8").replace("<!-- elements -->\n", () => tables(manifest)),
);
cpSync(`build/${WASM}`, `${PACKAGE}/${WASM}`);
cpSync("LICENSE", `${PACKAGE}/LICENSE`);
cpSync("docs/notation.md", `${PACKAGE}/notation.md`);
cpSync("docs/licences.md", `${PACKAGE}/LICENSES.md`);

// The packed file has the modes of these, which depend neither on the umask nor on what is copied.
for (const name of readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }))
  chmodSync(`${PACKAGE}/${name}`, statSync(`${PACKAGE}/${name}`).isDirectory() ? 0o755 : 0o644);
