/** @file The module for boards whose lights have more than two states. It is compiled when the first such board is about to be loaded. */
import { EngineError } from "./errors.js";

/** @type {WebAssembly.Module | null} */
let brought = null;

/** Lets every engine load such boards. @param {WebAssembly.Module} module */
export function bringCyclic(module) {
  brought = module;
}

/** The module; null until bringCyclic() is called. */
export const cyclicModule = () => brought;

/** The module. @throws {EngineError} "omitted" until bringCyclic() is called */
export function needCyclic() {
  if (!brought) throw new EngineError("omitted");
  return brought;
}
