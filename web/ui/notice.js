/** @file A sentence at the foot of the page that stays until it was read; a later one takes its place. */
import { button, make, say } from "./dom.js";

/** @param {import("../ui/i18n.js").Key} key @param {Record<string, unknown>} [params] @param {HTMLElement} [act] what can be done about it; else it can be closed */
export function notice(key, params, act) {
  document.querySelector(".notice")?.remove();
  const root = make("div", { class: "notice", role: "status" }, say(make("span"), key, params));
  root.append(act ?? button("page.close", () => root.remove()));
  document.body.append(root);
}
