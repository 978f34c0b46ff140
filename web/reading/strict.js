/**
 * @file Reads the forms that have a grammar. Every character belongs to the form, or the text is refused at it:
 *
 *     5 5                    rows and columns (also 5x5, 5*5), then one character for each light, spaced or not …
 *     01010 …
 *     5x5: 3, 7, 12          … or the numbers of the lit cells, from 1
 *     01010 11011 …          rows without a size, each a word, or a line of spaced cells
 *     .#.#. ##.## …          the same in . - _ and # * x
 *     bwwb bbwb bwwb bwww    rows of b (lit) and w: a Flip Game board, goal "either"
 *     0, 1, 0 …              cells without rows: of the current board if it has as many, else of a square, else one row
 *     3, 7, 12               the numbers of the lit cells on the current board
 *     A:011 B:101 C:110      the masks of doors, all closed; b:101 and, after the first mask, 101 alone are masks, too
 *     3x3c:masks,lights      a game ID of Flip, from Simon Tatham's puzzles (hex; columns x rows)
 *     https://…/#5x5.on      an address of the page
 *
 * Brackets and quotes count as blanks, and closing ones end a row, so that arrays of programs are read as rows. Digits that could be
 * cells or numbers of cells are cells if a word begins with 0, if several lines have equal lengths, or if a size precedes them that has as many cells.
 *
 * @typedef {{ rows: number, cols: number, lightCount: number, holes: ArrayLike<number>, boardNotation: string }} Here  the current board; rows: 0 for doors
 * @typedef {"notation" | "sized" | "digits" | "colours" | "picture" | "numbers" | "masks" | "flip"} Form
 */
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";

/** An example of each form, which readers see whose text in it is refused. */
export const STRICT_EXAMPLES = /** @type {const} */ ({
  notation: "5x5.on",
  sized: "3 3\n0 1 0\n1 1 1\n0 1 0",
  digits: "010\n111\n010",
  colours: "bwb\nwbw",
  picture: ".#.\n###",
  numbers: "5x5: 3, 7, 12",
  masks: "A:011\nB:101\nC:110",
  flip: "3x3c:d074191345d1644c17058,5d0",
});

/** A text that is refused. */
export class Refused extends Error {
  /** @param {import("./forms.js").Code} code @param {number} at @param {string} form */
  constructor(code, at, form) {
    super(code);
    this.code = code;
    this.at = at;
    this.form = form;
    /** The cells in each of the first rows of a drawing whose rows differ. @type {number[]} */
    this.rows = [];
  }
}

const LINE_END = "\n;]})";
const SEPARATOR = `${LINE_END} \t\r,[{("'|`;
const isSeparator = (/** @type {string} */ c) => c !== "" && SEPARATOR.includes(c);
const isDigit = (/** @type {string} */ c) => c >= "0" && c <= "9" && c !== "";

/** A place in a text. */
class Cursor {
  /** @param {string} text @param {number} [at] */
  constructor(text, at = 0) {
    this.text = text;
    this.at = at;
  }

  get peek() {
    return this.text[this.at] ?? "";
  }

  get ends() {
    return this.at >= this.text.length;
  }

  /** Within a word. */
  get isInside() {
    return !this.ends && !isSeparator(this.peek);
  }

  clone() {
    return new Cursor(this.text, this.at);
  }

  skipSeparators() {
    while (isSeparator(this.peek)) this.at++;
  }

  /** Within a line. */
  skipBlanks() {
    while (isSeparator(this.peek) && !LINE_END.includes(this.peek)) this.at++;
  }

  /** A number, at most one more than there may be lights; 0 if there is none. */
  number() {
    let value = 0;
    for (; isDigit(this.peek); this.at++) value = Math.min(LIMITS.lights + 1, 10 * value + Number(this.peek));
    return value;
  }

  /** @param {string} sign @param {string} code of the refusal of another one @param {string} form */
  expect(sign, code, form) {
    if (this.peek !== sign) throw new Refused(code, this.at, form);
    this.at++;
  }

  times() {
    const is = "xX*".includes(this.peek) && !this.ends;
    if (is) this.at++;
    return is;
  }
}

/** @type {{ dark: string, lit: string, form: Form }[]} */
const ALPHABETS = [
  { dark: "0", lit: "1", form: "digits" },
  { dark: "wW", lit: "bB", form: "colours" },
  { dark: ".-_", lit: "#*xX", form: "picture" },
];

/** @param {{ dark: string, lit: string }} alphabet @param {string} c */
const cellOf = ({ dark, lit }, c) => (c && lit.includes(c) ? 1 : c && dark.includes(c) ? 0 : -1);
const alphabetOf = (/** @type {string} */ c) => ALPHABETS.find((each) => cellOf(each, c) >= 0);

/** Properties of the rest of a text that help to recognize its form. @param {Cursor} cursor */
function survey(cursor) {
  const { at, text } = cursor;
  const seen = { words: 0, lines: 0, count: 0, first: 0, isBinary: true, begins: false, isPadded: false };
  let isFresh = true;
  for (let i = at; i < text.length; ) {
    if (isFresh) seen.lines++;
    seen.isPadded ||= text[i] === "0";
    for (; i < text.length && !isSeparator(text[i]); i++, seen.count++)
      seen.isBinary &&= text[i] === "0" || text[i] === "1";
    if (seen.words++ === 0) Object.assign(seen, { first: seen.count, begins: seen.isBinary });
    for (isFresh = false; i < text.length && isSeparator(text[i]); i++) isFresh ||= LINE_END.includes(text[i]);
  }
  return seen;
}

/** @typedef {ReturnType<typeof survey>} Seen */

/** True if digits are a drawing, given the place where reading them as numbers stopped. @param {Cursor} cursor @param {Cursor} numbers @param {Seen} seen */
function isDrawn(cursor, numbers, seen) {
  const hasDark = numbers.peek === "0" && (numbers.at === cursor.at || (seen.lines > 1 && seen.begins));
  return seen.isBinary || hasDark || (seen.begins && seen.first > 2);
}

/** True if digits can only be a drawing. @param {Cursor} cursor @param {Seen} seen */
function mustBeDrawn(cursor, seen) {
  const isShaped = seen.lines > 1 && seen.count % seen.lines === 0 && seen.count > seen.lines;
  return seen.isBinary ? seen.isPadded || isShaped : cursor.peek === "0" && seen.first > 2;
}

/** @param {Cursor} cursor @param {string} form */
function finish(cursor, form) {
  cursor.skipSeparators();
  if (!cursor.ends) throw new Refused("trailing", cursor.at, form);
}

/** As many cells as the board has, spaced or not. @param {Cursor} cursor @param {{ dark: string, lit: string }} alphabet @param {number} count @param {ArrayLike<number>} holes @param {string} form */
function cells(cursor, alphabet, count, holes, form) {
  const bits = new Uint8Array(count);
  for (let light = 0; light < count; light++, cursor.at++) {
    cursor.skipSeparators();
    if (cursor.ends) throw new Refused("length", cursor.at, form);
    const lit = cellOf(alphabet, cursor.peek);
    if (lit < 0) throw new Refused("digit", cursor.at, form);
    if (lit && holes[light]) throw new Refused("hole", cursor.at, form);
    bits[light] = lit;
  }
  finish(cursor, form);
  return bits;
}

/** Rows of cells. A row is a line if the cells are spaced, else a word. @param {Cursor} cursor @param {{ dark: string, lit: string, form: Form }} alphabet @param {boolean} isSpaced */
function rows(cursor, alphabet, isSpaced) {
  const { form } = alphabet;
  /** @type {number[]} */
  const bits = [];
  let columns = 0;
  let count = 0;
  for (; !cursor.ends; cursor.skipSeparators()) {
    let length = 0;
    for (let lit = cellOf(alphabet, cursor.peek); lit >= 0; lit = cellOf(alphabet, cursor.peek), length++) {
      if (count > 0 && length === columns) throw new Refused("length", cursor.at, form);
      if (bits.length === LIMITS.lights) throw new Refused("too-large", cursor.at, form);
      bits.push(lit);
      cursor.at++;
      if (isSpaced) cursor.skipBlanks();
    }
    if (cursor.isInside) throw new Refused("digit", cursor.at, form);
    if (count > 0 && length < columns) throw new Refused("length", cursor.at, form);
    count++;
    columns = length;
  }
  return { count, columns, bits };
}

/** @param {{ form: string }} alphabet */
const goalOf = ({ form }) => (form === "colours" ? "-goal-either" : "");

/** Cells without rows are those of the current board if it has as many, else of a square if they can be, else one row. @param {number} count @param {Here} here @returns {[rows: number, cols: number]} */
export function sidesOf(count, { lightCount, rows, cols }) {
  const side = Math.sqrt(count);
  if (count === lightCount && rows) return [rows, cols];
  return Number.isInteger(side) ? [side, side] : [1, count];
}

/** Cells without rows. @param {Cursor} cursor @param {{ dark: string, lit: string, form: Form }} alphabet @param {Here} here @param {number} count */
function flat(cursor, alphabet, here, count) {
  const { form } = alphabet;
  if (count > LIMITS.lights) throw new Refused("too-large", cursor.at, form);
  const own = form === "digits" && count === here.lightCount ? here.boardNotation : null;
  const board = own ?? `${sidesOf(count, here).join("x")}${goalOf(alphabet)}`;
  return `${board}.${hexOfBits(cells(cursor, alphabet, count, own ? here.holes : [], form))}`;
}

/** @param {Cursor} cursor @param {Here} here */
function drawing(cursor, here) {
  const alphabet = /** @type {(typeof ALPHABETS)[number]} */ (alphabetOf(cursor.peek));
  const seen = survey(cursor);
  const isAlone = seen.first === 1;
  if (seen.lines === 1 && (isAlone || seen.words === 1)) return flat(cursor, alphabet, here, seen.count);
  const { count, columns, bits } = rows(cursor, alphabet, isAlone && seen.lines > 1);
  return `${count}x${columns}${goalOf(alphabet)}.${hexOfBits(bits)}`;
}

/** The lit cells by their numbers. @param {Cursor} cursor @param {number} count @param {ArrayLike<number>} holes */
function numbered(cursor, count, holes) {
  const bits = new Uint8Array(count);
  while (isDigit(cursor.peek)) {
    const { at } = cursor;
    const light = cursor.number() - 1;
    if (light < 0 || light >= count || bits[light] || holes[light]) {
      cursor.at = at;
      throw new Refused("cell", at, "numbers");
    }
    bits[light] = 1;
    cursor.skipSeparators();
  }
  finish(cursor, "numbers");
  return bits;
}

/** The outcome, or the refusal. @template Value @param {() => Value} make @returns {Value | Refused} */
export function attempt(make) {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Digits without a size. @param {Cursor} cursor @param {Here} here */
function digits(cursor, here) {
  const seen = survey(cursor);
  const numbers = cursor.clone();
  if (!mustBeDrawn(cursor, seen)) {
    const outcome = attempt(() => numbered(numbers, here.lightCount, here.holes));
    if (!(outcome instanceof Refused))
      return { form: "numbers", notation: `${here.boardNotation}.${hexOfBits(outcome)}` };
    if (!isDrawn(cursor, numbers, seen)) throw outcome;
  }
  return { form: "digits", notation: drawing(cursor, here) };
}

/** @param {Cursor} cursor @param {string} form */
function size(cursor, form) {
  const { at } = cursor;
  const first = cursor.number();
  cursor.skipBlanks();
  if (cursor.times()) cursor.skipBlanks();
  const second = cursor.number();
  const isKnown = first > 0 && second > 0;
  if (isKnown && first * second <= LIMITS.lights) return [first, second];
  throw new Refused(isKnown ? "too-large" : "size", at, form);
}

/** A size and the lights, drawn or by their numbers. @param {Cursor} cursor */
function sized(cursor) {
  const [height, width] = size(cursor, "sized");
  cursor.skipBlanks();
  if (cursor.peek === ":") cursor.at++;
  cursor.skipSeparators();
  const count = height * width;
  const seen = survey(cursor);
  const isDrawing = !isDigit(cursor.peek) || (seen.isBinary && (seen.isPadded || seen.count === count));
  const numbers = cursor.clone();
  if (!isDrawing) {
    const outcome = attempt(() => numbered(numbers, count, []));
    if (!(outcome instanceof Refused)) return `${height}x${width}.${hexOfBits(outcome)}`;
    if (!isDrawn(cursor, numbers, seen)) throw new Refused(outcome.code, outcome.at, "sized");
  }
  const alphabet = alphabetOf(cursor.peek) ?? ALPHABETS[0];
  return `${height}x${width}${goalOf(alphabet)}.${hexOfBits(cells(cursor, alphabet, count, [], "sized"))}`;
}

/** Accepts the name of the button with this index and a colon: "A:", "b:" … "Z:", "AA:" … @param {Cursor} cursor @param {number} button */
function acceptName(cursor, button) {
  const letter = (/** @type {number} */ i) => String.fromCharCode(65 + i);
  const name = (button >= 26 ? letter(Math.floor(button / 26) - 1) : "") + letter(button % 26);
  const found = /^([A-Za-z]{1,2}) *: */.exec(cursor.text.slice(cursor.at, cursor.at + 80));
  const isNamed = found?.[1].toUpperCase() === name;
  if (isNamed) cursor.at += found[0].length;
  return isNamed;
}

/** The masks of doors. @param {Cursor} cursor */
function masksIn(cursor) {
  const form = "masks";
  /** @type {string[]} */
  const masks = [];
  for (; !cursor.ends; cursor.skipSeparators()) {
    if (masks.length === LIMITS.doors) throw new Refused("too-many", cursor.at, form);
    if (!isDigit(cursor.peek) && !acceptName(cursor, masks.length)) throw new Refused("letter", cursor.at, form);
    let mask = "";
    for (; cursor.isInside; cursor.at++) {
      if (cursor.peek !== "0" && cursor.peek !== "1") throw new Refused("digit", cursor.at, form);
      if (mask.length === LIMITS.doors) throw new Refused("too-many", cursor.at, form);
      if (masks.length && mask.length === masks[0].length) throw new Refused("mask-length", cursor.at, form);
      mask += cursor.peek;
    }
    if (!mask || mask.length < (masks[0]?.length ?? 0)) throw new Refused("mask-length", cursor.at, form);
    masks.push(mask);
  }
  return `doors-${masks.join("-")}.off`;
}

/** Bits in hex, four to a digit, the highest first. @param {Cursor} cursor @param {number} count */
function hexBits(cursor, count) {
  /** @type {number[]} */
  const bits = [];
  for (; bits.length < count; cursor.at++) {
    const digit = Number.parseInt(cursor.peek, 16);
    if (Number.isNaN(digit))
      throw new Refused(cursor.ends || cursor.peek === "," ? "length" : "digit", cursor.at, "flip");
    for (const place of [8, 4, 2, 1]) if (bits.length < count) bits.push(digit & place ? 1 : 0);
  }
  return bits;
}

/** True if light `i` is button `j` or beside it. @param {number} i @param {number} j @param {number} columns */
const isPlus = (i, j, columns) =>
  Math.abs(Math.floor(i / columns) - Math.floor(j / columns)) + Math.abs((i % columns) - (j % columns)) < 2;

/** A game ID of Flip: the matrix of its buttons and its lights. With the plus rule it is a grid, else doors, of which the lit ones are closed. @param {Cursor} cursor */
function flip(cursor) {
  const form = "flip";
  const [columns, height] = size(cursor, form);
  if ("cr".includes(cursor.peek)) cursor.at++;
  if (cursor.peek === "#") throw new Refused("seed", cursor.at, form);
  cursor.expect(":", "digit", form);
  const count = columns * height;
  const matrix = hexBits(cursor, count * count);
  const isGrid = matrix.every((bit, k) => Boolean(bit) === isPlus(k % count, Math.floor(k / count), columns));
  if (!isGrid && count > LIMITS.doors) throw new Refused("too-many", cursor.at, form);
  cursor.expect(",", "length", form);
  const lights = hexBits(cursor, count);
  finish(cursor, form);
  if (isGrid) return `${height}x${columns}.${hexOfBits(lights)}`;
  const masks = Array.from({ length: count }, (_, j) => matrix.slice(j * count, (j + 1) * count).join(""));
  return `doors-${masks.join("-")}.${hexOfBits(lights.map((lit) => 1 - lit))}`;
}

/** Two numbers on each line. */
const PAIRS = /^(?:[ \t]*\n[ \t]*\d{1,3}[ \t]+\d{1,3})+\s*$/;
/** The most characters that are looked at for pairs. */
const SEEN_MAX = 2000;

/** True for a size that is not the beginning of a notation. @param {Cursor} cursor */
function isSized(cursor) {
  const { at, text } = cursor;
  const place = cursor.clone();
  const seen = survey(place);
  let lights = place.number();
  place.skipBlanks();
  let isJoined = place.times();
  if (isJoined) place.skipBlanks();
  if (!isDigit(place.peek)) return false;
  lights *= place.number();
  isJoined ||= place.peek === ":";
  const rest = text.slice(place.at, place.at + SEEN_MAX);
  if (text[at] === "0" || (!isJoined && PAIRS.test(rest) && /[2-9]/.test(rest))) return false; // rows of states, or pairs of numbers
  const isApart = !place.isInside || (place.peek === ":" && !isFlip(place, lights));
  place.skipBlanks();
  const ends = place.peek === "\n" && (!seen.isBinary || seen.count !== 2 * seen.lines);
  place.skipSeparators();
  return isApart && (isJoined || ends) && !place.ends;
}

/** True if a game ID of Flip continues behind this colon. @param {Cursor} cursor @param {number} lights */
function isFlip(cursor, lights) {
  const place = new Cursor(cursor.text, cursor.at + 1);
  const seen = survey(place);
  return place.isInside && seen.words === 2 && seen.first === Math.floor((lights * lights + 3) / 4);
}

/** The form of a text by its first character and its punctuation. @param {Cursor} cursor @returns {Form} */
function recognize(cursor) {
  const { text, peek } = cursor;
  const rest = text.slice(cursor.at);
  const isNumber = isDigit(peek);
  if (rest.includes("/")) return "notation";
  if (!isNumber && rest.includes(":")) return "masks";
  const alphabet = isNumber ? undefined : alphabetOf(peek);
  if (alphabet) return alphabet.form;
  if (isNumber && isSized(cursor)) return "sized";
  if (/[:#]/.test(rest)) return "flip";
  return isNumber && !/^\d+x(?:\d|$)/.test(rest) ? "numbers" : "notation";
}

/** A cursor at the first word of a text, which ends with its last word. @param {string} text */
function cursorIn(text) {
  let end = text.length;
  while (end > 0 && isSeparator(text[end - 1])) end--;
  const cursor = new Cursor(text.slice(0, end));
  cursor.skipSeparators();
  return cursor;
}

/** @param {string} text folded: one ASCII character for each sign @param {Here} here @returns {{ notation: string, form: string, at: number } | Refused} at: where the notation begins, for a text that is one */
export function readStrictly(text, here) {
  const cursor = cursorIn(text);
  const form = recognize(cursor);
  if (cursor.ends) return new Refused("empty", cursor.at, "notation");
  return attempt(() => {
    switch (form) {
      case "masks":
        return { notation: masksIn(cursor), form, at: 0 };
      case "sized":
        return { notation: sized(cursor), form, at: 0 };
      case "flip":
        return { notation: flip(cursor), form, at: 0 };
      case "numbers":
        return { ...digits(cursor, here), at: 0 };
      case "notation":
        return address(cursor);
      default:
        return { notation: drawing(cursor, here), form, at: 0 };
    }
  });
}

/** The masks of doors, with or without their names. @param {string} text */
export function readMasksStrictly(text) {
  const cursor = cursorIn(text);
  return attempt(() => {
    if (cursor.ends) throw new Refused("empty", text.length, "masks");
    return masksIn(cursor);
  });
}

/** A notation, or an address of the page up to it. @param {Cursor} cursor */
function address(cursor) {
  const rest = cursor.text.slice(cursor.at);
  const hash = rest.indexOf("#");
  const skipped = !rest.includes("/") ? 0 : hash < 0 ? rest.length : hash + 1;
  const [place] = /^(?:solve-)?(?:learn-)?/.exec(rest.slice(skipped)) ?? [""];
  const start = skipped ? skipped + place.length : 0;
  return { notation: rest.slice(start), form: "notation", at: cursor.at + start };
}
