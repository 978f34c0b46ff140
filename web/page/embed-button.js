/** @file The tool that shows how to put the board into another page; its dialog is fetched when first opened. */

import { icon } from "../board/tools.js";
import { make, say } from "../ui/dom.js";
import { embed, isServed } from "./parts.js";

const MOMENT_MS = 1500;
const BRACKETS = "m8 7-5 5 5 5M16 7l5 5-5 5M14 4l-4 16";

/** @param {import("./header.js").Board} board */
export function embedButton(board) {
  const word = make("span", { say: "page.embed", "aria-live": "polite" });
  const root = make("button", { type: "button", slot: "tools", onclick: open }, icon(BRACKETS), word);

  async function open() {
    try {
      const { showEmbed } = await embed();
      root.focus(); // where the dialog gives the focus back; not every browser focuses what is clicked
      showEmbed(board, isServed);
    } catch {
      say(word, "page.embed-missing");
      setTimeout(() => say(word, "page.embed"), MOMENT_MS);
    }
  }
  return root;
}
