/**
 * @file Reads arrays of programs: [[0,1],[1,1]] in any language, rows of text ["010", "111"], matrix(c(…), nrow = 3), matrix(GF(2), 3, 3, […]), 25 numbers in one array.
 * The grammar is strict: every item is a cell, a size or a name that the function knows, or the array is none.
 *
 * @typedef {import("./drawing.js").Cell} Cell
 * @typedef {{ kind: "cell", text: string, from: number, to: number }} Leaf
 * @typedef {{ kind: "list", name: string, items: Item[], rows: number[], signs: Set<string>, from: number, to: number }} List  name: of the function that has the items, or ""; rows: how many items stand before each line break; signs: what parts them
 * @typedef {{ kind: "pair", key: string, label: string, value: Item }} Pair  nrow = 3, "rows": 3; label: the key as it is written
 * @typedef {Leaf | List | Pair} Item
 * @typedef {{ rows: Cell[][], from: number, to: number, name: string, label: number, isPlain: boolean }} Literal  name: of the variable; label: where it begins; isPlain: nothing changes the array
 */
import { characters, plainKey } from "./drawing.js";
import { isHarmless } from "./facts.js";
import { LIMITS } from "./limits.js";
import { ARRAYS } from "./settings.js";
import { blank } from "./text.js";

const DEPTH_MAX = 6;
const ITEMS_MAX = 70_000;
const CLOSING = /** @type {Record<string, string>} */ ({ "[": "]", "{": "}", "(": ")" });
/** Blanks, comments and "..." before a line that goes on; no edge of a graph: a -- b. */
const BLANKS = /\s*(?:(?<!\w\s{0,20})(?:(?:#|--|\/\/|%)[^\n]*\n|\/\*[^*]{0,200}\*\/|\.{3}[^\n]*\n)\s*)*/y;
/** The name of a row. */
const ROW = /\b(?:(?:[a-z]{1,5}(?:st|nd|rd|th)|top|middle|bottom) row|top|middle|bottom)\b/gi;
const LEAF = /"([^"\n]{0,1000})"|'([^'\n]{0,1000})'|(-?\d+(?:\.0*)?)(?:[ui]\d{1,3}|[uUL])?|([A-Za-z_][\w.]*!?)/y;
/** Between a name and its value. */
const GIVES = /\s*(?:=>|[:=](?![:=]))/y;
/** Before an array that is an item of a list with dashes. */
const DASH = /(?:^|\n)[^\S\n]{0,40}-[^\S\n]{0,9}$/;
/** The function of NumPy that fills rows; that of MATLAB fills columns. */
const BY_ROWS = /^(?:np|numpy|torch)\.reshape$/;
/** The shape that is given to an array. */
const RESHAPE = /\.(?:reshape|view)\(\s{0,9}[[(]?\s{0,9}(-1|\d{1,5})\s{0,9},\s{0,9}(-1|\d{1,5})\s{0,9}[\])]?\)/y;
/** Behind an array whose rows become columns. */
const TRANSPOSED = /\.?'|\.T\b|\.transpose\(\)/y;

/** True of a column of MATLAB: [1; 0; 1]. @param {Item} item */
const isColumn = (item) =>
  item.kind === "list" && item.rows.length > 0 && item.rows.length === item.items.length - 1 && !item.signs.has(",");

/** A recursive descent over a text; methods give null where the text is no array. */
class Parser {
  /** @param {string} text @param {number} at */
  constructor(text, at) {
    this.text = text;
    this.at = at;
    this.count = 0;
    this.isSaid = false; // comments may change what is read
  }

  /** Blanks and comments, which are then behind. */
  skip() {
    const [blanks] = this.take(BLANKS) ?? [""];
    this.isSaid ||=
      /\S/.test(blanks) && !isHarmless(blanks.replace(/[#%/*-]/g, " ").replace(ROW, ""), { isWithin: true });
    return blanks;
  }

  /** The match at this place, which is then behind it. @param {RegExp} pattern sticky */
  take(pattern) {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }

  /** An item, and behind an array what is done to it: [0, 1, 1, 0].reshape(2, 2), [0 1; 1 0]'. @param {number} depth @returns {Item | null} */
  item(depth) {
    const item = this.plainItem(depth);
    if (item?.kind !== "list") return item;
    const [, rows, cols] = this.take(RESHAPE) ?? [];
    const list = rows ? reshaped(item, rows, cols) : item;
    const isQuoted = this.text[item.from - 1] === "'";
    return !isQuoted && this.take(TRANSPOSED) ? { ...list, name: "t", items: [list] } : list;
  }

  /** @param {number} depth @returns {Item | null} */
  plainItem(depth) {
    this.skip();
    if (depth > DEPTH_MAX || ++this.count > ITEMS_MAX) return null;
    const from = this.at;
    if (this.text[from] in CLOSING) return this.list("", from, depth);
    const [found, double, single, number, word] = this.take(LEAF) ?? [];
    if (found === undefined) return null;
    const open = word && this.text[this.at];
    if (open === "(" || (open && open in CLOSING && word.endsWith("!")))
      return this.list(word.replace(BY_ROWS, "matrix").replace(/^.*\./, "").toLowerCase(), from, depth);
    const text = number ? String(Number.parseFloat(number)) : (word ?? double ?? single);
    const begin = from + Number(!number && !word);
    if (!this.take(GIVES)) return { kind: "cell", text, from: begin, to: begin + text.length };
    const value = this.item(depth + 1);
    return value && { kind: "pair", key: text.toLowerCase(), label: text, value };
  }

  /** @param {string} name @param {number} from @param {number} depth @returns {List | null} */
  list(name, from, depth) {
    const closing = CLOSING[this.text[this.at++]];
    /** @type {Item[]} */
    const items = [];
    /** @type {number[]} */
    const rows = [];
    const signs = new Set();
    let isGapped = false;
    for (let isBehindItem = false; ; ) {
      const blanks = this.skip();
      const sign = this.text[this.at];
      const isBreak = sign === ";" || (blanks.includes("\n") && items.length > 0 && rows.at(-1) !== items.length);
      if (isBreak) rows.push(items.length);
      if (sign === "," || sign === ";" || sign === closing) this.at++;
      if (sign === closing) {
        if (isGapped && areLeaves(items)) return null; // a cell is missing: [1,,0]
        const isRow = (/** @type {Item} */ item) => item.kind === "list" && !isColumn(item);
        this.isSaid ||= items.some(signs.has(" ") ? isRow : isColumn); // rows beside each other, or columns that are not
        const isWrapped = closing === ")" && !name && items.length === 1 && items[0].kind === "list";
        return isWrapped
          ? { .../** @type {List} */ (items[0]), from, to: this.at }
          : { kind: "list", name, items, rows, signs, from, to: this.at };
      }
      const isItem = sign !== "," && sign !== ";";
      const item = isItem ? this.item(depth + 1) : null;
      if (isItem && !item) return null;
      isGapped ||= sign === "," && !isBehindItem;
      if (item && isBehindItem) signs.add(blanks.includes("\n") ? "\n" : " ");
      if (item) items.push(item);
      else signs.add(sign);
      isBehindItem = item !== null;
    }
  }
}

/** @param {string} key @param {string} text @returns {Pair} */
const pairOf = (key, text) => ({ kind: "pair", key, label: key, value: { kind: "cell", text, from: 0, to: 0 } });

/** @param {List} list @param {string} rows @param {string} cols @returns {List} */
const reshaped = (list, rows, cols) => ({
  ...list,
  name: "matrix",
  items: [list.name && list.items.length === 1 ? list.items[0] : list, pairOf("nrows", rows), pairOf("ncols", cols)],
});

const STATES = /^(?:[01]|[^\d\s]|true|false|yes|no|on|off|none|null)$/iu;
const [YES, NO] = [/^(?:true|t|yes)$/, /^(?:false|f|no)$/];

/** @param {Leaf} leaf @returns {Cell} */
function cellOf({ text, from }) {
  const key = plainKey(text);
  return { at: from, text, key: YES.test(key) ? "1" : NO.test(key) ? "0" : key };
}

/** The cells of a text that is one row. @param {Leaf} leaf */
const cellsOf = ({ text, from }) => characters({ text, at: from }, plainKey);

/** @param {Item[]} items @returns {items is Leaf[]} */
const areLeaves = (items) => items.length > 0 && items.every(({ kind }) => kind === "cell");

/** True for cells: digits, signs or words of two states. @param {Item[]} items @returns {items is Leaf[]} */
const areStates = (items) => areLeaves(items) && items.every(({ text }) => STATES.test(text));

/** @template Value @param {Value[]} items @param {number} width */
const inRows = (items, width) =>
  Array.from({ length: items.length / width }, (_, i) => items.slice(i * width, (i + 1) * width));

/** Fewer cells without rows may be anything. */
const CELLS_MIN = 4;

/** The rows of a flat list: as its lines break, else of a square, as of a column with a cell a line. @param {Item[]} items @param {number[]} [rows] */
function flatRows(items, rows = []) {
  if (!areStates(items)) return null;
  const side = Math.sqrt(items.length);
  const isColumn = Number.isInteger(side) && rows[0] === 1 && rows.length >= items.length - 1;
  const breaks = isColumn ? [] : rows.filter((row) => row < items.length);
  const width = breaks[0] ?? side;
  const isEven = items.length % width === 0 && breaks.every((row, i) => row === width * (i + 1));
  return isEven && items.length > width && items.length >= CELLS_MIN ? inRows(items.map(cellOf), width) : null;
}

/** The row of a list of cells within a list; two may be a pair. @param {Item} item */
const oneRow = (item) =>
  item.kind === "list" && !item.name && !item.rows.length && item.items.length !== 2 && areStates(item.items)
    ? [item.items.map(cellOf)]
    : null;

/** @param {Item} item @returns {Cell[][] | null} */
function rowsOf(item) {
  if (item.kind !== "list") return null;
  return item.name ? callRows(item) : rowsIn(item.items, item.rows, item.signs);
}

/** The rows of the items of a list. @param {Item[]} items @param {number[]} [breaks] @param {Set<string>} [signs] that part them @returns {Cell[][] | null} */
function rowsIn(items, breaks, signs) {
  if (areStates(items)) return flatRows(items, breaks);
  if (areLeaves(items)) return items.length > 1 && cellsOf(items[0]).length > 1 ? items.map(cellsOf) : null;
  if (items.length === 1) return oneRow(items[0]) ?? rowsOf(items[0]);
  const rows = items.map((each) => (each.kind === "list" && areStates(each.items) ? each.items.map(cellOf) : []));
  if (!rows.length || !rows.every(({ length }) => length)) return null;
  return signs?.has(" ") && items.every(isColumn) && areEven(rows) ? transposed(rows) : rows;
}

/** @param {Item | undefined} item */
const numberOf = (item) => (item?.kind === "cell" && /^\d{1,6}$/.test(item.text) ? Number(item.text) : Number.NaN);

/** Functions that put rows below each other, or columns beside each other. */
const BINDERS = /^[rc]bind$/;
/** Functions that take a shape, as two numbers or as a list of them. */
const SHAPERS = /^(?:matrix|reshape)$/;
/** @param {Item} item @returns {item is List} */
const isPairOfNumbers = (item) =>
  item.kind === "list" && !item.name && item.items.length === 2 && item.items.every((each) => numberOf(each) > 0);
/** Functions that make columns of rows. */
const TRANSPOSERS = /^t(?:ranspose)?$/;
/** True of a vector, which has no rows that could be columns. @param {Item | undefined} item @returns {boolean} */
const isFlat = (item) =>
  item?.kind === "list" &&
  (areStates(item.items) ? !item.rows.length : item.items.length === 1 && isFlat(item.items[0]));
/** Functions that make an array of their only list. */
const MAKERS =
  /^(?:(?:int|boolean)?arrayof|(?:mutable)?listof|array|list|asarray|tensor|vec!|c|matrix|vector|mat|reshape|board|grid|new)$/;
/** Names of sides, and of what is said besides. */
const SIDES = /^(?:nrows?|ncols?|byrow|dtype)$/;

/** @template Value @param {Value[][]} rows */
export const transposed = (rows) => rows[0].map((_, i) => rows.map((row) => row[i]));

/** Items without the name of their field, GF(2). @param {Item[]} items */
const withoutField = (items) => items.filter((item) => item.kind !== "list" || item.name !== "gf");

/** The rows that a function makes of its items. @param {List} call @returns {Cell[][] | null} */
function callRows({ name, items: given }) {
  // a vector tells its length before its entries, which is no size: vector(GF(2), 9, [1, 0, …])
  const isLength = (/** @type {Item} */ item, /** @type {Item} */ next) =>
    name === "vector" && next?.kind === "list" && numberOf(item) === next.items.length;
  const items = withoutField(given)
    .filter((item, i, all) => !isLength(item, all[i + 1]))
    .flatMap((item, i) => (i && SHAPERS.test(name) && isPairOfNumbers(item) ? item.items : [item]));
  if (TRANSPOSERS.test(name) && isFlat(items[0])) return rowsOf(items[0]);
  if (BINDERS.test(name) || TRANSPOSERS.test(name)) {
    const rows = rowsIn(items);
    return rows && name !== "rbind" && areEven(rows) ? transposed(rows) : rows;
  }
  const lists = items.filter(({ kind }) => kind === "list");
  if (!lists.length && areStates(items)) return flatRows(items);
  if (!MAKERS.test(name)) return null;
  if (lists.length !== 1) return lists.length > 1 && lists.length === given.length ? rowsIn(items) : null;
  const pairs = new Map(items.flatMap((item) => (item.kind === "pair" ? [[item.key, item.value]] : [])));
  const numbers = items.map(numberOf).filter((number) => !Number.isNaN(number));
  const isKnown = [...pairs.keys()].every((key) => SIDES.test(key)) && items.length === 1 + pairs.size + numbers.length;
  return isKnown ? shapedRows(name, /** @type {List} */ (lists[0]), pairs, numbers) : null;
}

/** The rows of a list in the shape that is told by name or as two numbers. @param {string} maker @param {List} list @param {Map<string, Item>} pairs @param {number[]} numbers */
function shapedRows(maker, list, pairs, numbers) {
  const { items, name, signs } = list;
  const [height, width] = ["nrow", "ncol"].map((side, i) =>
    numbers.length > i ? numbers[i] : numberOf(pairs.get(side) ?? pairs.get(`${side}s`)),
  );
  const isDown = maker === "reshape" || ["nrow", "ncol", "byrow"].some((key) => pairs.has(key)); // MATLAB, R: column by column, unless byrow is told
  if (isDown && signs.has(";")) return null; // rows that are taken column by column
  if (!(height > 0 || width > 0))
    return numbers.length || pairs.size > Number(pairs.has("dtype")) ? null : rowsOf(list);
  const rows = height > 0 ? height : items.length / width;
  const cols = width > 0 ? width : items.length / height;
  if (!areStates(items)) {
    const drawn = rowsOf(list);
    return drawn?.length === rows && drawn[0].length === cols ? drawn : null;
  }
  if (rows * cols !== items.length) return null;
  const byRow = pairs.get("byrow");
  const isByRow = !(isDown || name === "c") || (byRow?.kind === "cell" && /^t/i.test(byRow.text));
  const cells = items.map(cellOf);
  return isByRow ? inRows(cells, cols) : transposed(inRows(cells, rows));
}

/** @param {Cell[][]} rows */
const areEven = (rows) => rows.every(({ length }) => length === rows[0].length);

/** The name of a variable before its value. */
const NAME =
  /["']?([\p{L}\w$@.]{1,40})["']?(?::[^\S\n]{0,9}\w{1,20})?(?:\s{0,9}\[\d{0,9}\]){0,3}\s{0,9}(?:<-|:=|=|:)\s{0,9}$/u;
/** Before an array that stands for itself, and behind it: not 1 - [[…]], ~[[…]], [[…]].T, [[…]][::-1]. */
const BEFORE_ARRAY = /(?:^|[\n=:(,;{[>`"']|<-|(?<!\bno)\p{L})\s{0,80}$/iu;
const BEHIND_ARRAY =
  /^\s{0,80}(?:$|:\s{0,9}$|\* ?(?:One\(GF\(2\)\)|Z\(2\)(?:\^0)?)|[;,)\]}"`#]|\/[/*]|--|\(\*|%|(?<=\s)\p{L})|^[^\S\n]{0,80}\n/u;
const CALLED = /(?<![\w.])(?:[A-Za-z_]\w{0,20}\.)?([A-Za-z_]\w{0,20})\(?$/;
/** Words in the names of arrays of lights; other arrays may be anything. */
const BOARDS =
  /board|grid|panel|screen|light|lamp|bulb|leds?$|cell|state|puzzle|level|map|field|tile|mat|arr|data|game|start|init|lit|row|input|example|sample|easy|medium|hard|small|large|big|test|pos|config|setup|layout|problem|stage|^(?:on|now|before|current|lo|vec|out|in|v|m|mm)\d*$/i;
/** Parts of the names of arrays that are no lights at the start, or whose lights are the others. */
const NEGATED =
  /^(?:not|non|un|off|dark|inv|closed)_?|_(?:off|dark|inv|unlit)|(?:^|_)(?:goal|target|solution|answer|locked|press(?:es)?|torus|wrap|mod\d?|holes?|blocked)(?:_|$)/i;
/** True for the name of an array that may be a board: a letter, or a word for lights. @param {string} name */
export const isBoardName = (name) => /^[$@]?\w?\d*$/.test(name) || (BOARDS.test(name) && !NEGATED.test(name));
/** Functions that show, solve or load a board. */
const KEEPERS = /^(?:print|display|show|board|grid|lights?\w*|solver?|solve_?\w*|puzzle|play|load|set\w*|gf|tuple)$/i;
/** Arrays under these names are no rows of lights. */
const OTHERS =
  /toggles?|flips?|masks?|controls?|affects?|edges?|links?|lit|on|coord|points?|positions?|presses|doors?|buttons?|neighbou?rs|graph|adj/i;

/** The beginning of an array. */
const BEGIN =
  /[[{(]|\b(?:np\.|numpy\.|torch\.)?(?:array|matrix|Matrix|reshape|t|transpose|vector|tensor|[rc]bind|c|list|vec!|(?:int|boolean)?[aA]rrayOf|(?:mutableL|l)istOf)(?=[[({])/;

/** Behind so many items that are no arrays, no more are looked for; and the characters before an item that may name it. */
const TRIES = 40;
const BEFORE = 80;

/**
 * The items of a text that begin as arrays do and are read, in their order; the next item is behind one that is read.
 * @template Value
 * @param {string} text @param {string} begin the source of an expression @param {(item: Item, name: string) => Value | null} read
 */
function* itemsIn(text, begin, read) {
  const start = RegExp(begin, "g");
  for (let tries = 0; tries < TRIES; tries++) {
    const { index: at } = start.exec(text) ?? { index: -1 };
    if (at < 0) return;
    const parser = new Parser(text, at);
    const given = text.slice(Math.max(0, at - BEFORE), at);
    const before = given.replace(DASH, blank);
    const item = parser.item(0);
    const [label = "", name = ""] = NAME.exec(before) ?? [];
    const value = item && read(item, name);
    if (!value) continue;
    const isDashed = before !== given;
    yield { value, name, at, before, isDashed, label: at - label.length, end: parser.at, isSaid: parser.isSaid };
    start.lastIndex = parser.at;
  }
}

/** The rows of an item that is a board in two or three symbols. @param {Item} item @param {string} name */
function boardOf(item, name) {
  const rows = rowsOf(item);
  if (!rows?.length || !areEven(rows)) return null;
  const cells = rows.flat();
  const keys = new Set(cells.map(({ key }) => key));
  const isOther = OTHERS.test(name) && cells.some(({ text }) => !/^(?:true|false)$/i.test(text));
  return isOther || keys.size > 3 || cells.some(({ key }) => /^[2-9]$/.test(key)) ? null : rows;
}

/** The arrays of a text that are boards in two or three symbols, in their order. @param {string} text @returns {Literal[]} */
export function literalsIn(text) {
  const found = [...itemsIn(text, BEGIN.source, boardOf)].filter(({ isDashed }) => !isDashed); // the rows of a drawing
  return found.map(({ value: rows, name, at, before, label, end, isSaid }) => {
    const isCall = text[at] === "(" || before.endsWith("(");
    const [, called = ""] = (isCall && CALLED.exec(before)) || [];
    const isKept = !called || KEEPERS.test(called) || MAKERS.test(called.toLowerCase());
    const isAlone = BEFORE_ARRAY.test(before) && BEHIND_ARRAY.test(text.slice(end, end + BEFORE));
    return { rows, from: at, to: end, name, label, isPlain: isKept && isAlone && !isSaid };
  });
}

/** @typedef {{ rows: number[][], isFlat: boolean, names?: string[] }} Numbers  isFlat: one row; names: of the rows */

/** True of a key of lights rather than of a button. @param {string} key */
const isNoButton = (key) =>
  !/^[sxy]$/.test(key) && [ARRAYS.start, ARRAYS.goal, ARRAYS.right].some((names) => names.test(key));

/** @param {Item[]} items @returns {items is Pair[]} */
const arePairs = (items) => items.length > 0 && items.every(({ kind }) => kind === "pair");

/** The buttons of an object: {"a": [1, 2], "b": [2]}; null for other items. @param {Item[]} items @returns {Pair[] | null} */
function buttonsIn(items) {
  const areNamed = arePairs(items) && items.every(({ key, value }) => value.kind === "list" && !isNoButton(key));
  return items.length > 1 && areNamed ? items : null;
}

/** The numbers of an item: one row of a flat array or of a text of digits; null for another. @param {Item} item @returns {Numbers | null} */
function numbersIn(item) {
  if (item.kind === "pair") return null;
  if (item.kind === "cell")
    return /^[01](?:[ ,]?[01])+$/.test(item.text) ? { rows: [digitsOf(item)], isFlat: true } : null;
  const buttons = buttonsIn(item.items);
  const items = buttons?.map(({ value }) => value) ?? withoutField(item.items);
  if (areLeaves(items) && (item.name || !item.rows.length)) {
    if (areDigits(items)) return { rows: items.map(digitsOf), isFlat: false };
    if (items.every(({ text }) => /^\d{1,3}$/.test(text)))
      return { rows: [items.map(({ text }) => Number(text))], isFlat: true };
  }
  if (items.length === 1) return numbersIn(items[0]);
  const lists = items.map(numbersIn);
  const names = buttons?.map(({ label }) => label);
  if (!areLeaves(items) && lists.every((list) => list?.isFlat))
    return { rows: lists.flatMap((list) => list?.rows ?? []), isFlat: false, names };
  const cells = buttons ? null : rowsOf(item);
  if (!cells?.flat().every(({ key }) => key === "0" || key === "1")) return null;
  return { rows: cells.map((row) => row.map(({ key }) => Number(key))), isFlat: false };
}

/** True for rows of digits rather than numbers of ones and zeros alone. @param {Leaf[]} items */
const areDigits = (items) =>
  items.every(({ text }) => /^[01]{2,64}$/.test(text) && text.length === items[0].text.length) &&
  (items[0].text.length > 2 || items.some(({ text }) => text.startsWith("0")));

/** @param {Leaf} leaf */
const digitsOf = ({ text }) => (text.match(/\d/g) ?? []).map(Number);

/** The arrays of numbers of a text, and the members of an object, with their names. @param {string} text @returns {import("./system.js").Value[]} */
export function arraysIn(text) {
  /** @type {import("./system.js").Value[]} */
  const found = [];
  const begin = `${BEGIN.source}|["'](?=[01][01 ,]{1,126}["'])`;
  for (const { value, name, at, isDashed, label, end } of itemsIn(text, begin, numbersIn)) {
    const last = found[found.length - 1];
    const isNext = last && !name && value.isFlat && (isDashed || !last.isFlat || !last.name);
    if (isNext && /^[\s,-]{1,40}$/.test(text.slice(last.end, at))) {
      last.rows.push(...value.rows);
      Object.assign(last, { end, isFlat: false });
    } else found.push({ ...value, name, at: label, end });
  }
  return found;
}

/** An array all of whose cells are alike, with its name: np.ones((5, 5)), [[1] * 5 for _ in range(5)], matrix(1, 5, 5). */
const ALIKE =
  /^\s*(?:(?:import|from) [\w .]{1,40}\n\s*)?(?:([A-Za-z]\w{0,30})\s?(?:<-|=)\s?)?(?:(?:np|numpy|torch)\.)?((?:ones|zeros)\(\(?[1-9]\d{0,2}, ?[1-9]\d{0,2}\)?(?:, ?(?:dtype ?= ?)?[\w.]{1,12})?\)|\[\[[01]\] ?\* ?[1-9]\d{0,2}(?:\] ?\* ?[1-9]\d{0,2}| for \w in range\([1-9]\d{0,2}\)\])|matrix\([01], ?(?:nrow ?= ?)?[1-9]\d{0,2}, ?(?:ncol ?= ?)?[1-9]\d{0,2}\));?\s*$/;

/** The board of such an array; a dark one may be none. @param {string} text @returns {{ notation: string, unread?: import("./text.js").Range[] } | null} null for another text */
export function readAlikeArray(text) {
  const [, name = "", call] = ALIKE.exec(text) ?? [];
  const [rows, cols] = (call?.match(/\d{1,3}(?!\w)/g) ?? []).slice(-2);
  if (!call || Number(rows) * Number(cols) > LIMITS.lights) return null;
  const sides = call.startsWith("[") ? [cols, rows] : [rows, cols]; // the cells of a row before the rows
  const isLit = /^(?:ones|\[\[1|matrix\(1)/.test(call);
  const isCertain = isLit && isBoardName(name);
  return { notation: `${sides.join("x")}.${isLit ? "on" : "off"}`, ...(!isCertain && { unread: [[0, text.length]] }) };
}

/** Before and behind several boards: the name of a variable, and signs. */
const AROUND = /^\s{0,20}(?:(?:(?:const|let|var) )?[$\w ]{1,40}(?:=|:=|<-|:)\s{0,20})?$/;
const BEHIND = /^[\s})\];,]*$/;
const TEXT_MAX = 500_000;
/** Between two objects of a text, and the name of one. */
const NEXT_OBJECT = /[\s,;]*(?=\{)/y;
const TITLE = /^(?:name|title|id|level)$/;

/** True of an object with the lights of a board. @param {List} object */
const hasLights = ({ items }) =>
  arePairs(items) &&
  items.some(({ value }) =>
    value.kind === "cell" ? /^[01.#]{4}/.test(value.text) : value.kind === "list" && !value.name,
  );

/** The places of the boards, and of the titles, of an array of two boards or more, or of objects, which are all that a text has; null for another text. @param {string} text @returns {import("./cases.js").Case[] | null} */
export function boardsWithin(text) {
  const start = text.search(/[[{]/);
  if (start < 0 || text.length > TEXT_MAX || !AROUND.test(text.slice(0, start))) return null;
  const parser = new Parser(text, start);
  /** @type {(Item | null)[]} */
  let items = [];
  do items.push(parser.item(0));
  while (items.at(-1) && parser.take(NEXT_OBJECT));
  for (let [only] = items; items.length === 1 && only; [only] = items)
    items = only.kind === "pair" ? [only.value] : only.kind === "list" ? only.items : [];
  const isRow = (/** @type {Item} */ row) =>
    row.kind === "list" || (row.kind === "cell" && /^[01.#]{2,}$/.test(row.text));
  const isBoard = (/** @type {Item | null} */ each) =>
    each?.kind === "list" && !each.name && (hasLights(each) || (rowsOf(each) && each.items.every(isRow)));
  if (items.length < 2 || !items.every(isBoard) || !BEHIND.test(text.slice(parser.at))) return null;
  return /** @type {List[]} */ (items).map(({ from, to, items: pairs }) => {
    const title = pairs.flatMap((item) => (item.kind === "pair" && TITLE.test(item.key) ? item.value : []))[0];
    return { at: from, end: to, ...(title?.kind === "cell" && { title: [title.from, title.to] }) };
  });
}
