/** @file Sound and vibration for presses, undo, hints and wins. */
import { startOf } from "../engine/kind.js";
import { createSound } from "./sound.js";

/** The share of the lights that are lit. @param {import("../engine/engine.js").Engine} engine */
const shareLit = ({ lights }) => lights.reduce((sum, state) => sum + Number(state > 0), 0) / lights.length;

/** @param {import("./game.js").Board} board @param {import("./store.js").Store} store @param {import("./level.js").Kind} kind */
export function giveCues(board, store, kind) {
  const sound = createSound({ isOn: () => store.option("sound"), vibrates: () => store.option("vibration") });
  let [start, count] = ["", 0];
  const press = kind === "doors" ? "door" : "press";
  const win = () => sound.play(board.engine.moveCount === board.minimum ? "perfect" : "win");
  board.addEventListener("lights-press", () => sound.play(press, () => shareLit(board.engine)));
  board.addEventListener("lights-solved", win);
  board.addEventListener("lights-hint", () => sound.play("hint"));
  board.addEventListener("lights-change", (event) => {
    const { notation, moves } = /** @type {CustomEvent} */ (event).detail;
    const before = start;
    start = startOf(notation);
    if (start === before && moves.length < count) sound.play("undo");
    count = moves.length;
  });
  return { win, chapter: () => sound.play("chapter") };
}
