/** @file Random puzzles of doors. */
import { checkInteger, seedHalves, succeed } from "./instance.js";
import { LIMITS } from "./limits.js";

/** Loads random doors. @param {import("./instance.js").Exports} wasm @param {number} doors @param {boolean} openable @param {number} seed */
export function dealDoors(wasm, doors, openable, seed) {
  const [low, high] = seedHalves(seed);
  checkInteger("doors", doors, 3, LIMITS.countedDoors);
  succeed(wasm.random_doors(doors, openable ? 1 : 0, low, high));
}
