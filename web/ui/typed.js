/** @file Parses typed text and reports the position of errors. */
import { complain } from "./field.js";

/** A parse error: its position, and the key of the sentence that explains it. */
export class TypedError extends Error {
  /**
   * @param {import("./i18n.js").Key} code
   * @param {{ line: number, column: number }} place both 1-based
   * @param {Record<string, string | number>} [words] further parameters of the sentence
   */
  constructor(code, { line, column }, words = {}) {
    super(`${code} at line ${line}, column ${column}`);
    this.code = code;
    this.words = { line, column, ...words };
  }
}

/**
 * The result of `read`, or the TypedError it threw.
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
 * A piece of typed text and its position (both 1-based).
 */

/**
 * Splits a line into the matches of a pattern; text between matches is skipped.
 * @param {string} text
 * @param {RegExp} pattern global; named groups are kept
 * @param {number} line 1-based line number
 * @returns {Piece[]}
 */
export function piecesOfLine(text, pattern, line) {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    groups: match.groups ?? {},
    line,
    // Counts characters, not UTF-16 code units; computed only for errors.
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
 * Parses the value of a field. If that fails, the error is shown beside the field, which keeps its value.
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
