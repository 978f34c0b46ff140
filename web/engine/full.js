/** @file The full module, for engines that began with the small one of the embed: an engine takes it when it is asked for a board that the small one lacks. */

/** @type {WebAssembly.Module | null} */
let brought = null;

/** Lets every engine take it. @param {WebAssembly.Module} module */
export function bringFull(module) {
  brought = module;
}

/** The module; null until bringFull() is called. */
export const fullModule = () => brought;
