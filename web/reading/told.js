/**
 * @file The sentences beside a board: what they tell is taken out of the text, and the board is changed as they tell. Options of the current board stay where a text tells none.
 *
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./sets.js").Marks} Marks
 * @typedef {{ facts: Facts, marks: Marks, rest: string }} Told  rest: the text with blanks in the place of the sentences
 */
import { applied, OPTIONS } from "./applied.js";
import { readChain } from "./chain.js";
import { factsIn, isHarmless, merged } from "./facts.js";
import { plainCells, plainly } from "./forms.js";
import { LIMITS } from "./limits.js";
import { sizeOf } from "./notation.js";
import { marked, markIn } from "./sets.js";
import { SETTING, settingIn } from "./settings.js";
import { Refused } from "./strict.js";
import { blank } from "./text.js";

/** Between lines, and before a sentence or a comment behind cells. */
const SENTENCES =
  /(?<=\n)|(?<=[01.#]{2}[^\S\n]{0,20})(?=(?:[-=]{1,3}>|→|⇒)[^\S\n]{0,20}\p{L}[^>→⇒\n]{0,80}$)|(?<=[01.#]{2}[,;]?[^\S\n]{1,9})(?=\p{L}[^\d.#:\n]{2,80}$)|(?<=[[\](){};,"'01.#][^\S\n]{0,20})(?=(?:\/\/|\/\*|\(\*|(?<![.#])#|%|--)[^\S\n]{0,3}\p{L}[^\n]{2,80}$)/mu;
/** Between sentences in a line. */
const STOPS = /(?<=[\p{L}\d)"'”]{2}[.!?]\s{1,3})(?=[\p{Lu}¿¡])|(?<=[。！？])/u;
const SIZED = /\d\s{0,3}(?:[x×*]|by\b)\s{0,3}\d/i;
const COMMENT = /^\s{0,40}(?:\/\/+|\/\*+|\(\*|#+|%+|--|;+|<!--|""")\s?/;
const COMMENT_END = /\s?(?:\*\/|\*\)|-->|""")\s{0,20}$/;
/** Cells at the beginning of a line, which are no signs of a comment. */
const ROW = /^\s{0,40}[01.#]{2,200}[\s,;]/;
/** The number of a puzzle, alone in a line, which is no row. */
const TITLE =
  /^[^\p{L}\p{N}\n]{0,9}(?:level|puzzle|stage|problem|day|round|lesson|pattern|room)[^\S\n]{0,3}#?\d{1,4}[^\p{L}\p{N}\n]{0,9}(?:<br ?\/?>)?\s{0,9}$/imu;
/** Longer texts have no sentences about the rule or the goal. */
const FACTS_MAX = 20_000;

/** The facts of a line, else of what is behind the signs of a comment; null if it has none. @param {string} line */
function factsOf(line) {
  const plain = ROW.test(line) ? line : line.replace(COMMENT, "").replace(COMMENT_END, "");
  return factsIn(line) ?? (plain === line ? null : factsIn(plain));
}

/** The sentences of a line; of several those that say nothing are blank. @param {string} line */
function sentencesIn(line) {
  const all = line.split(STOPS);
  const isEmpty = (/** @type {string} */ sentence) => /\p{L}{2}/u.test(sentence) && isHarmless(sentence);
  return all.length < 2 ? all : all.map((sentence) => (isEmpty(sentence) ? blank(sentence) : sentence));
}

/** The facts and marks that the sentences of a text tell. @param {string} text @returns {Told} */
export function toldIn(text) {
  /** @type {Facts} */
  let facts = {};
  /** @type {Marks} */
  const marks = {};
  if (text.length > FACTS_MAX || !/\p{L}/u.test(text)) return { facts, marks, rest: text };
  const take = (/** @type {string} */ line, /** @type {Facts | null} */ found) => {
    const isSized = Object.keys(found ?? {}).join() === "size" && SIZED.test(line); // as the readers of boards have it
    const all = isSized ? null : merged(facts, found);
    if (!all) return line;
    facts = all;
    return blank(line);
  };
  const parts = text.split(SENTENCES);
  const isStory = readChain(text) !== null; // whose sentences are read together
  const lines = (isStory ? parts : parts.flatMap(sentencesIn)).map((line) => {
    if (TITLE.test(line) && parts.length > 1) return blank(line);
    const mark = markIn(line);
    if (!mark || mark.kind in marks) return line;
    marks[mark.kind] = mark.cells;
    return line.slice(0, mark.from) + blank(line.slice(mark.from));
  });
  const rest = lines.map((line) => take(line, factsOf(line))).join("");
  if (facts.legend?.get("1") === "dark" && /\b(?:ones|zeroe?s)\b/i.test(text))
    return { facts: {}, marks: {}, rest: text }; // which "ones" are lit
  const left = rest.replace(SETTING, (setting) => take(setting, settingIn(setting)));
  return { facts, marks, rest: left === text ? text : plainCells(left) };
}

/** A board of which only its size and its lights are told. @param {Told} told */
export function readAlike({ facts, marks }) {
  const { size: [rows, cols] = [0, 0], alike, start = alike, goal, goalSign } = facts;
  if (!(rows * cols > 0)) throw new Refused("board", 0, "notation");
  if (rows * cols > LIMITS.lights) throw new Refused("too-large", 0, "notation");
  const plain = applied(`${rows}x${cols}.${start ?? "off"}`, { ...facts, size: undefined, start: undefined });
  const notation = plain === null ? null : marked(plain, marks);
  if (notation === null) throw new Refused("board", 0, "notation");
  const isCertain = goalSign === undefined && (start !== undefined || (goal !== undefined && goal !== "off"));
  return { notation, pasted: { ...plainly("notation"), isCertain } };
}

/** A board with what is told of it; null if that is of another board. @param {string} read @param {Told} told @param {import("./forms.js").Pasted} pasted @returns {{ notation: string, isGuess: boolean } | null} */
export function withTold(read, { facts, marks }, { buttons, names, symbols }) {
  const { alike, start = alike } = facts;
  const isOpen = start === "on" && /^doors[^.]*\.off$/.test(read);
  const plain = facts.goal ? read.replace("-goal-either", "") : read; // two colours are meant to become either
  const opened = plain.replace(".off", `${facts.goal || plain.includes("=") ? "" : "=off"}.on`); // and closed at the end
  const fact = applied(isOpen ? opened : plain, { ...facts, start });
  const beside = applied(plain, { ...facts, start: undefined });
  const meant = fact ?? applied(plain, { goal: start, ...facts, start: undefined }); // "all off" behind lit lights is a wish
  const isOneSign = symbols.length === 1 && !/[01]/.test(symbols[0].symbol); // which may mean what is told
  const isTold = fact !== null || (alike !== undefined && !facts.start && !isOneSign && meant === beside);
  const notation = meant === null ? null : marked(meant, marks, { locked: buttons, any: names });
  return notation === null ? null : { notation, isGuess: !isTold || (isOpen && !facts.goal) };
}

/** Options of the current board that stay where the text tells none. */
const KEPT = { ...OPTIONS, goal: /-(goal-(?:on|either))(?=-|$)/ };

/** A grid without options, with the rule, the edges and the goal of the current one. @param {string} notation @param {import("./strict.js").Here} here @param {Facts} facts */
export function keep(notation, { boardNotation }, facts) {
  const board = notation.split(".")[0];
  if (!sizeOf(board)[0] || /-mod|=/.test(board) || boardNotation === board || !sizeOf(boardNotation)[0])
    return { notation, kept: [] };
  const kept = Object.entries(KEPT).flatMap(([name, pattern]) => {
    const [, option] = pattern.exec(boardNotation) ?? [];
    return option && !pattern.test(board) && !(name in facts) ? [option] : [];
  });
  return { notation: notation.replace(".", `${kept.map((option) => `-${option}`).join("")}.`), kept };
}
