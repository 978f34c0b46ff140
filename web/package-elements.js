/**
 * @file Entry point of the package: importing it registers both elements with all tabs of the explain pane. In Node,
 * which has no DOM, importing it has no effect (package-dom.js).
 */
import late from "languages:late";
import { define } from "./board/define.js";
import { explainer } from "./board/explain-slot.js";
import { largeView } from "./board/grid.js";
import { CanvasView } from "./canvas/index.js";
import { adoptStyles, figureOf } from "./explain/index.js";
import { lateLanguages } from "./ui/i18n.js";

explainer.loaded = { figureOf, adoptStyles };
largeView.loaded = CanvasView;
lateLanguages.fetch = (name) => late[name]();
define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
