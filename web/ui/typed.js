/** @file Reading what people type, with the place of whatever cannot be read. */
import { complain } from "./field.js";

/** What a person typed could not be read: where, and the sentence that says why. */
export class TypedError extends Error {
  /**
   * @param {import("./i18n.js").Key} code
   * @param {{ line: number, column: number }} place both from 1
   * @param {Record<string, string | number>} [words] places of the sentence besides line and column
   */
  constructor(code, { line, column }, words = {}) {
    super(`${code} at line ${line}, column ${column}`);
    this.code = code;
    this.words = { line, column, ...words };
  }
}

/**
 * What `read` makes of a typed text, or the problem it met.
 * @template Value
 * @param {() => Value} read
 * @returns {{ value: Value, problem: null } | { value: null, problem: TypedError }}
 */
export function attempt(read) {
  try {
    return { value: read(), problem: null };
  } catch (problem) {
    if (problem instanceof TypedError) return { value: null, problem };
    throw problem;
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
 * @param {number} line the number of the line, from 1
 * @returns {Piece[]}
 */
export function piecesOfLine(text, pattern, line) {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    groups: match.groups ?? {},
    line,
    // People count characters, not code units; and only where something is wrong.
    get column() {
      return [...text.slice(0, match.index)].length + 1;
    },
  }));
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
export const pieces = (text, pattern) =>
  text.split(/\r?\n/).flatMap((line, index) => piecesOfLine(line, pattern, index + 1));

/**
 * Reads what stands in a field; what cannot be read is said beside it, and the field keeps it.
 * @template Value
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {(text: string) => Value} read
 * @returns {Value | null}
 */
export function readField(field, read) {
  const { value, problem } = attempt(() => read(field.value));
  complain(field, problem?.code, problem?.words);
  return value;
}
