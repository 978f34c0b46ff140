/** @file Takes the place of engine/compile.js in the npm package: the module is inside, so that bundlers need no configuration. */
import deflated from "bundle:wasm";
import { compileEngine as compile } from "../engine/compile.js";
import { inflate } from "../loading/inflate.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @type {typeof compile} */
export function compileEngine(source) {
  if (source !== undefined) return compile(source);
  compiled ??= inflate(deflated).then(compile);
  return compiled;
}
