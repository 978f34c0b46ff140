/** @file Reads sentences about the doors of a text: those that are open now, and those at the end. */
import { GOAL, keyOf, START, VERB } from "./entries.js";
import { hanWords } from "./words.js";

export const OPEN = /^(?:open|on|lit|up|开|開|亮|打开|打開|开着|開著|亮着|亮著|点亮|點亮)$/iu;
export const CLOSED = /^(?:closed?|shut|off|unlit|dark|down|关|關|灭|滅|暗|熄灭|熄滅|灭着|滅著|关闭|關閉|关着|關著)$/iu;

const OTHERS = /^(?:others?|rest|其他|其它|其余|其餘)$/iu;

const EACH = /^(?:all|both|every|each|everything|全|都|全部|所有)$/iu;
/** Words of a sentence about the start or the goal that say nothing by themselves, and the ends of "initially" and "starting". */
export const CONNECTING =
  /^(?:ly|s|ing|and|are|is|be|being|the|state|position|lights?|lamps?|bulbs?|doors?|gates?|should|must|to|at|with)$/iu;
const WORD = /[开開打点點亮关關灭滅熄暗闭閉着著]+|(?:(?![开開打点點亮关關灭滅熄暗和与與及跟])[\p{L}\p{N}])+/gu;
/** Chinese words that say nothing beside the names. */
export const PARTICLE = /^[的是为為都也和与與了在一灯燈门門号號盏盞扇个個时時状態态狀]+$/u;

/** Words of what is to come, and of now. */
const WISH = /^(?:must|should|needs?|want(?:ed)?|have|[要让讓]|需要|要[让讓]|应该|應該)$/iu;
const NOW = /^(?:now|currently|initially|first|only|just|现在|現在|目前|只有?|仅|僅)$/iu;

/** Each sentence. @param {string} text */
export const sentencesIn = (text) => [...text.matchAll(/(?:[^\n;；\]}.。!！]|\.(?=\S))+/g)];

/** True of a sentence of names and states alone: "only A and C are lit". @param {string} line @param {string[]} doors */
function isStatement(line, doors) {
  const words = wordsOf(line, doors);
  const has = (/** @type {RegExp} */ kind) => words.some((word) => kind.test(word));
  const isNamed = words.some((word) => doors.includes(keyOf(word))) || has(EACH);
  const isFlipping = VERB.test(line.replace(/\b(?:is|are|be) open\b/gi, ""));
  return isNamed && (has(OPEN) || has(CLOSED)) && !isFlipping && words.every((word) => isKnown(word, doors));
}

/** The words of a sentence; Chinese ones without "only" before a name. @param {string} line @param {string[]} doors */
export const wordsOf = (line, doors) =>
  [...line.replace(/\bright now\b|\bboth\b(?= \S{1,40} (?:and|und|et|y) )/gi, "now").matchAll(WORD)].flatMap(
    ([word]) => {
      const name = word.replace(/^[时時]?(?:(?:现在|現在|目前)?(?:只有?|仅|僅))(?=.)/u, "");
      return doors.includes(keyOf(name)) ? name : inWords(word, doors);
    },
  );

/** A run of Chinese characters as the words that it is made of, if each is known: 是全 of 目标是全亮. @param {string} run @param {string[]} doors */
function inWords(run, doors) {
  const isWord = (/** @type {string} */ word) => isKnown(word, doors);
  const words = hanWords(run, isWord);
  return /^\p{Script=Han}/u.test(run) && words.every(isWord) ? words : run;
}

/** @param {string} word @param {string[]} doors */
const isKnown = (word, doors) =>
  doors.includes(keyOf(word)) ||
  [EACH, OTHERS, OPEN, CLOSED, CONNECTING, PARTICLE, WISH, NOW].some((known) => known.test(word));

/** The sentences about the start, or about the goal: the one with that head, or those of names and states alone. @param {string} text @param {RegExp} head @param {string[]} doors */
function linesOf(text, head, doors) {
  const all = sentencesIn(text);
  const headed = all.find(([line]) => head.test(line));
  if (headed) return [headed];
  return all.filter(
    ([line]) =>
      !START.test(line) &&
      !GOAL.test(line) &&
      isStatement(line, doors) &&
      wordsOf(line, doors).some((word) => WISH.test(word)) === (head === GOAL),
  );
}

/** A line without its head and the colon. @param {string} line @param {RegExp} head */
const tailOf = (line, head) => (/[:：=]/.test(line) ? line.replace(/^[^:：=]*[:：=]/, "") : line.replace(head, ""));

/** A digit, or a state, for each door; null if a line has none. @param {string} line @param {RegExp} head @param {string[]} doors */
function digitsIn(line, head, doors) {
  const tail = tailOf(line, head);
  const words = tail.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === doors.length && words.every((word) => OPEN.test(word) || CLOSED.test(word)))
    return words.map((word) => (OPEN.test(word) ? "1" : "0"));
  const digits = tail.replace(/[^\p{L}\p{N}]/gu, "");
  return /^[01]+$/.test(digits) && digits.length === doors.length ? [...digits] : null;
}

/** @typedef {{ open: boolean[], areAll: boolean, isClear: boolean }} States  of doors: which ones are open, whether all were named, and whether there is one meaning only */
/** @typedef {{ head: RegExp, lines: RegExpExecArray[] } & States} Said  sentences about the start or the goal */

/** Sentences about the start, and about the goal: "start: 010", "now A and C are open". @param {string} text @param {string[]} doors @returns {{ start: Said, goal: Said }} */
export function saidIn(text, doors) {
  const [start, goal] = [START, GOAL].map((head) => {
    const lines = linesOf(text, head, doors);
    return { head, lines, ...statesIn(lines, doors, head) };
  });
  return { start, goal };
}

/** The doors that are wanted open; null if it is not told. @param {Said} goal */
export const wantedIn = ({ lines, open }) => (lines.length ? open : null);

/** Words that say that all others are in the other state. */
const ONLY = /\b(?:only|just)\b|只|[仅僅]/iu;
/** The number of doors in a state, without their names: "2 doors open", "2 are on". */
const COUNT_STATE =
  /^\W*(?:\d{1,2} (?:doors|lights|lamps|gates|bulbs),? )?\d{1,2} (?:(?:doors|lights|lamps|gates|bulbs),? )?(?:are )?(?:on|open|lit|off|closed|dark)\b/iu;
/** Signs of a state beside a name, or of a doubt. */
const SIGNED =
  /[~+−–-]\s?[\p{L}\p{N}]|[|>'´`/]|\s(?:to|through|(?<!at )first|then)(?:\s|$)|[\p{L}\p{N}][+−]|\p{L}-(?!\p{L})|[\p{L}\p{N}]\s?=\s?(?!(?:open|closed|shut|on|off|lit|dark|up|down)\b)\p{L}|\?|？/u;

/** @typedef {{ names: string[], isOpen: boolean, isTold?: boolean }} Group  doors of one state, if it is told in words */

/** The doors that a word names; none where it says nothing. @param {string} word @param {string[]} doors @param {string[]} told those named before */
function namedBy(word, doors, told) {
  if (OTHERS.test(word)) return doors.filter((door) => !told.includes(door));
  if (EACH.test(word)) return doors;
  const key = keyOf(word);
  return doors.includes(key) ? [key] : [];
}

/** The groups of a sentence: each state is behind its names, as in "A and C are open, B is closed", or before them; alone it is that of all. null for another order. @param {string[]} words @param {string[]} doors @returns {Group[] | null} */
function groupsOf(words, doors) {
  /** Names and states in turn. @type {(string[] | boolean)[]} */
  const parts = [];
  for (const word of words) {
    const last = parts[parts.length - 1];
    const told = parts.flatMap((part) => (typeof part === "boolean" ? [] : part));
    const isOpen = OPEN.test(word);
    const names = namedBy(word, doors, told);
    if (isOpen || CLOSED.test(word)) parts.push(isOpen);
    else if (typeof last === "object") last.push(...names);
    else if (names.length) parts.push([...names]);
  }
  const [first] = parts;
  if (parts.length === 1 && typeof first === "object") return [{ names: first, isOpen: true }];
  if (parts.length === 1 && words.every((word) => isKnown(word, doors)))
    return [{ names: doors, isOpen: first === true, isTold: true }];
  const groups = parts.flatMap((part, i) => {
    const other = parts[typeof first === "boolean" ? i - 1 : i + 1]; // its state
    return typeof part === "object" && typeof other === "boolean" ? { names: part, isOpen: other, isTold: true } : [];
  });
  return 2 * groups.length === parts.length ? groups : null;
}

/** The doors that are open in sentences. @param {RegExpExecArray[]} lines @param {string[]} doors @param {RegExp} head @returns {States} */
function statesIn(lines, doors, head) {
  const line = lines.map(([each]) => each).join(", ");
  const digits = digitsIn(line, head, doors);
  const [, between = ""] = /^([^:：=]*)[:：=]/.exec(line.replace(head, "")) ?? [];
  const isTold = (between.match(WORD) ?? []).every((word) =>
    [CONNECTING, PARTICLE, OPEN, CLOSED].some((kind) => kind.test(word)),
  );
  if (digits && !isTold) return { open: digits.map((digit) => digit === "1"), areAll: true, isClear: false };
  if (digits) return { open: digits.map((digit) => digit === "1"), areAll: true, isClear: true };
  const isHeaded = head.test(line);
  const tail = line.replace(head, "");
  const groups = groupsOf(wordsOf(tail, doors), doors);
  const states = new Map(groups?.flatMap(({ names, isOpen }) => names.map((name) => [name, isOpen])));
  const isOnly = ONLY.test(line);
  const otherwise = isOnly && groups?.length === 1 && !groups[0].isOpen;
  const isConflict = groups?.some(({ names, isOpen }) => names.some((name) => states.get(name) !== isOpen));
  const areAll = isOnly || states.size === doors.length;
  const told = new Set(states.values());
  const isPart = !areAll && told.has(false) && (head === GOAL || !told.has(true)); // the others may be open or closed
  const isCommand = !isHeaded && /^\W*(?:open|close|shut)\b/i.test(line);
  const isVague =
    !states.size ||
    (!/[:：=]/.test(line) && !groups?.some(({ isTold }) => isTold)) ||
    (!isHeaded && COUNT_STATE.test(line)) ||
    isConflict ||
    isPart ||
    isCommand ||
    (isOnly && groups?.length !== 1) ||
    SIGNED.test(tail);
  return { open: doors.map((door) => states.get(door) ?? otherwise), areAll, isClear: !lines.length || !isVague };
}

/** True if nothing of a line about the start, or about the goal, is left unread. @param {string} line @param {RegExp} head @param {string[]} doors */
export const isRead = (line, head, doors) =>
  !!digitsIn(line, head, doors) || wordsOf(line.replace(head, ""), doors).every((word) => isKnown(word, doors));
