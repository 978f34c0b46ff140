/** @file Keyboard shortcuts for undo and redo, everywhere but in text fields. */

import { latinKeyOf, TYPED } from "../ui/keys.js";

/** @param {() => { undo(): unknown, redo(): unknown } | null} board  the board that shows */
export function undoEverywhere(board) {
  addEventListener("keydown", (event) => {
    const act = event.defaultPrevented ? null : actionOf(event);
    const target = /** @type {Element | null} */ (event.composedPath()[0]);
    if (!act || !(target instanceof Element) || target.closest(TYPED) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    board()?.[act]();
  });
}

/** @param {KeyboardEvent} event @returns {"undo" | "redo" | null} */
function actionOf(event) {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey || ctrlKey === metaKey) return null;
  const letter = latinKeyOf(event);
  if (letter === "z") return shiftKey ? "redo" : "undo";
  return letter === "y" && ctrlKey ? "redo" : null;
}
