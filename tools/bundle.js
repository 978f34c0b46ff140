// Builds build/site from web/ and the wasm: a folder for any static host, which also works from disk. Its classic scripts contain the
// wasm. Addresses are relative, except in meta tags, which contain the address of the site if an argument gives it. lights-and-doors.js
// is the embed, lights-and-doors-all.js the embed in one file, lights-and-doors.html the whole page in one file.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tag } from "../web/embed/texts.js";
import { drawBook, drawPages } from "./book.js";
import { bundle, commonJS, contentsOf, empty, LAZY_LANGUAGES, replace, replaceModule, STAMP } from "./bundler.js";
import { galleryPages, scripts, styles } from "./gallery.js";
import { HOME } from "./previews.js";
import { writeTraditionalPages } from "./traditional.js";

/**
 * @import { BuildOptions, Plugin, PluginBuild } from "esbuild"
 * @typedef {BuildOptions & { wasm?: string, integrity?: Record<string, string>, externals?: import("./bundler.js").Externals }} Options
 */

const SITE = process.env.SITE ?? "build/site";
const [ADDRESS] = process.argv.slice(2); // of the site, where it is known
const EMBED = "lights-and-doors.js"; // other people's pages name it: never hashed
const EMBED_WHOLE = "lights-and-doors-all.js"; // the same with everything inside
/** The lazy scripts of the embed and their modules in web/: explanations, boards beyond 12×12, more than two states, other forms of `board`. */
const EMBED_LAZY = {
  "lights-and-doors-more.js": "explain/index.js",
  "lights-and-doors-large.js": "canvas/index.js",
  "lights-and-doors-states.js": "states/with-module.js",
  "lights-and-doors-text.js": "board/text.js",
};
const VERSION = "v1"; // the version of the embed: it changes when an existing page would break
const ONE_FILE = "lights-and-doors.html";
/** The lazy scripts of the page and their modules in web/. */
const LAZY = {
  play: "play/index.js",
  more: "page/more.js",
  solve: "page/solve.js",
  canvas: "canvas/index.js",
  states: "page/states.js",
  explain: "explain/index.js",
  lab: "lab/index.js",
};
const CORE = "./web/engine/core.js";
const WORKERS = "loading/start-worker.js";
/** Modules without state: each script contains what it uses of them, so that the first script has nothing that only lazy scripts use. */
const COPIED_EVERYWHERE = [
  "board/notation.js",
  "board/turns.js",
  "engine/bindings.js",
  "play/dates.js",
  "ui/controls.js",
  "ui/share.js",
];
const COPIED = ["icon.svg", "icon-64.png", "icon-512.png", "manifest.webmanifest", "star.png", "example", "book"];

const BOM = "\ufeff"; // a script that begins with it is read as UTF-8 in any page

const hashOf = (/** @type {string | Buffer} */ content) => createHash("sha256").update(content);

/**
 * Writes a file of the site under a name that changes with its content, so that caches never mix versions.
 * @param {string} name
 * @param {string | Buffer} content
 */
function writeHashed(name, content) {
  const hash = hashOf(content).digest("hex").slice(0, 10);
  const hashed = name.replace(/(\.\w+)$/, `-${hash}$1`);
  writeFileSync(`${SITE}/${hashed}`, content);
  return hashed;
}

const { imports: CORE_MODULES } = await contentsOf(CORE, {});

/** The core, once in a script: as a function that page and workers call. What it imports is required from it. */
async function coreInside() {
  const text = await commonJS(CORE);
  /** @type {Record<string, string>} */
  const modules = {
    core: `module.exports=module=>{${text}}`,
    engine: 'const made={exports:{}};require("bundle:core")(made);module.exports=made.exports',
  };
  return {
    name: "core-inside",
    /** @param {PluginBuild} build */
    setup(build) {
      const { onLoad, onResolve } = build;
      replace("", (place) => (CORE_MODULES.has(place) ? { path: "engine", namespace: "core" } : undefined)).setup(
        build,
      );
      onResolve({ filter: /^bundle:core$/ }, () => ({ path: "core", namespace: "core" }));
      onLoad({ filter: /./, namespace: "core" }, ({ path }) => ({ contents: modules[path] }));
    },
  };
}

const WASM = "lights-and-doors";

/** The worker of the laboratory as text, which follows the core (web/loading/start-worker.js) and requires the engine from it. */
const labWorkerInside = {
  name: "lab-worker-inside",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^bundle:lab-worker$/ }, ({ path }) => ({ path, namespace: "lab-worker" }));
    onLoad({ filter: /./, namespace: "lab-worker" }, async () => {
      const text = await bundle("web/lab/worker.js", { format: "cjs", plugins: [external(CORE_MODULES)] });
      return { contents: `{const require=()=>module.exports;${text}}`, loader: "text" };
    });
  },
};

/** Meta tags need absolute addresses; the picture comes from tools/previews.js. @param {string} html @param {string} address of the site */
function shared(html, address) {
  const { href } = new URL(".", address);
  const tags = { url: href, image: `${href}p/${HOME}.png`, "image:width": 1200, "image:height": 630 };
  const lines = Object.entries(tags).map(
    ([name, content]) => `    ${tag("meta", { property: `og:${name}`, content })}\n`,
  );
  return html.replace('    <link rel="icon"', (icon) => lines.join("") + icon);
}

/**
 * Replaces the names of the files in web/ by the names that they are served under.
 * @param {string} html
 * @param {Record<string, string>} served
 */
const withServed = (html, served) =>
  html.replace(/(src|href)="([^"#:]+)"/g, (whole, attribute, file) =>
    file in served ? `${attribute}="${served[file]}"` : whole,
  );

/** @param {Record<string, string>} served */
function page(served) {
  const html = withServed(readFileSync("web/index.html", "utf8"), served);
  writeFileSync(`${SITE}/index.html`, ADDRESS ? shared(html, ADDRESS) : html);
}

/** The hash by which a policy allows an inline script or style. */
const allowed = (/** @type {string} */ content) => `'${integrityOf(content)}'`;

/** The page for frames contains its style and its first script, which loads the others; so its policy names no host. */
async function framePage() {
  const style = await bundle("web/embed.css");
  const script = writeHashed("embed.js", await bundle("web/embed.js"));
  const start = await bundle("web/embed-start.js", { define: { SCRIPTS: JSON.stringify([EMBED, script]) } });
  const html = readFileSync("web/embed.html", "utf8")
    .replace("script-src", () => `script-src ${allowed(start)}`)
    .replace("style-src 'self'", () => `style-src ${allowed(style)}`)
    .replace('<link rel="stylesheet" href="embed.css">', () => `<style>${style}</style>`)
    .replace('<script src="embed-start.js" defer></script>', () => `<script>${start}</script>`);
  writeFileSync(`${SITE}/embed.html`, html);
}

/** The scripts of the recipes, for the script of their page. */
const recipes = {
  name: "recipes",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^bundle:recipes$/ }, ({ path }) => ({ path, namespace: "recipes", sideEffects: true }));
    onLoad({ filter: /./, namespace: "recipes" }, () => ({ contents: scripts() }));
  },
};

/** The page of recipes, in each language. */
async function gallery() {
  const style = (await bundle("web/gallery.css")) + styles();
  const script = await bundle("web/gallery.js", { plugins: [recipes] });
  const served = { "gallery.css": writeHashed("gallery.css", style), "gallery.js": writeHashed("gallery.js", script) };
  for (const [name, html] of Object.entries(galleryPages())) writeFileSync(`${SITE}/${name}`, withServed(html, served));
}

/**
 * The whole page in one file. Its policy allows the script and the style by their hashes.
 * @param {string} script
 * @param {string} style
 */
function oneFile(script, style) {
  const icon = `data:image/png;base64,${readFileSync("web/icon-64.png", "base64")}`;
  const html = readFileSync("web/index.html", "utf8")
    .replace("script-src 'self'", () => `script-src ${allowed(script)}`)
    .replace("style-src 'self'", () => `style-src ${allowed(style)}`)
    .replace(/ *<link rel="(manifest|apple-touch-icon|preload)".*\n/g, "")
    .replace('href="icon-64.png"', () => `href="${icon}"`)
    .replace('<link rel="stylesheet" href="style.css">', () => `<style>${style}</style>`)
    .replace(/ *<script src="app.js" defer><\/script>\n/, "")
    .replace("</body>", () => `<script>${script}</script></body>`);
  writeFileSync(`${SITE}/${ONE_FILE}`, html);
}

/** Of the site, by their paths within it. */
const listFiles = () =>
  readdirSync(SITE, { recursive: true, encoding: "utf8" }).filter((name) => !statSync(`${SITE}/${name}`).isDirectory());

/** The hash of every file, for the attribute `integrity`. */
function listIntegrity() {
  const files = listFiles().sort();
  const hashes = files.map((file) => [file, integrityOf(readFileSync(`${SITE}/${file}`))]);
  writeFileSync(`${SITE}/integrity.json`, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** The service worker stores the whole site except itself, the copies of the version, and the page and the embed in one file. */
async function serviceWorker() {
  const files = listFiles().filter(
    (name) => ![ONE_FILE, EMBED_WHOLE].includes(name) && !name.startsWith(`${VERSION}/`),
  );
  const build = hashOf(files.map((file) => readFileSync(`${SITE}/${file}`, "base64")).join()).digest("hex");
  const indexes = files.filter((file) => /(^|\/)index\.html$/.test(file));
  const integrity = (/** @type {string} */ file) => integrityOf(readFileSync(`${SITE}/${file}`));
  const addresses = Object.fromEntries([
    ...indexes.map((file) => [file.replace("index.html", "") || "./", integrity(file)]),
    ...files.map((file) => [file, integrity(file)]),
  ]);
  const define = { BUILD: JSON.stringify(build.slice(0, 10)), FILES: JSON.stringify(addresses) };
  writeFileSync(`${SITE}/sw.js`, await bundle("web/sw.js", { define }));
  writeFileSync(`${SITE}/sw-off.js`, await bundle("web/sw-off.js"));
}

/** The names that a module imports from an address: import { make, say as tell } from "../ui/dom.js". @param {string} importer @param {string} address */
function importedNames(importer, address) {
  const statements = readFileSync(importer, "utf8").matchAll(/^(?:im|ex)port \{([^}]*)\} from "([^"]+)";$/gm);
  const lists = [...statements].filter(([, , from]) => from === address).map(([, names]) => names);
  if (lists.length === 0) throw new Error(`${importer}: the names from ${address} are not listed`);
  return lists.flatMap((names) => names.match(/(?<=^|,)\s*\w+/g) ?? []).map((name) => name.trim());
}

/**
 * A script does not contain these modules of web/: it requires them from the script that loads it.
 * @param {Set<string>} places
 * @param {import("./bundler.js").Externals} [externals] gets the names that the script uses of them
 */
const external = (places, externals = new Map()) =>
  replace("external", (place, { importer, path, namespace }) => {
    if (!places.has(place) || namespace !== "file") return; // sentences that two scripts need are in both
    externals.set(place, new Set([...(externals.get(place) ?? []), ...importedNames(importer, path)]));
    return { path: place, external: true, sideEffects: false };
  });

/**
 * Wraps a lazy script, which passes itself to the script of the same build that loaded it (web/loading/script-loader.js). A browser
 * compiles a function in parentheses when it reads it, any other a second time when it is called.
 * @param {string} text
 */
const lazyScriptOf = (text) =>
  `document.currentScript.dispatchEvent(new CustomEvent("lazy${STAMP}",{detail:(function(require,module){${text}})}));`;

/** A lazy script with the exports of a module. @param {string} entry @param {Options} [options] */
const lazyScript = async (entry, options) => lazyScriptOf(await commonJS(entry, options));

/**
 * The lazy scripts of a script. They contain no module that the script has, except those without state.
 * @param {Record<string, string>} entries by the names of the scripts
 * @param {Set<string>} modules of the script
 * @param {Options} options
 * @returns {Promise<{ scripts: Record<string, string>, externals: import("./bundler.js").Externals }>}
 */
async function lazyScripts(entries, modules, { plugins = [], ...options }) {
  /** @type {import("./bundler.js").Externals} */
  const externals = new Map();
  const places = new Set([...modules].filter((place) => !COPIED_EVERYWHERE.includes(place)));
  const scripts = await mapValues(entries, (entry) =>
    lazyScript(`./web/${entry}`, { plugins: [external(places, externals), ...plugins], ...options }),
  );
  return { scripts, externals };
}

/** @template Value, Result @param {Record<string, Value>} table @param {(value: Value) => Promise<Result>} make */
async function mapValues(table, make) {
  const made = Object.entries(table).map(async ([name, value]) => /** @type {const} */ ([name, await make(value)]));
  return Object.fromEntries(await Promise.all(made));
}

/** When memory runs out, wasm2js throws an error; the core expects -1. */
const tellNoMemory = {
  name: "tell-no-memory",
  /** @param {PluginBuild} build */
  setup({ onLoad }) {
    onLoad({ filter: /scalar\.mjs$/ }, ({ path }) => {
      const [before, grown, after] = readFileSync(path, "utf8").split(/(var newBuffer = new ArrayBuffer\(.*\);)/);
      return { contents: `${before}try { ${grown} } catch { return -1; }${after}` };
    });
  },
};

/** The core as JavaScript, the fallback of web/loading/module.js. */
async function fallback() {
  const script = await commonJS("./build/scalar.mjs", { plugins: [tellNoMemory] });
  return {
    "lights-and-doors-js.js": lazyScriptOf(`module.exports=()=>{const module={};${script}return module.exports}`),
  };
}

/** The sentences of each lazy language. */
async function languages() {
  const scripts = LAZY_LANGUAGES.map(async (name) => [
    `lights-and-doors-${name}.js`,
    await lazyScript(`language:${name}`),
  ]);
  return Object.fromEntries(await Promise.all(scripts));
}

const integrityOf = (/** @type {string | Buffer} */ content) => `sha256-${hashOf(content).digest("base64")}`;
const integrities = (/** @type {Record<string, string>} */ files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)]));

/** The embed, its lazy scripts, and all of these in one script. Other pages name and copy them, so their names have no hash. They are in the folder of the site and
 * in that of the version. */
async function embeds() {
  const { modules } = await contentsOf(`web/${EMBED}`, {});
  const { scripts, externals } = await lazyScripts(EMBED_LAZY, modules, {});
  const beside = await mapValues(
    { ...scripts, ...(await fallback()), ...(await languages()) },
    async (text) => BOM + text,
  );
  const embed = BOM + (await bundle(`web/${EMBED}`, { wasm: "embed", integrity: integrities(beside), externals }));
  const whole = BOM + (await bundle(`web/${EMBED_WHOLE}`, { wasm: "embed" }));
  const files = { [EMBED]: embed, ...beside, [EMBED_WHOLE]: whole };
  mkdirSync(`${SITE}/${VERSION}`);
  for (const [name, text] of Object.entries(files))
    for (const folder of [SITE, `${SITE}/${VERSION}`]) writeFileSync(`${folder}/${name}`, text);
  return integrities(files);
}

/**
 * The page's script and its lazy scripts.
 * @param {Plugin} core
 * @param {Record<string, string>} integrity
 * @returns {Promise<Record<string, string>>} the names that they are served under
 */
async function pageScripts(core, integrity) {
  const plugins = [core, replaceModule("page/lazy.js", "page/lazy-served.js")];
  const { modules } = await contentsOf("web/app.js", { plugins });
  const contained = new Set([...modules, ...CORE_MODULES, WORKERS]); // the core, which is the workers' text, is only in the page's script
  const { scripts, externals } = await lazyScripts(LAZY, contained, { plugins: [labWorkerInside], integrity });
  const lazy = Object.fromEntries(
    Object.entries(scripts).map(([name, text]) => [name, writeHashed(`${name}-lazy.js`, text)]),
  );
  const define = { LAZY_SCRIPTS: JSON.stringify(lazy) };
  const app = await bundle("web/app.js", { plugins, wasm: WASM, define, externals });
  return { "app.js": writeHashed("app.js", app), "play-lazy.js": lazy.play };
}

async function site() {
  const core = await coreInside();
  empty(SITE);
  const integrity = await embeds();
  const style = await bundle("web/style.css");
  page({ "style.css": writeHashed("style.css", style), ...(await pageScripts(core, integrity)) });
  await framePage();
  await gallery();
  for (const file of COPIED) cpSync(`web/${file}`, `${SITE}/${file}`, { recursive: true });
  await drawBook(`${SITE}/book`);
  for (const file of ["book.css", "book.js", "links.js"])
    writeFileSync(`${SITE}/book/${file}`, await bundle(`web/book/${file}`));
  drawPages(`${SITE}/example`); // its first chapter
  writeTraditionalPages([`${SITE}/book`, `${SITE}/example`]);
  oneFile(await bundle("web/app.js", { plugins: [labWorkerInside, core], wasm: WASM, integrity }), style);
  await serviceWorker();
  listIntegrity();
}

await site();
