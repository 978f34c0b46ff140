/**
 * @file Finds a board that is drawn within any text, in one to three symbols of any kind:
 *
 *     x o x o x        rows of characters, spaced or not, each a line …
 *     xox oxo xxx      … or each a word
 *     red blue red     rows of words
 *     x,,x             cells between tabs, commas or bars; empty ones are a symbol, too
 *     x x              columns of characters, where blanks between others are cells
 *
 * Sentences before and after the board, quotation marks (>), fences of code, frames (+---+) and labels of rows ("Row 1:", "1."; 1, 2, 3 …
 * or A, B, C … as first words) are skipped, and whatever else is before customary symbols at the ends of lines. The time is linear in the
 * length of the text.
 *
 * @typedef {{ at: number, text: string, key: string }} Cell  its place in the text; equal symbols have equal keys, blanks ""
 * @typedef {{ at: number, text: string, breaks: number }} Line  breaks: the line breaks before it
 * @typedef {(text: string) => string} KeyOf
 * @typedef {(line: Line, keyOf: KeyOf) => Cell[][]} Layout  the rows of a line
 * @typedef {{ rows: Cell[][], keys: Set<string>, weight: number, odd: number, isSpaced: boolean, isPart: boolean }} Run
 *   consecutive rows in the same symbols. weight: characters of the cells; odd: index of the first row of another width, or -1;
 *   isSpaced: there are empty lines between the rows; isPart: its words are in one line with others
 * @typedef {{ rows: Cell[][], keys: string[], odd: number, isMatrix: boolean, size?: number[] }} Drawing  size: where it is told
 */

import { LIMITS } from "./limits.js";
import { TITLES } from "./settings.js";
import { isCustomary, isKnownKey, SYMBOLS_MAX } from "./signs.js";
import { blank, normal } from "./text.js";

/** The fewest cells of a drawing in three symbols, and of one in symbols that are not customary. */
const CELLS_SURE = 9;
const CELLS_LIKELY = 6;
/** A longer text is no drawing of rows alone, or of one row. */
const ROWS_MAX = 200_000;
const ROW_MAX = 20_000;
/** The fewest characters of a drawing whose rows differ. */
const RAGGED_MIN = 6;

const SEPARATORS = "\\s,，、|│┃║\"'`[\\](){};；\u239b-\u23a6";
const SEPARATOR = RegExp(`[${SEPARATORS}]`);
const WORD = RegExp(`[^${SEPARATORS}]+`, "gu");
/** A character with what belongs to it: selectors, colours of skin, frames of keys, joined signs; and a sign by its name in chats. */
const CHARACTER = /:[a-z][a-z_]*:|[^\p{M}\p{DI}](?:\u200d\p{ExtPict}|[\p{M}\p{DI}\p{EMod}]){0,16}/gu;
/** The label of a row: "Row 1:", "my board:", "2)" or "3.". A single letter with a colon names a mask, and "moves:" counts something. */
const LABEL = RegExp(
  `^[\\s|]*(?:(?![A-Za-z][:：])[\\p{L}\\p{N}# ]{0,60}[\\p{L}\\p{N}](?<!\\b(?:${TITLES}))[:：]|(?:row|line|r)_? ?\\d{1,4} ?=|[\\p{L}\\p{N}]{1,3}\\)(?=\\s)|\\d{1,9}\\.(?=\\s)|[-*•]\\s(?=\\s{0,20}[[({"']))(?=.*\\S)`,
  "iu",
);
const FRAME = /^(?=.*(?:[┌└├╔╚╠]|--|==|\+[-=]|:-))[\s+\-=:|\u2500-\u257f]*$/u;
/** The line below the head of a table, and a dash that is a cell. */
const RULE = /^[^\S\n]{0,200}\|(?:[^\S\n]{0,200}-[^\S\n]{0,200}\|)+[^\S\n]{0,200}$/gm;
const DASH = /(?:^|[\s|])-(?=[\s|]|$)/m;
/** Lines of tildes around a block of code. */
const FENCES = /^~{3,}\w*$/gm;
/** Signs that point at a row. */
const COMMENT = /(?<=\S)\s(?:<-|<=|←|\/\/).*$/;
export const QUOTE = /^(?:\s*>)+ ?/;
const BAR = /[|│┃║]/;
/** Characters that separate cells other than by columns. */
const NO_COLUMNS = /[\t,|│┃║"'`[\](){}]/;

/** A blank where blanks would be lost. */
const BLANK = "␣";

/** @type {KeyOf} */
const exactKey = (text) =>
  /^[!-~]*$/.test(text)
    ? text
    : normal(text)
        .replace(/\p{DI}|\p{EMod}|\u20e3|␣/gu, "")
        .trim();
/** @type {KeyOf} */
export const plainKey = (text) => exactKey(text).toLowerCase();

/** @param {RegExp} pattern @param {import("./text.js").Part} part @param {KeyOf} keyOf @returns {Cell[]} */
const matches = (pattern, { at, text }, keyOf) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ at: at + index, text: found, key: keyOf(found) }));

/** The characters of a part that are no separators. @param {import("./text.js").Part} part @param {KeyOf} keyOf */
export const characters = (part, keyOf) => matches(CHARACTER, part, keyOf).filter(({ text }) => !SEPARATOR.test(text));

/** @type {Layout} */
const wordRows = (line, keyOf) => matches(WORD, line, keyOf).map((word) => characters(word, keyOf));

/** All of a part but the separators around it. */
const INNER = RegExp(`[^${SEPARATORS}](?:.*[^${SEPARATORS}])?`, "su");
/** A part of a line without the separators around it. @param {number} at @param {string} text @param {KeyOf} keyOf @returns {Cell} */
function trimmed(at, text, keyOf) {
  const { 0: word, index } = INNER.exec(text) ?? { 0: "", index: text.length };
  return { at: at + index, text: word, key: keyOf(word) };
}

/** The parts of a line between delimiters, without bars around it. @param {string} delimiter @returns {Layout} */
const between = (delimiter) => (line, keyOf) => {
  const inner = delimiter === "|" ? line.text.trim().replace(/^\||\|$/g, "") : line.text;
  let at = line.at + line.text.indexOf(inner);
  const cells = inner.split(delimiter).map((part) => {
    const cell = trimmed(at, part, keyOf);
    at += part.length + 1;
    return cell;
  });
  return delimiter === "," && /[[({]/.test(inner) && cells.some(({ key }) => !key) ? [] : [cells]; // an array has no empty cells
};

/** @type {Layout} */
const columns = ({ at, text }, keyOf) =>
  NO_COLUMNS.test(text) ? [] : [matches(CHARACTER, { at, text: text.trimEnd() }, keyOf)];
/** @type {Layout} */
const characterRows = (line, keyOf) => [characters(line, keyOf)];
/** @type {Layout} */
const words = (line, keyOf) => [matches(WORD, line, keyOf)];

/** The layouts of rows that are a line each. */
const LINES = [characterRows, ...["\t", ",", "|"].map(between)];

/** The customary symbols at the end of a line, as words or within its last word, behind whatever label. @type {Layout} */
const tails = (line, keyOf) => {
  const found = matches(WORD, line, keyOf).reverse();
  const unknown = found.findIndex(({ key }) => !isKnownKey(key));
  const known = unknown < 0 ? found : found.slice(0, unknown);
  if (known.length > 1) return [known.reverse()];
  const last = found.slice(0, 1).flatMap((word) => characters(word, keyOf));
  return [last.every(({ key }) => isKnownKey(key)) ? last : []];
};

/** The lines of a text that have words, without frames and quotation marks. @param {string} text @returns {Line[]} */
function linesOf(text) {
  const isFramed = BAR.test(text);
  const [rule, ...rules] = text.match(RULE) ?? [];
  const isHeaded = rule && !rules.length && !DASH.test(text.replace(rule, ""));
  const fences = text.match(FENCES) ?? [];
  const isFenced = fences.length === 2 && text.split("~").length === fences.join("").split("~").length;
  const isFrame = (/** @type {string} */ line) =>
    (isFenced && fences.includes(line)) || (isFramed && FRAME.test(line)) || (isHeaded && line === rule);
  const lines = [];
  let breaks = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n;\]}]+|[\n;\]}]/g)) {
    const [quote] = QUOTE.exec(line) ?? [""];
    const rest = line.slice(quote.length).replace(COMMENT, "");
    if (line === "\n") breaks++;
    else if (RegExp(`[^${SEPARATORS}]`).test(rest) && !isFrame(rest)) {
      lines.push({ at: index + quote.length, text: rest, breaks });
      breaks = 0;
    }
  }
  return lines;
}

/** A line without its label. @param {Line} line @returns {Line} */
function unlabelled({ at, text, breaks }) {
  const [label] = LABEL.exec(text.slice(0, 80)) ?? [""];
  return { at: at + label.length, text: text.slice(label.length), breaks };
}

/** @returns {Run} */
const emptyRun = () => ({ rows: [], keys: new Set(), weight: 0, odd: -1, isSpaced: false, isPart: false });

/** Adds a row to a run; false if it does not belong there. @param {Run} run @param {Cell[]} row @param {boolean} isFree rows may differ in width */
function extend(run, row, isFree) {
  const { rows, keys } = run;
  const own = new Set(row.map(({ key }) => key));
  const all = new Set([...keys, ...own]);
  if (!row.length || all.size > SYMBOLS_MAX) return false;
  const isOdd = !isFree && rows.length > 0 && row.length !== rows[0].length;
  const isRelated = all.size === own.size || all.size === keys.size;
  if (isOdd && (!isRelated || row.length < 2)) return false;
  if (isOdd && run.odd < 0) run.odd = rows.length;
  run.keys = all;
  run.weight += row.reduce((sum, { key }) => sum + key.length, 0);
  rows.push(row);
  return true;
}

/** The runs of rows in one layout. @param {Line[]} lines @param {Layout} layout @param {KeyOf} keyOf @returns {Run[]} */
function runsIn(lines, layout, keyOf) {
  const fewest = [characterRows, columns, words].includes(layout) ? 1 : 2;
  const runs = [emptyRun()];
  const add = (/** @type {Cell[]} */ row) =>
    row.length >= fewest && extend(runs[runs.length - 1], row, layout === columns);
  for (const line of lines)
    for (const [j, row] of layout(line, keyOf).entries()) {
      const run = runs[runs.length - 1];
      const isApart = j === 0 && line.breaks > 1;
      if (!j && !run.rows.length) run.isPart = false;
      run.isSpaced ||= run.rows.length === 1 && isApart;
      if ((!isApart || run.rows.length < 2 || run.isSpaced) && add(row)) continue;
      run.isPart ||= j > 0;
      if (run.rows.length) runs.push(emptyRun());
      const next = runs[runs.length - 1];
      next.isPart = j > 0;
      if (!add(row)) next.isPart = !/[:：]/.test(row[row.length - 1]?.key);
    }
  return runs.filter(({ rows }) => rows.length > 0);
}

/** The number or letter of a row before its cells: "1 ", "| 1 |", "r1 ", "1,". */
const ORDINAL = /^[\s|"'`[(]*(?:row *|r|line *)?([a-z]|\d{1,4})(?:\s*[|,\t]|["'`\s]+)(?=.)/i;

/** The lines without labels that count them: 0 or 1 or A, then the next number or letter. @param {Line[]} lines @returns {Line[]} */
function withoutOrdinals(lines) {
  const found = lines.map(({ text }) => ORDINAL.exec(text) ?? ["", ""]);
  const ordinalOf = (/** @type {string} */ label) => (/\d/.test(label) ? Number(label) : label.charCodeAt(0) - 96);
  const numbers = found.map(([, label]) => (label ? ordinalOf(label.toLowerCase()) : -1));
  let last = -1;
  return lines.map((line, i) => {
    const number = numbers[i];
    const isCounted = number === last + 1 ? last >= 0 || numbers[i + 1] === 1 : number === 1 && numbers[i + 1] === 2;
    last = isCounted ? number : -1;
    const [before] = found[i];
    const length = before.length - Number(before.endsWith("|")); // the bar may be followed by an empty cell
    return isCounted ? { ...line, at: line.at + length, text: line.text.slice(length) } : line;
  });
}

/** The number in the name of a row or a column: 1 of 1, r1 and c1. @param {string} word */
const numberIn = (word) => Number(/^[rcxy]?(\d{1,4})$/i.exec(word)?.[1] ?? Number.NaN);

/** True if names count on from 0 or 1. @param {string[]} names */
export const areCounted = (names) => {
  const first = numberIn(names[0]);
  return (first === 0 || first === 1) && names.every((name, i) => numberIn(name) === first + i);
};

/** The lines of a table without the numbers of its rows and columns; other lines as they are. @param {Line[]} lines */
function withoutIndex(lines) {
  const found = lines.map(({ text }) => [...text.matchAll(WORD)]);
  const head = found.findIndex((words, i) => words.length > 1 && found[i + 1]?.length === words.length + 1);
  if (head < 0) return lines;
  const after = found.slice(head + 1);
  const end = after.findIndex((words) => words.length !== found[head].length + 1);
  const rows = end < 0 ? after : after.slice(0, end);
  const isTable =
    rows.length > 1 &&
    [found[head], rows.map(([label]) => label)].every((names) => areCounted(names.map(([name]) => name)));
  if (!isTable) return lines;
  return lines.slice(head + 1, head + 1 + rows.length).map((line, i) => {
    const { index } = rows[i][1];
    return { ...line, at: line.at + index, text: line.text.slice(index) };
  });
}

/** True if no symbol is a number other than 0 and 1. @param {Run} run */
const isPlain = ({ keys }) => ![...keys].some((key) => /^\d/.test(key) && !/^[01]$/.test(key));

/** True if words in the midst of a line are rows rather than numbers such as 100 000 000. @param {Run} run */
const isManifest = ({ rows }) =>
  rows.length > 2 && rows[0].length > 2 && rows.filter((row) => row.some(({ key }) => key !== "0")).length > 1;

/** True if a run is a drawing of several rows, or one row or column that is the whole text. @param {Run} run @param {number} visible characters of the text */
function isDrawing(run, visible) {
  const { rows, keys, weight, isPart } = run;
  const all = [...keys];
  const cells = rows.length * rows[0].length;
  const isProse = all.some((key) => /^\p{L}/u.test(key) && !isKnownKey(key));
  if (!isPlain(run) || (isPart && (isProse || !isManifest(run)))) return false;
  const isHinted = all.some(isKnownKey);
  if (rows.length > 1 && rows[0].length > 1)
    return cells >= (all.length === SYMBOLS_MAX ? CELLS_SURE : isHinted ? 1 : CELLS_LIKELY);
  const isWord = all.every((key) => /^[\p{L}\p{N}]/u.test(key)) && !(keys.has("x") && keys.has("o"));
  if (cells > 2 && isCustomary(all) && all.every((key) => key.length > 1)) return weight === visible;
  return cells > 2 && all.length === 2 && isHinted && !isWord && weight === visible;
}

/** The run of columns with rows of equal width, from the margin on; null if no cell is blank. @param {Run} run @returns {Run | null} */
function aligned(run) {
  const isFilled = (/** @type {Cell} */ { key }) => key !== "";
  const left = run.rows.reduce((least, row) => Math.min(least, row.findIndex(isFilled)), Number.POSITIVE_INFINITY);
  const inner = run.rows.map((row) => row.slice(left));
  const isSpread =
    inner.some((row) => row.length > 1) && inner.every((row) => row.every(({ key }, i) => !key || i % 2 === 0));
  const spread = isSpread ? inner.map((row) => row.filter((_, i) => i % 2 === 0)) : inner;
  if (!spread.some((row) => row.some(({ key }) => !key))) return null;
  const width = spread.reduce((most, row) => Math.max(most, row.length), 0);
  if (width * spread.length > LIMITS.lights) return null;
  const rows = spread.map((row) => {
    const { at, text } = row[row.length - 1];
    const blank = { at: at + text.length, text: "", key: "" };
    return [...row, ...Array.from({ length: width - row.length }, () => blank)];
  });
  return { ...run, rows, odd: -1 };
}

/** Signs between the words of a row: on / off / on. */
const INFIX = /^[-/–—·]$/;

/** A run without the sign that stands between all its cells, if there is one. @param {Run} run @returns {Run} */
function withoutInfix(run) {
  const infix = run.rows[0][1]?.key ?? "";
  const others = [...run.keys].filter((key) => key !== infix);
  const isBetween = run.rows.every(
    (row) => row.length % 2 > 0 && row.every(({ key }, i) => (key === infix) === i % 2 > 0),
  );
  if (!INFIX.test(infix) || !isBetween || others.length < 2 || (run.rows[0].length < 4 && others[0].length < 2))
    return run; // 1-0 is a score
  const rows = run.rows.map((row) => row.filter((_, i) => i % 2 === 0));
  return { ...run, rows, keys: new Set(others) };
}

/** A square of 0 and 1 is a matrix of masks if the text says so, or if letters name its rows and its columns. @param {Run} run @param {string} text */
function isMatrix({ rows, keys }, text) {
  if (rows.length !== rows[0].length || [...keys].some((key) => key !== "0" && key !== "1")) return false;
  const [above, ...labels] = [rows[0], ...rows].map(([{ at }], i) => {
    const begin = text.lastIndexOf("\n", at) + 1;
    return (i ? text.slice(begin, at) : (text.slice(0, begin).trimEnd().split("\n").pop() ?? "")).match(WORD) ?? [];
  });
  return /adjacen|邻接|鄰接/i.test(text) || (above.join() === labels.join() && /^[a-z]/i.test(above[0] ?? ""));
}

/** The text around cells in LaTeX, in HTML, and in programs. */
const LATEX = [
  /[\w ]{1,40}= *(?=\\)/g,
  /\\hline|\\begin\{\w*\}(?:\{[\w|]*\})?|\\end\{\w*\}|\\(?:left|right)\b|\\[[\]()]|[$&]/g,
];
const HTML = /** @type {[RegExp, string][]} */ ([
  [/\n(?=\s{0,80}<t[dh]\b)/gi, " "],
  [/<\/tr>/gi, "|\n"],
  [/<\/(?:p|div)>|<br ?\/?>/gi, "\n"],
  [/<\/?(?:pre|code)>/gi, "\n"],
  [/<t[dh]\b[^<>]{0,80}>/gi, "|"],
  [/<\/?\w[^<>]{0,80}>/g, " "],
]);
/** A text of the same length, with blanks, bars and line breaks in place of the tags of HTML. @param {string} text */
export const withoutTags = (text) =>
  /<(?:td|br|pre|code|p|div|span|li)\b/i.test(text)
    ? HTML.reduce((rest, [pattern, sign]) => rest.replace(pattern, ({ length }) => sign.padStart(length)), text)
    : text;
const PROGRAMS = [
  /\b(?:\w{1,20}\.)?\w{1,20}!?(?=[[({])|, *dtype=[\w.]*/gi, // array([…]), c(…), vec![…]
  /^[^\n=]{0,80}= *(?=[[{(])|"\w{1,20}" *: *(?=[[{(])/gm,
  /(?<=[[ ,][01])\.(?=[\s,\]])/g,
  /^[^\S\n]{0,200}\[\d{1,4},?\]|\[,\d{1,4}\]/gm, // numbers of rows and columns, as R prints them
];
/** The name of rows in quotation marks, the sign of binary numbers, and the decimals of 0 and 1. */
const EVERYWHERE = [
  /^[$\w ]{1,40}= ?(?="""|'''|`)/gm,
  /\b0b(?=[01]{2})/gi,
  /(?<=(?:^|[\s[(,])[01])\.0+(?=$|[\s\]),;])/gm,
  /(?<=(?:^|[\s[(,])[01])\.(?=[^\S\n]+[01]\.|[^\S\n]*$)/gm,
  /(?<=\b(?:on|off))[-–](?=(?:on|off)\b)/gi,
];
/** A cell in brackets: [x], [ ], (o) or [ON]. */
const BOX = /[[(]([^\s[\]()\d]| ?|on|off)[\])]/gi;

/** True if most of a text is cells in brackets. @param {string} text */
export function isBoxed(text) {
  const boxes = text.match(BOX) ?? [];
  const weight = boxes.reduce((sum, { length }) => sum + length, 0);
  return boxes.length > 3 && 2 * weight > text.replace(/\s/g, "").length;
}

/** A text of the same length, with blanks, bars and line breaks in place of what surrounds cells. @param {string} given */
function withoutNotation(given) {
  const text = given.includes("\n") ? given : given.replaceAll("\\n", " \n");
  if (isBoxed(text))
    return text
      .replace(/^[^\S\n]{0,200}[-*•] /gm, blank)
      .replace(BOX, (box, cell) => `|${cell.trim() || BLANK}`.padEnd(box.length));
  const plain = withoutTags(text);
  const patterns = plain !== text ? [] : text.includes("\\") ? LATEX : /[[{(]/.test(text) ? PROGRAMS : [];
  const blanks = [...patterns, ...EVERYWHERE].reduce((rest, pattern) => rest.replace(pattern, blank), plain);
  return blanks.replaceAll("\\\\", " \n").replace(/[│┃║]/g, "|");
}

/** The largest drawing of a text; if a larger one has rows of different widths, then this one. Null if there is none. @param {string} given @param {KeyOf} [keyOf] @returns {Drawing | null} */
export function findDrawing(given, keyOf = plainKey) {
  const isCalled = given.indexOf("!") === given.trimEnd().length - 1; // behind the last row
  const text = withoutNotation(isCalled ? given.replace("!", " ") : given);
  const visible = text.length > ROW_MAX ? Number.NaN : plainKey(text.replace(RegExp(SEPARATOR, "g"), "")).length;
  const lines = withoutIndex(linesOf(text));
  const labelled = lines.map(unlabelled);
  let best = emptyRun();
  let ragged = emptyRun();
  const consider = (/** @type {Run | null} */ run, least = best.weight) => {
    if (!run || run.weight <= least) return;
    if (run.odd < 0 && isDrawing(run, visible)) best = run;
    else if (run.odd > 0 && run.weight > ragged.weight && isPlain(run)) ragged = run;
  };
  for (const layout of [wordRows, ...LINES])
    for (const run of runsIn(layout === wordRows ? lines : labelled, layout, keyOf)) consider(withoutInfix(run));
  if (best.keys.size === 1) for (const run of runsIn(labelled, between("|"), keyOf)) consider(run, best.weight - 1); // empty boxes are cells
  const isAlike = best.keys.size === 1; // the blanks between its words may be cells
  for (const run of runsIn(lines, columns, keyOf)) {
    const drawn = run.rows.length > 1 ? aligned(run) : null;
    const isParted = drawn?.rows[0].some((_, col) => drawn.rows.every((row) => !row[col].key)); // by a blank column
    consider(drawn, best.weight - Number(isAlike && !isParted));
  }
  for (const run of runsIn(labelled, words, keyOf).map(withoutInfix))
    if (run.odd < 0)
      consider(
        run,
        [...run.keys].every(isKnownKey) && !best.keys.has("") ? best.weight - 1 : Math.max(best.weight, ragged.weight),
      );
  if (!best.weight)
    for (const layout of LINES) for (const run of runsIn(withoutOrdinals(labelled), layout, keyOf)) consider(run);
  if (!best.weight)
    for (const run of runsIn(lines, tails, keyOf)) if (run.rows[0].length > 2 && run.keys.size === 2) consider(run);
  if (best.keys.size === 1 && keyOf === plainKey) {
    const exact = findDrawing(given, exactKey);
    if (exact?.keys.length === 2) return exact;
  }
  const run = best.weight >= ragged.weight ? best : ragged;
  if (!run.weight && /^[^/]*(?:\/[^/]+)+$/.test(given)) return findDrawing(given.replaceAll("/", "\n"), keyOf);
  if (!run.weight || (run === ragged && run.weight < RAGGED_MIN)) return null;
  return { rows: run.rows, keys: [...run.keys], odd: run.odd, isMatrix: run.odd < 0 && isMatrix(run, given) };
}

/** The drawing of a long text that is rows of two signs and nothing else; null for another text. @param {string} text @returns {Drawing | null} */
export function rowsIn(text) {
  const [row, ...others] = text.trim().split("\n");
  const areRows = row.length > 1 && others.length > 0 && others.every(({ length }) => length === row.length);
  return areRows && text.length <= ROWS_MAX && new Set(text).size === 3 ? findDrawing(text) : null;
}

/** A sign that is no letter and no digit. */
const SIGN = /^[\p{So}\p{ExtPict}]/u;
/** The name of a colour, or its capital letter. */
const COLOUR =
  /^(?:[RGBYWOP]|red|green|blue|yellow|white|black|orange|purple|violet|pink|cyan|magenta|brown|gr[ae]y|[红紅绿綠蓝藍黄黃白黑橙紫粉])$/u;

/** The drawing of a text in more signs than findDrawing() takes, or in three colours or more; null if there is none. @param {string} text @returns {Drawing | null} */
export function findSigns(text) {
  const isSign = (/** @type {string} */ sign) =>
    SIGN.test(sign) || COLOUR.test(sign) || COLOUR.test(sign.toLowerCase());
  const found = findDrawing(text, (sign) => (isSign(sign) ? "#" : plainKey(sign)));
  if (!found || found.odd >= 0 || found.keys.join() !== "#") return null;
  const rows = found.rows.map((row) => row.map((cell) => ({ ...cell, key: plainKey(cell.text) })));
  const keys = [...new Set(rows.flat().map(({ key }) => key))];
  const areColours = keys.every((key) => !SIGN.test(key));
  const isClear = !areColours || keys.some((key) => key.length > 1) || !/[a-z]/.test(keys[0]) || keys.includes("r");
  return isClear && keys.length > (areColours ? SYMBOLS_MAX - 1 : SYMBOLS_MAX) ? { ...found, rows, keys } : null;
}
