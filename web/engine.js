/** @file The address of the engine for people. */
export * from "./engine/engine.js";
