/** @file Files dropped on the page: a text is read as a board, anything else is refused; the browser never follows one. */
import { LIMITS } from "../engine/engine.js";
import { notice } from "../ui/notice.js";

/** @param {(text: string) => void} read throws where it is no board */
export function takeDrops(read) {
  addEventListener("dragover", (event) => hasFiles(event) && event.preventDefault());
  addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    const isTaken = event.defaultPrevented; // by the laboratory
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (isTaken || !file) return;
    try {
      read(await file.slice(0, LIMITS.text + 1).text());
    } catch {
      notice("page.drop-refused", { name: file.name });
    }
  });
}

/** @param {DragEvent} event */
const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
