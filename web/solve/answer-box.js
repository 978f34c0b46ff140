/** @file The answer beside a board of any kind: a sentence, the presses to tick off, and marks on the board. */

import { copyButton } from "../ui/copy-button.js";
import { button, make, say, tOf } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { linkTo, savePicture } from "../ui/share.js";
import { taskRunner } from "../ui/task.js";
import { Answers, weightOf } from "./answers.js";
import { pressList } from "./press-list.js";

/** @typedef {import("./answers.js").Answer} Answer */
/** @typedef {import("./answers.js").Board & { press(button: number): boolean, toSVG(): string, marks: import("../board/view.js").Marks }} Board */

/**
 * @typedef {object} Terms  what differs between kinds of boards
 * @property {(buttons: number[]) => string[]} namesOf                 the names in the sentence; none for buttons without a short name
 * @property {(button: number, index: number) => Omit<import("./press-list.js").Item, "button" | "isDone">} itemOf
 * @property {(numbers: Map<number, number>) => import("../board/view.js").Marks} marksOf  of the presses that are left, by button
 * @property {(line: HTMLElement, witness: Uint8Array) => void} sayNone  says why there is no solution
 * @property {(answer: Answer) => void} onAnswer
 */

/**
 * @param {Board} board
 * @param {Terms} terms
 */
export function answerBox(board, terms) {
  /** @type {Answer} */
  let last;
  const parts = makeParts(board);
  const { root, title, list, task } = parts;
  const answers = new Answers(board, task, (answer) => {
    last = answer;
    show(parts, answer, terms);
    board.marks = marksOf(answer, terms);
    terms.onAnswer(answer);
  });

  function hide() {
    answers.stop();
    board.marks = {};
  }
  const link = () => linkTo(`solve-${board.notation}`);
  const tools = [
    copyButton("answer.copy", () => `${textOf(parts, last, terms)}\n${link()}`),
    copyButton("answer.link", link),
    button("answer.picture", () => savePicture(board, "png")),
  ];
  const choose = (/** @type {Uint8Array} */ solution) => answers.choose(solution);
  return { root, title, tools, list, follow: () => answers.follow(), search: () => answers.search(), choose, hide };
}

/** @param {Board} board */
function makeParts(board) {
  const head = make("h2");
  const line = make("p", { class: "warn" });
  const others = make("p", { class: "small" });
  const note = make("p", { class: "small error", role: "status" });
  const task = taskRunner("lights.best");
  const list = pressList((button) => board.press(button));
  const root = make("div", { class: "answer-box" }, line, others, list.root, task.root, note);
  const title = make("div", { class: "answer-head", role: "status" }, head);
  return { root, title, head, line, others, note, task, list };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Terms} terms */
function show({ head, line, others, note, list }, answer, terms) {
  const { witness, left, made, count, error } = answer;
  if (witness) terms.sayNone(line, witness);
  else say(line, "");
  const { key, params } = sentenceOf(answer, terms);
  say(head, key, params);
  say(others, count !== null && count > 1n && weightOf(made) === 0 ? "answer.one-of" : "", { count });
  if (error) showError(note, error);
  else say(note, "");
  const items = buttonsOf(answer).map((button, index) => ({
    ...terms.itemOf(button, index),
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

/** The presses that are left have the numbers that the list has. @param {Answer} answer @param {Terms} terms */
function marksOf(answer, { marksOf }) {
  const { witness, left } = answer;
  if (witness) return { witness };
  const numbers = buttonsOf(answer).map((button, index) => /** @type {const} */ ([button, index + 1]));
  return marksOf(new Map(numbers.filter(([button]) => left[button])));
}

/** The answer as text, with every name. @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Terms} terms */
function textOf({ head, line }, answer, terms) {
  const { key, params } = sentenceOf(answer, terms);
  return [tOf(head)(key, { ...params, isText: true }), line.textContent].filter(Boolean).join("\n");
}

/** The sentence of an answer: its key and parameters. @param {Answer} answer @param {Terms} terms */
function sentenceOf({ rank, witness, left, made, fewest, count, isOpen }, { namesOf }) {
  const weight = weightOf(left);
  const isBegun = weightOf(made) > 0;
  const names = namesOf(buttonsIn(left));
  const proof = fewest !== null ? (weight > fewest ? "more" : "fewest") : isOpen ? "searching" : "unproven";
  const verdict = witness ? "none" : weight > 0 ? proof : isBegun ? "done" : "nothing";
  const key = rank === null ? "solving" : verdict;
  return { key: /** @type {const} */ (`answer.${key}`), params: { names, weight, fewest, count, isBegun } };
}
