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

/** @typedef {ReturnType<typeof makeParts> & { board: import("./index.js").Lights }} SolveCard */

/**
 * @param {import("./index.js").Lights} board
 * @param {() => void} showAll lists every solution
 */
export function solveCard(board, showAll) {
  /** @type {SolveCard} */
  const card = { ...makeParts(board), board };
  const { root, fewest, all, solution } = card;
  fewest.onclick = () => solve(card);
  all.onclick = showAll;
  return { root, onGame: (/** @type {Engine} */ engine) => onGame(card, engine), onPosition: solution.follow };
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
  return { root, note, facts, answer, task, fewest, all, solution: solutionOnBoard(board) };
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
    if (!found.solvable) return showWitness(card, found.witness);
    const best = await task.run("fewest", { notation });
    if (best) showFewest(card, best, made);
  } catch (error) {
    const words = make("p", { class: "error" });
    answer.replaceChildren(words);
    showError(words, error);
  }
}

/** @param {SolveCard} card @param {{ presses: Uint8Array, weight: number, count: bigint }} fewest @param {Uint8Array} made */
function showFewest({ board, answer, solution }, { presses, weight, count }, made) {
  const text = gridText(board.engine.rows, board.engine.cols, presses);
  const copy = copyButton("lights.copy-solution", () => text);
  const hide = button("lights.hide", solution.hide);
  answer.replaceChildren(
    say(make("p", {}), weight === 0 ? "lights.solved-already" : "lights.fewest-is", { weight, count: String(count) }),
    make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" }, text),
    make("div", { class: "row" }, copy, hide),
  );
  solution.show(presses, made);
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
function sayFacts({ board, facts, note, fewest, all }, { solvable, rank, nullity }) {
  const either = board.engine.goal === "either" ? "-either" : "";
  say(facts, solvable ? `lights.facts${either}` : "lights.facts-none", { rank, nullity });
  say(note, solvable ? "lights.solvable" : "lights.unsolvable");
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
function sayNothingYet({ facts, note, fewest, all }) {
  for (const line of [facts, note]) say(line, "");
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

  function follow() {
    if (!target) return;
    const { presses } = board.engine;
    board.marks = { rings: new Set(target.flatMap((wanted, i) => (wanted !== presses[i] ? [i] : []))) };
  }
  /** @param {Uint8Array} solution @param {Uint8Array} made the presses made before it was found */
  function show(solution, made) {
    target = Array.from(solution, (press, i) => press ^ made[i]);
    follow();
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
