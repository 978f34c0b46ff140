/** @file The card that lists the presses in order. Those that cancel are struck out: two of the same button, with two states. */
import { nameOf } from "../engine/names.js";
import { section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";

/** Only the last presses are listed. */
const LISTED_MAX = 200;

/** The button of a press, and true if it went backwards. @param {number} move */
const pressOf = (move) => ({ button: move < 0 ? -2 - move : move, isBack: move < 0 });

/** The indices of the presses that still count: a press and one backwards cancel, and so do as many as the order of the button. @param {number[]} moves @param {Uint8Array} orders */
export function countingPresses(moves, orders) {
  /** @type {Map<number, { index: number, isBack: boolean }[]>} the presses of each button that count, all in one direction */
  const open = new Map();
  moves.forEach((move, index) => {
    const { button, isBack } = pressOf(move);
    const own = open.get(button) ?? [];
    if (own.length && own[0].isBack !== isBack) own.pop();
    else if (own.push({ index, isBack }) === orders[button]) own.length = 0;
    open.set(button, own);
  });
  return new Set([...open.values()].flat().map(({ index }) => index));
}

/** The name of the button of a press, behind a minus if it went backwards. @param {import("../engine/engine.js").Engine} engine @param {number} move */
function nameOfPress(engine, move) {
  const { button, isBack } = pressOf(move);
  return `${isBack ? "−" : ""}${nameOf(engine, button)}`;
}

export function stepsCard() {
  const about = make("p", { class: "small", say: "lights.steps-about" });
  const list = make("ol", { class: "steps", translate: "no" });
  const { root, note } = section("lights.steps", "lights-cards", about, list);

  /** @param {import("../engine/engine.js").Engine} engine */
  function onPosition(engine) {
    const { moves } = engine;
    const counting = countingPresses(moves, engine.orders);
    const first = Math.max(0, moves.length - LISTED_MAX);
    const items = moves.slice(first).map((move, i) => {
      return make("li", {}, make(counting.has(first + i) ? "span" : "s", {}, nameOfPress(engine, move)));
    });
    list.start = first + 1;
    list.replaceChildren(...items);
    say(note, "lights.steps-count", { count: moves.length, cancelled: moves.length - counting.size });
  }
  return { root, onPosition };
}
