/** @file Reads sentences about the doors of a text: those that are open now, and those at the end. */
import { isHead, keyOf, placesAt } from "./entries.js";
import { extentOf, has, is, isOfSome, textOf } from "./words.js";

/** @typedef {import("./words.js").Token} Token */
/** @typedef {import("./text.js").Range} Range */
/** @typedef {{ names: number[], isOpen: boolean }} Group  doors of one state */
/** @typedef {{ open: boolean[], goal: boolean[] | null, free: number[], used: Range[], doubts: Range[] }} Said  free: doors that may be open or closed at the end */

const isOpen = (/** @type {Token | undefined} */ token) => is(token, "on") || token?.text === "up";
const isShut = (/** @type {Token | undefined} */ token) =>
  (is(token, "off", "close") && !is(token, "colour")) || token?.text === "down";
const isState = (/** @type {Token | undefined} */ token) => isOpen(token) || isShut(token);
/** True of a word that says nothing beside names and states. @param {Token} token */
const isAside = (token) =>
  is(token, "", "noun", "thing", "and", "is", "button", "aside") || /^[,、;:.'"{}[\]]$/.test(token.text);
/** True of an order about all things: "light all of them". @param {Token[]} clause */
function isOrder([first, ...rest]) {
  const next = rest.find((token) => !is(token, "", "thing"));
  return is(first, "order", "close") && is(next, "all");
}
/** True of the word in "the middle one", which is no number. @param {Token[]} tokens @param {number} i */
const isPronoun = (tokens, i) =>
  is(tokens[i], "pronoun") && i > 0 && !is(tokens[i - 1], "noun", "button", "and", "mark", "number");
/** The most words of a name. */
const WORDS_MAX = 3;

/** True of a clause about the start or the goal rather than about who flips whom. @param {Token[]} clause */
export function isTelling(clause) {
  const plain = clause.filter((token) => !is(token, "", "noun", "mark", "sign", "courtesy", "button"));
  const colon = clause.findIndex((token) => is(token, "colon"));
  const isHead = (/** @type {Token} */ token) => is(token, "start", "goal", "wish") || isState(token);
  const head = clause.slice(0, Math.max(colon, 0)).filter((token) => !isAside(token) && !is(token, "mark", "sign"));
  if (is(plain[0], "start", "goal", "wish") || isOrder(clause) || (head.length > 0 && head.every(isHead))) return true;
  const isVerb = (/** @type {Token} */ token, /** @type {number} */ i) =>
    is(token, "verb") && !isState(token) && !isState(clause[i + 1]);
  const hasState = clause.some((token) => isState(token) && !is(token, "light"));
  return hasState && (!clause.some(isVerb) || is(plain[plain.length - 1], "wish"));
}

/** The doors whose name begins at a token, or whose places, and of how many words this is; null if there are none. @param {Token[]} tokens @param {number} at @param {string[]} doors @returns {[number[], number] | null} */
function doorsAt(tokens, at, doors) {
  for (let count = WORDS_MAX; count > 0; count--) {
    const words = tokens.slice(at, at + count);
    const key = words.map(keyOf).join(" ");
    if (doors.includes(key) && !isPronoun(tokens, at)) return [[doors.indexOf(key)], count];
  }
  const { places, words } = placesAt(tokens, at, doors.length);
  return places.length ? [places, words] : null;
}

/** A state for each door, as digits or words in their order, null for a sign that is neither; null for others. @param {Token[]} tokens @param {number} count @returns {(boolean | null)[] | null} */
function listedIn(tokens, count) {
  if (tokens.length === count && tokens.every(isState)) return tokens.map(isOpen);
  const digits = textOf(tokens);
  return /^[01x?*]+$/.test(digits) && digits.length === count
    ? [...digits].map((digit) => (/[01]/.test(digit) ? digit === "1" : null))
    : null;
}

/** Names and states in turn: each state behind its names, as in "A and C are open, B is closed", or before them. @param {(number[] | boolean)[]} parts @returns {Group[] | null} null for another order */
function groupsOf(parts) {
  const [first] = parts;
  const isBefore = typeof first === "boolean";
  const groups = parts.flatMap((part, i) => {
    const state = parts[isBefore ? i - 1 : i + 1];
    return typeof part === "object" && typeof state === "boolean" ? [{ names: part, isOpen: state }] : [];
  });
  return 2 * groups.length === parts.length ? groups : null;
}

/** True of the number of all things before them: "all five gates", "all five". @param {Token[]} tokens @param {number} i @param {number} count */
const isCount = (tokens, i, count) =>
  is(tokens[i], "number") &&
  tokens[i].numbers[0] === count &&
  !is(tokens[i - 1], "noun", "button") &&
  !/^[号號]$/.test(tokens[i + 1]?.text) &&
  (is(tokens[i - 1], "all") || tokens.slice(i + 1, i + 3).some((token) => is(token, "noun")));

/** Names and states of a clause, and whether each word was read. @param {Token[]} tokens @param {string[]} doors @returns {{ parts: (number[] | boolean)[], isWhole: boolean }} */
function partsOf(tokens, doors) {
  /** @type {(number[] | boolean)[]} */
  const parts = [];
  let isWhole = tokens.filter(({ text }) => text === "'").length % 2 === 0;
  const isAll = (/** @type {Token} */ token, /** @type {Token} */ next) =>
    is(token, "all") && !is(next, "rest") && !(token.text === "both" && doors.includes(next?.text));
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i];
    const others = is(tokens[i - 1], "rest") ? parts.at(-1) : undefined;
    if (isCount(tokens, i, doors.length) || (typeof others === "object" && others.length === token.numbers[0])) {
      i++;
      continue;
    }
    const [named, count] = doorsAt(tokens, i, doors) ?? [[], 1];
    const told = parts.flatMap((part) => (typeof part === "object" ? part : []));
    const areAll = isAll(token, tokens[i + 1]);
    const set = areAll || is(token, "rest") ? [...doors.keys()].filter((each) => areAll || !told.includes(each)) : [];
    const names = named.length > 0 ? named : set;
    const last = parts[parts.length - 1];
    if (!named.length && (isState(token) || is(token, "order")) && !is(token, "light")) parts.push(!isShut(token));
    else if (names.length && typeof last === "object")
      last.push(...names.filter((name) => named.length || !last.includes(name)));
    else if (names.length) parts.push(names);
    else if (!isAside(token) && !is(token, "only") && token.text !== "both" && !isPronoun(tokens, i)) isWhole = false;
    if (token.text === "=" && !isState(tokens[i + 1])) isWhole = false;
    const isSome = areAll ? token.text === "both" && doors.length > 2 : is(token, "rest") && !told.length;
    if (!named.length && isSome) isWhole = false;
    i += count;
  }
  return { parts, isWhole };
}

/** The groups of a clause; its state alone is that of all doors, and names alone are open. "only" tells the others, too. @param {(number[] | boolean)[]} parts @param {number} count of doors @param {boolean} isOnly @returns {Group[]} */
function groupsIn(parts, count, isOnly) {
  const all = Array.from({ length: count }, (_, door) => door);
  const [first] = parts;
  const alone = typeof first === "boolean" ? { names: all, isOpen: first } : { names: first, isOpen: true };
  const isNone = isOnly && alone.names === all; // "only one is lit"
  const groups = parts.length === 1 && !isNone ? [alone] : (groupsOf(parts) ?? []);
  if (!isOnly || groups.length !== 1) return groups;
  const [{ names, isOpen }] = groups;
  return [...groups, { names: all.filter((door) => !names.includes(door)), isOpen: !isOpen }];
}

/** True of a number of things, which names none: "2 doors open", "one is on", "2 of them". @param {Token[]} clause @param {number} i of the number @param {boolean} isAlone no other door is told, and no word for the start or the goal */
function isAmount(clause, i, isAlone) {
  const [before, token, next] = [clause[i - 1], clause[i], clause[i + 1]];
  const thing = clause.slice(i + 1).find((each) => !is(each, "") || is(each, "noun"));
  const isNamed = is(before, "noun", "button") || /^[号號]$/.test(next?.text ?? ""); // torch 2
  const areThings = !isNamed && is(thing, "noun") && !isState(next) && !/\p{Script=Han}/u.test(thing?.text ?? "");
  const isWord = /^\p{L}{3}/u.test(token.text) && !isPronoun(clause, i); // a digit is a name
  return (
    areThings ||
    is(next, "counted") ||
    next?.text === "of" ||
    (isWord && (is(next, "is") || isState(next))) ||
    (token.text === "one" && is(next, "wish")) ||
    (isAlone && next?.text === "are")
  );
}

/** True of a clause with a number of things, or with the number of all and another one. @param {Token[]} clause @param {number} all @param {boolean} isAlone */
const areCounted = (clause, all, isAlone) =>
  clause.some((token, i) =>
    isCount(clause, i, all)
      ? clause.filter((each) => is(each, "number")).length > 1
      : is(token, "number") && isAmount(clause, i, isAlone),
  );

/** @typedef {{ clause: Token[], isGoal: boolean, isHeaded: boolean }} Head  of a clause about the goal, or with a word for this or the start */

/** True of an order: "open the first two"; or of a wish that may be a part of another one: "A should be open", "solved when A is on". @param {Head} head @param {boolean} isPart it tells some doors only */
const isOrderOrWish = ({ clause, isGoal, isHeaded }, isPart) =>
  (isPart && isGoal && !has(clause, "goal")) ||
  (isPart && clause.some((token) => is(token, "goal") && /\b(?:if|when)$/.test(token.text))) ||
  (!isHeaded && /^(?:open|close|shut)$/.test(clause[0].text) && clause[1]?.text !== ":");

/** The doors that a clause tells, and whether it has that meaning only. @param {Token[]} clause @param {string[]} doors @param {boolean} isOrdered @param {boolean} isFree a sign is told to be any state */
function readClause(clause, doors, isOrdered, isFree) {
  const isGoal = has(clause, "goal", "wish") || isOrder(clause);
  const isHeaded = isGoal || has(clause, "start");
  const head = { clause, isGoal, isHeaded };
  const isQuestion = (/** @type {Token} */ { text }) => text === "?" && has(clause, "wish"); // how to get there
  const tokens = clause.filter((token) => isState(token) || !(is(token, "start", "goal", "wish") || isQuestion(token)));
  const isColon = has(tokens, "colon");
  const plain = tokens.filter((token) => !isAside(token) || doorsAt([token], 0, doors));
  const listed = isHeaded || isColon ? listedIn(plain, doors.length) : null;
  const free = listed?.flatMap((isOpen, i) => (isOpen === null ? i : [])) ?? [];
  if (listed && (isGoal || !free.length)) {
    const groups = listed.map((isOpen, i) => ({ names: [i], isOpen: isOpen === true }));
    return { ...head, free, isPart: false, groups, isClear: isOrdered && (!free.length || isFree) };
  }
  const { parts, isWhole } = partsOf(tokens, doors);
  const isOnly = has(clause, "only");
  const groups = has(clause, "no", "except", "or") ? [] : groupsIn(parts, doors.length, isOnly);
  const told = groups.flatMap(({ names }) => names);
  const areShut = groups.map(({ isOpen }) => !isOpen);
  const isPart = !isOnly && areShut.includes(true) && (isGoal || !areShut.includes(false)); // the others may be open or closed
  const isMixed = isGoal && clause.some((token) => isHead(token) && is(token, "start")); // "1 is on now and 2 must be on"
  const areNames = parts.length === 1 && typeof parts[0] === "object" && !isColon && !isOrder(clause);
  const isOther = clause[0].text === "state" && told.length === 1 && has(clause, "number"); // "state: 2" may be another number
  const isVague =
    isOrderOrWish(head, told.length < doors.length) ||
    isMixed ||
    areNames ||
    (typeof parts[0] === "boolean" && parts.length === 1 && isOfSome(clause)) ||
    isOther ||
    areCounted(clause, doors.length, !isHeaded && told.length === 1) ||
    (isOnly && groups.length !== 2);
  const isClear = groups.length > 0 && isWhole && !isVague && new Set(told).size === told.length;
  return { ...head, free, isPart, groups, isClear };
}

/** The states that are said of doors, and the other parts that were used or are doubtful; lamps of which some are lit may be meant to go out. @param {Said} said @param {Token[]} tokens of the whole text @param {Range[]} used @param {Range[]} [doubts] */
export const withSaid = ({ open, goal, free, ...said }, tokens, used, doubts = []) => ({
  ...{ open, goal, free },
  mayGoOut: !goal && open.includes(true) && has(tokens, "lamp"),
  doubts: [...doubts, ...said.doubts],
  used: [...used, ...said.used],
});

/** The doors that are open at the start, and those that are wanted, in the clauses of a text. @param {Token[][]} clauses @param {string[]} doors @param {boolean} isOrdered the doors have one order only @param {{ isWished?: boolean, isFree?: boolean }} [told] isWished: the goal, elsewhere; isFree: a sign that is any state @returns {Said} */
export function saidIn(clauses, doors, isOrdered, { isWished = false, isFree = false } = {}) {
  const all = clauses.map((clause) => readClause(clause, doors, isOrdered, isFree));
  const [start, goal] = [false, true].map((isGoal) => {
    const states = doors.map(() => /** @type {boolean | undefined} */ (undefined));
    const told = all.filter((each) => each.isGoal === isGoal && each.groups.length);
    const headed = told.filter((each) => each.isHeaded);
    for (const each of headed.length ? headed : told)
      for (const { names, isOpen } of each.groups)
        for (const name of names) {
          if (states[name] !== undefined && states[name] !== isOpen) each.isClear = false;
          states[name] = isOpen;
        }
    const areAll = !states.includes(undefined);
    for (const each of told) each.isClear &&= (!headed.length || each.isHeaded) && (areAll || !each.isPart);
    return { states: states.map(Boolean), isTold: told.length > 0 };
  });
  const wanted = goal.isTold ? goal.states : doors.map(() => true);
  const isDone = !isWished && (start.states.join() === wanted.join() || (!goal.isTold && !start.states.includes(true)));
  const clear = all.filter(({ isClear, isGoal, isHeaded }) => isClear && (isGoal || isHeaded || !isDone));
  return {
    open: start.states,
    goal: goal.isTold ? goal.states : null,
    free: all.flatMap(({ free, isGoal }) => (isGoal ? free : [])),
    used: clear.map(({ clause }) => extentOf(clause)),
    doubts: all.flatMap((each) => (clear.includes(each) ? [] : [extentOf(each.clause)])),
  };
}
