/**
 * @file Entry point of the package: importing it registers both elements with all tabs of the explain pane. In Node,
 * which has no DOM, importing it has no effect (package-dom.js).
 */
import "./lights-and-doors-all.js";

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
