/**
 * @file Settings of programs and files that say what sentences say elsewhere: the rule, the edges and the goal.
 *
 *     "wrap": true        rule = king        boundary="periodic"
 *     "target": "all off" goal = np.zeros((3, 3))
 */
import { factsIn } from "./facts.js";

/** @typedef {import("./facts.js").Facts} Facts */

/** Names of what files say besides a board, alternatives of an expression. */
export const TITLES =
  "id|level|name|title|par|best|seed|difficulty|author|date|version|hints|score|time|saved|created|updated|player|user|checksum|moves";
/** The settings of programs and files that say nothing of a board. */
export const SAID = RegExp(
  `["']?\\b(?!moves(?!["']?\\s*[:=]\\s*\\d))(?:${TITLES}|dtype)\\b["']?\\s*[:=]\\s*(?:"[^"\\n]{0,60}"|'[^'\\n]{0,60}'|level \\d{1,4}|[\\w.-]{1,30}(?:[: ]\\d\\d:\\d\\d|:\\d\\d)?)`,
  "gi",
);
/** Words of titles that may say something about the board. */
export const TELLING =
  /\b(?:mirror|invert|revers|rotat|transpos|negativ|broken|stuck|locked|forbidden|torus|toroidal|wrap|goal|mis[eè]re|colou?rs\b|cannot\b|can't\b|[01]-based)/i;
/** The head of a section of a file that says nothing of its board. */
export const SECTION =
  /^[^\S\n]{0,9}\[(?:general|board|game|puzzle|level|grid|lights|info|meta|settings|state|switches|buttons|levers)\][^\S\n]{0,9}$/gim;
const GOALS = "goal|target|final|desired|wanted?|finish|solved|目标|目標|终态|終態";
const GOAL_NAME = `(?:${GOALS}|end)(?:_?(?:state|board|grid|position|状态|狀態))?`;
/** The name of the lights that are wanted. */
export const GOAL_NAMED = RegExp(`^${GOAL_NAME}$`, "iu");
/** Parts of the names of arrays, by what these have: the lights at the start, those that are wanted, right sides of equations, what is flipped, and lights. */
export const ARRAYS = {
  start:
    /start|init|begin|current|(?<![a-z\d])(?:now|from)(?![a-z\d])|state|before|^[xs]_?0?$|初始|起始|开始|開始|当前|當前|现在|現在/iu,
  goal: RegExp(`${GOALS}|(?<![a-z\\d])(?:end|to)(?![a-z\\d])|after|^[tg]$`, "iu"),
  right: /^(?:b|rhs|y)$|right.?hand/iu,
  flips: /matrix|toggle|flip|mask|effect|control|affect|changes|矩阵|矩陣|翻转|翻轉/iu,
  buttons: /switch|button|lever|^[A-Z]$|开关|開關|按钮|按鈕|拉杆|拉桿/u,
  lights: /(?:^|\s)(?:lights?|lamps?|bulbs?|doors?|gates?|open|lit)(?:$|:)/i,
};
/** An array all of whose items are alike. */
const CONSTANT =
  "(?:(?:np|numpy|torch)\\.)?(?:(?:zeros|ones)(?:_like)?\\([^()\\n]{0,30}(?:\\([^()\\n]{0,20}\\)[^()\\n]{0,20})?\\)|(?:full|matrix|ConstantArray)[[(](?:\\([\\d, ]{1,12}\\), ?)?[01](?:, ?(?:n(?:row|col) ?= ?)?\\d{1,3}){0,2}(?:, ?\\{[\\d, ]{1,12}\\})?[\\])]|\\[\\[[01](?:; ?\\w{1,9}\\]; ?\\w{1,9}\\]|\\] ?\\* ?\\w{1,9}\\] ?\\* ?\\w{1,9}|\\] ?\\* ?\\w{1,9} for \\w in range\\(\\w{1,9}\\)\\]))";
const IS_CONSTANT = RegExp(`^\\s{0,9}${CONSTANT}[,;]?\\s{0,9}$`, "i");
/** A name and its value. */
export const SETTING = RegExp(
  `["']?(?<![\\p{L}\\w])(?:${GOAL_NAME}["']?\\s{0,9}(?::=|<-|[:=])\\s{0,9}${CONSTANT}|[\\p{L}_][\\p{L}_-]{2,24}["']?\\s{0,9}(?::=|<-|[:=])\\s{0,9}(?:"[^"\\n]{1,30}"|'[^'\\n]{1,30}'|\\p{L}[\\w-]{1,20}|[01])(?=\\s{0,9}(?:[,;})>/\\n]|$|\\w{1,20}=)))[,;]?`,
  "giu",
);

const [YES, NO] = [/^(?:true|yes|1|on)$/i, /^(?:false|no|0|off|none|null)$/i];
/** Names of settings. */
const WRAP = /^(?:is_?)?(?:wrap(?:s|ped|ping|_?around|_?edges)?|torus|toroidal|periodic|cyclic)$/i;
const DIAGONAL = /^(?:include_?|use_?|with_?)?(?:diagonals?|diag|king)$/i;
const RULE = /^(?:rules?|mode|variant|neighbou?rhood|neighbou?rs|pattern|adjacency|connectivity|规则|規則)$/i;
const EDGES = /^(?:edges?|boundary|boundaries|border|topology|wrap|边界|邊界)$/i;
/** The names of settings, and what each value says. @type {[name: RegExp, value: RegExp, says: Facts][]} */
const SETTINGS = [
  [WRAP, YES, { wrap: "torus" }],
  [WRAP, NO, { wrap: "" }],
  [DIAGONAL, YES, { rule: "king" }],
  [DIAGONAL, NO, { rule: "" }],
  [RULE, /^(?:king|moore|8|eight)$/i, { rule: "king" }],
  [RULE, /^(?:plus|standard|classic|normal|default|von[ _-]?neumann|orthogonal)$/i, { rule: "" }],
  [RULE, /^(?:row[ _-]?(?:and|&)?[ _-]?col(?:umn)?|rowcol)$/i, { rule: "rowcol" }],
  [RULE, /^knight$/i, { rule: "knight" }],
  [EDGES, /^(?:periodic|torus|toroidal|wrap(?:ped|ping|around)?|cyclic)$/i, { wrap: "torus" }],
  [EDGES, /^(?:cylinder|cylindrical)$/i, { wrap: "cylinder" }],
  [EDGES, /^(?:none|open|fixed|closed|bounded|flat|plane)$/i, { wrap: "" }],
];
/** Between the name and its value. */
const SIGN = /:=|<-|[:=]/;

/** The fact of a setting; null for any other. @param {string} setting @returns {Facts | null} */
export function settingIn(setting) {
  const [sign = ""] = SIGN.exec(setting) ?? [];
  const given = setting.slice(setting.indexOf(sign) + sign.length);
  const both = [setting.slice(0, setting.indexOf(sign)), given];
  const [name, value] = both.map((text) => text.replace(/["',;]/g, "").trim());
  const [, , says] = SETTINGS.find(([names, values]) => names.test(name) && values.test(value)) ?? [];
  if (says || !GOAL_NAMED.test(name)) return says ?? null;
  if (/[[(]/.test(value) && !IS_CONSTANT.test(given)) return null;
  if (/[[(]/.test(value)) return { goal: /ones|[[(](?:\([\d, ]{1,12}\), ?)?1/.test(given) ? "on" : "off" };
  const facts = factsIn(`goal ${value}`);
  return facts && "goalSign" in facts ? null : facts;
}
