// Makes what is served and what is published out of web/ and the wasm: node tools/bundle.js [site] [package]
//   build/site/      a folder for any static host, or for a double click: classic scripts, the wasm inside, relative addresses
//   build/package/   ES modules with types, as npm packs them
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { build } from "esbuild";

const SITE = "build/site";
const PACKAGE = "build/package";
const EMBED = "lights-and-doors.js"; // other people's pages name it: never hashed

/**
 * One self-contained minified file: everything it imports is inside, the wasm as bytes and the worker as text.
 * @param {string} entry
 * @param {import("esbuild").BuildOptions} [options]
 */
async function bundle(entry, options) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "ascii", // the script may stand in a page of any encoding
    legalComments: "none",
    logOverride: { "empty-import-meta": "silent" }, // the scripts carry the wasm and never ask where they are
    external: ["node:*"],
    loader: { ".deflated": "binary", ".txt": "text" },
    ...options,
  });
  return outputFiles[0].text;
}

function empty(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Writes a file of the site under a name that changes with its content, so that caches never mix versions. */
function writeHashed(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const hashed = name.replace(/(\.\w+)$/, `-${hash}$1`);
  writeFileSync(`${SITE}/${hashed}`, content);
  return hashed;
}

/** The worker is text inside the scripts: from disk and in sandboxed frames a worker can only start from a blob. */
async function worker() {
  writeFileSync("build/worker.txt", await bundle("web/worker.js"));
}

/** As text inside a script, the wasm takes a quarter less when it is deflated before. */
function deflateWasm() {
  const wasm = readFileSync("build/lights-and-doors.wasm");
  writeFileSync("build/lights-and-doors.wasm.deflated", deflateRawSync(wasm, { level: 9 }));
}

/** A page names its parts as they are called in web/; here each gets the name it is served under. */
function page(name, served) {
  const html = readFileSync(`web/${name}`, "utf8").replace(/(src|href)="([^"#:]+)"/g, (whole, attribute, part) =>
    part in served ? `${attribute}="${served[part]}"` : whole,
  );
  writeFileSync(`${SITE}/${name}`, html);
}

async function site() {
  deflateWasm();
  await worker();
  const parts = ["web/app.js", "web/style.css", `web/${EMBED}`];
  const [app, style, embed] = await Promise.all(parts.map((part) => bundle(part)));
  empty(SITE);
  page("index.html", { "app.js": writeHashed("app.js", app), "style.css": writeHashed("style.css", style) });
  writeFileSync(`${SITE}/${EMBED}`, embed);
  cpSync("web/icon.svg", `${SITE}/icon.svg`);
}

/** For other people's builds: the engine as a module beside its wasm, with types. */
async function npmPackage() {
  empty(PACKAGE);
  const engine = await bundle("web/engine.js", { format: "esm", minify: false });
  writeFileSync(`${PACKAGE}/engine.js`, engine.replace("../build/lights-and-doors.wasm", "./lights-and-doors.wasm"));
  cpSync("build/lights-and-doors.wasm", `${PACKAGE}/lights-and-doors.wasm`);
  cpSync("LICENSE", `${PACKAGE}/LICENSE`);
  writeTypes();
  writeManifest();
}

/** Types of what is published, out of the JSDoc of the sources (which the tests check). */
function writeTypes() {
  const emit = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--noCheck", "--target", "es2022"];
  execFileSync("node_modules/.bin/tsc", [...emit, "--outDir", PACKAGE, "web/engine.js", "web/assets.d.ts"]);
}

function writeManifest() {
  const { name, version, description, license, type, engines } = JSON.parse(readFileSync("package.json", "utf8"));
  const exports = {
    "./engine.js": { types: "./engine.d.ts", default: "./engine.js" },
    "./lights-and-doors.wasm": "./lights-and-doors.wasm",
  };
  const manifest = { name, version, description, license, type, engines, exports };
  writeFileSync(`${PACKAGE}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

const targets = { site, package: npmPackage };
for (const name of process.argv.slice(2)) await targets[name]();
