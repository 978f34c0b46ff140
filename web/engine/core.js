/**
 * @file What the page and the worker both run. A script carries it once, as a function that fills a CommonJS module:
 * the page calls the function, and the text of the function is the worker's script. tools/bundle.js makes it so.
 */
export { createEngine, EngineError, LIMITS, moveTo, NotationError, takeScript } from "./engine.js";
export * as job from "./job.js";
export { serve } from "./worker.js";
