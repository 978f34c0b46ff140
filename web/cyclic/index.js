/** @file Boards whose lights have more than two states: the module, the views and the sentences; loaded lazily. */
import sentences from "locales:cyclic";
import rules from "locales:rules";
import { addSentences } from "../ui/i18n.js";
import { CyclicCellsView } from "./cells.js";
import { shapeOf } from "./shapes.js";
import { SurfaceView } from "./surface.js";

for (const section of [sentences, rules]) addSentences(section);

export { bring } from "../loading/cyclic.js";
export { DialsView } from "./dials.js";
export { goalOf } from "./goal.js";
export { pictureOf } from "./picture.js";
export { reasonOf } from "./reason.js";

/** The view of lights. @param {import("../board/view.js").Engine} engine */
export const lightsViewFor = ({ boardNotation }) => (shapeOf(boardNotation) ? SurfaceView : CyclicCellsView);
