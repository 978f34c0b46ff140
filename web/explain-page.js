/** @file The explain pane as the page has it: with the reader's own equations, and with everything to take away. */
import { ExplainPane } from "./explain.js";
import { ownTab } from "./explain-own.js";
import { takeTab } from "./explain-take.js";

Object.assign(ExplainPane.tabs, { own: ownTab, take: takeTab });

export { ExplainPane };
