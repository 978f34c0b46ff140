/**
 * @file Stands for lessons.js and equations.js in the page and in the elements, and for lists.js in the elements, because only explanations use them there
 * (tools/bundle.js, tools/package.js). The lazy script of explanations brings them (web/explain/index.js).
 */
import { EngineError } from "./errors.js";

/** @typedef {typeof import("./lessons.js") & typeof import("./equations.js") & typeof import("./lists.js")} Lessons */

/** @type {Lessons | null} */
let lessons = null;

/** @param {Lessons} modules */
export function bringLessons(modules) {
  lessons = modules;
}

/** @template {keyof Lessons} Name @param {Name} name @returns {Lessons[Name]} */
function brought(name) {
  if (!lessons) throw new EngineError("omitted");
  return lessons[name];
}

/** @template {"lessonOn" | "freePatternsOf" | "nearestOf" | "solutionsOf" | "weightsOf"} Name @param {Name} name */
const late = (name) =>
  /** @type {Lessons[Name]} */ ((/** @type {any[]} */ ...given) => /** @type {any} */ (brought(name))(...given));

export const lessonOn = late("lessonOn");
export const freePatternsOf = late("freePatternsOf");
export const nearestOf = late("nearestOf");
export const solutionsOf = late("solutionsOf");
export const weightsOf = late("weightsOf");

/** Constructs objects of the class that is brought. @type {Lessons["Equations"]} */
export const Equations = /** @type {any} */ (
  new Proxy(class {}, { construct: (_, given) => Reflect.construct(brought("Equations"), given) })
);
