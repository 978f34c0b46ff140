/** @file Lists all sets of presses that open all doors, shortest first. A chosen one is followed in place of the fewest presses. */
import { solutionEnding } from "../board/turns.js";
import { make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";

const PAGE = 16;

/**
 * @typedef {object} ListState
 * @property {import("./ways.js").Doors} doors
 * @property {number} shown                         the number of sets shown
 * @property {(set: Uint8Array) => string[]} namesIn
 * @property {(set: Uint8Array) => void} choose     called with a solution of the current position
 *
 * @typedef {ReturnType<typeof makeParts> & ListState} List
 */

/**
 * @param {import("./ways.js").Doors} doors
 * @param {(set: Uint8Array) => string[]} namesIn
 * @param {(set: Uint8Array) => void} choose
 */
export function winningSets(doors, namesIn, choose) {
  /** @type {List} */
  const list = { ...makeParts(), doors, shown: 0, namesIn, choose };
  let left = /** @type {Uint8Array} */ (new Uint8Array());
  list.more.onclick = () => show(list.shown + PAGE);

  /** @param {number} count */
  function show(count) {
    list.shown = count;
    if (count > 0) update(list, left);
  }

  /** @param {Uint8Array} followed the rest of the solution that is followed */
  function follow(followed) {
    left = followed;
    show(list.shown);
  }
  return { root: list.root, open: (/** @type {boolean} */ wanted) => show(wanted ? PAGE : 0), follow };
}

function makeParts() {
  const sets = make("ol", { class: "winning", translate: "no" });
  const line = make("p", { class: "small" });
  const more = make("button", { type: "button", say: "doorsPanel.more-sets" });
  return { root: make("div", {}, line, sets, more), sets, line, more };
}

/** @param {List} list @param {Uint8Array} left */
function update(list, left) {
  try {
    list.sets.replaceChildren(...takeSets(list).map((set) => createSet(list, set, left)));
  } catch (error) {
    showError(list.line, error);
  }
}

/** @param {List} list */
function takeSets({ doors, more, line, shown }) {
  const sets = [];
  for (const set of doors.engine.solutions()) {
    if (sets.push(set) > shown) break;
  }
  more.hidden = sets.length <= shown;
  say(line, sets.length === 0 ? "doorsPanel.no-sets" : "doorsPanel.sets");
  return sets.slice(0, shown);
}

/** @param {List} list @param {Uint8Array} set @param {Uint8Array} left */
function createSet({ doors, namesIn, choose }, set, left) {
  const names = namesIn(set);
  const choice = make("button", { type: "button", onclick: () => choose(set) });
  choice.setAttribute("aria-pressed", String(set.join() === left.join()));
  return make(
    "li",
    {},
    say(choice, names.length === 0 ? "doorsPanel.set-empty" : `doorsPanel.set${solutionEnding(doors.engine)}`, {
      names,
    }),
  );
}
