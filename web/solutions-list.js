/** @file Every solution of the board as it stands, the fewest presses first, each drawn small; a page at a time. */
import { button, make, say } from "./dom.js";
import { miniature } from "./miniature.js";

const PAGE = 12;

/**
 * @param {import("./lights-panel.js").Lights} board
 * @param {(solution: Uint8Array) => void} show puts one on the board
 */
export function solutionsList(board, show) {
  const about = make("p", { class: "small" });
  const items = make("ol", { class: "solutions" });
  const more = button("lights.more-solutions", addPage);
  const root = make("div", { hidden: true }, about, items, more);
  /** @type {Iterator<Uint8Array>} */
  let rest = [][Symbol.iterator]();

  function open() {
    rest = board.engine.solutions();
    items.replaceChildren();
    root.hidden = false;
    addPage();
  }

  function close() {
    root.hidden = true;
    items.replaceChildren();
  }

  function addPage() {
    const page = take(rest, PAGE);
    for (const solution of page) items.append(make("li", {}, item(solution, items.children.length + 1)));
    more.hidden = page.length < PAGE;
    say(about, "lights.solutions-shown", { count: items.children.length });
  }

  /** @param {Uint8Array} solution @param {number} number */
  function item(solution, number) {
    const weight = solution.reduce((sum, press) => sum + press, 0);
    const picture = miniature(board.engine.rows, board.engine.cols, solution);
    const words = say(make("span", {}), "lights.solution", { number, weight });
    return make("button", { type: "button", onclick: () => show(solution) }, picture, words);
  }

  return { root, open, close };
}

/**
 * @template T
 * @param {Iterator<T>} iterator
 * @param {number} count
 */
function take(iterator, count) {
  const taken = [];
  for (let step = iterator.next(); !step.done; step = iterator.next()) {
    taken.push(step.value);
    if (taken.length === count) break;
  }
  return taken;
}
