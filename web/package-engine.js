/** @file The engine as the package has it: with the wasm inside, so that it needs no settings in anybody's build. */
import { compileEngine as compile } from "./engine.js";
import { engineModule } from "./module.js";

export * from "./engine.js";

/** @type {typeof compile} */
export const compileEngine = (source) => (source === undefined ? engineModule() : compile(source));
