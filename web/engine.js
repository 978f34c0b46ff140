/** @file Entry point of the engine. */
export * from "./engine/all.js";
export * from "./engine/library.js";
