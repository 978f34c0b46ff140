/**
 * @file The elements as the package has them: importing this makes both known, with every tab of the explain pane. In Node,
 * where there is no DOM, importing it does nothing (package-dom.js).
 */
import late from "languages:late";
import { explaining } from "./board/beside.js";
import { define } from "./board/define.js";
import { largeView } from "./board/grid.js";
import { CanvasView } from "./canvas/index.js";
import { figureOf, wear } from "./explain/index.js";
import { lateLanguages } from "./ui/i18n.js";

/** @typedef {import("./board/beside.js").Explaining} Explaining */

// Here every element has the whole engine.
explaining.here = { figureOf: /** @type {Explaining["figureOf"]} */ (figureOf), wear };
largeView.here = CanvasView;
lateLanguages.fetch = (name) => late[name]();
define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
