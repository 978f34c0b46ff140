/**
 * @file The account of a text: what of it became a board, and what was left. Nothing is dropped in silence: whatever no reader used, and is neither a
 * label of a row, nor a frame, nor a sentence that says nothing about boards, is unread, and the reader of the page is asked about it.
 *
 * @typedef {import("./text.js").Range} Range
 * @typedef {{ rows: number, cols: number, hasM?: boolean }} Size  hasM: a side is called m
 */
import { areCounted, QUOTE } from "./drawing.js";
import { isHarmless } from "./facts.js";
import { isBoardName } from "./literal.js";
import { SAID, TELLING, TITLES } from "./settings.js";

/** Above, below and between the rows of a table; fences of code. */
const FRAME = /^(?=.*(?:[┌└├╔╚╠]|--|==|\+[-=]|:-|___|~~~|```|- \|))[\s+\-=:|_`~\u2500-\u257f]*\w{0,10}$/u;
/** Signs without a meaning of their own. */
const PUNCTUATION =
  /^[\s.,;:!?'"`“”‘’«»„()[\]{}<>|/\\=*_&•·、，。；：？！（）【】「」\u239b-\u23ad\u2500-\u257f~+—–-]*$/u;
/** States of doors or lights in signs: + - +, _*_. */
const STATES = /^\s*(?=[^+*]{0,200}[+*])(?:[+-](?:[ ,]{0,3}[+-])+|(?=\**_)[*_]{2,200})\s*$/;
/** A label before a row: "Row 1:", "my board:", "2)", "r1", "A". */
const LABELS = [
  /^[^\p{L}\p{N}]{0,40}(?:(?:row|line|r|case|no|#|第|zeile|reihe|ligne|rangée|fila|línea)[ .#]*)?(\d{1,4})(?:st|nd|rd|th)?(?:\s{0,20}row)?(?:\s{0,20}[.:：)\]|,-]+|\s{0,20}[行排]目?\s{0,20}[:：]?)?[^\p{L}\p{N}]{0,40}$/iu,
  /^[^\p{L}\p{N}]*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|middle|bottom|last|[一二三四五六七八九十第行排]{2,5}) ?(?:row|line)?[^\p{L}\p{N}]*$/iu,
  /^[^\p{L}\p{N}]*(?:\p{Lu}{1,2}|\p{Ll})(?:\d{1,2})?[^\p{L}\p{N}]*$/u,
];
/** Numbers that say the size of a board. */
const SIZES = [
  /(\d{1,6})\s*(?:[x×*]|by)\s*(\d{1,6})(?![.=-]\w)/giu,
  /\[\s*(\d{1,6})\s*\]\s*\[\s*(\d{1,6})\s*\]/g,
  /^(?:\s{0,9}size\s?[:=])?\s*(\d{1,6})\s+(\d{1,6})\s*$/gi,
  /\b(?:size|side|sz|n|m|r|c|rows?|cols?|columns?|height|width|w|h|nrows?|ncols?)["']?\s{0,20}(?:: ?\w{1,9} ?=|[:=])?\s{0,20}(\d{1,6})\b/gi,
  /\b(?:rows?, ?col(?:umn)?s?|(?:height|h), ?w(?:idth)?|col(?:umn)?s?, ?rows?|(?:width|w), ?h(?:eight)?) ?= ?(\d{1,6}), ?(\d{1,6})\b/gi,
];
/** The rest of the line of a program that says a size. */
const DECLARED =
  /^\W{0,20}(?:(?:export|pub|static|public|private) )?(?:const(?:expr)?|let|var|val|int|final|my|local|define)?(?: (?:mut|int|unsigned|usize))?\W{0,20}$/;
/** The code before and behind arrays of programs. */
const CODE =
  /^\s{0,20}(?:(?:(?:export|public|private) )?(?:const|let|var|val|std|int|char|bool(?:ean)?|static|final|local|data|my|auto|uint8_t|string|byte|return|print|def)\b[\w\s<>:[\]*&]{0,40})?[$@]?[\w.]{0,40}(?:\[\w{0,9}\])*(?:\s{0,20}:\s{0,20}[\w[\]<>,; ]{1,40})?\s{0,20}(?:<-|:=|=|:|=>)\s{0,20}(?:(?:\[\]){0,3}[A-Za-z_]\w{0,20}(?:\.\w{1,20})?[!([{]*)?\W{0,40}$/;
const CALL =
  /#define\b|\b(?:np|numpy|torch|tf|new|list|array|Z\(2\)(?:\^0)?|(?<![a-z] )[mM]atrix|tensor|vec|c|int|GF)\b[.!]?(?:\(2\)|\{(?:Int|UInt|Bool|Float)\d{0,2}\})?/g;

/** Before a number that may be a row: "level: 10", "board 101". */
const COUNTER = RegExp(`\\b(?:(?:${TITLES})["']?\\s?[:=]|(?:board|game|case|test|example|grid|map) ?#?)\\s{0,9}$`, "i");
/** Commands of LaTeX, decimals of whole numbers, the sign of binary numbers. */
const MARKUP =
  /<\/?(?:table|tbody|thead|t[rdh]|div|span|p|br|[bi]|em|strong|font|pre|code|[uo]l|li|h[1-6]|html|body|xml|root|data|game|boards?|grid|puzzles?|levels?|rows?|lines?|cells?|lights?|lamps?|states?|[crt]|item|value|values)(?![^<>]*(?:locked|hole|blocked|broken|disabled|stuck|missing|wall|dark|unlit))(?:\s(?:class|style|id|align|valign|border|bgcolor|lang)\s?=[^<>=\n]{0,60})?\s?\/?>|\\[a-z]+(?:\{(?!\w+\|\w+\})[^{}\n]{0,20}\})*|(?<![^\s,;])[.,]0+(?![^\s\])},;])|\b0b$|\$/gi;
/** Words that tell that rows are masks. */
const MATRIX = /\badjacency(?: matrix)?\b|邻接矩阵|鄰接矩陣/gi;
/** Names of arrays that may be masks. */
const MASKS =
  /\b(?:toggles|flips|affects|controls|switches|buttons|coords?|neighbou?rs|graph|edges|links)\W{0,20}[:=]/i;

/** The name of the side of a square: n, too, where no m is the other side. */
const [SIDE, SIDE_OR_N] = [/^(?:size|side|sz)\b/i, /^(?:size|side|sz|n)\b/i];
const M = /(?<![\p{L}\d])m(?![\p{L}\d])/iu;

/** @param {string} text @param {Size | null} size */
function withoutSizes(text, size) {
  if (!size) return text;
  const { rows, cols, hasM } = size;
  const side = hasM ? SIDE : SIDE_OR_N;
  const isSize = (/** @type {string} */ whole, /** @type {string} */ first, /** @type {string | number} */ second) => {
    const areColumns = /^(?:n?cols?|columns?|w|width|c)\b/i.test(whole);
    const areRows = /^(?:n?rows?|h|height|r)\b/i.test(whole);
    const [height, width] = (areColumns ? [second, first] : [first, second]).map(Number);
    if (typeof second === "string") return height === rows && width === cols;
    if (side.test(whole)) return rows === cols && rows === Number(first);
    return (Number(first) === rows && !areColumns) || (Number(first) === cols && !areRows);
  };
  const without = (/** @type {string} */ rest, /** @type {RegExp} */ pattern) =>
    rest.replace(pattern, (whole, first, second) => (isSize(whole, first, second) ? "" : whole));
  return SIZES.reduce(without, text);
}

/** True if a part that no reader used says nothing about the board. @param {string} text @param {Size | null} size @param {{ isHead?: boolean, isWithin?: boolean, isBehind?: boolean }} where */
function saysNothing(text, size, where) {
  if (STATES.test(text) && (!size || text.includes("_"))) return false;
  if (PUNCTUATION.test(text)) return true;
  if (size && MASKS.test(text)) return false;
  const plain = size ? text : text.replace(MATRIX, "");
  const own = plain.replace(SAID, (said) => (TELLING.test(said) ? said : "")).replace(MARKUP, "");
  const unsized = withoutSizes(own, size);
  const rest = unsized.replace(CALL, "");
  return (
    PUNCTUATION.test(rest) ||
    (unsized !== own && DECLARED.test(unsized)) ||
    isHarmless(rest, { ...where, areDoors: !size })
  );
}

/** A notation, which no sentence changes, and an array of a program. */
const ARRAY = /^(?:[\w.]{0,20}!?[[{("'`]|\S*\d{1,9}x\d{1,9}\S*\.\w|\w*-\S*\.\w)/;
/** Words of programming languages before an array. */
const KEYWORDS = new Set(
  `export const let var val int char bool boolean Bool Boolean byte static final local my auto unsigned short long uint8_t u8 i32 string String str std vector vec mut pub type public private data number
  return print def new np numpy array Array arrayOf intArrayOf listOf list List ArrayList Vec Matrix define set Dim As Integer`.split(
    /\s+/,
  ),
);
/** A line of a program that says nothing about its arrays, and the head of a cell of a notebook. */
const STATEMENT =
  /^\s{0,20}(?:<\?php|(?:print|console\.log|display|show|solve)(?!.*(?:inv|flip|rot|transp|mirror|revers|torus|wrap|mod\d|\.T\b))\(?[\w.()]{0,40};?|(?:In|Out) ?\[\d{1,4}\]:\s{0,20}\w{0,40}|\/\/ ?MatrixForm|import [\w .*,]{1,60};?|from [\w.]{1,30} import [\w .*,()]{1,60}|us(?:e|ing) [\w.:]{1,60}(?: [\w.:]{1,60})?;|#include [\w.<>"/]{1,60}|(?:>>>|julia>|sage:) ?(?:print\(?)?\w{0,20}\)?|return \w{1,20};?|(?:def|function) \w{1,20}\(\) ?[:{]|package \w{1,20}|(?:fn|func) main\(\) ?\{?|EO[A-Z];?|\$(?: (?:cat |python3? )?[\w./-]{1,40})?)\s{0,20}$/;

/** The beginning of rows of text in Ruby, PHP and shells. */
const HEREDOC = /<<[<~-]{0,2}["']?[A-Z]{2,9}["']?\s{0,20}$/;
/** A line of a program that gives a variable the value of another one, or of itself in another form: "a = b", "a = a.T", "A = A'". */
const CHANGED = /^\s{0,20}\w{1,20}\s{0,9}=\s{0,9}[A-Za-z_]\w{0,20}(?:\.\w{1,20})?(?:\(\))?[.']{0,2}\s{0,9};?\s{0,20}$/;

/** True for the code before an array whose names say nothing else about it. @param {string} text @param {boolean} isWithin in the line of cells @param {Size | null} size */
function isCode(text, isWithin, size) {
  if (STATEMENT.test(text)) return true;
  if (HEREDOC.test(text)) return isCode(text.replace(HEREDOC, "["), isWithin, size);
  if (text.includes("?")) return false; // "D: ???"
  const [, rows, cols] = /\[\s*(\d{1,6})\s*\]\s*\[\s*(\d{1,6})\s*\]/.exec(text) ?? [];
  const isOther = rows && (Number(rows) !== size?.rows || Number(cols) !== size?.cols);
  const isOtherSize = /\d\s?[x×*]\s?\d/i.test(withoutSizes(text, size));
  const isNegated = /\b(?:not|un|off|dark|inv|closed)\w*\W*=/i.test(text);
  if (!CODE.test(text) || isNegated || MASKS.test(text) || isOther || isOtherSize) return false;
  const isName = (/** @type {string} */ word) => KEYWORDS.has(word) || isBoardName(word);
  const words = text.replace(/[A-Za-z]\w*/g, (word) => (isName(word) ? " " : word));
  return isHarmless(words.replace(/[\d:=$@%&+_#]/g, " "), { isWithin });
}

/** True if a text before the cells of a row is its label, or the code before an array. @param {string} text @param {Size | null} size */
const isLabel = (text, size) =>
  text.length < 90 &&
  !/^\W*c(?:ol(?:umn)?)? ?\d/i.test(text) &&
  (LABELS.some((pattern) => pattern.test(text)) || isCode(text, true, size));

/** The numbers or letters above the columns of a table, and above the names of its rows. @param {string} text @param {Size | null} size */
function isHead(text, size) {
  const words = text.match(/[^\s|,;[\]]+/g) ?? [];
  const areLetters = words.every((word, i) => /^\p{L}$/u.test(word) && (!i || word > words[i - 1]));
  const areColumns = !size || words.length === size.cols || words.length === size.cols + 1;
  return words.length > 1 && areColumns && (areLetters || (areCounted(words) && !/^[\s|,;[\]]*r/i.test(text)));
}

/** The answer of an example, and why it is right. */
const ANSWERED =
  /^\s*(?:(?:output|answer|expected|输出|輸出|答案)\s*[:：]\s*(?!0\d|[01]{3})-?\d{1,6}\s*$|explanation:|解释[:：]|解釋[:：])/iu;

/** A start, or another word, and cells behind it that no reader took: "start: .#..". */
const DRAWN =
  /\w\s{0,9}[:=]\s{0,9}(?:[.#*/]{0,99}[#*][.#*/]{0,99}|(?<=start\w{0,4}\s{0,9}[:=]\s{0,9})[.]{1,99})\s{0,20}$/i;

/** True if a line without cells is a frame, a head or a sentence that says nothing. @param {string} line @param {Size | null} size @param {boolean} isBehind */
const isAside = (line, size, isBehind) =>
  !DRAWN.test(line) &&
  !CHANGED.test(line) &&
  (FRAME.test(line) ||
    (isBehind && ANSWERED.test(line)) ||
    isHead(line, size) ||
    saysNothing(line.replace(QUOTE, ""), size, { isBehind }) ||
    isCode(line, false, size));

/** The parts of the lines of a text that no range has. @param {string} text @param {Uint8Array} isUsed @returns {Range[]} */
function unusedIn(text, isUsed) {
  /** @type {Range[]} */
  const parts = [];
  for (let i = 0, start = 0; i < text.length; start = i) {
    while (i < text.length && text[i] !== "\n" && isUsed[i] === isUsed[start]) i++;
    if (i > start && !isUsed[start]) parts.push([start, i]);
    if (text[i] === "\n") i++;
  }
  return parts;
}

/** The parts of a text that were not read. @param {string} text @param {Range[]} used @param {Size | null} board @returns {Range[]} */
export function unreadIn(text, used, board) {
  const size = board && { ...board, hasM: M.test(text) };
  const isUsed = new Uint8Array(text.length);
  for (const [from, to] of used) isUsed.fill(1, from, to);
  const first = isUsed.indexOf(1); // behind it a title is none
  const isOneLine = !text.slice(first, isUsed.lastIndexOf(1) + 1).includes("\n"); // whose words may be a sentence about numbers
  const isEnd = (/** @type {number} */ at) => (text[at] ?? "\n") === "\n";
  /** True if a part of a line says nothing. @param {Range} range */
  const isNothing = ([start, stop]) => {
    const part = text.slice(start, stop);
    if (isEnd(start - 1) && isEnd(stop)) return isAside(part, size, start > first);
    const isSentence = isOneLine && !/[[{("'`]$|\bstate\b|\b0b$/.test(part) && !ARRAY.test(text.slice(stop, stop + 40));
    const where = { isHead: !isEnd(stop), isWithin: true, isBehind: isSentence || start > first };
    const own = isEnd(start - 1) ? part.replace(QUOTE, "") : part;
    const isRow = isEnd(start - 1) && isLabel(own, size) && !(isSentence && isNumber(part, size));
    const isCounter = COUNTER.test(own) && /^[01]{1,5}\s*(?:\n|$)/.test(text.slice(stop, stop + 99));
    return !isCounter && (isRow || saysNothing(own, size, where));
  };
  const unread = unusedIn(text, isUsed).filter((range) => !isNothing(range));
  return unread.map(([from, to]) => {
    const part = text.slice(from, to);
    const start = from + part.length - part.trimStart().length;
    return [start, Math.max(start, from + part.trimEnd().length)];
  });
}

/** True if a part of a sentence is no label but has or is a number of it. @param {string} part @param {Size | null} size */
const isNumber = (part, size) => isCode(part, true, size) || /\d\s*$/.test(part);
