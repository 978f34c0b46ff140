/** @file The card of Solve for doors: the puzzle of the reader, and the answer to it. */

import { timesText } from "../board/turns.js";
import { wrongIn } from "../board/view.js";
import { answerBox, restFold, weightOf } from "../solve/index.js";
import { make, say } from "../ui/dom.js";
import { FindOut } from "./find-out.js";
import { sayNoneOfDials } from "./no-solution.js";
import { repairsList } from "./repairs.js";
import {
  buttonName,
  earlierPuzzle,
  freshPuzzle,
  labelsText,
  namesOf,
  notationOf,
  nounOf,
  puzzleOf,
  storeLabels,
} from "./things.js";
import { thingsDetails } from "./things-details.js";
import { thingsForm } from "./things-form.js";
import { typedFold } from "./typed-fold.js";
import { onPosition } from "./ways.js";
import { winningSets } from "./winning-sets.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/** @typedef {ReturnType<typeof makeParts> & { doors: import("./ways.js").Doors, relabelled: () => void, puzzle: Puzzle, isShown: boolean }} Card */

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} spare an engine to try puzzles on
 * @param {HTMLElement[]} sources  the buttons that bring a puzzle from elsewhere
 * @param {() => void} relabelled  called when the labels have changed, but not the position
 */
export function thingsCard(doors, spare, sources, relabelled) {
  /** @type {Card} */
  const card = {
    ...makeParts(doors, spare, () => card),
    doors,
    relabelled,
    puzzle: freshPuzzle(1),
    isShown: false,
  };
  const { box, other, repairs, form, find, typed, details, play } = card;
  onPosition(doors, () => update(card));
  const row = make("div", { class: "row" }, ...sources, form.fresh);
  const parts = [box.root, other, repairs.root, row, form.root, find.root];
  const root = make("section", { class: "card things" }, ...parts);
  const tools = make("div", { class: "chips" }, ...box.tools, play);
  const rest = make("div", { class: "things" }, ...form.rest, typed.root, details.root, tools);

  /** @param {boolean} shown */
  function show(shown) {
    card.isShown = shown;
    if (shown) update(card);
    else box.hide();
  }
  return { roots: [root, restFold("things.rest", rest).root], title: box.title, show };
}

/** @param {import("./ways.js").Doors} doors @param {import("./ways.js").Engine} spare @param {() => Card} card */
function makeParts(doors, spare, card) {
  /** @type {import("./things-table.js").Edit} */
  const change = (by) => edit(card(), by);
  const name = (/** @type {number} */ button) => buttonName(card().puzzle, button);
  const box = answerBox(doors, {
    namesOf: (buttons) => buttons.map(name),
    itemOf: (button, _, times) => itemOf(card(), button, times),
    marksOf: (numbers) => ({ rings: new Set(numbers.keys()) }),
    sayNone: (line, witness) => sayNone(line, card(), witness),
    onAnswer: (answer) => onAnswer(card(), answer),
    isUnknown: () => card().find.isOpen,
    labels: () => labelsText(card().puzzle),
  });
  const sets = winningSets(doors, (set) => timesOf(card(), set), box.choose);
  return {
    ...{ box, repairs: repairsList(change), form: thingsForm(change), find: new FindOut(change) },
    ...{
      other: make("p", { class: "small", say: "answer.other" }),
      typed: typedFold(change, spare),
      details: thingsDetails(doors, sets),
      play: make("a"),
    },
  };
}

/** @param {Card} card @param {number} button @param {number} times @returns {Omit<import("../solve/press-list.js").Item, "button" | "isDone">} */
function itemOf({ puzzle }, button, times) {
  const name = buttonName(puzzle, button);
  const detail = [0, 1].includes(times) ? "" : ` ${timesText(times)}`; // the blank separates it from the name where both are read as one text
  return {
    text: name,
    detail,
    label: detail ? ["things.item-dials", { name, times: detail }] : ["answer.item", { name }],
  };
}

/** Applies a change. A change of the position begins another game, a change of names does not. @param {Card} card @param {(puzzle: Puzzle) => Puzzle} change */
function edit(card, change) {
  const { doors, relabelled, puzzle } = card;
  const next = change(puzzle);
  const notation = notationOf(next);
  storeLabels(next, notation.split(".")[0]);
  if (notation !== notationOf(puzzle)) {
    doors.notation = notation;
    return;
  }
  update(card);
  relabelled();
}

/** Opens what labels of earlier versions mean. True if there were any. @param {Card} card */
function restate({ doors }) {
  const earlier = earlierPuzzle(doors.engine);
  if (!earlier) return false;
  storeLabels(earlier.puzzle, earlier.notation.split(".")[0]);
  doors.notation = earlier.notation;
  return true;
}

/** @param {Card} card */
function update(card) {
  const { doors, isShown, form, find, typed, play, box } = card;
  if (!isShown || restate(card)) return;
  card.puzzle = puzzleOf(doors.engine);
  form.show(card.puzzle);
  find.show(card.puzzle);
  typed.show(card.puzzle);
  play.href = `#${doors.notation}`;
  say(play, `things.play-${nounOf(card.puzzle)}`);
  box.follow();
}

/** @param {Card} card @param {import("../solve/answers.js").Answer} answer */
function onAnswer({ doors, puzzle, other, repairs, find, details }, answer) {
  other.hidden = weightOf(answer.left) === 0 || weightOf(answer.made) === 0;
  repairs.show(puzzle, find.isOpen ? null : answer.witness && doors.engine);
  find.tell(!answer.witness && weightOf(answer.left) > 0);
  details.show(puzzle, answer);
}

/** @param {HTMLElement} line @param {Card} card @param {Uint8Array} witness */
function sayNone(line, { doors, puzzle }, witness) {
  const { lights, targets } = doors.engine;
  if (nounOf(puzzle) === "dials") return sayNoneOfDials(line, doors.engine, puzzle, witness);
  say(line, "things.none", { names: namesOf(puzzle, witness), wrong: wrongIn(witness, lights, targets).length });
}

/** The names of buttons, and how often each is pressed if that is not once. @param {Card} card @param {Uint8Array} presses */
function timesOf({ doors, puzzle }, presses) {
  const ways = doors.engine.ways(presses);
  const name = (/** @type {number} */ button) =>
    buttonName(puzzle, button) + (ways[button] === 1 ? "" : ` ${timesText(ways[button])}`);
  return Array.from(presses).flatMap((times, button) => (times ? [name(button)] : []));
}
