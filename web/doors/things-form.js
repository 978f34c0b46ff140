/** @file The form in which the reader describes a puzzle: how many things, their states, and who turns whom. */

import { LIMITS } from "../engine/engine.js";
import { isBeside } from "../solve/index.js";
import { button, field } from "../ui/controls.js";
import { make, say, writeText } from "../ui/dom.js";
import { areValid } from "../ui/field.js";
import { stepper } from "../ui/stepper.js";
import { isTouched } from "../ui/touch.js";
import {
  areEqual,
  freshPuzzle,
  nameOf,
  notationOf,
  nounOf,
  range,
  withBothWays,
  withButtons,
  withNames,
  withNumbers,
  withSame,
  withStates,
  withThings,
} from "./things.js";
import { thingsTable } from "./things-table.js";
import { thingsTiles } from "./things-tiles.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** A table of more things or buttons would be unusable. */
const TABLE_MAX = 16;

const POSITIONS = { min: 2, max: 36 };
const POSITIONS_TAPPED = 12;

/**
 * On phones the form is folded, until the puzzle is cleared.
 * @param {import("./things-table.js").Edit} edit
 * @returns its root, the button that clears the puzzle, and in `rest` what is needed less
 */
export function thingsForm(edit) {
  const count = countField(edit);
  const positions = positionsField(edit);
  const turns = turnsEditor(edit);
  const names = namesFold(edit);
  const row = make("div", { class: "row" }, count.root, positions.root);
  const form = make("div", { class: "things-form" }, row, ...turns.roots);
  const root = make("details", { class: "more", open: isBeside() }, make("summary", { say: "things.title" }), form);
  const fresh = freshButton((change) => {
    root.open = true;
    edit(change);
  });

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    for (const part of [count, positions, fresh, turns, names]) part.show(puzzle);
  }
  return { root, fresh: fresh.root, rest: [...turns.modes, names.root], show };
}

/** @param {Puzzle} puzzle */
const freshLike = ({ states }) => withStates(freshPuzzle(states.length), states);

/** Clears the puzzle; until the next change it brings it back. @param {import("./things-table.js").Edit} edit */
function freshButton(edit) {
  /** @type {Puzzle | null} */
  let cleared = null;
  const root = button("things.fresh", () => edit(act), { class: "quiet" });

  /** @param {Puzzle} puzzle */
  function act(puzzle) {
    const next = cleared ?? freshLike(puzzle);
    cleared = cleared ? null : puzzle;
    return next;
  }

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    if (notationOf(puzzle) !== notationOf(freshLike(puzzle))) cleared = null;
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
  const back = make("input", {
    type: "checkbox",
    onchange: () => edit((puzzle) => withBothWays(puzzle, back.checked)),
  });
  const ways = check("things.both-ways", back);
  const about = make("p", { class: "small" });
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
    ways.hidden = nounOf(puzzle) === "doors";
    back.checked = puzzle.bothWays;
    say(about, `things.about-${nounOf(puzzle)}`, { isTouched: isTouched() });
  }
  return { roots: [sheet, groups.root, about], modes: [mode, ways], show };
}

/** @param {import("../ui/i18n.js").Key} key @param {HTMLInputElement} box */
const check = (key, box) => make("label", { class: "check" }, box, make("span", { say: key }));

/**
 * A number that is typed, or changed by one.
 * @param {import("./things-table.js").Edit} edit
 * @param {{ name: "count" | "positions", min: number, max: number, tapped: number, change: (puzzle: Puzzle, number: number) => Puzzle }} kind
 *   tapped: the highest number that is reached by taps
 */
function numberField(edit, { name, min, max, tapped, change }) {
  const input = make("input", { type: "number", min, max, required: true, label: `things.${name}` });
  const add = (/** @type {number} */ by) => edit((puzzle) => change(puzzle, shown + by));
  const fewer = make("button", { type: "button", label: `things.${name}-fewer`, onclick: () => add(-1) }, "−");
  const more = make("button", { type: "button", label: `things.${name}-more`, onclick: () => add(1) }, "+");
  const unit = make("span");
  let shown = min;
  /** The puzzle before a number is typed, so that typing 12 does not first leave one thing. @type {Puzzle | null} */
  let before = null;
  input.onfocus = () => {
    before = null;
    input.select();
  };
  input.oninput = () =>
    areValid(input) &&
    edit((puzzle) => {
      before ??= puzzle;
      return change(before, input.valueAsNumber);
    });

  /** @param {number} number @param {import("../ui/i18n.js").Key} key the unit */
  function show(number, key) {
    shown = number;
    if (input !== document.activeElement || input.validity.valid) input.valueAsNumber = number;
    if (input.validity.valid) areValid(input);
    fewer.disabled = number <= min;
    more.disabled = number >= tapped;
    say(unit, key);
  }
  return { root: make("div", { class: "stepper", role: "group" }, fewer, input, more, unit), show };
}

/** The number of things. @param {import("./things-table.js").Edit} edit */
function countField(edit) {
  const max = LIMITS.doors;
  const { root, show } = numberField(edit, { name: "count", min: 1, max, tapped: max, change: withThings });
  return { root, show: (/** @type {Puzzle} */ { now }) => show(now.length, "things.unit") };
}

/** The number of states of all things. @param {import("./things-table.js").Edit} edit */
function positionsField(edit) {
  const change = (/** @type {Puzzle} */ puzzle, /** @type {number} */ positions) =>
    withStates(
      puzzle,
      puzzle.states.map(() => positions),
    );
  const { root, show } = numberField(edit, { name: "positions", ...POSITIONS, tapped: POSITIONS_TAPPED, change });
  return {
    root,
    show: (/** @type {Puzzle} */ { states }) =>
      show(Math.max(...states), areEqual(states) ? "things.positions-unit" : "things.positions-most"),
  };
}

/** The number of states of each thing. @param {import("./things-table.js").Edit} edit */
function eachField(edit) {
  const row = make("div", { class: "each row", role: "group", label: "things.each", translate: "no" });
  const root = make("div", { class: "field" }, make("span", { say: "things.each" }), row);
  /** @type {HTMLInputElement[]} */
  let inputs = [];

  /** @param {number} thing */
  function createInput(thing) {
    const input = make("input", { type: "number", ...POSITIONS, required: true });
    input.oninput = () =>
      areValid(input) &&
      edit((puzzle) =>
        withStates(
          puzzle,
          puzzle.states.map((count, i) => (i === thing ? input.valueAsNumber : count)),
        ),
      );
    return input;
  }

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    if (inputs.length !== puzzle.states.length) {
      inputs = range(puzzle.states.length).map(createInput);
      row.replaceChildren(...inputs.map((input) => make("label", {}, make("span"), input)));
    }
    inputs.forEach((input, thing) => {
      writeText(/** @type {Element} */ (input.previousElementSibling), nameOf(puzzle, thing));
      if (input !== document.activeElement) input.valueAsNumber = puzzle.states[thing];
    });
  }
  return { root, show };
}

/** Names, further buttons and the goal, which few readers need. @param {import("./things-table.js").Edit} edit */
function namesFold(edit) {
  const text = make("input", { maxlength: "4000", translate: "no" });
  const same = make("input", { type: "checkbox" });
  const sameWords = make("span");
  const each = eachField(edit);
  const buttons = stepper("mask.buttons", (by) => edit((puzzle) => withButtons(puzzle, puzzle.masks.length + by)));
  text.oninput = () => edit((puzzle) => withNames(puzzle, text.value));
  /** The goal when any became right, which comes back when it no longer is. @type {number[]} */
  let goal = [];
  same.onchange = () =>
    edit((puzzle) => {
      if (same.checked) goal = puzzle.wanted;
      const fits = goal.length === puzzle.states.length && goal.every((state, thing) => state < puzzle.states[thing]);
      return { ...withSame(puzzle, same.checked), wanted: fits ? goal : puzzle.wanted };
    });

  /** @param {Puzzle} puzzle */
  function show(puzzle) {
    const { names, masks, states, same: isSame } = puzzle;
    if (text !== document.activeElement) text.value = names.some(Boolean) ? names.join(", ") : "";
    same.checked = isSame;
    same.disabled = !areEqual(states);
    say(sameWords, `things.same-${nounOf(puzzle)}`);
    each.show(puzzle);
    buttons.show(masks.length, { fewest: 1, most: LIMITS.doors });
  }

  const letters = button("things.letters", () => edit((puzzle) => withNames(puzzle, "")));
  const numbers = button("things.numbers", () => edit(withNumbers));
  const parts = [
    field("things.names", text),
    make("div", { class: "row" }, letters, numbers),
    make("label", { class: "check" }, same, sameWords),
    buttons.root,
    make("p", { class: "small", say: "things.buttons-about" }),
    each.root,
  ];
  const summary = make("summary", { say: "things.names-fold" });
  return { root: make("details", { class: "more" }, summary, make("div", { class: "fold" }, ...parts)), show };
}
