/** What a person typed could not be read: where, why, and the words for the sentence. */
export class TypedError extends Error {
  /**
   * @param {string} code key of a sentence in the locales
   * @param {{ line: number, column: number }} place both from 1
   * @param {Record<string, string | number>} [words] placeholders of the sentence
   */
  constructor(code, { line, column }, words = {}) {
    super(`${code} at line ${line}, column ${column}`);
    this.code = code;
    this.line = line;
    this.column = column;
    this.words = words;
  }
}

/**
 * @typedef {{ text: string, groups: Record<string, string | undefined>, line: number, column: number }} Piece
 * A piece of a typed text, and where it starts (both from 1).
 */

/**
 * Cuts one line at everything the pattern matches; what it does not match is skipped.
 * @param {string} text
 * @param {RegExp} pattern global; named groups are handed on
 * @param {number} [line] the number of the line, from 1
 * @returns {Piece[]}
 */
export function piecesOfLine(text, pattern, line = 1) {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    groups: match.groups ?? {},
    line,
    // People count characters, not code units.
    column: [...text.slice(0, match.index)].length + 1,
  }));
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
export const pieces = (text, pattern) =>
  text.split(/\r?\n/).flatMap((line, index) => piecesOfLine(line, pattern, index + 1));

/** The name of a door or button: A … Z, then AA, AB … as in a spreadsheet. @param {number} index from 0 */
