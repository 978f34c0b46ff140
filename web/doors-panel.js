/** @file What stands beside the hall of doors: the article's game, and the puzzles that are the same puzzle. */
import { censusPanel } from "./census-panel.js";
import { make } from "./dom.js";
import { doorsGame } from "./doors-game.js";
import { doorsIntro } from "./doors-intro.js";
import { createEngine } from "./engine.js";
import { equationsPanel } from "./equations-panel.js";
import { graphPanel } from "./graph-panel.js";
import { masksEditor } from "./masks-editor.js";
import { engineModule } from "./module.js";

/**
 * @param {import("./rotating-doors.js").RotatingDoors} element
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
