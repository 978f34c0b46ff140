/**
 * @file The parts of a text about one board: the lights at the start, those that are wanted, and an answer, which is not read.
 *
 *     start:          .#.
 *     .#.             ###
 *     ###             ->
 *     goal:           ...
 *     ...             ###
 *     ###
 *
 * A line with a word for the goal may be the head of the rows below it; it is told from a sentence by what the rows are, and stays unread.
 *
 * @typedef {import("./text.js").Range} Range
 * @typedef {{ start: string, goal: string, used: Range[], doubts?: Range[] }} Parts  texts as long as the whole one, with blanks elsewhere; used: the heads and the answer; doubts: the heads of another board, or of the rows above them
 */

import { blank, blanked, blankedBut, linesOf, placeOf, rangeOf } from "./text.js";
import { has, tokensOf } from "./words.js";

/** The words of a head, alone in its line or in a comment. @param {string} words */
const head = (words) =>
  `^[\\s#*%/-]{0,20}(?:the )?(?:${words})\\s{0,20}(?:state|position|lights|board|grid|状态|狀態)?\\s{0,20}[:：]?[\\s*/]{0,20}$`;
const [START, GOAL] = [
  "start(?:ing)?|now|current|initial|before|from|board|anfang|vorher|aktuell|ist|inicio|inicial|début|départ|início|partenza|początek|было|старт|начало|スタート|現在|初期|开始|開始|起始|现在|現在|初始",
  "goal|target|wanted|end|final|after|to|ende|nachher|ziel|soll|fin|meta|objetivo|arrivée|but|fim|arrivo|cel|стало|финиш|цель|ゴール|目標|目标|目標|终态|終態",
];
const ARROW = "^\\s*(?:-+>|=+>|→|⇒|➡|↓|⟶)\\s*$";
/** The kinds of the parts of a text, and the heads of each. */
const HEADS = Object.entries({
  start: head(
    `${START}|currently|initially|begin|当前|當前|目前|(?:sample |example )?input|(?:样例|樣例|示例)?(?:输入|輸入)(?:样例|樣例|示例)?`,
  ),
  goal: `${head(`${GOAL}|want|becomes|afterwards|finish|变成|變成`)}|${ARROW}`,
  answer: head(
    "solution|answer|(?:sample |example |expected )?output|expected|result|press(?:es)?|lösung|züge|solución|réponse|solução|решение|ответ|ходы|答案|解|解答|(?:样例|樣例|示例)?(?:输出|輸出)(?:样例|樣例|示例)?",
  ),
}).map(([kind, words]) => /** @type {const} */ ([kind, RegExp(words, "iu")]));
/** Words of lines that may be the head of the lights that are wanted, beside those of goals and wishes. */
const WISH = /\b(?:after(?:wards)?|becomes?|into|supposed|to th(?:is|at|ese))\b|变|變|想要|最后|最後|之后|之後/iu;

/** A head with the cells behind it. */
const INLINE = RegExp(
  `^\\s{0,20}(?:(${START})|(${GOAL}))(?: state| position| lights|状态|狀態)?\\s{0,20}[:：=]\\s{0,20}(?=[01.#*xXoO_\\s,;/-]+$)`,
  "iu",
);

/** A line of an answer: cells or their numbers. */
const CELLS = /^[\s\d.#xXoO*_,;:()[\]-]*$/;

/** Words that end a text. */
const ENDS = /^\W*(?:end|ende|fin|output)\W*$/i;

const HEAD_MAX = 100;

/** The part whose head a line is: the lights at the start, those that are wanted, or an answer. @param {string} line */
export const headOf = (line) =>
  (line.length <= HEAD_MAX && HEADS.find(([, pattern]) => pattern.test(line))?.[0]) || null;

/** Words of lines about an answer. */
const ANSWERS = /\b(?:solution|answer|press(?:es)?|moves|output)\b|答案|解|按|输出|輸出/iu;

/** True of a line that may be the head of the lights that are wanted, or say something about them. @param {string} line */
export const mayBeGoal = (line) =>
  line.length <= HEAD_MAX && !CELLS.test(line) && (WISH.test(line) || has(tokensOf(line), "goal", "wish"));

/** A row of the start and one of the lights that are wanted, with an arrow or blanks between them. */
const BESIDE = /^([\s01.#xXoO*_]*[01.#xXoO*_])(?:\s*(-+>|=+>|→)\s*|\s{2,9})([01.#xXoO*_][\s01.#xXoO*_]*)$/;

/** The heads of both, side by side. */
const BOTH = RegExp(`^[^\\S\\n]{0,20}(?:${START})[:：]?[^\\S\\n]{2,40}(?:${GOAL})[:：]?[^\\S\\n]{0,20}$`, "gimu");
const BESIDE_MAX = 400;

/** The parts of a text of which lines have a row of each, one at least with an arrow; null for another text. @param {string} given @returns {Parts | null} */
function besideIn(given) {
  const heads = Array.from(given.matchAll(BOTH), placeOf);
  const text = blanked(given, heads);
  const lines = linesOf(text).filter((line) => line.text.trim());
  const found = lines.map((line) => (line.text.length < BESIDE_MAX ? BESIDE.exec(line.text.trimEnd()) : null));
  const first = found.findIndex(Boolean);
  const rows = found.flatMap((match, i) => (match ? { match, at: lines[i].at } : []));
  const areBeside =
    rows.length > 1 &&
    (heads.length > 0 || rows.some(({ match }) => match[2])) &&
    found.slice(first, first + rows.length).every(Boolean);
  if (!areBeside || lines.some((line, i) => !found[i] && CELLS.test(line.text))) return null;
  const goals = rows.map(({ match: [whole, , , goal], at }) =>
    rangeOf({ at: at + whole.length - goal.length, text: goal }),
  );
  const between = rows.map(({ match: [, start], at }, i) => /** @type {Range} */ ([at + start.length, goals[i][0]]));
  const start = blanked(blanked(text, between), goals);
  return { start, goal: blankedBut(text, goals), used: [...heads, ...between] };
}

/** True if one line has the lights that are wanted behind its head, and all lines have cells: the masks of doors are read otherwise. @param {string} text */
function areInline(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const goals = lines.filter((line) => INLINE.exec(line)?.[2]);
  const isCells = (/** @type {string} */ line) => CELLS.test(line) && !/\d\s{0,9}:[\s01,]{0,99}[2-9]/.test(line); // "1: 1, 2" lists doors
  return goals.length === 1 && lines.every((line) => isCells(line) || INLINE.test(line));
}

/** Rows, and behind an arrow within a line those that are wanted. */
const TURNED = /^([\s01.#xXoO*]{3,4096})(?:-{1,3}>|={1,3}>|→|⇒)([\s01.#xXoO*]{3,4096})$/u;

/** @param {string} text @returns {Parts | null} */
function turnedIn(text) {
  const [, start, goal] = TURNED.exec(text) ?? [];
  if (!start?.trim().includes("\n") || !goal.trim().includes("\n")) return null;
  const [end, from] = [start.length, text.length - goal.length];
  return { start: start + blank(text.slice(end)), goal: blank(text.slice(0, from)) + goal, used: [[end, from]] };
}

/** The parts of a text; null if it has only one. @param {string} text @param {boolean} [isLoose] a line with a word for the goal is the head of the lights that are wanted @returns {Parts | null} */
export function partsOf(text, isLoose = false) {
  if (text.length > 200_000 || !/[\p{L}>→⇒➡↓⟶]/u.test(text)) return null;
  const isBeside = /[01.#xXoO*_]\s{0,40}(?:[-=]{1,3}>|→)/u.test(text) || text.search(BOTH) >= 0;
  const drawn = (isBeside ? besideIn(text) : null) ?? turnedIn(text);
  if (drawn) return drawn;
  let kind = "start";
  const parts = { start: "", goal: "", answer: "" };
  /** @type {Range[]} */
  const used = [];
  /** @type {Range[]} */
  const doubts = [];
  let at = 0;
  let answered = 0; // the width of the first row of an answer
  const isDrawn = areInline(text);
  for (const given of text.split(/(?<=\n)/)) {
    const [inline, , goal] = (isDrawn && INLINE.exec(given)) || [""];
    if (inline) {
      used.push([at, at + inline.length]);
      kind = goal ? "goal" : "start";
    }
    const line = given.replace(inline, blank(inline));
    const exact = headOf(line);
    const mayBeHead = isLoose && mayBeGoal(line) && parts.start.trim();
    const head = exact ?? (mayBeHead ? (ANSWERS.test(line) ? "answer" : "goal") : null);
    const width = line.replace(/\s/g, "").length;
    const isAnswer = kind === "answer" && CELLS.test(line) && (!width || !answered || width === answered);
    if (kind === "answer" && !answered) answered = width;
    const isLast = exact && !ENDS.test(line) && !text.slice(at + line.length).trim(); // of the rows above
    if (isLast || (exact === "start" && parts.start.trim())) doubts.push([at, at + line.trimEnd().length]);
    if (exact || isAnswer) used.push([at, at + line.length]);
    for (const name of /** @type {const} */ (["start", "goal", "answer"]))
      parts[name] += !head && name === kind ? line : blank(line);
    kind = head ?? kind;
    at += line.length;
  }
  if (!(used.length || isLoose) || !parts.start.trim()) return null;
  const isOne = !parts.goal.trim(); // and another board below a second head
  const below = doubts.filter(([, end]) => isOne || !text.slice(end).trim());
  return { start: parts.start, goal: parts.goal, used, doubts: below };
}
