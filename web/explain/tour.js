/** @file The tour: five short scenes, each on a small board of its own, so that the reader's game is unchanged. */
import { button, make, say } from "../ui/dom.js";
import { onesOf } from "./names.js";

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

/** The scenes for each element. @type {Record<string, TourScene[]>} */
const SCENES = {
  "lights-out": [
    { ...TWICE, task: "twice", position: "3x3.off" },
    { ...ORDER, task: "order", position: "3x3.off" },
    { ...SET, task: "set", lesson: "set-done", position: "2x2.on" },
    { ...QUIET, task: "quiet", lesson: "quiet-done", position: "5x5.off" },
    { ...IMPOSSIBLE, task: "impossible", lesson: "impossible-done", position: "5x5.8000000" },
  ],
  "rotating-doors": [
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
  const element = scene.puzzle.localName;

  /** @param {number} k */
  function go(k) {
    root.replaceChildren(...partsOf(element, k, go, scene.open));
    const heading = /** @type {HTMLElement} */ (root.firstElementChild);
    heading.focus({ preventScroll: true }); // the button with the focus has been removed
    heading.scrollIntoView({ block: "nearest" });
  }

  // Events of the tour's boards must not reach the explained board or its page.
  for (const name of HEARD) root.addEventListener(`lights-${name}`, (event) => event.stopPropagation());
  root.append(...partsOf(element, 0, go, scene.open));
  return { root, show: () => scene.mark({}) };
}

/**
 * The elements of a scene.
 * @param {string} element
 * @param {number} k
 * @param {(k: number) => void} go  shows another scene
 * @param {(tab: string) => void} open  opens another tab
 */
function partsOf(element, k, go, open) {
  const [scene, scenes] = [SCENES[element][k], SCENES[element].length];
  const isLast = k === scenes - 1;
  const heading = say(make("p", { class: "facts", tabindex: -1 }), "explain.tour", { k: k + 1, scenes });
  const task = make("p", { class: "sentence", say: `explain.tour-${scene.task}` });
  const lesson = make("p", { class: "sentence", "aria-live": "polite" });
  const back = button("explain.tour-back", () => go(k - 1), { hidden: k === 0 });
  const next = button("explain.tour-next", () => go(k + 1), { hidden: isLast });
  const leads = LEADS.map((tab) => button(`explain.tab-${tab}`, () => open(tab), { hidden: true }));
  const board = boardOf(element, scene, () => {
    say(lesson, `explain.tour-${scene.lesson}`);
    for (const lead of leads) lead.hidden = !isLast;
  });
  const row = make("div", { class: "row", hidden: true }, back, next, ...leads);
  board.ready.then(() => {
    row.hidden = false; // the board would push it down
  });
  return [heading, task, board, lesson, row];
}

/** @param {string} element @param {TourScene} scene @param {() => void} finish called once */
function boardOf(element, { position, isDone, marks }, finish) {
  const board = /** @type {Board} */ (document.createElement(element));
  board.setAttribute("board", position);
  board.setAttribute("tools", "none");
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
