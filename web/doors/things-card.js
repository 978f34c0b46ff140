/** @file The card of Solve for doors: the puzzle of the reader, and the answer to it. */

import { fewestWithin } from "../board/hint.js";
import { wrongIn } from "../board/view.js";
import { answerBox, weightOf } from "../solve/index.js";
import { make, say } from "../ui/dom.js";
import { repairsList } from "./repairs.js";
import { freshPuzzle, nameOf, namesOf, notationOf, puzzleOf, storeLabels } from "./things.js";
import { thingsDetails } from "./things-details.js";
import { thingsForm } from "./things-form.js";
import { typedFold } from "./typed-fold.js";
import { onPosition } from "./ways.js";
import { winningSets } from "./winning-sets.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

const AT_ONCE_MS = 40;

/** @typedef {ReturnType<typeof makeParts> & { doors: import("./ways.js").Doors, spare: import("./ways.js").Engine, puzzle: Puzzle, isShown: boolean }} Card */

/**
 * @param {import("./ways.js").Doors} doors
 * @param {import("./ways.js").Engine} spare an engine to try puzzles on
 * @param {HTMLElement[]} sources  the buttons that bring a puzzle from elsewhere
 */
export function thingsCard(doors, spare, sources) {
  /** @type {Card} */
  const card = { ...makeParts(doors, spare, () => card), doors, spare, puzzle: freshPuzzle(1), isShown: false };
  const { box, other, repairs, form, typed, details, play } = card;
  onPosition(doors, () => update(card));
  const heading = make("h2", { say: "things.title" });
  const row = make("div", { class: "row" }, ...sources);
  const parts = [box.root, other, repairs.root, heading, row, form.root, typed.root, details.root];
  const tools = make("div", { class: "chips" }, ...box.tools, play);
  const root = make("section", { class: "card things" }, ...parts, tools);

  /** @param {boolean} shown */
  function show(shown) {
    card.isShown = shown;
    if (shown) update(card);
    else box.hide();
  }
  return { root, title: [box.title], show };
}

/** @param {import("./ways.js").Doors} doors @param {import("./ways.js").Engine} spare @param {() => Card} card */
function makeParts(doors, spare, card) {
  /** @type {import("./things-table.js").Edit} */
  const change = (by) => edit(card(), by);
  const name = (/** @type {number} */ button) => nameOf(card().puzzle, button);
  const box = answerBox(doors, {
    namesOf: (buttons) => buttons.map(name),
    itemOf: (button) => ({ text: name(button), label: ["answer.item", { name: name(button) }] }),
    marksOf: (numbers) => ({ rings: new Set(numbers.keys()) }),
    sayNone: (line, witness) => sayNone(line, card(), witness),
    onAnswer: (answer) => onAnswer(card(), answer),
  });
  const sets = winningSets(doors, (set) => namesOf(card().puzzle, set), box.choose);
  return {
    ...{ box, repairs: repairsList(change), form: thingsForm(change) },
    ...{
      other: make("p", { class: "small", say: "answer.other" }),
      typed: typedFold(change, spare),
      details: thingsDetails(sets),
      play: make("a", { say: "things.play" }),
    },
  };
}

/** Another position begins another game; other names do not. @param {Card} card @param {(puzzle: Puzzle) => Puzzle} change */
function edit(card, change) {
  const { doors, spare, puzzle } = card;
  const next = settled(change(puzzle), spare);
  const notation = notationOf(next);
  storeLabels(next, notation.split(".")[0]);
  if (notation === notationOf(puzzle)) update(card);
  else doors.notation = notation;
}

/** @param {Card} card */
function update(card) {
  const { doors, isShown, form, typed, play, box } = card;
  if (!isShown) return;
  card.puzzle = puzzleOf(doors.engine);
  form.show(card.puzzle);
  typed.show(card.puzzle);
  play.href = `#${doors.notation}`;
  box.follow();
}

/** @param {Card} card @param {import("../solve/answers.js").Answer} answer */
function onAnswer({ doors, puzzle, other, repairs, details }, answer) {
  other.hidden = weightOf(answer.left) === 0 || weightOf(answer.made) === 0;
  repairs.show(puzzle, answer.witness && doors.engine);
  details.show(puzzle, answer);
}

/** @param {HTMLElement} line @param {Card} card @param {Uint8Array} witness */
function sayNone(line, { doors, puzzle }, witness) {
  const { lights, goal } = doors.engine;
  say(line, "things.none", { names: namesOf(puzzle, witness), wrong: wrongIn(witness, lights, goal).length });
}

/** If all states may be wanted that are the same, the wanted ones are those with fewer presses. @param {Puzzle} puzzle @param {import("./ways.js").Engine} spare */
function settled(puzzle, spare) {
  if (!puzzle.same) return puzzle;
  const [on, off] = [1, 0].map((state) => ({ ...puzzle, wanted: puzzle.wanted.map(() => state) }));
  return pressesOf(off, spare) < pressesOf(on, spare) ? off : on;
}

/** @param {Puzzle} puzzle @param {import("./ways.js").Engine} spare */
function pressesOf(puzzle, spare) {
  spare.load(notationOf(puzzle));
  if (!spare.solve().solvable) return Infinity;
  return fewestWithin(spare, AT_ONCE_MS)?.weight ?? Number.MAX_VALUE;
}
