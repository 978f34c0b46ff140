/** @file The explain pane as a card of the page: it works while the card is open. */
import { section } from "./dom.js";
import { ExplainPane } from "./explain.js";

/**
 * @param {import("./explain.js").Puzzle} board
 * @param {string} group
 */
export function explainCard(board, group) {
  const pane = new ExplainPane();
  pane.puzzle = board;
  const { root } = section("explain.title", group, pane);
  root.addEventListener("toggle", () => {
    pane.active = root.open;
  });
  return { root };
}
