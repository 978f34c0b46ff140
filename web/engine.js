/** @file Entry point of the engine. */
export * from "./engine/engine.js";
export * from "./engine/library.js";
