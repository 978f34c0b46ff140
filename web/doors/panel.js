/** @file The cards beside the hall of doors: the puzzle of the reader, the game of the article, and the census. */

import { createEngine } from "../engine/engine.js";
import { engineModule } from "../loading/module.js";
import { cameraTools, galleryCard, pasteCard, pictureTools } from "../solve/index.js";
import { make } from "../ui/dom.js";
import { doorsGame } from "./game.js";
import { thingsCard } from "./things-card.js";

/** @param {import("../board/rotating-doors.js").RotatingDoors} element @param {(notation: string) => void} open opens a position of lights or doors @param {() => void} relabelled */
export async function doorsPanel(element, open, relabelled) {
  const doors = /** @type {import("./ways.js").Doors} */ (element);
  const engine = createEngine(await engineModule());
  const paste = pasteCard(doors, open, cameraTools(open));
  const things = thingsCard(doors, engine, [paste.tool, ...pictureTools(open)], relabelled);
  const root = make(
    "div",
    { class: "cards doors-panel" },
    ...things.roots,
    paste.root,
    galleryCard().root,
    doorsGame(doors),
  );
  return { root, title: things.title, show: () => things.show(true), hide: () => things.show(false) };
}
