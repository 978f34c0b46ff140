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
 *
 * Brackets and quotes count as blanks, and closing ones end a row, so that arrays of programs are read as rows. Digits that could be
 * cells or numbers of cells are cells if a word begins with 0, if several lines have equal lengths, or if a size precedes them that has as many cells.
 *
 * @typedef {{ rows: number, cols: number, lightCount: number, holes: ArrayLike<number>, boardNotation: string }} Here  the current board; rows: 0 for doors
 * @typedef {"notation" | "sized" | "digits" | "colours" | "picture" | "numbers" | "masks" | "flip"} Form
 * @typedef {{ at: number, text: string }} Word  what is between separators
 * @typedef {{ form: Form, notation: string }} Exact
 * @typedef {{ form: Form, rows: number[][], isLit: (sign: string) => boolean }} Rows  the places of the cells
 */
import { bitsOfHex, hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { withoutEnd } from "./text.js";

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

/** The outcome, or the refusal. @template Value @param {() => Value} make @returns {Value | Refused} */
export function attempt(make) {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Cells without rows are those of the current board if it has as many, else of a square if they can be, else one row. @param {number} count @param {Here} here @returns {[rows: number, cols: number]} */
export function sidesOf(count, { lightCount, rows, cols }) {
  const side = Math.sqrt(count);
  if (count === lightCount && rows) return [rows, cols];
  return Number.isInteger(side) ? [side, side] : [1, count];
}

/** Characters that separate words, and those of them that end a line. */
const BLANKS = " \\t\\r,[{(\"'`|";
const ENDS = "\\n;\\]})";
const TOKEN = RegExp(`[^${BLANKS}${ENDS}]+|[${ENDS}]`, "g");
const IS_END = RegExp(`[${ENDS}]`);
const AROUND = RegExp(`^[${BLANKS}${ENDS}]+`);
/** A size before cells, and its colon. */
const SIZE = RegExp(`^(\\d+)(?=[${BLANKS}xX*])[${BLANKS}]{0,80}(?:([xX*])[${BLANKS}]{0,80})?(\\d+)`);

/** The words of each line, up to one more than there may be lights. @param {string} text @param {number} from */
function linesOf(text, from) {
  /** @type {Word[][]} */
  const lines = [[]];
  const pattern = RegExp(TOKEN);
  pattern.lastIndex = from;
  let left = LIMITS.lights;
  for (const { 0: word, index: at } of text.matchAll(pattern)) {
    const line = lines[lines.length - 1];
    if (!IS_END.test(word)) line.push({ at, text: word });
    else if (line.length) lines.push([]);
    if (!IS_END.test(word) && left-- === 0) break;
  }
  return lines.filter(({ length }) => length);
}

/** @type {{ dark: string, lit: string, form: Form }[]} */
const ALPHABETS = [
  { dark: "0", lit: "1", form: "digits" },
  { dark: "wW", lit: "bB", form: "colours" },
  { dark: ".-_", lit: "#*xX", form: "picture" },
];

/** @param {string | undefined} sign */
const alphabetOf = (sign) => ALPHABETS.find(({ dark, lit }) => sign && (dark + lit).includes(sign));

/** The places of the characters of words; of a word no more than one that are too many. @param {Word[]} words */
const placesOf = (words) =>
  words.flatMap(({ at, text }) => Array.from({ length: Math.min(text.length, LIMITS.lights + 1) }, (_, i) => at + i));

/** The places of cells, in rows of equal width. @param {string} text @param {Word[][]} groups the words of each row @param {(typeof ALPHABETS)[number]} alphabet */
function rowsOf(text, groups, { dark, lit, form }) {
  const rows = groups.map(placesOf);
  const [{ length: width }] = rows;
  for (const row of rows) {
    const wrong = row.findIndex((place) => !(dark + lit).includes(text[place]));
    if (wrong >= 0 && wrong <= width) throw new Refused("digit", row[wrong], form);
    if (row.length !== width) throw new Refused("length", row[width] ?? row[row.length - 1] + 1, form);
  }
  const { [LIMITS.lights]: beyond } = rows.flat();
  if (beyond !== undefined) throw new Refused("too-large", beyond, form);
  return rows;
}

/** Cells that are drawn: a line of spaced cells or a word for each row; one word, and spaced cells in one line, have no rows. @param {string} text @param {Word[][]} lines @returns {Rows} */
function drawn(text, lines) {
  const [{ text: word }] = lines[0];
  const alphabet = /** @type {(typeof ALPHABETS)[number]} */ (alphabetOf(word[0]));
  const rows = rowsOf(text, word.length === 1 ? lines : lines.flat().map((each) => [each]), alphabet);
  return { form: alphabet.form, rows, isLit: (sign) => alphabet.lit.includes(sign) };
}

/** The lit cells by their numbers. @param {Word[]} words @param {number} count @param {ArrayLike<number>} holes @param {Form} form */
function numbered(words, count, holes, form) {
  const bits = new Uint8Array(count);
  for (const { at, text } of words) {
    const [digits] = /^\d*/.exec(text) ?? [""];
    const light = digits ? Number(digits) - 1 : 0;
    if (digits && (light < 0 || light >= count || bits[light] || holes[light])) throw new Refused("cell", at, form);
    if (digits.length < text.length) throw new Refused("trailing", at + digits.length, form);
    bits[light] = 1;
  }
  return hexOfBits(bits);
}

/** Properties of digits that may be cells or numbers of cells; isPadded: one begins as no number of a cell does. @param {Word[][]} lines */
function survey(lines) {
  const words = lines.flat();
  const isBinary = words.every(({ text }) => /^[01]+$/.test(text));
  return {
    count: words.reduce((sum, { text }) => sum + text.length, 0),
    isBinary,
    isPadded: /^[01]/.test(words[0]?.text) && words.some(({ text }) => (isBinary ? /^0/ : /^0(?!\d$)/).test(text)),
  };
}

/** Digits without a size: as many as the current board has cells are its lights. @param {string} text @param {Word[][]} lines @param {Here} here @returns {Exact | Rows} */
function digits(text, lines, here) {
  const { count, isBinary, isPadded } = survey(lines);
  const isShaped = lines.length > 1 && count % lines.length === 0 && count > lines.length;
  if (!isPadded && !(isBinary && isShaped)) {
    const outcome = attempt(() => numbered(lines.flat(), here.lightCount, here.holes, "numbers"));
    if (typeof outcome === "string") return { form: "numbers", notation: `${here.boardNotation}.${outcome}` };
    if (!isBinary) throw outcome;
  }
  const found = drawn(text, lines);
  const [row, next] = found.rows;
  if (next || row.length !== here.lightCount) return found;
  const bits = row.map((place) => Number(text[place]));
  const hole = bits.findIndex((bit, i) => bit && here.holes[i]);
  if (hole >= 0) throw new Refused("hole", row[hole], "digits");
  return { form: "digits", notation: `${here.boardNotation}.${hexOfBits(bits)}` };
}

/** The numbers of a size. @param {string} text @param {number} at @param {Form} form */
function sizeAt(text, at, form) {
  const [whole, first, , second] = SIZE.exec(text.slice(at, at + SIZE_MAX)) ?? ["", "0", "", "0"];
  const count = Number(first) * Number(second);
  if (!(count > 0)) throw new Refused("size", at, form);
  if (count > LIMITS.lights) throw new Refused("too-large", at, form);
  return { height: Number(first), width: Number(second), count, end: at + whole.length };
}
/** The most characters of a size, and the most that are looked at for pairs. */
const SIZE_MAX = 200;
const SEEN_MAX = 2000;

/** A size and the lights, drawn or by their numbers. @param {string} text @param {number} at @returns {Exact | Rows} */
function sized(text, at) {
  const form = "sized";
  const { height, width, count, end } = sizeAt(text, at, form);
  const lines = linesOf(text, end + (/^[^\S\n]*:/.exec(text.slice(end, end + SIZE_MAX))?.[0].length ?? 0));
  const words = lines.flat();
  if (!words.length) throw new Refused("length", text.length, form);
  const seen = survey(lines);
  const isDrawing = !/^\d/.test(words[0].text) || seen.isPadded || (seen.isBinary && seen.count === count);
  const outcome = isDrawing ? null : attempt(() => numbered(words, count, [], form));
  if (typeof outcome === "string") return { form, notation: `${height}x${width}.${outcome}` };
  if (outcome && !seen.isBinary) throw outcome;
  const { dark, lit } = alphabetOf(words[0].text[0]) ?? ALPHABETS[0];
  const places = placesOf(words);
  const wrong = places.findIndex((place) => !(dark + lit).includes(text[place]));
  if (wrong >= 0 && wrong < count) throw new Refused("digit", places[wrong], form);
  if (places.length < count) throw new Refused("length", text.length, form);
  if (places.length > count) throw new Refused("trailing", places[count], form);
  const rows = Array.from({ length: height }, (_, row) => places.slice(row * width, (row + 1) * width));
  return { form, rows, isLit: (sign) => lit.includes(sign) };
}

/** The name of the button with this index: A, B … Z, AA … @param {number} button */
const nameOf = (button) =>
  [Math.floor(button / 26) - 1, button % 26].map((i) => (i < 0 ? "" : String.fromCharCode(65 + i))).join("");

/** A mask, with or without its name. */
const MASK = RegExp(`(?=[^${BLANKS}${ENDS}])((?:([A-Za-z]{1,2}) {0,80}: {0,80})?)([^${BLANKS}${ENDS}]*)`, "g");

/** The masks of doors. @param {string} text */
function masksIn(text) {
  const form = "masks";
  /** @type {string[]} */
  const masks = [];
  for (const { 1: head, 2: name = "", 3: mask, index } of text.matchAll(MASK)) {
    const at = index + head.length;
    const width = masks[0]?.length ?? mask.length;
    const isNamed = name ? name.toUpperCase() === nameOf(masks.length) : /^\d/.test(mask);
    const wrong = mask.search(/[^01]/);
    if (masks.length === LIMITS.doors) throw new Refused("too-many", index, form);
    if (!isNamed) throw new Refused("letter", index, form);
    if (wrong >= 0) throw new Refused("digit", at + wrong, form);
    if (mask.length > LIMITS.doors) throw new Refused("too-many", at + LIMITS.doors, form);
    if (!mask || mask.length !== width) throw new Refused("mask-length", at + Math.min(mask.length, width), form);
    masks.push(mask);
  }
  return `doors-${masks.join("-")}.off`;
}

/** A game ID of Flip: a size, the masks of its buttons, and its lights. */
const FLIP = /^\d+[xX*]\d+[cr]?(?::(?:([\da-f]*)(?:,([\da-f]*))?)?)?/i;

/** True if light `i` is button `j` or beside it. @param {number} i @param {number} j @param {number} columns */
const isPlus = (i, j, columns) =>
  Math.abs(Math.floor(i / columns) - Math.floor(j / columns)) + Math.abs((i % columns) - (j % columns)) < 2;

/** A game ID of Flip. With the plus rule it is a grid, else doors, of which the lit ones are closed. @param {string} text @param {number} at */
function flip(text, at) {
  const form = "flip";
  const { height: columns, width: height, count } = sizeAt(text, at, form);
  const [head, masks = "", lights = ""] = FLIP.exec(text.slice(at)) ?? [""];
  const end = at + head.length;
  const digits = Math.ceil((count * count) / 4);
  if (text[end] === "#") throw new Refused("seed", end, form);
  if (masks.length !== digits) throw new Refused("length", end - (lights ? lights.length + 1 : 0), form);
  if (end < text.length) throw new Refused("digit", end, form);
  if (lights.length !== Math.ceil(count / 4)) throw new Refused("length", end, form);
  const matrix = bitsOfHex(masks).slice(0, count * count);
  const bits = bitsOfHex(lights).slice(0, count);
  const isGrid = matrix.every((bit, k) => Boolean(bit) === isPlus(k % count, Math.floor(k / count), columns));
  if (isGrid) return `${height}x${columns}.${hexOfBits(bits)}`;
  if (count > LIMITS.doors) throw new Refused("too-many", at, form);
  const own = Array.from({ length: count }, (_, j) => matrix.slice(j * count, (j + 1) * count).join(""));
  return `doors-${own.join("-")}.${hexOfBits(bits.map((lit) => 1 - lit))}`;
}

/** Two numbers on each line. */
const PAIRS = /^(?:[ \t]*\n[ \t]*\d{1,3}[ \t]+\d{1,3})+\s*$/;

/** True for a size that is not the beginning of a notation. @param {string} text @param {number} at @param {Word[][]} lines */
function isSized(text, at, lines) {
  const [head, rows, times = "", cols] = SIZE.exec(text.slice(at, at + SIZE_MAX)) ?? [""];
  if (!head || head[0] === "0") return false;
  const rest = text.slice(at + head.length, at + head.length + SEEN_MAX);
  if (!rest.replace(AROUND, "")) return false;
  if (rest[0] === ":") {
    const [masks, ...others] = rest.slice(1).split(/[\s,]/, 3);
    return others.length !== 1 || masks.length !== Math.ceil((Number(rows) * Number(cols)) ** 2 / 4); // else a game ID of Flip
  }
  if (!AROUND.test(rest)) return false;
  if (times) return true;
  if (PAIRS.test(rest) && /[2-9]/.test(rest)) return false; // pairs of numbers
  const { count, isBinary } = survey(lines);
  return /^[ \t\r,[{("'`|]*\n/.test(rest) && !(isBinary && count === 2 * lines.length); // else rows of two cells
}

/** The form of a text by its first character and its punctuation. @param {string} text @param {number} at @param {Word[][]} lines @returns {Form} */
function recognize(text, at, lines) {
  const rest = text.slice(at);
  const isNumber = /^\d/.test(rest);
  if (rest.includes("/")) return "notation";
  if (!isNumber) return rest.includes(":") ? "masks" : (alphabetOf(rest[0])?.form ?? "notation");
  if (isSized(text, at, lines)) return "sized";
  if (/[:#]/.test(rest)) return "flip";
  return /^\d+x(?:\d|$)/.test(rest) ? "notation" : "numbers";
}

/** A text without the separators at its end, and the place of its first word. @param {string} given */
function trimmed(given) {
  const text = withoutEnd(given, " \t\r,[{(\"'`|\n;]})");
  return { text, at: AROUND.exec(text)?.[0].length ?? 0 };
}

/** @param {string} given folded: one ASCII character for each sign @param {Here} here @returns {Exact | Rows | Refused} */
export function readStrictly(given, here) {
  const { text, at } = trimmed(given);
  if (at >= text.length) return new Refused("empty", at, "notation");
  const lines = linesOf(text, at);
  const form = recognize(text, at, lines);
  if (form === "notation") return new Refused("board", 0, form);
  return attempt(() => {
    if (form === "masks") return { form, notation: masksIn(text) };
    if (form === "sized") return sized(text, at);
    if (form === "flip") return { form, notation: flip(text, at) };
    return form === "numbers" ? digits(text, lines, here) : drawn(text, lines);
  });
}

/** The masks of doors, with or without their names. @param {string} given */
export function readMasksStrictly(given) {
  const { text, at } = trimmed(given);
  return at < text.length ? attempt(() => masksIn(text)) : new Refused("empty", given.length, "masks");
}
