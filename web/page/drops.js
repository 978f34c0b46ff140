/** @file Files dropped on the page: a text is read as a board, anything else is refused; the browser never follows one. */
import { LIMITS } from "../engine/engine.js";
import { placeIn } from "../ui/errors.js";
import { notice } from "../ui/notice.js";

/** @param {(text: string) => Promise<void>} read throws where it is no board */
export function takeDrops(read) {
  addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    const isTaken = event.defaultPrevented; // by the laboratory
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (isTaken || !file) return;
    const text = await file
      .slice(0, LIMITS.text + 1)
      .text()
      .catch(() => "");
    try {
      await read(text);
    } catch (error) {
      const { position = 0, code } = /** @type {{ position?: number, code?: string }} */ (error);
      if (code) refuse(file.name, text, position);
      else notice("say.missing"); // what reads it did not come
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
