/**
 * @file The presses of a solution as large buttons to tick off, in any order. Pressing one again takes it back.
 *
 * @typedef {object} Item
 * @property {number} button
 * @property {string} text      in large letters
 * @property {string} [detail]  below it
 * @property {[import("../ui/i18n.js").Key, Record<string, unknown>]} label  the sentence that names it
 * @property {boolean} isDone
 */
import { make, say, writeText } from "../ui/dom.js";
import { rove } from "../ui/roving.js";
import { stopAt } from "../ui/tab-stop.js";

export function pressList() {
  const root = make("ul", { class: "press-list", label: "answer.list", translate: "no" });
  /** @type {Map<number, HTMLButtonElement>} by the button of the board */
  let items = new Map();
  const stops = () => [...items.values()];
  rove(root, stops);

  /** @param {number} button */
  const createItem = (button) =>
    make("button", { type: "button", tabindex: -1, onclick: () => list.onPress(button) }, make("span"), make("small"));

  /** @param {Item[]} wanted */
  function show(wanted) {
    const hadFocus = root.contains(document.activeElement);
    if (wanted.map(({ button }) => button).join() !== [...items.keys()].join()) {
      items = new Map(wanted.map(({ button }) => [button, items.get(button) ?? createItem(button)]));
      root.replaceChildren(...stops().map((item) => make("li", {}, item)));
      const stop = (hadFocus && stops().find((item) => item.tabIndex === 0)) || stops()[0];
      stopAt(stops(), stop);
      if (hadFocus) stop?.focus();
    }
    for (const { button, text, detail = "", label, isDone } of wanted) {
      const item = /** @type {HTMLButtonElement} */ (items.get(button));
      writeText(item.children[0], text);
      writeText(item.children[1], detail);
      say(item, ...label, "aria-label");
      item.setAttribute("aria-pressed", String(isDone));
    }
  }

  const list = { root, show, onPress: (/** @type {number} */ _button) => {} };
  return list;
}
