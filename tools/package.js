// Makes build/package, for other people's builds: ES modules with types, as npm packs them.
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { bundle, empty } from "./bundler.js";

const PACKAGE = "build/package";

/** The engine as a module beside its wasm. */
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

await npmPackage();
