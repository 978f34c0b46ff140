/** @file Help: every set of presses that opens all doors from where they stand, shortest first. */
import { button, make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { namesIn } from "./masks.js";
import { onMasks, onPosition } from "./ways.js";

const PAGE = 16;

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
const sum = (a, b) => Array.from(a, (bit, index) => bit ^ b[index]);

/** @param {import("./ways.js").Doors} doors */
export function winningSets(doors) {
  const list = make("ol", { class: "winning" });
  const line = make("p", { class: "answer", role: "status" });
  const more = button("doorsPanel.more-sets", () => show(shown + PAGE));
  const root = make("div", { hidden: true }, line, list, more);
  let shown = 0;
  /** All presses since the start that the chosen set makes: it stays the same while they are being made. @type {string | null} */
  let chosen = null;

  /** @param {number} count */
  function show(count) {
    shown = count;
    root.hidden = shown === 0;
    if (shown === 0) choose(null);
    else update();
  }

  function update() {
    if (shown === 0) return;
    try {
      list.replaceChildren(...takeSets().map(createSet));
    } catch (error) {
      showError(line, error);
    }
    choose(chosen);
  }

  function takeSets() {
    const sets = [];
    for (const set of doors.engine.solutions()) {
      if (sets.push(set) > shown) break;
    }
    more.hidden = sets.length <= shown;
    say(line, sets.length === 0 ? "doorsPanel.no-sets" : "doorsPanel.sets");
    return sets.slice(0, shown);
  }

  /** @param {Uint8Array} set */
  function createSet(set) {
    const total = sum(set, doors.engine.presses).join("");
    const buttons = namesIn(set);
    const toggle = () => choose(chosen === total ? null : total);
    const choice = make("button", { type: "button", value: total, "aria-pressed": "false", onclick: toggle });
    return make("li", {}, say(choice, buttons.length === 0 ? "doorsPanel.set-empty" : "doorsPanel.set", { buttons }));
  }

  /** Marks on the doors what is left to press of a set. @param {string | null} total */
  function choose(total) {
    if (total === null && chosen === null) return;
    chosen = total;
    for (const choice of list.querySelectorAll("button"))
      choice.setAttribute("aria-pressed", String(choice.value === chosen));
    doors.marks = chosen === null ? {} : { numbers: numbered(sum([...chosen].map(Number), doors.engine.presses)) };
  }

  onMasks(doors, () => {
    chosen = null;
  });
  onPosition(doors, update);
  return { root, show: (/** @type {boolean} */ wanted) => show(wanted ? PAGE : 0) };
}

/** @param {number[]} set @returns {Map<number, number>} the buttons in the set, numbered from 1 */
const numbered = (set) =>
  new Map(set.flatMap((bit, index) => (bit ? [index] : [])).map((index, order) => [index, order + 1]));
