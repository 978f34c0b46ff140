/** @file Explanations of a board: the pane with its tabs, and still figures. */
import * as equations from "../engine/equations.js";
import { bringLessons } from "../engine/late-lessons.js";
import * as lessons from "../engine/lessons.js";
import * as lists from "../engine/lists.js";

bringLessons({ ...lessons, ...equations, ...lists });

export { adoptStyles, figureOf } from "./figure.js";
export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
