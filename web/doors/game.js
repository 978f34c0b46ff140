/** @file The game of the article beside the hall: hide the masks, list the presses. */

import { countingPresses } from "../board/steps-card.js";
import { viewNameOf } from "../engine/kind.js";
import { letterOf } from "../engine/letters.js";
import { button, section } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { namesIn } from "./masks.js";
import { onPosition } from "./ways.js";

const STEPS_SHOWN = 100;

/** @param {import("./ways.js").Doors} doors */
export function doorsGame(doors) {
  const [mask, steps] = [make("dd"), make("dd")];
  const tools = make("div", { class: "row" }, hideMasks(doors));
  const { root } = section("doorsPanel.title", "doors-panel", tools, playedList(mask, steps));
  root.classList.add("doors-game");
  onPosition(doors, () => {
    root.hidden = viewNameOf(doors.engine.boardNotation) !== "hall"; // the game has doors
    if (root.hidden) return;
    sayMask(mask, doors.engine);
    saySteps(steps, doors.engine);
  });
  return root;
}

/** @param {import("./ways.js").Doors} doors */
function hideMasks(doors) {
  const toggle = button(
    "doorsPanel.hide-masks",
    () => {
      doors.masks = !doors.masks;
      toggle.setAttribute("aria-pressed", String(!doors.masks));
    },
    { "aria-pressed": String(!doors.masks) },
  );
  return toggle;
}

/** @param {HTMLElement} mask @param {HTMLElement} steps */
function playedList(mask, steps) {
  const names = /** @type {const} */ (["mask", "steps"]).map((name) => make("dt", { say: `doorsPanel.${name}` }));
  return make("dl", { class: "now" }, names[0], mask, names[1], steps);
}

/** Shows the mask of the last press. @param {HTMLElement} line @param {import("./ways.js").Engine} engine */
function sayMask(line, engine) {
  const last = engine.moves.at(-1);
  if (last === undefined) return say(line, "doorsPanel.no-mask");
  const mask = engine.mask(last);
  return say(line, "doorsPanel.mask-now", {
    button: letterOf(last),
    mask: mask.join(""),
    doors: namesIn(mask),
  });
}

/** Lists the presses; two presses that cancel are struck out. @param {HTMLElement} line @param {import("./ways.js").Engine} engine */
function saySteps(line, { moves, presses, orders }) {
  const counting = countingPresses(moves, orders);
  const items = moves.map((button, index) =>
    make("li", {}, make(counting.has(index) ? "b" : "s", {}, letterOf(button))),
  );
  const sum = say(make("span"), "doorsPanel.steps-now", { moves: moves.length, buttons: namesIn(presses) });
  line.replaceChildren(sum, make("ol", { class: "presses", translate: "no" }, ...items.slice(-STEPS_SHOWN)));
}
