/** @file The game of the article beside the hall: check the masks, show all answers, list the presses. */

import { letterOf } from "../board/letters.js";
import { countingPresses } from "../board/steps-card.js";
import { button, make, say } from "../ui/dom.js";
import { namesIn } from "./masks.js";
import { onMasks, onPosition, sayWays } from "./ways.js";
import { winningSets } from "./winning-sets.js";

const STEPS_SHOWN = 100;

/** @param {import("./ways.js").Doors} doors */
export function doorsGame(doors) {
  const help = winningSets(doors);
  const verdict = make("p", { class: "answer", role: "status" });
  const [mask, steps] = [make("dd"), make("dd")];
  const answers = toggleButton("doorsPanel.help", help.show);
  let checked = false;

  function check() {
    checked = true;
    const witness = sayWays(verdict, doors.engine);
    if (witness) doors.marks = { witness };
  }

  onMasks(doors, () => {
    checked = false;
    if (answers.getAttribute("aria-pressed") === "true") answers.click();
    say(verdict, "");
    doors.marks = {};
  });
  onPosition(doors, () => {
    if (checked) check();
    sayMask(mask, doors.engine);
    saySteps(steps, doors.engine);
  });
  const tools = make("div", { class: "row" }, ...toolsOf(doors, check, answers));
  const title = make("h2", { say: "doorsPanel.title" });
  return make("section", { class: "card doors-game" }, title, tools, verdict, help.root, playedList(mask, steps));
}

/**
 * @param {import("./ways.js").Doors} doors
 * @param {() => void} check
 * @param {HTMLElement} answers
 */
function toolsOf(doors, check, answers) {
  const hideMasks = toggleButton("doorsPanel.hide-masks", (hidden) => {
    doors.masks = !hidden;
  });
  return [button("doorsPanel.check", check), answers, hideMasks];
}

/** @param {HTMLElement} mask @param {HTMLElement} steps */
function playedList(mask, steps) {
  const names = /** @type {const} */ (["mask", "steps"]).map((name) => make("dt", { say: `doorsPanel.${name}` }));
  return make("dl", { class: "now" }, names[0], mask, names[1], steps);
}

/**
 * A toggle button.
 * @param {import("../ui/i18n.js").Key} key
 * @param {(pressed: boolean) => void} act
 */
function toggleButton(key, act) {
  const toggle = button(
    key,
    () => {
      const pressed = toggle.getAttribute("aria-pressed") !== "true";
      toggle.setAttribute("aria-pressed", String(pressed));
      act(pressed);
    },
    { "aria-pressed": "false" },
  );
  return toggle;
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
function saySteps(line, { moves, presses }) {
  const counting = countingPresses(moves);
  const items = moves.map((button, index) =>
    make("li", {}, make(counting.has(index) ? "b" : "s", {}, letterOf(button))),
  );
  const sum = say(make("span"), "doorsPanel.steps-now", { moves: moves.length, buttons: namesIn(presses) });
  line.replaceChildren(sum, make("ol", { class: "presses", translate: "no" }, ...items.slice(-STEPS_SHOWN)));
}
