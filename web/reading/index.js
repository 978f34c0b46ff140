/**
 * @file The reader of texts that people bring. Pure: it needs neither an engine nor a page, and gives notations, which the core checks.
 *
 * A text is folded, parted into boards, and each is read in the forms that have a grammar (strict.js), then as a drawing, a list of cells or of names (forms.js).
 * Sentences tell the rule, the edges and the goal (facts.js). What no reader used is in the account (account.js): nothing is dropped in silence. What it may mean
 * (guess.js) is in the board that is shown first.
 *
 * @typedef {import("./strict.js").Here} Here
 * @typedef {import("./forms.js").Choice} Choice
 * @typedef {import("./forms.js").Pasted} Pasted
 * @typedef {import("./account.js").Range} Range
 * @typedef {{ notation: string, pasted: Pasted | null, at: number }} Found  at: the place of a notation in the text; pasted: null for a notation alone
 */
import { unreadIn } from "./account.js";
import { casesOf } from "./cases.js";
import { readChain } from "./chain.js";
import { drawingOf, findDrawing, isBoxed, isDark, rowsIn } from "./drawing.js";
import { findEquations } from "./equations.js";
import { readExceptions } from "./exceptions.js";
import { applied, factsIn } from "./facts.js";
import { fold } from "./fold.js";
import { plainCells, plainly, readCells, readDrawing, readLists, readLoosely, readManySigns, whole } from "./forms.js";
import { guessedBoard, guessedIn } from "./guess.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { literalsIn } from "./literal.js";
import { readMachine } from "./machine.js";
import { marked, markIn } from "./marks.js";
import { isBoard, isNotation, tidy, withoutEnd } from "./notation.js";
import { blank, partsOf } from "./parts.js";
import { readSave } from "./save.js";
import { GOAL_NAMED, SETTING, settingIn } from "./settings.js";
import { attempt, Refused, readMasksStrictly, readStrictly, STRICT_EXAMPLES } from "./strict.js";
import { readSwitches } from "./switches.js";
import { readSystem } from "./system.js";

/** An example of each form. @type {Record<string, string>} */
export const EXAMPLES = {
  ...STRICT_EXAMPLES,
  symbols: "OXO\nXXX",
  cells: "(1,1) (2,3)",
  names: "A: B, C\nB: A, C\nC: A, B",
  states: "0 1 2\n2 1 0",
};

/** Forms of the core that are drawings. */
const DRAWN = ["sized", "digits", "colours", "picture"];
/** A pair in brackets, which is a cell rather than two numbers; and numbers of cells, or a game ID of Flip, behind a sentence. */
const PAIR = /[([{]\s*\d+\s*,\s*\d+\s*[)\]}]/;
const BEHIND = /^(?!\d)([^:：=\n]{1,80})[:：=]/u;
const BEHIND_COLON = /^\d+(?:[\s,;、，]+\d+)*$|^\d{1,5}x\d{1,5}[cr]?:[\da-f]+,[\da-f]+$/iu;
const BEHIND_NAME = /^(?:0b)?[01]{4,}$|^[[{(]\s*[01](?:\s*,\s*[01]){3,}\s*[\])}];?$/iu;
/** A size and its cells within a sentence. */
const SIZED = /(?<![\w.])(\d{1,4})\s?[x×*]\s?(\d{1,4})[\s:：,=-]{1,9}([01][01\s]{1,4096}|[.#][.#\s]{1,4096})(?!\S)/;
/** The signs that surround cells in programs. */
const AROUND = /^0b(?=[01])|[[\](){};]/g;
/**
 * Longer texts, and those with longer lines or more blanks in a row, are read in the forms with a grammar alone: the time of an expression may grow with
 * the square of the length of what it meets.
 */
const LOOSE_MAX = 16_000;
const LINE_MAX = 4000;
const LINES_MAX = 600;
const BLANKS = /\s{400}/;
/** Between lines, and before a sentence or a comment behind cells. */
const SENTENCES =
  /(?<=\n)|(?<=[01.#]{2}[^\S\n]{0,20})(?=(?:[-=]{1,3}>|→|⇒)[^\S\n]{0,20}\p{L}[^>→⇒\n]{0,80}$)|(?<=[01.#]{2}[,;]?[^\S\n]{1,9})(?=\p{L}[^\d.#:\n]{2,80}$)|(?<=[[\](){};,"'01.#][^\S\n]{0,20})(?=(?:\/\/|\/\*|\(\*|#|%|--)[^\S\n]{0,3}\p{L}[^\n]{2,80}$)/mu;
const COMMENT = /^\s{0,40}(?:\/\/+|\/\*+|\(\*|#+|%+|--|;+|<!--|""")\s?/;
const COMMENT_END = /\s?(?:\*\/|\*\)|-->|""")\s{0,20}$/;
/** The most words that are tried as notations. */
const WORDS_MAX = 64;
/** Longer texts have no sentences about the rule or the goal. */
const FACTS_MAX = 20_000;
const WITH_SIZE = /^(\d+)x(\d+)/;

/** The current board, of a notation. @param {string} notation @returns {Here} */
export function hereOf(notation) {
  const [, rows, cols] = WITH_SIZE.exec(notation) ?? ["", "0", "0"];
  const lightCount = Number(rows) * Number(cols);
  return { rows: Number(rows), cols: Number(cols), lightCount, holes: [], boardNotation: notation.split(".")[0] };
}

/** True if a text is read in any form. @param {string} text */
function isTame(text) {
  if (text.length > LOOSE_MAX || BLANKS.test(text)) return false;
  const lines = text.split("\n");
  return lines.length <= LINES_MAX && lines.every((line) => line.length <= LINE_MAX);
}

/**
 * The boards of a text.
 * @param {string} text
 * @returns {{ count: number, titles: string[], placeOf: (which: number) => number, read: (which: number, here: Here, choice?: Choice) => Found }} placeOf:
 *   where one begins; read() throws a Refused
 */
export function boardsOf(text) {
  const whole = plainCells(text.slice(0, LIMITS.text + 1));
  const folded = fold(whole);
  const { places } = folded;
  const placed = (/** @type {Range} */ [from, to]) => /** @type {Range} */ ([places[from], places[to]]);
  const { cases, used } = casesOf(folded.folded, (from, to) => whole.slice(places[from], places[to]));
  const parts = cases.flatMap(({ isPart, title }) => (isPart && title ? [placed(title)] : []));
  const outside = used ? unreadIn(whole, [...used, ...cases.map(rangeOfCase)].map(placed), null) : [];
  const around = [...parts, ...outside];
  return {
    count: cases.length,
    titles: cases.map(({ title: [from, to] = [0, 0] }) => whole.slice(folded.places[from], folded.places[to]).trim()),
    placeOf: (which) => folded.places[cases[which].at] ?? 0,
    read(which, here, choice = {}) {
      const { at, end } = cases[which];
      const from = folded.places[at];
      const own = whole.slice(from, folded.places[end]);
      try {
        const { notation, pasted, at: place } = readCase(own, here, choice);
        const within = pasted?.unread.map((range) => /** @type {Range} */ (range.map((each) => each + from))) ?? [];
        const isCertain = around.length === 0 && !!pasted?.isCertain;
        const title = this.titles[which];
        return {
          notation,
          pasted: pasted && { ...pasted, isCertain, unread: [...within, ...around], title },
          at: from + place,
        };
      } catch (error) {
        if (error instanceof Refused) error.at += from;
        throw error;
      }
    },
  };
}

/** @param {import("./cases.js").Case} own @returns {Range} */
const rangeOfCase = ({ at, end }) => [at, end];

/** The facts of a text, with blanks in the place of the lines that tell them. @param {string} text */
function withoutFacts(text) {
  /** @type {import("./facts.js").Facts} */
  const facts = {};
  /** @type {import("./marks.js").Marks} */
  const marks = {};
  let rest = "";
  if (text.length > FACTS_MAX || !/\p{L}/u.test(text)) return { facts, marks, rest: text };
  /** @type {string[]} */
  const lines = [];
  for (const line of text.split(SENTENCES)) {
    const mark = markIn(line);
    if (mark && !(mark.kind in marks)) {
      marks[mark.kind] = mark.cells;
      lines.push(line.slice(0, mark.from), blank(line.slice(mark.from)));
    } else lines.push(line);
  }
  const take = (/** @type {string} */ line, /** @type {import("./facts.js").Facts | null} */ found) => {
    const isOnlySize = found && Object.keys(found).join() === "size";
    const isNew = found && Object.keys(found).every((key) => !(key in facts) || key === "legend");
    if (!found || !isNew || isOnlySize) return line;
    const legend = found.legend && new Map([...(facts.legend ?? []), ...found.legend]);
    Object.assign(facts, found, legend && { legend });
    return blank(line);
  };
  for (const line of lines) rest += take(line, factsIn(line) ?? factsIn(uncommented(line)));
  rest = rest.replace(SETTING, (setting) => take(setting, settingIn(setting)));
  return { facts, marks, rest };
}

/** Cells at the beginning of a line, which are no signs of a comment. */
const ROW = /^\s{0,40}[01.#]{2,200}[\s,;]/;

/** A line without the signs of a comment. @param {string} line */
const uncommented = (line) => (ROW.test(line) ? line : line.replace(COMMENT, "").replace(COMMENT_END, ""));

/** A notation or a board that is the only word of a text; null for another text. @param {string} word @param {number} at @returns {Found | null} */
function readWord(word, at) {
  if (/\s/.test(word)) return null;
  const notation = tidy(word);
  if (isNotation(word))
    return { notation: withHex(notation), pasted: null, at: at + Math.max(0, word.length - notation.length) };
  if (/^[.\w-]*\/.*\p{L}{3}/u.test(word) && !word.includes("#")) throw new Refused("board", 0, "notation"); // a path
  return isBoard(word) ? { notation: darkOf(notation), pasted: null, at } : null;
}

/** Reads a board beside the facts that are told of it. @param {string} rest @param {Here} here @param {Choice} choice @param {import("./facts.js").Facts} facts @returns {import("./forms.js").Reading} */
function readTold(rest, here, choice, { legend, states }) {
  const found = readParts(rest, here, { ...(states && { states }), ...choice, legend });
  if (states === undefined || found.pasted.form !== "states") return found;
  return { ...found, pasted: { ...found.pasted, isCertain: true, asksStates: false } };
}

/** @param {string} own @param {Here} given @param {Choice} choice @returns {Found} */
function readCase(own, given, choice) {
  const word = own.trim();
  if (!word) throw new Refused("empty", own.length, "notation");
  const alone = readWord(word, own.length - own.trimStart().length);
  if (alone) return alone;
  const save = readSave(word, given);
  if (save) return { notation: withPresses(save), pasted: plainly("flip"), at: 0 };
  const machine = readMachine(own);
  if (machine) return { notation: machine, pasted: plainly("machine"), at: 0 };
  const switches = readSwitches(own);
  if (switches)
    return {
      notation: switches.notation,
      pasted: { ...plainly("names"), isCertain: false, unread: switches.unread },
      at: 0,
    };
  const told = readExceptions(own);
  if (told) {
    const { notation, kept } = keep(told.notation, given, {});
    return { notation, pasted: { ...plainly("cells"), kept }, at: 0 };
  }
  const { facts, marks, rest: left } = withoutFacts(own);
  const rest = left === own ? own : plainCells(left);
  if (!rest.trim()) return { ...alike(facts, marks), at: 0 };
  const found = readOrGuess(own, rest, given, choice, facts, marks);
  const unread = found.pasted?.unread ?? [];
  return unread.length
    ? (readGuessed(rest, given, choice, { ...guessedIn(rest), start: undefined, ...facts }, marks, unread) ?? found)
    : found;
}

/** Reads a board, or guesses it from a story. @param {string} own @param {string} rest @param {Here} given @param {Choice} choice @param {import("./facts.js").Facts} facts @param {import("./marks.js").Marks} marks @returns {Found} */
function readOrGuess(own, rest, given, choice, facts, marks) {
  const found = attempt(() => readBeside(rest, given, choice, facts, marks));
  if (!(found instanceof Refused)) return found;
  const notation = isTame(own) ? guessedBoard(own, facts) : null;
  if (notation === null) throw found;
  return { notation, pasted: { ...plainly("cells"), isCertain: false, unread: whole(own) }, at: 0 };
}

/** The board with what sentences may mean that were not read; null if they do not fit it. @param {string} rest @param {Here} given @param {Choice} choice @param {import("./facts.js").Facts} facts @param {import("./marks.js").Marks} marks @param {Range[]} unread @returns {Found | null} */
function readGuessed(rest, given, choice, facts, marks, unread) {
  const found = attempt(() => readBeside(rest, given, choice, facts, marks));
  if (found instanceof Refused || !found.pasted || applied(found.notation, facts) === null) return null;
  return { ...found, pasted: { ...found.pasted, isCertain: false, unread } };
}

/** Reads a board with the facts that are told of it. @param {string} rest @param {Here} given @param {Choice} choice @param {import("./facts.js").Facts} facts @param {import("./marks.js").Marks} marks @returns {Found} */
function readBeside(rest, given, choice, facts, marks) {
  const here = facts.size ? hereOf(facts.size.join("x")) : given;
  const { pasted, notation: plain, used, doubts = [] } = readTold(rest, here, choice, facts);
  const read = facts.goal ? plain.replace("-goal-either", "") : plain; // two colours are meant to become either
  const isOpen = facts.start === "on" && /^doors[^.]*\.off$/.test(read);
  const notation = isOpen ? read.replace(".off", `${facts.goal || read.includes("=") ? "" : "=off"}.on`) : read;
  const [, rows, cols] = WITH_SIZE.exec(notation) ?? [];
  const size = rows ? { rows: Number(rows), cols: Number(cols) } : null;
  const unread = [...doubts, ...unreadIn(rest, used, size)];
  if (facts.legend && !pasted.symbols.some(({ symbol }) => facts.legend?.has(symbol.trim().toLowerCase())))
    unread.push([0, 0]);
  if (isOpen && !facts.goal) unread.push([0, 0]);
  const isFridge = size?.rows === 4 && size.cols === 4 && !facts.rule && /^[\s+-]+$/.test(rest); // of a contest, whose handles turn rows and columns
  const fact = applied(notation, isFridge ? { ...facts, rule: "rowcol" } : facts);
  const changed = fact === null ? null : marked(fact, marks);
  if (changed === null || areSolved(changed)) unread.push([0, 0]);
  if (isFridge) unread.push([0, rest.trimEnd().length]);
  if (size && size.rows > 1 && isGapped(rest, size)) unread.push([0, rest.trimEnd().length]);
  if (size?.rows === 1 && size.cols === 1 && pasted.form !== "notation") unread.push([0, rest.trimEnd().length]); // a sign alone
  const kept =
    pasted.form === "notation" ? { notation: changed ?? notation, kept: [] } : keep(changed ?? notation, given, facts);
  return {
    notation: kept.notation,
    pasted: { ...pasted, isCertain: pasted.isCertain && unread.length === 0, unread, kept: kept.kept },
    at: used[0]?.[0] ?? 0,
  };
}

/** True for doors that are as they are wanted already: the goal may be another one. @param {string} notation */
function areSolved(notation) {
  const [, mask, target = "on", open] = /^doors-([01]+)(?:-[^=.]*)?(?:=([^.]+))?\.([^.]+)$/.exec(notation) ?? [];
  if (!mask) return false;
  const statesOf = (/** @type {string} */ hex) =>
    /^o/.test(hex) ? [...mask].map(() => Number(hex === "on")) : bitsOf(hex).slice(0, mask.length).map(Number);
  return open !== "off" && statesOf(target).join() === statesOf(open).join();
}

/** True if rows below a size have other widths than it says: the columns may have been told first; or if numbers are below two numbers, which may be no size. @param {string} text @param {string} notation */
function isOtherwise(text, notation) {
  const [head, ...rows] = text.trim().split("\n");
  const cols = Number(WITH_SIZE.exec(notation)?.[2]);
  if (!/[x×*]/i.test(head) && rows.some((row) => /^[\s\d,;]*$/.test(row) && /[2-9]/.test(row))) return true;
  const widths = new Set(rows.map((row) => [...row.replace(/[\s,]/g, "")].length));
  return rows.length > 1 && widths.size === 1 && !widths.has(cols) && rows.every((row) => !/[2-9]/.test(row));
}

/** True if all lines, and more than one, are of a kind. @param {string[]} lines @param {RegExp} kind */
const areAll = (lines, kind) => lines.length > 1 && lines.every((line) => kind.test(line));

/** Signs of a drawing, also with the frame of a table or an array. */
const DRAWN_LINE = /^[\s,01.#*xXoO_bw|[\]()-]+$/;

/** True if rows of signs are apart from others by an empty line, or by a wider gap in each row. @param {string[]} lines @param {string[]} drawn */
function areApart(lines, drawn) {
  const blanks = lines.filter((line) => !line.trim()).length;
  const isApart = blanks > 0 && drawn.length + blanks === lines.length && blanks !== drawn.length - 1;
  return (
    isApart ||
    areAll(
      drawn.filter((line) => !/[|[\]()]/.test(line)),
      /^(?=.*\S[ \t]\S).*\S {3,}\S/,
    )
  );
}

/** True if rows are named by letters, as masks are, or as the columns are. @param {string[]} lines */
function areLettered(lines) {
  const lettered = lines.filter((line) => /^\s*[A-Z][ :=|]+[01xXoO.][01xXoO. ]*(?:,|\||$)/.test(line));
  const letters = lettered.map((line) => line.trim()[0]).join("");
  const areOrdered = letters === "ABCDEFGHIJKLMNOPQRSTUVWXYZ".slice(0, letters.length);
  const areMasks = areOrdered
    ? !/[xXoO.]/.test(lettered.join(""))
    : lines.some((line) => /^\s*[A-Z]\s*[:=]/.test(line));
  const areTwice = lines[0].match(/(?<!\p{L})[A-Z](?!\p{L})/gu)?.join("") === letters;
  return letters.length > 1 && new Set(letters).size === letters.length && (areMasks || areTwice);
}

/** The words of a row, without its frame. @param {string} line */
const wordsOf = (line) =>
  line
    .replace(/^\s*-\s/, "")
    .split(/[\s,|[\]()]+/)
    .filter(Boolean);

/** True if rows may be two boards side by side, a matrix with its right sides, or a cell in each bracket. @param {string} text @param {string[]} lines @param {string[]} drawn @param {number} cols */
function areSplit(text, lines, drawn, cols) {
  const equations = text.includes("\\\\") ? withoutLatex(text).split("\\\\") : lines;
  return (
    (drawn.length > 1 && drawn.every((line) => areBeside(wordsOf(line)))) ||
    areAll(equations, /^[\s[(]*[01][01 ,]*\|\s*[01][\s\]),;]*$/) ||
    areAll(drawn, /^\s*[01]{2,}\s+[01]\s*$|^\s*[01]\s+[01]{2,}\s*$/) ||
    (cols === 1 && (/[\])}][[({]/.test(text) || /^[^;\n]*;[^;\n]*;.*\n.*;/.test(text)))
  );
}

/** True if a drawing may be another board, several boards or masks. @param {string} text @param {{ cols: number }} size */
function isGapped(text, { cols }) {
  const lines = text.trim().split("\n");
  const drawn = lines.filter((line) => DRAWN_LINE.test(line) && line.trim());
  const [first, ...others] = lines;
  const isNamedLate =
    /^[\s,01.#|]+$/.test(first) && others.some((line) => /^\s*\p{L}[\p{L} ]{1,30}[:=][\s,01.#]+$/u.test(line));
  return (
    isNamedLate ||
    areApart(lines, drawn) ||
    areLettered(lines) ||
    areSplit(text, lines, drawn, cols) ||
    isTable(lines) ||
    drawn.some((line) => /(?<![\w-])-1/.test(line))
  );
}

/** A matrix of LaTeX with blanks for its commands. @param {string} text */
const withoutLatex = (text) => text.replace(/\\[a-z]+(?:\{[^{}\n]{0,20}\})*|[&$\n]/gi, " ").trim();

/** True if words are rows of two boards. @param {string[]} words */
const areBeside = (words) =>
  words.length > 1 && words.every((word) => /^[01.#*xo]{2,}$/i.test(word) && !/\.0|[01]\.$/.test(word));

/** True for a table of buttons and lights: L1 L2 above, S1 and S2 before the rows. @param {string[]} lines */
function isTable(lines) {
  const [, column] = /^[\s|,]*([a-z])1[\s,|]+\1(?=2)/i.exec(lines[0]) ?? [];
  const row = lines.flatMap((line) => /^[\s|]*([a-z])1\b/i.exec(line)?.[1] ?? []).find((letter) => letter !== column);
  return column !== undefined && row !== undefined && `${row}${column}`.toUpperCase() !== "RC";
}

/** A position with the buttons that are pressed, each an odd number of times. @param {{ notation: string, presses: number[] }} save */
function withPresses({ notation, presses }) {
  const [, rows, cols] = WITH_SIZE.exec(notation) ?? [];
  const count = rows ? Number(rows) * Number(cols) : notation.split(".")[0].split("-").length - 1;
  const bits = Array.from({ length: count }, () => 0);
  for (const button of presses) {
    if (button >= count) throw new Refused("cell", 0, "flip");
    bits[button] ^= 1;
  }
  return bits.includes(1) ? `${notation}.${hexOfBits(bits)}` : notation;
}

/** A notation whose lights are a 0 or 1 each, with hex digits for them. @param {string} notation */
function withHex(notation) {
  const [, board, rows, cols, bits] = /^((\d{1,5})x(\d{1,5})[^.]*)\.([01]+)$/.exec(notation) ?? [];
  const count = Number(rows) * Number(cols);
  const isBits = bits && count > 1 && bits.length === count && !/-mod/.test(board);
  return isBits ? `${board}.${hexOfBits([...bits].map(Number))}` : notation;
}

/** A board all of whose lights are dark, or whose doors are closed. @param {string} board */
const darkOf = (board) => `${board}.${/^(?:\d{1,9}x\d{1,9}(?!.*-mod)|doors)/.test(board) ? "off" : 0}`;

/** A board of which only its size and its lights are told. @param {import("./facts.js").Facts} facts @param {import("./marks.js").Marks} marks */
function alike(facts, marks) {
  const { size, start } = facts;
  const lights = (size?.[0] ?? 0) * (size?.[1] ?? 0);
  if (!size || !(lights > 0)) throw new Refused("board", 0, "notation");
  if (lights > LIMITS.lights) throw new Refused("too-large", 0, "notation");
  const plain = applied(`${size.join("x")}.${start ?? "off"}`, { ...facts, size: undefined, start: undefined });
  const notation = plain === null ? null : marked(plain, marks);
  if (notation === null) throw new Refused("board", 0, "notation");
  return {
    notation,
    pasted: {
      ...plainly("notation"),
      isCertain: start !== undefined || (facts.goal !== undefined && facts.goal !== "off"),
    },
  };
}

/** Options of the current board that stay where the text tells none. */
const KEPT = {
  rule: /-(ring|cross|king|knight|rowcol|r[\da-f]{3,7})(?=-|$)/,
  wrap: /-(cylinder|torus|klein|projective)(?=-|$)/,
  goal: /-(goal-(?:on|either))(?=-|$)/,
};

/** A grid without options, with the rule, the edges and the goal of the current one. @param {string} notation @param {Here} here @param {import("./facts.js").Facts} facts */
function keep(notation, { boardNotation }, facts) {
  const board = notation.split(".")[0];
  if (!WITH_SIZE.test(board) || /-mod|=/.test(board) || boardNotation === board || !WITH_SIZE.test(boardNotation))
    return { notation, kept: [] };
  const kept = Object.entries(KEPT).flatMap(([name, pattern]) => {
    const [, option] = pattern.exec(boardNotation) ?? [];
    return option && !pattern.test(board) && !(name in facts) ? [option] : [];
  });
  return { notation: notation.replace(".", `${kept.map((option) => `-${option}`).join("")}.`), kept };
}

/** Reads a board with the lights that are wanted, if the text draws these, too. @param {string} own @param {Here} here @param {Choice} choice @returns {import("./forms.js").Reading} */
function readParts(own, here, choice) {
  const system = isTame(own) ? readSystem(own) : null;
  if (system) return { ...system, pasted: plainly("names"), doubts: system.used };
  const parts = partsOf(own);
  const wished = parts?.goal.trim() ? null : readWished(own, here, choice);
  if (wished) return wished;
  return parts ? readBoth(parts, here, choice) : readBoard(own, here, choice);
}

/** A board and the lights that are wanted, below a line with a word for them; null if there are no two boards of a size. @param {string} own @param {Here} here @param {Choice} choice */
function readWished(own, here, choice) {
  const parts = partsOf(own, true);
  if (!parts?.goal.trim()) return null;
  const found = attempt(() => readBoth(parts, here, choice));
  return found instanceof Refused ? null : found;
}

/** @param {import("./parts.js").Parts} parts @param {Here} here @param {Choice} choice @returns {import("./forms.js").Reading} */
function readBoth(parts, here, choice) {
  const start = readBoard(parts.start, here, choice);
  const used = [...start.used, ...parts.used];
  const doubts = [...(start.doubts ?? []), ...(parts.doubts ?? [])];
  if (!parts.goal.trim()) return { ...start, used, doubts };
  const { free, plain } = withoutFree(parts.goal);
  const goal = readBoard(plain, here, choice);
  const [board, lights] = start.notation.split(".");
  const [other, wanted] = goal.notation.split(".");
  if (board !== other || !WITH_SIZE.test(board) || board.includes("-mod"))
    throw new Refused("length", goal.used[0]?.[0] ?? 0, "symbols");
  const isCertain = start.pasted.isCertain && goal.pasted.isCertain;
  return {
    notation: `${withTarget(free ? `${board}-any${free}` : board, wanted)}.${lights}`,
    pasted: { ...start.pasted, isCertain },
    used: [...used, ...goal.used],
  };
}

/** The lights of a goal whose state is of no matter, drawn as question marks, and the goal with dark ones in their places. @param {string} goal */
function withoutFree(goal) {
  const drawing = goal.includes("?") ? findDrawing(goal) : null;
  const keys = drawing?.keys.filter((key) => key !== "?") ?? [];
  const dark = keys.find((key) => isDark(key) && key.length === 1);
  if (!drawing || drawing.odd >= 0 || !dark || keys.length > 2) return { free: "", plain: goal };
  return { free: hexOfBits(drawing.rows.flat().map(({ key }) => key === "?")), plain: goal.replaceAll("?", dark) };
}

/** @param {string} board @param {string} wanted lights in hex */
function withTarget(board, wanted) {
  const [, rows, cols] = /** @type {RegExpExecArray} */ (WITH_SIZE.exec(board));
  const bits = bitsOf(wanted).slice(0, Number(rows) * Number(cols));
  if (wanted === "off" || !bits.includes(1)) return board;
  return wanted === "on" || !bits.includes(0) ? `${board}-goal-on` : `${board}=${wanted}`;
}

/** The first array of a program, with the one that is named as its goal. @param {string} own @param {Here} here @param {Choice} choice @returns {import("./forms.js").Reading | null} */
function readLiteral(own, here, choice) {
  if (!/[[{(]/.test(own) || /adjacen|邻接|鄰接/i.test(own)) return null;
  const found = literalsIn(own);
  const first = found.find(({ name }) => !GOAL_NAMED.test(name)) ?? found[0];
  if (!first) return null;
  const goal = found.find((each) => each !== first && GOAL_NAMED.test(each.name) && areOfSize(each, first));
  const cells = [first, goal].flatMap((each) => each?.rows.flat() ?? []);
  const keys = [...new Set(cells.map(({ key }) => key))];
  const read = (/** @type {import("./literal.js").Literal} */ { rows, from, to, doubts }) => {
    const outcome = readDrawing({ rows, keys, odd: -1, isMatrix: false }, choice, here);
    return "notation" in outcome ? { ...outcome, used: /** @type {Range[]} */ ([[from, to]]), doubts } : null;
  };
  const [start, wanted] = [read(first), goal ? read(named(goal)) : null];
  return start && wanted ? withGoal(start, wanted) : start;
}

/** An array with its name, which then is no doubt. @param {import("./literal.js").Literal} own */
const named = (own) => ({ ...own, from: own.label, doubts: own.doubts.filter(([at]) => at >= own.to) });

/** @param {import("./literal.js").Literal} one @param {import("./literal.js").Literal} other */
const areOfSize = ({ rows }, other) => rows.length === other.rows.length && rows[0].length === other.rows[0].length;

/** @param {import("./forms.js").Reading} start @param {import("./forms.js").Reading} goal @returns {import("./forms.js").Reading} */
function withGoal(start, goal) {
  const [board, lights] = start.notation.split(".");
  return {
    ...start,
    notation: `${withTarget(board, goal.notation.split(".")[1])}.${lights}`,
    used: [...start.used, ...goal.used],
    doubts: [...(start.doubts ?? []), ...(goal.doubts ?? [])],
  };
}

/** Equations, whose variables are buttons. @param {string} own @returns {import("./forms.js").Reading | null} */
function readEquations(own) {
  const found = /[+⊕^]|\bxor\b/i.test(own) ? findEquations(own) : null;
  if (!found) return null;
  const { notation, buttons, used, isDoubtful } = found;
  return { notation, pasted: { ...plainly("names"), buttons }, used, doubts: isDoubtful ? used : [] };
}

/** Lights in a row or in a circle. @param {string} own @returns {import("./forms.js").Reading | null} */
function readStory(own) {
  const chain = readChain(own);
  return chain && { ...chain, pasted: plainly("cells"), doubts: chain.used };
}

/** Reads one board. @param {string} own @param {Here} here @param {Choice} choice @returns {import("./forms.js").Reading} */
function readBoard(own, here, choice) {
  const isLong = !isTame(own);
  const exact = isLong ? null : (readEquations(own) ?? readLiteral(own, here, choice));
  if (exact) return exact;
  const first = isLong
    ? null
    : PAIR.test(own)
      ? (readLists(own, choice, here) ?? readCells(own, here))
      : isBoxed(own) || choice.legend
        ? readLoosely(own, here, choice)
        : null;
  if (first && "notation" in first) return first;
  const { folded, places } = fold(own);
  const strict = readStrictly(folded, here);
  if (!(strict instanceof Refused)) {
    const { notation, form } = strict;
    const isOne = form === "numbers" && /^\D*\d+\D*$/.test(folded); // one number is no list of cells
    const isCounting = form === "numbers" && isNumbering(folded);
    const areStates = form === "masks" && /^doors(?:-[01])+\./.test(notation); // a 0 or 1 for each name
    const isOutside = !!first && "code" in first && first.code === "cell"; // its numbers are no numbers of cells
    if (isCounting || areStates || isOutside || (form === "sized" && isOtherwise(folded, notation)))
      return { notation, pasted: plainly(form), used: whole(own), doubts: whole(own) };
    if (form !== "notation" && !isOne)
      return DRAWN.includes(form) && !isLong
        ? drawn(own, here, choice, notation, form)
        : { notation, pasted: plainly(form), used: whole(own) };
  }
  const error = strict instanceof Refused ? strict : new Refused("board", 0, "notation");
  error.at = places[error.at] ?? own.length;
  if (isLong) {
    const rows = rowsIn(own);
    const drawing = rows && readDrawing(rows, choice, here);
    if (drawing && "notation" in drawing) return drawing;
    return refuse(error, drawing && "code" in drawing ? drawing : null);
  }
  const outcome = readLoosely(own, here, choice);
  if (outcome && "notation" in outcome) return outcome;
  const refusal = /** @type {import("./forms.js").Refusal | null} */ (outcome);
  const isList = refusal?.form === "cells"; // its numbers are no board of their own
  return readStory(own) ?? (isList ? null : readWithin(own, here)) ?? refuse(error, refusal);
}

/** True if numbers in several lines count from 1: then they name the cells; or are as many in each. @param {string} text */
function isNumbering(text) {
  const numbers = text.includes("\n") ? (text.trim().match(/\d+/g) ?? []) : [];
  const rows = text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/[\s,]+/).length);
  const isTable = rows.length > 2 && rows[0] > 1 && rows.every((width) => width === rows[0]) && !/[^\s\d,]/.test(text);
  return isTable || (numbers.length > 3 && numbers.every((number, i) => Number(number) === i + 1));
}

/** The rows of a grammar in 0 and 1, or in points and hashes, which are most of all boards; null for others. @param {string} own @param {number} rows @param {number} cols */
function plainRows(own, rows, cols) {
  if (!own.includes("\n") || /[^\s\dx*.#]/.test(own)) return null;
  const drawing = drawingOf(own, rows, cols);
  return /^(?:0,1|1,0|\.,#|#,\.)$/.test(drawing.keys.join()) ? drawing : null;
}

/** A drawing in a form with a grammar, with the meanings of its symbols. @param {string} own @param {Here} here @param {Choice} choice @param {string} notation @param {string} form @returns {import("./forms.js").Reading} */
function drawn(own, here, choice, notation, form) {
  const used = whole(own);
  const plain = { notation, pasted: plainly(form), used };
  const [, rows, cols] = WITH_SIZE.exec(notation) ?? [];
  const lights = notation.split(".")[1];
  const isAlike = /^(?:0+|on|off|f*[8ce]?)$/.test(lights);
  const drawing = (isAlike ? null : plainRows(own, Number(rows), Number(cols))) ?? findDrawing(own);
  if (drawing?.keys.includes("") && isAlike) return asReading(readDrawing(drawing, choice, here), plain); // to the grammar blanks are no cells
  if (drawing?.isMatrix) return plain;
  const isSame =
    drawing &&
    drawing.odd < 0 &&
    (drawing.rows.length === 1
      ? drawing.rows[0].length === Number(rows) * Number(cols)
      : drawing.rows.length === Number(rows) && drawing.rows[0].length === Number(cols));
  if (!isSame) {
    const signs = readManySigns(own, choice, here, { rows: Number(rows), cols: Number(cols) });
    return signs && "notation" in signs ? signs : plain;
  }
  const bits = bitsOf(lights);
  const cells = drawing.rows.flat();
  const lit = drawing.keys.map((symbol) => bits[cells.findIndex(({ key }) => key === symbol)] === 1);
  const isOne = lit.length > 1 && lit.every((is) => is === lit[0]);
  const meanings = lit.map((is) => /** @type {import("./drawing.js").Meaning} */ (is ? "lit" : "dark"));
  const outcome = readDrawing(drawing, choice.meanings || isOne ? choice : { meanings }, here);
  if (!("pasted" in outcome)) return plain;
  const chosen = choice.meanings || isOne ? outcome.notation : notation;
  return { notation: chosen, pasted: { ...outcome.pasted, form }, used, doubts: outcome.doubts };
}

/** @param {import("./forms.js").Reading | import("./forms.js").Refusal | null} outcome @param {import("./forms.js").Reading} otherwise */
const asReading = (outcome, otherwise) =>
  outcome && "notation" in outcome
    ? { ...outcome, pasted: { ...outcome.pasted, form: otherwise.pasted.form } }
    : otherwise;

/** The bits of hex digits. @param {string} hex */
const bitsOf = (hex) =>
  [...hex].flatMap((digit) => [8, 4, 2, 1].map((place) => (Number.parseInt(digit, 16) & place ? 1 : 0)));

/** A notation or an address of the page within a sentence, or numbers of cells or a game ID of Flip behind one. @param {string} text @param {Here} here @returns {import("./forms.js").Reading | null} */
function readWithin(text, here) {
  const words = [...text.matchAll(/[^\s"'`()[\]<>]+/g)].filter(({ 0: word }) => word.includes(".")).slice(0, WORDS_MAX);
  for (const { 0: word, index } of words) {
    const notation = withoutEnd(tidy(word), ".,!?");
    if (isNotation(notation)) return { notation, pasted: plainly("notation"), used: [[index, index + word.length]] };
  }
  const [sized, rows, cols, cells] = SIZED.exec(text) ?? [];
  if (sized && cells.replace(/\s/g, "").length === Number(rows) * Number(cols)) {
    const strict = readStrictly(sized, here);
    const from = text.indexOf(sized);
    if (!(strict instanceof Refused))
      return { notation: strict.notation, pasted: plainly(strict.form), used: [[from, from + sized.length]] };
  }
  const [head, before] = BEHIND.exec(text) ?? [];
  if (head === undefined) return null;
  const list = text.slice(head.length).trim();
  const areNumbers = before.length > 2 && BEHIND_COLON.test(list) && (/[2-9]/.test(list) || list.includes("x"));
  if (!(areNumbers && !head.endsWith("=")) && !BEHIND_NAME.test(list)) return null;
  const from = text.indexOf(list, head.length);
  const { folded } = fold(list.replace(AROUND, ""));
  const strict = readStrictly(folded, here);
  if (strict instanceof Refused) return null;
  return { notation: strict.notation, pasted: plainly(strict.form), used: [[from, text.length]] };
}

/** Throws the more informative of two refusals. @param {Refused} error of the forms with a grammar @param {import("./forms.js").Refusal | null} outcome @returns {never} */
function refuse(error, outcome) {
  if (!outcome) throw error;
  const { code, at, form, rows = [] } = outcome;
  if (code === "length" && error.code === code) throw Object.assign(error, { rows });
  throw Object.assign(new Refused(code, at, form), { rows });
}

/** The masks of doors, each "A:011" or "011". @param {string} text @returns {string} */
export function masksOf(text) {
  const { folded, places } = fold(text.slice(0, LIMITS.text + 1));
  const outcome = readMasksStrictly(folded);
  if (!(outcome instanceof Refused)) return outcome;
  outcome.at = places[outcome.at] ?? text.length;
  throw outcome;
}
