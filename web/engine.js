/** @file Entry point of the engine. */
export * from "./engine/engine.js";
