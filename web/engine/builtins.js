/** @file Functions that the bundler calls in place of builtins, which old libraries in a host page replace by other ones. */

/**
 * Array.from, of an iterable or of a length.
 * @param {any} source
 * @param {(item: any, index: number) => unknown} [make]
 */
export const arrayFrom = (source, make = (item) => item) =>
  [...(source[Symbol.iterator] ? source : Array(source.length))].map(make);

/** Object.entries. @param {any} table */
export const entriesOf = (table) => Object.keys(table).map((key) => [key, table[key]]);
