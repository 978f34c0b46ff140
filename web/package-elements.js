/**
 * @file The elements as the package has them: importing this makes both known, with every tab of the explain pane. In Node,
 * where there is no DOM, importing it does nothing (tools/package.js).
 */
import { define } from "./define.js";
import "./explain-page.js";

define();

export { LightsOut } from "./lights-out.js";
export { RotatingDoors } from "./rotating-doors.js";
