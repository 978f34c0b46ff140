/** @file A roving tab stop: of several elements only the one focused last is reached by Tab; keys move the focus between them. */
import { destination } from "./destination.js";

/** @typedef {(HTMLElement | null)[]} Stops  null for a hole */
/** @typedef {(stops: Stops, from: number, event: KeyboardEvent) => number} Leads  the index to which a key moves the focus, or -1 */

/** Makes one element the tab stop. @param {Stops} stops @param {HTMLElement | null} [stop] */
export function stopAt(stops, stop) {
  for (const each of stops) {
    const index = each === stop ? 0 : -1;
    if (each && each.tabIndex !== index) each.tabIndex = index;
  }
}

/**
 * Moves the focus from the element of an event.
 * @param {KeyboardEvent} event
 * @param {Stops} stops
 * @param {Leads} [leads]
 * @returns {HTMLElement | null} the focused element; null if the key does not move the focus
 */
export function moveFocus(event, stops, leads = destination) {
  const path = event.composedPath();
  const from = stops.findIndex((stop) => stop && path.includes(stop));
  const to = stops[leads(stops, from, event)];
  if (!to) return null;
  event.preventDefault();
  to.focus();
  return to;
}

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
