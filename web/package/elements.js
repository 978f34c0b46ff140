/**
 * @file Entry point of the package: importing it registers both elements. The explain pane is imported for the first board with
 * `explain`. In Node, which has no DOM, importing it has no effect (dom.js).
 */
import { define } from "../board/define.js";
import { explainer } from "../board/explain-slot.js";
import "./late.js";

explainer.fetch = () => import("../explain/index.js");
define();

export { LightsOut } from "../board/lights-out.js";
export { RotatingDoors } from "../board/rotating-doors.js";
export { registerSentences } from "../ui/i18n.js";
