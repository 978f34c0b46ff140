/** @file The icon of a mask: a small door for each door, in the layout of the hall, filled if a press turns it. */
import { build } from "../ui/elements.js";

/** @param {Uint8Array} mask */
export function maskIcon(mask) {
  const doors = Array.from(mask, (flips) => build("i", flips ? { class: "on" } : {}));
  return build("span", { class: "mask", part: "mask", "aria-hidden": "true" }, ...doors);
}
