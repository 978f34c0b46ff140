/** @file Boards whose lights have more than two states, and surfaces: the views, the pictures and the sentences; loaded lazily. */

import rules from "locales:rules";
import sentences from "locales:states";
import { CellsView } from "../board/grid.js";
import { addSentences } from "../ui/i18n.js";
import { StatesCellsView } from "./cells.js";
import { largeStates } from "./large.js";

for (const section of [sentences, rules]) addSentences(section);

export { DialsView } from "./dials.js";
export { goalOf } from "./goal.js";
export { MarkedHallView } from "./hall.js";
export { pictureOf } from "./picture.js";
export { SurfaceView } from "./surface.js";
export { StatesCellsView };

/** @type {import("../board/view.js").ViewMaker | null} */
let largeView = null;

/** The view of grids on a canvas. @param {import("../board/view.js").ViewMaker} large  that of two states, or CellsView where that could not be fetched */
export function largeStatesView(large) {
  if (large === CellsView) return StatesCellsView;
  largeView ??= largeStates(/** @type {any} */ (large));
  return /** @type {import("../board/view.js").ViewMaker} */ (largeView);
}
