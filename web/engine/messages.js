/** @file The sentences of EngineError. The page and the elements omit them, because they have sentences for readers in web/locales/. */

/** @type {Partial<Record<import("./errors.js").EngineErrorCode, string>>} */
export const messages = {
  memory: "The memory for this cannot be had.",
  solutions: "The board has too many solutions for this search.",
  steps: "The board is too large to be explained step by step.",
  none: "It is proven that this board has no such level.",
  omitted: "This module lacks the method, or such boards.",
  trap: "The core stopped at a broken invariant, which is a defect. The position is kept and the engine still works.",
  lost: "The core stopped and the position could not be kept. load() makes the engine usable again.",
};
