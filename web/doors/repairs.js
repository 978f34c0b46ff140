/** @file The nearest puzzles that have a solution: things whose present state could be another one. */
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";
import { isCyclic, nameOf } from "./things.js";

const LISTED_MAX = 12;

/** @param {import("./things-table.js").Edit} edit */
export function repairsList(edit) {
  const line = make("p", { class: "small" });
  const list = make("ul", { class: "winning", translate: "no" });

  /** @param {import("./things.js").Puzzle} puzzle @param {import("../engine/engine.js").Engine | null} engine the position; null if it has a solution */
  function show(puzzle, engine) {
    const nearest = engine?.nearest({ limit: LISTED_MAX });
    const key = isCyclic(puzzle) ? "things.repairs-dials" : "things.repairs";
    if (nearest) say(line, key, { distance: nearest.distance, count: nearest.count, listed: LISTED_MAX });
    else say(line, "");
    const repairs = nearest?.sets.map((set, index) => createRepair(puzzle, set, nearest.states[index])) ?? [];
    list.replaceChildren(...repairs.map((repair) => make("li", {}, repair)));
  }

  /** @param {import("./things.js").Puzzle} puzzle @param {number[]} set @param {number[]} lights the lights of the set, changed */
  function createRepair(puzzle, set, lights) {
    const states = isCyclic(puzzle) ? lights : set.map((thing) => 1 - puzzle.now[thing]);
    const change = (/** @type {number} */ now, /** @type {number} */ thing) => states[set.indexOf(thing)] ?? now;
    const names = set.map((thing) => nameOf(puzzle, thing));
    return say(
      button("", () => edit((puzzle) => ({ ...puzzle, now: puzzle.now.map(change) }))),
      isCyclic(puzzle) ? "things.repair-dials" : "things.repair",
      { names, states },
    );
  }

  return { root: make("div", { class: "repairs" }, line, list), show };
}
