/** @file The full module, which the lazy script for more than two states contains beside the embed. */
import deflated from "bundle:full";
import { bringFull } from "../engine/full.js";
import { inflate } from "./inflate.js";

/** Where wasm does not run, the core is JavaScript, which is full. */
export async function bring() {
  const compiled = inflate(deflated).then((bytes) => WebAssembly.compile(bytes));
  await compiled.then(bringFull, () => undefined);
}
