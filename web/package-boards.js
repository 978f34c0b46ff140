/** @file The elements as the package has them without the explain pane, for those who leave `explain` alone. */
import { define } from "./board/define.js";

define();

export { LightsOut } from "./board/lights-out.js";
export { RotatingDoors } from "./board/rotating-doors.js";
