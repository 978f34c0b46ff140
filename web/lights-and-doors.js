/** @file The embed: one script that makes both elements known; what explains a board lies beside it. */
import { define } from "./board/define.js";
import "./explain/late.js";

define();
