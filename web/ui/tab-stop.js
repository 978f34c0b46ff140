/** @file One tab stop among several elements: it stays at the one that had the focus last, and keys move the focus on. */
import { destination } from "./destination.js";

/** @typedef {(HTMLElement | null)[]} Stops  null where there is none */
/** @typedef {(stops: Stops, from: number, event: KeyboardEvent) => number} Leads  the index to which a key leads, or -1 */

/** Makes one of them the tab stop. @param {Stops} stops @param {HTMLElement | null} [stop] */
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
 * @returns {HTMLElement | null} where it is then; null when the key leads nowhere
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
 * Lets the elements inside of a root share its tab stop.
 * @param {HTMLElement} root
 * @param {() => Stops} stops  as they are at the time
 * @param {Leads} [leads]
 */
export function rove(root, stops, leads) {
  root.addEventListener("keydown", (event) => moveFocus(event, stops(), leads));
  root.addEventListener("focusin", ({ target }) => {
    const stop = /** @type {HTMLElement} */ (target);
    if (stops().includes(stop)) stopAt(stops(), stop);
  });
}

/** Up and down a list, Home and End to its ends. @type {Leads} */
export function alongList(stops, from, { key }) {
  if (from < 0) return -1;
  return { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: stops.length - 1 }[key] ?? -1;
}

/** Left and right along a row, round its ends. @type {Leads} */
export function roundRow(stops, from, { key }) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return by && from >= 0 ? (from + by + stops.length) % stops.length : -1;
}
