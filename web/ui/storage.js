/**
 * @file What the page remembers between visits, under one prefix. Storage may be forbidden, full or hold
 * anything: reading then finds nothing, and writing keeps the value for this visit only.
 */

const PREFIX = "lights-and-doors.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @returns {Storage | null} null where the browser refuses even to name it. */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @returns {any} what was kept under the name; undefined when nothing was, or nothing readable
 */
export function recall(name) {
  try {
    return JSON.parse(memory.get(name) ?? storage()?.getItem(PREFIX + name) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @param {unknown} value anything JSON can say
 */
export function remember(name, value) {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    storage()?.setItem(PREFIX + name, text);
  } catch {
    // Full: the copy in memory serves this visit.
  }
}

/** Texts as they are kept now, also by other tabs. Both throw where storage is forbidden, and write where it is full. */
export const texts = {
  /** @param {string} name @returns {string | null} */
  read: (name) => window.localStorage.getItem(PREFIX + name),
  /** @param {string} name @param {string} text */
  write: (name, text) => window.localStorage.setItem(PREFIX + name, text),
};
