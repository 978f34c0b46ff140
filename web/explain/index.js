/** @file Explanations of a board: the pane with its tabs, and still figures. */
export { adoptStyles, figureOf } from "./figure.js";
export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
