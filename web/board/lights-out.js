/** @file `<lights-out>`: a grid of lights; pressing one flips the lights that the rule of the board names. */

import { build } from "../ui/elements.js";
import { attributesOf } from "./attributes.js";
import { measure } from "./grid.js";
import { PuzzleElement } from "./puzzle-element.js";
import { sizeOf } from "./views.js";

export class LightsOut extends PuzzleElement {
  static kind = "grid";
  static observedAttributes = attributesOf("grid");
  static firstBoard = "5x5.on";

  /** @param {string} notation */
  static placeFor(notation) {
    const { rows, cols } = sizeOf(notation);
    return measure(build("div", { class: "board" }), rows, cols);
  }
}
