/** @file The embed: one script that makes both elements known, with the explain pane inside. */
import { define } from "./board/define.js";
import "./explain/late.js";

define();
