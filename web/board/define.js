/** @file Registers both elements. If a page contains several versions of the script, the first one registers them. */
import { LightsOut } from "./lights-out.js";
import { RotatingDoors } from "./rotating-doors.js";

export function define() {
  const known = customElements.get("lights-out");
  if (known) {
    if (known !== LightsOut) console.warn("lights-and-doors.js is in this page twice; the first one stays.");
    return;
  }
  customElements.define("lights-out", LightsOut);
  customElements.define("rotating-doors", RotatingDoors);
}
