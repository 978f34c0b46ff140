/**
 * @file What the page remembers between visits, under one prefix. Storage may be forbidden, full or hold
 * anything: reading then finds nothing, and writing keeps the value for this visit only.
 */

const PREFIX = "lights-and-doors.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {"localStorage" | "sessionStorage"} kind @returns {Storage | null} null where the browser refuses even to name it. */
function storage(kind) {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** The text kept under the name, of this tab before that of all. @param {string} name */
export const recallText = (name) =>
  memory.get(name) ??
  storage("sessionStorage")?.getItem(PREFIX + name) ??
  storage("localStorage")?.getItem(PREFIX + name) ??
  null;

/**
 * @param {string} name
 * @returns {any} what was kept under the name; null when nothing was, or nothing readable
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
      // Full: the copy in memory serves this visit.
    }
}

/**
 * @param {string} name
 * @param {unknown} value anything JSON can say
 */
export const remember = (name, value) => keep(name, JSON.stringify(value), ["localStorage"]);

/**
 * What each tab has of its own: a tab that is opened begins with the latest of all, and goes its own way.
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

/** Everything that this page and its tabs remember. */
export function forgetAll() {
  memory.clear();
  for (const place of /** @type {const} */ (["localStorage", "sessionStorage"]))
    for (const key of Object.keys(storage(place) ?? {})) if (key.startsWith(PREFIX)) storage(place)?.removeItem(key);
}

/** Texts as they are kept now, also by other tabs. Both throw where storage is forbidden, and write where it is full. */
export const texts = {
  /** @param {string} name @returns {string | null} */
  read: (name) => window.localStorage.getItem(PREFIX + name),
  /** @param {string} name @param {string} text */
  write: (name, text) => window.localStorage.setItem(PREFIX + name, text),
};
