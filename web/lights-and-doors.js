/** The embed: one script that makes both elements known. Safe to include twice: the first definition stays. */
import { LightsOut } from "./lights-out.js";
import { RotatingDoors } from "./rotating-doors.js";

/** @param {string} name @param {CustomElementConstructor} element */
function define(name, element) {
  if (!customElements.get(name)) customElements.define(name, element);
}

define("lights-out", LightsOut);
define("rotating-doors", RotatingDoors);
