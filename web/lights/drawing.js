/** @file Drawing a board: a switch in the settings, and a bar over the board that ends drawing. */
import { button, make } from "../ui/dom.js";

/**
 * @param {import("./index.js").Lights} board
 * @param {() => void} play scrolls to the board
 */
export function drawingSwitch(board, play) {
  const pen = make("input", { type: "checkbox", role: "switch" });
  const bar = drawingBar(() => draw(false));
  board.append(bar);

  /** @param {boolean} on */
  function draw(on) {
    board.edit = on;
    update();
    if (on) play();
    board.focus();
  }

  /** Called after every change, because loading a board ends drawing. */
  function update() {
    pen.checked = board.edit;
    bar.hidden = !board.edit;
    board.querySelector(".goal")?.toggleAttribute("hidden", board.edit);
  }
  pen.addEventListener("change", () => draw(pen.checked));
  board.addEventListener("lights-change", update);
  return make("label", { class: "switch" }, pen, make("span", { say: "lights.draw" }));
}

/** @param {() => void} end */
function drawingBar(end) {
  const words = make("span", { role: "status", say: "lights.drawing" });
  return make("div", { class: "goal drawing", slot: "goal", hidden: true }, words, button("lights.drawn", end));
}
