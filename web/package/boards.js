/** @file Entry point of the package: the elements without the explain pane, for pages that do not use `explain`. */
import { define } from "../board/define.js";
import "./lazy.js";

define();

export { LightsOut } from "../board/lights-out.js";
export { RotatingDoors } from "../board/rotating-doors.js";
export { registerSentences } from "../ui/i18n.js";
