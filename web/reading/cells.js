/**
 * @file Reads lists of cells and their lights:
 *
 *     (1,1) (2,3)          row, column, from 1; from 0 if a number is 0
 *     r1c2 r3c3            the same, always from 1
 *     x=1,y=2              column, row
 *     a1 b3                the column's letter, the row's number from the top
 *     Row 1: 1, 3-5        the lit columns of each row; also the lit rows of each column
 *     1 on, 2 off, 3 on    numbers of cells, each with its light
 *     row,col,on           a table of all cells, which tells the size, too; also as records
 *     1,1,0
 *
 * Cells have their light behind them ("a1 on, b2 off") or before them ("on: a1 b2"), or are all lit. They are cells of the current board, or of
 * the size before or behind them ("4x4: a1 b3"), or of the rectangle that they fill if dark ones are listed, too.
 *
 * A list consists of tokens and of words and signs that mean nothing beside them (FILLER). The time is linear in the length of the text.
 */

import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { sidesOf } from "./strict.js";
import { blank, blanked, placeOf, rangeOf } from "./text.js";
import { is, numberOf, tokensOf } from "./words.js";

/** Two numbers in a word. */
const GLUED_PAIR = "(?<![\\w.,])\\d{1,3},\\d{1,3}(?![\\w.,])";
const NUMBER = "(?:\\d{1,6}|[一二三四五六七八九十])";
const NUMBERS = RegExp(NUMBER, "gu");
/** The tokens of a list; of two that fit the first one counts. */
const TOKENS = {
  pair: "[([{]\\s{0,9}\\d{1,6}\\s{0,9}[,;，]\\s{0,9}\\d{1,6}\\s{0,9}[)\\]}]",
  xy: "\\bx[\"']?\\s{0,9}[:=]\\s{0,9}\\d{1,6}[\\s,;]{0,9}[\"']?y[\"']?\\s{0,9}[:=]\\s{0,9}\\d{1,6}\\b",
  named: "\\brow[\"']?\\s{0,9}[:=]\\s{0,9}\\d{1,6}[\\s,;]{0,9}[\"']?col(?:umn)?[\"']?\\s{0,9}[:=]\\s{0,9}\\d{1,6}\\b",
  place: `\\br(?:ow)?\\s{0,9}\\d{1,6}\\s{0,9},?\\s{0,9}c(?:ol(?:umn)?)?\\s{0,9}\\d{1,6}\\b|第?${NUMBER}[行排][,，]?第?${NUMBER}列`,
  row: `\\brow[^\\S\\n]{0,9}\\d{1,6}\\b[^\\S\\n]{0,9}[:：]?|\\br[^\\S\\n]{0,9}\\d{1,6}[^\\S\\n]{0,9}[:：]|第?${NUMBER}[行排][:：]?`,
  column: `\\bc(?:ol(?:umn)?)?[^\\S\\n]{0,9}\\d{1,6}[^\\S\\n]{0,9}[:：]|第?${NUMBER}列[:：]?`,
  letter: "\\b[a-z]\\d{1,6}\\b",
  bit: "(?<=[\\d)\\]}\"']\\s?)[:：=]\\s{0,9}(?:[01]|true|false)(?![\\w.])",
  range: "(?<![\\w.-])\\d{1,3}\\s?[-–~]\\s?\\d{1,3}(?![\\w-])",
  number: "(?<![\\w.-])\\d{1,6}(?![\\w-])",
  lit: "\\b(?:on|lit|open)\\b|[亮开開]",
  dark: "\\b(?:off|unlit|dark|closed)\\b|[灭滅暗关關]",
  none: "\\b(?:none|nothing)\\b|[无無]|(?<=[:：]\\s?)[-–—](?=\\s|$)",
};
const FILLER =
  "[\\s,;.，、；。：:=()[\\]{}&\"'|]|(?<=^|\\n)[*•>-]|\\b(?:and|are|is|at|all|the|has|have|with|in|of|lights?|lamps?|bulbs?|cells?|squares?|tiles?|buttons?|columns?|cols?|positions?|numbers?|board|grid|size|doors?|gates?)\\b|[门門第和与與是都为為个個号號盏盞灯燈格子列着著有在的棋盘盤坐标標]";
const named = Object.entries(TOKENS).map(([kind, source]) => `(?<${kind}>${source})`);
/** Two numbers beside each other are a cell: in brackets; in a word without brackets, too; or nowhere, because each is the number of a cell. */
const WAYS = { plain: named, glued: [`(?<glued>${GLUED_PAIR})`, ...named], flat: named.slice(1) };
/** Before a list: a line break, a colon or a verb. */
const BEFORE_LIST = RegExp(`(?:^|[:：=\\n]|\\b(?:are|is|at)|[为是為])(?:${FILLER}){0,200}$`, "iu");
const BEFORE_MAX = 200;
const FIRST = RegExp(named.slice(0, 10).join("|"), "iu");
/** The light of the cells behind it, at the start of a line. */
const HEAD =
  /(?:^|\n)[\s,([{"'*•-]{0,60}(?:(?:lights?|lamps?|cells?) )?(?:(on|lit|open|亮|开|開)|off|unlit|dark|closed|灭|滅|暗|关|關)["']?(?: (?:at|lights?|lamps?|cells?|positions?|numbers?)){0,3}(?:着|著)?(?:的[格子灯燈是]{1,3})?[^\S\n]{0,200}(?:[:：=]|(?<=at|positions|的[格子灯燈]{1,2}是))[\s([{]{0,20}$/iu;
const SIZES = [
  /\b(\d{1,6})\s{0,9}(?:[x×*]|by)\s{0,9}(\d{1,6})\b/iu,
  /\bs(?:ize|ide)["']?\s{0,9}[:=]\s{0,9}(\d{1,6})\b(?!\s{0,9}[x×*])/iu,
  /\b(?:rows|height|h)["']?\s{0,9}[:=]\s{0,9}(\d{1,6})\s{0,9},?\s{0,9}["']?(?:col(?:umn)?s|width|w)["']?\s{0,9}[:=]\s{0,9}(\d{1,6})\b/iu,
  /\b(?:col(?:umn)?s|width|w)["']?\s{0,9}[:=]\s{0,9}(\d{1,6})\s{0,9},?\s{0,9}["']?(?:rows|height|h)["']?\s{0,9}[:=]\s{0,9}(\d{1,6})\b/iu, // the columns first
];
/** The names of the two numbers of a cell: (column, row). */
const ORDER = /[([（]\s?(\p{L}{1,9})\s?[,，]\s?(\p{L}{1,9})\s?[)\]）]/u;
/** Cells from one to another, as spreadsheets have them, a cell of an array, rows of numbers that nothing calls cells, and a list that goes on. */
const OTHERWISE =
  /\b(?:row|col(?:umn)?)\s?\d{1,4}\s?(?:and|&)\s?\d|\b[a-z]\d{1,3}\s?[:–-]\s?[a-z]\d|\w\[\d{1,3}\]\[\d|^\s{0,9}\[\s{0,9}\[\d{1,6},\s?\d{1,6}\](?:,\s{0,9}\[\d{1,6},\s?\d{1,6}\])*\s{0,9}\]\s{0,9}$|\.{2}|…/i;
const LINE = /^[^\S\n]{0,200}(\d{1,6})[^\S\n]{0,200},[^\S\n]{0,200}(\d{1,6})[^\S\n]{0,200}$/gmu;

/**
 * @typedef {{ notation: string, used: import("./text.js").Range[], isByRows: boolean, isDoubtful: boolean }} Cells  isByRows: lists of columns, which may be states of lights; isDoubtful: it may mean something else
 * @typedef {{ kind: string, at: number, text: string }} Token
 * @typedef {{ kind: string, index: number }} Line  kind: "row" or "column" for numbers behind the name of a row or column, otherwise "number"
 * @typedef {{ kind: string, at: number, row: number, col: number, isLit: boolean | undefined }} ListedCell  from 1, or from 0
 * @typedef {import("./strict.js").Here} Here
 */

/** @param {string} text */
const numbersIn = (text) => (text.match(NUMBERS) ?? []).map(numberOf);

/** The tokens of a list within a text, and where it ends; null if there is none. @param {string} text @param {keyof typeof WAYS} way */
function tokensIn(text, way) {
  const first = FIRST.exec(text);
  const before = text.slice(0, first?.index);
  const near = before.length > BEFORE_MAX ? `…${before.slice(-BEFORE_MAX)}` : before;
  if (!first || !BEFORE_LIST.test(near)) return null;
  const list = RegExp([...WAYS[way], FILLER].join("|"), "giuy");
  /** @type {Token[]} */
  const tokens = [];
  let end = first.index;
  for (list.lastIndex = end; list.lastIndex < text.length; ) {
    const match = list.exec(text);
    if (!match) break;
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [""];
    if (kind) tokens.push({ kind, at: match.index, text: match[0] });
    if (kind) end = list.lastIndex;
  }
  const behind = text.slice(end);
  const last = tokens[tokens.length - 1];
  const isWhole = /^(?:[\s,;.。!()[\]{}"']|\bof\b)*(?:\n|$)/u.test(behind) || /lit|dark|bit/.test(last.kind);
  return isWhole ? { tokens, before } : null;
}

/** Lines of two numbers as if they were in brackets; null for other texts. @param {string} text @returns {Token[] | null} */
function pairLines(text) {
  if (text.replace(LINE, "").trim()) return null;
  const pairs = [...text.matchAll(LINE)].map(({ 0: line, index }) => ({ kind: "pair", at: index, text: `(${line}` }));
  return pairs.length > 1 ? pairs : null;
}

/** The parts of a table of all cells: its head, the names in records, and the numbers of a row and a column with their light. */
const NAMES = "r|row|y|行|c|col|column|x|列|on|lit|light|state|value|亮|状态|狀態";
const HEADED = RegExp(`^\\W{0,9}(?:${NAMES})(?:\\W{1,9}(?:${NAMES})){2}\\W{0,9}$`, "imu");
const NAMED = RegExp(`["']?(?<!\\p{L})(${NAMES})["']?\\s?[:=]\\s?`, "giu");
const TRIPLE =
  /(?<=^|[\s([{,])(\d{1,4})\s{0,12}[,;|\t]\s{0,12}(\d{1,4})\s{0,12}[,;|\t]\s{0,12}["']?([01]|true|false|on|off)(?=["']?\s{0,9}(?:[)\]}|,;]|$))/gim;

/** The cells of a table that has all cells of a board, each with its light; null for another text. It may be told by its columns. @param {string} text */
function tableIn(text) {
  const names = [...text.matchAll(NAMED)];
  const lines = [...text.replace(NAMED, blank).matchAll(TRIPLE)];
  const keys = names.slice(0, 3).map(([, name]) => name);
  const head = HEADED.exec(`${keys}\n${text}`)?.[0].trim() ?? "";
  const isByColumn = /^\W{0,9}(?:c|x|列)/iu.test(head);
  const cells = lines.map(({ 1: first, 2: second, 3: light, index: at }) => {
    const [row, col] = isByColumn ? [second, first] : [first, second];
    return { kind: "pair", at, row: Number(row), col: Number(col), isLit: /1|true|on/i.test(light) };
  });
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ col }) => col)].map((list) => new Set(list));
  const base = rows.has(0) || cols.has(0) ? 0 : 1;
  const areAll = [rows, cols].every((set) => set.size > 1 && [...set].every((i) => i >= base && i < base + set.size));
  if (!areAll || rows.size * cols.size !== cells.length || !(head || rows.has(2) || cols.has(2))) return null;
  const heads = head === keys.join() ? names.map(placeOf) : [rangeOf({ at: text.indexOf(head), text: head })];
  const used = [...heads, ...lines.map(placeOf)];
  return { cells, used, sides: [rows.size, cols.size], isDoubtful: !head };
}

/** The numbers of a token in the order row, column. @param {Token} token */
function pairOf({ kind, text }) {
  const [first, second] = numbersIn(text);
  if (kind === "letter") return [first, text.toLowerCase().charCodeAt(0) - 96];
  return kind === "xy" ? [second, first] : [first, second];
}

const isState = (/** @type {Token} */ { kind }) => kind === "lit" || kind === "dark" || kind === "bit";
const isLit = (/** @type {Token} */ { kind, text }) => kind === "lit" || (kind === "bit" && /1$|true$/i.test(text));

/** The light of each token: with a head the last light before it, otherwise the next light behind it. @param {Token[]} tokens @param {boolean | undefined} head the light of the first cells, if it is told before them */
function lightsOf(tokens, head) {
  if (head !== false && tokens.filter(isState).every(isLit)) return tokens.map(() => true);
  const order = head === undefined ? [...tokens.keys()].reverse() : tokens.keys();
  /** @type {(boolean | undefined)[]} */
  const lights = [];
  let light = head;
  for (const i of order) {
    if (isState(tokens[i])) light = isLit(tokens[i]);
    lights[i] = light;
  }
  return lights;
}

/** The cells of a token in a line; a token may have several or none. @param {Token} token @param {Line} line */
function placesOf(token, line) {
  const { kind, at } = token;
  if (kind === "none" || isState(token)) return [];
  if (kind === "number" || kind === "range") {
    const [from, to = from] = numbersIn(token.text);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => {
      const [row, col] = line.kind === "column" ? [from + i, line.index] : [line.index, from + i];
      return { kind: line.kind, at, row, col };
    });
  }
  const [row, col] = pairOf(token);
  return [{ kind, at, row, col }];
}

/** The cells that tokens list, with their lights, up to one more than a board has; null if they are no list. @param {Token[]} tokens @param {boolean | undefined} head */
function cellsOf(tokens, head) {
  if (tokens.some((token, i) => i > 0 && isState(token) && isState(tokens[i - 1]))) return null; // a drawing in words
  const [first, last] = [tokens[0], tokens[tokens.length - 1]];
  const isWithin = head === undefined && !isState(first) && !isState(last); // "3, on: 1, 4": of what is the 3?
  const isLine = (/** @type {Token | undefined} */ token) => token?.kind === "row" || token?.kind === "column";
  const isBehind = (/** @type {Token} */ token, /** @type {number} */ i) =>
    isLine(token) && i > 0 && !/[:：]$/.test(token.text) && !/number|range|none/.test(tokens[i + 1]?.kind); // 第1、3行亮, "(3,3) and row 1 on"
  if (tokens.some(isBehind)) return null;
  if (first.kind === "number" && isWithin && tokens.some(({ kind }) => kind === "lit" || kind === "dark")) return null;
  const lights = lightsOf(tokens, head);
  /** @type {ListedCell[]} */
  const cells = [];
  /** @type {Line} */
  let line = { kind: "number", index: 1 };
  for (const [i, token] of tokens.entries()) {
    if (token.kind === "range" && line.kind === "number") return null;
    if (cells.length > LIMITS.lights) break; // one of them is not on the board, or is listed twice
    if (isLine(token)) line = { kind: token.kind, index: numbersIn(token.text)[0] };
    else if (token.kind === "pair" && line.kind !== "number")
      return null; // row 3 (2, 4)
    else for (const place of placesOf(token, line)) cells.push({ ...place, isLit: lights[i] });
  }
  return cells.every((cell) => cell.isLit !== undefined) ? cells : null;
}

/** True if a list of columns goes on to the right in each row, and a list of rows downwards. @param {ListedCell[]} cells */
const areAscending = (cells) =>
  cells.every(({ kind, row, col }, i) => {
    const before = cells[i - 1];
    if (before?.kind !== kind) return true;
    if (kind === "row") return before.row !== row || before.col < col;
    return kind !== "column" || before.col !== col || before.row < row;
  });

/** True for nested arrays of numbers, and for one flat array, which may be something else than pairs. @param {Token[]} tokens @param {string} before */
function isArray(tokens, before) {
  const isPlain = tokens[0].text[0] === "(" && !/[([{]\s*$/.test(before);
  const isBinary = tokens.every(({ kind, text }) => kind === "pair" && numbersIn(text).every((number) => number < 2));
  return tokens[0].kind === "pair" && !isPlain && (isBinary || tokens.length === 1);
}

const most = (/** @type {number[]} */ numbers) => numbers.reduce((highest, number) => Math.max(highest, number), 0);

/** The sides of the rectangle that cells fill, dark ones included; null if there is none. @param {ListedCell[]} cells @param {number} base @param {Here} here */
function rectangleOf(cells, base, here) {
  const height = most(cells.map(({ row }) => row)) + 1 - base;
  const width = most(cells.map(({ col }) => col)) + 1 - base;
  const isFull = new Set(cells.map(({ row, col }) => `${row},${col}`)).size === height * width;
  const isRow = height === 1 || width === 1;
  if (!isFull || (isRow && cells[0].kind !== "number") || cells.every((cell) => cell.isLit)) return null;
  return height === 1 ? sidesOf(width, here) : [height, width];
}

/** The size that a text tells, and the text without it. @param {string} text */
function withoutSize(text) {
  for (const pattern of SIZES) {
    const match = pattern.exec(text);
    const [, rows, cols = rows] = match ?? [];
    const size = [Number(rows), Number(cols)];
    if (pattern === SIZES.at(-1)) size.reverse();
    if (match && size[0] * size[1] > 0 && size[0] * size[1] <= LIMITS.lights)
      return { size, rest: blanked(text, [placeOf(match)]), used: [placeOf(match)] };
  }
  return { size: null, rest: text, used: [] };
}

/** True if cells are written in one way, and may be no other numbers. @param {ListedCell[]} cells @param {boolean} hasLights the text has lights */
function areAlike(cells, hasLights) {
  const [{ kind }] = cells;
  const isNumbered = kind === "row" || kind === "column";
  if (kind === "number" && !hasLights) return false;
  return cells.every((cell) => cell.kind === kind && (!isNumbered || (cell.row > 0 && cell.col > 0)));
}

/** The cells that a text without a size lists; null if it is no list of cells. @param {string} text @param {keyof typeof WAYS} way */
function listedIn(text, way) {
  const table = tableIn(text);
  if (table) return table;
  const lines = pairLines(text);
  const found = lines ? { tokens: lines, before: "" } : tokensIn(text, way);
  if (!found || isArray(found.tokens, found.before)) return null;
  const [head = "", word] = HEAD.exec(found.before.slice(-BEFORE_MAX)) ?? [];
  const listed = cellsOf(found.tokens, head ? word !== undefined : undefined);
  const order = ORDER.exec(found.before.slice(-BEFORE_MAX));
  const isByColumn = order !== null && is(tokensOf(order[1])[0], "column") && is(tokensOf(order[2])[0], "row");
  const cells = listed?.map((cell) =>
    isByColumn && cell.kind === "pair" ? { ...cell, row: cell.col, col: cell.row } : cell,
  );
  const hasLights = Boolean(head) || found.tokens.some(isState);
  if (!cells?.length || !areAlike(cells, hasLights) || !areAscending(cells)) return null;
  const headed = rangeOf({ at: found.before.length - head.length, text: head });
  return { cells, used: [headed, ...found.tokens.map(rangeOf)], sides: undefined, isDoubtful: false };
}

/** The board of cells: of the size that is told, or of the rectangle that they fill, or the current one. @param {ListedCell[]} cells @param {number[] | null} size @param {Here} here */
function boardOf(cells, size, here) {
  const [{ kind }] = cells;
  const isBased = kind !== "place" && kind !== "letter";
  const base = isBased && cells.some(({ row, col }) => row === 0 || col === 0) ? 0 : 1;
  const sides = size ?? (here.rows ? rectangleOf(cells, kind === "number" ? 1 : base, here) : null);
  const [rows, cols] = sides ?? [here.rows, here.cols];
  return { rows, cols, count: sides ? rows * cols : here.lightCount, isSized: Boolean(sides), base };
}

/** The number of a cell on a board; -1 if it is not on the board. @param {ListedCell} cell @param {ReturnType<typeof boardOf>} board */
function indexOf({ kind, row, col }, { rows, cols, count, base }) {
  const isNumber = kind === "number";
  const isInside = isNumber || (row >= base && col >= base && row - base < rows && col - base < cols);
  const index = isNumber ? col - base : (row - base) * cols + col - base;
  return isInside && index >= 0 && index < count ? index : -1;
}

/** True if three rows or more from the first on are listed, with as many columns, but fewer than the current board has: it may be a smaller one. @param {ListedCell[]} cells @param {number} rows of the current board */
function mayBeWhole(cells, rows) {
  const last = most(cells.map(({ row }) => row));
  const areAll = new Set(cells.map(({ kind, row }) => (kind === "row" ? row : 0))).size === last;
  return areAll && last > 2 && last < rows && most(cells.map(({ col }) => col)) === last;
}

/** An array under the name of its lights in a program, whose numbers may begin at 0 or at 1. */
const ARRAY = /(?:["']\s{0,9}:|=)\s{0,9}[[{(]/;
/** Numbers in pairs. */
const PAIRS = /\d,\d+\s+\d+,\d/;
/** Rows that are named in a list. */
const ROW_NAMES = /\b(?:rows?|col(?:umn)?s?) \d+\s*,/i;
const HAS_GLUED = RegExp(GLUED_PAIR);
/** The number of a light, rather than "7 lit", which may be seven lights. */
const LIGHT_NUMBER =
  /(?:lights?|lamps?|cells?|bulbs?|buttons?|tiles?|squares?|no\.?|number|#|[:=({[]|灯|燈|第|格)\s*\d/iu;
/** The number of lights, of rows or of columns, or that of one row; rather than that of one light. */
const COUNTED =
  /\d\s?(?:lights?|lamps?|bulbs?|cells?)?\s?\(\s?\d|\bof \d|\d\s?[盏盞个個]|\bwith \d|\b\d{1,3} (?:rows?|columns?)\b|\b(?:rows?|col(?:umn)?s?|size) \d|(?:^|[^\dx×* ,] ?)\b\d{1,3} (?:lights|lamps|bulbs|cells|buttons|squares)\b/i;

/** True if numbers may be no cells, or may begin at another one. @param {ListedCell[]} cells @param {Set<number>} lights @param {string} rest @param {ReturnType<typeof boardOf>} board @param {boolean} mayBePair */
function areVague(cells, lights, rest, { isSized, base, count }, mayBePair) {
  const isOne = cells.length === 1 && !LIGHT_NUMBER.test(rest);
  const areOnesAndTwos = !isSized && /^[\s12]+$/.test(rest);
  const areRuns =
    cells.length > 2 && cells.some(({ isLit }) => !isLit) && cells.reduce((sum, { col }) => sum + col, 0) === count;
  const areTwo = cells.length === 2 && cells[0].isLit !== cells[1].isLit; // "5 lit, 4 dark" may be counts
  const isShifted = base === 1 && ARRAY.test(rest) && !lights.has(count - 1);
  return (
    isOne || areTwo || areOnesAndTwos || areRuns || isShifted || COUNTED.test(rest) || PAIRS.test(rest) || mayBePair
  );
}

/** True if cells may be pairs, names or rows of something else, or those of a smaller board. @param {ListedCell[]} cells @param {string} text @param {ReturnType<typeof boardOf>} board @param {number[] | null} size */
function mayBeOthers(cells, text, { rows, isSized }, size) {
  const [{ kind }] = cells;
  const areEdges = !size && pairLines(text) !== null && cells.every(({ row, col }) => row !== col);
  const isSmaller = !isSized && (!cells.some(({ isLit }) => isLit) || mayBeWhole(cells, rows));
  const isMap = !isSized && kind === "letter" && /["']\s{0,9}:/.test(text); // of cells
  const isName = (kind === "xy" && cells.length === 1) || (kind === "row" && ROW_NAMES.test(text));
  return areEdges || isSmaller || isMap || isName || OTHERWISE.test(text);
}

/** The cells that a text lists; null if it is no list of cells. @param {string} text @param {Here} here the board of a list without a size @param {keyof typeof WAYS} [way] @returns {Cells | { at: number } | null} at: of a cell that is not on the board or is listed twice */
export function findCells(text, here, way = "plain") {
  const { size, rest, used: told } = withoutSize(text);
  const listed = listedIn(rest, way);
  if (!listed) return way === "plain" && size && ARRAY.test(rest) ? findCells(text, here, "flat") : null;
  const { cells, sides = size } = listed;
  const used = [...told, ...listed.used];
  const [{ kind }] = cells;
  const board = boardOf(cells, sides, here);
  const { rows, cols, isSized, count } = board;
  /** @type {Map<number, boolean>} */
  const lights = new Map();
  for (const cell of cells) {
    const index = indexOf(cell, board);
    const isWrong = index < 0 || lights.has(index) || (!isSized && here.holes[index]);
    if (isWrong && kind === "number" && way === "plain" && HAS_GLUED.test(rest)) return findCells(text, here, "glued");
    if (isWrong) return cells.length === 1 && kind !== "pair" ? null : { at: cell.at };
    lights.set(index, Boolean(cell.isLit));
  }
  const areDark = isSized && cells.every(({ isLit }) => !isLit); // the others are lit
  const bits = Array.from({ length: count }, (_, index) => (areDark ? !lights.has(index) : !!lights.get(index)));
  const mayBePair = way === "plain" && cells.length === 2 && board.base === 1 && HAS_GLUED.test(rest);
  const isNumber = kind === "number" && areVague(cells, new Set(lights.keys()), rest, board, mayBePair);
  const isOtherSize = size !== null && String(size) !== String(sides);
  const isDoubtful = listed.isDoubtful || isOtherSize || areDark || isNumber || mayBeOthers(cells, text, board, size);
  const notation = `${isSized ? `${rows}x${cols}` : here.boardNotation}.${hexOfBits(bits)}`;
  return { notation, used, isByRows: kind === "row", isDoubtful };
}
