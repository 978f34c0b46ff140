/** @file The answer: whether there is one, the fewest presses, or the proof that there is none. */
import { gridText } from "../board/text.js";
import { wrongIn } from "../board/view.js";
import { copyButton } from "../ui/copy-button.js";
import { button, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";

/** Boards up to this many lights are solved on the spot; larger ones only when asked. */
const AT_ONCE_MAX = 400;

/** @typedef {import("../engine/engine.js").Engine} Engine */

/** @typedef {ReturnType<typeof makeParts> & { board: import("./index.js").Lights, standing: import("../ui/i18n.js").Key | "" }} SolveCard standing: whether the game is solvable, where that is known */

/**
 * @param {import("./index.js").Lights} board
 * @param {() => void} showAll lists every solution
 */
export function solveCard(board, showAll) {
  /** @type {SolveCard} */
  const card = { ...makeParts(board), board, standing: "" };
  const { root, fewest, all } = card;
  fewest.onclick = () => solve(card);
  all.onclick = showAll;
  board.addEventListener("lights-fewest", () => sayNote(card));
  return { root, onGame: (/** @type {Engine} */ engine) => onGame(card, engine), onPosition: () => follow(card) };
}

/** @param {import("./index.js").Lights} board */
function makeParts(board) {
  const facts = make("p", { class: "facts", role: "status" });
  const answer = make("div", { class: "answer" });
  const task = taskRunner("lights.best");
  const fewest = make("button", { type: "button", say: "lights.fewest", class: "primary" });
  const all = make("button", { type: "button", say: "lights.all-solutions" });
  const row = make("div", { class: "row" }, fewest, all);
  const { root, note } = section("lights.solve", "lights-cards", facts, row, task.root, answer);
  root.open = true;
  const words = make("p");
  const text = make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" });
  return { root, note, facts, answer, words, text, task, fewest, all, solution: solutionOnBoard(board) };
}

/** @param {SolveCard} card */
async function solve(card) {
  const { board, task, answer } = card;
  const { notation } = board;
  const { presses: made } = board.engine; // play may go on meanwhile
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

/** What is said of the solution that shows is said of the position as it stands. @param {SolveCard} card */
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
function sayNote({ board, note, standing }) {
  const { fewest } = board;
  if (fewest) say(note, "lights.fewest-left", { weight: fewest.weight });
  else say(note, standing);
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
  const { board, facts, fewest, all } = card;
  const either = board.engine.goal === "either" ? "-either" : "";
  say(facts, solvable ? `lights.facts${either}` : "lights.facts-none", { rank, nullity });
  card.standing = solvable ? "lights.solvable" : "lights.unsolvable";
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
  const { facts, fewest, all } = card;
  card.standing = "";
  sayNote(card);
  say(facts, "");
  say(fewest, "lights.fewest");
  all.disabled = false;
}

/**
 * A solution ringed on the board. It follows play: whatever has been pressed since is no longer to be pressed, or is
 * again, so that it always solves the board as it stands.
 * @param {import("./index.js").Lights} board
 */
function solutionOnBoard(board) {
  /** @type {number[] | null} the solution plus the presses made before it was found */
  let target = null;

  /** @returns {number[] | null} what is left of it */
  function follow() {
    if (!target) return null;
    const { presses } = board.engine;
    const left = target.map((wanted, i) => wanted ^ presses[i]);
    board.marks = { rings: new Set(left.flatMap((press, i) => (press ? [i] : []))) };
    return left;
  }
  /** @param {Uint8Array} solution @param {Uint8Array} made the presses made before it was found */
  function show(solution, made) {
    target = Array.from(solution, (press, i) => press ^ made[i]);
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
