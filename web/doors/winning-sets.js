/** @file Lists all sets of presses that open all doors, shortest first. */
import { make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { namesIn } from "./masks.js";
import { onMasks, onPosition } from "./ways.js";

const PAGE = 16;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const sum = (a, b) => Array.from(a, (bit, index) => bit ^ b[index]);

/**
 * @typedef {object} HelpState
 * @property {import("./ways.js").Doors} doors
 * @property {number} shown          the number of sets shown
 * @property {string | null} chosen  the chosen solution from the start of the game, as a string of bits; it does not change while its buttons are pressed
 *
 * @typedef {ReturnType<typeof makeParts> & HelpState} Help
 */

/** @param {import("./ways.js").Doors} doors */
export function winningSets(doors) {
  /** @type {Help} */
  const help = { ...makeParts(), doors, shown: 0, chosen: null };
  const { root, more } = help;
  more.onclick = () => show(help, help.shown + PAGE);
  onMasks(doors, () => {
    help.chosen = null;
  });
  onPosition(doors, () => update(help));
  return { root, show: (/** @type {boolean} */ wanted) => show(help, wanted ? PAGE : 0) };
}

function makeParts() {
  const list = make("ol", { class: "winning" });
  const line = make("p", { class: "answer", role: "status" });
  const more = make("button", { type: "button", say: "doorsPanel.more-sets" });
  return { root: make("div", { hidden: true }, line, list, more), list, line, more };
}

/** @param {Help} help @param {number} count */
function show(help, count) {
  help.shown = count;
  help.root.hidden = count === 0;
  if (count === 0) choose(help, null);
  else update(help);
}

/** @param {Help} help */
function update(help) {
  const { list, line, shown, chosen } = help;
  if (shown === 0) return;
  try {
    list.replaceChildren(...takeSets(help).map((set) => createSet(help, set)));
  } catch (error) {
    showError(line, error);
  }
  choose(help, chosen);
}

/** @param {Help} help */
function takeSets({ doors, more, line, shown }) {
  const sets = [];
  for (const set of doors.engine.solutions()) {
    if (sets.push(set) > shown) break;
  }
  more.hidden = sets.length <= shown;
  say(line, sets.length === 0 ? "doorsPanel.no-sets" : "doorsPanel.sets");
  return sets.slice(0, shown);
}

/** @param {Help} help @param {Uint8Array} set */
function createSet(help, set) {
  const total = sum(set, help.doors.engine.presses).join("");
  const buttons = namesIn(set);
  const toggle = () => choose(help, help.chosen === total ? null : total);
  const choice = make("button", { type: "button", value: total, "aria-pressed": "false", onclick: toggle });
  return make("li", {}, say(choice, buttons.length === 0 ? "doorsPanel.set-empty" : "doorsPanel.set", { buttons }));
}

/** Marks the remaining presses of a solution on the doors. @param {Help} help @param {string | null} total */
function choose(help, total) {
  const { doors, list } = help;
  if (total === null && help.chosen === null) return;
  help.chosen = total;
  for (const choice of list.querySelectorAll("button"))
    choice.setAttribute("aria-pressed", String(choice.value === total));
  doors.marks = total === null ? {} : { numbers: numbered(sum([...total].map(Number), doors.engine.presses)) };
}

/** @param {number[]} set @returns {Map<number, number>} the buttons in the set, numbered from 1 */
const numbered = (set) =>
  new Map(set.flatMap((bit, index) => (bit ? [index] : [])).map((index, order) => [index, order + 1]));
