/** @file The embed: one script that makes both elements known, with the explain pane inside. */
import { define } from "./define.js";
import { ExplainPane } from "./explain.js";
import { PuzzleElement } from "./puzzle-element.js";

PuzzleElement.makePane = () => new ExplainPane();
define();
