/** The compiled core, carried inside the script: one compilation serves every board on the page. */
import bytes from "../build/lights-and-doors.wasm";
import { compileEngine } from "./engine.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Rejects where the browser or the page's security policy forbids WebAssembly. */
export function engineModule() {
  compiled ??= compileEngine(bytes);
  return compiled;
}
