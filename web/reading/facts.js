/**
 * @file Sentences about a board: its size, rule, edges, goal, and what its signs mean.
 *
 *     5x5, all on          goal: all off           wraps around
 *     only rows and columns flip                   X = on, O = off
 *     5×5 全灭，目标全亮     四边相连
 *
 * A line is taken apart at commas, points and words such as "and". A part is a fact only if all of its words are words of this table: a part with
 * any other word is no fact, so that nothing of a sentence is dropped.
 */
import { numberOf } from "./numbers.js";

/**
 * @typedef {object} Facts  what the facts of a text say; absent where they say nothing
 * @property {[rows: number, columns: number]} [size]
 * @property {"on" | "off"} [start] all lights are alike
 * @property {"on" | "off" | "either"} [goal] in the end all lights are alike
 * @property {string} [rule] a word of the notation
 * @property {string} [wrap] a word of the notation; "" for open edges
 * @property {number} [states]
 * @property {Map<string, "lit" | "dark" | "hole">} [legend] the meaning of each sign
 */

/** Words by their meaning, in all languages. Words of one language stand together. */
export const WORDS = {
  on: "full on lit light alight shine shining bright glowing open 1s ones allumé allumée encendida encendido 点灯 點燈 亮 开 開 点亮 點亮 亮着 亮著 打开 打開",
  off: "empty blank off dark unlit closed shut black 0s zeros zeroes aus éteint éteinte apagada apagado 消灯 灭 滅 关 關 暗 熄灭 熄滅 灭掉 关闭 關閉 关掉",
  all: "all every everything everyone each whole entire full entirely both 全 全部 所有 都 全都 全体 全體",
  alike: "same alike equal either 一样 一樣 相同 一致",
  goal: "goal target aim end finally final wanted solved finish result 目标 目標 要求 最后 最後 最终 最終 终态",
  start: "start starting initially initial begin beginning now currently current 开始 開始 初始 起始 现在 現在 目前",
  no: "no not without never doesn't don't isn't 不 没有 沒有 无 無",
  wrap: "wrap wraps wrapping wrapped wraparound toroidal torus 环面 環面 环绕 環繞 循环 循環 首尾相连 首尾相連",
  edges: "edge edges side sides border borders 边 邊 边界 邊界 边缘 邊緣 四边 四邊",
  sideways: "left right 左右",
  cylinder: "cylinder cylindrical 圆柱 圓柱",
  upright: "top bottom 上下",
  wish: "must should 怎么才能 怎樣才能 怎样才能 如何才能 才能 how turn turned make get want wish need needs 要 让 讓 把 变 變 成",
  or: "or 或 或者",
  joined: "joined join connected connect meet meets touch 相连 相連 相接 连接 連接 连通",
  row: "row rows 行 排 横排 橫排 整行",
  column: "column columns col cols 列 直排 整列",
  diagonal: "diagonal diagonals diagonally 对角 對角 斜 斜对角 斜對角 对角线 對角線",
  also: "also too as well including include includes plus count counts counting 也 还 還 以及 包括",
  only: "only just 只 仅 僅",
  neighbours:
    "neighbour neighbours neighbor neighbors adjacent orthogonal orthogonally cross surrounding around 相邻 相鄰 邻居 鄰居 周围 周圍 十字 上下左右",
  eight: "8 eight 八",
  four: "4 four 四",
  self: "itself own self 自己 自身 本身",
  king: "king 国王 國王",
  knight: "knight knights 马 馬 马步 馬步",
  states:
    "states state mod modulo colours colors colour color levels brightnesses 种状态 種狀態 档 檔 种颜色 種顏色 个状态",
  hole: "hole holes missing gap nothing empty blank none 洞 空洞 空 无 無",
};

/** Words that say nothing by themselves. */
const FILLER =
  "a an the have has is are be it its it's this that these my your our of to in at for with from by has i you we turns them they there board boards grid game puzzle lights lights-out lamps lamp light's bulbs cell cells square squares tile tiles door doors button buttons flip flips flipped legend key 图例 圖例 toggle toggles change changes press pressing pressed does do would like please classic rule rules and then so where when which means mean = 的 是 为 為 将 將 灯 燈 盏 盞 门 門 棋盘 棋盤 格 格子 个 個 按 按下 翻转 翻轉 会 會 与 與 和 一下 一次 一个 一個 每次 每 点 點 点击 點擊 请 請 了 时 時 size position 大小 规则 規則 关灯 關燈 游戏 遊戲";

/** A reading of a word as a filler. */
const NOTHING = "";

/** True of a meaning whose words also stand where they say nothing. @param {string} meaning */
const isOptional = (meaning) => meaning === "wish";

/** @type {Map<string, string[]>} the meanings of a word; a filler has none */
const MEANINGS = new Map(FILLER.split(" ").map((word) => [word, []]));
for (const [meaning, words] of Object.entries(WORDS))
  for (const word of words.split(" "))
    MEANINGS.set(word, [...(MEANINGS.get(word) ?? []), ...(isOptional(meaning) ? [meaning, NOTHING] : [meaning])]);
MEANINGS.set("light", ["on", NOTHING]); // "pressing a light"

/** True of a filler, and of "or" by itself. @param {string} word */
const saysNothing = (word) => MEANINGS.get(word)?.every((meaning) => meaning === NOTHING || meaning === "or") ?? false;

const EAST = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]";
const HAN = RegExp(`^${EAST}`, "u");
const HAN_WORD_MAX = 10;
const TOKEN = RegExp(`[01]s\\b|\\d+|\\p{Script=Latin}[\\p{Script=Latin}'’-]*|${EAST}+|[×*]|[^\\s]`, "giu");
/** Between two facts. */
const CLAUSE = /[,;:!?，。；：！？、()（）]|(?<=[\p{L}\d])\.(?=\s|$)|(?<=\p{Script=Han})\s(?=\p{Script=Han})|->|→/u;

/** The words of a part; Chinese ones by the longest match; null if any is unknown. @param {string} part */
function wordsOf(part) {
  /** @type {string[]} */
  const words = [];
  for (const [token] of part
    .toLowerCase()
    .replace(IN_WORDS, (_, rows, cols) => `${numberOf(rows)}x${numberOf(cols)} `)
    .replace(/\b(?:have|has|got) to\b/g, "need")
    .replace(/\b(king|knight)(?:['’]?s)? moves?\b/g, "$1")
    .replace(/lights? out|\bon (?:an? |the )?(?=tor|cylind)/g, "")
    .matchAll(TOKEN)) {
    if (/^\d+$/.test(token) || (TIMES.test(token) && /^\d+$/.test(words[words.length - 1] ?? ""))) words.push(token);
    else if (HAN.test(token)) {
      const own = hanWords(token, (word) => MEANINGS.has(word));
      if (!own.every((word) => MEANINGS.has(word))) return null;
      words.push(...own);
    } else if (MEANINGS.has(token)) words.push(token);
    else return null;
  }
  return words;
}

const TIMES = /^(?:x|×|\*|by)$/;
/** A name rather than an article: "A is open", 灯A亮. */
const NAMED_A = RegExp(
  `(?<![\\p{Script=Latin}\\d])a(?=\\s{0,3}(?:${EAST}|$|[,.;]|(?:is|are|must|should|on|open|off|closed|shut)(?![\\p{L}])))`,
  "iu",
);

/** A size in words: 3 rows and 5 columns, 五行五列. */
const IN_WORDS =
  /(\d{1,3}|[一二三四五六七八九十])\s?(?:rows?|行|排)[\s,，]{0,3}(?:(?:and|by|x|×|乘) ?)?(\d{1,3}|[一二三四五六七八九十])\s?(?:col(?:umn)?s?|列)/giu;

/** The first size in words, and the words behind it. @param {string[]} words @returns {[number, number, string[]] | null} */
function sizeIn(words) {
  const at = words.findIndex((word, i) => /^\d+$/.test(word) && /^(?:x|×|\*|by)$/.test(words[i + 1] ?? ""));
  const [rows, times, columns] = words.slice(at, at + 3);
  if (at < 0 || !/^(?:x|×|\*|by)$/.test(times ?? "") || !/^\d+$/.test(columns ?? "")) return null;
  const rest = [...words.slice(0, at), ...words.slice(at + 3)];
  return [Number(rows), Number(columns), rest.filter((word) => word !== String(Number(rows) * Number(columns)))];
}

/**
 * What sets of meanings say, in any order and with any fillers; the first that fits counts. An exact set: a part with one meaning more says something else.
 * @type {[needs: string, says: Facts][]}
 */
const SENTENCES = [
  ["all on", { start: "on" }],
  ["all off", { start: "off" }],
  ["start all on", { start: "on" }],
  ["start all off", { start: "off" }],
  ["goal all on", { goal: "on" }],
  ["goal all off", { goal: "off" }],
  ["wish all on", { goal: "on" }],
  ["wish all off", { goal: "off" }],
  ["goal wish all on", { goal: "on" }],
  ["goal wish all off", { goal: "off" }],
  ["goal on", { goal: "on" }],
  ["goal off", { goal: "off" }],
  ["goal all alike", { goal: "either" }],
  ["goal alike", { goal: "either" }],
  ["goal all on off alike", { goal: "either" }],
  ["all on off alike", { goal: "either" }],
  ["goal all on or off", { goal: "either" }],
  ["wrap", { wrap: "torus" }],
  ["wrap neighbours", { wrap: "torus" }],
  ["edges wrap", { wrap: "torus" }],
  ["edges wrap neighbours", { wrap: "torus" }],
  ["edges joined", { wrap: "torus" }],
  ["all edges joined", { wrap: "torus" }],
  ["sideways wrap", { wrap: "cylinder" }],
  ["sideways wrap neighbours", { wrap: "cylinder" }],
  ["sideways joined", { wrap: "cylinder" }],
  ["sideways edges joined", { wrap: "cylinder" }],
  ["cylinder", { wrap: "cylinder" }],
  ["edges sideways joined", { wrap: "cylinder" }],
  ["sideways upright joined", { wrap: "torus" }],
  ["edges sideways upright joined", { wrap: "torus" }],
  ["sideways upright wrap", { wrap: "torus" }],
  ["no wrap", { wrap: "" }],
  ["no wrap neighbours", { wrap: "" }],
  ["no edges wrap", { wrap: "" }],
  ["no edges joined", { wrap: "" }],
  ["row column wrap", { wrap: "torus" }],
  ["row column wrap neighbours", { wrap: "torus" }],
  ["row column", { rule: "rowcol" }],
  ["only row column", { rule: "rowcol" }],
  ["all row column", { rule: "rowcol" }],
  ["only all row column", { rule: "rowcol" }],
  ["diagonal also", { rule: "king" }],
  ["diagonal neighbours also", { rule: "king" }],
  ["all diagonal neighbours also", { rule: "king" }],

  ["all eight neighbours self", { rule: "king" }],
  ["king", { rule: "king" }],
  ["only diagonal", { rule: "cross" }],
  ["knight", { rule: "knight" }],
  ["no self", { rule: "ring" }],
  ["only neighbours", { rule: "ring" }],
  ["neighbours no self", { rule: "ring" }],
  ["neighbours self", { rule: "" }],
  ["four neighbours self", { rule: "" }],
];
const keyOf = (/** @type {Iterable<string>} */ meanings) => [...new Set(meanings)].filter(Boolean).sort().join(" ");
const SAYS = new Map(SENTENCES.map(([needs, says]) => [keyOf(needs.split(" ")), says]));

/** The meanings of words with several, in every combination. @param {string[]} words @returns {string[][]} */
const readings = (words) =>
  words.reduce(
    (all, word) => {
      const meanings = MEANINGS.get(word) ?? [];
      return meanings.length > 1
        ? all.flatMap((each) => meanings.map((meaning) => [...each, meaning]))
        : all.map((each) => [...each, ...meanings]);
    },
    [/** @type {string[]} */ ([])],
  );

const LEGEND_MEANINGS = /** @type {const} */ ({ on: "lit", off: "dark", hole: "hole" });
/** X = on, # is dark, lit: ● */
const LEGEND =
  /^\s{0,20}(?:legend\s{0,20}:?\s{0,20})?["'“`]?(\S|:[a-z_]{2,30}:)["'”`]?\s{0,20}(?:=|:|is|are|means?|为|為|是|表示|代表|が)\s{0,20}(?:(?:that |the |a |this )?(?:(?:light|lamp|bulb|cell|tile)s? |it )(?:is |are ))?["']?(\p{Script=Latin}{2,12}|[\p{Script=Han}]{1,2})["']?\s{0,20}$/iu;
const LEGEND_BACK =
  /^\s{0,9}(?:灯|燈)?([a-z]{2,12}|[\p{Script=Han}]{1,2}?)\s{0,9}(?:=|:|is|为|為|是|(?:的)?用(?=.{1,3}表示))\s{0,9}["']?([^\s\d\p{P}a-z]|[xo#*.]|(?<=用)[01])["']?\s{0,9}(?:表示)?\s{0,9}$/iu;

/** A number of lights without their names: 三盏亮. */
const COUNTED = /[一两兩二三四五六七八九十\d]\s?[个個盏盞](?:灯|燈)?(?:是)?(?:着|著)?[亮灭滅开開关關暗]/u;
/** The goal is drawn, or all are to be pressed, or were turned. */
const TO_THIS =
  /\b(?:get|make|change|turn|from)\b[^.?!]{0,30}\b(?:this|here|there)\b|\bpress(?:es|ed)?\b[^.?!]{0,12}\ball\b|\bi turned\b/i;
/** All lights alike, as a customary sign of those that are lit or dark. */
const SAME = /^\s{0,9}(?:goal|target)\s{0,3}[:=]?\s{0,3}all (?:are |be )?["'`]?([01.#*xw])["'`]?\s{0,9}$/i;

/** # on */
const LEGEND_SHORT = /^\s{0,9}(?![-*•>])([^\s\p{L}\p{N}])\s{1,3}(\p{Script=Latin}{2,9}|\p{Script=Han}{1,2})\s{0,9}$/u;

/** The sign and its meaning that a part tells. @param {string} part @returns {["lit" | "dark" | "hole", string] | null} */
function legendIn(part) {
  const [, sign, word] = LEGEND.exec(part) ?? LEGEND_SHORT.exec(part) ?? [];
  const [, first, second] = LEGEND_BACK.exec(part) ?? [];
  for (const [symbol, name] of [
    [sign, word],
    [second, first],
  ]) {
    if (!symbol || !name || /^\d$/.test(symbol) ? !/^[01]$/.test(symbol ?? "") : false) continue;
    const meaning = MEANINGS.get(name.toLowerCase())?.find((each) => each in LEGEND_MEANINGS);
    if (meaning) return [LEGEND_MEANINGS[/** @type {"on"} */ (meaning)], symbol.toLowerCase()];
  }
  return null;
}

/** What a part says, without a size; null if it is no fact. @param {string[]} words @returns {Facts | null} */
function saidBy(words) {
  const number = words.findIndex((word) => /^\d+$/.test(word));
  if (number >= 0) {
    const rest = words.filter((_, i) => i !== number);
    const isStates = readings(rest).some((each) => /^(?:all )?states$/.test(keyOf(each)));
    const states = Number(words[number]);
    if (isStates) return states > 1 && states <= 36 ? { states } : null;
    if (!MEANINGS.has(words[number])) return null;
  }
  if (words.length === 2 && keyOf(words.flatMap((word) => MEANINGS.get(word) ?? [])) === "column row") return null; // the head of a table
  const goal = words.findIndex((word) => MEANINGS.get(word)?.includes("goal"));
  const [before, behind] = [words.slice(0, Math.max(goal, 0)), words.slice(Math.max(goal, 0))];
  if (before.some(isState) && behind.some(isState)) return both(saidBy(before), saidBy(behind));
  return saidAtOnce(words) ?? saidInTwo(words);
}

/** @param {string[]} words */
function saidAtOnce(words) {
  for (const meanings of readings(words.slice(0, 12))) {
    const said = SAYS.get(keyOf(meanings));
    if (said) return said;
  }
  return null;
}

/** Two facts without a comma between them, none of which is the goal: "torus all on". @param {string[]} words @returns {Facts | null} */
function saidInTwo(words) {
  for (let cut = 1; cut < Math.min(words.length, 12); cut++) {
    const [one, other] = [saidAtOnce(words.slice(0, cut)), saidAtOnce(words.slice(cut))];
    const are = one && other && !one.goal && !other.goal && !Object.keys(one).some((key) => key in other);
    if (are) return { ...one, ...other };
  }
  return null;
}

/** @param {string} word */
const isState = (word) => MEANINGS.get(word)?.some((meaning) => meaning === "on" || meaning === "off") ?? false;

/** The lights at the start and those that are wanted, as in "all off goal all on". @param {Facts | null} start @param {Facts | null} goal */
const both = (start, goal) => (start?.start && goal?.goal ? { ...start, ...goal } : null);

/** @param {string} part @returns {Facts | null} */
function factIn(part) {
  const [, sign = ""] = SAME.exec(part) ?? [];
  if (sign) return { goal: /[1#*x]/i.test(sign) ? "on" : "off" };
  const legend = legendIn(part);
  if (legend) return { legend: new Map([[legend[1], legend[0]]]) };
  const words = NAMED_A.test(part) ? null : wordsOf(part);
  if (!words || words.length > 24) return null;
  if (words.filter(isState).length > 2 || [COUNTED, TO_THIS].some((pattern) => pattern.test(part))) return null;
  const sized = sizeIn(words);
  const rest = sized ? sized[2] : words;
  const isSaid = rest.some((word) => !saysNothing(word));
  const isOrthogonal = /orthogonal/i.test(part);
  const said = isSaid ? (saidBy(rest) ?? (sized && saidBy(["all", ...rest]))) : {};
  if (!said || (!sized && !isSaid) || (isOrthogonal && said.rule === "ring")) return null;
  if (said.rule === "rowcol" && /\bbuttons?\b|\bthen\b/i.test(part)) return null;
  return sized ? { ...said, size: [sized[0], sized[1]] } : said;
}

/** The number of a light, and its state. */
const STATE_OF = /^\s{0,9}\d\s{0,9}[:：]/;

/** Parts of a sentence that belong together: a head such as "goal:" goes with the words behind it. @param {string} line */
function partsOf(line) {
  const whole = (STATE_OF.test(line) ? null : factIn(line)) ?? factIn(line.replace(/[:：]/g, " "));
  if (whole) return [{ text: line, fact: whole }];
  /** @type {{ text: string, fact: Facts | null }[]} */
  const parts = [];
  for (const part of line.split(CLAUSE)) {
    if (!part.trim()) continue;
    const last = parts[parts.length - 1];
    const isSign = /^\s*[^\p{L}\p{N}\s]\s*$/u.test(last?.text ?? "");
    const joined = last && !last.fact && !isSign ? factIn(`${last.text} ${part}`) : null;
    if (joined) parts[parts.length - 1] = { text: `${last.text} ${part}`, fact: joined };
    else parts.push({ text: part, fact: factIn(part) });
  }
  return parts;
}

/** Meanings that a sentence about a board may turn on. */
const STRONG = new Set(
  "goal wrap cylinder joined diagonal hole states king knight no only alike edges neighbours self sideways".split(" "),
);
/** Meanings of titles that say something with others: "rows and columns", "all on". */
const IN_PAIRS = new Set("row column all on off eight four".split(" "));
/** Words that say nothing each, and together another order of the cells. */
const SAYS_MORE = RegExp(
  [
    "\\b(?:bottom|last|top|columns?|rows?|right) first\\b|\\bfrom (?:the )?bottom\\b|\\bbottom to top\\b|\\btranspos|\\bthen\\b.*\\brows?\\b", // the order of the cells
    "\\b(?:need|want|get|change|done|must|would like|become|reach|until|supposed)\\b(?! (?:some |a |any )?(?:help|hints?|past|stuck|rid))", // a wish
    "\\b(?:should|has to) look\\b|\\bmake (?:this|it look)\\b|\\bto (?:this|these)\\b",
    "\\b(?:this|that|it|these|here)\\b[^.?!\\n]{0,20}\\b(?:answers?|solution|press|moves)\\b|\\bpress(?:ed)? (?:these|those|this|them|here)\\b|(?<!\\b(?:do|should|must|can|does) )\\b(?:i|you) (?:press|flip)\\b|\\bto (?:press|flip)\\b(?!\\?)", // an answer
    "\\b(?:toggle|flip) (?:these|this|those)\\b|\\bmy (?:answer|solution)\\b|\\bvoilà la\\b|[这這][里裡]按|\\btried\\b|\\bworks\\b|\\bhow to solve[^?\\n]*:",
    "^\\W*(?:hints?|steps?|moves?|presses|final|goal|target|end|wanted|desired|解法|答案)\\W*$",
    "\\b(?:toggle|flip|button|switch|door|light|lamp)s? ?(?:map|table)\\b|^\\W*columns\\s*[:=]|\\bcolumn by\\b|列\\s*[:：]", // masks
    "\\b(?:this|that|it) is (?:the|a|my) (?:solution|answer|rule)\\b|[这這]是(?:答案|解)|\\bwhat a press does\\b",
  ].join("|"),
  "i",
);
/** The number of a board, and a name in a chat. */
const NUMBERED =
  /\b(level|puzzle|stage|board|problem|game|case|test|day|round|lesson|example)\s*#?\d{1,4}\b|第\d{1,4}[关關题題]|@\w{1,30}/giu;
/** Phrases that say nothing, of words that may say something elsewhere. */
const EMPTY =
  /lights? out|\bmy code is\b|(?:其[他余餘它](?:的)?都?(?:是)?(?:[灭滅暗]|不亮)的?)|\b(?:i'?m|i am|we are) stuck\b|\bstuck here\b|\bright now\b|\bsame here\b|\bstuck on (?:(?:this|that) one|this|it|that|my|the|a|level)\b|\bcan(?:['’]|no)?t (?:solve|beat|do|figure out) (?:this|it)(?: one)?\b|\bthis one\b|(?<=^\W{0,40}|[,.;!?] ?)stuck(?=\W{0,40}$|[,.;!?])|\b(?:the )?(?:rest|others?) (?:are |is )?(?:off|dark|unlit|0)\b/gi;
/** Words that say nothing in a question or behind the cells, and before them that these are no lights. */
const OTHERWISE = new Set(
  "number solution solutions answer answers press presses pressed pressing moves result rule rules toggles flips 规则 規則 答案 解 解法 按 答え 解き方 lösung solución soluciones".split(
    " ",
  ),
);
const DOORS = new Set("doors door buttons switch switches lever levers".split(" "));
/** Words of a question, in which those words are about what is sought. */
const ASKING = new Set(
  "how what can could anyone someone find need help solve fewest least minimum many any show tell without jemand wie quelqu'un comment alguien cómo 教えて 求 求解 怎么 怎麼 如何 谁 誰 吗 嗎".split(
    " ",
  ),
);
/** "Thanks, Bob" */
const SIGNED = /^\W*(?:thanks|thank you|cheers|thx)[\s,!.–-]+\p{L}{1,20}\W*$/iu;
/** Characters of Chinese numbers of rows and cells. */
const ORDINAL = /^[第号號一二三四五六七八九十]$/;
/** Words of people who ask, which say nothing about a board: only they may stand beside it. English, Chinese, Japanese, German, French, Spanish. */
const COURTESY = new Set(
  `thanks thank thx cheers hi hello hey dear all help helps solve solved solving solver solvable can could would anyone someone anybody somebody know knows any idea ideas
  how what why who me us i'm am was were i've been need what's solution solutions answer answers possible impossible fewest least minimum minimal moves steps tell show find got made found here
  here's below above much many advance done ok okay yes pls plz beat clear level stage hard easy really very think try tried trying lol ta eof regards best
  greetings sent phone iphone toy app daily today's today day days week weeks hour hours ages long time friend friends folks guys sir shrine temple dungeon cave castle mansion
  homework exercise assignment contest challenge task question appreciated grateful welcome great nice cool fun struggling hint hints room floor panel looks look looking see seems works work far out
  wondering curious following follows figure switch switches lever levers
  着 著 请问 請問 这个 這個 谢谢 謝謝 感谢 感謝 求解 求助 求 怎么 怎麼 怎样 怎樣 怎么做 解 帮 幫 帮忙 幫忙 忙 你 您 大家 大神 高手 各位 谁 誰 能 吗 嗎 呢 吧 啊 我 有 人 如何 最少 几 幾 多少 步 步数 步數
  题目 題目 答案 解法 这 這 题 題 道 关卡 關卡 好 难 難 里 裡 图 圖 如下 如图 如圖 下面 关灯 關燈 游戏 遊戲 谜题 謎題 卡 住 很久 想 知道 会不会
  です ます ください 助けて お願いします おねがいします ありがとう ございます 教えて 解けません わかりません これ この の は を が に と で も か ライツアウト パズル
  hallo moin bitte danke vielen dank gruß grüße hilfe ich komme nicht weiter das die der dem den ein eine ist mir hier mein meine feld spielfeld rätsel spiel kann jemand helfen wie löse löst man und
  bonjour salut merci beaucoup la le les un une du des de que comme suit voilà avance d'avance voici ma mon grille jeu aidez aide aider quelqu'un peut svp s'il vous plaît comment résoudre
  hola buenas gracias el los las en se así por favor ayuda aquí está este esta es mi tablero juego alguien sabe puede ayudarme cómo se resuelve resolver`.split(
    /\s+/,
  ),
);

/** Words for other boards than grids of lights. */
const OF_BOARDS =
  /hex|triang|cub(?:e|ic)|dodeca|door|dial|flipped|mirror|transpos|rotat|matrix [a-z]\b|矩[阵陣] ?[a-z]|invert|revers|六[角边邊]|三角|立方|[门門]|反/iu;

/** True if a title may say something about the board below it: its rule, edges, goal or kind. @param {string} title */
export function maySay(title) {
  const words = [...title.toLowerCase().matchAll(TOKEN)].flatMap(([token]) =>
    HAN.test(token) ? hanWords(token, (word) => MEANINGS.has(word)) : [token],
  );
  const isStrong = words.some((word) =>
    MEANINGS.get(word)?.some((meaning) => STRONG.has(meaning) || IN_PAIRS.has(meaning)),
  );
  return isStrong || OF_BOARDS.test(title);
}

/**
 * True if a part has only words, and each is known to say nothing: any other one could change the board.
 * @param {string} part
 * @param {{ isHead?: boolean, isWithin?: boolean, isBehind?: boolean, areDoors?: boolean }} [where] isHead: before lit cells, as "lights on:"; isWithin: in a line of cells; isBehind: behind cells; areDoors: about doors, which may be open
 */
export function isHarmless(part, { isHead = false, isWithin = false, isBehind = false, areDoors = false } = {}) {
  const text = part.replace(NUMBERED, "$1").replace(EMPTY, "").replace(SIGNED, "");
  if (/\w\*\w/.test(text)) return false;
  if (/[\d\p{So}\p{Extended_Pictographic}#@%&+$^~]/u.test(text) || SAYS_MORE.test(text)) return false;
  const words = [...text.toLowerCase().matchAll(TOKEN)].flatMap(([token]) => {
    if (HAN.test(token)) return hanWords(token, (word) => MEANINGS.has(word) || COURTESY.has(word));
    return MEANINGS.has(token) ? token : token.split("-");
  });
  const isOther = (/** @type {string} */ word) => OTHERWISE.has(word) || (!areDoors && DOORS.has(word));
  const isAsking = words.some((word) => ASKING.has(word));
  if ((!isBehind || isWithin) && words.some(isOther) && !isAsking) return false;
  const isKnown = (/** @type {string} */ word) =>
    !/\p{L}/u.test(word) ||
    (isWithin ? MEANINGS.has(word) : saysNothing(word)) ||
    COURTESY.has(word) ||
    (isAsking && OTHERWISE.has(word)) ||
    (isWithin && ORDINAL.test(word));
  if (!words.every(isKnown)) return false;
  const meanings = new Set(words.flatMap((word) => MEANINGS.get(word) ?? []));
  if (/[:=]/.test(text) && ((!isHead && meanings.has("on")) || meanings.has("off"))) return false;
  if ((areDoors || (isBehind && isWithin)) && !isHead && (meanings.has("on") || meanings.has("off"))) return false;
  const saysAll = meanings.has("all") && (meanings.has("on") || meanings.has("off"));
  return (
    !saysAll &&
    !(meanings.has("row") && meanings.has("column")) &&
    !(meanings.has("column") && !isWithin) &&
    ![...STRONG].some((each) => meanings.has(each))
  );
}

/** The longest known words in a run of Chinese characters, and the characters between them. @param {string} token @param {(word: string) => boolean} isWord */
export function hanWords(token, isWord) {
  const words = [];
  for (let i = 0; i < token.length; ) {
    let length = Math.min(HAN_WORD_MAX, token.length - i);
    while (length > 1 && !isWord(token.slice(i, i + length))) length--;
    words.push(token.slice(i, i + length));
    i += length;
  }
  return words;
}

/** Before the lights that are wanted, where those at the start are drawn. */
const TO = /^\s{0,20}(?:[-=]{1,3}>|→|⇒)(?=\s{0,20}\p{L})/u;
/** Between the lights at the start and those that are wanted. */
const BECOMES = /-{1,3}>|={1,3}>|→|⇒|\b(?:to|into|becomes?|until)\b|[变變][成为為]?|到/gu;

/** The lights at the start and those that are wanted, in one sentence: "all on to all off". @param {string} line @returns {Facts | null} */
function changeIn(line) {
  for (const { 0: word, index } of line.matchAll(BECOMES)) {
    const [before, after] = [factsOf(line.slice(0, index)), factsOf(line.slice(index + word.length))];
    if (!before?.start || !after?.start || before.goal || after.goal) continue;
    const isTwice = Object.keys(after).some((key) => key !== "start" && key in before);
    if (!isTwice) return { ...after, ...before, goal: after.start };
  }
  return null;
}

/** The facts of a line whose other parts say nothing about boards; null for any other line. @param {string} line @returns {Facts | null} */
export function factsIn(line) {
  if (line.length > 200 || !line.trim()) return null;
  const facts = changeIn(line) ?? factsOf(line.replace(TO, "goal "));
  const isAsked = /[?？]/.test(line) && (facts?.rule || facts?.wrap);
  if (/^\W*(?:is|are|does|do|did|can|could)\b/i.test(line)) return null; // a question
  if (facts?.rule === "rowcol" && TURNED.test(line)) return null;
  if (isAsked) return null;
  if (facts?.start !== "off" || !CLOSE.test(line)) return facts;
  return facts.size ? { ...facts, start: undefined, goal: "off" } : null;
}

/** Rows that stand for columns, or columns for rows. */
const TURNED = /(?:rows?|col(?:umn)?s?)["']?\s{0,3}(?:are|is|=|as|becomes?|means?)\s|[行列](?:是|为|為|当|當)/iu;

/** Sentences that may be orders: then they tell the goal. */
const CLOSE = /熄灭(?!着|著|的)|熄滅(?!着|著|的)|灭掉|滅掉|关闭(?!着|著|的)|關閉(?!着|著|的)|关掉|關掉/u;

/** @param {string} line @returns {Facts | null} */
function factsOf(line) {
  const parts = partsOf(line).filter(({ text, fact }) => fact || !isHarmless(text, { isBehind: true }));
  if (!parts.length || parts.some(({ fact }) => !fact)) return null;
  /** @type {Facts} */
  const all = {};
  for (const { fact } of parts) {
    if (fact?.start && all.start && fact.start !== all.start) return null;
    if (fact?.size && all.size && fact.size.join() !== all.size.join()) return null;
    const legend = fact?.legend && new Map([...(all.legend ?? []), ...fact.legend]);
    Object.assign(all, fact, legend && { legend });
  }
  return all;
}

/** The target of a board that is no binary grid, as its notation has it, where one state is meant for all; null if the board has none. @param {string} board @param {Facts["goal"]} goal */
function targetOf(board, goal) {
  const usual = /^doors/.test(board) ? "on" : "off";
  if (goal === undefined || (goal === usual && !board.includes("=")) || board.endsWith(`=${goal}`)) return "";
  const isSame = goal === "either" && !/^dials\d+_/.test(board);
  if (board.includes("=") || (!isSame && /^dials|-mod/.test(board))) return null;
  return isSame ? "=*" : `=${goal}`;
}

const RULES = /-(?:ring|cross|king|knight|rowcol|r[\da-f]{3,7})(?=[-=]|$)/;

const WRAPS = /-(?:torus|cylinder|klein|projective)/;

/** True if a board has an option of a kind, but another one than is told; "" tells that it has none. @param {string} board @param {RegExp} kind @param {string | undefined} told */
const isOther = (board, kind, told) =>
  told !== undefined && kind.test(board) && (told === "" || !board.includes(`-${told}`));

/** True if all lights of a board are in a state. @param {string} board @param {string} lights @param {"on" | "off"} state */
function areAll(board, lights, state) {
  if (lights === state || (state === "off" && /^0+$/.test(lights))) return true;
  const [, rows, columns] = /^(\d+)x(\d+)/.exec(board) ?? [];
  const [, mask = ""] = /^doors-([01]+)/.exec(board) ?? [];
  const count = rows ? Number(rows) * Number(columns) : mask.length;
  const last = "f8ce"[count % 4];
  return (
    state === "on" && lights === (count % 4 ? `${"f".repeat(Math.floor(count / 4))}${last}` : "f".repeat(count / 4))
  );
}

/** A notation with what the facts say; null if they do not fit its board. @param {string} notation @param {Facts} facts @returns {string | null} */
export function applied(notation, { size, start, goal, rule, wrap, states }) {
  const [board, ...rest] = notation.split(".");
  const [, rows, columns] = /^(\d+)x(\d+)/.exec(board) ?? [];
  const isGrid = rows !== undefined && !/-mod/.test(board);
  if (size && (Number(rows) !== size[0] || Number(columns) !== size[1])) return null;
  if (start && !areAll(board, rest[0], start)) return null;
  if (isOther(board, RULES, rule) || isOther(board, WRAPS, wrap)) return null;
  if (states && states !== Number(/-mod(\d+)/.exec(board)?.[1] ?? /^dials(\d+)/.exec(board)?.[1] ?? 2)) return null;
  if (!isGrid) {
    const target = targetOf(board, goal);
    return target === null || rule || wrap ? null : [board + target, ...rest].join(".");
  }
  if (goal && /-goal-(?!$)|=/.test(board) && !board.includes(`-goal-${goal}`)) return null;
  const options = [rule, wrap, goal && goal !== "off" && !board.includes("-goal-") ? `goal-${goal}` : ""].filter(
    Boolean,
  );
  return [[board, ...options].join("-"), ...rest].join(".");
}
