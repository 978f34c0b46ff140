/**
 * @file The answer to the board as it stands, always shown: the fewest presses, numbered on the board; or the proof that there
 * are none, and the nearest boards that can be solved. While the search for fewer presses runs, the best solution shows.
 */
import { isLarge } from "../board/grid.js";
import { fewestWithin } from "../board/hint.js";
import { miniature } from "../board/miniature.js";
import { gridText, hexOfBits } from "../board/notation.js";
import { wrongIn } from "../board/view.js";
import { copyButton } from "../ui/copy-button.js";
import { button, make, say } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { linkTo, savePicture } from "../ui/share.js";
import { taskRunner } from "../ui/task.js";
import { pressAlong } from "./press-along.js";

/** Smaller boards are solved between two frames. */
const AT_ONCE_LIGHTS_MAX = 400;
const AT_ONCE_MS = 40;
/** For larger boards the fewest presses are searched for only on request. */
const SEARCHED_LIGHTS_MAX = 1024;
/** A board that is being drawn is not given to workers after every tap. */
const PAUSE_MS = 300;
/** Nearest boards are looked for and listed up to these numbers. */
const NEAREST_LIGHTS_MAX = 144;
const NEAREST_LISTED_MAX = 4;

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").Solution} Solution */
/** @typedef {"seeking" | "fewest" | "unproven" | "none" | "solved"} Verdict */

/**
 * @typedef {ReturnType<typeof makeParts> & State} Card
 * @typedef {object} State
 * @property {import("./index.js").Lights} board
 * @property {Uint8Array | null} target  a solution of the start of this game
 * @property {number} turn               counts the boards, so that a late answer to an earlier one is dropped
 * @property {Verdict} verdict
 * @property {number} weight             of the solution that shows
 * @property {ReturnType<typeof import("./editing.js").editing>} editing
 */

/**
 * @param {import("./index.js").Lights} board
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 * @param {() => void} showAll opens the list of all solutions
 */
export function answerCard(board, editing, showAll) {
  const along = pressAlong(board, editing);
  /** @type {Card} */
  const card = {
    ...makeParts(board, along, editing, showAll),
    board,
    editing,
    target: null,
    turn: 0,
    verdict: "seeking",
    weight: 0,
  };
  editing.onChange(() => showMode(card));
  card.again.onclick = () => seek(card, card.turn);
  return {
    root: card.root,
    title: [make("div", { class: "answer-head", role: "status" }, card.head), card.start, card.end],
    onGame: () => onGame(card),
    onPosition: () => follow(card),
  };
}

/**
 * @param {import("./index.js").Lights} board
 * @param {ReturnType<typeof pressAlong>} along
 * @param {ReturnType<typeof import("./editing.js").editing>} editing
 * @param {() => void} showAll
 */
function makeParts(board, along, editing, showAll) {
  const head = make("h2");
  const about = make("p", { say: "lights.drawing" });
  const words = make("p", { class: "small" });
  const nearest = make("div", { class: "nearest" });
  const task = taskRunner("lights.best");
  const again = make("button", { type: "button", say: "lights.fewest", hidden: true });
  const start = button("lights.along", () => editing.setAlong(true), { class: "primary" });
  const end = button("lights.along-end", () => editing.setAlong(false));
  const text = make("pre", { class: "grid-text", tabindex: 0, label: "lights.solution-text", translate: "no" });
  const tools = make(
    "div",
    { class: "row" },
    copyButton("lights.copy-solution", () => String(text.textContent)),
    copyButton("lights.copy-link", () => linkTo(`solve-${board.notation}`)),
    button("lights.save-picture", () => savePicture(board, "png")),
  );
  const rank = make("p", { class: "facts" });
  const all = button("lights.all-solutions", showAll);
  const more = make("details", { class: "more" }, make("summary", { say: "lights.details" }), rank, text, tools, all);
  const root = make(
    "section",
    { class: "card answer-card" },
    about,
    words,
    nearest,
    again,
    task.root,
    along.root,
    more,
  );
  return { root, head, about, words, nearest, task, again, start, end, text, rank, all, more, along };
}

/** @param {Card} card */
function showMode(card) {
  const { editing, about, words, start, end } = card;
  for (const part of [about, words, start]) part.toggleAttribute("data-rests", editing.isAlong);
  end.toggleAttribute("data-rests", !editing.isAlong);
  sayHead(card);
}

/** Another board or start: it is solved anew. @param {Card} card */
async function onGame(card) {
  const { board, task } = card;
  const turn = ++card.turn;
  task.cancel();
  setTarget(card, null);
  const isSmall = board.engine.lightCount <= AT_ONCE_LIGHTS_MAX;
  try {
    const found = isSmall ? board.engine.solve() : await solveLater(card, turn);
    if (!found || turn !== card.turn) return;
    showDetails(card, found);
    if (found.witness) return showWitness(card, found.witness);
    setTarget(card, board.engine.rest(found.presses));
    if (board.engine.solved) return showVerdict(card, "solved");
    const best = isSmall ? fewestWithin(board.engine, AT_ONCE_MS) : null;
    if (best) return showFewest(card, best);
    showVerdict(card, "unproven");
    if (board.engine.lightCount <= SEARCHED_LIGHTS_MAX) await seek(card, turn, PAUSE_MS);
  } catch (error) {
    if (turn === card.turn) showError(card.words, error);
  }
}

/** @param {Card} card @param {number} turn @returns {Promise<Solution | null>} null: meanwhile there is another board */
async function solveLater(card, turn) {
  showVerdict(card, "seeking");
  await pause(PAUSE_MS);
  if (turn !== card.turn) return null;
  return (await card.task.run("solve", { notation: card.board.notation })) ?? null;
}

const pause = (/** @type {number} */ time) => new Promise((resolve) => setTimeout(resolve, time));

/** Searches for the fewest presses in workers. @param {Card} card @param {number} turn @param {number} [wait] */
async function seek(card, turn, wait = 0) {
  const { board, task, words, again } = card;
  again.hidden = true;
  await pause(wait);
  if (turn !== card.turn) return;
  const { presses: made } = board.engine; // presses may continue while the search runs
  try {
    const best = await task.run("fewest", { notation: board.notation });
    if (turn !== card.turn) return;
    if (best) return showFewest(card, best, made);
    again.hidden = false;
  } catch (error) {
    if (turn === card.turn) showError(words, error);
  }
}

/** @param {Card} card @param {import("../engine/engine.js").Fewest} best @param {Uint8Array} [made] the presses made before it */
function showFewest(card, best, made = card.board.engine.presses) {
  const { board } = card;
  setTarget(
    card,
    best.presses.map((press, i) => press ^ made[i]),
  );
  board.fewest = best;
  showVerdict(card, "fewest", best);
}

/** @param {Card} card @param {Verdict} verdict @param {{ weight: number, count?: bigint }} [best] */
function showVerdict(card, verdict, best = { weight: weightOf(card.target) }) {
  const { words, nearest, start, again, text } = card;
  const { weight, count = 1n } = best;
  Object.assign(card, { verdict, weight });
  sayHead(card);
  const how = verdict === "fewest" ? "lights.answer-how" : verdict === "unproven" ? "lights.answer-perhaps" : "";
  say(words, how, { count: String(count) });
  nearest.replaceChildren();
  start.hidden = !["fewest", "unproven"].includes(verdict);
  again.hidden = verdict !== "unproven" || card.board.engine.lightCount <= SEARCHED_LIGHTS_MAX;
  text.hidden = card.target === null;
}

/** The verdict; while it is pressed along, the number of presses that are left. @param {Card} card */
function sayHead({ board, head, editing, target, verdict, weight }) {
  if (!editing.isAlong || !target) return say(head, `lights.answer-${verdict}`, { weight });
  const left = weightOf(board.engine.rest(target));
  say(head, left === 0 ? "lights.along-done" : "lights.along-left", { left });
}

/** @param {Uint8Array | null} set */
const weightOf = (set) => set?.reduce((sum, press) => sum + press, 0) ?? 0;

/** @param {Card} card @param {Uint8Array} witness */
function showWitness(card, witness) {
  const { board, words } = card;
  const { lights, goal } = board.engine;
  const count = wrongIn(witness, lights, goal).length;
  showVerdict(card, "none");
  say(words, `lights.witness-${goal === "on" ? "dark" : "lit"}`, { count });
  board.marks = { witness };
  if (board.engine.lightCount <= NEAREST_LIGHTS_MAX) listNearest(card);
}

/** Offers the boards that differ in the fewest lights and can be solved. @param {Card} card */
async function listNearest({ board, nearest, ...card }) {
  const { turn } = card;
  await pause(0); // the verdict shows first
  if (turn !== card.turn) return;
  const { engine } = board;
  const found = engine.nearest({ limit: NEAREST_LISTED_MAX });
  if (!found) return;
  const about = say(make("p", { class: "small" }), "lights.nearest", { changes: found.distance, count: found.count });
  nearest.replaceChildren(about, make("div", { class: "row" }, ...found.sets.map((set) => nearestBoard(board, set))));
}

/** @param {import("./index.js").Lights} board @param {number[]} changed */
function nearestBoard(board, changed) {
  const { rows, cols, boardNotation, lights } = board.engine;
  const near = lights.map((lit, light) => (changed.includes(light) ? lit ^ 1 : lit));
  const open = () => {
    board.notation = `${boardNotation}.${hexOfBits(near)}`;
  };
  const cells = changed.map((light) => `${Math.floor(light / cols) + 1},${(light % cols) + 1}`);
  const choose = make("button", { type: "button", class: "near", onclick: open }, miniature(rows, cols, near));
  return say(choose, "lights.nearest-one", { cells: cells.join("; ") }, "aria-label");
}

/** @param {Card} card @param {Solution} found */
function showDetails({ board, rank, all }, { solvable, rank: size, nullity }) {
  const ending = !solvable ? "-none" : board.engine.goal === "either" ? "-either" : "";
  say(rank, `lights.rank${ending}`, { rank: size, nullity });
  all.hidden = !solvable;
}

/** @param {Card} card @param {Uint8Array | null} target */
function setTarget(card, target) {
  card.target = target;
  card.board.marks = {};
  card.along.setTarget(target);
  follow(card);
}

/** Marks the presses that are left. @param {Card} card */
function follow(card) {
  const { board, target, along, text } = card;
  if (!target) return;
  const { engine } = board;
  const left = engine.rest(target);
  const numbers = along.follow(left);
  board.marks = isLarge(engine.rows, engine.cols) ? { rings: new Set(numbers.keys()) } : { numbers };
  text.textContent = gridText(engine.rows, engine.cols, left);
  sayHead(card);
}
