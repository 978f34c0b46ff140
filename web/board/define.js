/** @file Makes both elements known, once: of two scripts in a page, in whatever versions, the first one stays. */
import sentences from "locales:elements";
import { addSentences } from "../ui/i18n.js";
import { LightsOut } from "./lights-out.js";
import { RotatingDoors } from "./rotating-doors.js";

addSentences(sentences);

export function define() {
  const known = customElements.get("lights-out");
  if (known) {
    if (known !== LightsOut) console.warn("lights-and-doors.js is in this page twice; the first one stays.");
    return;
  }
  customElements.define("lights-out", LightsOut);
  customElements.define("rotating-doors", RotatingDoors);
}
