// Makes build/site out of web/ and the wasm: a folder for any static host, or for a double click. Classic scripts, the wasm
// inside, relative addresses (but where an argument says the address of the site: for readers of heads); lights-and-doors.js is the embed, lights-and-doors.html the whole page in one file.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { tag } from "../web/embed/texts.js";
import { bundle, deflatedWasm, empty, LATE, replace } from "./bundler.js";
import { HOME } from "./previews.js";

/**
 * @import { BuildOptions, Plugin, PluginBuild } from "esbuild"
 * @typedef {BuildOptions & { wasm?: string, integrity?: Record<string, string> }} Options
 */

const SITE = process.env.SITE ?? "build/site";
const [ADDRESS] = process.argv.slice(2); // of the site, where it is known
const EMBED = "lights-and-doors.js"; // other people's pages name it: never hashed
/** What lies beside the embed, by its module in web/, and the modules it shares: fetched when a board is to be explained, or is large. */
const BESIDE = {
  "lights-and-doors-more.js": ["explain/more.js", "explain/late.js"],
  "lights-and-doors-tabs.js": ["explain/others.js", "explain/late.js", "explain/more.js"],
  "lights-and-doors-large.js": ["canvas/index.js", "explain/late.js"],
};
const VERSION = "v1"; // of what the embed offers: it changes when a page that relies on that would break
const ONE_FILE = "lights-and-doors.html";
const LATE_ROOMS = ["canvas", "doors", "embed", "explain", "lab", "lights", "play"]; // rooms that are fetched by the page when first needed; play has more of its own
const COPIED = ["icon.svg", "icon-64.png", "icon-512.png", "manifest.webmanifest", "example"];

const BOM = "\ufeff"; // a script that begins so is UTF-8, whatever the encoding of the page around it

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

/** What the core holds, and how it is called there. @type {Partial<Record<string, string>>} */
const HELD = { "engine/engine.js": "engine", "engine/job.js": "job" };

/** The function that web/engine/core.js speaks of: engine and worker stand in a script once. */
async function carryCore() {
  const text = await bundle("web/engine/core.js", { format: "cjs", platform: "browser" });
  /** @type {Record<string, string>} */
  const modules = {
    core: `module.exports=module=>{${text}}`,
    made: 'const made={exports:{}};require("bundle:core")(made);module.exports=made.exports',
    engine: 'module.exports=require("bundle:made")',
    job: 'module.exports=require("bundle:made").job',
  };
  return {
    name: "carry-core",
    /** @param {PluginBuild} build */
    setup(build) {
      const { onLoad, onResolve } = build;
      replace("", (place) => (HELD[place] ? { path: HELD[place], namespace: "core" } : undefined)).setup(build);
      onResolve({ filter: /^bundle:(core|made)$/ }, ({ path }) => ({
        path: path.slice("bundle:".length),
        namespace: "core",
      }));
      onLoad({ filter: /./, namespace: "core" }, ({ path }) => ({ contents: modules[path] }));
    },
  };
}

const WHOLE_WASM = "lights-and-doors";
const FIRST_WASM = "game"; // of the page: the whole one comes later (web/page/core.js)

/** The laboratory's worker as text, behind the core (web/loading/solver.js): it carries no engine again. */
const carryLabWorker = {
  name: "carry-lab-worker",
  /** @param {PluginBuild} build */
  setup({ onLoad, onResolve }) {
    /** @type {Options} */
    const options = { format: "cjs", platform: "browser", plugins: [leave(["engine/engine.js"])] };
    onResolve({ filter: /^bundle:lab-worker$/ }, ({ path }) => ({ path, namespace: "lab-worker" }));
    onLoad({ filter: /./, namespace: "lab-worker" }, async () => {
      const text = await bundle("web/lab/worker.js", options);
      return { contents: `{const require=()=>module.exports;${text}}`, loader: "text" };
    });
  },
};

/** Readers of heads take whole addresses alone; the picture is that of tools/previews.js. @param {string} html @param {string} address of the site */
function shared(html, address) {
  const { href } = new URL(".", address);
  const tags = { url: href, image: `${href}p/${HOME}.png`, "image:width": 1200, "image:height": 630 };
  const lines = Object.entries(tags).map(
    ([name, content]) => `    ${tag("meta", { property: `og:${name}`, content })}\n`,
  );
  return html.replace('    <link rel="icon"', (icon) => lines.join("") + icon);
}

/**
 * A page names its files as they are called in web/; here each gets the name it is served under.
 * @param {string} name
 * @param {Record<string, string>} served
 */
function page(name, served) {
  const html = readFileSync(`web/${name}`, "utf8").replace(/(src|href)="([^"#:]+)"/g, (whole, attribute, file) =>
    file in served ? `${attribute}="${served[file]}"` : whole,
  );
  writeFileSync(`${SITE}/${name}`, ADDRESS ? shared(html, ADDRESS) : html);
}

/** How a policy names what stands in its page. */
const allowed = (/** @type {string} */ content) => `'${integrityOf(content)}'`;

/** The page for a frame holds its style and its first script, which brings the others; so its policy needs nobody's name. */
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

/**
 * The whole page in one file, to mail or to carry. Its policy names the script and the style by their hashes.
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

/** For those who pin what they include: of every file, as the attribute integrity takes it. */
function listIntegrity() {
  const files = listFiles().sort();
  const hashes = files.map((file) => [file, integrityOf(readFileSync(`${SITE}/${file}`))]);
  writeFileSync(`${SITE}/integrity.json`, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** The service worker keeps the whole site but itself, the version's copies, and the one file, which is for those without a site. */
async function serviceWorker() {
  const files = listFiles().filter((name) => name !== ONE_FILE && !name.startsWith(`${VERSION}/`));
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

/** Where the page's build finds one module, it takes another. @param {string} from @param {string} to */
const replaceModule = (from, to) =>
  replace("replace-module", (place) => (place === from ? { path: resolve("web", to) } : undefined));

/** Of the engine, the embed carries what an element asks for. */
const boardEngine = replaceModule("engine/engine.js", "engine/board.js");

/** Of the whole engine, what no explanation asks for: its wasm does without, too (PAGE_EXPORT in src/wasm.c). */
const PAGE_ONLY = ["census", "large", "paste"].map((name) => `engine/${name}.js`);
const withoutPageOnly = {
  name: "without-page-only",
  /** @param {PluginBuild} build */
  setup(build) {
    const absent = (/** @type {string} */ place) =>
      PAGE_ONLY.includes(place) ? { path: place, namespace: "absent" } : undefined;
    replace("", absent).setup(build);
    build.onLoad({ filter: /./, namespace: "absent" }, () => ({ contents: "module.exports = {}" }));
  },
};

/** A script beside the embed. @param {string} entry @param {string[]} hosts */
const lateOfEmbed = (entry, hosts) => lateScript(entry, hosts, { plugins: [withoutPageOnly] });

/** Modules that the script does not carry: it requires them by their places within web/. @param {string[]} places */
const leave = (places) =>
  replace("leave", (place) => (places.includes(place) ? { path: place, external: true } : undefined));

/** What a late script does not carry again: the modules of its hosts that share it list that. @param {string[]} hosts */
const leaveTo = (...hosts) =>
  leave(hosts.flatMap((host) => readFileSync(`web/${host}`, "utf8").match(/(?<=^ {2}")[\w/-]+\.js(?=":)/gm) ?? []));

/** A script that hands itself over to whoever put it into the page (web/loading/sibling.js). @param {string} text */
const siblingOf = (text) =>
  `document.currentScript.dispatchEvent(new CustomEvent("sibling",{detail:(require,module)=>{${text}}}));`;

/** @param {string} name @param {string[]} hosts @param {Options} [options] */
async function lateScript(name, hosts, { plugins = [], ...more } = {}) {
  /** @type {Options} */
  const options = { format: "cjs", platform: "browser", plugins: [leaveTo(...hosts), ...plugins], ...more };
  return siblingOf(await bundle(`web/${name}`, options));
}

/** wasm2js lets it out as an error when memory cannot be had; the core wants to be told -1. */
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

/** A script that is a wasm, deflated. @param {string} name */
async function wasmScript(name) {
  const text = (await deflatedWasm(name)).toString("base64");
  return siblingOf(`module.exports=Uint8Array.from(atob("${text}"),letter=>letter.charCodeAt(0))`);
}

/** What stands in for the wasm (web/loading/module.js). */
async function standIns() {
  const script = await bundle("build/scalar.mjs", { globalName: "instance", plugins: [tellNoMemory] });
  return {
    "lights-and-doors-scalar.js": await wasmScript("scalar"),
    "lights-and-doors-js.js": siblingOf(`module.exports=()=>{${script}return instance}`),
  };
}

/** The sentences of each language that is fetched for its readers alone. */
async function languages() {
  /** @type {Options} */
  const options = { format: "cjs", platform: "browser" };
  const script = async (/** @type {string} */ name) => BOM + siblingOf(await bundle(`language:${name}`, options));
  return Object.fromEntries(
    await Promise.all(LATE.map(async (name) => [`lights-and-doors-${name}.js`, await script(name)])),
  );
}

const integrityOf = (/** @type {string | Buffer} */ content) => `sha256-${hashOf(content).digest("base64")}`;
const integrities = (/** @type {Record<string, string>} */ files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)]));

/** The embed and what it fetches. Other people name and copy them: never hashed, in the site's folder and in that of the version. */
async function embeds() {
  const late = Object.entries(BESIDE).map(async ([name, [entry, ...hosts]]) => [
    name,
    BOM + (await lateOfEmbed(entry, hosts)),
  ]);
  const siblings = { ...Object.fromEntries(await Promise.all(late)), ...(await standIns()), ...(await languages()) };
  const plugins = [boardEngine];
  const embed = BOM + (await bundle(`web/${EMBED}`, { plugins, wasm: "embed", integrity: integrities(siblings) }));
  const files = { [EMBED]: embed, ...siblings };
  mkdirSync(`${SITE}/${VERSION}`);
  for (const [name, text] of Object.entries(files))
    for (const folder of [SITE, `${SITE}/${VERSION}`]) writeFileSync(`${folder}/${name}`, text);
  return integrities(files);
}

/**
 * The page proper, which loads the late scripts by the names they are served under.
 * @param {Record<string, string>} late
 * @param {Plugin} core
 */
function app(late, core) {
  const plugins = [core, replaceModule("page/late.js", "page/late-served.js")];
  return bundle("web/app.js", { plugins, wasm: FIRST_WASM, define: { LATE_SCRIPTS: JSON.stringify(late) } });
}

/** @param {string[]} names @param {(name: string) => Promise<string>} make */
async function writeAll(names, make, ending = "") {
  const written = await Promise.all(names.map(async (name) => [name, writeHashed(name + ending, await make(name))]));
  return Object.fromEntries(written);
}

async function site() {
  const core = await carryCore();
  empty(SITE);
  const integrity = await embeds();
  const late = await writeAll(
    LATE_ROOMS,
    (room) => lateScript(`${room}/index.js`, ["page/late-served.js"], { plugins: [carryLabWorker], integrity }),
    "-late.js",
  );
  const more = await lateScript("play/more.js", ["page/late-served.js", "play/shared.js"]);
  late.more = writeHashed("more-late.js", more);
  late.whole = writeHashed("whole-late.js", await wasmScript(WHOLE_WASM));
  const files = await writeAll(["style.css"], (name) => bundle(`web/${name}`));
  files["app.js"] = writeHashed("app.js", await app(late, core));
  files["play-late.js"] = late.play;
  page("index.html", files);
  await framePage();
  for (const file of COPIED) cpSync(`web/${file}`, `${SITE}/${file}`, { recursive: true });
  oneFile(
    await bundle("web/app.js", { plugins: [carryLabWorker, core], wasm: WHOLE_WASM, integrity }),
    readFileSync(`${SITE}/${files["style.css"]}`, "utf8"),
  );
  await serviceWorker();
  listIntegrity();
}

await site();
