/** @file Elements that share one tab stop, as lists and rows. */
import { moveFocus, stopAt } from "./tab-stop.js";

/** @typedef {import("./tab-stop.js").Stops} Stops */
/** @typedef {import("./tab-stop.js").Leads} Leads */

/**
 * Makes elements inside a root share one tab stop.
 * @param {HTMLElement} root
 * @param {() => Stops} stops  the current elements
 * @param {Leads} [leads]
 */
export function rove(root, stops, leads) {
  root.addEventListener("keydown", (event) => moveFocus(event, stops(), leads));
  root.addEventListener("focusin", ({ target }) => {
    const stop = /** @type {HTMLElement} */ (target);
    if (stops().includes(stop)) stopAt(stops(), stop);
  });
}

/** Keys of a vertical list: up, down, Home and End. @type {Leads} */
export function alongList(stops, from, { key }) {
  if (from < 0) return -1;
  return { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: stops.length - 1 }[key] ?? -1;
}

/** Keys of a horizontal row: left and right, wrapping around. @type {Leads} */
export function roundRow(stops, from, { key }) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return by && from >= 0 ? (from + by + stops.length) % stops.length : -1;
}
