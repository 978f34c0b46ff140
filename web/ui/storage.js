/**
 * @file Values stored between visits, all under one prefix. Storage may be forbidden, full or corrupted: reading then
 * finds nothing, and writing keeps the value in memory for this visit.
 */

const PREFIX = "lights-and-doors.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {"localStorage" | "sessionStorage"} kind @returns {Storage | null} null if the browser forbids access */
function storage(kind) {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** The text stored under a name: from memory, this tab's storage, or the storage of all tabs. @param {string} name */
export const recallText = (name) =>
  memory.get(name) ??
  storage("sessionStorage")?.getItem(PREFIX + name) ??
  storage("localStorage")?.getItem(PREFIX + name) ??
  null;

/**
 * @param {string} name
 * @returns {any} the value stored under a name; null if there is none or it is unreadable
 */
export function recall(name) {
  try {
    return JSON.parse(recallText(name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {string} text @param {("localStorage" | "sessionStorage")[]} places */
function keep(name, text, places) {
  memory.set(name, text);
  for (const place of places)
    try {
      storage(place)?.setItem(PREFIX + name, text);
    } catch {
      // Storage is full: the copy in memory remains for this visit.
    }
}

/**
 * @param {string} name
 * @param {unknown} value any JSON value
 */
export const remember = (name, value) => keep(name, JSON.stringify(value), ["localStorage"]);

/**
 * Stores a value per tab: a new tab starts with the latest value of all tabs, then keeps its own.
 * @param {string} name
 * @param {unknown} value
 */
export const rememberHere = (name, value) => keep(name, JSON.stringify(value), ["localStorage", "sessionStorage"]);

/** @param {string} name */
export function forget(name) {
  memory.delete(name);
  for (const place of /** @type {const} */ (["localStorage", "sessionStorage"]))
    storage(place)?.removeItem(PREFIX + name);
}

/** Removes everything that this page has stored, in this tab and for all tabs. */
export function forgetAll() {
  memory.clear();
  for (const place of /** @type {const} */ (["localStorage", "sessionStorage"]))
    for (const key of Object.keys(storage(place) ?? {})) if (key.startsWith(PREFIX)) storage(place)?.removeItem(key);
}

/**
 * Texts read from and written to storage directly, so that changes by other tabs are seen. Both throw if storage is
 * forbidden; writing throws if it is full.
 */
export const texts = {
  /** @param {string} name @returns {string | null} */
  read: (name) => window.localStorage.getItem(PREFIX + name),
  /** @param {string} name @param {string} text */
  write: (name, text) => window.localStorage.setItem(PREFIX + name, text),
};
