/** @file One clear sentence for whatever was refused. */
import { say } from "./dom.js";

/**
 * Says in the element why something was refused, and where.
 * @param {HTMLElement} element
 * @param {any} error a NotationError or an engine's error with a `code`; anything else is the browser's
 * @param {string} [text] what was typed, to say the place by line and column
 */
export function showError(element, error, text = "") {
  const code = typeof error?.code === "string" ? error.code : "unknown";
  const words = { limit: 65536, ...placeIn(text, error?.position ?? 0) };
  say(element, /** @type {import("./i18n.js").Key} */ (`error.${code}`), words);
}

/** Where a position lies, as a reader counts, and what stands there. @param {string} text @param {number} position */
export function placeIn(text, position) {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: [...before[before.length - 1]].length + 1, word: quoteAt(text, position) };
}

/** What stands at a position, as far as a sentence can quote it; "" at the end of a line. @param {string} text @param {number} position */
export const quoteAt = (text, position) =>
  /** @type {RegExpExecArray} */ (/^.{0,16}/u.exec(text.slice(position)))[0].replace(/\p{C}/gu, "?");
