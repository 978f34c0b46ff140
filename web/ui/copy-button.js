/** @file A button that copies a text, and briefly confirms it. */
import { button } from "./controls.js";
import { say } from "./dom.js";
import { copyText } from "./share.js";

const MOMENT_MS = 1500;

/**
 * @param {import("./i18n.js").Key} key
 * @param {() => string} text
 */
export function copyButton(key, text) {
  const root = button(key, copy, { "aria-live": "polite" });
  async function copy() {
    say(root, (await copyText(text())) ? "page.copied" : "page.copy-forbidden");
    setTimeout(() => say(root, key), MOMENT_MS);
  }
  return root;
}
