/** @file Entry point of the package: the elements without the explain pane, for pages that do not use `explain`. */
import late from "languages:late";
import { cyclicParts } from "./board/cyclic-parts.js";
import { define } from "./board/define.js";
import { boardText } from "./board/load.js";
import { lateLanguages } from "./ui/i18n.js";

lateLanguages.fetch = (name) => late[name]();
cyclicParts.fetch = () => import("./cyclic/index.js");
boardText.fetch = () => import("./board/text.js");
define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
