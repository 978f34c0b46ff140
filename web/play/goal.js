/** @file The lines over a board: the goal, the rule as a picture and in words, presses backwards, joined edges, and the idea of a level of the path. */
import { miniature } from "../board/miniature.js";
import { saidOf } from "../board/said.js";
import { SHAPE } from "../reading/shape.js";
import { make, say } from "../ui/dom.js";

/** The ideas that say no more than the rule or the edges. */
const SAID = new Set(["first", "button", "cylinder", "torus", "rowcol"]);
/** The ideas that give the solution away: they are told with the first hint, and after the win. */
const TELLING = new Set(["tiling", "five-square", "press-all", "windows", "press-the-lit", "chain-seven", "nearer"]);
const MIDDLE = [6, 7, 8, 11, 12, 13, 16, 17, 18]; // the inner 3×3 of 5×5 cells

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @param {HTMLElement} board @param {HTMLElement} aids put at the end of the line */
export function goalLine(board, aids) {
  const task = make("b");
  const rule = make("span");
  const idea = make("span", { class: "idea" });
  const picture = make("span", { class: "rule-picture" });
  const words = make("span", {}, task, " ", rule, idea);
  board.querySelector("[slot=goal]")?.replaceChildren(picture, words, aids);
  for (const type of ["lights-hint", "lights-solved"])
    board.addEventListener(type, () => idea.classList.remove("untold"));

  /** @param {Engine} engine @param {import("./level.js").Level | null | undefined} level */
  function show(engine, level) {
    const [goal, ...said] = saidOf(engine);
    say(task, goal.key, goal.params);
    rule.replaceChildren(
      ...said.flatMap(({ key, params }) => [say(make("span", { "data-said": key }), key, params), " "]),
    );
    idea.hidden = level?.mode !== "path" || SAID.has(level.which);
    idea.classList.toggle("untold", TELLING.has(String(level?.which)));
    if (!idea.hidden) say(idea, /** @type {import("../ui/i18n.js").Key} */ (`play.idea.${level?.which}`));
    picture.hidden = engine.kind === "doors" || SHAPE.test(engine.boardNotation);
    if (!picture.hidden) picture.replaceChildren(rulePicture(engine.stencil));
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
