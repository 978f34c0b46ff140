/** @file The explain pane as a card of the page: fetched when it is first opened, and at work while it is open. */
import { make, section } from "../ui/dom.js";
import { explain } from "./parts.js";

/**
 * @param {import("../explain/pane.js").Puzzle} board
 * @param {string} group
 */
export function explainCard(board, group) {
  const place = make("div");
  const { root } = section("page.explain", group, place);
  /** @type {import("../explain/pane.js").ExplainPane | null} */
  let pane = null;
  let tab = "tour";

  /** The board, which stays in sight beside an open pane, may have come to stand over the card. */
  const uncover = () => root.querySelector("summary")?.scrollIntoView({ block: "nearest", behavior: "instant" });

  async function fetchPane() {
    const { ExplainPane } = await explain();
    if (pane) return;
    pane = new ExplainPane();
    pane.puzzle = board;
    pane.tab = tab;
    pane.active = root.open;
    place.append(pane);
    uncover();
  }

  root.addEventListener("toggle", () => {
    if (!pane) return root.open && fetchPane();
    pane.active = root.open;
    if (root.open) uncover();
  });

  /** @param {string} name */
  function open(name) {
    tab = name;
    if (pane) pane.tab = name;
    root.open = true;
  }
  return { root, open };
}
