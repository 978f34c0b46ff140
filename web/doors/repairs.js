/** @file The nearest puzzles that have a solution: things whose present state could be the other one. */
import { button, make, say } from "../ui/dom.js";
import { namesOf, withNow } from "./things.js";

const LISTED_MAX = 12;

/** @param {import("./things-table.js").Edit} edit */
export function repairsList(edit) {
  const line = make("p", { class: "small" });
  const list = make("ul", { class: "winning", translate: "no" });

  /** @param {import("./things.js").Puzzle} puzzle @param {import("../engine/engine.js").Engine | null} engine the position; null if it has a solution */
  function show(puzzle, engine) {
    const nearest = engine?.nearest({ limit: LISTED_MAX });
    if (nearest) say(line, "things.repairs", { distance: nearest.distance, count: nearest.count, listed: LISTED_MAX });
    else say(line, "");
    list.replaceChildren(...(nearest?.sets ?? []).map((set) => make("li", {}, createRepair(puzzle, set))));
  }

  /** @param {import("./things.js").Puzzle} puzzle @param {number[]} set */
  function createRepair(puzzle, set) {
    const names = namesOf(puzzle, puzzle.now.map((_, thing) => Number(set.includes(thing)))); // biome-ignore format: one line reads better
    return say(
      button("", () => edit((puzzle) => set.reduce(withNow, puzzle))),
      "things.repair",
      { names },
    );
  }

  return { root: make("div", { class: "repairs" }, line, list), show };
}
