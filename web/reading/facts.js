/**
 * @file Sentences about a board: its size, rule, edges, goal, and what its signs mean.
 *
 *     5x5, all on          goal: all off           wraps around
 *     only rows and columns flip                   X = on, O = off
 *     5×5 全灭，目标全亮     四边相连
 *
 * A sentence is read if patterns of its words take all of them; beside these only courtesies may stand, which say nothing. Any other word, order or sign
 * makes it a sentence that is not read.
 */
import { tokensOf } from "./words.js";

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
/** @typedef {import("./words.js").Token} Token */

/** @param {Token} token @returns {"on" | "off"} */
const stateOf = ({ kinds }) => (kinds.includes("on") || kinds.includes("order") ? "on" : "off");
/** @param {Token} sign @param {Token} meaning @returns {Facts} */
const legend = ({ text }, { kinds }) => {
  const meaning = kinds.includes("on") ? "lit" : kinds.includes("off") ? "dark" : "hole";
  return { legend: new Map([[text, meaning]]) };
};

/**
 * The facts that sentences tell: the meanings of their words in order, of which those with ? may be missing, and those that are captured are written with a capital.
 * A glyph is a sign of a cell.
 * @type {[patterns: string, says: Facts | ((...captured: Token[]) => Facts | null)][]}
 */
const SENTENCES = [
  ["Size", ({ numbers: [rows, cols] }) => ({ size: [rows, cols] })],
  ["Number row Number column", (rows, cols) => ({ size: [rows.numbers[0], cols.numbers[0]] })],
  [
    "start? is? all is? State|State all|start is? State|all is? start State|all is? State start",
    (state) => ({ start: stateOf(state) }),
  ],
  ["goal is? wish? all? is? Final|goal wish? Final all", (state) => ({ goal: stateOf(state) })],
  ["wish wish? all is? Final|all wish is? Final goal?|wish Final all", (state) => ({ goal: stateOf(state) })],
  [
    "from? all State becomes all? State|State all becomes State all",
    (start, goal) => ({ start: stateOf(start), goal: stateOf(goal) }),
  ],
  ["becomes all? State", (state) => ({ goal: stateOf(state) })],
  ["goal is? all is? Glyph|goal is? all is? Digit", ({ text }) => ({ goal: /[1#*x]/.test(text) ? "on" : "off" })],
  ["goal is? wish? all? is? alike|wish all is? alike|all wish is? alike", { goal: "either" }],
  [
    "goal is? wish? all? state or all? state|all alike state or state|all state or all? state alike",
    { goal: "either" },
  ],
  ["edges? neighbours? wrap edges?|all? edges is? joined|all? row column wrap", { wrap: "torus" }],
  [
    "sideways upright edges? wrap|sideways upright edges? joined|edges sideways upright joined|sideways first last edges? joined",
    { wrap: "torus" },
  ],
  ["sideways edges? wrap|edges? sideways edges? joined|cylinder", { wrap: "cylinder" }],
  ["no edges? wrap|edges no wrap|edges is? no joined|no edges joined", { wrap: "" }],
  [
    "only all? row column flip?|all row all? column flip?|row and column flip?|press? flip only? all? row all? column",
    { rule: "rowcol" },
  ],
  [
    "diagonal neighbours? flip? also|also all? diagonal neighbours? flip?|press also flip diagonal neighbours?",
    { rule: "king" },
  ],
  ["all? eight neighbours self|king flip?", { rule: "king" }],
  ["only diagonal neighbours? flip?", { rule: "cross" }],
  ["knight flip?", { rule: "knight" }],
  ["no self|only neighbours flip?|neighbours no self", { rule: "ring" }],
  ["all? four? neighbours self|press? flip? self four? neighbours", { rule: "" }],
  ["all? Number states|states is? Number", ({ numbers: [states] }) => (states > 1 && states <= 36 ? { states } : null)],
  ["Glyph is is? State|Glyph is is? Hole|Digit means is? State|Bullet State|Bullet Hole", legend],
  [
    "State is Glyph is?|State is Digit is",
    (state, sign) => (/[a-z]/.test(sign.text) && !/[xo]/.test(sign.text) ? null : legend(sign, state)),
  ],
];
/** Patterns that sentences may mean, with other words between; then those that say it within a few words. @type {typeof SENTENCES} */
const GUESSES = [
  ["knight", { rule: "knight" }],
  ["all row column|row and column|flip row column", { rule: "rowcol" }],
  ["king|all? eight neighbours|neighbours eight|all eight", { rule: "king" }],
  ["diagonal also|also diagonal|or diagonal|neighbours and diagonal", { rule: "king" }],
  ["only diagonal|four diagonal", { rule: "cross" }],
  ["no self|except self", { rule: "ring" }],
  ["cylinder|sideways joined", { wrap: "cylinder" }],
  ["wrap|edges joined|sideways upright joined", { wrap: "torus" }],
  ["alike colour|all state or all state|all colour or all? colour", { goal: "either" }],
];
/** @type {typeof SENTENCES} */
const NEAR_GUESSES = [
  [
    "goal all number? Final|wish all Lit|all number? wish Final|goal Final all|wish Final all|all Close|Close all|Order all|all Command|only all Final",
    (state) => ({ goal: stateOf(state) }),
  ],
  ["wish all alike|goal all alike|all wish alike", { goal: "either" }],
  ["all Lit", (state) => ({ start: stateOf(state) })],
  ["Sign means State|Sign means Hole", legend],
];
const QUOTES = /[,;:!?'"`“”‘’()[\]{}]/;
/** A thing that may be on, rather than a state: "every light". */
const NOUN = /^lights?$/;
/** Items of patterns that are no meaning of a word. @type {Record<string, (token: Token) => boolean>} */
const ITEMS = {
  final: ({ kinds }) => kinds.some((kind) => kind === "on" || kind === "off" || kind === "close"),
  state: ({ kinds }) => kinds.includes("on") || kinds.includes("off"),
  glyph: ({ text, kinds }) =>
    !kinds.includes("end") &&
    !QUOTES.test(text) &&
    !/\d/.test(text) &&
    ([...text].length === 1 || /^:\w+:$/.test(text)),
  sign: ({ text }) => /^[a-z01#*.+-]$/.test(text),
  command: ({ kinds, text }) => kinds.includes("order") && !NOUN.test(text),
  lit: (token) => ITEMS.state(token) && !NOUN.test(token.text),
  digit: ({ text }) => text === "0" || text === "1",
  means: ({ kinds, text }) => kinds.includes("is") && text !== ":",
  and: ({ kinds, text }) => kinds.includes("and") && text !== ",",
  bullet: ({ text, kinds }) =>
    kinds.includes("sign") && !QUOTES.test(text) && [...text].length === 1 && !/[-*•>=]/.test(text),
  eight: ({ numbers }) => numbers[0] === 8,
  four: ({ numbers }) => numbers[0] === 4,
};

/** @typedef {{ is: (token: Token) => boolean, isOptional: boolean, isCaptured: boolean }} Item */

/** @param {string} word @returns {Item} */
function itemOf(word) {
  const kind = word.replace("?", "").toLowerCase();
  const is = ITEMS[kind] ?? ((/** @type {Token} */ { kinds }) => kinds.includes(kind));
  return { is, isOptional: word.endsWith("?"), isCaptured: /^[A-Z]/.test(word) };
}

/** @param {typeof SENTENCES} sentences */
const patternsOf = (sentences) =>
  sentences.flatMap(([patterns, says]) =>
    patterns.split("|").map((pattern) => ({
      items: pattern.split(" ").map(itemOf),
      says: typeof says === "function" ? says : () => says,
    })),
  );
const PATTERNS = patternsOf(SENTENCES);
const [LOOSE, NEAR] = [GUESSES, NEAR_GUESSES].map(patternsOf);

/** True of a word that says nothing within a fact. @param {Token} token */
const isFiller = (token) =>
  token.kinds.some((kind) => kind === "" || kind === "thing") || /^(?:and|和|与|與|[:'"“”‘’`])$/.test(token.text);

/** The places among tokens at which the items of a pattern may end, and the tokens that are captured. @param {Token[]} tokens @param {number} at @param {Item[]} items @param {(token: Token) => boolean} isSkipped @param {Token[]} captured @returns {Generator<[number, Token[]]>} */
function* endsOf(tokens, at, items, isSkipped, captured = []) {
  const [item, ...others] = items;
  const token = tokens[at];
  if (!item) return yield [at, captured];
  if (token && item.is(token))
    yield* endsOf(tokens, at + 1, others, isSkipped, item.isCaptured ? [...captured, token] : captured);
  if (item.isOptional) yield* endsOf(tokens, at, others, isSkipped, captured);
  if (token && isSkipped(token)) yield* endsOf(tokens, at + 1, items, isSkipped, captured);
}

/** True of a token that says nothing between facts. @param {Token} token */
const saysNothing = ({ kinds, text }) =>
  kinds.some((kind) => ["", "courtesy", "mark"].includes(kind)) || /^(?:and|和)$/.test(text);

/** Facts together; null if they say different things. @param {Facts | null} one @param {Facts | null} other @returns {Facts | null} */
function merged(one, other) {
  if (!one || !other) return null;
  const isOther = Object.entries(one).some(
    ([key, value]) => key !== "legend" && key in other && String(other[/** @type {"rule"} */ (key)]) !== String(value),
  );
  const legend = one.legend && new Map([...(other.legend ?? []), ...one.legend]);
  return isOther ? null : { ...other, ...one, ...(legend && { legend }) };
}

/** The facts of all tokens from one on; null if any is left. @param {Token[]} tokens @param {number} at @param {Set<number>} failed @returns {Facts | null} */
function parse(tokens, at, failed) {
  if (at === tokens.length) return {};
  if (failed.has(at)) return null;
  for (const { items, says } of PATTERNS)
    for (const [end, captured] of endsOf(tokens, at, items, isFiller)) {
      const facts = end > at ? merged(says(...captured), parse(tokens, end, failed)) : null;
      if (facts) return facts;
    }
  const rest = saysNothing(tokens[at]) ? parse(tokens, at + 1, failed) : null;
  if (!rest) failed.add(at);
  return rest;
}

const QUESTION = /^\W*(?:is|are|does|do|did|can|could)\b/i;
const LINE_MAX = 200;
const TOKENS_MAX = 40;
const GUESSED_MAX = 80;

/** The facts of a line all of whose words are read; null for any other line. @param {string} line @returns {Facts | null} */
export function factsIn(line) {
  if (line.length > LINE_MAX || !line.trim()) return null;
  const tokens = tokensOf(line.replace(NUMBERED, "$1"));
  if (tokens.length > TOKENS_MAX) return null;
  const facts = parse(tokens, 0, new Set());
  if (QUESTION.test(line)) return null;
  const isAsked = /[?？]/.test(line);
  return facts && Object.keys(facts).length && !(isAsked && (facts.rule || facts.wrap)) ? facts : null;
}

/** True of a word that a guess skips; a denied fact is none. @param {Token} token */
const isOther = ({ kinds }) => !kinds.includes("no");
/** Words that a guess about all lights does not skip. */
const BOUNDS = "no or except rest row column on off number first last only goal self close".split(" ");
const isNear = (/** @type {Token} */ { kinds, text }) =>
  text !== "," && (NOUN.test(text) || !kinds.some((kind) => BOUNDS.includes(kind)));

/** The first fact of some patterns that begins at a token, and its end; none if there is none. @param {typeof NEAR} patterns @param {Token[]} tokens @param {number} at @param {(token: Token) => boolean} isSkipped @returns {[Facts, number] | []} */
function guessAt(patterns, tokens, at, isSkipped) {
  for (const { items, says } of patterns)
    for (const [end, captured] of endsOf(tokens, at, items, isSkipped)) return [says(...captured) ?? {}, end];
  return [];
}

/** The facts that a sentence may mean. @param {Token[]} given @returns {Facts} */
export function looselyIn(given) {
  const isCounted = (/** @type {Token} */ { kinds }, /** @type {Token | undefined} */ before) =>
    (kinds.includes("row") || kinds.includes("column")) && /^\d/.test(before?.text ?? ""); // 3 rows and 4 columns are a size
  const tokens = given.slice(0, GUESSED_MAX).filter((token, i) => !isCounted(token, given[i - 1]));
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

/** The number of a board, and the name of a person. */
const NUMBERED =
  /\b(level|puzzle|stage|board|problem|game|case|test|day|round|lesson|example)\s*#?\d{1,4}\b|第\d{1,4}[关關题題]|#\d{1,4}|@\w{1,30}/giu;
const SIGNED = /^\W*(?:thanks|thank you|cheers|thx)[\s,!.–-]+\p{L}{1,20}\W*$/iu;

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
  const tokens = tokensOf(part.replace(NUMBERED, "$1").replace(SIGNED, ""));
  if (tokens.some(({ kinds }) => kinds.includes("rest"))) harmless.push("rest", "off", "is");
  const first = tokens.find(({ kinds }) => kinds.includes("noun") || kinds.includes("button"));
  const isInverse =
    areDoors && !first?.kinds.includes("button") && tokens.some(({ kinds }) => kinds.includes("button"));
  const isHeaded = tokens.some(({ kinds }, i) => kinds.includes("column") && tokens[i + 1]?.kinds.includes("is"));
  return (
    !isHeaded &&
    !isInverse &&
    !/\d/.test(part.replace(NUMBERED, "")) &&
    tokens.every(
      (token) =>
        saysNothing(token) || (token.text === "a" && !areDoors) || token.kinds.some((kind) => harmless.includes(kind)),
    )
  );
}

/** Meanings of titles that say nothing of a board. */
const PLAIN = ["", "noun", "courtesy", "mark", "number", "ordinal", "and", "thing"];
/** Words for other boards than grids of lights. */
const OF_BOARDS =
  /hex|triang|cub(?:e|ic)|dodeca|door|dial|flipped|mirror|transpos|rotat|matrix [a-z]\b|矩[阵陣] ?[a-z]|invert|revers|六[角边邊]|三角|立方|[门門]|反/iu;

/** True if a title may say something about the board below it: its rule, edges, goal or kind. @param {string} title */
export const maySay = (title) =>
  OF_BOARDS.test(title) ||
  tokensOf(title).some(({ kinds }) => kinds.length > 0 && !kinds.some((kind) => PLAIN.includes(kind)));
