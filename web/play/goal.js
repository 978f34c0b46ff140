/** @file The line over a board: the goal, the fewest presses, and the rule as a picture and in words. */
import { miniature } from "../board/miniature.js";
import { ruleName } from "../board/notation.js";
import { make, say } from "../ui/dom.js";

const MIDDLE = [6, 7, 8, 11, 12, 13, 16, 17, 18]; // the inner 3×3 of 5×5 cells

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @param {HTMLElement} board @param {HTMLElement} aids put at the end of the line */
export function goalLine(board, aids) {
  const task = make("b");
  const rule = make("span");
  const picture = make("span", { class: "rule-picture" });
  board.querySelector("[slot=goal]")?.replaceChildren(picture, make("span", {}, task, " ", rule), aids);

  /** @param {Engine} engine @param {number | null} fewest null: not known */
  function show(engine, fewest) {
    const name = engine.kind === "doors" ? "doors" : ruleName(engine);
    const goal = engine.kind === "doors" ? "doors" : engine.goal;
    say(task, fewest === null ? `game.goal.${goal}` : "game.goal", { goal, fewest });
    say(rule, `game.rule.${name}`);
    picture.hidden = engine.kind === "doors";
    if (engine.kind !== "doors") picture.replaceChildren(rulePicture(engine.stencil));
  }
  return { show };
}

/** A picture of 3×3 cells, or of 5×5 if the rule reaches further. @param {Uint8Array} cells its stencil */
function rulePicture(cells) {
  const reachesFar = cells.some((cell, i) => cell && !MIDDLE.includes(i));
  return reachesFar
    ? miniature(5, 5, cells)
    : miniature(
        3,
        3,
        MIDDLE.map((i) => cells[i]),
      );
}
