/** @file The lines of a text about who flips whom: a name, a verb and the names that it lists. */
import { firstOf, HAN_NUMBERS, has, is, tokensOf } from "./words.js";

/** @typedef {import("./words.js").Token} Token */
/** @typedef {{ key: string, text: string, at: number, isOdd: boolean }} Name  key: what tells it from others; text: as it is written, with its noun; isOdd: of words that are no name */
/** @typedef {{ button: Name, own: Token[], nouns: Token[][], list: Token[], verb: Token, isTurned: boolean, at: number, end: number, isWhole: boolean }} Entry  own: the words before the verb; nouns: the words for kinds of things, before the verb and behind it; isTurned: the list is of buttons that flip a thing, rather than of things; isWhole: every word was read */

/** The things of a row that a word begins to name by their places, from 0, and of how many words: "the middle two"; none if it names none. @param {Token[]} tokens @param {number} at @param {number} count of all; NaN if it is not told */
export function placesAt(tokens, at, count) {
  const [token, next] = tokens.slice(at, at + 2);
  const isCounted = is(next, "number");
  const length = isCounted ? next.numbers[0] : 1;
  const isFirst = is(token, "first") || (is(token, "ordinal") && token.numbers[0] === 1);
  const from = isFirst ? 0 : (count - length) / (is(token, "last") ? 1 : 2);
  const isWithin = (isFirst || is(token, ...PLACES)) && Number.isInteger(from) && from >= 0 && !(from + length > count);
  return { places: isWithin ? Array.from({ length }, (_, i) => from + i) : [], words: isCounted ? 2 : 1 };
}

export const NAME_MAX = 40;
const LINE_MAX = 4000;
/** The most words of a name. */
const WORDS_MAX = 3;

/** Kinds of the words for places in a row. */
export const PLACES = ["first", "last", "centre"];

const isWord = (/** @type {Token | undefined} */ token) => is(token, "verb", "passive") && !is(token, "colon");
/** The key of a thing, which no other has. @param {Token} token */
export const keyOf = ({ text, numbers: [number], kinds }) =>
  kinds.some((kind) => kind === "number" || kind === "ordinal") && !/^\d/.test(text) ? String(number) : text;
/** True of a word that belongs to no name. */
export const isBeside = (/** @type {Token} */ token) =>
  is(token, "thing") ||
  (is(token, "", "noun", "button", "press", "if", "mark") && !is(token, "number") && token.text !== "-");

/** A number, a letter or a Roman number that tells a thing from others of its kind. @param {Token | undefined} token */
export const isLabel = (token) => /^(?:\d+|\p{L}|[ivx]{2,4})$/u.test(token?.text ?? "") && !is(token, "and");
/** The place of the verb that words leave out, which the words before them have: "button B | lamps 2 and 3"; 0 if they leave none out. @param {Token[]} tokens */
function ellipsisIn(tokens) {
  const first = tokens.findIndex((token) => !is(token, "", "mark", "and"));
  const isButton = is(tokens[first], "button");
  const at = first + 1 + Number(isButton);
  const isThing = is(tokens[at], "noun") && !is(tokens[at], "button");
  return first >= 0 && isLabel(tokens[at - 1]) && (isThing || (isButton && is(tokens[at], "number", "all"))) ? at : 0;
}

/** True of tokens that begin with a label and a colon. @param {Token[]} tokens */
function isLabelled(tokens) {
  const [label, sign] = tokens.slice(0, 5).filter(({ text }) => !/^["'{]$/.test(text));
  return isLabel(label) && is(sign, "colon");
}

/** True if a comma parts two clauses: before the start or the goal, and before a name with a verb, behind another one. @param {Token[]} tokens @param {number} at */
function parts(tokens, at) {
  if (!is(tokens[at], "comma")) return false;
  const rest = tokens.slice(at + 1, at + 8);
  const [next] = rest.filter((token) => !is(token, "", "mark"));
  if (tokens.slice(0, at).every((token) => is(token, "wish", "mark"))) return false;
  if (is(next, "start", "goal", "wish") || (is(next, "all") && has(rest, "wish"))) return true;
  if (ellipsisIn(rest) && tokens.slice(0, at).some(isWord)) return true;
  const verb = rest.findIndex((token, i) => (i > 0 && isWord(token) && !is(token, "press")) || is(token, "comma"));
  if (isLabelled(tokens) && isLabelled(rest)) return true; // "A: A and B, B: B"
  const own = tokens.slice(0, at).some(isWord) || is(next, "press");
  return own && verb > 0 && isWord(rest[verb]) && at + verb + 2 < tokens.length && has(tokens.slice(0, at), "verb");
}

/** True of a word for the start or the goal. @param {Token | undefined} token */
export const isHead = (token) => is(token, "start", "goal") && !is(token, "thing");
/** A word that begins another statement wherever it stands. */
const GOAL = /^(?:goal|target|目[标標]|ziel|objetivo|цель)$/;

/** True of the second head of a clause: "start: 1 goal: 2", "1 on goal 2 on". @param {Token[]} tokens @param {number} at */
function isSecond(tokens, at) {
  if (!isHead(tokens[at])) return false;
  const before = tokens.slice(0, at).filter((token) => !is(token, "", "mark", "courtesy", "times"));
  const [first, ...others] = before;
  const kindOf = (/** @type {Token} */ { kinds }) => (kinds.includes("goal") ? "goal" : "start");
  const isOther = GOAL.test(tokens[at].text) || (is(tokens[at], "goal") && has(tokens.slice(at + 1), "on", "off"));
  const isSaid = isOther && has(before, "on", "off") && !before.some(isWord);
  return isSaid || (others.length > 0 && isHead(first) && kindOf(first) !== kindOf(tokens[at]));
}

/** A clause with "open" as a verb where it stands between buttons and things: "Levers 1 and 2 open gate A". @param {Token[]} clause */
function withOpen(clause) {
  const at = clause.findIndex(({ text }, i) => text === "open" && is(clause[i + 1], "noun"));
  const before = clause.slice(0, Math.max(0, at));
  const isVerb = has(before, "button") && !has(before, "noun", "is", "verb", "wish", "if");
  return isVerb ? clause.map((token, i) => (i === at ? { ...token, kinds: ["verb"] } : token)) : clause;
}

/** The clauses of a line, each with the verb that it leaves out. @param {Token[][]} clauses */
function withVerbs(clauses) {
  /** @type {Token | undefined} */
  let last;
  return clauses.map((clause) => {
    const verb = clause.find(isWord);
    const at = verb || !last ? 0 : ellipsisIn(clause);
    last = verb ?? last;
    if (!last || !at) return clause;
    const { end } = clause[at - 1];
    return [...clause.slice(0, at), { ...last, at: end, end }, ...clause.slice(at)];
  });
}

/** The clauses of a text, each the tokens between two stops. @param {string} text @returns {Token[][]} */
export function clausesOf(text) {
  return [...text.matchAll(/(?:[^\n;；\]{}。.!！]|\.(?=\S)|(?<![:,])\{)+/g)].flatMap(({ 0: line, index }) => {
    if (line.length > LINE_MAX) return [];
    const tokens = tokensOf(line).map((token) => ({ ...token, at: token.at + index, end: token.end + index }));
    const cuts = [-1, ...[...tokens.keys()].filter((i) => parts(tokens, i) || isSecond(tokens, i)), tokens.length];
    const clauses = cuts.slice(1).map((cut, i) => tokens.slice(cuts[i] + Number(!isSecond(tokens, cuts[i])), cut));
    return withVerbs(clauses.filter(({ length }) => length).map(withOpen));
  });
}

/** The name that tokens are, without nouns and articles. @param {Token[]} tokens @param {string} text @returns {Name} */
export function nameOf(tokens, text) {
  const named = tokens.filter((token) => !isBeside(token) && !is(token, "and"));
  const plain = named.filter((token) => !isOdd(token));
  const own = plain.length ? plain : named;
  const written = tokens.filter((token) => !is(token, "mark", "press", "if"));
  const begin = written.findIndex((token) => !is(token, "the"));
  const words = written.slice(Math.max(0, begin));
  if (!tokens.length) return { key: "", text: "", at: 0, isOdd: true };
  const [first, last] = [words[0] ?? tokens[0], words[words.length - 1] ?? tokens[0]];
  const key = own.map(keyOf).join(" ");
  const hasOdd = own.some((token) => isOdd(token) || (is(token, "sign") && !/\p{L}|\p{So}/u.test(token.text)));
  const isUnclear = !key || own.length > WORDS_MAX || own.length < named.length || hasOdd;
  return { key, text: text.slice(first.at, last.end), at: first.at, isOdd: isUnclear };
}
/** Words that may change what a name means. */
const ODD =
  "on off close no or is wish becomes unclear also only self all rest except verb pair size goal if end times".split(
    " ",
  );
/** @param {Token} token */
export const isOdd = (token) => is(token, ...ODD) && !is(token, "colour");

/** The tokens behind the last comma. @param {Token[]} tokens */
const behindComma = (tokens) => tokens.slice(tokens.map((token) => is(token, "comma")).lastIndexOf(true) + 1);

/** The place of the verb of a clause; -1 if it has none between names. @param {Token[]} tokens */
function verbIn(tokens) {
  const isName = (/** @type {Token} */ token) => !isBeside(token) && !is(token, "verb", "passive", "and", "all");
  const has = (/** @type {Token[]} */ some) => some.some(isName);
  const isVerb = (/** @type {number} */ i) =>
    (is(tokens[i], "verb", "passive") && !is(tokens[i - 1], "times", "becomes")) ||
    (tokens[i].text === "-" && (is(tokens[i + 2], "comma") || is(tokens[i + 1], "noun")));
  const verbs = [...tokens.keys()].filter(
    (i) => isVerb(i) && has(behindComma(tokens.slice(0, i))) && i + 1 < tokens.length,
  );
  const [first = -1] = verbs;
  const isCondition = is(firstOf(tokens), "if", "press");
  const comma = isCondition ? tokens.findIndex((token) => is(token, "comma")) : -1;
  if (comma > 0 && (first < 0 || comma < first)) return comma;
  const word = verbs.find((i) => isWord(tokens[i]) && has(tokens.slice(first + 1, i)) && has(tokens.slice(i + 1)));
  return tokens[first]?.text === ":" && word !== undefined && !isCondition ? word : first;
}

/** @param {Token[]} given a clause @param {string} text @returns {Entry | null} */
export function entryOf(given, text) {
  const clause = given.slice(given.findIndex((token) => !is(token, "mark", "and") && token.text !== "#"));
  const at = verbIn(clause);
  if (at < 0 || clause.some(({ text }) => /^[↔⇔]$/.test(text))) return null;
  const before = clause.slice(0, at);
  const isEnd = (/** @type {Token} */ token) =>
    is(token, "comma") || token.text === "{" || (token.text === ":" && isWord(clause[at]));
  const title = before.map(isEnd).lastIndexOf(true);
  const own = before.slice(title + 1).filter((token) => !is(token, "may"));
  if (/^(?:[nmk]|number)$/.test(nameOf(own, text).key) && is(clause[at + 1], "number")) return null; // how many there are
  const button = nameOf(own, text);
  let list = clause.slice(at + 1);
  if (list.length > 1 && isWord(list[0])) list = list.slice(1); // "A: toggles B"
  const isCounted = is(list[0], "number") && is(list[1], "noun") && list[2]?.text === ":"; // "turns 2 doors: 1 and 3"
  const count = isCounted ? list[0].numbers[0] : Number.NaN;
  if (isCounted) list = list.slice(3);
  const isOther = isCounted && list.filter((token) => !is(token, "and", "mark", "noun", "")).length !== count;
  while (
    list.length > 1 &&
    (is(list[list.length - 1], "varies", "is", "aside") || /^[,'"})\]]$/.test(list[list.length - 1].text))
  )
    list = list.slice(0, -1);
  const end = list.findIndex((token) => is(token, "start", "goal", "wish", "press"));
  const isCut = end > 0;
  if (isCut) list = list.slice(0, end);
  const isNameless = own.every((token) => isBeside(token) || is(token, "and") || isOdd(token));
  if (!list.length || isNameless || button.text.length > NAME_MAX || is(list[0], "if")) return null; // opens when
  const nouns = [before, clause.slice(at + 1)].map((part) => part.filter((token) => is(token, "noun", "button")));
  const isPlain = !is(clause[at], "unclear") && !own.some(({ text }) => /^[()*?!~<←]$/.test(text));
  const areSeveral = own.some((token, i) => is(token, "and") && !is(token, "comma") && i > 0 && i < own.length - 1);
  const said = before[title]?.text === "{" ? ["", "courtesy", "mark", "button", "verb"] : ["", "courtesy", "mark"];
  const isTitle = before.slice(0, title + 1).every((token) => is(token, ...said));
  const isWhole = !isCut && !isOther && !button.isOdd && isPlain && isTitle && !areSeveral;
  const verb = clause[at];
  const isOfButtons = nouns[0].length > 0 && !has(nouns[0], "button") && has(nouns[1], "button"); // "lamp 1: switches A and B"
  const isTurned = is(verb, "passive") || (verb.text === "-" && before.at(-1)?.text === "<") || isOfButtons;
  return { button, own, nouns, list, verb, isTurned, at: clause[0].at, end: clause[clause.length - 1].end, isWhole };
}

/** @param {Token[]} tokens */
const namesIn = (tokens) => tokens.filter((token) => !isBeside(token) && !is(token, "and"));

/** Entries of several buttons that turn one thing each as entries of these things, which the buttons turn: "A and B control door 1". @param {Entry[]} entries @param {string} text @returns {Entry[]} */
export function byThings(entries, text) {
  const areOfSeveral =
    entries.some(({ own }) => namesIn(own).length > 1 && has(own, "and")) &&
    entries.every(({ list }) => namesIn(list).length === 1 && namesIn(list).every(isLabel));
  if (!areOfSeveral) return entries;
  return entries.map((entry) => ({
    ...entry,
    button: nameOf(entry.list, text),
    list: entry.own,
    isTurned: true,
  }));
}

/** Entries of one button that follow each other and list one thing each, as one: "A -> A, A -> B". @param {Entry[]} entries @param {string} text @returns {Entry[]} */
export function joinedUp(entries, text) {
  /** @type {Entry[]} */
  const joined = [];
  const isName = (/** @type {Token} */ { text }) => !/^[01]{2,}$/.test(text);
  const areOfOne = entries.every(({ list }) => namesIn(list).length === 1 && namesIn(list).every(isName));
  for (const entry of entries) {
    const last = joined.at(-1);
    const isNext =
      areOfOne && last?.button.key === entry.button.key && !/[^\s,;.]/.test(text.slice(last.end, entry.at));
    if (!last || !isNext) joined.push({ ...entry });
    else
      Object.assign(last, {
        list: [...last.list, ...entry.list],
        end: entry.end,
        isWhole: last.isWhole && entry.isWhole && !is(entry.verb, "colon"),
      });
  }
  return joined;
}

/** The form of a name: a number, a letter, both, or words. @param {string} key */
export function formOf(key) {
  if (/^\d+$/.test(key)) return "number";
  if (/^(?:\p{L}|[ivx]{2,4})$/u.test(key)) return "letter";
  return /^\p{L}{1,2}\d+$/u.test(key) ? key.replace(/\d+/, "") : "words";
}

/** Numbers and letters in their order, other names as they occur. @param {string} a @param {string} b */
export function inOrder(a, b) {
  const [from, to] = [HAN_NUMBERS.indexOf(a), HAN_NUMBERS.indexOf(b)];
  if (from >= 0 && to >= 0) return from - to;
  const areCountable = [a, b].every((name) => /^(?:\d+|[a-z])$/.test(name));
  return areCountable ? a.length - b.length || (a < b ? -1 : 1) : 0;
}
