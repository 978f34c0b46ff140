/**
 * @file The elements as the package has them: importing this makes both known, with every tab of the explain pane. In Node,
 * where there is no DOM, importing it does nothing (tools/package.js).
 */
import { define } from "./board/define.js";
import "./explain/index.js";

define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
