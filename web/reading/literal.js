/**
 * @file Reads arrays of programs: [[0,1],[1,1]] in any language, rows of text ["010", "111"], matrix(c(…), nrow = 3), matrix(GF(2), 3, 3, […]), 25 numbers in one array,
 * and objects with "rows" and "cols". The grammar is strict: every item is a cell, a size or a name that the function knows, or the array is none.
 *
 * @typedef {{ kind: "cell", text: string, from: number, to: number }} Leaf
 * @typedef {{ kind: "list", items: Item[], rows: number[], from: number, to: number }} List  rows: how many items stand before each line break
 * @typedef {{ kind: "call", name: string, items: Item[], from: number, to: number }} Call
 * @typedef {{ kind: "pair", key: string, value: Item, from: number, to: number }} Pair  nrow = 3, "rows": 3
 * @typedef {Leaf | List | Call | Pair} Item
 * @typedef {{ rows: import("./drawing.js").Cell[][], from: number, to: number, name: string, label: number, doubts: import("./account.js").Range[] }} Literal  name: of the variable; label: where it begins; doubts: what may change the array
 */
import { plainKey } from "./drawing.js";

const DEPTH_MAX = 6;
const ITEMS_MAX = 70_000;
const CLOSING = /** @type {Record<string, string>} */ ({ "[": "]", "{": "}", "(": ")" });
const BLANK = /[\s]/;
const WORD = /[A-Za-z_][\w.]*!?/y;
const NUMBER = /-?\d+(?:\.0*)?(?:[ui]\d{1,3}|[uUL])?/y;
const RESHAPE = /^\.reshape\(\s{0,9}\(?\s{0,9}(-1|\d{1,5})\s{0,9},\s{0,9}(-1|\d{1,5})\s{0,9}\)?\)/;
const STATES = /^(?:true|false|t|f|yes|no|on|off|none|null)$/i;

/** A recursive descent over a text; methods give null where the text is no array. */
class Parser {
  /** @param {string} text @param {number} at */
  constructor(text, at) {
    this.text = text;
    this.at = at;
    this.count = 0;
  }

  skip() {
    while (BLANK.test(this.text[this.at] ?? "")) this.at++;
  }

  /** @param {RegExp} pattern sticky */
  match(pattern) {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found) this.at += found.length;
    return found ?? null;
  }

  /** An item, and behind an array the shape that it is given: [0, 1, 1, 0].reshape(2, 2). @param {number} depth @returns {Item | null} */
  item(depth) {
    const item = this.plainItem(depth);
    const [, rows, cols] = (item && RESHAPE.exec(this.text.slice(this.at, this.at + 60))) || [];
    if (!item || rows === undefined) return item;
    this.match(/[^)]*\)+/y);
    const sides = [rows, cols].map((text, i) => ({
      ...{ kind: /** @type {const} */ ("pair"), key: ["nrows", "ncols"][i], from: this.at, to: this.at },
      value: { kind: /** @type {const} */ ("cell"), text, from: this.at, to: this.at },
    }));
    return {
      kind: "call",
      name: "matrix",
      items: [item.kind === "call" && item.items.length === 1 ? item.items[0] : item, ...sides],
      from: item.from,
      to: this.at,
    };
  }

  /** @param {number} depth @returns {Item | null} */
  plainItem(depth) {
    this.skip();
    const from = this.at;
    const sign = this.text[this.at];
    if (depth > DEPTH_MAX || ++this.count > ITEMS_MAX || sign === undefined) return null;
    if (sign === '"' || sign === "'") return this.string(sign, depth);
    if (sign in CLOSING) return this.list(sign, depth);
    const number = this.match(NUMBER);
    if (number) return this.named({ kind: "cell", text: String(Number.parseFloat(number)), from, to: this.at }, depth);
    const word = this.match(WORD);
    if (!word) return null;
    const open = this.text[this.at];
    if (open === "(" || (open in CLOSING && word.endsWith("!"))) {
      const list = this.list(open, depth);
      return (
        list && { kind: "call", name: word.replace(/^.*\./, "").toLowerCase(), items: list.items, from, to: this.at }
      );
    }
    return this.named({ kind: "cell", text: word, from, to: this.at }, depth);
  }

  /** A name with its value: nrow = 3. @param {Leaf} leaf @param {number} depth @returns {Item | null} */
  named(leaf, depth) {
    const { at } = this;
    this.skip();
    if (!this.match(/=>|[:=](?![:=])/y)) {
      this.at = at;
      return leaf;
    }
    const value = this.item(depth + 1);
    return value && { kind: "pair", key: leaf.text.toLowerCase(), value, from: leaf.from, to: this.at };
  }

  /** @param {string} quote @param {number} depth @returns {Item | null} */
  string(quote, depth) {
    const from = this.at;
    const end = this.text.indexOf(quote, from + 1);
    if (end < 0 || end - from > 1000) return null;
    const text = this.text.slice(from + 1, end);
    if (text.includes("\n")) return null;
    this.at = end + 1;
    return this.named({ kind: "cell", text, from: from + 1, to: end }, depth);
  }

  /** @param {string} open @param {number} depth @returns {List | null} */
  list(open, depth) {
    const from = this.at++;
    /** @type {Item[]} */
    const items = [];
    /** @type {number[]} */
    const rows = [];
    for (;;) {
      const before = this.at;
      this.skip();
      if (this.text.slice(before, this.at).includes("\n") && items.length && rows[rows.length - 1] !== items.length)
        rows.push(items.length);
      const sign = this.text[this.at];
      if (sign === CLOSING[open]) {
        this.at++;
        return { kind: "list", items, rows, from, to: this.at };
      }
      if (sign === ",") this.at++;
      else if (sign === ";") {
        this.at++;
        rows.push(items.length);
      } else {
        const item = this.item(depth + 1);
        if (!item) return null;
        items.push(item);
      }
    }
  }
}

/** @param {Leaf} leaf @returns {import("./drawing.js").Cell} */
const cellOf = ({ text, from }) => {
  const key = plainKey(text);
  return {
    at: from,
    text,
    key: /^(?:true|t|yes)$/.test(key) ? "1" : /^(?:false|f|no|none|null)$/.test(key) ? "0" : key,
  };
};

/** @param {Item[]} items @returns {items is Leaf[]} */
const areLeaves = (items) => items.length > 0 && items.every(({ kind }) => kind === "cell");

/** True for a cell: a digit, a sign or a word of two states. @param {Leaf} leaf */
const isState = ({ text }) => /^[01]$/.test(text) || (text.length === 1 && !/[\d\s]/.test(text)) || STATES.test(text);

/** The cells of a text that is one row. @param {Leaf} leaf @returns {import("./drawing.js").Cell[]} */
const cellsOf = ({ text, from }) => {
  let at = from;
  return [...text].flatMap((sign) => {
    const cell = { at, text: sign, key: plainKey(sign) };
    at += sign.length;
    return /[\s,]/.test(sign) ? [] : [cell];
  });
};

/** @template Value @param {Value[]} items @param {number} width */
const inRows = (items, width) =>
  Array.from({ length: items.length / width }, (_, i) => items.slice(i * width, (i + 1) * width));

/** The rows of a flat list: as its lines break, else of a square. @param {List} list */
function flatRows({ items, rows }) {
  const leaves = /** @type {Leaf[]} */ (items);
  if (!leaves.every(isState)) return null;
  const cells = leaves.map(cellOf);
  const breaks = rows.filter((row) => row < items.length);
  const width = breaks[0] ?? Math.sqrt(items.length);
  const isEven =
    Number.isInteger(width) && items.length % width === 0 && breaks.every((row, i) => row === width * (i + 1));
  return isEven && items.length / width > 1 && items.length >= 4 ? inRows(cells, width) : null;
}

/** @param {Item} item @returns {import("./drawing.js").Cell[][] | null} */
function rowsOf(item) {
  if (item.kind === "call") return callRows(item);
  if (item.kind !== "list") return null;
  const { items } = item;
  if (items.some(({ kind }) => kind === "pair")) return objectRows(/** @type {Pair[]} */ (items));
  if (areLeaves(items)) {
    if (items.every(isState)) return flatRows(item);
    const texts = items.map(cellsOf);
    return texts.length > 1 && texts[0].length > 1 ? texts : null;
  }
  if (items.length === 1) return rowsOf(items[0]);
  if (!items.every((each) => (each.kind === "list" || each.kind === "call") && areLeaves(each.items))) return null;
  const rows = items.map((each) => /** @type {Leaf[]} */ (/** @type {List} */ (each).items));
  return rows.length > 0 && rows.flat().every(isState) ? rows.map((row) => row.map(cellOf)) : null;
}

/** @param {Item | undefined} item */
const numberOf = (item) => (item?.kind === "cell" && /^\d{1,6}$/.test(item.text) ? Number(item.text) : Number.NaN);

/** Functions that put rows below each other, or columns beside each other. */
const BINDERS = /^[rc]bind$/;
/** Functions that make an array of their only list. */
const MAKERS =
  /^(?:(?:int|boolean)?arrayof|(?:mutable)?listof|array|list|asarray|tensor|vec!|c|matrix|vector|mat|board|grid|new)$/;

/** @param {Item[]} items @returns {List} */
const listOf = (items) => ({ kind: "list", items, rows: [], from: 0, to: 0 });

/** A vector tells its length before its entries, which is no size: vector(GF(2), 9, [1, 0, …]). @param {Call} call */
const withoutLength = ({ name, items }) =>
  items.filter((item, i) => {
    const next = items[i + 1];
    return name !== "vector" || next?.kind !== "list" || numberOf(item) !== next.items.length;
  });

/** @param {Call} call */
function callRows(call) {
  const { name } = call;
  const items = withoutLength(call);
  if (BINDERS.test(name)) {
    const rows = rowsOf(listOf(items));
    if (name === "rbind" || !rows?.every(({ length }) => length === rows[0].length)) return rows;
    return rows[0].map((_, i) => rows.map((row) => row[i]));
  }
  const fields = items.filter(({ kind }) => kind === "call");
  const lists = items.filter((item) => item.kind === "list" || (item.kind === "call" && item.name !== "gf"));
  const pairs = /** @type {Pair[]} */ (items.filter(({ kind }) => kind === "pair"));
  const numbers = items.filter((item) => !Number.isNaN(numberOf(item)));
  const isField = fields.every((item) => lists.includes(item) || /** @type {Call} */ (item).name === "gf");
  if (lists.length === 0 && areLeaves(items) && items.every(isState)) return flatRows(listOf(items));
  if (lists.length !== 1 || !isField || !MAKERS.test(name)) {
    const areRows = lists.length > 1 && lists.length === items.length && MAKERS.test(name);
    return areRows ? rowsOf(listOf(items)) : null;
  }
  const known = pairs.every(({ key }) => /^(?:nrow|nrows|ncol|ncols|byrow|dtype)$/.test(key));
  const others =
    items.length - lists.length - pairs.length - numbers.length - fields.filter((item) => !lists.includes(item)).length;
  if (!known || others > 0) return null;
  const [list] = lists;
  const inner = /** @type {List | Call} */ (list).items;
  const [rows, cols] = sizeOf(pairs, numbers.map(numberOf), inner.length);
  if (!rows) return numbers.length || pairs.some(({ key }) => key !== "dtype") ? null : rowsOf(list);
  if (!areLeaves(inner) || !inner.every(isState) || rows * cols !== inner.length) return null;
  const cells = inner.map(cellOf);
  const isR =
    pairs.some(({ key }) => /^(?:n(?:row|col)|byrow)$/.test(key)) || (list.kind === "call" && list.name === "c");
  const byRow = pairs.find(({ key }) => key === "byrow")?.value;
  const isByRow = !isR || (byRow?.kind === "cell" && /^t/i.test(byRow.text));
  return isByRow
    ? inRows(cells, cols)
    : Array.from({ length: rows }, (_, row) => Array.from({ length: cols }, (_, col) => cells[col * rows + row]));
}

/** The sides that are told by name or as two numbers. @param {Pair[]} pairs @param {number[]} numbers @param {number} count */
function sizeOf(pairs, numbers, count) {
  const told = (/** @type {RegExp} */ pattern) => numberOf(pairs.find(({ key }) => pattern.test(key))?.value);
  const rows = numbers.length ? numbers[0] : told(/^(?:nrows?|rows?|height|h|m)$/);
  const cols = numbers.length === 2 ? numbers[1] : told(/^(?:ncols?|cols?|columns|width|w|n)$/);
  if (rows > 0) return [rows, cols > 0 ? cols : count / rows];
  return cols > 0 ? [count / cols, cols] : [0, 0];
}

/** What files say besides a board. */
const META = /^(?:moves|id|level|name|title|par|best|seed|difficulty|author|date|version|type|game)$/;
const SIZE = /^(?:rows?|cols?|columns|width|height|nrows?|ncols?)$/;

/** @param {Pair[]} items */
function objectRows(items) {
  if (!items.every(({ kind }) => kind === "pair")) return null;
  const boards = items.filter(({ value }) => value.kind === "list" || value.kind === "call");
  const rest = items.filter((item) => !boards.includes(item));
  if (boards.length !== 1 || !/^(?:board|grid|cells|lights|state|start|matrix|puzzle|data|map)$/.test(boards[0].key))
    return null;
  if (!rest.every(({ key, value }) => META.test(key) || (SIZE.test(key) && numberOf(value) > 0))) return null;
  const value = /** @type {List} */ (boards[0].value);
  const [rows, cols] = sizeOf(rest, [], value.items.length);
  const found =
    areLeaves(value.items) && rows && value.items.length === rows * cols && value.items.every(isState)
      ? inRows(value.items.map(cellOf), cols)
      : rowsOf(value);
  return found && (!rows || (found.length === rows && found[0].length === cols)) ? found : null;
}

/** The name of a variable before its value. */
const NAME =
  /["']?([\p{L}\w$@.]{1,40})["']?(?::\s{0,9}\w{1,20})?(?:\s{0,9}\[\d{0,9}\]){0,3}\s{0,9}(?:<-|:=|=|:)\s{0,9}$/u;
/** Expressions that compute another array of an array: 1 - [[…]], ~[[…]], flip([[…]]), [[…]].T, [[…]][::-1] */
const OPERATOR = /(?:(?<=[\w)\]])\s*[-+*/%^@]|[~!¬]|\bnot)\s*$/i;
const CALLED = /(?<![\w.])(?:[A-Za-z_]\w{0,20}\.)?([A-Za-z_]\w{0,20})\(?$/;
/** Words in the names of arrays of lights; other arrays may be anything. */
const BOARDS =
  /board|grid|light|lamp|bulb|cell|state|puzzle|level|map|field|tile|mat|arr|data|game|start|init|lit|row|input|example|sample|easy|medium|hard|small|large|big|test|pos|config|setup|layout|problem|stage|^(?:on|now|before|current|lo|vec|out|in|v|m|mm)\d*$/i;
/** Names of arrays whose lights are the others. */
const NEGATED = /^(?:not|non|un|off|dark|inv|closed)_?|_(?:off|dark|inv|unlit)/i;
/** True for the name of an array that may be a board: a letter, or a word for lights. @param {string} name */
export const isBoardName = (name) => /^[$@]?\w?\d*$/.test(name) || (BOARDS.test(name) && !NEGATED.test(name));
/** Functions that show, solve or load a board. */
const KEEPERS = /^(?:print|display|show|board|grid|lights?\w*|solver?|solve_?\w*|puzzle|play|load|set\w*|gf|tuple)$/i;
const CHANGED = /^\s*(?:\[|\(:|[-+*/%^@](?![-/*])|\.[A-Za-z]\w{0,20}|'(?=\s*[;\n]))/;
/** Arrays under these names are no rows of lights. */
const OTHERS =
  /toggles?|flips?|masks?|controls?|affects?|edges?|links?|lit|on|coord|points?|positions?|presses|doors?|buttons?|neighbou?rs|graph|adj/i;

/** The beginning of an array. */
const BEGIN =
  /[[{(]|\b(?:np\.|numpy\.|torch\.)?(?:array|matrix|Matrix|vector|tensor|[rc]bind|c|list|vec!|(?:int|boolean)?[aA]rrayOf|(?:mutableL|l)istOf)(?=[[({])/;

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
    const item = parser.item(0);
    const before = text.slice(Math.max(0, at - BEFORE), at);
    const [label = "", name = ""] = NAME.exec(before) ?? [];
    const value = item && read(item, name);
    if (!value) continue;
    yield { value, name, at, before, label: at - label.length, end: parser.at };
    start.lastIndex = parser.at;
  }
}

/** The rows of an item that is a board in two or three symbols. @param {Item} item @param {string} name */
function boardOf(item, name) {
  const rows = rowsOf(item);
  const cells = rows?.flat() ?? [];
  const keys = new Set(cells.map(({ key }) => key));
  const isOther = OTHERS.test(name) && cells.some(({ text }) => !/^(?:true|false)$/i.test(text));
  const areStates = keys.size > 3 || [...keys].some((key) => /^[2-9]$/.test(key));
  return rows?.length && rows.every(({ length }) => length === rows[0].length) && !isOther && !areStates ? rows : null;
}

/** The arrays of a text that are boards in two or three symbols, in their order. @param {string} text @returns {Literal[]} */
export function literalsIn(text) {
  return Array.from(itemsIn(text, BEGIN.source, boardOf), ({ value: rows, name, at, before, label, end }) => {
    const isCall = text[at] === "(" || before.endsWith("(");
    const [call = "", called = ""] = (isCall && CALLED.exec(before)) || [];
    const isKept = !called || KEEPERS.test(called) || MAKERS.test(called.toLowerCase());
    const own = !name || isBoardName(name) ? "" : before.slice(before.lastIndexOf(name));
    const operator = isKept ? (OPERATOR.exec(before)?.[0] ?? own) : call;
    const [behind = ""] = CHANGED.exec(text.slice(end, end + BEFORE)) ?? [];
    /** @type {import("./account.js").Range[]} */
    const changes = [
      [at - operator.length, at],
      [end, end + behind.length],
    ];
    return { rows, from: at, to: end, name, label, doubts: changes.filter(([from, to]) => from < to) };
  });
}

/** The numbers of an item: one row of a flat array or of a text of digits; null for another. @param {Item} item @returns {{ rows: number[][], isFlat: boolean } | null} */
function numbersIn(item) {
  if (item.kind === "cell")
    return /^[01](?:[ ,]?[01])+$/.test(item.text) ? { rows: [digitsOf(item.text)], isFlat: true } : null;
  if (item.kind === "pair") return null;
  const items = item.items.filter((each) => each.kind !== "call" || each.name !== "gf");
  if (item.kind === "list" && item.rows.length && areLeaves(items)) return rowsIn(rowsOf(item));
  if (areLeaves(items) && areDigits(items)) return { rows: items.map(({ text }) => digitsOf(text)), isFlat: false };
  if (areLeaves(items) && items.every(({ text }) => /^\d{1,3}$/.test(text)))
    return { rows: [items.map(({ text }) => Number(text))], isFlat: true };
  if (items.length === 1) return numbersIn(items[0]);
  const rows = items.map(numbersIn);
  if (!rows.every((row) => row?.isFlat)) return rowsIn(rowsOf(item));
  return { rows: rows.flatMap((row) => row?.rows ?? []), isFlat: false };
}

/** True for rows of digits rather than numbers of ones and zeros alone. @param {Leaf[]} items */
const areDigits = (items) =>
  items.every(({ text }) => /^[01]{2,64}$/.test(text) && text.length === items[0].text.length) &&
  (items[0].text.length > 2 || items.some(({ text }) => text.startsWith("0")));

/** @param {string} text */
const digitsOf = (text) => (text.match(/\d/g) ?? []).map(Number);

/** @param {import("./drawing.js").Cell[][] | null} rows */
function rowsIn(rows) {
  const areBits = rows?.flat().every(({ key }) => key === "0" || key === "1");
  return rows && areBits ? { rows: rows.map((row) => row.map(({ key }) => Number(key))), isFlat: false } : null;
}

/** The arrays of numbers of a text, and the members of an object, with their names. @param {string} text @returns {import("./system.js").Value[]} */
export function arraysIn(text) {
  /** @type {import("./system.js").Value[]} */
  const found = [];
  const begin = `${BEGIN.source}|["'](?=[01][01 ,]{1,126}["'])`;
  for (const { value, name, at, before, label, end } of itemsIn(text, begin, numbersIn)) {
    const last = found[found.length - 1];
    const [, head = ""] = LISTED.exec(before) ?? [];
    const isNext = last && !name && value.isFlat && (!last.isFlat || !last.name);
    if (isNext && /^[\s,]{1,20}(?:-\s{0,9})?$/.test(text.slice(last.end, at))) {
      last.rows.push(...value.rows);
      Object.assign(last, { end, isFlat: false });
    } else found.push({ ...value, isFlat: value.isFlat && !head, name: name || head, at: label, end });
  }
  return found;
}

/** The head of lists that a line each has. */
const LISTED = /(\w{1,40}):\s{0,9}\n\s{0,20}-\s{0,9}$/;

/** Before and behind an array of boards: the name of a variable or of a field. */
const AROUND =
  /^\s{0,20}(?:(?:const|let|var)\s)?[$\w\s]{0,40}(?:=|:=|<-)?\s{0,20}(?:\{\s{0,20}"\w{1,20}"\s{0,20}:\s{0,20})?$/;
const BEHIND = /^[\s})\];,]*$/;
const TEXT_MAX = 500_000;

/** The places of the boards of an array of two boards or more, which is all that a text has; null for another text. @param {string} text @returns {{ from: number, to: number }[] | null} */
export function boardsWithin(text) {
  const start = text.search(/[[{]\s{0,9}[[{]\s{0,9}[[{]/);
  if (start < 0 || text.length > TEXT_MAX || !AROUND.test(text.slice(0, start))) return null;
  const parser = new Parser(text, start);
  const item = parser.item(0);
  if (item?.kind !== "list" || item.items.length < 2 || !BEHIND.test(text.slice(parser.at))) return null;
  const areBoards = item.items.every(
    (each) => each.kind === "list" && each.items.every(({ kind }) => kind === "list") && rowsOf(each),
  );
  return areBoards ? item.items : null;
}
