/** @file Sound and vibration for presses, undo, hints and wins. */
import { startOf } from "../engine/kind.js";
import { createSound } from "./sound.js";

/** @param {HTMLElement} board @param {import("./store.js").Store} store */
export function giveCues(board, store) {
  const sound = createSound({ isOn: () => store.option("sound"), vibrates: () => store.option("vibration") });
  let [start, count] = ["", 0];
  board.addEventListener("lights-press", () => sound.play("press"));
  board.addEventListener("lights-solved", () => sound.play("win"));
  board.addEventListener("lights-hint", () => sound.play("hint"));
  board.addEventListener("lights-change", (event) => {
    const { notation, moves } = /** @type {CustomEvent} */ (event).detail;
    const before = start;
    start = startOf(notation);
    if (start === before && moves.length < count) sound.play("undo");
    count = moves.length;
  });
}
