/**
 * @file The boards of a text that holds several: sizes with their rows, as contests give them, also below "Sample Input"; titles; empty lines; a notation or an array
 * on each line; machines, also within sentences.
 *
 * @typedef {{ at: number, end: number, title?: [from: number, to: number], isPart?: boolean }} Case  a part of the folded text that is one board, and the place of its title; isPart: this may tell of
 *   another board of the text, as "goal" and "holes" do
 * @typedef {import("./text.js").Range} Range
 * @typedef {{ cases: Case[], used: Range[] | null, shared?: Range[], doubts?: Range[] }} Cases  used: the heads of the cases and between them, where there may be other text, too; else null; shared: sentences about all boards; doubts: those that may be about one
 * @typedef {{ text: string, raw: string, at: number, end: number, start: number }} Line  text: folded, without blanks around it, which begins at start; raw: as it was given, without the sign of a heading; the line is from at to end
 */
import { MACHINE, switchesAt } from "./contest.js";
import { factsIn, isHarmless, maySay } from "./facts.js";
import { boardsWithin, isBoardName } from "./literal.js";
import { isNotation } from "./notation.js";
import { headOf, mayBeGoal } from "./parts.js";
import { SHAPES } from "./shape.js";
import { linesOf, withoutEnd } from "./text.js";
import { has, numberOf, tokensOf } from "./words.js";

/** Lines of cells, in each pair of signs. */
const ROWS = [/^[01\s,]+$/, /^[.#*oOxX_\s-]+$/, /^[bwBW\s]+$/, /^[亮灭滅暗开開关關\s,，、]+$/u];
const COMMENT = /^(?:#|\/\/|;|--)\s/;
/** A comment behind a notation. */
const REMARK = /\s(?:#|\/\/)\s/;
const ARRAY = /^(?:\[\s*\[.*\]\s*\]|[[({]\s*(["'])[01.#]{2,}\1(?:\s*,\s*\1[01.#]{2,}\1)+\s*[\])}])[,;]?$/;
/** The name of an array, and the title of a board in the same line. */
const NAMED = /^([A-Za-z]\w{1,30}) *= *(?=\[ *[["'])/;
const INLINE = /^([^\n:：=01.#]{0,30}\d{0,4}) *[:：=] *["']?(?=[01.#]{2,}(?:[ /|,]+[01.#]{2,})+["']?[,;]?$)/;
/** Rows between slashes, which are no masks. */
const SLASHED = /^[01.#]+(?:\/[01.#]+)+\W{0,3}$/;
/** The number or the letter of a board in the same line. */
const LISTED = /^([a-z]|\d{1,2})[).] +(?=[01.#]{3,}(?:[ /|,]+[01.#]{3,})+$)/i;
/** Titles of what is told about the cells of another board. */
const MARKED =
  /\b(?:buttons?|press\w*|broken|stuck|jammed|locked|holes?|missing|masks?|any|free|answer|solution|walls?|kernel|rules?|patterns?|stencil|inverse|effects?|states?|steps?|frames?|layers?|pictures?|neighbou?rs|neighbou?rhood|fixed|have|need|old|new|correct|wrong|half|parts?|goal|target|questions?)\b|^\W*q\W*(?:[:：]|$)|按|坏|壞|洞|锁|鎖|答案|解|题|題|操作|初始|目标|目標|现在|現在|之前|之后|之後/iu;
/** A size, and what is told of its lights. */
const SIZED = /^\d{1,4} ?[x*] ?\d{1,4}\b.*[a-z\x7f]/i;
/** The number of a board. */
const NUMBERED_TITLE =
  /^(?:round|test(?: case)?|case|problem|lesson|example|sample|board|puzzle|grid|level|position|game) ?#?(?:\d{1,4}|[a-z]) ?$/i;
/** A line between boards. */
const RULER = /^(?:\*(?: \*){2,}|-{3,}|={3,}|\*{3,}|~{3,}|_{3,})$/;
/** Heads of parts of one board. */
const PART =
  /^\W*(?:start|goal|target|now|current|initial|end|want|wanted|solution|answer|output|input|expected|from|to|before|after|becomes|final|result|press|presses)\b|^\s*(?:初始|起始|开始|開始|现在|現在|目标|目標|终态|終態|答案|解)/iu;
/** Every notation has one of these. */
const MAY_BE_NOTATION = RegExp(`\\dx\\d|doors-|dials\\d|${SHAPES}`, "i");
/** The head of the lines of an example, or of an array in the same line. */
const INPUT =
  /^\W*(?:(?:sample|example) )?input(?: \d{1,2})?\W*(?:$|(?=\[|\b[a-z]{1,9} *= *\[))|^\P{L}*(?:(?:样例|樣例|示例) ?)?(?:输入|輸入)(?: ?(?:样例|樣例|示例))?\P{L}*$/iu;

/** The cells of a line in one pair of signs; 0 if it has any other character. @param {Line | undefined} line */
const cellsIn = (line) =>
  line && ROWS.some((row) => row.test(line.text) || row.test(line.raw)) ? line.text.replace(/[\s,]/g, "").length : 0;

/** The cases of a folded text; a text that is not clearly several is one. @param {string} folded @param {(from: number, to: number) => string} given the text of a range of the folded one @returns {Cases} */
export function casesOf(folded, given) {
  const machines = /\] ?\(/.test(folded) ? machinesIn(folded) : [];
  if (machines.length) return { cases: machines, used: [] };
  const lines = linesIn(folded, given);
  const examples = /input|\x7f/i.test(folded) ? examplesIn(lines) : [];
  if (examples.length > 1) return { cases: examples.map(caseOf), used: null };
  const [own] = examples;
  const last = own ? own.findIndex(({ raw }) => headOf(raw) === "answer") : -1;
  const within = own ? severalIn(own.slice(1, last > 0 ? last : undefined)) : null;
  if (within)
    return { cases: within, used: [own[0], ...(last > 0 ? [own[last]] : [])].map(({ at, end }) => [at, end]) };
  const objects = boardsWithin(folded);
  const end = objects ? lines.length : behindBoards(lines);
  const ended = end < lines.length ? severalIn(lines.slice(0, end)) : null;
  const boards = objects ?? (ended ? null : severalIn(lines));
  if (boards) return { cases: boards, used: null };
  const cases = ended ?? introducedIn(lines);
  return cases ? withShared(cases, lines) : { cases: [{ at: 0, end: folded.length }], used: null };
}

/** The facts of a sentence about the rule, the edges, the goal or the signs of boards; null for another line, and for one that tells a board. @param {Line} line */
function toldBy({ raw }) {
  const facts = factsIn(raw);
  return facts && !("size" in facts || "start" in facts || "alike" in facts) ? facts : null;
}

/** The place behind which lines only tell something of the boards. @param {Line[]} lines */
function behindBoards(lines) {
  let end = lines.length;
  while (end > 1 && lines.length - end < INTRODUCTION_MAX && toldBy(lines[end - 1])) end--;
  return end;
}

/** Words about all boards. */
const OF_ALL =
  /\b(?:all|every|each|both) (?:of (?:them|these)|(?:the )?(?:boards?|puzzles?|levels?|grids?))\b|所有|全部/iu;

/** Boards with the sentences before and behind them that are about all; one behind them may be about the last one. @param {Case[]} cases @param {Line[]} lines @returns {Cases} */
function withShared(cases, lines) {
  const [{ title: [first] = [cases[0].at] }] = cases;
  const last = cases[cases.length - 1].end;
  const told = lines.filter((line) => (line.end <= first || line.at >= last) && toldBy(line));
  const doubtful = told.filter((line) => line.at >= last && !toldBy(line)?.legend && !OF_ALL.test(line.raw));
  const [shared, doubts] = [told, doubtful].map((some) => some.map(({ at, end }) => /** @type {Range} */ ([at, end])));
  return { cases, used: cases.flatMap(({ title }) => (title ? [title] : [])), shared, doubts };
}

/** The most sentences before several boards. */
const INTRODUCTION_MAX = 3;

/** True for a sentence, which is no head and names no goal, or is read whole. @param {Line} line */
const isSentence = (line) =>
  /\p{L}{2}/u.test(line.raw) &&
  !cellsIn(line) &&
  ((!INLINE.test(line.text) && !PART.test(line.text) && !mayBeGoal(line.raw)) || factsIn(line.raw) !== null);

/** The boards of lines that are clearly several but for the sentences before them or behind them. @param {Line[]} lines */
function introducedIn(lines) {
  const end = 1 + lines.map(isSentence).lastIndexOf(false);
  const isEnded =
    end < lines.length &&
    lines.length - end <= INTRODUCTION_MAX &&
    lines.some((line) => cellsIn(line) || INLINE.test(line.text));
  for (let from = 0; from <= INTRODUCTION_MAX && lines[from] && (!from || isSentence(lines[from - 1])); from++) {
    const cases = (from ? severalIn(lines.slice(from)) : null) ?? (isEnded ? severalIn(lines.slice(from, end)) : null);
    if (cases) return cases;
  }
  return null;
}

/** @param {string} folded @returns {Case[]} */
const machinesIn = (folded) =>
  Array.from(folded.matchAll(RegExp(MACHINE, "gi")), ({ 0: { length }, index }) => ({
    at: index,
    end: index + length,
  }));

/** The sign of a heading of Markdown. */
const HEADING = /^#{1,6} /;

/** The lines of a folded text that are not empty. @param {string} folded @param {(from: number, to: number) => string} given @returns {Line[]} */
function linesIn(folded, given) {
  const isPlain = !folded.includes("\x7f");
  return linesOf(folded).flatMap(({ text: line, at }) => {
    const text = line.trim();
    const end = at + line.length;
    const raw = (isPlain ? text : given(at, end).trim()).replace(HEADING, "");
    return text ? { text, raw, at, end, start: at + line.indexOf(text) } : [];
  });
}

/** The most examples of a text. */
const EXAMPLES_MAX = 1000;

/** The parts of lines that begin at some of them. @param {Line[]} lines @param {number[]} heads */
const partedAt = (lines, heads) => heads.map((head, i) => lines.slice(head, heads[i + 1]));

/** The lines from each "Sample Input" to the next one. @param {Line[]} lines */
function examplesIn(lines) {
  const heads = lines.flatMap((line, i) => (INPUT.test(line.raw) && mayBegin(line, lines[i + 1]) ? i : []));
  return heads.length > EXAMPLES_MAX ? [] : partedAt(lines, heads);
}

/** True if an array follows, or cells or a number below. @param {Line} head @param {Line | undefined} next */
const mayBegin = ({ text }, next) =>
  text.includes("[") || cellsIn(next) > 0 || /^\d{1,6}(?:\s\d{1,6})?$/.test(next?.text ?? "");

/** The boards of lines that are clearly several, else null. @param {Line[]} given @returns {Case[] | null} */
function severalIn(given) {
  const lines = /^end$/i.test(given.at(-1)?.text ?? "") ? given.slice(0, -1) : given; // of the input of a contest
  const isSpaced = lines.some(({ at }, i) => i > 0 && at > lines[i - 1].end + 1);
  const ruler = lines.find(({ text }) => RULER.test(text))?.text;
  const isRow = lines.some((line) => line.text !== ruler && cellsIn(line) && line.text.includes(ruler?.[0] ?? ""));
  const unruled = ruler && !isRow ? lines.filter(({ text }) => text !== ruler) : lines;
  return (
    headed(lines, (i) => switchesAt((each) => lines[each]?.text, i)?.length ?? 0, { isWhole: true }) ??
    headed(lines, (i) => sizedAt(lines, i, SIZE)) ??
    headed(lines, (i) => sizedAt(lines, i, SIDE), { fewest: 2, skipped: 1 }) ??
    numbered(lines) ??
    titled(unruled) ??
    inline(lines) ??
    counted(lines) ??
    (ruler ? apart(lines, ruler) : null) ??
    (isSpaced ? apart(lines, "") : null) ??
    single(lines)
  );
}

/** @param {Line[]} lines @returns {Case} */
const caseOf = (lines) => ({ at: lines[0].at, end: lines[lines.length - 1].end });

/** Boards that follow each other to the end, or to a line of zeros; null if any line is left. @param {Line[]} lines @param {number} from @param {(i: number) => number} lengthAt how many lines a board has, or 0 @param {number} skipped lines at its beginning */
function groupsFrom(lines, from, lengthAt, skipped) {
  /** @type {Case[]} */
  const groups = [];
  for (let i = from; i < lines.length; ) {
    if (i === lines.length - 1 && i > from && /^0(?:\s+0)*$/.test(lines[i].text)) break;
    const length = lengthAt(i);
    if (!(length > 0)) return null;
    groups.push(caseOf(lines.slice(i + skipped, i + length)));
    i += length;
  }
  return groups;
}

/** Heads of the rows of a board: its size, and the side of a square. */
const SIZE = /^(\d{1,6})[\sx*,]+(\d{1,6})$/;
const SIDE = /^(\d{1,6})$/;

/** The lines of a size and its rows; 0 if it is none. @param {Line[]} lines @param {number} i @param {RegExp} head */
function sizedAt(lines, i, head) {
  const [, rows, cols = rows] = (head.exec(lines[i]?.text ?? "") ?? []).map(Number);
  if (!(rows * cols > 0)) return 0;
  let count = 0;
  while (count < rows && cellsIn(lines[i + 1 + count]) === cols) count++;
  return count === rows ? count + 1 : 0;
}

/**
 * Boards with heads, and their number before them, if it is told.
 * @param {Line[]} lines @param {(i: number) => number} lengthAt how many lines the board at a line has, or 0
 * @param {{ fewest?: number, skipped?: number, isWhole?: boolean }} [options] fewest: boards with a number; skipped: lines of a head; isWhole: one board is a case, too, and a number is that of the boards
 */
function headed(lines, lengthAt, { fewest = 1, skipped = 0, isWhole = false } = {}) {
  const count = Number(SIDE.exec(lines[0]?.text ?? "")?.[1] ?? Number.NaN);
  const numbered = count >= fewest ? groupsFrom(lines, 1, lengthAt, skipped) : null;
  if (numbered?.length === count) return numbered;
  if (numbered?.length && isWhole) return null;
  const groups = groupsFrom(lines, 0, lengthAt, skipped);
  return groups && groups.length > Number(!isWhole) ? groups : null;
}

/** True if a line may be the title of the board below it. @param {Line} line */
const isTitle = (line) => {
  const { text, raw } = line;
  return (
    !cellsIn(line) &&
    text.length < 80 &&
    (/^\W*[a-z\x7f]{2,}/i.test(text) || /^#?\d{1,3}[.)]? \p{L}{3}/u.test(raw)) &&
    (!/[01]{2}$/.test(text) || isHarmless(raw.replace(/[01]{2,6}$/, ""))) &&
    !/[01.#]{2}/.test(text.slice(text.search(/[:=]|$/) + 1)) && // behind the first colon or equals sign
    !PART.test(text) &&
    !headOf(raw)
  );
};

/** A title with a number or a letter, what stands before it, and behind it: other words only behind words. */
const COUNTED =
  /^([^\p{L}\p{N}[({]{0,9}(?:\p{L}[\p{L} ]{0,20})?#?)(?<!\p{Script=Latin})(\d{1,4}|[A-Ha-h]|[一二三四五六七八九十])(?!\w)((?<=\p{L}.*)[^[{]*|[^\p{L}\p{N}[{]*)$/u;
/** Parts of one board, which have numbers, too. */
const OF_BOARD = ["row", "column", "noun", "button"];

/** The sign of a heading, and its number. */
const LABEL = /^(#{1,6} )?(?:\d{1,3}[.)] )?/;

/** The board below a title, which belongs to it if it may say something about it. @param {Line[]} lines @returns {Case} */
function caseBelow([title, ...rows]) {
  const { at, end } = caseOf(rows);
  const isRule = maySay(title.raw) || mayBeGoal(title.raw);
  const [label, sign = ""] = /** @type {RegExpExecArray} */ (LABEL.exec(title.text));
  return {
    title: [title.start + sign.length, title.end],
    at: isRule ? title.start + label.length : at,
    end,
    isPart: MARKED.test(title.raw),
  };
}

/** Boards below titles that are alike but for their numbers, which rise: "Level 1", "--- 2 ---", 第3关. @param {Line[]} lines */
function numbered(lines) {
  const found = lines.map((line) => (cellsIn(line) || /^\d+$/.test(line.text) ? null : COUNTED.exec(line.raw)));
  const [, prefix = "", , [sign = ""] = ""] = found[0] ?? [];
  const heads = found.flatMap((head, i) => (head?.[1] === prefix ? i : []));
  const labels = heads.map((i) => found[i]?.[2] ?? "");
  const numbers = labels.map((label) => (numberOf(label) < 0 ? label.charCodeAt(0) : numberOf(label)));
  const areRising = numbers.every((number, i) => !i || number > numbers[i - 1]);
  if (heads[0] !== 0 || heads.length < 2 || !areRising || has(tokensOf(prefix + sign), ...OF_BOARD)) return null;
  const parts = partedAt(lines, heads);
  return parts.every(({ length }) => length > 1) ? parts.map(caseBelow) : null;
}

/** Titles, each with rows below it. @param {Line[]} lines */
function titled(lines) {
  const heads = lines.flatMap((line, i) => (isTitle(line) ? i : []));
  const parts = partedAt(lines, heads);
  const areBoards = parts.every(([, ...rows]) => rows.length > 0 && rows.every((line) => cellsIn(line) > 1));
  const areAlike = new Set(heads.map((head) => HEADING.test(lines[head].text))).size === 1; // one of them may be a comment
  if (heads[0] !== 0 || heads.length < 2 || !areBoards || !areAlike) return null;
  const areTwo = heads.length === 2;
  if (areTwo && mayBeGoal(parts[1][0].raw)) return null; // of the board before it
  const isPlain = (/** @type {string} */ raw) => /\d/.test(raw) || isHarmless(raw) || maySay(raw);
  const mayBePart = areTwo && !parts.every(([{ raw }]) => isPlain(raw)); // the goal or the answer, under a word that no list has
  return parts.map((part, i) => {
    const below = caseBelow(part);
    return { ...below, isPart: below.isPart || mayBeGoal(part[0].raw) || (mayBePart && i === 1) };
  });
}

/** A title and rows in each line, or the name of an array before it. @param {Line[]} lines */
function inline(lines) {
  /** @type {Case[]} */
  const groups = [];
  for (const { text, raw, start } of lines) {
    const isNamed = NAMED.test(text);
    const [whole, given] = NAMED.exec(text) ?? INLINE.exec(text) ?? LISTED.exec(text) ?? [];
    if (whole === undefined) return null;
    const title = given.trimEnd();
    const isArray = isNamed && ARRAY.test(text.slice(whole.length)) && isBoardName(title);
    const isNumber = /^[a-z]$/i.test(title) || NUMBERED_TITLE.test(title);
    const isTitle = isNumber || isHarmless(`${title.replace(/\d{1,9}\s{0,20}$/, "")}:`);
    const isBoard = isNamed ? isArray : isTitle || SLASHED.test(text.slice(whole.length));
    if (!isBoard || PART.test(raw) || headOf(title)) return null;
    const isOther = lines.length === 2 && !isNamed && !isTitle; // the start or the goal in words that no list has
    const isPart = MARKED.test(raw) || /^[a-z] *=/i.test(text) || isOther;
    groups.push({
      title: [start, start + title.length],
      at: start + whole.length,
      end: start + withoutEnd(text, "\"',;").length,
      isPart,
    });
  }
  const names = lines.map(({ text }) => NAMED.exec(text)?.[1]);
  const areDistinct = new Set(names).size === names.length || names[0] === undefined;
  return groups.length > 1 && areDistinct ? groups : null;
}

/** Grids of several rows each, with a ruler or empty lines between them. @param {Line[]} lines @param {string} ruler "" for empty lines */
function apart(lines, ruler) {
  const isRuler = (/** @type {Line} */ { text }) => ruler !== "" && text === ruler;
  const isRow = (/** @type {Line} */ line) =>
    ruler ? cellsIn(line) > 1 && !line.text.includes(ruler[0]) : cellsIn(line) > 0;
  if (!lines.every((line) => isRuler(line) || isRow(line))) return null;
  const isNext = (/** @type {Line} */ line, /** @type {number} */ i) =>
    i === 0 || isRuler(lines[i - 1]) || (!ruler && line.at > lines[i - 1].end + 1);
  const heads = lines.flatMap((line, i) => (!isRuler(line) && isNext(line, i) ? i : []));
  const groups = partedAt(lines, heads).map((group) => group.filter((line) => !isRuler(line)));
  const widths = new Set(groups.map(([line]) => cellsIn(line)));
  const isColumn = widths.size > 1 && widths.has(1); // of numbers
  return groups.length > 1 && !isColumn && groups.every(({ length }) => length > 1) ? groups.map(caseOf) : null;
}

/** A number of cases, or the side of squares. */
const COUNT = /^(?:(n|size|side) ?[:=] ?)?(\d{1,6})$/i;

/** A number of cases and their rows, all of the same size; or the side of a square and its rows. Empty lines tell which; without them it is doubtful if both may be. @param {Line[]} lines */
function counted(lines) {
  const [first, ...rows] = lines;
  const [, name, number] = COUNT.exec(first?.text ?? "") ?? [];
  const count = Number(number);
  const cols = cellsIn(rows[0]);
  if (!(count > 0) || cols < 2 || cols === first.text.length) return null; // a row like the others
  if (rows.some((line) => cellsIn(line) !== cols)) return null;
  if (rows.length === count && rows.every(({ text }) => /[01]{2}\s+[01]{2}/.test(text))) return null; // boards, or rows in pairs
  if (rows.length === count && count !== cols) return null; // as many rows of one board
  const between = rows.flatMap(({ at }, i) => (i > 0 && at > rows[i - 1].end + 1 ? i : []));
  const gaps = between.length === rows.length - 1 ? [] : between; // each row may have an empty line below it
  const heights = [...new Set([...(count === cols ? [count] : []), ...(name ? [] : [rows.length / count])])].filter(
    (height) => height > 1 && rows.length % height === 0 && Number.isInteger(height),
  );
  const areApart = (/** @type {number} */ height) =>
    gaps.length === rows.length / height - 1 && gaps.every((gap) => gap % height === 0);
  const height = gaps.length ? heights.find(areApart) : heights[0];
  if (height === undefined) return null;
  const isDoubt = heights.length > 1 && !gaps.length;
  const heads = isDoubt ? { title: /** @type {[number, number]} */ ([first.at, first.end]), isPart: true } : {};
  return Array.from({ length: rows.length / height }, (_, i) => ({
    ...(i ? {} : heads),
    ...caseOf(rows.slice(i * height, (i + 1) * height)),
  }));
}

/** A line without the remark behind a notation. @param {Line} line */
function withoutRemark(line) {
  const text = line.text.split(REMARK, 1)[0].trimEnd();
  return { ...line, text, end: line.end - line.text.length + text.length };
}

/** One board to a line. Comments lie between them; a line that is none of these is a board that is refused. @param {Line[]} lines */
function single(lines) {
  if (lines.length < 2) return null;
  if (lines.every(({ text }) => ARRAY.test(text))) return lines;
  const isAlike = (/** @type {string} */ sentence) => {
    const { start, alike } = factsIn(sentence) ?? {};
    return start !== undefined || alike !== undefined;
  };
  if (lines.every(({ text, raw }) => SIZED.test(text) && isAlike(raw))) return lines;
  const isLikely = lines.some(({ text }) => text.includes(".") && MAY_BE_NOTATION.test(text));
  const own = isLikely ? lines.filter(({ text }) => !COMMENT.test(text)) : [];
  const boards = own.map((line) => (isNotation(withoutRemark(line).text) ? withoutRemark(line) : line));
  const are = boards.map(({ text }) => isNotation(text));
  const last = are.lastIndexOf(true);
  if (last < 0 || boards.length < 2) return null;
  if (are.indexOf(true) < last && boards.every(({ text }, i) => are[i] || !/\s/.test(text))) return boards;
  const told = boards.filter(({ raw }, i) => are[i] || !isHarmless(raw, { isBehind: i > last })); // before a board it may be a title
  const isBoard = (/** @type {number} */ i) => isNotation(told[i].text);
  const heads = [...told.keys()].filter((i) => isBoard(i) || i === 0 || isBoard(i - 1));
  const groups = partedAt(told, heads);
  const areWhole = groups.every((group) => group.length > 1 || isNotation(group[0].text));
  return groups.length > 1 && areWhole ? groups.map(caseOf) : null;
}
