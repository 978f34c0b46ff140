/** @file Helpers to create elements and to change them. */

/** @typedef {string | number | boolean | null | undefined | string[] | ((event: any) => void)} AttributeValue */
/** @typedef {Record<string, AttributeValue>} Attributes */

/**
 * Makes an element. `on…` adds a listener; true and false set and remove an attribute; everything else is an attribute.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function build(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children);
  return element;
}

/**
 * Makes an SVG element.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {HTMLElement} element @param {string} name @param {AttributeValue} value */
function setAttribute(element, name, value) {
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (typeof value === "boolean") element.toggleAttribute(name, value);
  else if (value !== null && value !== undefined) element.setAttribute(name, String(value));
}

/**
 * Writes an attribute only if it changes: writing the same value would make the browser recompute names and styles.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
export function writeAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Writes the text only if it changes: writing the same text would cause a new layout. @param {Element} element @param {string} text */
export function writeText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
