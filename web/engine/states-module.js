/**
 * @file The module of the embed for boards that are not binary: surfaces, more than two states, locked and unwatched cells. Its engines begin with the
 * module for binary boards, and take the one that has the board that they are asked for.
 */

/** @type {WebAssembly.Module | null} */
let states = null;

/** Every engine may take it from then on. @param {WebAssembly.Module} compiled */
export function setStatesModule(compiled) {
  states = compiled;
}

/** The module; null until setStatesModule() is called. */
export const statesModule = () => states;
