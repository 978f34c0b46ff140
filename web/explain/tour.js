/** @file The first tour: five short scenes, each with a small board of its own, so that the reader's game stays as it is. */
import { button, make, say } from "../ui/dom.js";
import { onesOf } from "./names.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../board/view.js").Marks} Marks */
/** @typedef {HTMLElement & { engine: Engine, marks: Marks, ready: Promise<unknown> }} Board  a `<lights-out>` */

/**
 * @typedef {object} TourScene
 * @property {import("../locales/languages.js").KeyPart<"explain.tour-", "-done">} name
 * @property {string} position
 * @property {(engine: Engine) => boolean} isDone  asked after every press
 * @property {(engine: Engine) => Marks} [marks]   asked before the first press and after every other
 */

/** @type {TourScene[]} */
const SCENES = [
  { name: "twice", position: "3x3.off", isDone: ({ moves }) => moves.length > 1 && moves.at(-1) === moves.at(-2) },
  { name: "order", position: "3x3.off", isDone: (engine) => new Set(engine.moves).size > 1 && isCancelled(engine) },
  { name: "set", position: "2x2.on", isDone: ({ solved }) => solved },
  {
    name: "quiet",
    position: "5x5.off",
    isDone: (engine) => engine.solved && !isCancelled(engine),
    marks: (engine) => ({ rings: new Set(onesOf(leftOf(engine.quietPattern(0), engine.presses))) }),
  },
  {
    name: "impossible",
    position: "5x5.8000000",
    isDone: ({ moves }) => moves.length > 2,
    marks: (engine) => ({ witness: engine.solve().witness ?? undefined }),
  },
];
const LEADS = /** @type {const} */ (["equations", "elimination", "quiet", "solutions"]);
const HEARD = ["ready", "press", "change", "solved", "error", "point"];

/** Whether every button was pressed an even number of times. @param {Engine} engine */
const isCancelled = ({ presses }) => !presses.includes(1);

/** @param {Uint8Array} wanted @param {Uint8Array} presses */
const leftOf = (wanted, presses) => wanted.map((bit, i) => bit ^ presses[i]);

/** @param {import("./pane.js").Scene} scene */
export function tourTab(scene) {
  const root = make("div", { class: "tour" });

  /** @param {number} k */
  function go(k) {
    root.replaceChildren(...partsOf(k, go, scene.open));
    const heading = /** @type {HTMLElement} */ (root.firstElementChild);
    heading.focus({ preventScroll: true }); // what was pressed is gone
    heading.scrollIntoView({ block: "nearest" });
  }

  // What happens on the boards in here is not the business of the board that is explained, nor of its page.
  for (const name of HEARD) root.addEventListener(`lights-${name}`, (event) => event.stopPropagation());
  root.append(...partsOf(0, go, scene.open));
  return { root, show: () => scene.mark({}) };
}

/**
 * What stands in a scene, from its number to what it leads to.
 * @param {number} k
 * @param {(k: number) => void} go  to another scene
 * @param {(tab: string) => void} open  another tab
 */
function partsOf(k, go, open) {
  const { name } = SCENES[k];
  const isLast = k === SCENES.length - 1;
  const heading = say(make("p", { class: "facts", tabindex: -1 }), "explain.tour", { k: k + 1, scenes: SCENES.length });
  const task = make("p", { class: "sentence", say: `explain.tour-${name}` });
  const lesson = make("p", { class: "sentence", "aria-live": "polite" });
  const back = button("explain.tour-back", () => go(k - 1), { hidden: k === 0 });
  const next = button("explain.tour-next", () => go(k + 1), { hidden: isLast });
  const leads = LEADS.map((tab) => button(`explain.tab-${tab}`, () => open(tab), { hidden: true }));
  const board = boardOf(SCENES[k], () => {
    say(lesson, `explain.tour-${name}-done`);
    for (const lead of leads) lead.hidden = !isLast;
  });
  return [heading, task, board, lesson, make("div", { class: "row" }, back, next, ...leads)];
}

/** @param {TourScene} scene @param {() => void} finish told once */
function boardOf({ position, isDone, marks }, finish) {
  const board = /** @type {Board} */ (document.createElement("lights-out"));
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
