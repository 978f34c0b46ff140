/** @file Explanations of a board: the pane with its tabs, and still figures. */
import { Equations } from "../engine/equations.js";
import { lessonOn } from "../engine/lessons.js";
import { freePatternsOf, nearestOf, solutionsOf, weightsOf } from "../engine/lists.js";
import { optional } from "../engine/optional.js";

Object.assign(optional, { Equations, freePatternsOf, lessonOn, nearestOf, solutionsOf, weightsOf });

export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
export { show } from "./slot.js";
