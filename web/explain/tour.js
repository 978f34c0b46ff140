/**
 * @file The tour: five short scenes, each on a board of its own, so that the reader's game is unchanged. The board stands in for
 * the reader's if the pane has a stage, else it is in the tour.
 */

import { onesOf } from "../board/names.js";
import { button } from "../ui/controls.js";
import { make, say } from "../ui/dom.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/view.js").Marks} Marks */
/** @typedef {HTMLElement & { engine: Engine, marks: Marks, ready: Promise<unknown> }} Board */
/** @typedef {import("../locales/languages.js").KeyPart<"explain.tour-">} Said */

/**
 * @typedef {object} TourScene
 * @property {Said} task
 * @property {Said} lesson shown when the task is done
 * @property {string} position
 * @property {(engine: Engine) => boolean} isDone  called after every press
 * @property {(engine: Engine) => Marks} [marks]   called at the start and after every press
 */

const TWICE = /** @type {const} */ ({
  lesson: "twice-done",
  isDone: (/** @type {Engine} */ { moves }) => moves.length > 1 && moves.at(-1) === moves.at(-2),
});
const ORDER = /** @type {const} */ ({
  lesson: "order-done",
  isDone: (/** @type {Engine} */ engine) => new Set(engine.moves).size > 1 && isCancelled(engine),
});
const SET = { isDone: (/** @type {Engine} */ { solved }) => solved };
const QUIET = {
  isDone: (/** @type {Engine} */ { lights, presses }) => presses.includes(1) && !lights.includes(1),
  marks: (/** @type {Engine} */ engine) => ({ rings: new Set(onesOf(engine.rest(engine.quietPattern(0)))) }),
};
const IMPOSSIBLE = {
  isDone: (/** @type {Engine} */ { moves }) => moves.length > 2,
  marks: (/** @type {Engine} */ engine) => ({ witness: engine.solve().witness ?? undefined }),
};
const [THREE_DOORS, PAIRS] = ["doors-110-011-010.off", "doors-110-011-101.off"];

/** The scenes for each kind of element. @type {Record<string, TourScene[]>} */
const SCENES = {
  grid: [
    { ...TWICE, task: "twice", position: "3x3.off" },
    { ...ORDER, task: "order", position: "3x3.off" },
    { ...SET, task: "set", lesson: "set-done", position: "2x2.on" },
    { ...QUIET, task: "quiet", lesson: "quiet-done", position: "5x5.off" },
    { ...IMPOSSIBLE, task: "impossible", lesson: "impossible-done", position: "5x5.8000000" },
  ],
  doors: [
    { ...TWICE, task: "doors-twice", position: THREE_DOORS },
    { ...ORDER, task: "doors-order", position: THREE_DOORS },
    { ...SET, task: "doors-set", lesson: "doors-set-done", position: THREE_DOORS },
    { ...QUIET, task: "doors-quiet", lesson: "doors-quiet-done", position: PAIRS },
    { ...IMPOSSIBLE, task: "doors-impossible", lesson: "doors-impossible-done", position: PAIRS },
  ],
};
const LEADS = /** @type {const} */ (["equations", "elimination", "quiet", "solutions"]);
const HEARD = ["ready", "press", "change", "solved", "error", "point"];

/** True if every button was pressed an even number of times. @param {Engine} engine */
const isCancelled = ({ presses }) => !presses.includes(1);

/** @param {import("./pane.js").Scene} scene */
export function tourTab(scene) {
  const root = make("div", { class: "tour" });
  const comesBack = make("p", { class: "small", say: "explain.tour-comes-back" });
  /** @type {Board} */
  let board;

  /** @param {number} k */
  function set(k) {
    board?.remove();
    const parts = partsOf(scene, k, go);
    board = parts.board;
    const rest = scene.stage ? [parts.lesson, parts.row, comesBack] : [board, parts.lesson, parts.row];
    root.replaceChildren(parts.heading, parts.task, ...rest);
    return parts.heading;
  }

  /** @param {number} k */
  function go(k) {
    const heading = set(k);
    scene.stage?.append(board);
    heading.focus({ preventScroll: true }); // the button with the focus has been removed
    heading.scrollIntoView({ block: "nearest" });
  }

  function show() {
    scene.mark({});
    if (!board.isConnected) scene.stage?.append(board);
  }
  set(0);
  return { root, show, hide: () => scene.stage && board.remove() };
}

/**
 * The elements of a scene.
 * @param {import("./pane.js").Scene} surroundings
 * @param {number} k
 * @param {(k: number) => void} go  shows another scene
 */
function partsOf({ puzzle, stage, open }, k, go) {
  const all = SCENES[classOf(puzzle).kind];
  const [scene, scenes] = [all[k], all.length];
  const isLast = k === scenes - 1;
  const heading = say(make("p", { class: "facts", tabindex: -1 }), "explain.tour", { k: k + 1, scenes });
  const task = make("p", { class: "task", say: `explain.tour-${scene.task}` });
  const lesson = make("p", { class: "sentence", "aria-live": "polite" });
  const back = button("explain.tour-back", () => go(k - 1), { hidden: k === 0 });
  const next = button("explain.tour-next", () => go(k + 1), { hidden: isLast });
  const leads = LEADS.map((tab) => button(`explain.tab-${tab}`, () => open(tab), { hidden: true }));
  const board = boardOf(puzzle, stage, scene, () => {
    say(lesson, `explain.tour-${scene.lesson}`);
    for (const lead of leads) lead.hidden = !isLast;
    next.classList.add("primary");
  });
  const row = make("div", { class: "row", hidden: !stage }, back, next, ...leads);
  board.ready.then(() => {
    row.hidden = false; // without a stage, the board above it would push it down
  });
  return { heading, task, board, lesson, row };
}

/** Of an element, whatever its tag. @param {HTMLElement} puzzle */
const classOf = (puzzle) =>
  /** @type {typeof import("../board/puzzle-element.js").PuzzleElement} */ (puzzle.constructor);

/** @param {HTMLElement} puzzle @param {HTMLElement | null} stage @param {TourScene} scene @param {() => void} finish called once */
function boardOf(puzzle, stage, { position, isDone, marks }, finish) {
  const board = /** @type {Board} */ (document.createElement(puzzle.localName));
  board.setAttribute("board", position);
  board.setAttribute("tools", "none");
  if (stage) {
    board.className = "stand-in";
    for (const name of ["fit", "theme"]) board.setAttribute(name, puzzle.getAttribute(name) ?? "");
  }
  board.dataset.scene = classOf(puzzle).kind;
  // Its events must not reach the explained board or its page.
  for (const name of HEARD) board.addEventListener(`lights-${name}`, (event) => event.stopPropagation());
  const mark = () => {
    if (marks) board.marks = marks(board.engine);
  };
  const done = new AbortController();
  board.ready.then(mark);
  board.addEventListener("lights-change", mark);
  board.addEventListener(
    "lights-change",
    () => {
      if (!isDone(board.engine)) return;
      done.abort();
      finish();
    },
    done,
  );
  return board;
}
