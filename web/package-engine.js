/** @file The engine as the package has it: with the wasm inside, so that it needs no settings in anybody's build. */
import deflated from "bundle:wasm";
import { compileEngine as compile } from "./engine/engine.js";
import { inflate } from "./loading/inflate.js";

export * from "./engine/engine.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @type {typeof compile} */
export function compileEngine(source) {
  if (source !== undefined) return compile(source);
  compiled ??= inflate(deflated).then(compile);
  return compiled;
}
