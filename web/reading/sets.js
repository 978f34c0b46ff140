/**
 * @file Sets of cells in words, and sentences of them: boards of which it is told what is alike and what is not, and cells that are unlike the others.
 *
 *     3x3 all on except (2,2)        5x5, only the centre is lit        4x4 全亮，除了四个角
 *     3x3: all but the first two     6x6 checkerboard                   3x3, the first row is on
 *     4x4: the corners are on, the others are off                       5×5 第一排全亮，其他全灭
 *
 *     the middle button is stuck     (2,2) cannot be pressed            中间的按钮按不了
 *     the corners don't matter       (1,3) may end in any state         第一行无所谓
 *     button C is broken and cannot be pressed, of a board whose buttons have names
 *
 * A lamp that is stuck or broken, or "the corner" of four, may be meant in more ways than one: such sentences are not read.
 */
import { keyOf } from "./entries.js";
import { BOARD_NUMBER } from "./facts.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { sizeOf } from "./notation.js";
import { blank } from "./text.js";
import { is, tokensOf } from "./words.js";

/** @typedef {import("./words.js").Token} Token */
/** @typedef {(row: number, col: number, index: number) => boolean} Has  true for the cells of a set */
/** @typedef {"locked" | "any"} Mark  as a notation has it */
/** @typedef {Partial<Record<Mark, Token[]>>} Marks */

const isEnd = (/** @type {number} */ i, /** @type {number} */ count) => i === 0 || i === count - 1;
/** The cells of a shape on a board. @type {Record<string, (row: number, col: number, rows: number, cols: number) => boolean>} */
const SHAPES = {
  centre: (row, col, rows, cols) => 2 * row === rows - 1 && 2 * col === cols - 1,
  corners: (row, col, rows, cols) => isEnd(row, rows) && isEnd(col, cols),
  border: (row, col, rows, cols) => isEnd(row, rows) || isEnd(col, cols),
  upLeft: (row, col) => row + col === 0,
  upRight: (row, col, _, cols) => row === 0 && col === cols - 1,
  downLeft: (row, col, rows) => row === rows - 1 && col === 0,
  downRight: (row, col, rows, cols) => row === rows - 1 && col === cols - 1,
  checkerboard: (row, col) => (row + col) % 2 === 0,
  diagonal: (row, col) => row === col,
};
/** The kinds of the tokens of sets and of sentences about them; of several meanings the first one counts. */
const SET = [...Object.keys(SHAPES), ..."row column number ordinal first last nth pair place and".split(" ")];
const KINDS = ["all", "except", "rest", "only", "on", "off", ...SET];
const FILLERS = ["", "is", "courtesy", "mark"];

/** The kind of a token in sentences about sets; "" if it says nothing, undefined if it is of no such sentence. @param {Token} token */
function kindOf(token) {
  const { kinds, text } = token;
  if (is(token, "light", "pronoun", "comma") || text === "一") return "";
  if (text === "diagonals") return undefined; // one of them, or both
  return KINDS.find((kind) => kinds.includes(kind)) ?? (kinds.some((kind) => FILLERS.includes(kind)) ? "" : undefined);
}

/** @param {string | undefined} kind */
const isLine = (kind) => kind === "row" || kind === "column";

/** @typedef {{ kind: string, numbers: number[], isMany?: boolean }} Part  of a sentence about sets; isMany: a word for several rows or columns */

/** The numbers between two; between others, a part of no sentence about sets. @param {Part} from @param {Part} to @returns {Part[]} */
function between({ kind, numbers: [from] }, { kind: other, numbers: [to] }) {
  const areNumbers = kind === "number" && other === kind && to > from && to <= LIMITS.doors;
  if (!areNumbers) return [{ kind: "range", numbers: [] }];
  return Array.from({ length: to - from - 1 }, (_, i) => ({ kind, numbers: [from + i + 1] }));
}

/** True of the number of some cells rather than of one: "4 corners", "3 of 9", "all but 3". @param {Token[]} tokens @param {(string | undefined)[]} kinds of them @param {number} i */
function isAmount(tokens, kinds, i) {
  const [before, next] = [tokens[i - 1]?.text, tokens[i + 1]?.text];
  const isPlace = ["first", "last", "nth"].includes(kinds[i - 1] ?? ""); // "the first 3 lights"
  return (
    [before, next].includes("of") ||
    (before === "but" && !is(tokens[i + 1], "and")) ||
    (kinds[i + 1] ?? "") in SHAPES ||
    (is(tokens[i + 1], "counted") && !isPlace)
  );
}

/** Parts with the numbers of rows and columns behind these, as in 第2行, "second row" and 第1、3行. @param {Part[]} given */
function withNumbersBehind(given) {
  const parts = [...given];
  for (let i = 0; i + 1 < parts.length; i++) {
    const isNth = parts[i].kind === "ordinal" || parts[i - 1]?.kind === "nth";
    if (isNth && isLine(parts[i + 1].kind)) parts.splice(i, 2, parts[i + 1], { ...parts[i], kind: "number" });
  }
  const last = parts.findIndex(({ kind }, i) => i > 1 && isLine(kind) && parts[i - 1].kind === "number");
  const before = parts.slice(0, Math.max(last, 0)).map(({ kind }) => kind);
  const first = before.lastIndexOf("nth");
  const numbers = parts.slice(first + 1, last);
  if (first >= 0 && numbers.every(({ kind }) => kind === "number" || kind === "and"))
    parts.splice(first, 0, { ...parts.splice(last, 1)[0], isMany: true });
  return parts.filter(({ kind }) => kind !== "nth");
}

/** Parts with a place for the numbers of a row and a column. @param {Part[]} given */
function withPlaces(given) {
  const parts = [...given];
  for (let i = 0; i + 3 < parts.length; i++) {
    const four = parts.slice(i, i + 4);
    if (four.map(({ kind }) => kind).join() === "row,number,column,number")
      parts.splice(i, 4, { kind: "place", numbers: [four[1].numbers[0], four[3].numbers[0]] });
  }
  return parts;
}

/** The parts of a sentence about sets; null if any token is of no such sentence. @param {Token[]} tokens @returns {Part[] | null} */
function partsOf(tokens) {
  const kinds = tokens.map(kindOf);
  if (kinds.some((kind, i) => kind === undefined || (kind === "number" && isAmount(tokens, kinds, i)))) return null;
  /** @type {Part[]} */
  const all = tokens.map((token, i) => ({ kind: kinds[i] ?? "", numbers: token.numbers, isMany: is(token, "lines") }));
  const isRange = (/** @type {number} */ i) =>
    is(tokens[i], "range") && [all[i - 1], all[i + 1]].every((part) => part?.numbers.length);
  const parts = all.flatMap((part, i) => (isRange(i) ? between(all[i - 1], all[i + 1]) : part.kind ? part : []));
  return withPlaces(withNumbersBehind(parts));
}

/** The set of cells that parts begin with, and of how many; null if they name none. @param {Part[]} parts @param {number} rows @param {number} cols @param {number} base @returns {[Has, number] | null} */
function setIn([{ kind, numbers }, next, after], rows, cols, base) {
  const lineAt = (/** @type {string} */ line, /** @type {(i: number, count: number) => boolean} */ is) =>
    /** @type {Has} */ ((row, col) => (line === "row" ? is(row, rows) : is(col, cols)));
  if (isLine(next?.kind) && kind === "centre") return [lineAt(next.kind, (i, count) => 2 * i === count - 1), 2];
  if (SHAPES[kind]) return [(row, col) => SHAPES[kind](row, col, rows, cols), 1];
  if (kind === "number") return [(_row, _col, index) => index === numbers[0] - 1, 1];
  if (kind === "pair" || kind === "place") {
    const start = kind === "pair" ? base : 1;
    return [(row, col) => row === numbers[0] - start && col === numbers[1] - start, 1];
  }
  if (isLine(kind) && next?.kind === "number") return [lineAt(kind, (i) => i === next.numbers[0] - 1), 2];
  const isFirst = kind === "first" || (kind === "ordinal" && numbers[0] === 1);
  if (!isFirst && kind !== "last") return null;
  if (next?.kind === "last" && isLine(after?.kind)) return [lineAt(after.kind, isEnd), 3];
  if (isLine(next?.kind)) return [lineAt(next.kind, (i, count) => i === (isFirst ? 0 : count - 1)), 2];
  const [count = 0] = next?.kind === "number" && !isLine(after?.kind) ? next.numbers : [];
  return count > 1 ? [(_row, _col, index) => (isFirst ? index < count : index >= rows * cols - count), 2] : null;
}

/** The cells that parts name; null if any part names no cell, or two the same one. @param {Part[]} parts @param {number} rows @param {number} cols @returns {boolean[] | null} */
function cellsIn(parts, rows, cols) {
  const lines = new Set(parts.map(({ kind }) => kind).filter(isLine));
  const own = parts.filter(({ kind }) => kind !== "and");
  if (!own.length || (lines.size > 1 && own.length === parts.length)) return null; // a row and a column may name one cell
  const base = parts.some(({ kind, numbers }) => kind === "pair" && numbers.includes(0)) ? 0 : 1;
  const cells = Array.from({ length: rows * cols }, () => false);
  const areMany = own.some(({ isMany }) => isMany);
  let line = ""; // "rows 2 and 3"
  for (let i = 0; i < own.length; ) {
    const isAnother = own[i].kind === "number" && line;
    const isAlone = lines.size > 0 && !isAnother && ["number", "pair", "place"].includes(own[i].kind); // 2 and 4 of row 3
    if (isAlone || (isAnother && !areMany)) return null;
    const next = isAnother ? [{ kind: line, numbers: [] }, own[i]] : own.slice(i, i + 3);
    const [has, count] = setIn(next, rows, cols, base) ?? [null, 0];
    if (!has) return null;
    line = isAnother || (isLine(own[i].kind) && own[i + 1]?.kind === "number") ? line || own[i].kind : "";
    const found = cells.flatMap((_, index) => (has(Math.floor(index / cols), index % cols, index) ? index : []));
    if (!found.length || (own[i].numbers.length > 0 && found.some((index) => cells[index]))) return null;
    for (const index of found) cells[index] = true;
    i += isAnother ? 1 : count;
  }
  return cells;
}

const TEXT_MAX = 300;
/** @param {string} kind */
const isState = (kind) => kind === "on" || kind === "off";
/** Kinds of the parts that name no cells. */
const WORDS = ["on", "off", "all", "except", "only", "rest"];

/** The lights of a sentence about sets; null for another one. @param {Part[]} parts @param {number} rows @param {number} cols @returns {boolean[] | null} */
function lightsIn(parts, rows, cols) {
  const kinds = parts.map(({ kind }) => kind);
  const count = (/** @type {string[]} */ ...some) => kinds.filter((kind) => some.includes(kind)).length;
  const named = parts.filter(({ kind }) => !WORDS.includes(kind));
  const lights = (/** @type {boolean} */ areLit) => cellsIn(named, rows, cols)?.map((is) => is === areLit) ?? null;
  const isLit = kinds.find(isState) !== "off";
  const rest = kinds.indexOf("rest");
  if (rest > 0) {
    const areTwo = count("on") === 1 && count("off") === 1 && kinds.slice(0, rest).filter(isState).length === 1;
    const isPlain = kinds.slice(rest + 1).every((kind) => isState(kind) || kind === "all");
    return areTwo && isPlain && !count("except") ? lights(isLit) : null;
  }
  if (count("on", "off") > 1) return null;
  if (count("all") && count("except"))
    return count("all", "except") > 2 || parts.indexOf(named[0]) < kinds.indexOf("except") ? null : lights(!isLit);
  if (kinds.join() === "checkerboard") return lights(true);
  const isTold = kinds.some((kind) => !isState(kind) && !["and", "pair", "place", "number"].includes(kind));
  return isTold && count("on") && !count("all", "except") ? lights(true) : null;
}

/** The lights of a story about sets on a board, whose other words are skipped; null for another one. @param {Token[]} tokens @param {number} rows @param {number} cols */
export function guessedSet(tokens, rows, cols) {
  const parts = partsOf(tokens.filter((token) => kindOf(token) !== undefined));
  const lights = parts && lightsIn(parts, rows, cols);
  return lights && hexOfBits(lights);
}

/** Meanings of words before the number of a light. */
const BEFORE_NUMBER = "number pair place except only row column first last nth and lamp cell button no".split(" ");

/** True of a number that is that of no light: "best 8", "except two". @param {Token[]} tokens @param {number} at */
function isLoose(tokens, at) {
  const token = tokens[at];
  if (kindOf(token) !== "number" || is(tokens[at + 1], "row", "column")) return false;
  const before = tokens
    .slice(0, at)
    .filter((each) => !is(each, "mark"))
    .at(-1);
  return (
    !before ||
    (is(before, "except") && !/\d/.test(token.text)) ||
    !(is(before, ...BEFORE_NUMBER) || /^(?:number|nr)$/.test(before.text))
  );
}

/** Reads a board of a sentence about sets. @param {string} text @returns {{ notation: string } | null} null for another text */
export function readExceptions(text) {
  if (text.length > TEXT_MAX || !/\p{L}{2}|\p{Script=Han}/u.test(text)) return null;
  if (/[*#_|]|\.{2}|\bwithout\b|[行列排]\p{Script=Han}{0,2}一[个個盏盞]/iu.test(text)) return null; // drawn cells, and cells that may not be there
  const tokens = tokensOf(text.replace(BOARD_NUMBER, "$1").replace(/^\s{0,9}\d{1,3}[.)]\s{0,9}$/m, blank));
  const size = tokens.find(({ kinds }) => kinds.includes("size"));
  const [rows, cols] = size?.numbers ?? [0, 0];
  const own = tokens.filter((token) => token !== size);
  if (rows * cols > LIMITS.lights || !(rows * cols > 0) || own.some((_, i) => isLoose(own, i))) return null;
  const parts = partsOf(own);
  const lights = parts && lightsIn(parts, rows, cols);
  return lights && { notation: `${rows}x${cols}.${hexOfBits(lights)}` };
}

const LINE_MAX = 200;
/** Behind a sentence about cells that cannot be pressed. */
const END =
  /(?:[\s.!。！]|,? but (?:it|its (?:light|lamp)) (?:can )?still (?:changes?|toggles?|works)|\((?:its|the) (?:light|lamp) (?:still )?works\)){1,20}$/iu;
const SIDE_MAX = 64; // of a board with marked cells

/** Such a sentence with the cells behind the verb. */
const ORDER =
  /\b(?:you |one )?(?:can't|can’t|cannot|can not|must not|may not) (?:press|push|click|tap) ([^,;.:!?]{3,60})[.!]?\s{0,9}$/i;
/** A sentence about cells that cannot be pressed or may end in any state, at the end of a line. @param {string} line @returns {{ kind: Mark, cells: Token[], from: number } | null} from: where it begins */
export function markIn(line) {
  if (line.length > LINE_MAX) return null;
  const [order = "", cell = ""] = ORDER.exec(line) ?? [];
  if (order) {
    const mark = markIn(`${cell} cannot be pressed`);
    return mark && { ...mark, from: line.lastIndexOf(order) };
  }
  const tokens = tokensOf(line.replace(END, ""));
  const isLink = (/** @type {Token | undefined} */ token) =>
    is(token, "and", "stuck", "locked") || /^(?:it|so|它)$/.test(token?.text ?? "");
  const last = tokens.pop();
  const isStuck = is(last, "stuck");
  if (!is(last, "locked", "any") && !isStuck) return null;
  const broken = tokens.map((token) => is(token, "stuck")).lastIndexOf(true);
  const isReason = broken >= 0 && tokens.slice(broken + 1).every((token) => isLink(token) || is(token, "mark"));
  if (!isStuck && isReason)
    tokens.length = broken; // "is broken: it cannot be pressed"
  else if (is(last, "locked") && is(tokens.at(-1), "colon")) tokens.pop(); // D: cannot be pressed
  while (!isStuck && isLink(tokens.at(-1))) tokens.pop(); // is stuck and cannot be pressed
  /** @type {Token[]} */
  const cells = [];
  let isButton = /按[钮鈕]/.test(last?.text ?? "");
  for (let token = tokens.pop(); token; token = tokens.pop()) {
    isButton ||= is(token, "button");
    if (token.text === "," && is(tokens.at(-1), "pair", "place", "number")) return null; // lights, or cells like the others
    const isAlone = !isStuck && !cells.length && !tokens.length;
    const isNamed = isAlone || [cells[0], tokens.at(-1)].some((near) => is(near, "button"));
    const isName = isNamed && /^\p{L}{1,12}$/u.test(token.text);
    isButton ||= isAlone && isName;
    const isOwn =
      !/^[,.]$/.test(token.text) && (is(token, "", "is", "button", ...SET) || token.text === "light" || isName);
    if (!isOwn && !is(token, "mark")) return null;
    if (!isOwn) break;
    cells.unshift(token);
  }
  const own = cells.filter((token) => !is(token, "button"));
  const isTold =
    (!isStuck || isButton) && (partsOf(own)?.some(({ kind }) => kind) || (isButton && namesIn(own).length > 0));
  return isTold ? { kind: is(last, "any") ? "any" : "locked", cells: own, from: cells[0].at } : null;
}

/** The cells of a sentence of any words that may say that they cannot be pressed, or may end in any state; none for another one. @param {Token[]} tokens @returns {Marks} */
export function guessedMark(tokens) {
  const mark = tokens.find((token) => is(token, "locked", "any"));
  const shapes = tokens.filter((token) => is(token, ...Object.keys(SHAPES)));
  return mark && shapes.length === 1 ? { [is(mark, "any") ? "any" : "locked"]: shapes } : {};
}

/** The keys of names. @param {Token[]} tokens */
const namesIn = (tokens) =>
  tokens
    .filter(({ kinds }) => !kinds.includes("") && !kinds.some((kind) => ["is", "and", "nth", "mark"].includes(kind)))
    .map(keyOf);

/** The things that tokens name, among the names of all; null if one has no name, or two. @param {Token[]} tokens @param {string[]} names */
function namedIn(tokens, names) {
  const keys = names.map((name) => namesIn(tokensOf(name)));
  const found = namesIn(tokens).map((key) => keys.flatMap((own, i) => (own.includes(key) ? i : [])));
  return names.length && found.length && found.every(({ length }) => length === 1)
    ? names.map((_, i) => found.flat().includes(i))
    : null;
}

/** True of lights that no button has the names of, so that nobody can press them anyway. @param {Token[]} tokens @param {Record<Mark, string[]>} names */
function areWithoutButton(tokens, { locked: buttons, any: lights }) {
  const named = namedIn(tokens, lights);
  return named !== null && !lights.some((light, i) => named[i] && buttons.includes(light));
}

/** A notation with the marks of sentences; null if its board has no such cells. @param {string} notation @param {Marks} marks @param {Record<Mark, string[]>} [names] of its buttons and lights */
export function marked(notation, marks, names) {
  const [board, ...rest] = notation.split(".");
  const [rows, cols] = sizeOf(board);
  let options = "";
  for (const mark of /** @type {const} */ (["locked", "any"])) {
    const tokens = marks[mark];
    if (!tokens) continue;
    if (mark === "locked" && names && areWithoutButton(tokens, names)) continue;
    const parts = rows <= SIDE_MAX && cols <= SIDE_MAX ? partsOf(tokens) : null;
    const cells = board.startsWith("doors")
      ? namedIn(tokens, names?.[mark] ?? [])
      : parts && cellsIn(parts, rows, cols);
    if (!cells || cells.every(Boolean) || board.includes(`-${mark}`)) return null;
    options += `-${mark}${hexOfBits(cells)}`;
  }
  return [board.replace(/(?==|$)/, options), ...rest].join(".");
}
