/**
 * @file The compiled core, carried inside the script: one compilation serves every board on the page. Where it cannot run,
 * one of two scripts beside ours stands in for it: the same core without SIMD, or as JavaScript.
 * @typedef {import("../engine/engine.js").Module} Module
 */
import deflated from "bundle:wasm";
import { takeScript } from "../engine/engine.js";
import { inflate } from "./inflate.js";
import { sibling } from "./sibling.js";

/** @type {Promise<Module> | undefined} */
let compiled;

/** How every worker's script goes on behind the core: it takes the core as JavaScript, if that is what runs here. */
export let workerStart = "";

/** Rejects where neither the core nor its stand-in runs. */
export function engineModule() {
  compiled ??= compileWasm().catch(fetchScript);
  return compiled;
}

async function compileWasm() {
  const bytes = await inflate(deflated);
  try {
    return new WebAssembly.Module(bytes); // now: the browser would draw before a promise is kept
  } catch {
    const isRun = WebAssembly.validate(bytes); // but not compiled at once, as in older Chromium, or not at all
    return WebAssembly.compile(isRun ? bytes : await inflate(await sibling("lights-and-doors-scalar.js")));
  }
}

/** Without WebAssembly: the browser lacks it, or it or the page's security policy forbids it. */
async function fetchScript() {
  const script = await sibling("lights-and-doors-js.js");
  workerStart = `module.exports.takeScript(${script});`;
  return takeScript(script);
}
