/** @file The embed: one script that makes both elements known, with the explain pane inside. */
import { define } from "./define.js";
import { ExplainPane } from "./explain.js";
import { lateTab } from "./explain-late.js";

ExplainPane.addTabs({ tour: lateTab("tour"), own: lateTab("own"), take: lateTab("take") });
define();
