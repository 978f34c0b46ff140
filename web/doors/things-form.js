/** @file The form in which the reader describes a puzzle: how many things, their states, and who turns whom. */

import { LIMITS } from "../engine/engine.js";
import { button, field, make, say } from "../ui/dom.js";
import { areValid } from "../ui/field.js";
import { stepper } from "../ui/stepper.js";
import { freshPuzzle, notationOf, withButtons, withNames, withNumbers, withSame, withThings } from "./things.js";
import { thingsTable } from "./things-table.js";
import { thingsTiles } from "./things-tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** A table of more things or buttons would be unusable. */
const TABLE_MAX = 16;

/** @param {import("./things-table.js").Edit} edit */
export function thingsForm(edit) {
  const count = countField(edit);
  const turns = turnsEditor(edit);
  const names = namesFold(edit);
  const fresh = freshButton(edit);
  const row = make("div", { class: "row" }, count.root, fresh.root);

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    for (const part of [count, fresh, turns, names]) part.show(puzzle);
  }
  return { root: make("div", { class: "things-form" }, row, ...turns.roots, names.root), show };
}

/** Clears the puzzle; until the next change it brings it back. @param {import("./things-table.js").Edit} edit */
function freshButton(edit) {
  /** @type {Puzzle | null} */
  let cleared = null;
  const root = button("things.fresh", () => edit(act), { class: "quiet" });

  /** @param {Puzzle} puzzle */
  function act(puzzle) {
    const next = cleared ?? freshPuzzle(puzzle.now.length);
    cleared = cleared ? null : puzzle;
    return next;
  }

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    if (notationOf(puzzle) !== notationOf(freshPuzzle(puzzle.now.length))) cleared = null;
    say(root, cleared ? "things.fresh-undo" : "things.fresh");
  }
  return { root, show };
}

/** States and turns, as a table or with one button at a time. @param {import("./things-table.js").Edit} edit */
function turnsEditor(edit) {
  const table = thingsTable(edit);
  const groups = thingsTiles(edit);
  const sheet = make("div", { class: "things-sheet" }, table.root);
  const single = make("input", { type: "checkbox", onchange: () => show(puzzle) });
  const mode = check("things.single", single);
  /** @type {Puzzle} */
  let puzzle;

  /** @param {Puzzle} next */
  function show(next) {
    puzzle = next;
    mode.hidden = Math.max(puzzle.masks.length, puzzle.now.length) > TABLE_MAX;
    sheet.hidden = mode.hidden || single.checked;
    groups.root.hidden = !sheet.hidden;
    if (sheet.hidden) groups.show(puzzle);
    else table.show(puzzle);
  }
  const about = make("p", { class: "small", say: "things.about" });
  return { roots: [sheet, groups.root, mode, about], show };
}

/** @param {import("../ui/i18n.js").Key} key @param {HTMLInputElement} box */
const check = (key, box) => make("label", { class: "check" }, box, make("span", { say: key }));

/** The number of things: typed, or changed by one. @param {import("./things-table.js").Edit} edit */
function countField(edit) {
  const count = make("input", { type: "number", min: 1, max: LIMITS.doors, required: true, label: "things.count" });
  const add = (/** @type {number} */ by) => edit((puzzle) => withThings(puzzle, puzzle.now.length + by));
  const fewer = make("button", { type: "button", label: "things.fewer", onclick: () => add(-1) }, "−");
  const more = make("button", { type: "button", label: "things.more", onclick: () => add(1) }, "+");
  /** The puzzle before the number was typed: of 12, the 1 takes nothing away. @type {Puzzle | null} */
  let before = null;
  count.onfocus = () => {
    before = null;
    count.select();
  };
  count.oninput = () =>
    areValid(count) &&
    edit((puzzle) => {
      before ??= puzzle;
      return withThings(before, count.valueAsNumber);
    });

  /** @param {Puzzle} puzzle */
  function show({ now: { length } }) {
    if (count !== document.activeElement || count.validity.valid) count.valueAsNumber = length;
    if (count.validity.valid) areValid(count);
    fewer.disabled = length <= 1;
    more.disabled = length >= LIMITS.doors;
  }
  const unit = make("span", { say: "things.unit" });
  return { root: make("div", { class: "stepper", role: "group" }, fewer, count, more, unit), show };
}

/** Names, further buttons and the goal, which few readers need. @param {import("./things-table.js").Edit} edit */
function namesFold(edit) {
  const text = make("input", { maxlength: "800", translate: "no" });
  const same = make("input", { type: "checkbox" });
  const buttons = stepper("mask.buttons", (by) => edit((puzzle) => withButtons(puzzle, puzzle.masks.length + by)));
  text.oninput = () => edit((puzzle) => withNames(puzzle, text.value));
  same.onchange = () => edit((puzzle) => withSame(puzzle, same.checked));

  /** @param {Puzzle} puzzle */
  function show({ names, masks, same: isSame }) {
    if (text !== document.activeElement) text.value = names.some(Boolean) ? names.join(", ") : "";
    same.checked = isSame;
    buttons.show(masks.length, { fewest: 1, most: LIMITS.doors });
  }

  const letters = button("things.letters", () => edit((puzzle) => withNames(puzzle, "")));
  const numbers = button("things.numbers", () => edit(withNumbers));
  const parts = [
    field("things.names", text),
    make("div", { class: "row" }, letters, numbers),
    check("things.same", same),
    buttons.root,
    make("p", { class: "small", say: "things.buttons-about" }),
  ];
  const summary = make("summary", { say: "things.names-fold" });
  return { root: make("details", { class: "more" }, summary, make("div", { class: "fold" }, ...parts)), show };
}
