/** @file Warnings for the authors of pages, on the console. */

/** The warnings of this page, each of which is written once. @type {Set<string>} */
const written = new Set();

/** @param {string} text */
export function warn(text) {
  if (!written.has(text)) console.warn(text);
  written.add(text);
}
