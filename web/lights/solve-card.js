/** @file The card that solves the board: the fewest presses, or the proof that there is no solution. */
import { gridText } from "../board/notation.js";
import { wrongIn } from "../board/view.js";
import { copyButton } from "../ui/copy-button.js";
import { button, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";

/** Larger boards are solved only on request. */
const AT_ONCE_MAX = 400;

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @typedef {ReturnType<typeof makeParts> & { board: import("./index.js").Lights, verdict: import("../ui/i18n.js").Key | "" }} SolveCard verdict: the key of "solvable" or "unsolvable"; "" if unknown */

/**
 * @param {import("./index.js").Lights} board
 * @param {() => void} showAll opens the list of all solutions
 */
export function solveCard(board, showAll) {
  /** @type {SolveCard} */
  const card = { ...makeParts(board), board, verdict: "" };
  const { root, fewest, all } = card;
  fewest.onclick = () => solve(card);
  all.onclick = showAll;
  board.addEventListener("lights-fewest", () => sayNote(card));
  return { root, onGame: (/** @type {Engine} */ engine) => onGame(card, engine), onPosition: () => follow(card) };
}

/** @param {import("./index.js").Lights} board */
function makeParts(board) {
  const facts = make("p", { class: "facts", role: "status" });
  const rank = make("p", { class: "facts" });
  const details = make("details", {}, make("summary", { say: "lights.details" }), rank);
  const answer = make("div", { class: "answer" });
  const task = taskRunner("lights.best");
  const fewest = make("button", { type: "button", say: "lights.fewest", class: "primary" });
  const all = make("button", { type: "button", say: "lights.all-solutions" });
  const row = make("div", { class: "row" }, fewest, all);
  const { root, note } = section("lights.solve", "lights-cards", facts, details, row, task.root, answer);
  root.open = true;
  const words = make("p");
  const text = make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" });
  return { root, note, facts, details, rank, answer, words, text, task, fewest, all, solution: solutionOnBoard(board) };
}

/** @param {SolveCard} card */
async function solve(card) {
  const { board, task, answer } = card;
  const { notation } = board;
  const { presses: made } = board.engine; // presses may continue while the search runs
  try {
    const found = await task.run("solve", { notation });
    if (!found) return;
    sayFacts(card, found);
    if (found.witness) return showWitness(card, found.witness);
    const best = await task.run("fewest", { notation });
    if (!best) return;
    if (board.notation === notation) board.fewest = best;
    showFewest(card, best, made);
  } catch (error) {
    const words = make("p", { class: "error" });
    answer.replaceChildren(words);
    showError(words, error);
  }
}

/** @param {SolveCard} card @param {{ presses: Uint8Array, weight: number, count: bigint }} fewest @param {Uint8Array} made */
function showFewest(card, { presses, weight, count }, made) {
  const { answer, words, text, solution } = card;
  const copy = copyButton("lights.copy-solution", () => String(text.textContent));
  const hide = button("lights.hide", solution.hide);
  answer.replaceChildren(words, text, make("div", { class: "row" }, copy, hide));
  solution.show(presses, made);
  follow(card);
  if (card.board.fewest?.weight === weight)
    say(words, weight === 0 ? "lights.solved-already" : "lights.fewest-is", { weight, count: String(count) });
}

/** Updates the shown solution for the current position. @param {SolveCard} card */
function follow(card) {
  const { board, words, text, solution } = card;
  const left = solution.follow();
  sayNote(card);
  if (!left) return;
  const { rows, cols } = board.engine;
  text.textContent = gridText(rows, cols, left);
  const weight = left.reduce((sum, press) => sum + press, 0);
  say(words, board.fewest ? "lights.fewest-left" : "lights.left", { weight });
}

/** @param {SolveCard} card */
function sayNote({ board, note, verdict }) {
  const { fewest } = board;
  if (fewest) say(note, "lights.fewest-left", { weight: fewest.weight });
  else say(note, verdict);
}

/** @param {SolveCard} card @param {Uint8Array} witness */
function showWitness({ board, answer }, witness) {
  const { lights, goal } = board.engine;
  const count = wrongIn(witness, lights, goal).length;
  answer.replaceChildren(
    say(make("p", { class: "error" }), `lights.witness-${goal === "on" ? "dark" : "lit"}`, { count }),
  );
  board.marks = { witness };
  board.scrollIntoView({ block: "nearest" });
}

/** @param {SolveCard} card @param {{ solvable: boolean, rank: number, nullity: number }} found */
function sayFacts(card, { solvable, rank, nullity }) {
  const { board, facts, details, fewest, all } = card;
  const ending = !solvable ? "-none" : board.engine.goal === "either" ? "-either" : "";
  say(facts, `lights.facts${ending}`, { nullity });
  say(card.rank, `lights.rank${ending}`, { rank, nullity });
  details.hidden = false;
  card.verdict = solvable ? "lights.solvable" : "lights.unsolvable";
  sayNote(card);
  say(fewest, solvable ? "lights.fewest" : "lights.why-not");
  all.disabled = !solvable;
}

/** @param {SolveCard} card @param {Engine} engine */
function onGame(card, engine) {
  card.task.cancel();
  card.answer.replaceChildren();
  card.solution.forget();
  if (engine.lightCount <= AT_ONCE_MAX) sayFacts(card, engine.solve());
  else sayNothingYet(card);
}

/** @param {SolveCard} card */
function sayNothingYet(card) {
  const { facts, details, fewest, all } = card;
  card.verdict = "";
  sayNote(card);
  say(facts, "");
  details.hidden = true;
  say(fewest, "lights.fewest");
  all.disabled = false;
}

/**
 * Rings a solution on the board. A press removes its button from the solution or adds it, so the rings always solve the
 * current position.
 * @param {import("./index.js").Lights} board
 */
function solutionOnBoard(board) {
  /** @type {Uint8Array | null} the solution of the start: the one that was found, and the presses made before it */
  let target = null;

  /** @returns {Uint8Array | null} the remaining presses */
  function follow() {
    if (!target) return null;
    const left = board.engine.rest(target);
    board.marks = { rings: new Set([...left].flatMap((press, i) => (press ? [i] : []))) };
    return left;
  }
  /** @param {Uint8Array} solution @param {Uint8Array} made the presses made before the solution */
  function show(solution, made) {
    target = solution.map((press, i) => press ^ made[i]);
    board.scrollIntoView({ block: "nearest" });
  }
  function forget() {
    target = null;
  }
  function hide() {
    forget();
    board.marks = {};
  }
  return { show, hide, forget, follow };
}
