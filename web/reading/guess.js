/**
 * @file Guesses the rule, the edges, the goal and the signs of a board from sentences that facts.js cannot read whole:
 *
 *     Stepping on a tile switches all eight tiles around it and itself. To open the vault make all tiles dark.
 *     转动一个把手会使同一行和同一列的把手都改变状态
 *
 * A story without a drawing may tell a whole board: its size, and which lights are lit.
 *
 *     The hall has 3 by 3 torches. Only the centre torch is burning. Light all of them.
 *
 * Only a text of which the reader is asked anyway is guessed at: a guess chooses the board that is shown first, and is never certain.
 *
 * @typedef {import("./facts.js").Facts} Facts
 */
import { readExceptions, SIZE } from "./exceptions.js";
import { applied, WORDS } from "./facts.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";

/** The words of a meaning as an expression, of which Latin ones stand alone. @param {string} words @param {string} [more] further alternatives */
const oneOf = (words, more = "") => {
  const isLatin = (/** @type {string} */ word) => /^\p{Script=Latin}/u.test(word);
  const all = words.split(/\s+/).sort((a, b) => b.length - a.length);
  const latin = `\\b(?:${all.filter(isLatin).join("|")})\\b`;
  return `(?:${[latin, ...all.filter((word) => !isLatin(word) && /^\p{L}/u.test(word)), more].filter(Boolean).join("|")})`;
};

const ON = oneOf(
  `${WORDS.on.replace(/\blight\b/, "")} burning lighted glow glows shines ones`,
  "(?<!\\b(?:a|the|each|every|one)\\s)\\blight\\b", // no thing: "toggles a light"
);
const OFF = oneOf(`${WORDS.off} out extinguished extinguish zeros 闭合 閉合`);
const ALL = oneOf(`${WORDS.all} them`, "每");
const WISH = oneOf(
  `${WORDS.goal} make makes want wants need needs must should until so to get turn put switch have light find open close 使 让 讓 要 把 将 將 求 直到 才能 需要`,
);
const NOT =
  /\b(?:no|not|never|without|nor|isn't|aren't|don't|doesn't|do not)\b[^.;]{0,24}$|(?:不|没有|沒有|无|無)[^。；]{0,6}$/iu;

/** The rules in words, the most special first. @type {[RegExp, string][]} */
const RULES = [
  [/\bknight'?s?\b|[马馬]步|走日字/iu, "knight"],
  [
    /\b(?:all|same|whole|entire|every|each|both|its|that)\b[^.;]{0,40}\brows?\b[^.;]{0,60}\bcol(?:umn)?s?\b/iu,
    "rowcol",
  ],
  [/(?:同一?|整|所在的?|该|該|这一?|這一?)(?:个|個)?行[^。；]{0,12}列/u, "rowcol"],
  [
    /\b(?:eight|8)\b[^.;]{0,30}\b(?:neighbou?rs?|around|surround\w*|adjacent|directions)\b|\ball (?:its )?8\b/iu,
    "king",
  ],
  [
    /\bdiagonals?(?:ly)?\b[^.;]{0,20}\b(?:too|also|as well|count|included)\b|\b(?:including|also|and|or) (?:the )?diagonal/iu,
    "king",
  ],
  [/(?:周围|周圍|相邻的?|相鄰的?)(?:八|8)|(?:八|8)(?:个|個)?(?:方向|邻|鄰)|包括[斜对對]/u, "king"],
  [/\b(?:only|just)\b[^.;]{0,30}\bdiagonal|\bfour diagonal\b|只[^。；]{0,10}[斜对對]角?/iu, "cross"],
  [
    /\b(?:but|except|without)\b[^.;]{0,16}\b(?:itself|self|own|pressed|clicked)\b|(?:不包括|除了?|不含)(?:它?自己|自身|本身)|自[己身](?:不变|不變|不动|不動)/iu,
    "ring",
  ],
];

/** The edges in words. @type {[RegExp, string][]} */
const WRAPS = [
  [/\bcylind\w+|圆柱|圓柱|柱面/iu, "cylinder"],
  [/\bwrap(?:s|ped|ping)?(?:[ -]?around)?\b|\btor(?:us|oidal)\b|环面|環面|首尾相[连連]|循环|循環/iu, "torus"],
  [/\bopposite (?:edges|sides|borders)\b[^.;]{0,30}\b(?:joined|connected|glued|adjacent|neighbou?rs)/iu, "torus"],
  [/左右[^。；]{0,6}上下[^。；]{0,8}相[连連接]/u, "torus"],
  [
    /\bleft and (?:the )?right\b[^.;]{0,30}\b(?:joined|connected|glued|adjacent)|左右[^。；]{0,6}相[连連接]/iu,
    "cylinder",
  ],
];

/** All lights alike, whichever. */
const EITHER =
  /\b(?:same|one|single) colou?r\b|\ball (?:\w+ )?(?:on|lit|black|white) or (?:all )?(?:\w+ )?(?:off|dark|white|black)\b|全部?(?:是|为|為)?(?:黑|白|亮)[^。；]{0,4}或[^。；]{0,4}(?:白|黑|灭|滅|暗)|(?:同一种|同一種|相同|一种|一種)[颜顏]色/iu;

const HOLE = "\\bno (?:lamp|light|bulb|cell|tile|button)\\b|\\bholes?\\b|\\bmissing\\b|洞|[没沒]有(?:灯|燈|格)";
const COLOURS =
  "white black yellow red green blue orange purple pink brown grey gray gold silver 白 黑 黄 黃 红 紅 绿 綠 蓝 藍 橙 紫 灰";
const COLOUR = oneOf(COLOURS);
/** A sign and what it means: 'x' is a lamp that is off; 1 for a burning lamp; w表示白色. */
const SIGN = new RegExp(
  `(?:^|[\\s,;.(，。；“用])["'“‘「\`]?([01#*.+\\-]|[a-z](?![a-z]))["'”’」\`]?\\s?(?:=|:|is|are|for|means?|denotes|stands for|表示|代表|是|为|為)\\s?[^,;.，。；]{0,24}?(?:(${HOLE})|(${COLOUR})|(${ON})|(${OFF}))`,
  "giu",
);
/** All lights, and a state; in either order. */
const ALIKE = new RegExp(
  `${ALL}[^,;，；]{0,40}?(?:(${ON})|(${OFF}))(?! or\\b|或)|(?:(${ON})|(${OFF}))[^,;，；]{0,6}?${ALL}`,
  "giu",
);
/** All lights in a colour, or as a sign. */
const PAINTED = new RegExp(`${ALL}[^,;，；]{0,30}?(${COLOUR}|[\\p{So}\\p{Extended_Pictographic}])`, "iu");
const WISHES = new RegExp(WISH, "iu");

const SENTENCE = /[^.;!?。；！？\n]+(?:\.(?=\S)[^.;!?。；！？\n]*)*/gu;
const TEXT_MAX = 4000;
const SENTENCE_MAX = 300;

/** The meaning of the first expression of a table that a sentence fits, unless it is denied. @param {[RegExp, string][]} table @param {string} sentence */
function firstIn(table, sentence) {
  for (const [pattern, meaning] of table) {
    const found = pattern.exec(sentence);
    if (found && !NOT.test(sentence.slice(0, found.index)) && (meaning === "ring" || !/\bnot\b|不/u.test(found[0])))
      return meaning;
  }
  return undefined;
}

/** The state of all lights that a sentence wishes for, or tells of the start. @param {string} sentence @returns {Facts} */
function alikeIn(sentence) {
  if (EITHER.test(sentence)) return { goal: "either" };
  /** @type {Facts} */
  const facts = {};
  for (const { 0: words, index, 1: on, 2: off, 3: onBefore, 4: offBefore } of sentence.matchAll(ALIKE)) {
    const state = (on ?? onBefore) ? "on" : (off ?? offBefore) ? "off" : undefined;
    const before = sentence.slice(0, index + words.length);
    if (WISHES.test(before)) facts.goal = state;
    else if (facts.start && facts.start !== state) return {};
    else facts.start = state;
  }
  return facts;
}

/** The first letter of a colour, if rows are drawn with it: R for red. @param {string} text @param {string} colour */
function initialIn(text, colour) {
  const [initial] = colour.toLowerCase();
  const lettersIn = (/** @type {string} */ line) => new Set(line.toLowerCase().replace(/[\s,]/g, ""));
  const rows = text.split("\n").filter((line) => line.length < SENTENCE_MAX && lettersIn(line).size === 2);
  const signs = lettersIn(rows.join(""));
  return rows.length > 1 && signs.size === 2 && signs.has(initial) ? initial : undefined;
}

/**
 * The meanings of signs, and the goal where it is a colour that a sign stands for.
 * @param {string} text
 * @returns {Facts}
 */
function signsIn(text) {
  const signs = Array.from(text.matchAll(SIGN), ([, sign, hole, colour, on]) => ({
    sign: sign.toLowerCase(),
    colour,
    meaning: /** @type {"hole" | "lit" | "dark"} */ (hole ? "hole" : on ? "lit" : "dark"),
  }));
  const [, wanted = ""] = (EITHER.test(text) ? null : PAINTED.exec(text)) ?? [];
  const isDrawn = wanted !== "" && text.split(wanted).length > 2; // "all the best 😀" paints nothing
  const drawn = isDrawn ? wanted : undefined;
  const told = signs.find(({ colour }) => colour === wanted)?.sign;
  const painted = /\p{Script=Latin}/u.test(wanted) ? (told ?? initialIn(text, wanted)) : (told ?? drawn);
  if (painted && /[01]/.test(painted)) return { goal: painted === "1" ? "on" : "off" };
  if (painted) return { goal: "on", legend: new Map([[painted, "lit"]]) };
  const others = signs.filter(({ colour }) => !colour);
  const isUsual = others.every(({ sign, meaning }) => sign === (meaning === "lit" ? "1" : "0"));
  const isHalf = others.every(({ sign, meaning }) => /[01]/.test(sign) && meaning === others[0].meaning);
  if (isUsual || isHalf) return {};
  return { legend: new Map(others.map(({ sign, meaning }) => [sign, meaning])) };
}

/** The facts that sentences may mean. @param {string} text @returns {Facts} */
export function guessedIn(text) {
  const start = text.slice(0, TEXT_MAX);
  /** @type {Facts} */
  const facts = {};
  for (const [sentence] of start.matchAll(SENTENCE)) {
    if (sentence.length > SENTENCE_MAX) continue;
    const rule = firstIn(RULES, sentence);
    const wrap = firstIn(WRAPS, sentence);
    Object.assign(facts, rule && { rule }, wrap && { wrap }, sentence.search(SIGN) < 0 && alikeIn(sentence));
  }
  return { ...facts, ...signsIn(start) };
}

/** Words of stories as exceptions.js has them. */
const PLAINLY = /** @type {const} */ ([
  [/\b(?:torch(?:es)?|lanterns?|candles?|braziers?|bulbs?|panels?|buttons?)\b/giu, "lights"],
  [/\b(?:burning|lighted|glowing)\b/giu, "lit"],
  [/灯笼|燈籠|火炬|蜡烛|蠟燭/gu, "灯"],
]);
const EXCEPT = /\b(?:except|but|besides|unless|others?|rest)\b|除|其[余餘他它]/iu;
/** A line of cells. */
const DRAWN = /^[^\S\n]{0,40}(?:[01.#xo*][^\S\n]{0,9}){3,200}$/imu;
const LIT = new RegExp(ON, "iu");
const UNLIT = new RegExp(OFF, "iu");
const PAIRS = /\(\s?(\d{1,3})\s?[,，]\s?(\d{1,3})\s?\)/gu;
const NUMBERS = /(?<![\d.])\d{1,4}(?:\s?(?:[,，、]|and|和)\s?\d{1,4}){1,64}/u;

/** The lit cells that a sentence lists as rows and columns, or as numbers; null if it lists none. @param {string} sentence @param {number} rows @param {number} cols */
function listedIn(sentence, rows, cols) {
  if (!LIT.test(sentence) || UNLIT.test(sentence)) return null;
  const pairs = [...sentence.matchAll(PAIRS)].map(([, row, col]) => [Number(row), Number(col)]);
  const base = pairs.flat().includes(0) ? 0 : 1;
  const numbers = NUMBERS.exec(sentence)?.[0].match(/\d+/g) ?? [];
  const cells = pairs.length
    ? pairs.map(([row, col]) => (col - base < cols ? (row - base) * cols + col - base : -1))
    : numbers.map((number) => Number(number) - 1);
  if (!cells.length || cells.some((cell) => cell < 0 || cell >= rows * cols)) return null;
  return hexOfBits(Array.from({ length: rows * cols }, (_, cell) => cells.includes(cell)));
}

/** A board that a story tells without drawing it; null if it tells no size, or not which lights are lit. @param {string} text @param {Facts} known @returns {string | null} */
export function guessedBoard(text, known) {
  const start = text.slice(0, TEXT_MAX);
  const [size, height, width] = SIZE.exec(start) ?? [];
  const [rows, cols] = [Number(height), Number(width)];
  if (!size || !(rows * cols > 0) || rows * cols > LIMITS.lights || DRAWN.test(start)) return null;
  const facts = { ...guessedIn(start), ...known, size: undefined, legend: undefined };
  const sentences = Array.from(start.replace(size, " ").matchAll(SENTENCE), ([sentence]) => sentence);
  const plain = sentences.map((each) => PLAINLY.reduce((all, [words, word]) => all.replace(words, word), each));
  const told = plain.flatMap((sentence) => readExceptions(`${rows}x${cols} ${sentence}`)?.notation.split(".")[1] ?? []);
  const listed = plain.flatMap((sentence) => listedIn(sentence, rows, cols) ?? []);
  const isAlike = !EXCEPT.test(start);
  const [lights = isAlike ? facts.start : undefined] = [...told, ...listed];
  return lights ? applied(`${rows}x${cols}.${lights}`, { ...facts, start: undefined }) : null;
}
