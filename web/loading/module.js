/**
 * @file The compiled core, carried inside the script: one compilation serves every board on the page. Where it cannot run,
 * one of two scripts beside ours stands in for it: the same core without SIMD, or as JavaScript.
 * @typedef {import("../engine/engine.js").Module} Module
 */
import deflated from "bundle:wasm";
import { takeScript } from "../engine/engine.js";
import { inflate } from "./inflate.js";
import { sibling } from "./sibling.js";

/** What engines are made of, once it is here. @type {Module | null} */
export let core = null;

/** How the whole core comes, deflated, where the script carries less: the page's, which begins sooner so. */
export const wholeCore = {
  /** @type {(() => Promise<Uint8Array<ArrayBuffer>>) | null} */
  fetch: null,
};

/** @type {Promise<Module> | undefined} */
let carried;
/** @type {Promise<Module> | undefined} */
let whole;

/** How every worker's script goes on behind the core: it takes the core as JavaScript, if that is what runs here. */
export let workerStart = "";

/** Rejects where neither the core nor its stand-in runs. */
export async function engineModule() {
  carried ??= compileWasm().catch(fetchScript);
  const module = await carried;
  core ??= module;
  return core;
}

/** The core with all that it can do; engines are made of it from then on. Rejects also where it cannot be fetched. */
export function wholeModule() {
  whole ??= compileWhole();
  whole.catch(() => {
    whole = undefined; // another try may succeed
  });
  return whole;
}

async function compileWhole() {
  await engineModule();
  if (wholeCore.fetch) core = await WebAssembly.compile(await inflate(await wholeCore.fetch()));
  return /** @type {Module} */ (core);
}

async function compileWasm() {
  const bytes = await inflate(deflated);
  try {
    return new WebAssembly.Module(bytes); // now: the browser would draw before a promise is kept
  } catch {
    if (WebAssembly.validate(bytes)) return WebAssembly.compile(bytes); // but not at once, as in older Chromium
    return WebAssembly.compile(await inflate(await standIn("lights-and-doors-scalar.js")));
  }
}

/** Without WebAssembly: the browser lacks it, or it or the page's security policy forbids it. */
async function fetchScript() {
  const script = await standIn("lights-and-doors-js.js");
  workerStart = `module.exports.takeScript(${script});`;
  return takeScript(script);
}

/** It is whole. @param {string} name */
function standIn(name) {
  wholeCore.fetch = null;
  return sibling(name);
}
