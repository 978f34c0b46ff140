/** @file The explain pane as the page has it, with all its tabs inside. */
import { ExplainPane } from "./explain.js";
import { more } from "./explain-more.js";

ExplainPane.addTabs(more);

export { ExplainPane };
