/** @file The lines of a text about who flips whom: a button, a verb and the names that it lists, with the nouns and the words for several at once. */
import { LIMITS } from "./limits.js";
import { normal } from "./notation.js";
import { blank } from "./parts.js";
import { HAN_NUMBERS, numberOf } from "./words.js";

/** @typedef {import("./account.js").Range} Range */
/** @typedef {{ at: number, text: string }} Name */
/** @typedef {{ button: Name, list: Name, at: number, end: number }} Entry  a line: a button and the names that it lists */

const FLIPS =
  "opens?/close|flip|toggle|turn|control|change|switche|open|affect|rotate|move|invert|swap|trigger|activate|press|connects? to|" +
  "dreht|schaltet|öffnet|bewegt|kippt|ouvre|tourne|inverse|bascule|actionne|abre|cambia|gira|invierte|mueve";
/** The comma of "press A, B changes". */
const CONDITION =
  /(?<=^[\s"'>*•-]*(?:(?:if|when|whenever) (?:you )?|如果|当|當)?(?:[按踩拉推点點]|(?:press|hit|pull|push|step on)\b)[^,，:：]{1,40})[,，]/iu;
export const VERB = RegExp(
  `->|=>|\\s[-–—]\\s(?=.*,)|[→⇒⟶➡↦:：=]|控制|影响|影響|带动|帶動|改变|改變|切换|切換|翻转|翻轉|翻|转动|轉動|转|轉|(?<=\\s)(?:${FLIPS})s?(?=\\s)`,
  "iu",
);
/** A title, and behind its colon what a button does. */
const TITLE = RegExp(
  `^[^:：]{1,60}[:：](?=[^:：]{1,60}\\s(?:${FLIPS})s?\\s)(?!\\s{0,20}(?:${FLIPS})s?\\s)|^(?:[^，,:：]{1,20}[，,])?\\s?(?:转动|轉動|[转轉])(?=[^，,:：]{1,9}(?:带动|帶動))`,
  "i",
);
/** A verb, or an arrow. */
export const VERBS = RegExp(`->|=>|[→⇒⟶➡↦]|\\b(?:${FLIPS})s?\\b|[控影改切翻转轉带帶]`, "iu");
/** A verb behind a colon. */
const SECOND = RegExp(`^\\s*(?:${FLIPS})s?(?=\\s)`, "i");
const COMMA = /[,，、&和与與及跟と]|\s(?:and|und|et|y)\s|(?<=[\p{L}\d])\s?\+\s?(?=[\p{L}\d])/iu;
export const SELF = /^(?:itself|self|自己|自身|本身|它自己)$/iu;
/** Before and behind the only name of a list. */
const BEFORE_ALONE = /^(?:(?:only|just) |(?:只有?|仅|僅)(?=.))/iu;
const BEHIND_ALONE = / (?:only|alone)$/i;
export const NONE = /^(?:none|nothing|-|—|无|無)$/iu;
export const ALL =
  /^(?:(?:all|every)(?: (?:of )?(?:the|them|these))?(?: (?!(?:or|and|others?|rest|neighbou?rs|adjacent|surrounding|open|closed|shut|on|off|lit|unlit|dark|up|down|alike|same)\b)\w+)?|everything|全部|所有)(?: (?:except|but|besides|apart from|other than) (?<but>[^.;]{1,200}))?$|^除了?(?<except>.{1,40}?)[以之]?外的?(?:所有|全部|其[他它余餘])的?$/iu;
/** All but the own one. */
export const REST =
  /^(?:all )?(?:the )?(?:others?|rest|other(?: \w{1,20})?)$|^everything else$|^(?:所有|全部)?(?:其他|其它|其余|其餘)(?:所有|全部)?的?$/iu;
/** Numbers from one to another, and the first ones. */
const RANGE = /^(\d{1,3})\s?(?:[-–~～]|\.{2,3}|to|through|至|到)\s?(\d{1,3})$/i;
const FIRST = /^(?:first |前)(\d{1,2}|\p{L}+?)[个個盏盞扇座]?$/u;
/** The name of a door without a button: a number, or one or two characters. */
export const LABEL = /^(?:\d{1,3}|[^\s\p{P}]{1,2})$/u;
/** A name that is taken out of a list, and a light of which it is told what flips it: neither is read. */
export const NEGATED =
  /^(?:not|no|non|except|but|without|or|either|neither|next|previous|others?|rest|first|last|both|each|any|one|two|some|by|to|if|at|in|of|as|when|times)\b|^[不非除]|^[两兩二三四五六七八九][个個]/u;
export const PASSIVE = /\b(?:is|are|was|gets?) \w{3,20} by\b|被|\bdepends? on\b/u;
const MARGIN = "\"'`()[]{}<>,;.!。*|•·#";
export const NAME_MAX = 40;
/** A name is told from others by so many characters. */
const KEY_MAX = 200;
const LINE_MAX = 4000;

/** Words beside a name that do not belong to it. */
export const THINGS =
  "doors?|lights?|lamps?|bulbs?|buttons?|switch(?:es)?|levers?|statues?|cubes?|tiles?|gates?|torch(?:es)?|pillars?|plates?|crystals?|stones?|panels?|candles?|" +
  "schalter|hebel|tasten?|knopf|knöpfe|lampen?|türe?n?|statuen|tore?|boutons?|botón|botones|interrupteurs?|lampes?|leviers?|interruptor(?:es)?|luz|luces|portes?|palancas?|lámparas?|puertas?";
export const CHINESE_THINGS =
  "按钮|按鈕|开关|開關|灯|燈|门|門|雕像|石像|方块|方塊|机关|機關|拉杆|拉桿|火炬|石柱|踏板|水晶|レバー|スイッチ|ライト|ランプ|ボタン|ドア|扉";
export const NOUN = RegExp(
  `^(?:(?:(?:le|la|les|der|die|das|den|el|los|las) |l['’])?(?:${THINGS}) (?=.)|[按踩拉推点點](?=.)|(?:${CHINESE_THINGS})(?=.))`,
);
const AFTER_NAME = RegExp(`(?<=.)(?: (?:${THINGS})|[号號的]?(?:${CHINESE_THINGS})|[号號])$`);
export const NOUNS = RegExp(`\\b(?:${THINGS})\\b|${CHINESE_THINGS}`);
export const keyOf = (/** @type {string} */ name) =>
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
const IN_ROW = RegExp(`^(${CHINESE_THINGS})[^\\s\\p{P}和与與及と]{1,3}(?:\\1[^\\s\\p{P}和与與及と]{1,3})+$`, "u");

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
export const CLAUSE = RegExp(
  `(?<=(?:${CONTROLS})[^;；。.\\n]{1,60})[,，](?=[^，,、;；。.\\n]{1,30}(?:${CONTROLS}))|(?<=^[^，,;；。.:：\\n]{1,40})[,，](?=[按踩拉推点點转轉][^，,、;；。.\\n]{1,20}(?:${CONTROLS}))|[,，](?=(?:初始|现在|現在|目前|目标|目標|要)[^，,、;；。.\\n]{2,12}(?:[，,;；。.\\n]|$)|\\s{0,9}(?:goal|start|target|(?:right )?now|currently|all (?:must|should|need))\\b)`,
  "giu",
);

/** The name of a button: A of 按A会. @param {Name} name @returns {Name} */
function withoutVerb({ at, text }) {
  const [, verb = "", name = text] = /^([按踩拉推点點]?)(.+)[会會]$/u.exec(text) ?? [];
  return { at: at + verb.length, text: name };
}

/** The lines with a name, a verb and other names. @param {string} text @returns {Entry[]} */
export function entriesOf(text) {
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
export function allOf(key, doors, own) {
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
export const stemOf = ({ text }) =>
  LABELLED.exec(text)?.[1]
    .toLowerCase()
    .replace(/(?<=ch|sh|x)es$|s$/, "") ?? "";

/** The noun, which is in no table, before the names of each list; "" if there is none. @param {Entry[]} entries */
export function ownNoun(entries) {
  const stems = entries.flatMap(({ list }) =>
    [SELF, NONE, ALL].some((kind) => kind.test(list.text)) ? [] : stemOf(list),
  );
  const [stem = ""] = stems;
  const isOwn = stem && !NEGATED.test(stem) && nounIn(stem) === undefined;
  return isOwn && stems.length > 1 && stems.every((each) => each === stem) ? stem : "";
}

/** A text without a noun, but for the names of buttons. @param {string} text @param {string} noun @param {Entry[]} entries */
export const withoutNoun = (text, noun, entries) =>
  text.replace(RegExp(`(?<!\\p{L})${noun}(?:e?s)?(?!\\p{L})`, "giu"), (word, /** @type {number} */ at) =>
    entries.some(({ button }) => at >= button.at && at < button.at + button.text.length) ? word : blank(word),
  );

/** @typedef {{ name: Name, key: string, found: number[] | undefined }} Listed */

/** The names that each line lists. @param {Entry[]} entries @returns {Listed[][]} */
export function listsOf(entries) {
  const buttons = entries.map(({ button }) => keyOf(button.text));
  return entries.map(({ list }, own) =>
    namesIn(list, buttons).map((name) => {
      const key = keyOf(name.text);
      return { name, key, found: buttonsOf(key, buttons, own) };
    }),
  );
}

/** True if lists have the numbers of doors, 1 to the last one, rather than a step for each door. @param {string[]} doors @param {Listed[][]} lists */
export const areNumbered = (doors, lists) =>
  doors.every((door, i) => door === String(i + 1)) &&
  lists.some((list) => list.length !== doors.length) &&
  doors.length > 2;

/** Numbers and letters in their order, other names as they occur. @param {string} a @param {string} b */
export function inOrder(a, b) {
  const [from, to] = [HAN_NUMBERS.indexOf(a), HAN_NUMBERS.indexOf(b)];
  if (from >= 0 && to >= 0) return from - to;
  const areCountable = [a, b].every((name) => /^(?:\d+|[a-z])$/.test(name));
  return areCountable ? a.length - b.length || (a < b ? -1 : 1) : 0;
}

/** The heads of the lines about the start and the goal. */
export const START =
  /^[\s"'>#*•,{[-]*(?:start|now|current|initial|state|at first|现在|現在|目前|初始|开始|開始|起始|(?:(?:doors?|lights?|lamps?|gates?) (?:that are |are )?)?(?:open|lit|on|亮|开|開)(?: now)?(?=\s?(?:[:：=]|$)))/iu;
export const GOAL = /^[\s"'>#*•,{[-]*(?:goal|target|wanted|want|end|finally|目标|目標|最终|最終|要求?)/iu;
/** @param {Listed} listed */
export const isNamed = ({ key, found }) => found !== undefined || LABEL.test(key) || ALL.test(key);

/** The kind of thing that a text names: "lamp" of "lamps 1 and 2". @param {string} text */
export const nounIn = (text) =>
  NOUNS.exec(text.toLowerCase().replace(/\d+/g, " "))?.[0].replace(/(?<=ch|sh)es$|s$/, "");

/** Words for all buttons at once. */
const COUNTED = RegExp(`^(?:number of )?(?:${THINGS}|${CHINESE_THINGS})$`, "i");
/** True for the number of things, which is no button: "switches: 6". @param {Pick<Entry, "button" | "list">} entry */
export const isCount = ({ button, list }) => COUNTED.test(button.text) && /^\d+$/.test(list.text);

/** All buttons at once. */
export const OF_ALL = /^(?:each|every|they|both)\b|^[每都]/i;
/** True of "each also flips itself". @param {Pick<Entry, "button" | "list">} entry */
export const isSelf = ({ button, list }) => OF_ALL.test(button.text) && SELF.test(list.text);

/** True of a button that flips others besides its own light: "A also flips B". @param {Entry} entry */
export const isAlso = ({ button }) => /\balso$/i.test(button.text);

/** True of all doors, or of all but known ones. @param {string} key @param {string[]} doors */
export const isSet = (key, doors) => ALL.test(key) && allOf(key, doors, -1) !== undefined;
