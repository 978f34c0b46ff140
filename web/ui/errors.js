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
  const position = error?.position ?? 0;
  say(element, /** @type {import("./i18n.js").Key} */ (`error.${code}`), {
    position: position + 1,
    limit: 65536,
    ...placeIn(text, position),
  });
}

/** Where a position lies, as a reader counts. @param {string} text @param {number} position */
export function placeIn(text, position) {
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: [...(before.at(-1) ?? "")].length + 1 };
}
