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
