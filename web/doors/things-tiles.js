/** @file The puzzle as groups of large toggles: the states of the things, then a button and the things that it turns. */

import { valuesOf } from "../board/notation.js";
import { make } from "../ui/dom.js";
import { buttonName, nameOf, range, withNow, withTurn, withWanted } from "./things.js";
import { faceOf } from "./things-face.js";
import { tiles } from "./tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** @param {import("./things-table.js").Edit} edit */
export function thingsTiles(edit) {
  let chosen = 0;
  /** @type {Puzzle} */
  let puzzle;
  const now = tiles((thing, by) => edit((puzzle) => withNow(puzzle, thing, by)));
  const wanted = tiles((thing, by) => edit((puzzle) => withWanted(puzzle, thing, by)));
  const turned = tiles((thing, by) => edit((puzzle) => withTurn(puzzle, chosen, thing, by)));
  const buttons = tiles(choose, "choice");

  /** @param {number} button */
  function choose(button) {
    chosen = button;
    show(puzzle);
  }

  /** @param {Puzzle} next */
  function show(next) {
    puzzle = next;
    chosen = Math.min(chosen, puzzle.masks.length - 1);
    now.show("things.now", {}, tilesOf(puzzle, "now", puzzle.now));
    wanted.show("things.wanted", {}, tilesOf(puzzle, "wanted", puzzle.wanted));
    buttons.show(
      "things.button",
      {},
      range(puzzle.masks.length).map((index) => pressTile(puzzle, index, chosen)),
    );
    const steps = valuesOf(puzzle.masks[chosen]);
    turned.show("things.turns", { button: buttonName(puzzle, chosen) }, tilesOf(puzzle, "turns", steps, chosen));
  }

  return { root: make("div", { class: "things-tiles" }, now.root, wanted.root, buttons.root, turned.root), show };
}

/** A tile for each thing, with its state or what a button turns it by. @param {Puzzle} puzzle @param {import("./things-face.js").Row} row @param {number[]} values @param {number} [button] */
export function tilesOf(puzzle, row, values, button = -1) {
  return values.map((value, thing) => {
    const { text, key, words, on } = faceOf(puzzle, row, value, thing, button);
    return { text: nameOf(puzzle, thing), detail: text, label: key, words, on };
  });
}

/** @param {Puzzle} puzzle @param {number} index @param {number} chosen @returns {import("./tiles.js").Tile} */
function pressTile(puzzle, index, chosen) {
  const text = buttonName(puzzle, index);
  return { text, label: "things.button-cell", words: { button: text }, on: index === chosen };
}
