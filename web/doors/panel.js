/** @file What stands beside the hall of doors: the article's game, and the puzzles that are the same puzzle. */

import { createEngine } from "../engine/engine.js";
import { equationsPanel } from "../explain/equations-panel.js";
import { engineModule } from "../loading/module.js";
import { make } from "../ui/dom.js";
import { censusPanel } from "./census-panel.js";
import { doorsGame } from "./game.js";
import { graphPanel } from "./graph-panel.js";
import { doorsIntro } from "./intro.js";
import { masksEditor } from "./masks-editor.js";

/**
 * @param {import("../board/rotating-doors.js").RotatingDoors} element
 * @param {HTMLElement} explainCard
 * @returns {HTMLElement} the cards, as soon as the doors are ready
 */
export function doorsPanel(element, explainCard) {
  const root = make("div", { class: "doors-panel" });
  element.ready.then(async () => {
    const doors = /** @type {import("./ways.js").Doors} */ (element);
    const engine = createEngine(await engineModule());
    root.append(
      make("div", { class: "cards" }, doorsGame(doors), doorsIntro(doors)),
      make(
        "div",
        { class: "cards" },
        explainCard,
        masksEditor(doors, engine),
        censusPanel(doors, engine),
        graphPanel(doors, engine),
        equationsPanel(engine),
      ),
    );
  });
  return root;
}
