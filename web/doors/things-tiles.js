/** @file The puzzle as groups of large toggles: the states of the things, then a button and the things that it turns. */

import { make } from "../ui/dom.js";
import { nameOf, range, withNow, withTurn, withWanted } from "./things.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** @param {import("./things-table.js").Edit} edit */
export function thingsTiles(edit) {
  let chosen = 0;
  /** @type {Puzzle} */
  let puzzle;
  const now = tiles((thing) => edit((puzzle) => withNow(puzzle, thing)));
  const wanted = tiles((thing) => edit((puzzle) => withWanted(puzzle, thing)));
  const turned = tiles((thing) => edit((puzzle) => withTurn(puzzle, chosen, thing)));
  const buttons = tiles((button) => {
    chosen = button;
    show(puzzle);
  }, "choice");

  /** @param {Puzzle} next */
  function show(next) {
    puzzle = next;
    chosen = Math.min(chosen, puzzle.masks.length - 1);
    const button = nameOf(puzzle, chosen);
    /** @type {(bits: ArrayLike<number | string>, label: "things.now-cell" | "things.wanted-cell" | "things.turns-cell") => import("./tiles.js").Tile[]} */
    const things = (bits, label) =>
      Array.from(bits, (bit, index) => {
        const thing = nameOf(puzzle, index);
        return { text: thing, label, words: { thing, button }, on: Number(bit) === 1 };
      });
    now.show("things.now", {}, things(puzzle.now, "things.now-cell"));
    wanted.show("things.wanted", {}, things(puzzle.wanted, "things.wanted-cell"));
    buttons.show(
      "things.button",
      {},
      range(puzzle.masks.length).map((index) => pressTile(puzzle, index, chosen)),
    );
    turned.show("things.turns", { button }, things(puzzle.masks[chosen], "things.turns-cell"));
  }

  return { root: make("div", { class: "things-tiles" }, now.root, wanted.root, buttons.root, turned.root), show };
}

/** @param {Puzzle} puzzle @param {number} index @param {number} chosen @returns {import("./tiles.js").Tile} */
function pressTile(puzzle, index, chosen) {
  const text = nameOf(puzzle, index);
  return { text, label: "things.button-cell", words: { button: text }, on: index === chosen };
}
