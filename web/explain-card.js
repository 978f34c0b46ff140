/** @file The explain pane as a card of the page: fetched when it is first opened, and at work while it is open. */
import { make, section } from "./dom.js";
import { explain } from "./parts.js";

/**
 * @param {import("./explain.js").Puzzle} board
 * @param {string} group
 */
export function explainCard(board, group) {
  const place = make("div");
  const { root } = section("page.explain", group, place);
  /** @type {import("./explain.js").ExplainPane | null} */
  let pane = null;
  let tab = "tour";

  async function fetchPane() {
    const { ExplainPane } = await explain();
    if (pane) return;
    pane = new ExplainPane();
    pane.puzzle = board;
    pane.tab = tab;
    pane.active = root.open;
    place.append(pane);
  }

  root.addEventListener("toggle", () => {
    if (pane) pane.active = root.open;
    else if (root.open) fetchPane();
  });

  /** @param {string} name */
  function open(name) {
    tab = name;
    if (pane) pane.tab = name;
    root.open = true;
  }
  return { root, open };
}
