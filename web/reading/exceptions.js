/**
 * @file Reads a board of which a sentence tells what is alike, and what is not:
 *
 *     3x3 all on except (2,2)        5x5, only the centre is lit        4x4 全亮，除了四个角
 *     3x3: all but the first two     6x6 checkerboard                   3x3, the first row is on
 *     4x4: the corners are on, the others are off                       5×5 第一排全亮，其他全灭
 *
 * The sentence is taken apart into tokens, and each of them is used, or the text is none of this form.
 */
import { hanWords, WORDS as KNOWN } from "./facts.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";

/** The tokens by what they mean, each language on a line. */
const WORDS = {
  on: `${KNOWN.on} 1`,
  off: `${KNOWN.off} 0`,
  all: KNOWN.all,
  except: `except but without excepting
    除了 除 除去`,
  rest: `rest others other else
    其他 其它 其余 其餘`,
  only: `${KNOWN.only} 只有`,
  centre: `centre center middle
    中间 中間 中心 中央 正中 正中间 正中間 正中心 正中央`,
  corners: `corners
    角 四角 四个角 四個角`,
  upLeft: "左上角",
  upRight: "右上角",
  downLeft: "左下角",
  downRight: "右下角",
  border: `${KNOWN.edges} boundary rim ring`,
  diagonal: `diagonal
    对角线 對角線`,
  checkerboard: `checkerboard chessboard checkered chequered
    棋盘格 棋盤格`,
  row: KNOWN.row,
  column: KNOWN.column,
  first: `first top
    第一`,
  last: `last bottom
    最后 最後`,
  and: `and
    和 与 與`,
  two: "two",
  three: "three",
  four: "four",
  "": `a an the is are of in at for with lights light's lamp lamps bulb bulbs cell cells square squares tile tiles board grid puzzle lights-out one ones pattern outer outermost
    之外 以外 外 一 着 的 是 灯 燈 盏 盞 个 個 格 它`,
};
/** @type {Map<string, string>} */
const MEANINGS = new Map(
  Object.entries(WORDS)
    .flatMap(([meaning, words]) => words.split(/\s+/).map((word) => /** @type {[string, string]} */ ([word, meaning])))
    .reverse(), // of two meanings the first one counts
);
const TEXT_MAX = 300;
const COUNTS = { two: 2, three: 3, four: 4 };

/** @typedef {{ kind: string, numbers: number[] }} Token  kind: a meaning, "pair", "place" or "number" */

const TOKENS =
  /\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)|r(\d{1,3})c(\d{1,3})\b|\b([a-z])(\d{1,3})\b|(\d{1,5})|([a-z][a-z'-]*)|(\p{Script=Han}+)|([^\s,.;:!，。；：！、])/giu;

/** A cell by its row and its column, without a word between them. */
const PLACE =
  /\brow (?<row>\d{1,3})[\s,]{1,3}col(?:umn)? (?<col>\d{1,3})\b|第(?<line>\d{1,3})[行排][\s,，]?第(?<column>\d{1,3})列/gu;

/** One of several cells, of which it is not told which one. */
const ONE_OF = /一[个個]?角|一[行列排]/u;

/** The tokens of a sentence; null if any of them is unknown. @param {string} text @returns {Token[] | null} */
export function tokensOf(text) {
  if (ONE_OF.test(text.replace(/第一/g, ""))) return null;
  /** @type {Token[]} */
  const tokens = [];
  const placed = text.toLowerCase().replace(PLACE, " r$<row>$<line>c$<col>$<column> ");
  for (const [, a, b, r, c, letter, row, number, word, han, other] of placed.matchAll(TOKENS)) {
    if (a) tokens.push({ kind: "pair", numbers: [Number(a), Number(b)] });
    else if (r) tokens.push({ kind: "place", numbers: [Number(r), Number(c)] });
    else if (letter) tokens.push({ kind: "place", numbers: [Number(row), letter.charCodeAt(0) - 96] });
    else if (number) tokens.push({ kind: "number", numbers: [Number(number)] });
    else if (word && MEANINGS.has(word)) tokens.push({ kind: meaningOf(word), numbers: [] });
    else if (other || !han) return null;
    else {
      const words = hanWords(han, (each) => MEANINGS.has(each));
      if (!words.every((each) => MEANINGS.has(each))) return null;
      tokens.push(...words.map((each) => ({ kind: meaningOf(each), numbers: [] })));
    }
  }
  return tokens.filter(({ kind }) => kind);
}

/** @param {string} word */
const meaningOf = (word) => MEANINGS.get(word) ?? "";

/** The cells of a shape on a board. @type {Record<string, (row: number, col: number, rows: number, cols: number) => boolean>} */
const SHAPES = {
  centre: (row, col, rows, cols) => 2 * row === rows - 1 && 2 * col === cols - 1,
  corners: (row, col, rows, cols) => (row === 0 || row === rows - 1) && (col === 0 || col === cols - 1),
  border: (row, col, rows, cols) => row === 0 || row === rows - 1 || col === 0 || col === cols - 1,
  upLeft: (row, col) => row + col === 0,
  upRight: (row, col, _, cols) => row === 0 && col === cols - 1,
  downLeft: (row, col, rows) => row === rows - 1 && col === 0,
  downRight: (row, col, rows, cols) => row === rows - 1 && col === cols - 1,
  checkerboard: (row, col) => (row + col) % 2 === 0,
  diagonal: (row, col) => row === col,
};

/** @typedef {(row: number, col: number, index: number) => boolean} Has  true for the cells of a set */

/** The set of cells that the tokens from one on name, and how many tokens do; null if they name none. @param {Token[]} tokens @param {number} rows @param {number} cols @param {number} base @returns {[Has, number] | null} */
function setIn([{ kind, numbers }, next, after], rows, cols, base) {
  if (isLine(next?.kind) && kind === "centre")
    return [(row, col) => (next.kind === "row" ? 2 * row === rows - 1 : 2 * col === cols - 1), 2];
  if (SHAPES[kind]) return [(row, col) => SHAPES[kind](row, col, rows, cols), 1];
  if (kind === "four" && next?.kind === "corners") return [(row, col) => SHAPES.corners(row, col, rows, cols), 2];
  if (kind === "number") return [(_row, _col, index) => index === numbers[0] - 1, 1];
  if (kind === "pair" || kind === "place") {
    const start = kind === "pair" ? base : 1;
    return [(row, col) => row === numbers[0] - start && col === numbers[1] - start, 1];
  }
  if (isLine(kind) && next?.kind === "number") {
    const [line] = next.numbers;
    return [(row, col) => (kind === "row" ? row : col) === line - 1, 2];
  }
  if (kind !== "first" && kind !== "last") return null;
  if (next?.kind === "last" && isLine(after?.kind)) {
    const isEnd = (/** @type {number} */ i, /** @type {number} */ count) => i === 0 || i === count - 1;
    return [(row, col) => (after.kind === "row" ? isEnd(row, rows) : isEnd(col, cols)), 3];
  }
  if (isLine(next?.kind)) {
    const isRow = next.kind === "row";
    const line = kind === "first" ? 0 : (isRow ? rows : cols) - 1;
    return [(row, col) => (isRow ? row : col) === line, 2];
  }
  if (!next || !(next.kind in COUNTS) || isLine(after?.kind)) return null;
  const count = COUNTS[/** @type {"two"} */ (next.kind)];
  return [(_row, _col, index) => (kind === "first" ? index < count : index >= rows * cols - count), 2];
}

/** @param {string | undefined} kind */
const isLine = (kind) => kind === "row" || kind === "column";

/** The cells that tokens name. @param {Token[]} tokens @param {number} rows @param {number} cols @returns {boolean[] | null} null if any token names no cell, or two the same one */
export function cellsOf(tokens, rows, cols) {
  const lines = new Set(tokens.map(({ kind }) => kind).filter(isLine));
  const own = tokens.filter(({ kind }) => kind !== "and");
  if (!own.length || (lines.size > 1 && own.length === tokens.length)) return null; // a row and a column may name one cell
  const base = tokens.some(({ kind, numbers }) => kind === "pair" && numbers.includes(0)) ? 0 : 1;
  const cells = Array.from({ length: rows * cols }, () => false);
  let line = ""; // "rows 2 and 3"
  for (let i = 0; i < own.length; ) {
    const isAnother = own[i].kind === "number" && line;
    const next = isAnother ? [{ kind: line, numbers: [] }, own[i]] : own.slice(i, i + 3);
    const [has, count] = setIn(next, rows, cols, base) ?? [null, 0];
    const length = isAnother ? 1 : count;
    line = isAnother || (isLine(own[i].kind) && own[i + 1]?.kind === "number") ? line || own[i].kind : "";
    if (!has) return null;
    const found = cells.flatMap((_, index) => (has(Math.floor(index / cols), index % cols, index) ? index : []));
    const isTwice = own[i].numbers.length > 0 && found.some((index) => cells[index]);
    if (!found.length || isTwice) return null;
    for (const index of found) cells[index] = true;
    i += length;
  }
  return cells;
}

export const SIZE = /(?:\bon (?:an? |the )?)?(?<![\w.])(\d{1,3})\s*(?:[x×*乘]|\bby\b)\s*(\d{1,3})(?![\w.]|\s*[x×])/iu;

/** A number of lights, rather than the number of one. */
const COUNTED =
  /\b\d{1,4} (?:lights?|lamps?|bulbs?|cells?|squares?|tiles?|columns?|rows?)\b|\bsize \d|\d\s?[盏盞个個]|\bbut \d{1,4}\b(?!\s?(?:,|and))/iu;

const isState = (/** @type {Token} */ { kind }) => kind === "on" || kind === "off";

/** Cells with a state, and the rest with the other one. @param {Token[]} tokens @param {number} at the place of "rest" @param {number} rows @param {number} cols @returns {{ notation: string } | null} */
function againstRest(tokens, at, rows, cols) {
  const [own, others] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const states = [...own.filter(isState), ...others.filter(isState)].map(({ kind }) => kind);
  const areTwo = states.length === 2 && own.some(isState) && others.some(isState) && states[0] !== states[1];
  if (!areTwo || !others.every((token) => isState(token) || token.kind === "all")) return null;
  const named = own.filter((token) => !isState(token) && token.kind !== "all");
  const cells = cellsOf(named, rows, cols);
  return cells && { notation: `${rows}x${cols}.${hexOfBits(cells.map((is) => is === (states[0] === "on")))}` };
}

/** @param {string} text @returns {{ notation: string } | null} null for another text */
export function readExceptions(text) {
  if (text.length > TEXT_MAX) return null;
  const [size, height, width] = SIZE.exec(text) ?? [];
  const [rows, cols] = [Number(height), Number(width)];
  if (!size || rows * cols > LIMITS.lights || !(rows * cols > 0)) return null;
  const told = text.replace(size, " ");
  const tokens = COUNTED.test(told) ? null : tokensOf(told);
  if (!tokens) return null;
  const kinds = tokens.map(({ kind }) => kind);
  const at = (/** @type {string} */ kind) => kinds.indexOf(kind);
  const states = kinds.filter((kind) => kind === "on" || kind === "off");
  const isLit = states[0] !== "off";
  if (at("rest") > 0) return againstRest(tokens, at("rest"), rows, cols);
  if (states.length > 1) return null;
  if (at("all") >= 0 && at("except") >= 0) {
    const rest = tokens.filter((token) => !isState(token) && token.kind !== "all" && token.kind !== "except");
    const isBefore = at("all") < at("except") || /\p{Script=Han}/u.test(text);
    const cells =
      isBefore && kinds.filter((kind) => kind === "all" || kind === "except").length === 2
        ? cellsOf(rest, rows, cols)
        : null;
    return cells && { notation: `${rows}x${cols}.${hexOfBits(cells.map((is) => is !== isLit))}` };
  }
  const isShape = kinds.length === 1 && kinds[0] === "checkerboard";
  if ((!isLit || !states.length) && !isShape) return null;
  const rest = tokens.filter((token) => !isState(token) && token.kind !== "only");
  const cells = at("all") < 0 && at("except") < 0 ? cellsOf(rest, rows, cols) : null;
  const isTold =
    isShape ||
    rest.some(({ kind }) => kind !== "and" && kind !== "pair" && kind !== "place" && kind !== "number") ||
    at("only") >= 0;
  return cells && isTold ? { notation: `${rows}x${cols}.${hexOfBits(cells)}` } : null;
}
