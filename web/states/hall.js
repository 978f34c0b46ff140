/** @file Halls with marks: buttons that cannot be pressed, and doors and dials whose final state is of no matter. */
import { HallView } from "../board/hall.js";
import { svg } from "../ui/elements.js";
import { ANY, LOCK } from "./face.js";
import { adoptIn, withTargets } from "./states.js";

/** A sign on the frame of a door, or on a button. @param {"any" | "shut"} name @param {string} d its path @param {Element} element */
const addSign = (name, d, element) =>
  (element.querySelector(".frame") ?? element).append(
    svg("svg", { viewBox: "-2 -2 16 16", class: `sign ${name}`, "aria-hidden": "true" }, svg("path", { d })),
  );

/**
 * Extends a class of views of halls: the marks, and their names.
 * @template {new (...args: any[]) => HallView} Base
 * @param {Base} Base
 */
export const withHallMarks = (Base) =>
  class extends Base {
    /** @param {any[]} given  the engine and the function that translates */
    constructor(...given) {
      super(...given);
      const { any, locked } = this.engine;
      any.forEach((isAny, light) => void (isAny && addSign("any", ANY, this.tiles[light])));
      this.buttons.forEach((element, button) => void (element && locked[button] && lock(element)));
    }

    /** @param {number[]} changed @param {number} origin */
    paint(changed, origin) {
      adoptIn(/** @type {ShadowRoot} */ (this.root.getRootNode()));
      super.paint(changed, origin);
    }

    /** @param {number} light @param {boolean} lit */
    labelOf(light, lit) {
      return super.labelOf(light, lit) + (this.engine.any[light] ? this.t("states.any") : "");
    }

    /** A locked button turns nothing because it cannot be pressed. @param {any[]} given  key, button, params */
    sayFlips(...given) {
      const [key, button, params] = given;
      return this.engine.locked[button]
        ? this.t(key, params) + this.t("states.locked")
        : super.sayFlips(key, button, params);
    }
  };

/** @param {HTMLElement} element of a button */
function lock(element) {
  element.classList.add("locked");
  addSign("shut", LOCK, element);
}

/** A hall of doors with marks. */
export class MarkedHallView extends withHallMarks(withTargets(HallView)) {}
