/**
 * @file The code that the page and its workers share. A script carries it once, as a function that fills a CommonJS module: the
 * page calls the function, and the text of the function is the worker's script (tools/bundle.js).
 */

export { createEngine, EngineError, LIMITS, NotationError } from "./engine.js";
export {
  checkInteger,
  checkOneOf,
  checkType,
  copyBytes,
  inputBytes,
  instantiate,
  optionsOf,
  refuse,
  succeed,
  takeScript,
} from "./instance.js";
export * as job from "./job.js";
export { bringLessons } from "./late-lessons.js";
export { bringPaste } from "./late-paste.js";
export { bringStates, statesModule } from "./states-module.js";
export { serve } from "./worker.js";
