/** @file `<lights-out>`: a grid of lights; pressing one flips the lights that the rule of the board names. */

import { isPlain } from "../engine/kind.js";
import { build } from "../ui/elements.js";
import { attributesOf } from "./attributes.js";
import { CellsView, fetchLargeView, isLarge, largeView, measure } from "./grid.js";
import { PuzzleElement } from "./puzzle-element.js";
import { fetchParts, stateParts } from "./state-parts.js";

/** @param {string} notation */
function sizeOf(notation) {
  const [, rows, cols] = /^(\d{1,5})x(\d{1,5})/.exec(notation) ?? [0, 5, 5];
  return { rows: Number(rows), cols: Number(cols) };
}

export class LightsOut extends PuzzleElement {
  static kind = "grid";
  static observedAttributes = attributesOf("grid");
  static firstBoard = "5x5.on";

  /** @param {import("./view.js").Engine} engine */
  static viewFor(engine) {
    if (!isPlain(engine.boardNotation)) return stateParts.loaded?.lightsViewFor(engine, largeView.loaded) ?? null;
    return isLarge(engine.rows, engine.cols) ? largeView.loaded : CellsView;
  }

  /** @param {string} notation */
  static async prepare(notation) {
    const { rows, cols } = sizeOf(notation);
    await fetchParts(notation);
    if (isLarge(rows, cols)) await fetchLargeView();
  }

  /** @param {string} notation */
  static placeFor(notation) {
    const { rows, cols } = sizeOf(notation);
    return measure(build("div", { class: "board" }), rows, cols);
  }
}
