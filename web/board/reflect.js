/** Attributes as properties. */

/**
 * Gives a class properties that read and write the attributes of the same name; null takes an attribute away.
 * @param {{ prototype: HTMLElement }} element
 * @param {string[]} names
 */
export function reflect(element, names) {
  for (const name of names)
    Object.defineProperty(element.prototype, name, {
      get() {
        return this.getAttribute(name) ?? "";
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
      configurable: true,
      enumerable: true,
    });
}

/**
 * Properties that were set before the element's class was known would hide its accessors: sets them again.
 * @param {any} element
 * @param {string[]} names
 */
export function adoptEarly(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

/** What the words of an attribute may be. @type {Record<string, RegExp>} */
export const WORDS = {
  level: /^\d+$/,
  goal: /^(off|on|either)$/,
  presses: /^\d+$/,
  step: /^\d+$/,
  explain: /^(tour|equations|elimination|chase|quiet|solutions|own|take)$/,
  controls: /^(none|undo|redo|hint|reset)$/,
  theme: /^(auto|dark|light)$/,
  loading: /^(lazy|eager)$/,
  masks: /^(hide|show)$/,
};

/**
 * The words of an attribute, between blanks or commas: those that mean something there, or those that do not.
 * @param {Element} element
 * @param {string} name
 * @param {boolean} [known]
 */
export function wordsOf(element, name, known = true) {
  const words = [...(element.getAttribute(name) ?? "").matchAll(/[^\s,]+/g)];
  return words.filter(([word]) => (WORDS[name]?.test(word) ?? true) === known);
}
