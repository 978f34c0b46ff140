/** @file All that explains a board, for those who have the whole engine. */
export { figureOf, wear } from "./figure.js";
export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
