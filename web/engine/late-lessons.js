/**
 * @file Stands for lessons.js and equations.js in the embed, because only explanations use them (tools/bundle.js). The lazy script of
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

/** @template {keyof Lessons} Name @param {Name} name @returns {Lessons[Name]} constructs objects of the class that is brought */
const standIn = (name) =>
  /** @type {any} */ (
    new Proxy(class {}, {
      construct(_, given) {
        if (!lessons) throw new EngineError("omitted");
        return Reflect.construct(lessons[name], given);
      },
    })
  );

export const ChaseLesson = standIn("ChaseLesson");
export const EliminationLesson = standIn("EliminationLesson");
export const Equations = standIn("Equations");
