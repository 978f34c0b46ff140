/**
 * @file Entry point of the package: the classes of both elements, which the page registers itself, under tags of its own or when it chooses.
 * The explain pane is imported for the first board with `explain`.
 */
import { explainer } from "../board/explain-slot.js";
import "./lazy.js";

explainer.fetch = () => import("../explain/index.js");

export { LightsOut } from "../board/lights-out.js";
export { RotatingDoors } from "../board/rotating-doors.js";
export { registerSentences } from "../ui/i18n.js";
