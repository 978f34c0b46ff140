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

import { rangeOf } from "./account.js";
import { maskOf } from "./doors.js";
import { hanWords } from "./facts.js";
import { LIMITS } from "./limits.js";
import { normal, withoutEnd } from "./notation.js";
import { HAN_NUMBERS, NUMBERS, numberOf } from "./numbers.js";
import { blank } from "./parts.js";

/** The head of a list of pairs that flip each other. */
export const EDGES =
  /^\s*(?:(?:strict )?graph|edges?|links?|connections?|边|邊|连线|連線)[^\S\n]*(?:\w{1,20}[^\S\n]*)?[:：={]+[\s[({]*/iu;

/** @typedef {import("./account.js").Range} Range */
/** @typedef {{ at: number, text: string }} Name */
/** @typedef {{ button: Name, list: Name, at: number, end: number }} Entry  a line: a button and the names that it lists */

const FLIPS =
  "opens?/close|flip|toggle|turn|control|change|switche|open|affect|rotate|move|invert|swap|trigger|activate|press|connects? to";
/** The comma of "press A, B changes". */
const CONDITION =
  /(?<=^[\s"'>*•-]*(?:(?:if|when|whenever) (?:you )?|如果|当|當)?(?:[按踩拉推点點]|(?:press|hit|pull|push|step on)\b)[^,，:：]{1,40})[,，]/iu;
const VERB = RegExp(
  `->|=>|\\s[-–—]\\s(?=.*,)|[→⇒⟶➡↦:：=]|控制|影响|影響|带动|帶動|改变|改變|切换|切換|翻转|翻轉|翻|转动|轉動|转|轉|(?<=\\s)(?:${FLIPS})s?(?=\\s)`,
  "iu",
);
/** A title, and behind its colon what a button does. */
const TITLE = RegExp(
  `^[^:：]{1,60}[:：](?=[^:：]{1,60}\\s(?:${FLIPS})s?\\s)(?!\\s{0,20}(?:${FLIPS})s?\\s)|^(?:[^，,:：]{1,20}[，,])?\\s?(?:转动|轉動|[转轉])(?=[^，,:：]{1,9}(?:带动|帶動))`,
  "i",
);
/** A verb, or an arrow. */
const VERBS = RegExp(`->|=>|[→⇒⟶➡↦]|\\b(?:${FLIPS})s?\\b|[控影改切翻转轉带帶]`, "iu");
/** A verb behind a colon. */
const SECOND = RegExp(`^\\s*(?:${FLIPS})s?(?=\\s)`, "i");
const COMMA = /[,，、&和与與及跟]|\s(?:and|und|et|y)\s|(?<=[\p{L}\d])\s?\+\s?(?=[\p{L}\d])/iu;
const SELF = /^(?:itself|self|自己|自身|本身|它自己)$/iu;
/** Before and behind the only name of a list. */
const BEFORE_ALONE = /^(?:(?:only|just) |(?:只有?|仅|僅)(?=.))/iu;
const BEHIND_ALONE = / (?:only|alone)$/i;
const NONE = /^(?:none|nothing|-|—|无|無)$/iu;
const ALL =
  /^(?:(?:all|every)(?: (?:of )?(?:the|them|these))?(?: (?!(?:or|and|others?|rest|neighbou?rs|adjacent|surrounding|open|closed|shut|on|off|lit|unlit|dark|up|down|alike|same)\b)\w+)?|everything|全部|所有)(?: (?:except|but|besides|apart from|other than) (?<but>[^.;]{1,200}))?$|^除了?(?<except>.{1,40}?)[以之]?外的?(?:所有|全部|其[他它余餘])的?$/iu;
/** All but the own one. */
const REST =
  /^(?:all )?(?:the )?(?:others?|rest|other(?: \w{1,20})?)$|^everything else$|^(?:所有|全部)?(?:其他|其它|其余|其餘)(?:所有|全部)?的?$/iu;
/** Numbers from one to another, and the first ones. */
const RANGE = /^(\d{1,3})\s?(?:[-–~～]|\.{2,3}|to|through|至|到)\s?(\d{1,3})$/i;
const FIRST = /^(?:first |前)(\d{1,2}|\p{L}+?)[个個盏盞扇座]?$/u;
/** The name of a door without a button: a number, or one or two characters. */
const LABEL = /^(?:\d{1,3}|[^\s\p{P}]{1,2})$/u;
/** A name that is taken out of a list, and a light of which it is told what flips it: neither is read. */
const NEGATED =
  /^(?:not|no|non|except|but|without|or|either|neither|next|previous|others?|rest|first|last|both|each|any|one|two|some|by|to|if|at|in|of|as|when|times)\b|^[不非除]|^[两兩二三四五六七八九][个個]/u;
const PASSIVE = /\b(?:is|are|was|gets?) \w{3,20} by\b|被|\bdepends? on\b/u;
const MARGIN = "\"'`()[]{}<>,;.!。*|•·#";
const NAME_MAX = 40;
/** A name is told from others by so many characters. */
const KEY_MAX = 200;
const LINE_MAX = 4000;

/** Words beside a name that do not belong to it. */
const THINGS =
  "doors?|lights?|lamps?|bulbs?|buttons?|switch(?:es)?|levers?|statues?|cubes?|tiles?|gates?|torch(?:es)?|pillars?|plates?|crystals?|stones?|panels?|candles?|" +
  "schalter|lampen?|türe?n?|interrupteurs?|lampes?|leviers?|interruptor(?:es)?|luz|luces|portes?|palancas?|lámparas?|puertas?";
const CHINESE_THINGS =
  "按钮|按鈕|开关|開關|灯|燈|门|門|雕像|石像|方块|方塊|机关|機關|拉杆|拉桿|火炬|石柱|踏板|水晶|スイッチ|ライト|ランプ|ボタン|ドア|扉";
const NOUN = RegExp(`^(?:(?:${THINGS}) (?=.)|[按踩拉推点點](?=.)|(?:${CHINESE_THINGS})(?=.))`);
const AFTER_NAME = RegExp(`(?<=.)(?: (?:${THINGS})|[号號的]?(?:${CHINESE_THINGS})|[号號])$`);
const NOUNS = RegExp(`\\b(?:${THINGS})\\b|${CHINESE_THINGS}`);
const keyOf = (/** @type {string} */ name) =>
  normal(name.slice(0, KEY_MAX))
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(
      /^(?:(?:if|when|whenever|you|the|and|press(?:ing)?|hit(?:ting)?|pull(?:ing)?|push(?:ing)?|step(?:ping)? on|touch(?:ing)?|turning|flipping|rotating|using|striking|ringing|tapping|clicking(?: on)?) )+(?=.)/,
      "",
    )
    .replace(NOUN, "")
    .replace(
      / (?:also|(?:change|flip|toggle|turn|move|rotate)s?)$|(?:都|会|會|也){0,3}(?:翻转|翻轉|转动|轉動|改变|改變|[亮灭滅]{0,9}(?:变化|變化)|变|變|開關|开关|会|會|也|[亮灭滅/]{1,9})$/,
      "",
    )
    .replace(AFTER_NAME, "");
const lastWord = (/** @type {string} */ key) => /** @type {string} */ (key.split(" ").pop());

/** A text without blanks and marks around it. @param {Name} name @returns {Name} */
function trimmed({ at, text }) {
  const isMargin = (/** @type {number} */ i) =>
    !text[i].trim() || MARGIN.includes(text[i]) || (text[i] === "-" && text[i + 1] === " ");
  let start = 0;
  let end = text.length;
  while (start < end && isMargin(start)) start++;
  while (end > start && isMargin(end - 1)) end--;
  return { at: at + start, text: text.slice(start, end) };
}

/** Names with one noun before each and nothing between them: 灯一灯二. */
const IN_ROW = RegExp(`^(${CHINESE_THINGS})[^\\s\\p{P}和与與及]{1,3}(?:\\1[^\\s\\p{P}和与與及]{1,3})+$`, "u");

/** Between names without a comma, but not within "1 to 3". */
const BLANK = /(?<!\d\s(?:to|through))\s(?!(?:to|through)\s\d)/;

/** The numbers that a name stands for, each as a name: "1 to 3", "the first two". @param {Name} name @returns {Name[]} */
function severalIn(name) {
  const key = keyOf(name.text);
  const [, from = "1", to = ""] = RANGE.exec(key) ?? [];
  const [, word = ""] = FIRST.exec(key) ?? [];
  const last = numberOf(to || word);
  const count = last - Number(from) + 1;
  if (!(to || word) || count < 2 || last > LIMITS.doors) return [name];
  return Array.from({ length: count }, (_, i) => ({ at: name.at, text: String(Number(from) + i) }));
}

/** The names in a list: between commas if it has any, else words. @param {Name} list @param {string[]} buttons @returns {Name[]} */
function namesIn({ at, text }, buttons) {
  const [only = ""] = (COMMA.test(text) ? null : BEFORE_ALONE.exec(text)) ?? [];
  if (only) return namesIn({ at: at + only.length, text: text.slice(only.length) }, buttons);
  if (!COMMA.test(text) && BEHIND_ALONE.test(text))
    return namesIn({ at, text: text.replace(BEHIND_ALONE, "") }, buttons);
  const [, repeated] = IN_ROW.exec(text.trim()) ?? [];
  const between = RegExp(repeated ? `(?<=.)(?=${repeated})` : COMMA.test(text) ? COMMA : BLANK, "giu");
  const [noun] = NOUN.exec(text.toLowerCase()) ?? [""];
  if (noun && between.source === BLANK.source)
    return namesIn({ at: at + noun.length, text: text.slice(noun.length) }, buttons);
  const isOne = [ALL, REST, FIRST].some((kind) => kind.test(keyOf(text))) || buttons.includes(keyOf(text));
  const cuts = isOne ? [] : [...text.matchAll(between)];
  let from = 0;
  const names = [...cuts, { 0: "", index: text.length }].map(({ 0: cut, index }) => {
    const name = trimmed({ at: at + from, text: text.slice(from, index) });
    from = index + cut.length;
    return name;
  });
  return names.filter((name) => name.text).flatMap(severalIn);
}

const CONTROLS = `控制|影响|影響|带动|帶動|切换|切換|改变|改變|翻转|翻轉|转动|轉動| (?:${FLIPS})s? `;
/** The comma between "A flips B" and "B flips C", and before the start or the goal. */
const CLAUSE = RegExp(
  `(?<=(?:${CONTROLS})[^;；。.\\n]{1,60})[,，](?=[^，,、;；。.\\n]{1,30}(?:${CONTROLS}))|(?<=^[^，,;；。.:：\\n]{1,40})[,，](?=[按踩拉推点點转轉][^，,、;；。.\\n]{1,20}(?:${CONTROLS}))|[,，](?=(?:初始|现在|現在|目前|目标|目標|要)[^，,、;；。.\\n]{2,12}(?:[，,;；。.\\n]|$)|\\s{0,9}(?:goal|start|target|(?:right )?now|currently|all (?:must|should|need))\\b)`,
  "giu",
);

/** The name of a button: A of 按A会. @param {Name} name @returns {Name} */
function withoutVerb({ at, text }) {
  const [, verb = "", name = text] = /^([按踩拉推点點]?)(.+)[会會]$/u.exec(text) ?? [];
  return { at: at + verb.length, text: name };
}

/** The lines with a name, a verb and other names. @param {string} text @returns {Entry[]} */
function entriesOf(text) {
  const lines = [...text.matchAll(/[^\n;；\]}。.]+/g)].filter(({ 0: line }) => line.length <= LINE_MAX);
  return lines.flatMap(({ 0: whole, index: start }) => {
    const [title] = (START.test(whole) || GOAL.test(whole) ? null : TITLE.exec(whole)) ?? [""];
    const [line, index] = [whole.slice(title.length), start + title.length];
    const verb = CONDITION.exec(line) ?? VERB.exec(line);
    if (!verb || /<-|[↔⇔]/.test(line)) return [];
    const first = verb.index + verb[0].length;
    const behind = first + (SECOND.exec(line.slice(first))?.[0].length ?? 0);
    const button = withoutVerb(trimmed({ at: index, text: line.slice(0, verb.index) }));
    const list = trimmed({ at: index + behind, text: line.slice(behind) });
    return button.text && list.text && button.text.length <= NAME_MAX
      ? [{ button, list, at: index, end: index + line.length }]
      : [];
  });
}

/** All, without those that the name excepts; undefined if one of these is unknown. @param {string} key @param {string[]} doors @param {number} own @returns {number[] | undefined} */
function allOf(key, doors, own) {
  const { but = "", except = but } = ALL.exec(key)?.groups ?? {};
  const excepted = except
    .split(COMMA)
    .flatMap((name) => (name.trim() ? [buttonsOf(keyOf(name.trim()), doors, own)] : []));
  if (excepted.includes(undefined)) return undefined;
  return [...doors.keys()].filter((door) => !excepted.flat().includes(door));
}

/** The buttons that a name stands for: one, or several of one letter each; undefined if it is unknown. @param {string} key @param {string[]} buttons @param {number} own @returns {number[] | undefined} */
function buttonsOf(key, buttons, own) {
  if (SELF.test(key)) return [own];
  if (NONE.test(key)) return [];
  if (buttons.includes(key)) return [buttons.indexOf(key)];
  if (REST.test(key)) return [...buttons.keys()].filter((button) => button !== own);
  if (NEGATED.test(key)) return undefined;
  if (ALL.test(key)) return allOf(key, buttons, own);
  const last = lastWord(key);
  const similar = buttons.flatMap((button, i) => (button.endsWith(last) && lastWord(button) === last ? i : []));
  if (similar.length === 1) return similar;
  const letters = [...key].map((letter) => buttons.indexOf(letter));
  return key.length <= LIMITS.doors && !letters.includes(-1) ? letters : undefined;
}

/** A noun before a number or a letter: "pipes 1, 2". */
const LABELLED = /^(?:(?:the|only|just) )?(\p{L}{3,20}) (?=(?:\d{1,3}|\p{L})(?![\p{L}\d]))/iu;
/** The noun of a name; "" if it has none. @param {Name} name */
const stemOf = ({ text }) =>
  LABELLED.exec(text)?.[1]
    .toLowerCase()
    .replace(/(?<=ch|sh|x)es$|s$/, "") ?? "";

/** The noun, which is in no table, before the names of each list; "" if there is none. @param {Entry[]} entries */
function ownNoun(entries) {
  const stems = entries.flatMap(({ list }) =>
    [SELF, NONE, ALL].some((kind) => kind.test(list.text)) ? [] : stemOf(list),
  );
  const [stem = ""] = stems;
  const isOwn = stem && !NEGATED.test(stem) && nounIn(stem) === undefined;
  return isOwn && stems.length > 1 && stems.every((each) => each === stem) ? stem : "";
}

/** A text without a noun, but for the names of buttons. @param {string} text @param {string} noun @param {Entry[]} entries */
const withoutNoun = (text, noun, entries) =>
  text.replace(RegExp(`(?<!\\p{L})${noun}(?:e?s)?(?!\\p{L})`, "giu"), (word, /** @type {number} */ at) =>
    entries.some(({ button }) => at >= button.at && at < button.at + button.text.length) ? word : blank(word),
  );

/** @typedef {{ name: Name, key: string, found: number[] | undefined }} Listed */

/** The names that each line lists. @param {Entry[]} entries @returns {Listed[][]} */
function listsOf(entries) {
  const buttons = entries.map(({ button }) => keyOf(button.text));
  return entries.map(({ list }, own) =>
    namesIn(list, buttons).map((name) => {
      const key = keyOf(name.text);
      return { name, key, found: buttonsOf(key, buttons, own) };
    }),
  );
}

/** True if lists have the numbers of doors, 1 to the last one, rather than a step for each door. @param {string[]} doors @param {Listed[][]} lists */
const areNumbered = (doors, lists) =>
  doors.every((door, i) => door === String(i + 1)) &&
  lists.some((list) => list.length !== doors.length) &&
  doors.length > 2;

/** Numbers and letters in their order, other names as they occur. @param {string} a @param {string} b */
function inOrder(a, b) {
  const [from, to] = [HAN_NUMBERS.indexOf(a), HAN_NUMBERS.indexOf(b)];
  if (from >= 0 && to >= 0) return from - to;
  const areCountable = [a, b].every((name) => /^(?:\d+|[a-z])$/.test(name));
  return areCountable ? a.length - b.length || (a < b ? -1 : 1) : 0;
}

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

/** The heads of the lines about the start and the goal. */
export const START =
  /^[\s"'>#*•,{[-]*(?:start|now|current|initial|state|at first|现在|現在|目前|初始|开始|開始|起始|(?:open|lit|on|亮|开|開)(?=\s?(?:[:：=]|$)))/iu;
export const GOAL = /^[\s"'>#*•,{[-]*(?:goal|target|wanted|want|end|finally|目标|目標|最终|最終|要求?)/iu;
const OPEN = /^(?:open|on|lit|up|开|開|亮|打开|打開|开着|開著|亮着|亮著|点亮|點亮)$/iu;
const CLOSED = /^(?:closed?|shut|off|unlit|dark|down|关|關|灭|滅|暗|熄灭|熄滅|灭着|滅著|关闭|關閉|关着|關著)$/iu;

const OTHERS = /^(?:others?|rest|其他|其它|其余|其餘)$/iu;

const EACH = /^(?:all|both|every|each|everything|全|都|全部|所有)$/iu;
/** Words of a sentence about the start or the goal that say nothing by themselves, and the ends of "initially" and "starting". */
const CONNECTING =
  /^(?:ly|s|ing|and|are|is|be|being|the|state|position|lights?|lamps?|bulbs?|doors?|gates?|should|must|to|at|with)$/iu;
const WORD = /[开開打点點亮关關灭滅熄暗闭閉着著]+|(?:(?![开開打点點亮关關灭滅熄暗和与與及跟])[\p{L}\p{N}])+/gu;
/** Chinese words that say nothing beside the names. */
const PARTICLE = /^[的是为為都也和与與了在一灯燈门門号號盏盞扇个個时時状態态狀]+$/u;

/** Words of what is to come, and of now. */
const WISH = /^(?:must|should|needs?|want(?:ed)?|have|[要让讓]|需要|要[让讓]|应该|應該)$/iu;
const NOW = /^(?:now|currently|initially|first|only|just|现在|現在|目前|只有?|仅|僅)$/iu;

/** Each sentence. @param {string} text */
const sentencesIn = (text) => [...text.matchAll(/(?:[^\n;；\]}.。!！]|\.(?=\S))+/g)];

/** True of a sentence of names and states alone: "only A and C are lit". @param {string} line @param {string[]} doors */
function isStatement(line, doors) {
  const words = wordsOf(line, doors);
  const has = (/** @type {RegExp} */ kind) => words.some((word) => kind.test(word));
  const isNamed = words.some((word) => doors.includes(keyOf(word))) || has(EACH);
  const isFlipping = VERB.test(line.replace(/\b(?:is|are|be) open\b/gi, ""));
  return isNamed && (has(OPEN) || has(CLOSED)) && !isFlipping && words.every((word) => isKnown(word, doors));
}

/** The words of a sentence; Chinese ones without "only" before a name. @param {string} line @param {string[]} doors */
const wordsOf = (line, doors) =>
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
function saidIn(text, doors) {
  const [start, goal] = [START, GOAL].map((head) => {
    const lines = linesOf(text, head, doors);
    return { head, lines, ...statesIn(lines, doors, head) };
  });
  return { start, goal };
}

/** The doors that are wanted open; null if it is not told. @param {Said} goal */
const wantedIn = ({ lines, open }) => (lines.length ? open : null);

/** Words that say that all others are in the other state. */
const ONLY = /\b(?:only|just)\b|只|[仅僅]/iu;
/** How many are in a state: "2 doors open", "2 are on". */
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
const isRead = (line, head, doors) =>
  !!digitsIn(line, head, doors) || wordsOf(line.replace(head, ""), doors).every((word) => isKnown(word, doors));

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
    ({ button }) => /^\p{L}$/u.test(button.text) || NOUN.test(button.text.toLowerCase()),
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

/** @param {Listed} listed */
const isNamed = ({ key, found }) => found !== undefined || LABEL.test(key) || ALL.test(key);

/** The lines of a text that may be buttons; the noun of what they flip, if no table has it, is blank in the text. @param {string} given */
function buttonsIn(given) {
  const text = withoutBars(withColons(given)).replace(VARIABLE, blank).replace(CLAUSE, ";");
  const all = entriesOf(text).filter(isButton);
  const noun = ownNoun(all);
  if (!noun) return { text, noun, all, areTwo: false };
  const plain = withoutNoun(text, noun, all);
  return { text: plain, noun, all: entriesOf(plain).filter(isButton), areTwo: stemOf(all[0].button) !== noun };
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
  const indices = lists.map((list) => list.flatMap(({ key, found }) => found ?? indexOf(key, doors)));
  if (indices.some((list) => new Set(list).size < list.length)) return null;
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
 * What may mean something else: lines of things of which nothing was read, lights without a button among others with one, and numbers that are left out.
 * @param {{ given: string, text: string, all: Entry[], entries: Entry[], listed: Listed[], doors: string[], isFree: boolean, isBare: boolean }} found  isFree: lights may have no button; isBare: things of unknown kinds
 * @returns {Range[]}
 */
function doubtsOf({ given, text, all, entries, listed, doors, isFree, isBare }) {
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
function vagueIn(text, entries, doors, { start, goal }) {
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

/** Names as the text has them, by their keys. @param {Entry[]} entries @param {Listed[]} listed */
function writtenIn(entries, listed) {
  const names = [...listed.map(({ name }) => name), ...entries.map(({ button }) => button)];
  return new Map(names.map((name) => [keyOf(name.text), name.text]));
}

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

/** The kind of thing that a text names: "lamp" of "lamps 1 and 2". @param {string} text */
const nounIn = (text) => NOUNS.exec(text.toLowerCase().replace(/\d+/g, " "))?.[0].replace(/(?<=ch|sh)es$|s$/, "");

/** A verb for one final state, which a second press does not change. */
const SETS = /\b(?:turns?|switch(?:es)?|sets?) (?:on|off)\b(?! ?(?:and|or|\/))|(?<!\/|or )\b(?:closes?|swaps?)\b/i;
/** Words for all buttons at once. */
const COUNTED = RegExp(`^(?:number of )?(?:${THINGS}|${CHINESE_THINGS})$`, "i");
const OF_ALL = /^(?:each|every|they|both)\b|^[每都]/i;
const CONTROL =
  /^(?:button|switch|lever|plate|schalter|interrupt|palanca|levier|按钮|按鈕|开关|開關|拉杆|拉桿|踏板|スイッチ|ボタン)/;

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

/** True for the number of things, which is no button: "switches: 6". @param {Pick<Entry, "button" | "list">} entry */
const isCount = ({ button, list }) => COUNTED.test(button.text) && /^\d+$/.test(list.text);

/** The beginning of what is to be done or of what is so, rather than a button: "you need to" open all, "A and B are" open. */
const TASK = /\b(?:needs?|have|has|wants?|try|how) to$|\b(?:must|should|can|is|are|be)$/i;
/** True for the line of a button, rather than of a state, or of the number of things above the lines: "N = 3". @param {Entry} entry @param {number} i */
const isButton = ({ button, list }, i) =>
  ![START, GOAL, CLOSED, TASK].some((head) => head.test(button.text)) &&
  !isCount({ button, list }) &&
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

/** True of all doors, or of all but known ones. @param {string} key @param {string[]} doors */
const isSet = (key, doors) => ALL.test(key) && allOf(key, doors, -1) !== undefined;

/** @param {string} key @param {string[]} doors */
const indexOf = (key, doors) => (ALL.test(key) ? (allOf(key, doors, -1) ?? []) : doors.indexOf(key));

/** Lists between line breaks, slashes, semicolons or brackets. */
const LISTS = /\]\s*,\s*\[|[\n;/]/;
/** A list of numbers or letters; the longest one. */
const LIST = /^[[{]?\s{0,20}(?:\d{1,2}|[A-Z])(?:[\s,、]+(?:\d{1,2}|[A-Z]))*\s{0,20},?\s{0,20}[\]}]?,?$/;
const LIST_MAX = 400;

/** A name of lists of doors. */
const MASKS =
  /^\W{0,40}(?:[a-z]{1,20}[ _]){0,2}(?:toggles?|flips?|masks?|controls?|affects?|翻[转轉]|控制|掩[码碼]|遮罩)\W{0,40}[:：=]/iu;

/**
 * Lists without names, of which the first is that of the first button or row: the numbers in each, from 0. Letters are numbers, too. Null for
 * other texts, also where all lists are of one length, as rows are; but two numbers in each may be cells or doors. Lists of doors that are
 * called so may be of one length, and there may be more doors than lists.
 * @param {string} text
 * @returns {{ lists: number[][], doors: number, areLetters: boolean, areMasks: boolean, arePairs: boolean } | null}
 */
export function findLists(text) {
  const areMasks = MASKS.test(text);
  const parts = text
    .trim()
    .replace(/^[^\n:：=]{1,40}[:：=]\s*/, "")
    .replace(/^\[|\]\s*\}?;?$/g, "")
    .split(LISTS);
  if (parts.length < (areMasks ? 2 : 3) || parts.length > LIMITS.doors || text.length > parts.length * LIST_MAX)
    return null;
  if (!parts.every((part) => part.length < LIST_MAX && LIST.test(part.trim()))) return null;
  const words = parts.map((part) => part.match(/\d+|[A-Z]/g) ?? []);
  const areLetters = words.flat().every((word) => /[A-Z]/.test(word));
  const numbers = words.map((list) => list.map((word) => (areLetters ? word.charCodeAt(0) - 64 : Number(word))));
  const all = new Set(numbers.flat());
  const base = all.has(0) ? 0 : 1;
  const doors = all.size;
  const isWhole = Math.max(...all) === doors - 1 + base && doors <= LIMITS.doors;
  const areDistinct = numbers.every((list) => new Set(list).size === list.length);
  const areEqual = numbers.every(({ length }) => length === numbers[0].length);
  const arePairs = areEqual && numbers[0].length === 2;
  const areLists = areMasks ? doors > 2 : doors === parts.length && (arePairs || !areEqual);
  if (!isWhole || !areDistinct || !areLists) return null;
  const lists = numbers.map((list) => list.map((number) => number - base));
  return { lists, doors, areLetters, areMasks, arePairs };
}
