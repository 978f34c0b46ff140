/** @file The tool beside undo and redo that hands the board on: by the system's share sheet, else as a copied link. */
import { make, say } from "./dom.js";
import { copyText, linkTo } from "./share.js";

const MOMENT_MS = 1500;
const SVG = "http://www.w3.org/2000/svg";

function icon() {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", "M12 3v12M8 7l4-4 4 4M5 13v6h14v-6");
  svg.append(path);
  return svg;
}

/** @param {HTMLElement & { notation: string }} board */
export function shareButton(board) {
  const word = make("span", { say: "page.share", "aria-live": "polite" });

  async function share() {
    const url = linkTo(board.notation);
    if (navigator.share) return navigator.share({ url }).catch(() => undefined); // closing the sheet is no error
    say(word, (await copyText(url)) ? "page.link-copied" : "page.copy-forbidden");
    setTimeout(() => say(word, "page.share"), MOMENT_MS);
  }
  return make("button", { type: "button", class: "share", slot: "tools", onclick: share }, icon(), word);
}
