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
