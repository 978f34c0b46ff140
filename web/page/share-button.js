/** @file The tool beside undo and redo that hands the board on: by the system's share sheet, else as a copied link. */

import { icon } from "../board/tools.js";
import { make, say } from "../ui/dom.js";
import { copyText, linkTo } from "../ui/share.js";

const MOMENT_MS = 1500;
const ARROW_OUT = "M12 3v12M8 7l4-4 4 4M5 13v6h14v-6";

/** @param {HTMLElement & { notation: string }} board */
export function shareButton(board) {
  const word = make("span", { say: "page.share", "aria-live": "polite" });

  async function share() {
    const url = linkTo(board.notation);
    if (navigator.share) return navigator.share({ url }).catch(() => undefined); // closing the sheet is no error
    say(word, (await copyText(url)) ? "page.link-copied" : "page.copy-forbidden");
    setTimeout(() => say(word, "page.share"), MOMENT_MS);
  }
  return make("button", { type: "button", slot: "tools", onclick: share }, icon(ARROW_OUT), word);
}
