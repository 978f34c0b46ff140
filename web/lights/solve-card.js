/** @file The answer: whether there is one, the fewest presses, or the proof that there is none. */
import { gridText } from "../board/text.js";
import { copyButton } from "../ui/copy-button.js";
import { button, make, say, section } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { taskRunner } from "../ui/task.js";

/** Boards up to this many lights are solved on the spot; larger ones only when asked. */
const AT_ONCE_MAX = 400;

/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * @param {import("./index.js").Lights} board
 * @param {() => void} showAll lists every solution
 */
export function solveCard(board, showAll) {
  const facts = make("p", { class: "facts", role: "status" });
  const answer = make("div", { class: "answer" });
  const task = taskRunner("lights.best");
  const solution = solutionOnBoard(board);
  const fewest = button("lights.fewest", solve, { class: "primary" });
  const all = button("lights.all-solutions", showAll);
  const { root, note } = section(
    "lights.solve",
    "lights-cards",
    facts,
    make("div", { class: "row" }, fewest, all),
    task.root,
    answer,
  );
  root.open = true;

  async function solve() {
    const { notation } = board;
    const { presses: made } = board.engine; // play may go on meanwhile
    try {
      const found = await task.run("solve", { notation });
      if (!found) return;
      sayFacts(found);
      if (!found.solvable) return showWitness(found.witness);
      const best = await task.run("fewest", { notation });
      if (best) showFewest(best, made);
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {unknown} error */
  function refuse(error) {
    const words = make("p", { class: "error" });
    answer.replaceChildren(words);
    showError(words, error);
  }

  /** @param {{ presses: Uint8Array, weight: number, count: bigint }} fewest @param {Uint8Array} made */
  function showFewest({ presses, weight, count }, made) {
    const text = gridText(board.engine.rows, board.engine.cols, presses);
    answer.replaceChildren(
      say(make("p", {}), weight === 0 ? "lights.solved-already" : "lights.fewest-is", { weight, count: String(count) }),
      make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" }, text),
      make(
        "div",
        { class: "row" },
        copyButton("lights.copy-solution", () => text),
        button("lights.hide", solution.hide),
      ),
    );
    solution.show(presses, made);
  }

  /** @param {Uint8Array} witness */
  function showWitness(witness) {
    const { lights, goal } = board.engine;
    const wrong = goal === "on" ? 0 : 1;
    const count = witness.filter((inside, light) => inside && lights[light] === wrong).length;
    answer.replaceChildren(say(make("p", { class: "error" }), `lights.witness-${wrong ? "lit" : "dark"}`, { count }));
    board.marks = { witness };
    board.scrollIntoView({ block: "nearest" });
  }

  /** @param {{ solvable: boolean, rank: number, nullity: number }} found */
  function sayFacts({ solvable, rank, nullity }) {
    const either = board.engine.goal === "either" ? "-either" : "";
    say(facts, solvable ? `lights.facts${either}` : "lights.facts-none", { rank, nullity });
    say(note, solvable ? "lights.solvable" : "lights.unsolvable");
    say(fewest, solvable ? "lights.fewest" : "lights.why-not");
    all.disabled = !solvable;
  }

  /** @param {Engine} engine */
  function onGame(engine) {
    task.cancel();
    answer.replaceChildren();
    solution.forget();
    if (engine.lightCount <= AT_ONCE_MAX) sayFacts(engine.solve());
    else sayNothingYet();
  }

  function sayNothingYet() {
    for (const line of [facts, note]) say(line, "");
    say(fewest, "lights.fewest");
    all.disabled = false;
  }

  return { root, onGame, onPosition: solution.follow };
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
