/** @file Turns errors into sentences. */
import { say } from "./dom.js";

/**
 * Shows why input was rejected, and where.
 * @param {HTMLElement} element
 * @param {any} error a NotationError or an engine's error with a `code`; anything else is an error of the browser
 * @param {string} [text] the input, to show the place as line and column
 */
export function showError(element, error, text = "") {
  const code = typeof error?.code === "string" ? error.code : "unknown";
  const words = { limit: 65536, ...placeIn(text, error?.position ?? 0) };
  say(element, /** @type {import("./i18n.js").Key} */ (`error.${code}`), words);
}

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
