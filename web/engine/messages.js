/** @file The messages of errors. The page and the elements lack them, because they have sentences in the language of their readers. */
import forms from "../locales/en/forms.js";
import texts from "../locales/en/refusals.js";
import states from "../locales/en/states.js";

/** The sentences about texts that are no position. @type {import("../locales/languages.js").Sentences} */
export const refusals = { ...forms, ...states, ...texts };

/** The sentences of EngineError. @type {Partial<Record<import("./errors.js").EngineErrorCode, string>>} */
export const messages = {
  memory: "The memory for this cannot be had.",
  solutions: "The board has too many solutions for this search.",
  steps: "The board is too large to be explained step by step.",
  none: "It is proven that this board has no such level.",
  omitted: "This module lacks the method, or such boards.",
  trap: "The core stopped at a broken invariant, which is a defect. The position is kept and the engine still works.",
  early: "The modules are not compiled yet: await open() once before, or iterate by for await.",
  lost: "The core stopped and the position could not be kept. load() makes the engine usable again.",
};
