/** @file The larger module of the embed, for engines that began with its small one: an engine takes it when it is asked for a board that the small one lacks. */

/** @type {WebAssembly.Module | null} */
let brought = null;

/** Lets every engine take it. @param {WebAssembly.Module} module */
export function bringLarger(module) {
  brought = module;
}

/** The module; null until bringLarger() is called. */
export const largerModule = () => brought;
