/** @file The card that lists the presses in order. Two presses of the same button cancel: both are struck out. */
import { nameOf } from "../engine/names.js";
import { section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";

/** Only the last presses are listed. */
const LISTED_MAX = 200;

/** The indices of the presses that still count: all but pairs of the same button. @param {number[]} moves */
export function countingPresses(moves) {
  /** @type {Map<number, number>} */
  const open = new Map();
  moves.forEach((button, index) => {
    if (!open.delete(button)) open.set(button, index);
  });
  return new Set(open.values());
}

export function stepsCard() {
  const about = make("p", { class: "small", say: "lights.steps-about" });
  const list = make("ol", { class: "steps", translate: "no" });
  const { root, note } = section("lights.steps", "lights-cards", about, list);

  /** @param {import("../engine/engine.js").Engine} engine */
  function onPosition(engine) {
    const { moves } = engine;
    const counting = countingPresses(moves);
    const first = Math.max(0, moves.length - LISTED_MAX);
    const items = moves.slice(first).map((button, i) => {
      return make("li", {}, make(counting.has(first + i) ? "span" : "s", {}, nameOf(engine, button)));
    });
    list.start = first + 1;
    list.replaceChildren(...items);
    say(note, "lights.steps-count", { count: moves.length, cancelled: moves.length - counting.size });
  }
  return { root, onPosition };
}
