/**
 * @file Sentences about a board: its size, rule, edges, goal, and what its signs mean.
 *
 *     5x5, all on          goal: all off           wraps around
 *     only rows and columns flip                   X = on, O = off
 *     5×5 全灭，目标全亮     四边相连
 *     pressing a lamp toggles it and the ones above, below, left and right of it
 *
 * A sentence is read if patterns of its words take all of them; beside these only courtesies may stand, which say nothing. Any other word, order or sign
 * makes it a sentence that is not read.
 */
import { has, is, isOfSome, isState, isUnknown, tokensOf } from "./words.js";

/**
 * @typedef {object} Facts  what the facts of a text say; absent where they say nothing
 * @property {[rows: number, columns: number]} [size]
 * @property {"on" | "off"} [start] all lights are alike
 * @property {"on" | "off"} [alike] so they are at the start or in the end
 * @property {true} [isPress] when a light is pressed
 * @property {true} [isAsked] which lights are to be pressed
 * @property {"on" | "off" | "either"} [goal] in the end all lights are alike
 * @property {string} [goalSign] the same as a sign of the cells: "all ■"
 * @property {string} [rule] a word of the notation
 * @property {string} [wrap] a word of the notation; "" for open edges
 * @property {number} [states]
 * @property {Map<string, "lit" | "dark" | "hole">} [legend] the meaning of each sign
 */
/** @typedef {import("./words.js").Token} Token */

/** @param {Token} token @returns {"on" | "off"} */
const stateOf = ({ kinds }) => (kinds.includes("on") || kinds.includes("order") ? "on" : "off");
/** @param {Token} sign @param {Token} meaning @returns {Facts | null} */
const legend = ({ text }, { kinds }) => {
  if (kinds.includes("none") && /^(?![xo])\p{L}$/u.test(text)) return null; // a button that flips nothing
  const meaning = kinds.includes("on") ? "lit" : kinds.includes("off") ? "dark" : "hole";
  return { legend: new Map(signsOf(text).map((sign) => [sign, meaning])) };
};
/** A sign; and the digit that arrays have in place of a word. @param {string} text */
const signsOf = (text) => (text === "true" ? [text, "1"] : text === "false" ? [text, "0"] : [text]);

/** The customary meaning of a 1 and a 0, as numbers or as words. @param {Token} token @returns {Facts} */
const digit = ({ text }) => ({
  legend: new Map(signsOf(text).map((sign) => [sign, /1|true/.test(text) ? "lit" : "dark"])),
});
/** All lights have a number in the end. @param {Token} token @returns {Facts} */
const allAre = (token) => ({ ...digit(token), goal: /1|true/.test(token.text) ? "on" : "off" });
/** All lights have a state in the end. @param {Token} state @returns {Facts} */
const goalOf = (state) => ({ goal: stateOf(state) });
/** The customary meaning of a digit, with its state directly behind it. @param {Token} sign @param {Token} state */
const digitOf = (sign, state) =>
  state.at === sign.end + 1 && /1|true/.test(sign.text) === (stateOf(state) === "on") ? digit(sign) : null;

/**
 * The facts that sentences tell: the meanings of their words in order, of which those with ? may be missing, and those that are captured are written with a capital.
 * A glyph is a sign of a cell.
 * @type {[patterns: string, says: Facts | ((...captured: Token[]) => Facts | null)][]}
 */
const SENTENCES = [
  ["press wish switch? all Aim", goalOf],
  ["if? all? article? own? is? press button? becomes? list?|all button|article button", { isPress: true }],
  ["rules is?", {}],
  ["ones is? Bright", { legend: new Map([["1", "lit"]]) }],
  ["zeros is? Dark", { legend: new Map([["0", "dark"]]) }],
  ["is? Size", ({ numbers: [rows, cols] }) => ({ size: [rows, cols] })],
  [
    "Number row list? Number column|Number row times Number",
    (rows, cols) => ({ size: [rows.numbers[0], cols.numbers[0]] }),
  ],
  [
    `start? is? all is Lit|all is start Lit|all is? Lit start|start is? all? is? Lit
    Lit all start|all start is? Lit`,
    (state) => ({ start: stateOf(state) }),
  ],
  [
    `goal is? becomes? wish? switch? all? is? Aim|goal wish? Aim all|goal is? all becomes Aim
    becomes? wish wish? switch? all all? becomes? is? Aim is?|all wish becomes? is? Aim is? goal?
    goal wish all Aim is|goal all is all? Aim|wish switch? Aim all|all becomes Aim|all is? Aim end|switch all Aim`,
    goalOf,
  ],
  [
    "becomes? wish? Ends all Lit?|wish all Ends|all Orders|becomes? wish? Command all Lit?|wish all Command",
    (order, state) => (state && stateOf(state) === stateOf(order) ? null : { goal: stateOf(order) }),
  ],
  ["all Lit|Lit all", (state) => ({ alike: stateOf(state) })],
  ["goal is? none is? Lit|wish none is? Lit", (state) => ({ goal: stateOf(state) === "on" ? "off" : "on" })],
  [
    "from? all State becomes all? State|State all becomes State all|all is State wish becomes? is? State",
    (start, goal) => ({ start: stateOf(start), goal: stateOf(goal) }),
  ],
  ["becomes all? State", goalOf],
  [
    "all Lit wish becomes? is? Aim",
    (lit, aim) => (stateOf(lit) === stateOf(aim) ? null : { goal: stateOf(aim) }), // "all lit lights must go dark"
  ],
  [
    "goal is? all is? Digit|wish wish? all becomes? is? Digit|all wish becomes? is? Digit|all becomes? is? Digit end",
    allAre,
  ],
  ["goal is? all is? Glyph", ({ text }) => ({ goalSign: text })],
  [
    `goal is? wish? all? is? alike|wish all is? alike|all wish is? alike
    goal is? wish? all? state or all? state|all alike state or state|all state or all? state alike`,
    { goal: "either" },
  ],
  [
    `all is? wrap|but? edges? beside? wrap all? edges?|all? edges is? joined|beside is? joined|all? row column wrap|edges? wrap sideways upright
    sideways upright edges? wrap|sideways upright edges? is? joined|edges sideways upright joined
    sideways first last edges? joined|left edges? joined right edges? list? up edges? joined down edges?`,
    { wrap: "torus" },
  ],
  [
    "sideways edges? wrap|edges? wrap only? sideways only?|only? edges? sideways edges? is? joined cylinder?|cylinder",
    { wrap: "cylinder" },
  ],
  ["no edges? wrap edges?|edges no wrap|edges is? no joined|no edges joined", { wrap: "" }],
  [
    `only all? row column flip?|row column all? flip|row all row? all? column flip?|row and column flip?
    flip only? all? own? alike? row plus? all? own? alike? column|self? row plus all? self? column flip|rules is? row plus column`,
    { rule: "rowcol" },
  ],
  [
    `diagonal beside? flip? also|also all? diagonal beside? flip?|all? press also flip diagonal beside?
    flip own plus beside also diagonal|also diagonal beside?|all? eight beside? self|king flip?|king rules
    flip own plus all? eight beside?|own plus all? eight beside? flip?|flip all? eight beside plus self
    flip own plus all? eight around|own plus all? eight around flip?|flip all? eight around plus self
    all eight around plus own? self
    flip own plus all? king reach?`,
    { rule: "king" },
  ],
  ["only diagonal beside? flip?|flip own plus four? diagonal beside?", { rule: "cross" }],
  ["knight flip?|knight rules|flip? own plus all? knight reach?", { rule: "knight" }],
  [
    `except? no self|flip only? four? beside list? except? no self|beside flip list? no self|only near flip?|beside no self
    no flip self list? only? beside?`,
    { rule: "ring" },
  ],
  [
    `flip own plus all? four? beside four?|own plus all? four? beside four? is? all? flip
    own flip list? plus all? four? beside|own plus all? four? beside|all? four? beside self
    flip? self four? beside|all? own flip plus beside|flip own plus four around|own plus four around flip
    press also flip beside|press flip beside also|press beside also flip
    usual|usual beside? rules|beside rules|usual beside|usual flip|usual cross|cross rules?
    no diagonal beside? thing?`,
    { rule: "" },
  ],
  [
    "all? Number states|several is? Number",
    ({ numbers: [states] }) => (states > 1 && states <= 36 ? { states } : null),
  ],
  ["hole is no", {}],
  ["Glyph is no own", ({ text }) => ({ legend: new Map([[text, "hole"]]) })],
  [
    "Glyph Lit list? Glyph Lit",
    (one, state, other, opposite) =>
      stateOf(state) === stateOf(opposite) ? null : merged(legend(one, state), legend(other, opposite)),
  ],
  ["Glyph is is? State|Glyph is is? Hole|Digit means is? State|Bullet State|Bullet Hole", legend],
  [
    "Digit is State list? Digit is State",
    (one, state, other, opposite) => merged(legend(one, state), legend(other, opposite)),
  ],
  ["Digit State", digitOf],
  [
    "State is Glyph is?|State means Digit|State is Digit is",
    (state, sign) => (/[a-z]/.test(sign.text) && !/[xo]|true|false/.test(sign.text) ? null : legend(sign, state)),
  ],
  [
    "asks asks? courtesy? courtesy? wish? courtesy? press|press asks|asks press courtesy? courtesy? wish?|solution",
    { isAsked: true },
  ],
];
/** Patterns that sentences may mean, with other words between; then those that say it within a few words. @type {typeof SENTENCES} */
const GUESSES = [
  ["knight", { rule: "knight" }],
  ["all row column|row and column|flip row column", { rule: "rowcol" }],
  ["king|all? eight neighbours|neighbours eight|all eight", { rule: "king" }],
  ["diagonal also|also diagonal|or diagonal|neighbours and diagonal", { rule: "king" }],
  ["only diagonal|four diagonal", { rule: "cross" }],
  [
    "except? no self|flip beside except? no self|beside flip list? no self|except self|flip only beside",
    { rule: "ring" },
  ],
  ["cylinder|sideways joined|wrap sideways", { wrap: "cylinder" }],
  ["wrap sideways upright|wrap|edges joined|sideways upright joined", { wrap: "torus" }],
  ["alike colour|all state or all state|all colour or all? colour", { goal: "either" }],
];
/** @type {typeof SENTENCES} */
const NEAR_GUESSES = [
  [
    "goal all number? Final|wish all Lit|all number? wish Final|goal Final all|wish Final all|all Close|Close all|Order all|all Command|only all Final",
    goalOf,
  ],
  ["wish all alike|goal all alike|all wish alike", { goal: "either" }],
  ["all Lit", (state) => ({ start: stateOf(state) })],
  ["Sign means State|Sign means Hole", legend],
];
const QUOTES = /[,;:!?'"`“”‘’()[\]{}]/;
/** @param {Token} token */
const isSign = ({ text }) => [...text].length === 1 && !QUOTES.test(text);
/** Items of patterns that are no meaning of a word. @type {Record<string, (token: Token) => boolean>} */
const ITEMS = {
  final: (token) => is(token, "on", "off", "close"),
  aim: (token) => ITEMS.final(token) && !is(token, "light"),
  ends: ({ kinds, text }) => kinds.includes("close") && text !== "out" && text !== "stop",
  orders: (token) => is(token, "close", "order") && !is(token, "on") && /[^\p{Script=Han}]/u.test(token.text),
  state: (token) => token.text !== "lights" && is(token, "on", "off"),
  beside: ({ kinds }) => kinds.includes("neighbours") && !kinds.includes("around"),
  end: ({ text }) => /\bende?$/.test(text),
  bright: (token) => isState(token) && token.kinds.includes("on"),
  dark: (token) => isState(token) && token.kinds.includes("off"),
  press: ({ kinds, text }) => kinds.includes("press") || /^moves?$/.test(text),
  own: (token) => is(token, "self", "own"),
  article: ({ text }) => text === "a",
  list: ({ kinds }) => kinds.includes("and"),
  switch: ({ text }) => text === "switch",
  but: ({ text }) => text === "but",
  several: ({ kinds, text }) => kinds.includes("states") && text !== "state",
  glyph: (token) => isSign(token) && !is(token, "end") && !/\d/.test(token.text),
  sign: ({ text }) => /^[a-z01#*.+-]$/.test(text),
  command: (token) => is(token, "order") && !is(token, "light"),
  lit: isState,
  digit: ({ text }) => /^(?:[01]|true|false)$/.test(text),
  means: ({ kinds, text }) => (kinds.includes("is") && text !== ":") || /[–—]/.test(text),
  and: ({ kinds, text }) => kinds.includes("and") && text !== ",",
  bullet: (token) => isSign(token) && is(token, "sign") && !/[-*•>=/]/.test(token.text),
  eight: ({ numbers }) => numbers[0] === 8,
  four: ({ numbers }) => numbers[0] === 4,
};

/** @typedef {{ is: (token: Token) => boolean, isOptional: boolean, isCaptured: boolean }} Item */

/** @param {string} word @returns {Item} */
function itemOf(word) {
  const kind = word.replace("?", "").toLowerCase();
  const fits = ITEMS[kind] ?? ((/** @type {Token} */ token) => is(token, kind));
  return { is: fits, isOptional: word.endsWith("?"), isCaptured: /^[A-Z]/.test(word) };
}

/** A pattern, and the items that it may begin with. @param {string} pattern @param {(typeof SENTENCES)[number][1]} says */
function patternOf(pattern, says) {
  const items = pattern.split(" ").map(itemOf);
  const first = items.findIndex(({ isOptional }) => !isOptional);
  return { items, starts: items.slice(0, first + 1), says: typeof says === "function" ? says : () => says };
}

/** @param {typeof SENTENCES} sentences */
const patternsOf = (sentences) =>
  sentences.flatMap(([patterns, says]) => patterns.split(/\||\n\s*/).map((pattern) => patternOf(pattern, says)));
const PATTERNS = patternsOf(SENTENCES);
const [LOOSE, NEAR] = [GUESSES, NEAR_GUESSES].map(patternsOf);

/** True of a word that says nothing within a fact. @param {Token} token */
const isFiller = (token) =>
  is(token, "", "thing", "noun", "aside") || /^(?:it|and|和|与|與|['"“”‘’`_])$/.test(token.text);

/** The most words in a row that say nothing within a fact. */
const FILLERS_MAX = 5;

/**
 * The places among tokens at which the items of a pattern may end, and the tokens that are captured. Other words come before items that are missing.
 * @param {Token[]} tokens @param {number} at @param {Item[]} items @param {(token: Token) => boolean} isSkipped
 * @param {number} most words to skip in a row @param {Token[]} captured @param {number} left that may be skipped here @returns {Generator<[number, Token[]]>}
 */
function* endsOf(tokens, at, items, isSkipped, most, captured = [], left = most) {
  const [item, ...others] = items;
  const token = tokens[at];
  if (!item) return yield [at, captured];
  if (token && item.is(token))
    yield* endsOf(tokens, at + 1, others, isSkipped, most, item.isCaptured ? [...captured, token] : captured);
  if (item.isOptional) yield* endsOf(tokens, at, others, isSkipped, most, captured, 0);
  if (token && left > 0 && isSkipped(token)) yield* endsOf(tokens, at + 1, items, isSkipped, most, captured, left - 1);
}

const SIDES = ["up", "down", "left", "right"];
/** The most tokens that name the four sides: "the one above, the one below, and those to the left and to the right". */
const SIDES_MAX = 24;

/** The place behind the four sides that are named from a token on; -1 if it names no side, or not all of them. @param {Token[]} tokens @param {number} at */
function behindSides(tokens, at) {
  const isSide = (/** @type {Token} */ { kinds }) => SIDES.some((side) => kinds.includes(side));
  if (!isSide(tokens[at])) return -1;
  const left = new Set(SIDES);
  for (let i = at; i < Math.min(at + SIDES_MAX, tokens.length); i++) {
    const { kinds, text } = tokens[i];
    const side = SIDES.find((each) => kinds.includes(each));
    if (side && !left.delete(side)) return -1;
    if (!left.size) return i + 1;
    if (!side && text !== "to" && !kinds.some((kind) => ["", "thing", "and", "plus", "mark"].includes(kind))) return -1;
  }
  return -1;
}

/** Tokens with one for the neighbours at the four sides, and for "orthogonal neighbours". @param {Token[]} tokens */
function withNeighbours(tokens) {
  /** @type {Token[]} */
  const all = [];
  for (let at = 0; at < tokens.length; ) {
    const end = behindSides(tokens, at);
    const token = end < 0 ? tokens[at] : { ...tokens[at], text: "", kinds: ["neighbours"] };
    const last = all.map(({ kinds }) => !kinds.includes("") && !kinds.includes("thing")).lastIndexOf(true);
    const areTwo = token.kinds.includes("neighbours") && all[last]?.kinds.includes("neighbours");
    if (areTwo && ITEMS.beside(token)) all[last] = token;
    else if (!areTwo || !ITEMS.beside(all[last])) all.push(token);
    at = end < 0 ? at + 1 : end;
  }
  return all;
}

/** True of a token that says nothing between facts. @param {Token} token */
const saysNothing = (token) => is(token, "", "courtesy", "mark", "aside") || /^(?:and|和)$/.test(token.text);

/** Facts together; null if they say different things. @param {Facts | null} one @param {Facts | null} other @returns {Facts | null} */
export function merged(one, other) {
  if (!one || !other) return null;
  const keys = /** @type {(keyof Facts)[]} */ (Object.keys(one)).filter((key) => key !== "legend" && key in other);
  const isOther = keys.some((key) => String(other[key]) !== String(one[key]));
  const legend = one.legend && new Map([...(other.legend ?? []), ...one.legend]);
  const isContrary = [...(other.legend ?? [])].some(([sign, meaning]) => legend && legend.get(sign) !== meaning);
  return isOther || isContrary ? null : { ...other, ...one, ...(legend && { legend }) };
}

/** The facts of all tokens from one on; null if any is left. @param {Token[]} tokens @param {number} at @param {Set<number>} failed @returns {Facts | null} */
function parse(tokens, at, failed) {
  if (at === tokens.length) return {};
  if (failed.has(at)) return null;
  const begin = PATTERNS.filter(({ starts }) => isFiller(tokens[at]) || starts.some(({ is }) => is(tokens[at])));
  for (const { items, says } of begin)
    for (const [end, captured] of endsOf(tokens, at, items, isFiller, FILLERS_MAX)) {
      const facts = end > at ? merged(says(...captured), parse(tokens, end, failed)) : null;
      if (facts) return facts;
    }
  const isBeside = saysNothing(tokens[at]) || (at > 0 && isFiller(tokens[at]) && !tokens[at].numbers.length);
  const rest = isBeside ? parse(tokens, at + 1, failed) : null;
  if (!rest) failed.add(at);
  return rest;
}

const QUESTION = /^[\s"'“¿(>]*(?:is|are|does|do|did|can|could)\b/i;
/** A light named A or I, or 一, which are no articles: "A is on", 灯一亮. */
const NAMED_ONE =
  /(?<!\p{L})[AI] (?:is|ist|on|off|an|aus|lit|open)(?!\p{L})|[:：]\s?[AI](?![\p{L}\d])|\p{Script=Han}一(?=[是亮开開灭滅关關着，,。；;\s]|$)|一[号號]/iu;
const ADDRESS = /\bhttps?:\/\/[^\s#]{1,200}/gi;
/** A greeting with the name of a person. */
const SIGNED =
  /^\W*(?:thanks|thank you|cheers|thx|(?:best |kind )?regards|dear|hi|hello|hey|i am|sent from my)[\s,!.–-]+\p{L}{1,20}\W*$/iu;
/** Words for other boards than grids, which have sizes, too. */
const SOLID = /\bcub(?:es?|ic)\b|\bhex|\btriang|dodeca/i;
/** Signs before a word that deny it. */
const DENIED = /(?<![\p{L}\p{N}])(?:[!¬]|~~)\s?\p{L}/u;
const LINE_MAX = 200;
const TOKENS_MAX = 40;
const GUESSED_MAX = 80;

/** A cell of a program, or any cell. */
const ANY_CELL = /\b\w{1,12}\[\w\](?:\[\w\]|, ?\w\])|\b\w{1,12}\[\w, ?\w\]|\((?:[a-z], ?[a-z])\)/gi;

/** The states of a light in their order, and the first one again: 0 -> 1 -> 2 -> 0. */
const CYCLE = /\b0(?:\s{0,3}(?:[-=]{1,2}>|→|⇒)\s{0,3}\d){2,9}(?!\d|\s{0,3}[-=→⇒])/g;
/** @param {string} cycle */
function cycleSaid(cycle) {
  const digits = (cycle.match(/\d/g) ?? []).map(Number);
  const count = digits.length - 1;
  return digits.every((digit, i) => digit === i % count) ? ` ${count} states ` : cycle;
}

/** The facts of words all of which are read. @param {string} words @returns {Facts | null} */
function factsOf(words) {
  const plain = words
    .replace(/\bi\.e\.,?/gi, " ")
    .replace(BOARD_NUMBER, "$1")
    .replace(CYCLE, cycleSaid);
  const tokens = tokensOf(plain.replace(ANY_CELL, " cell "));
  return tokens.length > TOKENS_MAX ? null : parse(withNeighbours(tokens), 0, new Set());
}

/** The facts of a line all of whose words are read; null for any other line. @param {string} line @returns {Facts | null} */
export function factsIn(line) {
  if (line.length > LINE_MAX || !line.trim()) return null;
  if ([QUESTION, NAMED_ONE, DENIED, SIGNED].some((pattern) => pattern.test(line))) return null;
  const facts = factsOf(line);
  if (!facts || !Object.keys(facts).length || (facts.isAsked && !/[?？]/.test(line))) return null;
  if (facts.isPress && !("rule" in facts)) return null; // "press all lit lights"
  if ((facts.start ?? facts.goal ?? facts.alike) && isOfSome(tokensOf(line))) return null;
  if (facts.size && SOLID.test(line)) return null; // "5x5 cube, all on"
  if (Object.keys(facts).join() === "legend" && /[?？]\s*$/.test(line)) return null; // "# = dark?"
  if (facts.start && /(?:[亮开開灭滅关關]|\b(?:on|off|lit|dark|open|closed))\s?[:：]\s?\S/u.test(line)) return null; // those that are lit
  if (!/[?？]/.test(line) || !("rule" in facts || "wrap" in facts)) return facts;
  const question = factsOf(line.slice(Math.max(line.lastIndexOf(","), line.lastIndexOf("，")) + 1)); // what is asked for is no fact
  return question && !("rule" in question || "wrap" in question) ? facts : null;
}

/** True of a word that a guess skips; a denied fact is none. @param {Token} token */
const isOther = (token) => !is(token, "no");
/** Words that a guess about all lights does not skip. */
const BOUNDS = "no or except rest row column on off number first last only goal self close".split(" ");
const isNear = (/** @type {Token} */ token) => token.text !== "," && (is(token, "light") || !is(token, ...BOUNDS));

/** The first fact of some patterns that begins at a token, and its end; none if there is none. @param {typeof NEAR} patterns @param {Token[]} tokens @param {number} at @param {(token: Token) => boolean} isSkipped @returns {[Facts, number] | []} */
function guessAt(patterns, tokens, at, isSkipped) {
  for (const { items, says } of patterns)
    for (const [end, captured] of endsOf(tokens, at, items, isSkipped, GUESSED_MAX))
      return [says(...captured) ?? {}, end];
  return [];
}

/** The facts that a sentence may mean. @param {Token[]} given @returns {Facts} */
export function looselyIn(given) {
  const isCounted = (/** @type {number} */ i) => is(given[i], "row", "column") && /^\d/.test(given[i - 1]?.text ?? ""); // 3 rows and 4 columns are a size
  const tokens = given.slice(0, GUESSED_MAX).filter((_, i) => !isCounted(i));
  const rules = LOOSE.map((pattern) => guessAt([pattern], tokens, 0, isOther)[0] ?? {});
  /** @type {Facts} */
  const all = Object.assign({}, ...rules.reverse()); // the first one counts
  const isEither = all.goal === "either";
  for (let at = 0; at < tokens.length; ) {
    const [facts, end = 0] = guessAt(NEAR, tokens, at, isNear);
    if (facts?.start && all.start && all.start !== facts.start) return {};
    const legend = facts?.legend && new Map([...(all.legend ?? []), ...facts.legend]);
    if (!isEither) Object.assign(all, facts, legend && { legend });
    at = Math.max(at + 1, end);
  }
  return all;
}

/** The number of a board. */
export const BOARD_NUMBER =
  /\b(level|puzzle|stage|board|problem|game|case|test|day|round|lesson|example|machine)\s*#?\d{1,4}\b|第[\d一二三四五六七八九十]{1,4}[关關题題]|#\d{1,4}|@\w{1,30}/giu;

/** Meanings that say nothing in a line of cells, which may be lit in any words; before these; and about doors. */
const WITHIN = ["on", "is", "and", "row", "column", "nth", "number", "start", "from"];
const BEFORE = ["on", "is", "start"];
const OF_DOORS = ["thing", "noun", "button"];

/**
 * True if a part has only courtesies: any other word could change the board.
 * @param {string} part
 * @param {{ isHead?: boolean, isWithin?: boolean, isBehind?: boolean, areDoors?: boolean }} [where] isHead: before lit cells, as "lights on:"; isWithin: in a line of cells; areDoors: about doors
 */
export function isHarmless(part, { isHead = false, isWithin = false, isBehind = false, areDoors = false } = {}) {
  const within = isWithin && !areDoors ? WITHIN.filter((kind) => kind !== "on" || !isBehind) : [];
  const harmless = [...within, ...(isHead ? BEFORE : []), ...(areDoors ? OF_DOORS : [])];
  const tokens = tokensOf(part.replace(BOARD_NUMBER, "$1").replace(SIGNED, "").replace(ADDRESS, ""));
  if (has(tokens, "rest")) harmless.push("rest", "off", "is");
  const first = tokens.find((token) => is(token, "noun", "button"));
  const isInverse = areDoors && !is(first, "button") && has(tokens, "button");
  const isHeaded = tokens.some((token, i) => is(token, "column") && is(tokens[i + 1], "is"));
  if (isHeaded || isInverse || NAMED_ONE.test(part) || /\d/.test(part.replace(BOARD_NUMBER, ""))) return false;
  return tokens.every((token) => saysNothing(token) || (token.text === "a" && !areDoors) || is(token, ...harmless));
}

/** Meanings of titles that say nothing of a board. */
const PLAIN = ["", "noun", "courtesy", "mark", "number", "ordinal", "and", "thing"];
/** Words for other boards than grids of lights. */
const OF_BOARDS =
  /hex|triang|cub(?:e|ic)|dodeca|door|dial|flipped|mirror|transpos|rotat|matrix [a-z]\b|矩[阵陣] ?[a-z]|invert|revers|六[角边邊]|三角|立方|[门門]|反/iu;

/** True if a title may say something about the board below it: its rule, edges, goal or kind. @param {string} title */
export const maySay = (title) =>
  OF_BOARDS.test(title) ||
  tokensOf(title.replace(BOARD_NUMBER, "$1")).some((token) => !isUnknown(token) && !is(token, ...PLAIN));
