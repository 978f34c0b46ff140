/**
 * @file Reads who flips whom, as people write it with names:
 *
 *     A flips A, B     also A -> A B, A: A, B and A = A B, each a line or a part up to a semicolon or a point
 *     Statue 1: 2, 3   words for kinds of things are no part of a name
 *     1 -> A B         switches and the doors that they flip
 *
 *     1. 1, 2          a numbered list, of the doors of each
 *     A | A, B         a table whose head names things, such as "Button | Doors"
 *     A: 1 1 0         a 0 or 1 for each door
 *
 * are the masks of doors. A line such as "now: A and C are open" has those that are open; else all are closed. A button flips the doors that its line lists, its own only if it is listed. The doors are the
 * buttons in the order of their lines, then other names as they occur; if no button is listed, the doors are the names listed, in
 * order. A line of which any word is unknown may mean something else, so that it counts as unread.
 */

import { findCrosses } from "./crosses.js";
import { maskOf } from "./doors.js";
import { withoutTags } from "./drawing.js";
import {
  byThings,
  clausesOf,
  entryOf,
  formOf,
  inOrder,
  isBeside,
  isLabel,
  joinedUp,
  keyOf,
  nameOf,
  PLACES,
} from "./entries.js";
import { LIMITS } from "./limits.js";
import { listOf } from "./listed.js";
import { findPairs } from "./pairs.js";
import { isTelling, saidIn, withSaid } from "./said.js";
import { ARRAYS, SAID, SECTION } from "./settings.js";
import { isKnownKey } from "./signs.js";
import { anyIn, blank, spanOf } from "./text.js";
import { extentOf, has, is, isNoThing, isUnknown, NUMBERS, stemOf, tokensOf } from "./words.js";

/** @typedef {import("./text.js").Range} Range */
/** @typedef {import("./entries.js").Entry} Entry */
/** @typedef {import("./listed.js").Listed} Listed */
/** @typedef {import("./words.js").Token} Token */

/**
 * @typedef {object} Masks
 * @property {string[]} masks a 0 or 1 for each door
 * @property {boolean} isSure every door is a button
 * @property {boolean} asksSelf no button lists its own door, which may be meant to go without saying
 * @property {number} [at] the place of an unknown name, or -1
 * @property {Range[]} [doubts] parts of the text that may mean something else
 * @property {boolean[]} [open] the doors that are open
 * @property {boolean[] | null} [goal] the doors that are wanted open, where it is told
 * @property {number[]} [free] those that may be open or closed at the end
 * @property {boolean} [mayGoOut] they are lamps, of which some are lit and no goal is told
 * @property {string[]} names of the doors, as the text has them
 * @property {string[]} buttons their names, as the text has them
 * @property {Range[]} used the parts of the text that were read
 */

const LIST_ITEM = /^\s*(\d{1,2})[.)]\s+(\d{1,2}(?:[\s,;、&]+\d{1,2})*)\s*$/;
/** The head of a table of buttons and doors. */
const TABLE = /^[\s|]{0,40}([\p{L} ]{2,20}?)\s{0,20}(?:[|\t][^\n]*|[,;][\p{L} ]{2,20}\s{0,20})$/iu;
/** The frames and the heads of a table of a wiki. */
const WIKI = /^\{\|.{0,200}$|^\|[-}].{0,40}$|^!|!!/gm;
/** The line below the head of a table. */
const RULE = /^[\s|:+-]+$/;
const FIRST_CELL = /^(\s*\|)?([^|\t,;:]+)[|\t,;]/;
/** A question about states with the answer in the next line. */
const QUESTION =
  /^([^\n:]{0,40}\bwhich\b[^\n:]{0,40}\b(?:lit|on|open|off|dark|closed|burning)\b[^\n:]{0,40})\n(?=[^\n:=>]{1,40}(?:[\n.]|$))/gim;
/** The name of a variable before its value. */
const VARIABLE =
  /^\s*(?:(?:const|let|var) )?\w{1,40}\s*(?::=|[:=])\s*(?=\{\s*["']?\w{1,9}["']?\s*:|[[{(](?![^[{(\n]*[\])}]))/u;

/** True of a verb that is no word for buttons: not "switches". @param {Token} token */
const isPlainVerb = (token) => is(token, "verb") && !is(token, "button");

/** A numbered list, or a table, as lines with colons, of the same length; other texts as they are. things: the words in the head of the first column; head: of buttons and what they flip @param {string} text */
function withColons(text) {
  const plain = text.startsWith("{|")
    ? text.replace(WIKI, (sign) => " ".repeat(sign.length - 1) + (/^!/.test(sign) ? "|" : " "))
    : withoutTags(text);
  const lines = plain
    .replace(SECTION, blank)
    .replace(SAID, blank)
    .replace(QUESTION, "$1 ")
    .replace(VARIABLE, blank)
    .replace(/(?<=\bopens?)\/closes?\b/gi, blank)
    .split("\n");
  const found = lines.filter((line) => line.trim()).map((line) => LIST_ITEM.exec(line));
  const isList = found.every((match, i) => {
    const doors = (match?.[2].match(/\d+/g) ?? []).map(Number);
    return Number(match?.[1]) === i + 1 && doors.every((door) => door > 0 && door <= found.length);
  });
  if (isList) return { text: lines.map((line) => line.replace(/[.)]/, ":")).join("\n"), things: [], head: [] };
  const at = lines.findIndex((line) => line.trim());
  const [head = "", thing = ""] = TABLE.exec(lines[at] ?? "") ?? [];
  const things = tokensOf(thing);
  const isHead = /[|\t]/.test(head) || tokensOf(head).every((token) => is(token, "noun", "button", "verb", "mark"));
  if (!isHead || !has(things, "noun", "button")) return { text: lines.join("\n"), things: [], head: [] };
  const row = (/** @type {string} */ line) =>
    line.replace(FIRST_CELL, (_, bar = "", name) => `${blank(bar)}${name}:`).replaceAll("|", " ");
  const start = lines.slice(0, at + 1).join("\n").length - lines[at].length;
  const isPlain = tokensOf(lines[at]).every((token) => is(token, "noun", "button", "verb", "mark"));
  const used =
    isPlain && (has(things, "button") || tokensOf(lines[at]).some(isPlainVerb))
      ? [/** @type {Range} */ ([start, start + lines[at].length])]
      : [];
  const cells = lines.map((line, i) => (i === at || RULE.test(line) ? blank(line) : row(line)));
  return { text: cells.join("\n"), things, head: used };
}

/** A word of Latin or Cyrillic letters. */
const WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{3,}$/u;
/** Gives kinds to the words of clauses that stand twice or more where a test holds. @param {Token[][]} clauses @param {(clause: Token[], i: number) => boolean} test @param {string[]} kinds */
function markWords(clauses, test, kinds) {
  const found = clauses.flatMap((clause) => clause.filter(({ text }, i) => WORD.test(text) && test(clause, i)));
  const stems = found.map(({ text }) => stemOf(text));
  const many = new Set(stems.filter((stem, i) => stems.indexOf(stem) < i));
  const tokens = new Set(found);
  for (const token of clauses.flat())
    if ((isUnknown(token) || tokens.has(token)) && many.has(stemOf(token.text))) token.kinds = kinds;
}

/** Makes words that stand before a number or a letter, twice or more, words for kinds of things: "pipes 1, 2". @param {Token[][]} clauses */
const markNouns = (clauses) =>
  markWords(clauses, (clause, i) => isUnknown(clause[i]) && isLabel(clause[i + 1]), ["noun", "bare"]);

/** Makes an unknown word a verb where it stands twice or more between the name of a button and what it flips: "switch A does lamps 1 and 2, B does 3". @param {Token[][]} clauses */
function markVerbs(clauses) {
  const isVerb = (/** @type {Token[]} */ clause, /** @type {number} */ i) =>
    (isUnknown(clause[i]) || is(clause[i], "courtesy")) &&
    (i === 1 || is(clause[i - 2], "button")) &&
    isLabel(clause[i - 1]) &&
    is(clause[i + 1], "noun", "number");
  if (has(clauses.flat(), "button")) markWords(clauses, isVerb, ["verb", "unclear"]);
}

/** True if what flips is called a button, a switch or the like. @param {Entry} entry */
const isSwitch = ({ nouns: [own] }) => has(own, "button");
/** True of an entry of a labelled thing that is no known one: "valve 1 toggles Alpha and Beta". @param {Entry} entry */
const isLabelled = ({ nouns: [own] }) => has(own, "bare");
/** True of a list in brackets, of words: "A: [north, east]". @param {Entry} entry */
const isBracketed = ({ list }) => list[0].text === "[";
/** The kinds of the button and of what it flips, as "lamp" of "lamps 1 and 2"; "" where none is named. @param {Entry} entry */
const nounsOf = ({ nouns }) => nouns.map(([first]) => stemOf(first?.text ?? ""));

/** True of numbers, and of the first letters of the alphabet; N, E, S and W have another order. @param {string[]} keys */
const areConsecutive = (keys) =>
  keys.every((key) => /^\d+$/.test(key)) ||
  [...keys].sort().join("") === "abcdefghijklmnopqrstuvwxyz".slice(0, keys.length);
const isCountable = (/** @type {string} */ key) => /^(?:\d+|[a-z])$/.test(key);
/** True if the order of names can be no other. @param {string[]} keys */
const areOrdered = (keys) =>
  keys.every((key, i) => i === 0 || inOrder(keys[i - 1], key) < 0) &&
  areConsecutive(keys.map((key) => key.replace(/^[a-z](?=\d)/, "")));

/** Numbers from 0 or 1 to the last one, with those that no button flips. @param {string[]} doors */
function withoutGaps(doors) {
  const numbers = doors.map(Number);
  const last = Math.max(...numbers);
  if (!numbers.every((number) => Number.isInteger(number)) || last >= LIMITS.doors || last > 2 * doors.length)
    return doors;
  const first = Math.min(1, ...numbers);
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

/** @typedef {{ entries: Entry[], skipped: Entry[], lists: ReturnType<typeof listOf>[], text: string, clauses: Token[][], told: Token[][], head: Range[], count?: number }} Found  head: of a table; count: of things with numbers, if it is told */

/** The entries of clauses; where switches flip things, a sentence that quotes states is none, and neither is a list of all things: "three doors: A, B, C". @param {Token[][]} clauses @param {Token[][]} told @param {string} text */
function enteredIn(clauses, told, text) {
  const entries = clauses.flatMap((clause) => (told.includes(clause) ? [] : (entryOf(clause, text) ?? [])));
  const areSwitches = entries.filter(isSwitch).length > 1;
  const isQuote = (/** @type {Entry} */ entry) =>
    areSwitches && !isSwitch(entry) && entry.list.some((token) => is(token, "on", "off") && !is(token, "noun"));
  return entries.filter((entry) => !isQuote(entry) && !COUNTED.test(entry.button.text));
}

/** True if something that is listed is a button. @param {Listed[]} listed @param {number} own */
const isFlipped = (listed, own) => listed.some(({ found }) => found?.includes(own));

/** The names of all things that are flipped, where a line lists them: "lamps: red, green". @param {Token[][]} clauses */
function rosterIn(clauses) {
  const [, , ...names] = clauses.find(([first, sign]) => is(first, "noun") && is(sign, "colon")) ?? [];
  return names.filter((token) => !isBeside(token) && !is(token, "and")).map(keyOf);
}

/** Three words or more: a sentence rather than a name. */
const LONG = /\s\S+\s/;

/** The share of different names below which unknown words are taken for things. */
const OFTEN = 0.7;

/** True if names occur again, and are those of no settings. @param {Listed[]} listed @param {number} share of different ones */
function areRepeated(listed, share) {
  const names = listed.flatMap(({ name }) => name?.key ?? []);
  return new Set(names).size < share * names.length && !names.some(isKnownKey);
}

/** The entries of which one thing at least that is listed is known by its name, and that are neither a list of all nor a sentence among lists. @param {Entry[]} all @param {Listed[][]} known what each lists @param {string[]} roster */
function namingIn(all, known, roster) {
  const listed = known.flat();
  const alike = [isSwitch, isBracketed, isLabelled].flatMap((are) =>
    areRepeated(known.filter((_, i) => are(all[i])).flat(), 1) ? all.filter(are) : [],
  );
  const isNamed = (/** @type {Listed} */ { found, name }) =>
    found !== undefined ||
    LABEL.test(name?.key ?? "") ||
    roster.includes(name?.key ?? "") ||
    /^[01]{4,64}$/.test(name?.key ?? "");
  const isRoster = (/** @type {number} */ own) =>
    all.length > 2 &&
    /s$/.test(all[own].button.text) &&
    known[own].filter(({ found }) => found).length === all.length - 1 &&
    !isFlipped(listed, own); // it names all buttons, and nothing flips it: "Mirrors: A B C"
  const forms = all.map(({ button }) => formOf(button.key));
  const isStray = (/** @type {number} */ own) =>
    forms[own] === "words" &&
    mostOf(forms) !== "words" &&
    is(all[own].verb, "colon") &&
    known[own].some(({ found }) => !found);
  const named = all.filter((entry, i) => {
    const isOne = known[i].length > 0 && (known[i].some(isNamed) || alike.includes(entry));
    return isOne && !isRoster(i) && !isStray(i);
  });
  const areThings = all.every(({ button }) => !LONG.test(button.key)) && areRepeated(listed, OFTEN);
  return named.length < 2 && all.length > 2 && areThings ? all : named;
}

/** The number of things that are listed by their numbers, and by places as "the last one"; undefined if it is not told. @param {Listed[][]} known @param {Token[][]} clauses */
function countOf(known, clauses) {
  const names = known.flatMap((list) => list.flatMap(({ name }) => name?.key ?? []));
  const others = names.filter((key) => !/^\d+$/.test(key));
  const areNumbered = others.length < names.length && others.every((key) => is(tokensOf(key)[0], ...PLACES));
  return (areNumbered && countIn(clauses)) || undefined;
}

/** The entries of a text, and what they list; null if they are none. @param {string} given @returns {Found | null} */
function entriesIn(given) {
  const { text, things, head } = withColons(given);
  const clauses = clausesOf(text);
  if (clauses.length > 4 * LIMITS.doors) return null;
  markVerbs(clauses);
  markNouns(clauses);
  const told = clauses.filter(isTelling);
  const heads = things.filter((token) => is(token, "button"));
  const all = joinedUp(byThings(enteredIn(clauses, told, text), text), text).map((entry) => ({
    ...entry,
    nouns: [[...heads, ...entry.nouns[0]], entry.nouns[1]],
    isTurned: entry.isTurned && !heads.length,
  }));
  const areLines = all.some(({ button }) => /\b(?:row|line|col(?:umn)?s?)\b|[行列排]/.test(button.key));
  if (all.length > 2 * LIMITS.doors || areLines) return null;
  const keys = all.map(({ button }) => button.key);
  const listedBy = (/** @type {number} */ count = Number.NaN) =>
    all.map((entry, i) => listOf(entry, i, keys, text, count).listed);
  const count = countOf(listedBy(), clauses);
  const known = listedBy(count);
  const own = namingIn(all, known, rosterIn(clauses));
  const areInTurn =
    own.every(({ button }) => isCountable(button.key)) && areConsecutive(own.map(({ button }) => button.key));
  const entries = areInTurn ? [...own].sort((a, b) => inOrder(a.button.key, b.button.key)) : own;
  if (entries.length < 2 || entries.length > LIMITS.doors) return null;
  const buttons = entries.map(({ button }) => button.key);
  const skipped = all.filter((entry) => !entries.includes(entry));
  const lists = entries.map((entry, i) => listOf(entry, i, buttons, text, count));
  return { entries, skipped, lists, text, clauses, told, head, count };
}

/** A number of things. */
const COUNTED = RegExp(
  `(?<![\\p{L}\\d])(?:\\d{1,3}|${NUMBERS.slice(2, 9).join("|")}) (?:of\\b|(?!and |und )\\p{L}{3,})|[\\d一二两兩三四五六七八九十] ?[扇个個盏盞道]`,
  "iu",
);

/** The name of a door without a button: a number, or one or two characters. */
const LABEL = /^(?:\d{1,3}|\S{1,2})$/u;

/** Names of doors, as the text has them; numbers and letters without a noun get that of the others, as in 灯1、2 and 1、2号门. @param {string[]} doors @param {Map<string, string>} written */
function namesOf(doors, written) {
  const names = doors.map((door) => written.get(door) ?? door);
  const parts = names.map((name, i) => {
    const at = name.toLowerCase().lastIndexOf(doors[i]);
    const before = name.slice(0, Math.max(at, 0));
    const noun = before.endsWith(" ") ? `${stemOf(before.slice(0, -1))} ` : before;
    return { at, noun, own: name.slice(at, at + doors[i].length), behind: name.slice(at + doors[i].length) };
  });
  const beside = parts.filter(({ noun, behind }) => noun || behind);
  const [{ noun, behind } = { noun: "", behind: "" }] = beside;
  const areAlike = beside.every((part) => part.noun === noun && part.behind === behind);
  if (!beside.length || parts.some(({ at }) => at < 0)) return names;
  if (areAlike ? doors.every(isCountable) : doors.every((door) => /^\d+$/.test(door)))
    return parts.map(({ own }) => noun + own + behind);
  return areAlike && beside.length === parts.length ? names : parts.map(({ own }) => own); // "red and blue lamps"
}

/** The name of a button that has two entries. @param {Entry[]} entries */
function againIn(entries) {
  const keys = entries.map(({ button }) => button.key);
  return entries.find((_, i) => keys.indexOf(keys[i]) < i)?.button;
}

/** The masks of entries with a 0 or 1 for each door; null if entries are rows of a drawing, or states of dials. @param {Found} found @param {{ isWished: boolean, isFree: boolean, aside: Range[] }} about  aside: read already @returns {Masks | null} */
function binaryMasks({ entries, lists, clauses, told }, about) {
  const masks = lists.map(({ listed }) => listed.map(({ name }) => name?.key).join(""));
  const [{ length: doors }] = masks;
  const keys = entries.map(({ button }) => button.key);
  const isButton = (/** @type {Entry} */ { button, nouns }) =>
    /^[a-z甲乙丙丁]$/.test(button.key) ||
    nouns.flat().length > 0 ||
    (told.length > 0 && /^[a-qs-z]\d{1,2}$/.test(button.key));
  if (told.some((clause) => clause.some(({ text }) => /^[2-9]/.test(text)))) return null;
  if (!entries.every(isButton) || doors < 2 || doors > LIMITS.doors || masks.some(({ length }) => length !== doors))
    return null;
  const isSquare = masks.length === doors;
  const said = saidIn(told, isSquare ? keys : [...masks[0]].map((_, i) => String(i + 1)), true, about);
  const isClear = areOrdered(keys) && [...entries, ...lists].every(({ isWhole }) => isWhole);
  const names = entries.map(({ button }) => button.text);
  return {
    masks,
    isSure: true,
    asksSelf: isSquare && masks.every((mask, own) => mask[own] === "0"),
    at: againIn(entries)?.at ?? -1,
    ...withSaid(said, clauses.flat(), [...about.aside, ...(isClear ? entries.map(spanOf) : [])]),
    names: isSquare ? names : [],
    buttons: names,
  };
}

/** The value that occurs most often. @param {string[]} values */
function mostOf(values) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The entries all of whose words were read and that have one meaning only. @param {Found} found @param {string[]} doors @param {boolean} isListed names of buttons are listed @param {boolean} isFree doors may have no button @returns {Entry[]} */
function clearEntries({ entries, lists }, doors, isListed, isFree) {
  const buttons = entries.map(({ button }) => button.key);
  const most = mostOf(buttons.map(formOf));
  const mostOther = mostOf(doors.map(formOf));
  const numbers = doors.map(Number).sort((a, b) => a - b);
  const steps = numbers.slice(1).map((number, i) => number - numbers[i]);
  const areEven = steps.length > 1 && new Set(steps).size === 1; // 10, 20, 30
  const areGapped = numbers.every(Number.isInteger) && steps.some((step) => step > 1) && !areEven;
  const all = lists.flatMap(({ listed }) => listed);
  const named = all.filter(({ found, name }) => name || found?.length === 1); // "all" does not tell how many lights there are
  return entries.filter((entry, i) => {
    const [own, other] = nounsOf(entry);
    const isControl = isSwitch(entry);
    const isOdd = own !== "" || other !== "" || /^(?:words|[dl])$/.test(formOf(entry.button.key));
    const isUntold = is(entry.verb, "colon") && !isControl && (isLabelled(entry) || (!isListed && isOdd));
    const isKnown = lists[i].listed.every(
      ({ found, name }) =>
        (found && (isListed || !name)) || (isFree && name && formOf(name.key) === mostOther && !/\s/.test(name.key)),
    );
    const isWhole = entry.isWhole && lists[i].isWhole && formOf(entry.button.key) === most;
    const isMixed = isLabel(entry.list[0]) && has(entry.list, "bare"); // "1 and shuts 2"
    const isGuess =
      !isListed && isBracketed(entry) && lists[i].listed.some(({ name }) => name && !LABEL.test(name.key));
    return (
      isWhole &&
      isKnown &&
      !isGuess &&
      !isMixed &&
      !isNoThing(entry.button.key) &&
      !entry.isTurned &&
      !isUntold &&
      !areGapped &&
      (isFree || isFlipped(isControl ? named : all, i))
    );
  });
}

/** The word for the things that a number counts. @param {Token[]} clause @param {Token} number */
function thingAt(clause, number) {
  const things = clause.filter((token) => is(token, "noun", "button"));
  const isTold = clause.some((token) => is(token, "is") && token.at < number.at); // "levers: 3" rather than "lever 3:"
  return things.find(({ at }) => at > number.at) ?? (isTold ? things[0] : undefined);
}

/** The parts of a clause between commas. @param {Token[]} clause */
function commaParts(clause) {
  const cuts = [-1, ...[...clause.keys()].filter((i) => is(clause[i], "comma")), clause.length];
  return cuts.slice(1).map((cut, i) => clause.slice(cuts[i] + 1, cut));
}

/** The first and the last number of things of a kind: "lights 1-4", "buttons 0 to 3"; null for other parts. @param {Token[]} part */
function spanIn(part) {
  const [thing, first, range, last, ...rest] = part.filter((token) => !is(token, "", "is") || is(token, "noun"));
  const isSpan = is(thing, "button", "noun") && is(first, "number") && is(range, "range") && is(last, "number");
  return isSpan && rest.every((token) => is(token, "mark")) ? { thing, first, last } : null;
}

/** True of a clause that has no more than the first and the last of all things of a kind. @param {Token[]} clause @param {string[]} doors @param {string[]} buttons */
const areSpans = (clause, doors, buttons) =>
  commaParts(clause).every((part) => {
    const { thing, first, last } = spanIn(part) ?? {};
    const names = is(thing, "button") ? buttons : doors;
    return first?.text === names[0] && last?.text === names.at(-1) && areConsecutive(names);
  });

/** Clauses that only tell the numbers of things, or the names of all in their order: "four lamps", "Torches N, E and S". @param {Token[][]} clauses @param {string[]} doors @param {Entry[]} entries */
const asidesIn = (clauses, doors, entries) =>
  clauses.filter((clause) => {
    const own = clause.filter((token) => !is(token, "", "noun", "button", "and", "mark", "is", "courtesy"));
    const isCount =
      own.length > 0 &&
      own.every((number) => {
        const thing = thingAt(clause, number);
        return thing && number.numbers[0] === (is(thing, "button") ? entries : doors).length;
      });
    const buttons = entries.map(({ button }) => button.key);
    return (
      isCount ||
      areSpans(clause, doors, buttons) ||
      (own.length > 1 && own.map(({ text }) => text).join() === doors.join())
    );
  });

/** @typedef {{ doors: string[], others: string[], isOwn: boolean, areTwo: boolean, isGuess: boolean, lists: Found["lists"] }} Doors  isGuess: a number that no button has makes them two; others: those without a button; isOwn: buttons flip each other; areTwo: buttons and doors are things of two kinds */

/** The number of things that are no buttons; 0 if it is not told. @param {Token[][]} clauses */
function countIn(clauses) {
  const tokens = clauses.flat().filter((token) => token.text && !(is(token, "") && !is(token, "noun")));
  const isCount = (/** @type {Token} */ token, /** @type {number} */ i) =>
    is(token, "number") &&
    (is(tokens[i + 1], "noun") || is(tokens[i - 1], "all")) &&
    !is(tokens[i - 1], "button", ...PLACES);
  const span = clauses
    .flatMap(commaParts)
    .map(spanIn)
    .find((each) => each && !is(each.thing, "button"));
  return tokens.find(isCount)?.numbers[0] ?? (span ? 1 + span.last.numbers[0] - span.first.numbers[0] : 0);
}

/** True of values rather than lists: {"a": 1, "b": 1}. @param {Entry[]} entries @param {Found["lists"]} lists */
const areValues = (entries, lists) =>
  entries.every(({ verb, nouns }, i) => is(verb, "colon") && !nouns.flat().length && lists[i].listed.length < 2);

/** The doors that entries flip; null if these are none. @param {Found} found @returns {Doors | null} */
function doorsOf({ entries, lists, text, clauses, count: all }) {
  const buttons = entries.map(({ button }) => button.key);
  const count = countIn(clauses);
  const listed = lists.flatMap((list) => list.listed);
  const numbers = [...new Set(listed.map(({ name }) => Number(name?.key)))].sort((a, b) => a - b);
  const areInTurn = numbers[0] < 2 && numbers.every((number, i) => number === numbers[0] + i);
  const areFewer =
    areInTurn &&
    numbers.length > 1 &&
    numbers.length < buttons.length &&
    buttons.every((key) => /^\d+$/.test(key)) &&
    lists.some(({ listed: own }, i) => isFlipped(own, i)); // so that the numbers of the other buttons are those of no lights
  const areMore =
    entries.every((entry) => isSwitch(entry) && !nounsOf(entry)[1]) &&
    listed.some(({ found, name }) => !found && /^\d+$/.test(name?.key ?? ""));
  const areOthers = entries.every(isSwitch) && count > 0 && count !== entries.length;
  const areNamed = entries.some((entry) => nounsOf(entry).every(Boolean) && new Set(nounsOf(entry)).size > 1);
  const areTold = areOthers || areNamed;
  const areTwo = areTold || areMore || areFewer;
  const isOwn = !areTwo && (listed.some(({ found, name }) => found && name) || listed.every(({ name }) => !name));
  const others = [...new Set(listed.flatMap(({ found, name }) => (name && !(found && isOwn) ? [name.key] : [])))];
  const roster = rosterIn(clauses);
  const areListed = roster.length > 1 && others.every((name) => roster.includes(name));
  const ordered = others.every(isCountable) && !areConsecutive(others) ? others : [...others].sort(inOrder);
  const doors = isOwn ? [...buttons, ...others] : areListed ? roster : withoutGaps(ordered);
  const isRepeated = isOwn || areTwo || listed.length > doors.length;
  if (doors.length > LIMITS.doors || !doors.length || !isRepeated) return null;
  return {
    doors,
    others,
    isOwn,
    areTwo,
    isGuess:
      (!isOwn && areValues(entries, lists)) ||
      (!areTold && count !== numbers.length && areTwo && buttons.some((key) => /^\d/.test(key))),
    lists: isOwn ? lists : entries.map((entry) => listOf(entry, -1, doors, text, all)),
  };
}

/** The doors of each button; null if one is listed twice. @param {Found} found @param {Doors} known @returns {number[][] | null} */
function flippedIn({ entries, clauses }, { doors, isOwn, lists }) {
  const indices = lists.map(({ listed }) =>
    listed.flatMap(({ found, name }) => found ?? (name ? doors.indexOf(name.key) : [])),
  );
  if (indices.some((list) => new Set(list).size < list.length || list.includes(-1))) return null;
  const areSelf = clauses.some((clause) => {
    const first = clause.find((token) => !is(token, "mark", "sign"));
    return is(first, "all") && has(clause, "self"); // "each also flips itself"
  });
  const isAlso = (/** @type {number} */ own) => areSelf || /\balso$/i.test(entries[own].button.text);
  return indices.map((list, own) => (isOwn && isAlso(own) ? [...new Set([own, ...list])] : list));
}

/** The place of a button that has two lines, or of a name that nothing has; -1 if there is none. @param {Found} found @param {Doors} known */
function wrongAt({ entries, skipped, lists }, { others, isOwn }) {
  const forms = entries.map(({ button }) => formOf(button.key));
  const left = skipped.find(({ button }) => others.includes(button.key));
  const isUnknown = (/** @type {Listed} */ { found, name }) =>
    !found && name && !(LABEL.test(name.key) && forms.includes(formOf(name.key)));
  const unknown = isOwn ? lists.flatMap(({ listed }) => listed).find(isUnknown) : undefined;
  return (againIn(entries) ?? left?.list[0] ?? unknown?.name)?.at ?? -1;
}

/** The names of doors and buttons as the text has them. @param {Found} found @param {Doors} known */
function writtenIn({ entries, lists }, { doors, areTwo }) {
  const named = lists.flatMap(({ listed }) => listed.flatMap(({ name }) => name ?? []));
  const own = areTwo ? [] : entries.map(({ button }) => button);
  const written = new Map([...named, ...own].map(({ key, text }) => [key, text]));
  return { names: namesOf(doors, written), buttons: entries.map(({ button }) => button.text) };
}

/** The name of a variable that says only what the lines below it are: "doors = {". @param {string} text @returns {Range[]} */
function variableIn(text) {
  const [variable = ""] = VARIABLE.exec(text) ?? [];
  const tokens = tokensOf(variable.replaceAll("_", " "));
  const isPlain =
    ARRAYS.flips.test(variable) || tokens.every((token) => is(token, "", "noun", "button", "verb", "is", "mark"));
  return variable && isPlain ? [[0, variable.length]] : [];
}

/** True of the name of a button or a thing with nothing behind it: "C:", "; gem 3". @param {Token[]} clause @param {string[]} doors @param {string | undefined} form of most buttons @param {string} text */
function isBare(clause, doors, form, text) {
  const sign = clause.findIndex((token) => is(token, "colon"));
  const isHead = sign > 0 && clause.slice(sign).every((token) => is(token, "mark"));
  const { key } = nameOf(isHead ? clause.slice(0, sign) : clause, text);
  const own = clause.filter((token) => !is(token, "and", "mark", "noun"));
  return (
    doors.includes(key) ||
    (own.length > 0 && own.every((token) => doors.includes(keyOf(token)))) ||
    (isHead && formOf(key) === form)
  );
}

/** The line with words above the entries. @param {string} text @param {Entry[]} entries */
function headOf(text, entries) {
  const before = text.slice(0, Math.min(...entries.map(({ at }) => at)));
  const lines = before.split("\n").filter((each) => /\p{L}/u.test(each));
  const line = lines.at(-1) ?? "";
  const at = before.lastIndexOf(line);
  const tokens = tokensOf(line);
  const first = tokens.find((token) => is(token, "noun", "button"));
  const isOfThings =
    first && !is(first, "button") && tokens.every((token) => is(token, "", "noun", "button", "is", "mark"));
  return { line, range: /** @type {Range} */ ([at, at + line.length]), tokens, isOfThings };
}

/** The head above buttons of other names where it is lamps or doors alone, or of numbers without a word: each line may list the buttons that turn it. @param {ReturnType<typeof headOf>} head @param {Entry[]} entries @returns {Range[]} */
function inverseIn({ line, range, isOfThings }, entries) {
  const areBare =
    !line &&
    entries.every(({ button, verb, nouns }) => /^\d/.test(button.text) && is(verb, "colon") && !nouns.flat().length);
  return areBare ? entries.map(spanOf) : isOfThings ? [range] : [];
}

/** True if each line lists the buttons that flip a thing. @param {Found} found @param {Doors} known @param {ReturnType<typeof headOf>} head */
function areTurned({ entries }, { doors, isOwn }, { line, tokens, isOfThings }) {
  const isTable = isOfThings && /[|\t,;]/.test(line) && has(tokens, "button"); // "Lamp | Switches" rather than "Lamp switches:"
  return (!isOwn || doors.length === entries.length) && (isTable || entries.every(({ isTurned }) => isTurned));
}

/** The things of each button, where lists have the buttons of each thing. @param {number[][]} lists @param {number} count of the buttons */
const turnedRound = (lists, count) =>
  Array.from({ length: count }, (_, button) => lists.flatMap((list, thing) => (list.includes(button) ? thing : [])));

/** The masks that a text describes in two lines or more; null if it describes none. @param {string} given @param {boolean} [isWished] the goal is told elsewhere @returns {Masks | null} */
export function findMasks(given, isWished = false) {
  const pairs = findPairs(given) ?? findCrosses(given, isWished);
  const { sign, used: any, rest: named } = anyIn(given);
  const found = pairs ? null : entriesIn(named);
  const about = { isWished, isFree: sign !== "", aside: [...any, ...variableIn(given)] };
  if (!found) return pairs;
  const { entries, clauses, told } = found;
  if (found.lists.every(({ listed }) => listed.every(({ name }) => name && /^[01]+$/.test(name.key))))
    return binaryMasks(found, about);
  const known = doorsOf(found);
  const flipped = known && flippedIn(found, known);
  if (!known || !flipped) return null;
  const { doors, others, isOwn, areTwo, isGuess } = known;
  const head = headOf(given, entries);
  const isInverse = areTurned(found, known, head);
  const things = isInverse ? entries.map(({ button }) => button.key) : doors;
  const lists = isInverse ? turnedRound(flipped, doors.length) : flipped;
  const { names, buttons } = writtenIn(found, known);
  const said = saidIn(told, things, areOrdered(things), about);
  const isFree = !isOwn || !flipped.some((list, own) => list.includes(own));
  const clear = isGuess ? [] : clearEntries({ ...found, lists: known.lists }, doors, isOwn, isFree);
  const isEntry = (/** @type {Token[]} */ clause) => entries.some(({ at }) => clause.some((token) => token.at === at));
  const rest = clauses.filter((clause) => !told.includes(clause) && !isEntry(clause));
  const asides = asidesIn(rest, doors, entries);
  const form = mostOf(entries.map(({ button }) => formOf(button.key)));
  const bare = rest.filter((clause) => !asides.includes(clause) && isBare(clause, doors, form, given));
  const unclear = entries.filter((entry) => !clear.includes(entry));
  const doubts = [...unclear.map(spanOf), ...bare.map(extentOf), ...(isOwn ? [] : inverseIn(head, entries))];
  const used = [...about.aside, ...found.head, ...clear.map(spanOf), ...asides.map(extentOf)];
  return {
    masks: lists.map((list) => maskOf(list, things.length)),
    isSure: isOwn ? !others.length : areTwo || (others.length > 2 && areOrdered(doors)),
    asksSelf: isOwn && isFree,
    at: wrongAt(found, known),
    ...withSaid(said, clauses.flat(), used, doubts),
    ...(isInverse ? { names: buttons, buttons: names } : { names, buttons }),
  };
}
