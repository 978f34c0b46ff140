/**
 * @file The code that the page and its workers share. A script contains it once, as a function that fills a CommonJS module: the
 * page calls the function, and the text of the function is the worker's script (tools/bundle.js).
 */
import { dealDoors } from "./deal-doors.js";
import { optional } from "./optional.js";

Object.assign(optional, { dealDoors });

export * from "./deal-doors.js";
export * from "./engine.js";
export * from "./errors.js";
export * from "./instance.js";
export * from "./job.js";
export * from "./limits.js";
export * from "./optional.js";
export * from "./states-module.js";
export * from "./worker.js";
