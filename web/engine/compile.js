/** @file Compiles the modules beside the sources. The npm package has another one, with the modules inside (web/package/compile.js). */
import { compileFrom } from "./compile-from.js";

/**
 * Compiles the module once; every board of a page can share it.
 * @param {BufferSource | string | URL} [source] bytes or an address; by default the module that comes with this file
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compileEngine(source = new URL("../../build/lights-and-doors.wasm", import.meta.url)) {
  return compileFrom(source);
}
