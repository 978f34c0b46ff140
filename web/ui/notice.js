/** @file A notice at the top of the page until the reader closes it, away from the card of a win; a later one replaces it. */
import { button } from "./controls.js";
import { make, say } from "./dom.js";

/** @param {import("../ui/i18n.js").Key} key @param {Record<string, unknown>} [params] @param {HTMLElement} [act] a control to act on it; by default a button that closes it */
export function notice(key, params, act) {
  document.querySelector(".notice")?.remove();
  const root = make("div", { class: "notice", role: "status" }, say(make("span"), key, params));
  root.append(act ?? button("page.close", () => root.remove()));
  document.body.append(root);
}

/** @type {Set<string>} */
const told = new Set();

/** A notice of something that lasts: the same one is shown once. @param {import("../ui/i18n.js").Key} key @param {Record<string, unknown>} [params] */
export function noticeOnce(key, params = {}) {
  const words = JSON.stringify([key, params]);
  if (!told.has(words)) notice(key, params);
  told.add(words);
}
