/** @file All that explains a board, for those who have the whole engine. */
import { OTHER_TABS } from "./others.js";
import { otherTabs } from "./tabs.js";

otherTabs.here = OTHER_TABS;

export { figureOf, wear } from "./figure.js";
export { lecture } from "./lecture.js";
export { ExplainPane } from "./pane.js";
