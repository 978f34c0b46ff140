/** @file The larger module, which the lazy script for more than two states contains beside the embed. */
import deflated from "bundle:larger";
import { bringLarger } from "../engine/larger.js";
import { inflate } from "./inflate.js";

/** A page without wasm goes on with the core as JavaScript, which has all boards. */
export async function bring() {
  const compiled = inflate(deflated).then((bytes) => WebAssembly.compile(bytes));
  await compiled.then(bringLarger, () => undefined);
}
