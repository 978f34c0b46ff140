/**
 * @file Values stored between visits, all under one prefix: the only module that touches storage. Storage is untrusted: it may
 * be forbidden, full, gone or corrupted, throw at any access, and return anything. Reading then finds nothing, and writing
 * keeps the value in memory for this visit.
 */

const PREFIX = "lights-and-doors.";

/** @type {Map<string, string>} */
const memory = new Map();

/** @typedef {"localStorage" | "sessionStorage"} Place */
/** @type {readonly Place[]} */
const PLACES = ["sessionStorage", "localStorage"];

/**
 * @template T
 * @param {Place} place
 * @param {(storage: Storage) => T} access
 * @returns {T | null} null if the access throws
 */
function attempt(place, access) {
  try {
    return access(window[place]);
  } catch {
    return null;
  }
}

/** @param {unknown} text what a storage returned */
const textOrNull = (text) => (typeof text === "string" ? text : null);

/** The text stored under a name: from memory, this tab's storage, or the storage of all tabs. @param {string} name */
export const recallText = (name) =>
  PLACES.reduce(
    (found, place) => found ?? textOrNull(attempt(place, (storage) => storage.getItem(PREFIX + name))),
    memory.get(name) ?? null,
  );

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

/** @param {string} name @param {string} text @param {readonly Place[]} places @returns {boolean} true if no place refused it */
function keep(name, text, places) {
  memory.set(name, text);
  return places
    .map((place) => attempt(place, (storage) => storage.setItem(PREFIX + name, text)))
    .every((answer) => answer !== null);
}

/** The reason why storage refuses a value: without reading, it is forbidden. @returns {"forbidden" | "full"} */
export const refusal = () =>
  PLACES.every((place) => attempt(place, (storage) => [storage.getItem(PREFIX)])) ? "full" : "forbidden";

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
export const rememberHere = (name, value) => keep(name, JSON.stringify(value), PLACES);

/** @param {string} name */
export function forget(name) {
  memory.delete(name);
  for (const place of PLACES) attempt(place, (storage) => storage.removeItem(PREFIX + name));
}

/** Removes everything that this page has stored, in this tab and for all tabs. */
export function forgetAll() {
  memory.clear();
  for (const place of PLACES)
    attempt(place, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
}

/**
 * Texts read from and written to storage directly, so that changes by other tabs are seen. Both throw if storage is
 * forbidden or returns anything but texts; writing throws if the text was not kept.
 */
export const texts = {
  /** @param {string} name @returns {string | null} */
  read(name) {
    const text = window.localStorage.getItem(PREFIX + name);
    if (text !== textOrNull(text)) throw new TypeError("not a text");
    return text;
  },
  /** @param {string} name @param {string} text */
  write(name, text) {
    window.localStorage.setItem(PREFIX + name, text);
    if (texts.read(name) !== text) throw new TypeError("not kept");
  },
};
