/** @file The cards beside the hall of doors: the game of the article, and equivalent puzzles. */

import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { make } from "../ui/dom.js";
import { censusPanel } from "./census-panel.js";
import { doorsGame } from "./game.js";
import { graphPanel } from "./graph-panel.js";
import { masksEditor } from "./masks-editor.js";

/**
 * @param {import("../board/rotating-doors.js").RotatingDoors} element
 * @returns {Promise<HTMLElement>} the cards
 */
export async function doorsPanel(element) {
  const doors = /** @type {import("./ways.js").Doors} */ (element);
  const engine = createEngine(await engineModule());
  return make(
    "div",
    { class: "cards doors-panel" },
    doorsGame(doors),
    masksEditor(doors, engine),
    censusPanel(doors, engine),
    graphPanel(doors, engine),
  );
}
