/** @file The answer beside a board of any kind: a sentence, the presses to tick off, and marks on the board. */

import { pressNumbers, timesText } from "../board/turns.js";
import { button } from "../ui/controls.js";
import { copyButton } from "../ui/copy-button.js";
import { make, say, tOf } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { linkTo, savePicture } from "../ui/share.js";
import { taskRunner } from "../ui/task.js";
import { Answers, weightOf } from "./answers.js";
import { pressList } from "./press-list.js";

/** @typedef {import("./answers.js").Answer} Answer */
/** @typedef {import("./answers.js").Board & { press(button: number, times?: number): boolean, toSVG(): string, marks: import("../board/view.js").Marks }} Board */

/**
 * @typedef {object} Terms  what differs between kinds of boards
 * @property {(buttons: number[]) => string[]} namesOf                 the names in the sentence; none for buttons without a short name
 * @property {(button: number, index: number, times: number) => Omit<import("./press-list.js").Item, "button" | "isDone">} itemOf  times: how
 *   often it is still to be pressed
 * @property {(numbers: Map<number, number | string>) => import("../board/view.js").Marks} marksOf  of the presses that are left, by button
 * @property {(line: HTMLElement, witness: Uint8Array) => void} sayNone  says why there is no solution
 * @property {(answer: Answer) => void} onAnswer
 * @property {() => boolean} [isUnknown]  true while it is not known what some buttons turn: then nothing proves that there is no solution
 * @property {() => string} [labels]  what the address has beside the position
 */

/**
 * @param {Board} board
 * @param {Terms} terms
 */
export function answerBox(board, terms) {
  /** @type {Answer} */
  let last;
  const parts = makeParts();
  const { root, title, why, list, task } = parts;
  list.onPress = (button) => board.press(button, last.left[button] ? Math.sign(last.ways[button]) : -1);
  const answers = new Answers(board, task, (answer) => {
    last = answer;
    show(parts, answer, terms);
    board.marks = marksOf(answer, board.engine, terms);
    terms.onAnswer(answer);
  });

  function hide() {
    answers.stop();
    board.marks = {};
  }
  const link = () => linkTo([`solve-${board.notation}`, terms.labels?.()].filter(Boolean).join("&"));
  const tools = [
    copyButton("answer.copy", () => `${textOf(parts, last, terms)}\n${link()}`),
    copyButton("answer.link", link),
    button("answer.picture", () => savePicture(board, "png")),
  ];
  const choose = (/** @type {Uint8Array} */ solution) => answers.choose(solution);
  return {
    root,
    title: [title, why],
    tools,
    list,
    follow: () => answers.follow(),
    search: () => answers.search(),
    choose,
    hide,
  };
}

function makeParts() {
  const head = make("h2");
  const line = make("p", { class: "warn" });
  const others = make("p", { class: "small" });
  const note = make("p", { class: "small error", role: "status" });
  const task = taskRunner("lights.best");
  const list = pressList();
  const root = make("div", { class: "answer-box" }, line, others, list.root, task.root, note);
  const why = button("say.why", () => {
    line.classList.add("asked");
    line.dispatchEvent(new Event("asks", { bubbles: true })); // which opens the sheet
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: "center" });
  });
  line.tabIndex = -1;
  const title = make("div", { class: "answer-head", role: "status" }, head);
  return { root, title, head, line, why, others, note, task, list };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Terms} terms */
function show({ head, line, why, others, note, list }, answer, terms) {
  const { witness, left, made, count, error } = answer;
  const proof = terms.isUnknown?.() ? null : witness;
  why.hidden = !proof;
  if (!proof) line.classList.remove("asked");
  if (proof) terms.sayNone(line, proof);
  else say(line, "");
  const { key, params } = sentenceOf(answer, terms);
  say(head, key, params);
  say(others, count !== null && count > 1n && weightOf(made) === 0 ? "answer.one-of" : "", { count });
  if (error) showError(note, error);
  else say(note, "");
  const items = buttonsOf(answer).map((button, index) => ({
    ...terms.itemOf(button, index, answer.ways[button]),
    button,
    isDone: left[button] === 0,
  }));
  list.show(items);
}

/** @param {ArrayLike<number>} set */
const buttonsIn = (set) => Array.from(set).flatMap((bit, button) => (bit ? [button] : []));

/** The presses made and left, in the order of the buttons. A press that must be taken back is left. @param {Answer} answer */
const buttonsOf = ({ witness, made, left }) =>
  witness ? [] : buttonsIn(made.map((press, button) => press | left[button]));

/**
 * The presses that are left have the numbers that the list has; with more than two states, those of their presses.
 * @param {Answer} answer
 * @param {import("../engine/engine.js").Engine} engine
 * @param {Terms} terms
 */
function marksOf(answer, engine, { marksOf, isUnknown }) {
  const { witness, left, ways } = answer;
  if (witness) return isUnknown?.() ? {} : { witness };
  const numberOf = pressNumbers(engine);
  const marks = buttonsOf(answer).map((button, index) => [button, numberOf(ways[button], index)]);
  const numbers = /** @type {[number, number | string][]} */ (marks);
  return marksOf(new Map(numbers.filter(([button]) => left[button])));
}

/** The answer as text, with every name. @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Terms} terms */
function textOf({ head, line }, answer, terms) {
  const { key, params } = sentenceOf(answer, terms);
  return [tOf(head)(key, { ...params, isText: true }), line.textContent].filter(Boolean).join("\n");
}

/** The sentence of an answer: its key and parameters. @param {Answer} answer @param {Terms} terms */
function sentenceOf({ rank, witness, left, ways, weight, made, fewest, count, isOpen }, { namesOf, isUnknown }) {
  const isBegun = weightOf(made) > 0;
  const buttons = buttonsIn(left);
  const names = namesOf(buttons).map((name, i) =>
    ways[buttons[i]] === 1 ? name : `${name} ${timesText(ways[buttons[i]])}`,
  );
  const proof = fewest !== null ? (weight > fewest ? "more" : "fewest") : isOpen ? "searching" : "unproven";
  const none = isUnknown?.() ? "unknown" : "none";
  const verdict = witness ? none : weight > 0 ? proof : isBegun ? "done" : "nothing";
  const key = rank === null ? "solving" : verdict;
  return { key: /** @type {const} */ (`answer.${key}`), params: { names, weight, fewest, count, isBegun } };
}
