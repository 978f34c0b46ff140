/** @file Boards whose lights have more than two states: the views and the sentences; loaded lazily. */

import rules from "locales:rules";
import sentences from "locales:states";
import { CellsView, isLarge } from "../board/grid.js";
import { addSentences } from "../ui/i18n.js";
import { StatesCellsView } from "./cells.js";
import { largeStates } from "./large.js";
import { shapeOf } from "./shapes.js";
import { SurfaceView } from "./surface.js";

for (const section of [sentences, rules]) addSentences(section);

export { DialsView } from "./dials.js";
export { goalOf } from "./goal.js";
export { pictureOf } from "./picture.js";

/** @type {import("../board/view.js").ViewMaker | null} */
let largeView = null;

/**
 * The view of lights.
 * @param {import("../board/view.js").Engine} engine
 * @param {import("../board/view.js").ViewMaker | null} large  the view of large boards with two states, once it is there
 */
export function lightsViewFor({ boardNotation, rows, cols }, large) {
  if (shapeOf(boardNotation)) return SurfaceView;
  if (!isLarge(rows, cols) || large === CellsView) return StatesCellsView;
  if (large) largeView ??= largeStates(/** @type {any} */ (large));
  return largeView;
}
