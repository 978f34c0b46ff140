/** @file The same beside the embed: with the module that has such boards. */
export { compileStates } from "../loading/states-module.js";
export * from "./index.js";
