/** @file The place of a problem in a text, as readers count. */

/** The line, column and text at a position; columns count characters. @param {string} text @param {number} position */
export function placeIn(text, position) {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: [...before[before.length - 1]].length + 1, word: quoteAt(text, position) };
}

/**
 * The text at a position, shortened and without control characters so that a sentence can quote it; "" at the end of a
 * line.
 * @param {string} text
 * @param {number} position
 */
export const quoteAt = (text, position) =>
  /** @type {RegExpExecArray} */ (/^.{0,16}/u.exec(text.slice(position)))[0].replace(/\p{C}/gu, "?");
