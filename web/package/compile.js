/** @file Takes the place of engine/compile.js in the npm package: the module is inside, so that bundlers need no configuration. */
import deflated from "bundle:wasm";
import { compileFrom } from "../engine/compile-from.js";
import { inflate } from "../loading/inflate.js";

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @type {typeof import("../engine/compile.js").compileEngine} */
export function compileEngine(source) {
  if (source !== undefined) return compileFrom(source);
  compiled ??= inflate(deflated).then(compileFrom);
  return compiled;
}
