/**
 * @file The boards of a text that holds several: sizes with their rows, as contests give them; titles; empty lines; a notation, a machine or an array on each line.
 *
 * @typedef {{ at: number, end: number, title?: [from: number, to: number] }} Case  a part of the folded text that is one board, and the place of its title
 * @typedef {{ text: string, raw: string, at: number, start: number, end: number }} Line  text: folded, without blanks around it, which begins at start; raw: as it was given
 */
import { isHarmless } from "./facts.js";
import { boardsWithin } from "./literal.js";
import { isNotation } from "./notation.js";
import { headOf } from "./parts.js";

/** Lines of cells, in each pair of signs. */
const ROWS = [/^[01\s,]+$/, /^[.#*oOxX_\s-]+$/, /^[bwBW\s]+$/];
const COMMENT = /^(?:#|\/\/|;|--)\s/;
/** A comment behind a notation. */
const REMARK = /\s(?:#|\/\/)\s/;
const ARRAY = /^\[\s*\[.*\]\s*\][,;]?$/;
/** The name of an array, and the title of a board in the same line. */
const NAMED = /^([A-Za-z]\w{1,30}) *= *(?=\[ *\[)/;
const INLINE = /^([^\n:：01.#]{0,30}\d{0,4}) *[:：] *(?=[01.#]{2,}(?:[ /|,]+[01.#]{2,})+$)/;
/** The number or the title of a board, alone in a line. */
const NUMBER = /^[^\p{L}\p{N}]*(?:\p{L}[\p{L} ]{0,20})?(\d{1,4})(?:[.):：关關题題]|[^\p{L}\p{N}]*$)/u;
const LETTER = /^(?:[a-h][).:]|[一二三四五六七八九十]{1,2}[、.)：:])$/iu;
/** A line between boards. */
const RULER = /^(?:\*(?: \*){2,}|-{3,}|={3,}|\*{3,}|~{3,}|_{3,})$/;
/** Heads of parts of one board. */
const PART =
  /^\W*(?:start|goal|target|now|current|initial|end|want|wanted|solution|answer|output|input|expected|from|to|before|after|becomes|final|result|press|presses)\b/i;
const MACHINE = /^\[[.#]+\](?:\s*\(\d+(?:,\d+)*\))+/;

/** The cells of a line in one pair of signs; 0 if it has any other character. @param {Line | undefined} line */
const cellsIn = (line) =>
  line && ROWS.some((row) => row.test(line.text)) ? line.text.replace(/[\s,]/g, "").length : 0;

/** @param {Line | undefined} line */
const numberIn = (line) => (line && /^\d{1,6}$/.test(line.text) ? Number(line.text) : Number.NaN);

/**
 * The cases of a folded text; a text that is not clearly several is one.
 * @param {string} folded
 * @param {(from: number, to: number) => string} given the text of a range of the folded one
 * @returns {Case[]}
 */
export function casesOf(folded, given) {
  const within = boardsWithin(folded);
  if (within) return within.map(({ from, to }) => ({ at: from, end: to }));
  const isForeign = folded.includes("\x7f");
  /** @type {Line[]} */
  const lines = [];
  for (let at = 0, end; at < folded.length; at = end + 1) {
    end = folded.indexOf("\n", at);
    if (end < 0) end = folded.length;
    const whole = folded.slice(at, end);
    const text = whole.trim();
    const start = end - whole.trimStart().length;
    if (text) lines.push({ text, at, end, start, raw: isForeign ? given(at, end).trim() : text });
  }
  const groups =
    headed(lines, SIZE, 1) ??
    headed(lines, SIDE, 2)?.map((group) => group.slice(1)) ?? // without the side
    titled(lines) ??
    inline(lines) ??
    counted(lines) ??
    ruled(lines) ??
    apart(lines, folded) ??
    single(lines, folded);
  const cases = groups?.flatMap((group) => {
    const [title] = "title" in group ? [group.title] : [];
    const own = "lines" in group ? group.lines : group;
    return own.length ? [{ at: own[0].at, end: own[own.length - 1].end, title }] : [];
  });
  return cases?.length ? cases : [{ at: 0, end: folded.length }];
}

/** Groups of lines that follow each other to the end, or to a line of zeros; null if any line is left. @param {Line[]} lines @param {number} from @param {(i: number) => number} lengthAt of the group at a line, or 0 */
function groupsFrom(lines, from, lengthAt) {
  const groups = [];
  for (let i = from; i < lines.length; ) {
    if (i === lines.length - 1 && i > from && /^0(?:\s+0)*$/.test(lines[i].text)) break;
    const length = lengthAt(i);
    if (!(length > 0) || i + length > lines.length) return null;
    groups.push(lines.slice(i, i + length));
    i += length;
  }
  return groups;
}

/** Heads of the rows of a board: its size, and the side of a square. */
const SIZE = /^(\d{1,6})[\sx*,]+(\d{1,6})$/;
const SIDE = /^(\d{1,6})$/;

/** A head, its rows, and so on; before them their number, if it is told. @param {Line[]} lines @param {RegExp} head @param {number} fewest boards with a number */
function headed(lines, head, fewest) {
  const lengthAt = (/** @type {number} */ i) => {
    const [, rows, cols = rows] = head.exec(lines[i].text) ?? [];
    const isWhole = Number(rows) > 0 && i + Number(rows) < lines.length;
    const areRows = isWhole && lines.slice(i + 1, i + 1 + Number(rows)).every((line) => cellsIn(line) === Number(cols));
    return areRows ? Number(rows) + 1 : 0;
  };
  const count = numberIn(lines[0]);
  const numbered = count >= fewest ? groupsFrom(lines, 1, lengthAt) : null;
  if (numbered?.length === count) return numbered;
  const groups = groupsFrom(lines, 0, lengthAt);
  return groups && groups.length > 1 ? groups : null;
}

/** What follows the first colon or equals sign. @param {string} text */
const behindSign = (text) => text.slice(text.search(/[:=]|$/) + 1);

/** Titles, each with rows below it. @param {Line[]} lines */
function titled(lines) {
  const isTitle = (/** @type {Line} */ line) =>
    !cellsIn(line) &&
    line.text.length < 80 &&
    (/^\W*[a-z\x7f]{2,}/i.test(line.text) ||
      (NUMBER.test(line.raw) && !/^\d+$/.test(line.raw)) ||
      LETTER.test(line.raw)) &&
    !/[01.#]{2}/.test(behindSign(line.text)) &&
    !PART.test(line.text) &&
    !headOf(line.raw);
  if (!lines.length || !isTitle(lines[0])) return null;
  /** @type {{ title: [from: number, to: number], head: Line, lines: Line[] }[]} */
  const groups = [];
  for (const line of lines) {
    if (isTitle(line)) groups.push({ title: [line.at, line.end], head: line, lines: [] });
    else if (cellsIn(line) < 2) return null;
    else groups[groups.length - 1].lines.push(line);
  }
  const numbers = groups.map(({ head }) => Number(NUMBER.exec(head.raw)?.[1] ?? Number.NaN));
  const areCounted = numbers.every((number, i) => Number.isNaN(number) || !i || number > numbers[i - 1]);
  return groups.length > 1 && areCounted && groups.every((group) => group.lines.length > 0) ? groups : null;
}

/** A title and rows in each line, or the name of an array before it. @param {Line[]} lines */
function inline(lines) {
  /** @type {{ title: [from: number, to: number], lines: Line[] }[]} */
  const groups = [];
  for (const line of lines) {
    const [whole, title] = NAMED.exec(line.text) ?? INLINE.exec(line.text) ?? [];
    const isBoard = whole && (!NAMED.test(line.text) || ARRAY.test(line.text.slice(whole.length)));
    if (!isBoard || PART.test(title) || headOf(title) || !isHarmless(`${title.replace(/\d{1,9}\s{0,20}$/, "")}:`))
      return null;
    const { start } = line;
    groups.push({ title: [start, start + title.length], lines: [{ ...line, at: start + whole.length }] });
  }
  const names = lines.map(({ text }) => NAMED.exec(text)?.[1]);
  const areDistinct = new Set(names).size === names.length || names[0] === undefined;
  return groups.length > 1 && areDistinct ? groups : null;
}

/** Boards with a line between them. @param {Line[]} lines */
function ruled(lines) {
  const ruler = lines.find(({ text }) => RULER.test(text))?.text;
  if (!ruler) return null;
  /** @type {Line[][]} */
  const groups = [[]];
  for (const line of lines)
    if (line.text === ruler) groups.push([]);
    else groups[groups.length - 1].push(line);
  const own = groups.filter(({ length }) => length);
  const isGrid = (/** @type {Line[]} */ group) =>
    group.length > 1 && group.every((line) => cellsIn(line) > 1 && !line.text.includes(ruler[0]));
  return own.length > 1 && own.every(isGrid) ? own : null;
}

/** A number of cases and their rows, all of the same size; or the side of a square and its rows. @param {Line[]} lines */
function counted(lines) {
  const [first] = lines;
  const count = numberIn(first);
  if (!(count > 0)) return null;
  const rows = lines.slice(1);
  const cols = cellsIn(rows[0]);
  if (cols < 2 || rows.length % count > 0 || rows.some((line) => cellsIn(line) !== cols)) return null;
  if (cols === first.text.length) return null; // a row like the others
  const height = count === cols && rows.length === count ? count : rows.length / count;
  return Array.from({ length: rows.length / height }, (_, i) => rows.slice(i * height, (i + 1) * height));
}

/** Grids with an empty line between them, each of several rows. @param {Line[]} lines @param {string} folded */
function apart(lines, folded) {
  if (!/\n[^\S\n]*\n/.test(folded)) return null;
  /** @type {Line[][]} */
  const groups = [];
  lines.forEach((line, i) => {
    const gap = i > 0 ? folded.slice(lines[i - 1].end, line.at).split("\n").length : 3;
    if (gap > 2) groups.push([]);
    groups[groups.length - 1].push(line);
  });
  const isGrid = (/** @type {Line[]} */ group) => group.length > 1 && group.every((line) => cellsIn(line) > 0);
  return groups.length > 1 && groups.every(isGrid) ? groups : null;
}

/** One board to a line. Comments lie between them; a line that is none of these is a board that is refused. @param {Line[]} lines @param {string} folded */
function single(lines, folded) {
  if (lines.length < 2) return null;
  for (const pattern of [ARRAY, MACHINE])
    if (lines.every(({ text }) => pattern.test(text))) return lines.map((line) => [line]);
  if (!folded.includes(".")) return null; // of a notation
  const own = lines.filter(({ text }) => !COMMENT.test(text));
  const boards = own.map((line) => {
    const at = line.text.search(REMARK);
    const text = at < 0 ? line.text : line.text.slice(0, at).trimEnd();
    return { line: { ...line, text, end: line.end - line.text.length + text.length }, is: isNotation(text) };
  });
  const count = boards.filter(({ is }) => is).length;
  if (count === 0 || boards.length < 2) return null;
  if (count > 1 && boards.every(({ line, is }) => is || !/\s/.test(line.text))) return boards.map(({ line }) => [line]);
  /** @type {Line[][]} */
  const groups = [];
  let isOpen = false;
  const last = boards.map(({ is }) => is).lastIndexOf(true);
  for (const [i, { line, is }] of boards.entries()) {
    if (!is && isHarmless(line.raw, { isBehind: i > last })) continue; // before a board it may be a title
    if (is || !isOpen) groups.push([]);
    groups[groups.length - 1].push(line);
    isOpen = !is;
  }
  return groups.length > 1 && groups.every((group) => group.length > 1 || isNotation(group[0].text)) ? groups : null;
}
