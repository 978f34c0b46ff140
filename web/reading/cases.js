/**
 * @file The boards of a text that holds several: sizes with their rows, as contests give them, also below "Sample Input"; titles; empty lines; a notation or an array
 * on each line; machines, also within sentences.
 *
 * @typedef {{ at: number, end: number, title?: [from: number, to: number], isPart?: boolean }} Case  a part of the folded text that is one board, and the place of its title; isPart: this may tell of
 *   another board of the text, as "goal" and "holes" do
 * @typedef {{ cases: Case[], used: import("./account.js").Range[] | null }} Cases  used: the heads between the cases, where there may be other text, too; else null
 * @typedef {{ text: string, raw: string, at: number, end: number }} Line  text: folded, without blanks around it; raw: as it was given; the line is from at to end
 */
import { factsIn, isHarmless, maySay } from "./facts.js";
import { boardsWithin, isBoardName } from "./literal.js";
import { isNotation } from "./notation.js";
import { headOf, mayBeGoal } from "./parts.js";
import { SHAPES } from "./shape.js";
import { switchesAt } from "./switches.js";

/** Lines of cells, in each pair of signs. */
const ROWS = [/^[01\s,]+$/, /^[.#*oOxX_\s-]+$/, /^[bwBW\s]+$/, /^[亮灭滅暗开開关關\s,，、]+$/u];
const COMMENT = /^(?:#|\/\/|;|--)\s/;
/** A comment behind a notation. */
const REMARK = /\s(?:#|\/\/)\s/;
const ARRAY = /^\[\s*\[.*\]\s*\][,;]?$/;
/** The name of an array, and the title of a board in the same line. */
const NAMED = /^([A-Za-z]\w{1,30}) *= *(?=\[ *\[)/;
const INLINE = /^([^\n:：=01.#]{0,30}\d{0,4}) *[:：=] *(?=[01.#]{2,}(?:[ /|,]+[01.#]{2,})+$)/;
/** The number or the letter of a board in the same line. */
const LISTED = /^([a-z]|\d{1,2})[).] +(?=[01.#]{3,}(?:[ /|,]+[01.#]{3,})+$)/i;
/** The number or the title of a board, alone in a line. */
const NUMBER = /^[^\p{L}\p{N}]*(?:\p{L}[\p{L} ]{0,20})?(\d{1,4})(?:[.):：关關题題]|[^\p{L}\p{N}]*$)/u;
const LETTER = /^(?:[a-h][).:]|[一二三四五六七八九十]{1,2}[、.)：:])$/iu;
/** Titles of what is told about the cells of another board. */
const MARKED =
  /\b(?:buttons?|press\w*|broken|stuck|jammed|locked|holes?|missing|masks?|any|free|answer|solution|walls?|kernel|rules?|patterns?|stencil|inverse|effects?|neighbou?rs|neighbou?rhood|fixed|have|need|old|new|correct|wrong|half|parts?|goal|target|questions?)\b|^\W*q\W*(?:[:：]|$)|按|坏|壞|洞|锁|鎖|答案|解|题|題|操作|初始|目标|目標|现在|現在|之前|之后|之後/iu;
/** A size, and what is told of its lights. */
const SIZED = /^\d{1,4} ?[x*] ?\d{1,4}\b.*[a-z\x7f]/i;
/** The number of a board. */
const NUMBERED = /^(?:round|test(?: case)?|case|problem|lesson|example|sample) ?#?\d{1,4} ?$/i;
/** A line between boards. */
const RULER = /^[^\S\n]{0,20}(?:\*(?: \*){2,}|-{3,}|={3,}|\*{3,}|~{3,}|_{3,})[^\S\n]{0,20}$/m;
/** Heads of parts of one board. */
const PART =
  /^\W*(?:start|goal|target|now|current|initial|end|want|wanted|solution|answer|output|input|expected|from|to|before|after|becomes|final|result|press|presses)\b|^\s*(?:初始|起始|开始|開始|现在|現在|目标|目標|终态|終態|答案|解)/iu;
/** Every notation has one of these. */
const MAY_BE_NOTATION = RegExp(`\\dx\\d|doors-|dials\\d|${SHAPES}`, "i");
/** A machine, with the numbers of another question about it. */
const MACHINE =
  /\[[.#]{1,256}\](?:[^\S\n]?\(\d{1,3}(?:,\d{1,3}){0,255}\)){1,256}(?:[^\S\n]?\{\d{1,9}(?:,\d{1,9}){0,255}\})?/g;
/** The head of the lines of an example, or of an array in the same line. */
const INPUT =
  /^\W*(?:(?:sample|example) )?input(?: \d{1,2})?\W*(?:$|(?=\[|\b[a-z]{1,9} *= *\[))|^\P{L}*(?:(?:样例|樣例|示例) ?)?(?:输入|輸入)(?: ?(?:样例|樣例|示例))?\P{L}*$/iu;

/** The cells of a line in one pair of signs; 0 if it has any other character. @param {Line | undefined} line */
const cellsIn = (line) =>
  line && ROWS.some((row) => row.test(line.text) || row.test(line.raw)) ? line.text.replace(/[\s,]/g, "").length : 0;

/** @param {Line | undefined} line */
const numberIn = (line) => (line && /^\d{1,6}$/.test(line.text) ? Number(line.text) : Number.NaN);

/** The cases of a folded text; a text that is not clearly several is one. @param {string} folded @param {(from: number, to: number) => string} given the text of a range of the folded one @returns {Cases} */
export function casesOf(folded, given) {
  const machines = /\] ?\(/.test(folded) ? machinesIn(folded) : [];
  if (machines.length) return { cases: machines, used: [] };
  const examples = examplesIn(new Lines(folded, given));
  if (examples.length > 1) return { cases: examples, used: null };
  for (const { at, from, end, answer } of examples) {
    const own = severalIn(folded.slice(from, end), (start, stop) => given(from + start, from + stop));
    if (own.length > 0) return { cases: own.map((each) => moved(each, from)), used: [[at, from], ...answer] };
  }
  const cases = severalIn(folded, given);
  return { cases: cases.length ? cases : [{ at: 0, end: folded.length }], used: null };
}

/** A case whose places are those of a part of the text. @param {Case} own @param {number} from where the part begins @returns {Case} */
const moved = ({ at, end, title }, from) => ({
  at: at + from,
  end: end + from,
  ...(title && { title: [title[0] + from, title[1] + from] }),
});

/** @param {string} folded @returns {Case[]} */
const machinesIn = (folded) =>
  Array.from(folded.matchAll(MACHINE), ({ 0: { length }, index }) => ({ at: index, end: index + length }));

/** The most examples of a text. */
const EXAMPLES_MAX = 1000;

/** @typedef {Case & { from: number, answer: [number, number][] }} Example  from: behind its head; answer: the place of the head of the answer */

/** The lines from each "Sample Input" to the next one; of a single one, to the answer. @param {Lines} lines @returns {Example[]} */
function examplesIn(lines) {
  if (!/input|\x7f/i.test(lines.folded)) return [];
  const heads = lines.all().flatMap((line, i) => (INPUT.test(line.raw) && mayBegin(line, lines.at(i + 1)) ? i : []));
  if (heads.length > EXAMPLES_MAX) return [];
  return heads.map((head, i) => {
    const own = lines.made.slice(head, heads[i + 1]);
    const last = own.findIndex(({ raw }) => headOf(raw) === "answer");
    const answer = last > 0 && heads.length === 1 ? own.splice(last)[0] : null;
    const [{ at, end }] = own;
    return { at, from: end, end: own[own.length - 1].end, answer: answer ? [[answer.at, answer.end]] : [] };
  });
}

/** True if an array follows, or cells or a number below. @param {Line} head @param {Line | undefined} next */
const mayBegin = ({ text }, next) =>
  text.includes("[") || cellsIn(next) > 0 || /^\d{1,6}(?:\s\d{1,6})?$/.test(next?.text ?? "");

/** The boards of a text; none where it is not clearly several. @param {string} folded @param {(from: number, to: number) => string} given @returns {Case[]} */
function severalIn(folded, given) {
  const within = boardsWithin(folded);
  if (within) return within.map(({ from, to }) => ({ at: from, end: to }));
  const lines = new Lines(folded, given);
  const ruler = RULER.exec(folded)?.[0].trim();
  return (
    switches(lines) ??
    headed(lines, SIZE, 1, 0) ??
    headed(lines, SIDE, 2, 1) ?? // without the side
    titled(lines) ??
    inline(lines, folded) ??
    counted(lines) ??
    (ruler ? apart(lines, ruler) : null) ??
    (/\n[^\S\n]*\n/.test(folded) ? apart(lines, "") : null) ??
    single(lines, folded) ??
    []
  );
}

/** @param {Line[]} lines @returns {Case} */
const caseOf = (lines) => ({ at: lines[0].at, end: lines[lines.length - 1].end });

/** The lines of a folded text that are not empty, each made when it is asked for: most texts are told to be one board by their first lines. */
class Lines {
  /** @param {string} folded @param {(from: number, to: number) => string} given */
  constructor(folded, given) {
    this.folded = folded;
    this.given = folded.includes("\x7f") ? given : null;
    /** @type {Line[]} */
    this.made = [];
    this.place = 0;
  }

  /** @param {number} i @returns {Line | undefined} */
  at(i) {
    const { folded, given, made } = this;
    while (made.length <= i && this.place < folded.length) {
      const at = this.place;
      const next = folded.indexOf("\n", at);
      const end = next < 0 ? folded.length : next;
      const text = folded.slice(at, end).trim();
      if (text) made.push({ text, raw: given ? given(at, end).trim() : text, at, end });
      this.place = end + 1;
    }
    return made[i];
  }

  all() {
    this.at(Number.POSITIVE_INFINITY);
    return this.made;
  }

  /** @returns {Generator<Line>} */
  *[Symbol.iterator]() {
    for (let i = 0, line = this.at(0); line; line = this.at(++i)) yield line;
  }
}

/** Boards that follow each other to the end, or to a line of zeros; null if any line is left. @param {Lines} lines @param {number} from @param {(i: number) => number} lengthAt how many lines a board has, or 0 @param {number} skipped lines at its beginning */
function groupsFrom(lines, from, lengthAt, skipped) {
  /** @type {Case[]} */
  const groups = [];
  for (let i = from, line = lines.at(i); line; line = lines.at(i)) {
    if (!lines.at(i + 1) && i > from && /^0(?:\s+0)*$/.test(line.text)) break;
    const length = lengthAt(i);
    if (!(length > 0)) return null;
    groups.push({ at: lines.made[i + skipped].at, end: lines.made[i + length - 1].end });
    i += length;
  }
  return groups;
}

/** Heads of the rows of a board: its size, and the side of a square. */
const SIZE = /^(\d{1,6})[\sx*,]+(\d{1,6})$/;
const SIDE = /^(\d{1,6})$/;

/** A head, its rows, and so on; before them their number, if it is told. @param {Lines} lines @param {RegExp} head @param {number} fewest boards with a number @param {number} skipped */
function headed(lines, head, fewest, skipped) {
  const lengthAt = (/** @type {number} */ i) => {
    const [, rows, cols = rows] = head.exec(lines.at(i)?.text ?? "") ?? [];
    if (!(Number(rows) * Number(cols) > 0)) return 0;
    let count = 0;
    while (count < Number(rows) && cellsIn(lines.at(i + 1 + count)) === Number(cols)) count++;
    return count === Number(rows) ? count + 1 : 0;
  };
  const count = numberIn(lines.at(0));
  const numbered = count >= fewest ? groupsFrom(lines, 1, lengthAt, skipped) : null;
  if (numbered?.length === count) return numbered;
  const groups = groupsFrom(lines, 0, lengthAt, skipped);
  return groups && groups.length > 1 ? groups : null;
}

/** Groups of switches, and their number before them, if it is told. @param {Lines} lines */
function switches(lines) {
  const lengthAt = (/** @type {number} */ i) => switchesAt((each) => lines.at(each)?.text, i);
  const count = numberIn(lines.at(0));
  const numbered = count > 0 && lengthAt(1) > 0 ? groupsFrom(lines, 1, lengthAt, 0) : null;
  if (numbered) return numbered.length === count ? numbered : null;
  return lengthAt(0) > 0 ? groupsFrom(lines, 0, lengthAt, 0) : null;
}

/** What follows the first colon or equals sign. @param {string} text */
const behindSign = (text) => text.slice(text.search(/[:=]|$/) + 1);

/** True if a line may be the title of the board below it. @param {Line} line */
const isTitle = ({ text, raw }) =>
  text.length < 80 &&
  (/^\W*[a-z\x7f]{2,}/i.test(text) ||
    (NUMBER.test(raw) && !/^\d+$/.test(raw)) ||
    LETTER.test(raw) ||
    /^#?\d{1,3} \p{L}{3}/u.test(raw)) &&
  (!/[01]{2}$/.test(text) || isHarmless(raw.replace(/[01]{2,6}$/, ""))) &&
  !/[01.#]{2}/.test(behindSign(text)) &&
  !PART.test(text) &&
  !headOf(raw);

/** A line among boards with titles. number: that of the board; NaN if it has none @param {Line} line */
function kindOf(line) {
  const cells = cellsIn(line);
  if (cells || !isTitle(line)) return { cells, isTitle: false, isGoal: false, isRule: false, number: Number.NaN };
  const isGoal = mayBeGoal(line.raw);
  return {
    cells,
    isTitle: true,
    isGoal,
    isRule: isGoal || maySay(line.raw),
    number: Number(NUMBER.exec(line.raw)?.[1]),
  };
}

/** Titles, each with rows below it. @param {Lines} lines */
function titled(lines) {
  /** Of each line, because many are alike. @type {Map<string, ReturnType<typeof kindOf>>} */
  const kinds = new Map();
  /** @type {Case[]} */
  const groups = [];
  let isBare = true; // without a row below the last title
  let isRule = false;
  let isGoal = false;
  let highest = -1;
  for (const line of lines) {
    const kind = kinds.get(line.raw) ?? kindOf(line);
    kinds.set(line.raw, kind);
    if (kind.isTitle) {
      if (kind.number <= highest || (isBare && groups.length)) return null;
      if (!Number.isNaN(kind.number)) highest = kind.number;
      ({ isRule, isGoal } = kind);
      isBare = true;
      groups.push({
        title: [line.at, line.end],
        at: isRule ? line.at : line.end,
        end: line.end,
        isPart: isGoal || MARKED.test(line.raw),
      });
    } else if (kind.cells < 2 || !groups.length) return null;
    else {
      const last = groups[groups.length - 1];
      if (isBare && !isRule) last.at = line.at;
      isBare = false;
      last.end = line.end;
    }
  }
  if (isGoal && groups.length === 2) return null; // the goal of the board before it
  return groups.length > 1 && !isBare ? groups : null;
}

/** A title and rows in each line, or the name of an array before it. @param {Lines} lines @param {string} folded */
function inline(lines, folded) {
  /** @type {Case[]} */
  const groups = [];
  for (const line of lines) {
    const [whole, given] = NAMED.exec(line.text) ?? INLINE.exec(line.text) ?? LISTED.exec(line.text) ?? [];
    const title = given?.trimEnd();
    const isNamed = NAMED.test(line.text);
    const isBoard = whole && (!isNamed || (ARRAY.test(line.text.slice(whole.length)) && isBoardName(title)));
    const isTitle =
      isNamed ||
      /^[a-z]$/i.test(title ?? "") ||
      NUMBERED.test(title ?? "") ||
      isHarmless(`${(title ?? "").replace(/\d{1,9}\s{0,20}$/, "")}:`);
    if (!isBoard || PART.test(line.raw) || headOf(title) || !isTitle) return null;
    const start = folded.indexOf(line.text, line.at);
    groups.push({
      title: [start, start + title.length],
      at: start + whole.length,
      end: line.end,
      isPart: MARKED.test(line.raw) || /^[a-z] *=/i.test(line.text),
    });
  }
  const names = lines.made.map(({ text }) => NAMED.exec(text)?.[1]);
  const areDistinct = new Set(names).size === names.length || names[0] === undefined;
  return groups.length > 1 && areDistinct ? groups : null;
}

/** Grids of several rows each, with a ruler or empty lines between them. @param {Lines} lines @param {string} ruler "" for empty lines */
function apart(lines, ruler) {
  /** @type {Line[][]} */
  const groups = [[]];
  let last = groups[0];
  let end = -1; // of the line before
  for (const line of lines) {
    const isRuler = ruler !== "" && line.text === ruler;
    if (isRuler || (!ruler && line.at > end + 1)) {
      if (last.length === 1) return null;
      if (last.length) groups.push([]);
      last = groups[groups.length - 1];
    }
    ({ end } = line);
    if (isRuler) continue;
    if (cellsIn(line) < (ruler ? 2 : 1) || (ruler && line.text.includes(ruler[0]))) return null;
    last.push(line);
  }
  if (!last.length) groups.pop(); // behind the last ruler
  const widths = new Set(groups.map(([line]) => cellsIn(line)));
  if (widths.size > 1 && widths.has(1)) return null; // a column of numbers
  return groups.length > 1 && last.length !== 1 ? groups.map(caseOf) : null;
}

/** A number of cases and their rows, all of the same size; or the side of a square and its rows. @param {Lines} lines */
function counted(lines) {
  const [first] = lines;
  const count = numberIn(first);
  const cols = cellsIn(lines.at(1));
  if (!(count > 0) || cols < 2 || cols === first.text.length) return null; // a row like the others
  const rows = lines.all().slice(1);
  if (rows.length % count > 0 || rows.some((line) => cellsIn(line) !== cols)) return null;
  if (rows.length === count && rows.every(({ text }) => /[01]{2}\s+[01]{2}/.test(text))) return null; // boards, or rows in pairs
  if (rows.length === count && count !== cols) return null; // as many rows of one board
  const height = count === cols && rows.length === count ? count : rows.length / count;
  return Array.from({ length: rows.length / height }, (_, i) => caseOf(rows.slice(i * height, (i + 1) * height)));
}

/** @param {Lines} lines @param {RegExp} pattern */
function areAll(lines, pattern) {
  for (const { text } of lines) if (!pattern.test(text)) return false;
  return true;
}

/** One board to a line. Comments lie between them; a line that is none of these is a board that is refused. @param {Lines} lines @param {string} folded */
function single(lines, folded) {
  if (!lines.at(1)) return null;
  if (areAll(lines, ARRAY)) return lines.made;
  if (areAll(lines, SIZED) && lines.made.every(({ raw }) => factsIn(raw)?.start)) return lines.made;
  if (!folded.includes(".") || !MAY_BE_NOTATION.test(folded)) return null;
  const own = lines.all().filter(({ text }) => !COMMENT.test(text));
  const boards = own.map((line) => {
    const at = line.text.search(REMARK);
    if (at < 0) return { line, is: isNotation(line.text) };
    const text = line.text.slice(0, at).trimEnd();
    return { line: { ...line, text, end: line.end - line.text.length + text.length }, is: isNotation(text) };
  });
  const count = boards.filter(({ is }) => is).length;
  if (count === 0 || boards.length < 2) return null;
  if (count > 1 && boards.every(({ line, is }) => is || !/\s/.test(line.text))) return boards.map(({ line }) => line);
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
  return groups.length > 1 && groups.every((group) => group.length > 1 || isNotation(group[0].text))
    ? groups.map(caseOf)
    : null;
}
