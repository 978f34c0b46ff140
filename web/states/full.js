/** @file The same beside the small module of the embed: with the full one, which has such boards. */
export { bring } from "../loading/full.js";
export * from "./index.js";
