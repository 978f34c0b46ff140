/**
 * @file Stands for lessons.js and equations.js in the page and the embed, because only explanations use them (tools/bundle.js). The lazy script of
 * explanations brings them (web/explain/index.js).
 */
import { EngineError } from "./errors.js";

/** @typedef {typeof import("./lessons.js") & typeof import("./equations.js")} Lessons */

/** @type {Lessons | null} */
let lessons = null;

/** @param {Lessons} modules */
export function bringLessons(modules) {
  lessons = modules;
}

/** @template {"lessonOn" | "Equations"} Name @param {Name} name @returns {Lessons[Name]} */
function brought(name) {
  if (!lessons) throw new EngineError("omitted");
  return lessons[name];
}

/** @type {Lessons["lessonOn"]} */
export const lessonOn = (...given) => brought("lessonOn")(...given);

/** Constructs objects of the class that is brought. @type {Lessons["Equations"]} */
export const Equations = /** @type {any} */ (
  new Proxy(class {}, { construct: (_, given) => Reflect.construct(brought("Equations"), given) })
);
