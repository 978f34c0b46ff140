/** @file Entry point of the package: the elements without the explain pane, for pages that do not use `explain`. */
import late from "languages:late";
import { define } from "./board/define.js";
import { lateLanguages } from "./ui/i18n.js";

lateLanguages.fetch = (name) => late[name]();
define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
