/** @file The explain pane as the page has it, with all its tabs inside. */

import { more } from "./more.js";
import { ExplainPane } from "./pane.js";

ExplainPane.addTabs(more);

export { ExplainPane };
