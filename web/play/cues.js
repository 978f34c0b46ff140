/** @file When sound and vibration are played: at presses, undo, hints and wins, while one of them is on. */
import { startOf } from "../engine/kind.js";
import { whileOn } from "./options.js";
import { createSound } from "./sound.js";

/** The share of the lights that are lit. @param {import("../engine/engine.js").Engine} engine */
const shareLit = ({ lights }) => lights.reduce((sum, state) => sum + Number(state > 0), 0) / lights.length;

/** @param {import("./game.js").Board} board @param {import("./store.js").Store} store @param {import("./level.js").Kind} kind */
export function giveCues(board, store, kind) {
  const sound = createSound({ isOn: () => store.option("sound"), vibrates: () => store.option("vibration") });
  const press = kind === "doors" ? "door" : "press";
  const win = () => sound.play(board.engine.moveCount === board.minimum ? "perfect" : "win");
  whileOn(store, ["sound", "vibration"], (signal) => {
    let [start, count] = [board.engine?.startNotation, board.engine?.moveCount ?? 0]; // none without a core
    board.addEventListener("lights-press", () => sound.play(press, () => shareLit(board.engine)), { signal });
    board.addEventListener("lights-solved", win, { signal });
    board.addEventListener("lights-hint", () => sound.play("hint"), { signal });
    board.addEventListener("lights-change", listen, { signal });
    /** @param {Event} event */
    function listen(event) {
      const { notation, moves } = /** @type {CustomEvent} */ (event).detail;
      const before = start;
      start = startOf(notation);
      if (start === before && moves.length < count) sound.play("undo");
      count = moves.length;
    }
  });
  return { win, chapter: () => sound.play("chapter") };
}
