/** @file Explanations of a board: the pane with its tabs, and still figures. */
import * as equations from "../engine/equations.js";
import * as lessons from "../engine/lessons.js";
import * as lists from "../engine/lists.js";
import { optional } from "../engine/optional.js";

for (const module of [lessons, equations, lists]) Object.assign(optional, module);

export { adoptStyles, figureOf } from "./figure.js";
export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
