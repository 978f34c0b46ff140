/** @file The nearest puzzles that have a solution: things whose present state could be another one. */
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { nameOf, nounOf } from "./things.js";

const LISTED_MAX = 12;

/** The state of a thing after some steps. @param {import("./things.js").Puzzle} puzzle @param {number} thing @param {number} steps */
const stateAfter = ({ now, states }, thing, steps) => (now[thing] + steps + states[thing]) % states[thing];

/** @param {import("./things-table.js").Edit} edit */
export function repairsList(edit) {
  const line = make("p", { class: "small" });
  const list = make("ul", { class: "winning", translate: "no" });

  /** @param {import("./things.js").Puzzle} puzzle @param {import("../engine/engine.js").Engine | null} engine the position; null if it has a solution */
  function show(puzzle, engine) {
    const nearest = engine?.nearest({ limit: LISTED_MAX });
    const key = /** @type {const} */ (`things.repairs-${nounOf(puzzle)}`);
    if (nearest) say(line, key, { distance: nearest.distance, count: nearest.count, listed: LISTED_MAX });
    else say(line, "");
    const lights = engine?.lights ?? [];
    const repairs = nearest?.sets.map((set, index) => {
      const steps = set.map((thing, i) => nearest.states[index][i] - lights[thing]);
      return make("li", {}, createRepair(puzzle, set, steps));
    });
    list.replaceChildren(...(repairs ?? []));
  }

  /** @param {import("./things.js").Puzzle} puzzle @param {number[]} set @param {number[]} steps by which the things of the set change */
  function createRepair(puzzle, set, steps) {
    const states = set.map((thing, i) => stateAfter(puzzle, thing, steps[i]));
    const change = (/** @type {number} */ now, /** @type {number} */ thing) => states[set.indexOf(thing)] ?? now;
    const names = set.map((thing) => nameOf(puzzle, thing));
    return say(
      button("", () => edit((puzzle) => ({ ...puzzle, now: puzzle.now.map(change) }))),
      `things.repair-${nounOf(puzzle)}`,
      { names, states },
    );
  }

  return { root: make("div", { class: "repairs" }, line, list), show };
}
