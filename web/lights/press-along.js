/**
 * @file Press along: the presses of a solution as a list to tick off, for readers whose board is elsewhere. The board follows each
 * tick; another press on the board joins the list, because it has to be made again.
 */
import { make, say } from "../ui/dom.js";
import { alongList, rove } from "../ui/tab-stop.js";

/** More presses are not listed. */
const LISTED_MAX = 400;

/** @typedef {{ root: HTMLElement, list: HTMLElement, board: import("./index.js").Lights, order: number[] }} Along  order: the buttons in the list */

/**
 * @param {import("./index.js").Lights} board
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 */
export function pressAlong(board, editing) {
  const list = make("ol", { class: "along", translate: "no" });
  const about = make("p", { class: "small", say: "lights.along-about" });
  const root = make("div", { class: "pressing", hidden: true }, list, about);
  rove(list, () => [...list.querySelectorAll("button")], alongList);
  editing.onChange((isAlong) => root.toggleAttribute("hidden", !isAlong));
  /** @type {Along} */
  const along = { root, list, board, order: [] };
  return {
    root,
    setTarget: (/** @type {Uint8Array | null} */ target) => setOrder(along, target),
    follow: (/** @type {Uint8Array} */ left) => follow(along, left),
  };
}

/** @param {Along} along @param {Uint8Array | null} target */
function setOrder(along, target) {
  along.order = target ? onesOf(target) : [];
  along.list.replaceChildren();
}

/** @param {Uint8Array} set */
const onesOf = (set) => Array.from(set.keys()).filter((button) => set[button]);

/**
 * Ticks the presses that were made.
 * @param {Along} along
 * @param {Uint8Array} left
 * @returns {Map<number, number>} the buttons that are left, with their numbers in the list
 */
function follow(along, left) {
  const { list, board } = along;
  const isListed = new Set(along.order);
  along.order.push(...onesOf(left).filter((button) => !isListed.has(button)));
  const { order } = along;
  if (order.length <= LISTED_MAX)
    for (const button of order.slice(list.children.length)) list.append(item(board, button, list.children.length + 1));
  [...list.children].forEach((line, i) => {
    line.firstElementChild?.setAttribute("aria-pressed", String(!left[order[i]]));
  });
  return new Map(order.flatMap((button, i) => (left[button] ? [[button, i + 1]] : [])));
}

/** @param {import("./index.js").Lights} board @param {number} button @param {number} number */
function item(board, button, number) {
  const { cols } = board.engine;
  const tick = make("button", { type: "button", "aria-pressed": "false", onclick: () => board.press(button) });
  const place = { row: Math.floor(button / cols) + 1, column: (button % cols) + 1 };
  tick.append(make("b", {}, String(number)), say(make("span"), "lights.along-cell", place));
  return make("li", {}, tick);
}
