/** @file Turns errors into sentences. */
import { placeIn } from "../engine/place.js";
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
