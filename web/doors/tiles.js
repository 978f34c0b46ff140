/** @file A labelled group of large toggle buttons. One tab stop; arrow keys move the focus. */
import { make, say, writeText } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";
import { onTurns } from "./turn-input.js";

/** @typedef {{ text: string, detail?: string, label: import("../ui/i18n.js").Key, words: Record<string, unknown>, on: boolean }} Tile  detail: drawn behind the text; label: its accessible name, which has both */

/**
 * @param {import("./turn-input.js").Turn} turn
 * @param {string} [kind] "choice" if one is chosen
 */
export function tiles(turn, kind = "") {
  const caption = make("span", { class: "caption" });
  const root = make("div", { class: `tiles ${kind}`, role: "group", translate: "no" });
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  rove(root, () => buttons);
  onTurns(root, () => buttons, turn);

  /** @param {import("../ui/i18n.js").Key} key @param {Record<string, unknown>} words @param {Tile[]} wanted */
  function show(key, words, wanted) {
    say(caption, key, words);
    say(root, key, words, "aria-label");
    if (buttons.length !== wanted.length) {
      buttons = wanted.map(() => make("button", { type: "button" }));
      root.replaceChildren(...buttons);
      stopAt(buttons, buttons[0]);
    }
    wanted.forEach(({ text, detail, label, words, on }, index) => {
      writeText(buttons[index], text);
      if (detail) buttons[index].dataset.detail = detail;
      else delete buttons[index].dataset.detail;
      say(buttons[index], label, words, "aria-label");
      buttons[index].setAttribute("aria-pressed", String(on));
    });
  }

  return { root: make("div", { class: "tile-group" }, caption, root), show };
}
