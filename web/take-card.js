/** @file Taking the board away: as a picture, as text, as an address. */

import { gridText } from "./board-text.js";
import { copyButton } from "./copy-button.js";
import { button, make, section } from "./dom.js";
import { linkTo, savePicture } from "./share.js";

/** @param {import("./lights-panel.js").Lights} board */
export function takeCard(board) {
  const savePng = () => savePicture(board, "png");
  const saveSvg = () => savePicture(board, "svg");
  const grid = () => gridText(board.engine.rows, board.engine.cols, board.engine.lights);
  const { root } = section(
    "lights.take",
    "lights-cards",
    make("p", { class: "small", say: "lights.take-about" }),
    make("div", { class: "row" }, button("lights.png", savePng), button("lights.svg", saveSvg)),
    make(
      "div",
      { class: "row" },
      copyButton("lights.copy-link", () => linkTo(board.notation)),
      copyButton("lights.copy-notation", () => board.notation),
      copyButton("lights.copy-grid", grid),
      copyButton("lights.copy-latex", () => board.toLaTeX()),
    ),
  );
  return { root };
}
