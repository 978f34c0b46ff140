/**
 * @file Guesses the rule, the edges, the goal and the signs of a board from sentences that facts.js cannot read whole: its patterns are sought, and other words between
 * theirs are skipped.
 *
 *     Stepping on a tile switches all eight tiles around it and itself. To open the vault make all tiles dark.
 *     转动一个把手会使同一行和同一列的把手都改变状态
 *
 * A story without a drawing may tell a whole board: its size, and which lights are lit.
 *
 *     The hall has 3 by 3 torches. Only the centre torch is burning. Light all of them.
 *
 * Only a text of which the reader is asked anyway is guessed at: a guess chooses the board that is shown first, and is never certain.
 *
 * @typedef {import("./facts.js").Facts} Facts
 * @typedef {import("./words.js").Token} Token
 */
import { applied } from "./applied.js";
import { looselyIn } from "./facts.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { guessedMark, guessedSet } from "./sets.js";
import { countOf, has, is, tokensOf } from "./words.js";

const SENTENCE = /[^.;!?。；！？\n]+(?:\.(?=\S)[^.;!?。；！？\n]*)*/gu;
const TEXT_MAX = 4000;
const SENTENCE_MAX = 300;

/** The tokens of the sentences of a text. @param {string} text */
function sentencesIn(text) {
  const sentences = text.slice(0, TEXT_MAX).match(SENTENCE) ?? [];
  return sentences.filter(({ length }) => length <= SENTENCE_MAX).map((sentence) => tokensOf(sentence));
}

/** The first letter of a colour, if rows are drawn with it and another one: R for red. @param {string} text @param {string} colour */
function initialIn(text, colour) {
  const [initial] = colour;
  const lettersIn = (/** @type {string} */ line) => new Set(line.toLowerCase().replace(/[\s,]/g, ""));
  const rows = text.split("\n").filter((line) => line.length < SENTENCE_MAX && lettersIn(line).size === 2);
  const signs = lettersIn(rows.join(""));
  return rows.length > 1 && signs.size === 2 && signs.has(initial) ? initial : undefined;
}

/** The goal where it is a colour or a sign of the cells: "paint every tile red". @param {string} text @param {Token[]} tokens @param {Map<string, string>} colours the signs of colours @returns {Facts} */
function paintedIn(text, tokens, colours) {
  const all = tokens.findIndex((token) => is(token, "all"));
  const isPaint = (/** @type {Token} */ token) =>
    is(token, "colour") || /\p{So}|\p{Extended_Pictographic}/u.test(token.text);
  const paint = all < 0 || has(tokens, "or") ? undefined : tokens.slice(all).find(isPaint);
  if (!paint) return {};
  const drawn = text.split(paint.text).length > 2 ? paint.text : undefined; // "all the best 😀" paints nothing
  const sign = colours.get(paint.text) ?? (is(paint, "colour") ? initialIn(text, paint.text) : drawn);
  if (sign === undefined) return {};
  return /[01]/.test(sign) ? { goal: sign === "1" ? "on" : "off" } : { goal: "on", legend: new Map([[sign, "lit"]]) };
}

/** The signs of colours that sentences tell: w表示白色. @param {Token[]} tokens */
const coloursIn = (tokens) =>
  tokens.flatMap((token, i) => {
    const [sign] = tokens.slice(Math.max(0, i - 2), i).filter(({ text }) => /^[a-z01]$/.test(text));
    return is(token, "colour") && sign ? [/** @type {[string, string]} */ ([token.text, sign.text])] : [];
  });

/** The facts that sentences may mean. @param {string} text @returns {Facts} */
export function guessedIn(text) {
  const sentences = sentencesIn(text);
  const guesses = sentences.map(looselyIn);
  const colours = new Map(sentences.flatMap(coloursIn));
  const isEither = guesses.some(({ goal }) => goal === "either"); // in one of two colours
  const painted = isEither ? [] : sentences.map((tokens) => paintedIn(text, tokens, colours));
  /** @type {Facts} */
  const facts = Object.assign({}, ...guesses, ...painted);
  const legend = guesses.flatMap((each) => [...(each.legend ?? [])]);
  const isUsual = legend.every(([sign, meaning]) => sign === (meaning === "lit" ? "1" : "0"));
  const isPainted = painted.some(({ goal }) => goal);
  const told = painted.find((each) => each.legend)?.legend ?? (isUsual || isPainted ? undefined : new Map(legend));
  return { ...facts, legend: told };
}

/** The cells that sentences may mark. @param {string} text @returns {import("./sets.js").Marks} */
export const guessedMarks = (text) => Object.assign({}, ...sentencesIn(text).map(guessedMark));

/** The lit cells that a sentence lists as rows and columns, or as numbers; none if it lists none. @param {Token[]} tokens @param {number} rows @param {number} cols @returns {string[]} */
function listedIn(tokens, rows, cols) {
  if (!has(tokens, "on") || has(tokens, "off")) return [];
  const pairs = tokens.filter((token) => is(token, "pair", "place")).map(({ numbers }) => numbers);
  const base = pairs.flat().includes(0) ? 0 : 1;
  const first = tokens.findIndex((token, i) => is(token, "number") && is(tokens[i + 1], "and"));
  const list = first < 0 ? [] : tokens.slice(first);
  const end = list.findIndex((token) => !is(token, "number", "and"));
  const numbers = list.slice(0, end < 0 ? list.length : end).flatMap((token) => token.numbers);
  const indexOf = (/** @type {number[]} */ [row, col]) => (col - base < cols ? (row - base) * cols + col - base : -1);
  const cells = pairs.length ? pairs.map(indexOf) : numbers.map((number) => number - 1);
  if (cells.length < (pairs.length ? 1 : 2) || cells.some((cell) => cell < 0 || cell >= rows * cols)) return [];
  return [hexOfBits(Array.from({ length: rows * cols }, (_, cell) => cells.includes(cell)))];
}

/** The size that is told: "3×4", or "3 rows and 4 columns"; zeros if there is none. @param {Token[]} tokens */
const sizeIn = (tokens) =>
  tokens.find((token) => is(token, "size"))?.numbers ?? ["row", "column"].map((kind) => countOf(tokens, kind));

/** A line of cells. */
const DRAWN = /^[^\S\n]{0,40}(?:[01.#xo*][^\S\n]{0,9}){3,200}$/imu;

/** A board that a story tells without drawing it; null if it tells no size, or not which lights are lit. @param {string} text @param {Facts} known @returns {string | null} */
export function guessedBoard(text, known) {
  const sentences = sentencesIn(text);
  const [rows, cols] = sizeIn(sentences.flat());
  if (!(rows * cols > 0) || rows * cols > LIMITS.lights || DRAWN.test(text.slice(0, TEXT_MAX))) return null;
  const facts = { ...guessedIn(text), ...known, size: undefined, legend: undefined };
  const plain = sentences.map((tokens) => tokens.filter((token) => !is(token, "size")));
  const told = plain.flatMap((tokens) => guessedSet(tokens, rows, cols) ?? []);
  const listed = plain.flatMap((tokens) => listedIn(tokens, rows, cols));
  const isAlike = !has(plain.flat(), "except", "rest");
  const alike = facts.start ?? (facts.goal === "off" ? "on" : undefined);
  const [lights = isAlike ? alike : undefined] = [...told, ...listed];
  return lights ? applied(`${rows}x${cols}.${lights}`, { ...facts, start: undefined }) : null;
}
