/** @file The module for boards with more than two states, which its lazy script contains. */
import deflated from "bundle:cyclic";
import { bringCyclic } from "../engine/cyclic.js";
import { inflate } from "./inflate.js";

/** Rejects where wasm does not run. */
export async function bring() {
  bringCyclic(await WebAssembly.compile(await inflate(deflated)));
}
