/** @file The introduction to rotating doors, with buttons to try each sentence. */

import { FIRST_HALL } from "../board/hall.js";
import { viewNameOf } from "../engine/kind.js";
import { letterOf } from "../engine/letters.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { namesIn } from "./masks.js";
import { onMasks } from "./ways.js";

/** @param {import("./ways.js").Doors} doors */
export function doorsIntro(doors) {
  const what = make("span");
  const press = button("doorsPanel.intro-press", () => doors.press(0));
  const begin = button("doorsPanel.intro-first", () => {
    doors.notation = FIRST_HALL;
  });
  const root = make(
    "section",
    { class: "card doors-intro" },
    make("h2", { say: "doorsPanel.intro" }),
    make(
      "ol",
      {},
      make("li", {}, what, " ", press),
      make("li", { say: "doorsPanel.intro-again" }),
      make("li", {}, make("span", { say: "doorsPanel.intro-goal" }), " ", begin),
    ),
  );
  onMasks(doors, () => {
    root.hidden = viewNameOf(doors.engine.boardNotation) !== "hall" || doors.engine.goal !== "on"; // it tells of doors that are to open
    const mask = doors.engine.mask(0);
    say(what, "doorsPanel.intro-mask", { mask: mask.join(""), button: letterOf(0), doors: namesIn(mask) });
  });
  return root;
}
