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
 * @typedef {{ start: string, goal: string, used: import("./account.js").Range[] }} Parts  texts as long as the whole one, with blanks elsewhere; used: the heads and the answer
 */

const ARROW = /^\s*(?:-+>|=+>|→|⇒|➡|↓|⟶)\s*$/u;
const START =
  /^\s*(?:start|now|current|currently|initial|initially|begin|from|input|sample input|board|开始|開始|起始|现在|現在|初始|目前)\s*(?:state|position|lights|状态|狀態)?\s*[:：]?\s*$/iu;
const GOAL =
  /^\s*(?:to|goal|target|want|wanted|end|becomes|final|finish|目标|目標|变成|變成|终态|終態)\s*(?:state|position|lights|状态|狀態)?\s*[:：]?\s*$/iu;
const ANSWER =
  /^\s*(?:solution|answer|output|sample output|expected|result|press(?:es)?|答案|解|解答|输出|輸出)\s*[:：]?\s*$/iu;

/** A line of an answer: cells or their numbers. */
const CELLS = /^[\s\d.#xXoO*_,;:()[\]-]*$/;

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, " ");

/**
 * The parts of a text; null if it has only one.
 * @param {string} text
 * @returns {Parts | null}
 */
export function partsOf(text) {
  if (text.length > 200_000) return null;
  let kind = "start";
  const parts = { start: "", goal: "", answer: "" };
  /** @type {import("./account.js").Range[]} */
  const used = [];
  let at = 0;
  let answered = 0; // the width of the first row of an answer
  for (const line of text.split(/(?<=\n)/)) {
    const head = START.test(line)
      ? "start"
      : GOAL.test(line) || ARROW.test(line)
        ? "goal"
        : ANSWER.test(line)
          ? "answer"
          : null;
    const width = line.replace(/\s/g, "").length;
    const isAnswer = kind === "answer" && CELLS.test(line) && (!width || !answered || width === answered);
    if (kind === "answer" && !answered) answered = width;
    if (head || isAnswer) used.push([at, at + line.length]);
    for (const name of /** @type {const} */ (["start", "goal", "answer"]))
      parts[name] += !head && name === kind ? line : blank(line);
    kind = head ?? kind;
    at += line.length;
  }
  return used.length && parts.start.trim() ? { start: parts.start, goal: parts.goal, used } : null;
}
