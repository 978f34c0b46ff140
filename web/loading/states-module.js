/** @file The module for boards that are not binary, which the lazy script for more than two states contains beside the embed. */
import deflated from "bundle:states";
import { setStatesModule } from "../engine/states-module.js";
import { inflate } from "./inflate.js";

/** A page without wasm goes on with the core as JavaScript, which has all boards. */
export async function compileStates() {
  const compiled = inflate(deflated).then((bytes) => WebAssembly.compile(bytes));
  await compiled.then(setStatesModule, () => undefined);
}
