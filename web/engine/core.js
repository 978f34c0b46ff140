/**
 * @file The code that the page and its workers share. A script carries it once, as a function that fills a CommonJS module: the
 * page calls the function, and the text of the function is the worker's script (tools/bundle.js).
 */
import { dealDoors } from "./census.js";
import { optional } from "./optional.js";

Object.assign(optional, { dealDoors });

export { createEngine, EngineError, LIMITS, NotationError, PBMError } from "./engine.js";
export {
  checkInteger,
  checkOneOf,
  checkType,
  copyBytes,
  inputBytes,
  instantiate,
  optionsOf,
  refuse,
  seedHalves,
  succeed,
  takeScript,
} from "./instance.js";
export { describeError, restoreError, steps } from "./job.js";
export { optional } from "./optional.js";
export { bringStates, statesModule } from "./states-module.js";
export { serve } from "./worker.js";
