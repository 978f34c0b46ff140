/**
 * @file Reads who flips whom, as people write it with names:
 *
 *     A flips A, B     also A -> A B, A: A, B and A = A B, each a line or a part up to a semicolon or a point
 *     Statue 1: 2, 3   the last word of a name is enough
 *     1 -> A B         switches and the doors that they flip
 *
 *     1. 1, 2          a numbered list, of the doors of each
 *     A | A, B         a table whose head names things, such as "Button | Doors"
 *     A: 1 1 0         a 0 or 1 for each door
 *     A <-> B          doors that flip each other; also A - B, and (1,2) behind "edges:"
 *
 * are the masks of doors. A line such as "now: A and C are open" has those that are open; else all are closed. A button flips the doors that its line lists, its own only if it is listed. The doors are the
 * buttons in the order of their lines, then other names as they occur; if no button is listed, the doors are the names listed, in
 * order. Lines that list no known name are sentences.
 */
import { maskOf } from "./doors.js";
import { doubtsOf, vagueIn } from "./doubts.js";
import {
  ALL,
  allOf,
  areNumbered,
  CHINESE_THINGS,
  CLAUSE,
  entriesOf,
  GOAL,
  inOrder,
  isAlso,
  isCount,
  isNamed,
  isSelf,
  isSet,
  keyOf,
  LABEL,
  listsOf,
  NAME_MAX,
  NEGATED,
  NONE,
  NOUN,
  NOUNS,
  nounIn,
  ownNoun,
  PASSIVE,
  START,
  stemOf,
  THINGS,
  VERB,
  withoutNoun,
} from "./entries.js";
import { LIMITS } from "./limits.js";
import { withoutEnd } from "./notation.js";
import { blank } from "./parts.js";
import { CLOSED, CONNECTING, isRead, OPEN, PARTICLE, saidIn, sentencesIn, wantedIn, wordsOf } from "./said.js";

/** @typedef {import("./account.js").Range} Range */
/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./entries.js").Listed} Listed */
/** @typedef {import("./said.js").Said} Said */

/** The head of a list of pairs that flip each other. */
export const EDGES =
  /^\s*(?:(?:strict )?graph|edges?|links?|connections?|边|邊|连线|連線)[^\S\n]*(?:\w{1,20}[^\S\n]*)?[:：={]+[\s[({]*/iu;

/**
 * @typedef {object} Masks
 * @property {string[]} masks a 0 or 1 for each door
 * @property {boolean} isSure every door is a button
 * @property {boolean} asksSelf no button lists its own door, which may be meant to go without saying
 * @property {number} at the place of an unknown name, or -1
 * @property {Range[]} [doubts] parts of the text that may mean something else
 * @property {boolean[]} open the doors that are open
 * @property {boolean[] | null} goal the doors that are wanted open, where it is told
 * @property {string[]} names of the doors, as the text has them
 * @property {string[]} buttons their names, as the text has them
 * @property {Range[]} used the parts of the text that were read
 */

/** Two names linked by a dash. They are short, so that words with a hyphen are not taken for links. */
const DASHED = /^[\p{L}\p{N}]{1,3} ?[-–—]{1,2} ?[\p{L}\p{N}]{1,3}$/u;
const LINK = /<-+>|<=>|[↔⇔]/;

/** Pairs in brackets, or of two letters, with an arrow between their names. @param {string} list */
const linked = (list) =>
  /[-–—]|\b[A-Z]{2}\b/.test(list)
    ? list.replace(/\b([A-Z])([A-Z])\b/g, "$1<->$2")
    : list.replace(/[([{]?\s{0,20}(\w{1,20})\s{0,20},\s{0,20}(\w{1,20})\s{0,20}[)\]}]?/g, "$1<->$2");

/** The parts of a text that are pairs, if it is a list of pairs. @param {string} given */
function partsOf(given) {
  const listed = given.replace(EDGES, "");
  const text = listed === given ? given : linked(withoutEnd(listed.trimEnd(), ")]} \n"));
  const parts = text.split(/[\n,;，；]/).filter((part) => part.trim());
  const words = text.trim().split(/[\s,;，；]+/);
  return words.every((word) => DASHED.test(word)) ? words : parts;
}

/** Numbers of things that are linked by dashes begin at 0 or 1, and none is left out: dates do not. @param {string[]} doors */
function areCounted(doors) {
  const numbers = doors.filter((door) => /^\d+$/.test(door)).map(Number);
  const first = Math.min(...numbers);
  return !numbers.length || (first < 2 && Math.max(...numbers) === first + numbers.length - 1);
}

/** Pairs of names that flip each other, and nothing else; null for other texts. @param {string} text @returns {Masks | null} */
function findPairs(text) {
  const parts = partsOf(text);
  const isDashed = parts.every((part) => DASHED.test(part.trim()));
  const pairs = parts.map((part) => part.split(isDashed ? /[-–—]+/ : LINK).flatMap((name) => keyOf(name.trim()) || []));
  const doors = [...new Set(pairs.flat())];
  const isList = pairs.length > 1 && pairs.every((pair) => pair.length === 2 && pair[0] !== pair[1]);
  const areDistinct = new Set(pairs.map((pair) => [...pair].sort().join())).size === pairs.length;
  if (!isList || !areDistinct || doors.length > LIMITS.doors || doors.some((door) => door.length > NAME_MAX))
    return null;
  if (isDashed && (doors.length === 2 * pairs.length || !areCounted(doors))) return null;
  if (areCounted(doors) && doors.every((door) => /^\d+$/.test(door))) doors.sort(inOrder);
  const areLinked = (/** @type {string} */ a, /** @type {string} */ b) =>
    pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  const masks = doors.map((a) => doors.map((b) => Number(areLinked(a, b))).join(""));
  return {
    masks,
    isSure: true,
    asksSelf: true,
    at: -1,
    open: doors.map(() => false),
    goal: null,
    names: doors,
    buttons: doors,
    used: [[0, text.length]],
  };
}

const NUMBERED = /^\s*(\d{1,2})[.)]\s+(\d{1,2}(?:[\s,;、&]+\d{1,2})*)\s*$/;
/** The head of a table of buttons and doors, and the line below it. */
const TABLE = RegExp(`^[\\s|]{0,40}(?:${THINGS}|${CHINESE_THINGS})\\s{0,20}[|\\t][^\\n]*$`, "iu");
const RULE = /^[\s|:-]*$/;
/** The first cell of a row. */
const FIRST_CELL = /^(\s*\|)?([^|\t]+)[|\t]/;
/** The name of a variable before its value. */
const VARIABLE = /^\s*(?:(?:const|let|var) )?\w{1,40}\s*(?::=|[:=])\s*(?=[[{(](?![^[{(\n]*[\])}]))/u;

/** A numbered list of doors as lines with colons, of the same length; other texts as they are. @param {string} text */
function withColons(text) {
  const lines = text.split("\n");
  const found = lines.filter((line) => line.trim()).map((line) => NUMBERED.exec(line));
  const isList = found.every((match, i) => {
    const doors = (match?.[2].match(/\d+/g) ?? []).map(Number);
    const isDistinct = new Set(doors).size === doors.length;
    return match && Number(match[1]) === i + 1 && isDistinct && doors.every((door) => door > 0 && door <= found.length);
  });
  return isList ? lines.map((line) => line.replace(/[.)]/, ":")).join("\n") : text;
}

/** A table of buttons and doors as lines with colons, of the same length; other texts as they are. @param {string} text */
function withoutBars(text) {
  const lines = text.split("\n");
  const head = lines.findIndex((line) => line.trim());
  if (!TABLE.test(lines[head] ?? "")) return text;
  return lines
    .map((line, i) => {
      if (i <= head || RULE.test(line)) return blank(line);
      const named = line.replace(FIRST_CELL, (_, bar = "", name) => `${blank(bar)}${name}:`);
      return named.replaceAll("|", " ");
    })
    .join("\n");
}

/** The lines that tell who flips whom and what is open. @param {Entry[]} entries @param {string} text @param {string[]} doors @param {{ start: Said, goal: Said }} said @returns {Range[]} */
function usedBy(entries, text, doors, said) {
  const told = Object.values(said).flatMap(({ head, lines, isClear }) =>
    lines
      .filter(([line]) => isClear && isRead(line, head, doors))
      .map(({ 0: line, index }) => ({ at: index, end: index + line.length })),
  );
  return [...entries, ...told, ...listsOfAll(text, doors)].map(({ at, end }) => [at, end]);
}

/** Sentences that name all doors and say nothing else: "Torches N, E and S." @param {string} text @param {string[]} doors */
const listsOfAll = (text, doors) =>
  sentencesIn(text).flatMap(({ 0: line, index }) => {
    const words = wordsOf(line.replace(RegExp(NOUNS, "i"), ""), doors);
    const named = words.filter((word) => doors.includes(keyOf(word)));
    const isAll = named.length === doors.length && new Set(named.map(keyOf)).size === doors.length;
    const areOnly = words.every(
      (word) => named.includes(word) || [CONNECTING, PARTICLE].some((known) => known.test(word)),
    );
    const areInOrder = named.every((word, i) => keyOf(word) === doors[i]);
    return isAll && areInOrder && areOnly && !VERB.test(line) ? [{ at: index, end: index + line.length }] : [];
  });

/** A row or a column, which is no button; "r1" and "c1" are, unless numbers are listed. @param {Entry} entry */
const isRow = ({ button, list }) =>
  /^(?:row|line|col(?:umn)?) ?\d|^第?.{1,3}[行列排]$/.test(keyOf(button.text)) ||
  (/^[rc]\d+$/.test(keyOf(button.text)) && /^[\d\s,、]+$/.test(list.text));

/** The masks of entries with a 0 or 1 for each door; null if entries are rows of a drawing. @param {Entry[]} entries @param {string} text @returns {Masks | null} */
function binaryMasks(entries, text) {
  const masks = entries.map(({ list }) => list.text.replace(/\D/g, ""));
  const told = text.split(/[\n;；]/).filter((line) => START.test(line) || GOAL.test(line));
  if (told.some((line) => /[2-9]/.test(line))) return null; // states of dials
  const areButtons = entries.every(
    ({ button }) => /^[A-Za-z甲乙丙丁]$/.test(button.text) || NOUN.test(button.text.toLowerCase()),
  );
  const doors = masks[0].length;
  if (!areButtons || doors < 2 || doors > LIMITS.doors || masks.some(({ length }) => length !== doors)) return null;
  const isSquare = masks.length === doors;
  const names = isSquare ? entries.map(({ button }) => keyOf(button.text)) : masks[0].split("");
  const buttons = entries.map(({ button }) => button.text);
  const said = saidIn(text, names);
  return {
    masks,
    isSure: true,
    asksSelf: isSquare && masks.every((mask, own) => mask[own] === "0"),
    at: secondOf(entries)?.button.at ?? -1,
    open: said.start.open,
    goal: wantedIn(said.goal),
    names: isSquare ? buttons : [],
    buttons,
    used: usedBy(entries, text, names, said),
  };
}

/** The second line of a button that has two. @param {Entry[]} entries */
function secondOf(entries) {
  const buttons = entries.map(({ button }) => keyOf(button.text));
  return entries.find((_, i) => buttons.indexOf(buttons[i]) < i);
}

/** The place of a button that has two lines, or of a name that nothing has; -1 if there is none. @param {{ all: Entry[], entries: Entry[], listed: Listed[], doors: string[], others: string[], areTwo: boolean }} found */
function wrongAt({ all, entries, listed, doors, others, areTwo }) {
  const again = secondOf(entries);
  const skipped = all.find((entry) => !entries.includes(entry) && others.includes(keyOf(entry.button.text)));
  const unknown = listed.find(
    ({ key, found }) => !found && (NEGATED.test(key) || !LABEL.test(key)) && !isSet(key, doors),
  );
  return (again?.button ?? skipped?.list ?? (areTwo ? undefined : unknown?.name))?.at ?? -1;
}

/** True for a line of things that names all buttons, which nothing flips: "Mirrors: A B C". @param {Entry} entry @param {Listed[][]} lists @param {number} own */
function isRoster({ button }, lists, own) {
  const named = lists[own].flatMap(({ found }) => found ?? []);
  const isFlipped = lists.some((list) => list.some(({ found }) => found?.includes(own)));
  return (
    /\p{L}{3}s$/u.test(button.text) &&
    lists.length > 2 &&
    !isFlipped &&
    named.length === lists.length - 1 &&
    new Set(named).size === named.length &&
    !named.includes(own)
  );
}

/** スイッチ1で扉1と扉2が開閉 */
const JAPANESE = /^(\s{0,20}[^\n。で]{1,20})で([^\n。が]{1,60})が((?:開閉|切り替わ|反転|変わ|動)[^\n。]{0,8})/gmu;

/** The lines of a text that may be buttons; the noun of what they flip, if no table has it, is blank in the text. @param {string} given */
function buttonsIn(given) {
  const text = withoutBars(withColons(given.replace(JAPANESE, (_, own, list, end) => `${own}：${list} ${blank(end)}`)))
    .replace(VARIABLE, blank)
    .replace(CLAUSE, ";");
  const all = entriesOf(text).filter(isButton);
  const noun = ownNoun(all);
  if (!noun) return { text, noun, all, areTwo: false };
  const plain = withoutNoun(text, noun, all);
  return { text: plain, noun, all: entriesOf(plain).filter(isButton), areTwo: stemOf(all[0].button) !== noun };
}

/** The doors of each button, with its own where the text says so elsewhere. @param {number[][]} lists @param {Entry[]} entries @param {string} text */
function withSelves(lists, entries, text) {
  const areAll = entriesOf(text).some(isSelf);
  return lists.map((list, own) => (areAll || isAlso(entries[own]) ? [...new Set([own, ...list])] : list));
}

/** The masks that a text describes in two lines or more; null if it describes none. @param {string} given @returns {Masks | null} */
export function findMasks(given) {
  const pairs = findPairs(given);
  if (pairs) return pairs;
  const { text, noun, all, ...kinds } = buttonsIn(given);
  if (all.length > 2 * LIMITS.doors || all.some(isRow) || all.some(({ button }) => PASSIVE.test(button.text)))
    return null;
  const known = listsOf(all);
  const entries = inTurn(all.filter((entry, i) => known[i].some(isNamed) && !isRoster(entry, known, i)));
  if (entries.length < 2 || entries.length > LIMITS.doors) return null;
  const areTwo = kinds.areTwo || entries.some(hasTwoNouns);
  const lists = areTwo ? apart(listsOf(entries)) : listsOf(entries);
  const listed = lists.flat();
  const others = [...new Set(listed.filter(({ found }) => !found).map(({ key }) => key))];
  const isListed = listed.some(({ found }) => found?.length);
  const buttons = entries.map(({ button }) => keyOf(button.text));
  const doors = isListed ? [...buttons, ...others] : withoutGaps(ordered(others));
  const isRepeated = listed.length > doors.length || areTwo;
  if (doors.length > LIMITS.doors) return null;
  if (listed.every(({ key }) => /^[01]+$/.test(key))) return binaryMasks(entries, text);
  if ((!isListed && !isRepeated) || listed.every(({ key }) => OPEN.test(key) || CLOSED.test(key))) return null;
  const own = lists.map((list) => list.flatMap(({ key, found }) => found ?? indexOf(key, doors)));
  if (own.some((list) => new Set(list).size < list.length)) return null;
  const indices = isListed ? withSelves(own, entries, text) : own;
  const said = saidIn(text, doors);
  const isFree = areTwo || !isListed || !indices.some((list, own) => list.includes(own));
  return {
    masks: indices.map((list) => maskOf(list, doors.length)),
    isSure: isListed ? !others.length : areNumbered(others, lists) || areTwo,
    asksSelf: isListed && !others.length && indices.every((list, own) => !list.includes(own)),
    at: wrongAt({ all, entries, listed, doors, others, areTwo }),
    doubts: [
      ...doubtsOf({ given, text, all, entries, listed, doors, isFree, isBare: noun !== "" }),
      ...vagueIn(text, entries, doors, said),
    ],
    open: said.start.open,
    goal: wantedIn(said.goal),
    names: namesOf(doors, writtenIn(entries, listed)),
    buttons: entries.map(({ button }) => button.text),
    used: usedBy(entries, text, doors, said),
  };
}

/** Names as the text has them, by their keys. @param {Entry[]} entries @param {Listed[]} listed */
function writtenIn(entries, listed) {
  const names = [...listed.map(({ name }) => name), ...entries.map(({ button }) => button)];
  return new Map(names.map((name) => [keyOf(name.text), name.text]));
}

/** Names of doors, as the text has them; numbers without a noun get that of the others, as in 灯1、2 and 1、2号门. @param {string[]} doors @param {Map<string, string>} written */
function namesOf(doors, written) {
  const names = doors.map((door) => written.get(door) ?? door);
  const i = names.findIndex((name, i) => name !== doors[i]);
  if (i < 0 || !names.some((name, i) => name === doors[i]) || !doors.every((door) => /^\d+$/.test(door))) return names;
  const [before, behind] = names[i].split(doors[i]);
  return doors.map((door) => before.replace(/s(?= $)/, "") + door + behind);
}

const isCountable = (/** @type {string} */ name) => /^(?:\d+|[a-z])$/.test(name);

/** True of numbers, and of the first letters of the alphabet; N, E, S and W have another order. @param {string[]} keys */
const areConsecutive = (keys) =>
  keys.every((key) => /^\d+$/.test(key)) ||
  [...keys].sort().join("") === "abcdefghijklmnopqrstuvwxyz".slice(0, keys.length);

/** Lights in the order of their numbers or letters, others as they occur. @param {string[]} names */
const ordered = (names) => (names.every(isCountable) && !areConsecutive(names) ? names : names.sort(inOrder));

/** Numbered and lettered buttons in their order, others as they occur. @param {Entry[]} entries */
function inTurn(entries) {
  const keyAt = (/** @type {Entry} */ { button }) => keyOf(button.text);
  if (!entries.every((entry) => isCountable(keyAt(entry))) || !areConsecutive(entries.map(keyAt))) return entries;
  return [...entries].sort((a, b) => inOrder(keyAt(a), keyAt(b)));
}

/** The beginning of what is to be done or of what is so, rather than a button: "you need to" open all, "A and B are" open. */
const TASK = /\b(?:needs?|have|has|wants?|try|how) to$|\b(?:must|should|can|is|are|be)$/i;
/** True for the line of a button, rather than of a state, or of the number of things above the lines: "N = 3". @param {Entry} entry @param {number} i */
const isButton = ({ button, list }, i) =>
  ![START, GOAL, CLOSED, TASK].some((head) => head.test(button.text)) &&
  !isCount({ button, list }) &&
  !isSelf({ button, list }) &&
  !(i === 0 && /^[nmk]$/i.test(button.text) && /^\d+(?:$| \p{L}{3})/u.test(list.text));

/** True if buttons and what they flip are things of two kinds. @param {Entry} entry */
function hasTwoNouns({ button, list }) {
  const [own, other] = [nounIn(button.text), nounIn(list.text)];
  return own !== undefined && other !== undefined && own !== other;
}

/** Lists whose names are not those of buttons. @param {Listed[][]} lists @returns {Listed[][]} */
const apart = (lists) =>
  lists.map((list) => list.map((each) => (NONE.test(each.key) ? each : { ...each, found: undefined })));

/** Numbers from 0 or 1 to the last one, with those that no button flips. @param {string[]} doors */
function withoutGaps(doors) {
  const own = doors.filter((door) => !ALL.test(door));
  const numbers = own.map(Number);
  const last = Math.max(...numbers);
  if (!numbers.every((number) => Number.isInteger(number)) || last >= LIMITS.doors || last > 2 * own.length) return own;
  const first = Math.min(1, ...numbers);
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

/** @param {string} key @param {string[]} doors */
const indexOf = (key, doors) => (ALL.test(key) ? (allOf(key, doors, -1) ?? []) : doors.indexOf(key));
