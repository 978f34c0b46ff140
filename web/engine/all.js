/** @file The engine with all its modules: in Node, in the package, and beside a bundler. */
import * as census from "./census.js";
import * as compile from "./compile.js";
import * as dealing from "./deal-doors.js";
import * as equations from "./equations.js";
import * as large from "./large.js";
import * as lessons from "./lessons.js";
import * as lists from "./lists.js";
import * as messages from "./messages.js";
import * as nullity from "./nullity.js";
import { optional } from "./optional.js";
import * as paste from "./paste.js";
import * as rows from "./rows.js";

for (const module of [census, compile, dealing, equations, large, lessons, lists, messages, nullity, paste, rows])
  Object.assign(optional, module);

export { compileEngine } from "./compile.js";
export * from "./engine.js";
