/** @file The same beside the small module of the embed: with the larger one, which has such boards. */
export { bring } from "../loading/larger.js";
export * from "./index.js";
