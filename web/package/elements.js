/** @file Entry point of the package: importing it registers both elements. In Node, which has no DOM, importing it has no effect (dom.js). */
import { define } from "../board/define.js";

define();

export * from "./classes.js";
