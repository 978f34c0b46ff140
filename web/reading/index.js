/**
 * @file The reader of texts that people bring. Pure: it needs neither an engine nor a page, and gives notations, which the core checks.
 *
 * A text is folded and parted into boards. A board in a form that is a text of its own is read as that. Else sentences are taken out that tell the rule, the edges and the goal (told.js),
 * the lights that are wanted are parted from the others (goals.js), and the recognizers of BOARDS are asked in their order: the first one that reads the rest decides.
 * The account (account.js) has all that no reader used: nothing is dropped in silence. The board that is shown first has the meaning that this may have (guess.js).
 *
 * @typedef {import("./strict.js").Here} Here
 * @typedef {import("./forms.js").Choice} Choice
 * @typedef {import("./forms.js").Pasted} Pasted
 * @typedef {import("./forms.js").Reading} Reading
 * @typedef {import("./forms.js").Refusal} Refusal
 * @typedef {import("./text.js").Range} Range
 * @typedef {import("./told.js").Told} Told
 * @typedef {(own: string, here: Here, choice: Choice) => Reading | Refusal | Refused | null} Recognizer
 * @typedef {{ notation: string, pasted: Pasted | null, at: number }} Found  at: the place of a notation in the text; pasted: null for a notation alone
 */
import { unreadIn } from "./account.js";
import { areAll } from "./applied.js";
import { casesOf } from "./cases.js";
import { readChain, readRowsInWords, readRuns } from "./chain.js";
import { readContest, readMachine, readSwitches } from "./contest.js";
import { readDials } from "./dials.js";
import { isBoxed, rowsIn } from "./drawing.js";
import { findEquations } from "./equations.js";
import { factsIn } from "./facts.js";
import { fold } from "./fold.js";
import { plainCells, plainly, readCells, readDrawing, readLists, readLoosely, readStates, whole } from "./forms.js";
import { withGoal, withGoals } from "./goals.js";
import { readGraph } from "./graph.js";
import { guessedBoard, guessedIn, guessedMarks } from "./guess.js";
import { hexOfBits } from "./hex.js";
import { isEven } from "./layout.js";
import { LIMITS } from "./limits.js";
import { isBoardName, literalsIn, readAlikeArray } from "./literal.js";
import { hereOf, isBoard, isNotation, sizeOf, tidy } from "./notation.js";
import { readRecord } from "./record.js";
import { readSave } from "./save.js";
import { readExceptions } from "./sets.js";
import { GOAL_NAMED } from "./settings.js";
import { attempt, Refused, readMasksStrictly, STRICT_EXAMPLES } from "./strict.js";
import { readSystem } from "./system.js";
import { joinedRanges, spanOf } from "./text.js";
import { keep, readAlike, toldIn, withTold } from "./told.js";
import { readExactly, readWithin } from "./within.js";

export { hereOf };

/** An example of each form. @type {Record<string, string>} */
export const EXAMPLES = {
  ...STRICT_EXAMPLES,
  symbols: "OXO\nXXX",
  cells: "(1,1) (2,3)",
  names: "A: B, C\nB: A, C\nC: A, B",
  states: "0 1 2\n2 1 0",
};

/** A pair in brackets, which is a cell rather than two numbers. */
const PAIR = /[([{]\s*\d+\s*,\s*\d+\s*[)\]}]/;
/**
 * Longer texts, and those with longer lines or more blanks in a row, are read in the forms with a grammar alone: the time of an expression may grow with
 * the square of the length of what it meets.
 */
const LOOSE_MAX = 16_000;
const LINE_MAX = 4000;
const LINES_MAX = 600;
const BLANKS = /\s{400}/;

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
  const { folded, places } = fold(whole);
  const given = (/** @type {number} */ from, /** @type {number} */ to) => whole.slice(places[from], places[to]);
  const placed = (/** @type {Range} */ [from, to]) => /** @type {Range} */ ([places[from], places[to]]);
  const { cases, used, shared = [], doubts = [] } = casesOf(folded, given);
  const parts = cases.flatMap(({ isPart, title }) => (isPart && title ? [placed(title)] : []));
  const outside = used ? unreadIn(whole, [...used, ...shared, ...cases.map(spanOf)].map(placed), null) : [];
  const around = [...parts, ...outside, ...doubts.map(placed)];
  const head = shared.map(([from, to]) => `${given(from, to)}\n`).join("");
  return {
    count: cases.length,
    titles: cases.map(({ title: [from, to] = [0, 0] }) => given(from, to).trim()),
    placeOf: (which) => places[cases[which].at] ?? 0,
    read(which, here, choice = {}) {
      const { at, end } = cases[which];
      const begin = places[at];
      const from = begin - head.length;
      const own = head + given(at, end);
      try {
        const { notation, pasted, at: place } = readCase(own, here, choice);
        const within = pasted?.unread.map(([start, stop]) =>
          stop > head.length ? /** @type {Range} */ ([Math.max(begin, from + start), from + stop]) : placed(shared[0]),
        );
        const isCertain = around.length === 0 && !!pasted?.isCertain;
        const title = this.titles[which];
        const unread = joinedRanges([...(within ?? []), ...around]);
        return {
          notation,
          pasted: pasted && { ...pasted, isCertain, unread, title },
          at: Math.max(begin, from + place),
        };
      } catch (error) {
        if (error instanceof Refused) error.at = Math.max(begin, from + error.at);
        throw error;
      }
    },
  };
}

/** A notation or a board that is the only word of a text. @param {string} own @returns {Found | null} */
function readWord(own) {
  const word = own.trim();
  if (/\s/.test(word)) return null;
  const at = own.length - own.trimStart().length;
  const notation = tidy(word);
  if (isNotation(word))
    return { notation: withHex(notation), pasted: null, at: at + Math.max(0, word.length - notation.length) };
  if (/^[.\w-]*\/.*\p{L}{3}/u.test(word) && !word.includes("#")) throw new Refused("board", 0, "notation"); // a path
  const dark = /^(?:\d{1,9}x\d{1,9}(?!.*-mod)|doors)/.test(notation) ? "off" : 0; // or closed
  return isBoard(word) ? { notation: `${notation}.${dark}`, pasted: null, at } : null;
}

/** A notation whose lights are a 0 or 1 each, with hex digits for them. @param {string} notation */
function withHex(notation) {
  const [, board, rows, cols, bits] = /^((\d{1,5})x(\d{1,5})[^.]*)\.([01]+)$/.exec(notation) ?? [];
  const count = Number(rows) * Number(cols);
  const isBits = bits && count > 1 && bits.length === count && !/-mod/.test(board);
  return isBits ? `${board}.${hexOfBits([...bits].map(Number))}` : notation;
}

/** The readers of texts of which no part is told beside the board, and their forms. @type {[form: string, read: (own: string, here: Here) => { notation: string, unread?: Range[], kept?: string[] } | null][]} */
const TEXTS = [
  ["flip", readSave],
  ["machine", readMachine],
  ["names", readSwitches],
  ["sized", readRecord],
  ["sized", readAlikeArray],
  [
    "cells",
    (own, here) => {
      const told = readExceptions(own);
      return told && keep(told.notation, here, {});
    },
  ],
];

/** A text in a form of its own. @param {string} own @param {Here} here @returns {Found | null} */
function readText(own, here) {
  for (const [form, read] of TEXTS) {
    const { notation, unread, kept = [] } = read(own, here) ?? {};
    const isCertain = unread === undefined;
    if (notation) return { notation, pasted: { ...plainly(form), isCertain, unread: unread ?? [], kept }, at: 0 };
  }
  return null;
}

/** @param {string} own @param {Here} here @param {Choice} choice @returns {Found} */
function readCase(own, here, choice) {
  if (!own.trim()) throw new Refused("empty", own.length, "notation");
  const text = readWord(own) ?? readText(own, here);
  if (text) return text;
  const told = toldIn(own);
  const left = told.rest.trim();
  if (!left) return { ...readAlike(told), at: 0 };
  const size = left === own.trim() ? null : factsIn(left); // of a board of which the other lines tell all else
  if (size && Object.keys(size).join() === "size")
    return { ...readAlike({ ...told, facts: { ...told.facts, ...size } }), at: 0 };
  const found = attempt(() => readBeside(told, here, choice));
  if (found instanceof Refused) {
    const story = readStoryOf(own, told);
    if (story) return story;
    throw found;
  }
  const { unread } = /** @type {Pasted} */ (found.pasted);
  return (unread.length ? readGuessed(told, here, choice, unread) : null) ?? found;
}

/** A board that a story without a drawing tells, which is a guess. @param {string} own @param {Told} told @returns {Found | null} */
function readStoryOf(own, { facts }) {
  const notation = isTame(own) ? guessedBoard(own, facts) : null;
  if (notation === null) return null;
  return { notation, pasted: { ...plainly("cells"), isCertain: false, unread: whole(own) }, at: 0 };
}

/** The board with what sentences may mean that were not read; null if they do not fit it. @param {Told} told @param {Here} here @param {Choice} choice @param {Range[]} unread @returns {Found | null} */
function readGuessed(told, here, choice, unread) {
  const facts = { ...guessedIn(told.rest), start: undefined, ...told.facts };
  const guessed = { ...told, facts, marks: { ...guessedMarks(told.rest), ...told.marks } };
  const found = attempt(() => readBeside(guessed, here, choice));
  if (found instanceof Refused || !found.pasted) return null;
  const isFit = withTold(found.notation, { ...guessed, marks: {} }, found.pasted) !== null;
  return isFit ? { ...found, pasted: { ...found.pasted, isCertain: false, unread } } : null;
}

/** Reads a board with what is told beside it. @param {Told} told @param {Here} given @param {Choice} choice @returns {Found} */
function readBeside({ facts: said, marks, rest }, given, choice) {
  const { size: sides, states, legend } = said;
  const here = sides ? hereOf(sides.join("x")) : given;
  const wish = { legend, isWished: (said.goal ?? said.goalSign) !== undefined };
  const read = readParts(rest, here, { ...(states && { states }), ...choice, ...wish });
  const areStates = states !== undefined && read.pasted.form === "states";
  const pasted = areStates ? { ...read.pasted, isCertain: true, asksStates: false } : read.pasted;
  const facts = withSign(said, pasted);
  const [rows, cols] = sizeOf(read.notation);
  const size = rows ? { rows, cols } : null;
  const isFridge = rows === 4 && cols === 4 && !facts.rule && /^[\s+-]+$/.test(rest); // of a contest, whose handles turn rows and columns
  const mayGoOut = !!read.mayGoOut && !facts.goal;
  const own = mayGoOut ? read.notation.replace(".", "=off.") : read.notation;
  const told = { marks, rest, facts: isFridge ? { ...facts, rule: "rowcol" } : facts };
  const changed = withTold(own, told, pasted);
  const notation = changed?.notation ?? own;
  const isSign = rows === 1 && cols === 1 && pasted.form !== "notation"; // a sign alone
  const isUnknown = facts.goalSign !== undefined;
  const isDoubt =
    isUnknown ||
    !changed ||
    mayGoOut ||
    changed.isGuess ||
    (legend && !isLegend(legend, pasted)) ||
    isFridge ||
    isSign ||
    areSolved(notation);
  const all = [...(read.doubts ?? []), ...unreadIn(rest, read.used, size), ...(isDoubt ? whole(rest) : [])];
  const unread = joinedRanges(all);
  const kept = pasted.form === "notation" ? { notation, kept: [] } : keep(notation, given, facts);
  const isCertain = pasted.isCertain && unread.length === 0;
  return {
    notation: kept.notation,
    pasted: { ...pasted, isCertain, unread, kept: kept.kept },
    at: read.used[0]?.[0] ?? 0,
  };
}

/** True if a legend is that of the signs of a board, which are not all alike. @param {NonNullable<import("./facts.js").Facts["legend"]>} legend @param {Pasted} pasted */
function isLegend(legend, { symbols }) {
  const meanings = symbols.flatMap(({ symbol }) => legend.get(symbol.trim().toLowerCase()) ?? []);
  return meanings.length === 1 || new Set(meanings).size > 1;
}

/** Facts with the goal where it is told as a sign of the cells. @param {import("./facts.js").Facts} facts @param {Pasted} pasted @returns {import("./facts.js").Facts} */
function withSign({ goalSign, ...facts }, { symbols }) {
  if (goalSign === undefined) return facts;
  const own = symbols.find(({ symbol }) => symbol.trim().toLowerCase() === goalSign)?.meaning;
  const meaning = facts.legend?.get(goalSign) ?? own;
  if (meaning !== "lit" && meaning !== "dark") return { ...facts, goalSign };
  return { ...facts, goal: meaning === "lit" ? "on" : "off" };
}

/** True for doors that are as they are wanted already: the goal may be another one. @param {string} notation */
function areSolved(notation) {
  const [board, open] = notation.split(".");
  const [, target = "on"] = /=(.+)/.exec(board) ?? [];
  const isWanted = open === target || (target === "on" && areAll(board, open, "on"));
  return /^doors/.test(board) && open !== "off" && isWanted;
}

/**
 * A reader of texts that tell of buttons and lights.
 * @param {string} form @param {(own: string, states?: number) => { notation: string, used: Range[], buttons?: string[], names?: string[], isDoubtful?: boolean, mayGoOut?: boolean } | null} read isDoubtful: unless it is false @returns {(own: string, here: Here, choice: Choice) => Reading | null}
 */
const telling =
  (form, read) =>
  (own, _, { states }) => {
    const found = read(own, states);
    if (!found) return null;
    const { notation, used, buttons = [], names = [], isDoubtful = true, mayGoOut } = found;
    return { notation, pasted: { ...plainly(form), buttons, names }, used, doubts: isDoubtful ? used : [], mayGoOut };
  };
const readMatrix = telling("names", readSystem); // with the lights at the start
const readEquations = telling("names", findEquations);
/** Buttons that turn dials. @param {string} own @param {Here} _ @param {Choice} choice @returns {Reading | null} */
const readTurns = (own, _, { states }) => {
  const turning = readDials(own, states);
  return turning && readStates(turning);
};
const readFields = telling("sized", (own) => {
  const found = readRecord(own, hereOf("1x1")); // whose options are kept where all is told
  return found && { ...found, used: whole(own), isDoubtful: !!found.unread };
});
/** A record beside sentences, in the customary signs. @type {Recognizer} */
const readRecordBeside = (own, here, choice) => (choice.legend ? null : readFields(own, here, choice));
const readStory = telling("cells", (own) => readRowsInWords(own) ?? readRuns(own) ?? readChain(own)); // lights in words
const readTold = telling("names", (own) => readContest(own) ?? readGraph(own)); // in sentences

/** A field of more than two states. */
const OTHER_FIELD = /\b(?:GF|FiniteField|Zmod|Integers)\((?!2\))/;
/** The name of an array of several boards. */
const PLURAL = /(?:board|puzzle|level|grid|map|stage|game|problem|example|sample|test|input)s$/i;

/** The first array of a program, with the one that is named as its goal. @param {string} own @param {Here} here @param {Choice} choice @returns {Reading | null} */
function readLiteral(own, here, choice) {
  if (!/[[{(]/.test(own) || /adjacen|邻接|鄰接/i.test(own)) return null;
  const found = literalsIn(own);
  const first = found.find(({ name }) => !GOAL_NAMED.test(name)) ?? found[0];
  if (!first) return null;
  const areAlike = (/** @type {typeof first} */ { rows }) =>
    rows.length === first.rows.length && rows[0].length === first.rows[0].length;
  const goal = found.find((each) => each !== first && GOAL_NAMED.test(each.name) && areAlike(each));
  const cells = [first, goal].flatMap((each) => each?.rows.flat() ?? []);
  const keys = [...new Set(cells.map(({ key }) => key))];
  /** @param {typeof first} array @param {number} from @param {boolean} isNamed */
  const read = ({ rows, to, isPlain }, from, isNamed) => {
    const outcome = readDrawing(
      { rows, keys, odd: -1, isMatrix: false, size: [rows.length, rows[0].length] },
      choice,
      here,
    );
    const used = /** @type {Range[]} */ ([[from, to]]);
    const isSure = isPlain && isNamed && !OTHER_FIELD.test(own);
    return "notation" in outcome ? { ...outcome, used, doubts: isSure ? [] : used, rows: undefined } : null;
  };
  const areSeveral = PLURAL.test(first.name) && Number.isInteger(Math.sqrt(first.rows[0].length)); // each row may be a square board
  const start = read(first, first.from, !areSeveral && (!first.name || isBoardName(first.name)));
  const wanted = goal && read(goal, goal.label, true);
  return start && wanted ? withGoal(start, wanted) : start;
}

/** Lists and cells with pairs in brackets; and what is clearer as a drawing. @param {string} own @param {Here} here @param {Choice} choice */
function readPaired(own, here, choice) {
  if (PAIR.test(own)) return readLists(own, choice, here) ?? readCells(own, here);
  return isBoxed(own) || choice.legend ? readLoosely(own, here, choice) : null;
}

/** A text in a form with a grammar; a number alone is no list of cells. @param {string} own @param {Here} here @param {Choice} choice */
function readFixed(own, here, choice) {
  const found = readExactly(own, here, choice);
  if (!("notation" in found)) return found;
  const { form } = found.pasted;
  if (form === "numbers" && /^\D*\d+\D*$/.test(fold(own).folded)) return new Refused("board", 0, "notation");
  return isPlain(own, found) ? found : { ...found, doubts: [...(found.doubts ?? []), ...whole(own)] };
}

/** True if numbers are in one line and no pairs, masks have several doors, and numbers or rows below a size are as it says. @param {string} own @param {Reading} found */
function isPlain(own, { notation, rows: drawn, pasted: { form } }) {
  const text = own.trim();
  if (!drawn?.[1] && PAIR.test(text)) return false;
  if (form === "numbers") return !text.includes("\n");
  if (form === "masks") return !/^doors(?:-[01])+\./.test(notation);
  if (form !== "sized") return true;
  const [head, ...rows] = text.split("\n").filter((line) => line.trim());
  const [, cols] = sizeOf(notation);
  if (!drawn) return rows.length === 0 || /[x×*]/i.test(head);
  return rows.length < 2 || rows.every((row) => row.replace(/[^\p{L}\p{N}\p{S}.#*_-]/gu, "").length === cols);
}

/** The recognizers of boards, in their order; and those of texts that are too long for others. @type {Recognizer[]} */
const BOARDS = [
  readTold,
  readEquations,
  readTurns,
  readRecordBeside,
  readLiteral,
  readPaired,
  readFixed,
  readLoosely,
  readStory,
  readWithin,
];
/** @type {Recognizer[]} */
const LONG = [
  readFixed,
  (own, here, choice) => {
    const rows = rowsIn(own);
    return rows && readDrawing(rows, choice, here);
  },
];

/** Reads one board. @param {string} own @param {Here} here @param {Choice} choice @returns {Reading} */
function readBoard(own, here, choice) {
  /** @type {(Refusal | Refused)[]} */
  const refusals = [];
  for (const read of isTame(own) ? BOARDS : LONG) {
    if (read === readWithin && refusals.some(({ form }) => form === "cells")) break; // numbers of cells are no board of their own
    const found = read(own, here, choice);
    if (found && "notation" in found) return withDoubts(own, found, choice);
    if (found) refusals.push(/** @type {Refusal | Refused} */ (found));
  }
  throw refused(refusals);
}

/** A drawing of several rows that may be another board is doubtful, and so are two colours that no contest has. @param {string} own @param {Reading} found @param {Choice} choice @returns {Reading} */
function withDoubts(own, found, { isWished }) {
  const { rows, doubts = [], notation } = found;
  const isContest =
    isWished || !notation.includes("-goal-either") || notation.startsWith("4x4") || /flip|翻/i.test(own);
  return rows && rows.length > 1 && (!isEven(own, rows) || !isContest)
    ? { ...found, doubts: [...doubts, ...whole(own)] }
    : found;
}

/** Reads a board, with the lights that are wanted if the text draws these, too. */
const readPlain = withGoals(readBoard);
/** @param {string} own @param {Here} here @param {Choice} choice @returns {Reading} */
const readParts = (own, here, choice) =>
  (isTame(own) ? readMatrix(own, here, choice) : null) ?? readPlain(own, here, choice);

/** The most informative of several refusals: of a form without a grammar, else of one with it. @param {(Refusal | Refused)[]} refusals */
function refused(refusals) {
  const error = refusals.find((each) => each instanceof Refused) ?? new Refused("board", 0, "notation");
  const loose = refusals.filter((each) => !(each instanceof Refused)).at(-1);
  if (!loose) return error;
  const { code, at, form, rows = [] } = loose;
  const isSame = code === "length" && error.code === code;
  return Object.assign(isSame ? error : new Refused(code, at, form), { rows });
}

/** The masks of doors, each "A:011" or "011". @param {string} text @returns {string} */
export function masksOf(text) {
  const { folded, places } = fold(text.slice(0, LIMITS.text + 1));
  const outcome = readMasksStrictly(folded);
  if (!(outcome instanceof Refused)) return outcome;
  outcome.at = places[outcome.at] ?? text.length;
  throw outcome;
}
