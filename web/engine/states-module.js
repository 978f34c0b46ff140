/**
 * @file The module of the embed for boards that are not binary: surfaces, more than two states, locked and unwatched cells. Its engines begin with the
 * module for binary boards, and take the one that has the board that they are asked for.
 */

/** @type {WebAssembly.Module | null} */
let brought = null;

/** Lets every engine take it. @param {WebAssembly.Module} module */
export function bringStates(module) {
  brought = module;
}

/** The module; null until bringStates() is called. */
export const statesModule = () => brought;
