/** @file The answer beside a board of any kind: a sentence, the presses to tick off, and rings on the board. */

import { copyButton } from "../ui/copy-button.js";
import { make, say, tOf } from "../ui/dom.js";
import { showError } from "../ui/errors.js";
import { linkTo } from "../ui/share.js";
import { taskRunner } from "../ui/task.js";
import { Answers, weightOf } from "./answer.js";
import { pressList } from "./press-list.js";

/** @typedef {import("./answer.js").Answer} Answer */
/** @typedef {import("./answer.js").Board & { press(button: number): boolean, marks: import("../board/view.js").Marks }} Board */

/**
 * @typedef {object} Words
 * @property {(button: number) => string} nameOf
 * @property {(line: HTMLElement, witness: Uint8Array) => void} sayNone  says why there is no solution
 * @property {(answer: Answer) => void} onAnswer
 */

/**
 * @param {Board} board
 * @param {Words} words
 */
export function answerBox(board, words) {
  /** @type {Answer} */
  let last;
  const parts = makeParts(board);
  const { root, title, task } = parts;
  const answers = new Answers(board, task, (answer) => {
    last = answer;
    show(parts, answer, words);
    const { witness, left } = answer;
    board.marks = witness ? { witness } : { rings: new Set(buttonsIn(left)) };
    words.onAnswer(answer);
  });

  function hide() {
    answers.stop();
    board.marks = {};
  }
  const link = () => linkTo(`solve-${board.notation}`);
  const tools = [
    copyButton("answer.copy", () => `${textOf(parts, last, words)}\n${link()}`),
    copyButton("answer.link", link),
  ];
  const choose = (/** @type {Uint8Array} */ solution) => answers.choose(solution);
  return { root, title, tools, follow: () => answers.follow(), choose, hide };
}

/** @param {Board} board */
function makeParts(board) {
  const head = make("h2");
  const line = make("p", { class: "warn" });
  const other = make("p", { class: "small", say: "answer.other" });
  const note = make("p", { class: "small error", role: "status" });
  const task = taskRunner("lights.best");
  const list = pressList((button) => board.press(button));
  const root = make("div", { class: "answer-box" }, line, list.root, other, task.root, note);
  const title = [make("div", { class: "answer-head sentence", role: "status" }, head)];
  return { root, title, head, line, other, note, task, list };
}

/** @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Words} words */
function show({ head, line, other, note, list }, answer, words) {
  const { witness, left, made, error } = answer;
  if (witness) words.sayNone(line, witness);
  else say(line, "");
  const { key, params } = sentenceOf(answer, words);
  say(head, key, params);
  if (error) showError(note, error);
  else say(note, "");
  list.show(witness ? [] : itemsOf(answer, words));
  other.hidden = weightOf(left) === 0 || weightOf(made) === 0;
}

/** @param {ArrayLike<number>} set */
const buttonsIn = (set) => Array.from(set).flatMap((bit, button) => (bit ? [button] : []));

/** The presses made and left, in the order of the buttons. A press that must be taken back is left. @param {Answer} answer @param {Words} words */
const itemsOf = ({ made, left }, { nameOf }) =>
  buttonsIn(made.map((press, button) => press | left[button])).map((button) => ({
    button,
    name: nameOf(button),
    isDone: left[button] === 0,
  }));

/** The answer as text, with every name. @param {ReturnType<typeof makeParts>} parts @param {Answer} answer @param {Words} words */
function textOf({ head, line }, answer, words) {
  const { key, params } = sentenceOf(answer, words);
  return [tOf(head)(key, { ...params, isText: true }), line.textContent].filter(Boolean).join("\n");
}

/** The sentence of an answer: its key and parameters. @param {Answer} answer @param {Words} words */
function sentenceOf({ witness, left, made, fewest, count, isOpen }, { nameOf }) {
  const weight = weightOf(left);
  const isBegun = weightOf(made) > 0;
  const names = buttonsIn(left).map(nameOf);
  const proof = fewest !== null ? (weight > fewest ? "more" : "fewest") : isOpen ? "searching" : "unproven";
  const key = witness ? "none" : weight > 0 ? proof : isBegun ? "done" : "nothing";
  return { key: /** @type {const} */ (`answer.${key}`), params: { names, weight, fewest, count, isBegun } };
}
