/** @file The module that reads boards from pictures, which its lazy script contains. */
import deflated from "bundle:grid-image";
import { inflate } from "./inflate.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Rejects where wasm does not run. */
export function gridImageModule() {
  compiled ??= inflate(deflated).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
