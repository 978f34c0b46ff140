/** @file The parts of a text about who flips whom that may mean something else than what is read: the reader is asked about them. */
import { rangeOf } from "./account.js";
import {
  ALL,
  CHINESE_THINGS,
  entriesOf,
  isAlso,
  isCount,
  isSet,
  keyOf,
  LABEL,
  nounIn,
  OF_ALL,
  REST,
  SELF,
  THINGS,
  VERBS,
} from "./entries.js";
import { CLOSED, isRead, OPEN, wantedIn } from "./said.js";
import { HAN_NUMBERS, NUMBERS, numberOf } from "./words.js";

/** @typedef {import("./account.js").Range} Range */
/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./entries.js").Listed} Listed */
/** @typedef {import("./said.js").Said} Said */

/** A word, or what is numbered but no button. */
const DATED = /^(?:\p{L}{3,}|(?:week|day|month|year|chapter|page|unit|group|team|round) \d{1,3})$/iu;

/** A list that is left open: more names follow, or one is in brackets. */
const MORE = /\.{3}|…|(?<=[\p{L}\d])[,，]?\s{0,3}[(（][^()（）\n]{1,40}[)）]/u;

/** The head of lights and the buttons that flip each. */
const INVERSE =
  /^[\s|]{0,20}(?:doors?|lights?|lamps?|bulbs?|灯|燈|门|門)\s{0,9}[|:：,\t]\s{0,9}(?:button|switch|lever|按钮|按鈕|开关|開關|拉杆|拉桿)(?:e?s)?[\s|]{0,20}$/imu;
/** Words and signs in a name that may change what is listed. */
const ODD =
  /(?<![\p{L}\p{N}])(?:or|to|and|than|twice|once|times?|not|don't|doesn't|no|never|maybe|perhaps|instead|without|except|unless|but|only|also|if|then|with|is|are|does|must|should)(?![\p{L}\p{N}])|.[或到不非除次至]|\+/u;
const ODD_SIGN = /[*?？!~¬^]/u;

/** True if a name has no word but those of a button and of the kind of thing: "the blue gate" for the blue lever, but not "left of blue". @param {string} key @param {string} button */
const isNamedBy = (key, button) =>
  [SELF, ALL, REST].some((kind) => kind.test(key)) ||
  key.split(" ").every((word) => button.split(" ").includes(word) || nounIn(word) !== undefined) ||
  [...key].every((letter) => letter === button);

/** The form of the name of a button: a number, a letter, both, or words, with or without a noun. @param {Entry} entry */
const shapeOf = ({ button }) => (nounIn(button.text) ? "noun " : "") + kindOf(keyOf(button.text));

/** @param {string} key of a name */
const kindOf = (key) =>
  /^\d+$/.test(key)
    ? "number"
    : /^\p{L}$/u.test(key)
      ? "letter"
      : /^\p{L}{1,2}\d+$/u.test(key)
        ? `label ${key.replace(/\d+/, "")}`
        : "words";

/** The value that occurs most often, and how often. @param {string[]} values @returns {[string, number]} */
function mostOf(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ["", 0]);
}

/** A light before a word that may be a verb or name its switches. */
const SWITCHED =
  /^\W*(?:the )?(?:lights?|lamps?|bulbs?|doors?|gates?|torch(?:es)?|candles?|flames?|wires?)\b[^,\n]{0,30}\b(?:switches|needs?|uses?|requires?)\b/i;

/** Entries that may be none: a light with its buttons, a name in another form than the others, a sentence about a state or about all. @param {Entry[]} entries @param {string} text */
function oddIn(entries, text) {
  const [shape] = mostOf(entries.map(shapeOf));
  return entries.filter(
    (entry) =>
      isInverse(entry) ||
      SWITCHED.test(text.slice(entry.at, entry.end)) ||
      /[,，;]/.test(entry.button.text) ||
      keyOf(entry.button.text)
        .split(" ")
        .slice(1)
        .some((word) => OPEN.test(word) || CLOSED.test(word)) ||
      ODD.test(keyOf(entry.button.text)) ||
      shapeOf(entry) !== shape ||
      SETS.test(text.slice(entry.at, entry.end)) ||
      OF_ALL.test(entry.button.text) ||
      isAlso(entry) ||
      isCount(entry),
  );
}

/** Names of lights of another kind than most: a sentence behind a list. @param {Listed[]} listed */
function unlikeMost(listed) {
  const lights = listed.filter(({ found, key }) => !found && !ALL.test(key));
  const kinds = lights.map(({ key }) => kindOf(key));
  const [most, count] = mostOf(kinds);
  return 2 * count > lights.length ? lights.filter((_, i) => kinds[i] !== most) : [];
}

/** True if a name has more words than that of a button, or words or signs that may change what is listed. @param {Listed} listed @param {string} text @param {string[]} doors */
const isOddName = ({ key, found, name }, text, doors) =>
  OPEN.test(key) ||
  CLOSED.test(key) ||
  (found?.length === 1 && !isNamedBy(key, doors[found[0]])) ||
  (ODD.test(key) && !isSet(key, doors)) ||
  ODD_SIGN.test(text.slice(Math.max(0, name.at - 1), name.at + name.text.length + 1));

/**
 * The parts that may mean something else: lines of things of which nothing was read, lights without a button among others with one, and numbers that are left out.
 * @param {{ given: string, text: string, all: Entry[], entries: Entry[], listed: Listed[], doors: string[], isFree: boolean, isBare: boolean }} found  isFree: lights may have no button; isBare: things of unknown kinds
 * @returns {Range[]}
 */
export function doubtsOf({ given, text, all, entries, listed, doors, isFree, isBare }) {
  const buttons = entries.map(({ button }) => keyOf(button.text));
  const areSome = listed.some(({ found }) => found?.length);
  const isStranger = (
    /** @type {Entry} */ _,
    /** @type {number} */ own, // nothing flips it: a heading, or the order of the presses
  ) => areSome && !isFree && !listed.some(({ found }) => found?.includes(own));
  const isUnnamed = !areSome && !VERBS.test(text);
  const left = all.filter((entry) => !entries.includes(entry) && LABEL.test(keyOf(entry.button.text)));
  const numbers = doors.map(Number).sort((a, b) => a - b);
  const isGapped =
    numbers.every((number) => Number.isInteger(number)) &&
    numbers.some((number, i) => i > 0 && number > numbers[i - 1] + 1);
  const extra = isFree ? [] : doors.filter((door) => !buttons.includes(door));
  const areDates = // "Monday: 1, 2": neither the words nor a verb tell of buttons
    entries.every(({ button, list }) => DATED.test(button.text) && /^[\d\s,、]+$/.test(list.text)) && !VERBS.test(text);
  const last = doors[doors.length - 1];
  const isOdd = (/** @type {Listed} */ { key, found, name }) =>
    isOddName({ key, found, name }, text, doors) ||
    extra.includes(key) ||
    (isGapped && key === last) ||
    (isFree && !found && !isSet(key, doors) && /[\s=]/.test(key));
  const names = [...listed.filter(isOdd), ...(isFree ? unlikeMost(listed) : [])].map(({ name }) => name);
  const more = text.search(MORE);
  const head = INVERSE.exec(given);
  const places = [
    ...(head ? [[head.index, head.index + head[0].length]] : []),
    ...(more < 0 ? [] : [[more, more + 3]]),
    ...(areDates ? [[entries[0].at, entries[0].end]] : []),
    ...[
      ...entries.filter(isStranger),
      ...oddIn(entries, text),
      ...(isUnnamed ? entries.filter((entry) => isBare || isLight(entry) || isUntold(entry)) : []),
      ...left,
    ].map(({ at, end }) => [at, end]),
    ...names.map(rangeOf),
  ];
  return /** @type {Range[]} */ (places);
}

/**
 * Sentences without a head that may mean more: they leave nothing to press, name some of the doors only, as closed or as wanted, or tell
 * another number of things.
 * @param {string} text @param {Entry[]} entries @param {string[]} doors @param {{ start: Said, goal: Said }} said @returns {Range[]}
 */
export function vagueIn(text, entries, doors, { start, goal }) {
  const wanted = wantedIn(goal) ?? doors.map(() => true);
  const isDone = start.open.every((is, door) => is === wanted[door]);
  const isOrder = !start.open.includes(true); // "all off": the start is so, unless it is told
  const told = [...(isDone || isOrder ? [start] : []), ...(goal.areAll ? [] : [goal])];
  const vague = [
    ...told.flatMap(({ head, lines }) => lines.filter(([line]) => !head.test(line) && !NOW_HEAD.test(line))),
    ...[start, goal].flatMap(({ head, lines, isClear }) =>
      lines.filter(([line]) => !isClear || (head.test(line) && !isRead(line, head, doors))),
    ),
  ];
  const counts = entriesOf(text).filter(
    (entry) => isCount(entry) && ![doors.length, entries.length].includes(Number(entry.list.text)),
  );
  const places = [...vague, ...counts.map(({ at, end }) => ({ 0: text.slice(at, end), index: at }))].map(
    ({ 0: { length }, index }) => /** @type {Range} */ ([index, index + length]),
  );
  return [...otherCounts(text, entries, doors), ...places];
}

/** A sentence about now. */
const NOW_HEAD = /\b(?:now|currently|initially|at first)\b|现在|現在|目前|一开始|一開始/iu;

/** A number of things: "four lamps", 三个拉杆. */
const COUNT = RegExp(
  `\\b(\\d{1,2}|${NUMBERS.slice(2).join("|")}) (?:${THINGS})\\b|(\\d{1,2}|[两兩${HAN_NUMBERS}])[个個盏盞扇座根](?:${CHINESE_THINGS})`,
  "giu",
);

/** Numbers of things outside the entries that are those of neither the doors nor the buttons. @param {string} text @param {Entry[]} entries @param {string[]} doors @returns {Range[]} */
function otherCounts(text, entries, doors) {
  const isOwn = (/** @type {number} */ at) => entries.some((entry) => at >= entry.at && at < entry.end);
  return [...text.matchAll(COUNT)].flatMap(({ 0: found, 1: word = "", 2: han = "", index }) => {
    const isKnown = [doors.length, entries.length].includes(numberOf(word || han));
    return isOwn(index) || isKnown ? [] : [[index, index + found.length]];
  });
}

/** A verb for one final state, which a second press does not change. */
const SETS = /\b(?:turns?|switch(?:es)?|sets?) (?:on|off)\b(?! ?(?:and|or|\/))|(?<!\/|or )\b(?:closes?|swaps?)\b/i;
const CONTROL =
  /^(?:button|switch|lever|plate|schalter|hebel|taste|kn[oö]pf|interrupt|palanca|levier|bot[oó]n|bouton|按钮|按鈕|开关|開關|拉杆|拉桿|踏板|レバー|スイッチ|ボタン)/;

/** True for a light with the buttons that flip it, rather than a button with its lights. @param {Entry} entry */
function isInverse({ button, list }) {
  if (/^[dl]\d+$/i.test(button.text) && /^[bs]\d/i.test(list.text)) return true; // of doors or lamps, and buttons or switches
  const [own, other] = [nounIn(button.text), nounIn(list.text)];
  return own !== undefined && other !== undefined && !CONTROL.test(own) && CONTROL.test(other);
}

/** True for things of two kinds without a verb, of which the first are not known to flip the others: "Flame A: crystals 1, 2". @param {Entry} entry */
function isUntold({ button, list }) {
  const [own, other] = [nounIn(button.text), nounIn(list.text)];
  return other !== undefined && own !== other && /\p{L}{3} /u.test(button.text) && !CONTROL.test(own ?? "");
}

/** True for a light before names of which no kind is told: they may flip it. @param {Entry} entry */
function isLight({ button, list }) {
  const own = nounIn(button.text);
  return own !== undefined && !CONTROL.test(own) && nounIn(list.text) === undefined;
}
