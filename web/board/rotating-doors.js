/** @file `<rotating-doors>`: a hall of doors; the button of a door turns every door of its mask. */

import { build } from "../ui/elements.js";
import { attributesOf, hidesMasks } from "./attributes.js";
import { doorway, FIRST_HALL, measure } from "./hall.js";
import { PuzzleElement } from "./puzzle-element.js";

export class RotatingDoors extends PuzzleElement {
  static kind = "doors";
  static observedAttributes = attributesOf("doors");
  static firstBoard = FIRST_HALL;

  /** True if masks are shown: the doors that each button flips. The attribute hides them with `hide` or `false`. */
  get masks() {
    return !hidesMasks(this);
  }

  set masks(shown) {
    if ((shown ?? true) && String(shown) !== "hide" && String(shown) !== "false") this.removeAttribute("masks");
    else this.setAttribute("masks", "hide");
  }
  /** @param {string} notation */
  static placeFor(notation) {
    const doors = /^d\w+~?-(\w+)/.exec(notation)?.[1].length ?? 4;
    const places = Array.from({ length: doors }, () => build("div", { class: "door" }, ...doorway()));
    const board = build("div", { class: "board" }, build("div", { class: "doors" }, ...places));
    return measure(board, doors, notation.startsWith("dials"));
  }
}
