/** The compiled core, carried inside the script: one compilation serves every board on the page. */
import deflated from "bundle:wasm";
import { compileEngine } from "./engine.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** Rejects where the browser or the page's security policy forbids WebAssembly. */
export function engineModule() {
  compiled ??= inflate(deflated).then(compileEngine);
  return compiled;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}
