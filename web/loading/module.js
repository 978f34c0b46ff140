/**
 * @file The core, which the script contains as compressed wasm: one compilation serves every board of the page. A browser or a
 * policy that refuses it gets the fallback beside the script: the same core compiled to JavaScript.
 * @typedef {import("../engine/instance.js").Module} Module
 */
import deflated from "bundle:wasm";
import { takeScript } from "../engine/instance.js";
import { inflate } from "./inflate.js";
import { loadScript } from "./script-loader.js";

/** The core once it is compiled, and the end of every worker's script, behind the engine: it contains the core, if that is JavaScript. */
export const loaded = { core: /** @type {Module | null} */ (null), workerStart: "" };

/** @type {Promise<Module> | undefined} */
let compiled;

/**
 * Rejects if neither the wasm nor the fallback runs.
 * @param {boolean} [isFull] from now on the fallback: the browser has no room for another engine of wasm (Chromium: 125 in a page)
 */
export async function engineModule(isFull) {
  compiled = isFull ? fetchScript() : (compiled ?? compileWasm().catch(fetchScript));
  loaded.core = await compiled;
  return loaded.core;
}

async function compileWasm() {
  const bytes = await inflate(deflated);
  try {
    return new WebAssembly.Module(bytes); // now: the browser would draw before a promise is kept
  } catch {
    return WebAssembly.compile(bytes); // older Chromium compiles only short modules at once
  }
}

/** The browser lacks WebAssembly or SIMD, or has no room for more of it, or the page's security policy forbids wasm. */
async function fetchScript() {
  const script = await loadScript("lights-and-doors-js.js");
  loaded.workerStart = `module.exports.takeScript(${script});`;
  return takeScript(script);
}
