/** @file Files dropped on the page, which has a frame while one is dragged over it: a text file is read as a board, any other file is refused. The browser never opens one. */

import { placeIn } from "../engine/place.js";
import { textOf } from "../reading/encoding.js";
import { notice } from "../ui/notice.js";

/** @param {(text: string) => Promise<void>} read throws a NotationError where it is no board */
export function takeDrops(read) {
  const mark = (/** @type {boolean} */ isOver) => document.body.toggleAttribute("data-drop", isOver);
  addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener("dragleave", ({ relatedTarget }) => relatedTarget || mark(false)); // null: out of the window
  addEventListener("drop", async (event) => {
    mark(false);
    if (!hasFiles(event)) return;
    const isTaken = event.defaultPrevented; // the laboratory has taken it
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (isTaken || !file) return;
    const text = await textOf(file).catch(() => "");
    try {
      await read(text);
    } catch (error) {
      refuse(file.name, text, /** @type {import("../engine/engine.js").NotationError} */ (error).position);
    }
  });
}

/** @param {string} name @param {string} text @param {number} position where reading stopped */
function refuse(name, text, position) {
  const isText = !/[\0\ufffd]|^$/.test(text);
  notice(isText ? "page.drop-unread" : "page.drop-refused", { name, ...placeIn(text, position) });
}

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
