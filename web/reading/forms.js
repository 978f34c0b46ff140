/**
 * @file Reads texts in no form of the core: drawings in any symbols, lists of cells and of names. It writes a notation, which the core reads.
 *
 * @typedef {import("./strict.js").Here} Here
 * @typedef {import("./text.js").Range} Range
 * @typedef {string} Code  of a refusal: one of the core's reasons to refuse a notation, or "name" for an unknown name
 * @typedef {import("./signs.js").Meaning} Meaning
 * @typedef {import("./drawing.js").Drawing} Drawing
 * @typedef {import("./drawing.js").Cell} Cell
 * @typedef {"masks" | "columns" | "states" | "cells"} Sense  lists of doors, or of the lit columns of each row; or states of lights; or rows and columns of lit lights
 * @typedef {{ meanings?: (Meaning | number)[], legend?: Map<string, Meaning>, self?: boolean, states?: number, sense?: Sense, anyway?: boolean, isWished?: boolean }} Choice  what to take a text for where its meaning is a guess; anyway: though a part of it was not read; isWished: the goal is told beside it
 * @typedef {{ code: Code, at: number, form: string, rows?: number[] }} Refusal
 * @typedef {{ notation: string, pasted: Pasted, used: Range[], doubts?: Range[], rows?: Cell[][], isByRows?: boolean, mayGoOut?: boolean }} Reading  rows: of a drawing; used: the parts of the text that were read; doubts: those that may change what was read; isByRows: columns of rows were listed; mayGoOut: lamps may be meant to go out
 */

/**
 * The meaning that was found in a text.
 * @typedef {object} Pasted
 * @property {string} form
 * @property {boolean} isCertain false where the meanings of the symbols are a guess
 * @property {{ symbol: string, count: number, meaning: Meaning | number }[]} symbols of a drawing, in the order in which they occur; a number is a state
 * @property {number} states of each light or dial, if there may be more; else 0
 * @property {boolean} asksSelf no button lists its own door, which may be meant to go without saying
 * @property {boolean} isPair only two digits occur, which may mean dark and lit
 * @property {Sense[]} senses in which the text can be read, if there are several, or if the only one is a guess; the first one is meant unless another is chosen
 * @property {Range[]} unread the parts of the text that were not read, in order and apart
 * @property {string[]} kept the options of the current board that stay
 * @property {string[]} names of the doors, as the text has them
 * @property {string[]} buttons their names, as the text has them
 * @property {string} title of one of several boards
 * @property {boolean} asksStates some digits below the largest do not occur, so that they may be no states
 */

import { findCells } from "./cells.js";
import { doorsNotation } from "./doors.js";
import { findDrawing, findSigns, plainKey } from "./drawing.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { findLists } from "./lists.js";
import { findMasks } from "./names.js";
import { EDGES } from "./pairs.js";
import { guessMeanings, isCustomary, isDark, isKnownKey, SYMBOLS_MAX } from "./signs.js";
import { sidesOf } from "./strict.js";
import { blank, rangeOf } from "./text.js";
import { readTurning } from "./turning.js";

/** The most rows whose widths a refusal tells. */
const WIDTHS_MAX = 8;
/** In longer texts no blanks are cells. */
const SPACED_MAX = 16_000;
/** The most states of a light. */
export const STATES_MAX = 36;

/** Decimals of a spreadsheet with decimal commas; one alone only between tabs or blanks. */
const DECIMALS = /(?<=(?:^|[\t\n; ])\d),(?:0(?=$|\s)|00?0(?=$|[\s;]))/g;

/** A text of the same length without the decimals of whole numbers. @param {string} text */
function withoutDecimals(text) {
  const plain = text.replace(DECIMALS, blank);
  return /\t|,00/.test(text) && !plain.includes(",") ? plain.replaceAll(";", " ") : text;
}

/** True if each line has as many cells between semicolons, each one word or none. @param {string} text */
function hasSemicolons(text) {
  if (!text.includes(";")) return false;
  const lines = text.split("\n").filter((line) => /\S/.test(line));
  const rows = lines.map((line) => line.split(";").map((cell) => cell.trim()));
  const areWords = rows.every((row) => row.length === rows[0].length && !row.some((cell) => /\s/.test(cell)));
  const areEnded = rows.every(({ length, 1: rest }) => length === 2 && !rest);
  return lines.length > 1 && areWords && !areEnded;
}

/** The frame above rows between bars. */
const TOP = /^[ _]+(?=\n[^\S\n]*\|)/m;

/** A name and a quoted list, in a file of values with commas: A,"1,2". */
const QUOTED = /^([^\S\n]{0,9}[\p{L}\p{N}]{1,20}),"([^"\n]{0,400})"(?=\s*$)/gmu;

/** The rows of a list of YAML: - 110, each a line. */
const DASHED = /^(?:[^\S\n]{0,40}- [01]{2,64}[^\S\n]{0,40}(?:\n|$)){2,64}(?![^\S\n]{0,40}[01]{2})/gm;

/** The prompt of a program. */
const PROMPT = /^(?:sage:|>>>|julia>|gap>|octave:\d{1,4}>)(?= )/gm;

/** Between the rows of one line: "row 1: 101, row 2: 010". */
const NEXT_ROW =
  /[:,;.，；。](?=[^\S\n]{0,3}(?:(?:row|line|ligne|zeile|reihe|fila|linha|riga) ?\d|(?:second|third|fourth|fifth|sixth|last|middle|bottom) row|第?[二三四五六七八九十]行|第\d{1,2}行))/giu;
/** The sign of a row between its number and its lights: 第一行101. */
const ROW_SIGN = /(?<=第[一二三四五六七八九十\d]{1,2})行(?=[01]{2,64}(?:[\s,，;；。]|$))/gu;
/** A button as an object: {"button": "A", "toggles": [1, 2]}. */
const BUTTON =
  /(\{\s{0,20}["']?(?:name|id|label|button|switch|lever)["']?\s?:\s?)(["']?[\p{L}\p{N} _]{1,40}["']?)(\s?,\s{0,20}["']?(?:toggles?|flips?|controls?|affects?|changes|targets?)["']?\s?)(:\s?\[[^[\]{}]{0,400}\]\s{0,20})\}/giu;

/** Rows of cells with slashes between them, and behind an arrow those that are wanted: 1101/0110 => 1111/1111. */
const SLASHED =
  /^[\s01.#xXoO*]{1,64}(?:\/[\s01.#xXoO*]{1,64}){1,63}(?:(?:-{1,3}>|={1,3}>|→|⇒)[\s01.#xXoO*/]{3,4096})?$/u;

/** The tags of a file, which are heads; and those behind. */
const TAGS = "(start|goal|target|initial|final|row|line|board|grid|lights|cells|state|puzzle|level)";
const [TAG, TAG_END] = ["<", "</"].map((begin) => RegExp(`${begin}${TAGS}>`, "gi"));

/** An empty cell of a table whose class says its light. */
const BY_CLASS =
  /<((?:t[dh]|span|button|i)(?: id=["'][\w-]{1,20}["'])? (?:class|data-(?:on|lit|state|value))=["'](?:(?:cell|light|lamp|tile|square) )?)(on|off|lit|unlit|dark|true|false|[01])(["']>\s{0,20}<\/\w{1,6}>)/gi;

/** The time and the name before a line of a chat. */
const CHAT =
  /^[^\S\n]{0,20}\[?\d[\d:., apm/-]{0,20}\d:\d\d[\d:., apm/-]{0,9}\]?[^\S\n-]{0,9}-?[^\S\n]{0,9}<?\p{L}[\p{L}\d _.-]{1,20}[>:]{1,2}(?=\s)/gimu;
/** A sign of HTML by its number or its name. */
const ENTITY = /&(?:#(\d{2,5})|gt|nbsp|times|check);/g;
const NAMED = new Map(Object.entries({ "&gt;": ">", "&times;": "x", "&check;": "✓" }));
/** @param {string} entity @param {string} [code] */
const signOf = (entity, code) =>
  (code ? String.fromCodePoint(Number(code)) : (NAMED.get(entity) ?? "")).padStart(entity.length);

/** A text of the same length without decimals and the frame above, with commas for the semicolons of a spreadsheet, and lists as after a colon. @param {string} given */
export function plainCells(given) {
  const tagged = given.includes("</")
    ? given
        .replace(
          BY_CLASS,
          (_, before, word, behind) => `<td>${blank(before.slice(3))}${word}${blank(behind.slice(5))}</td>`,
        )
        .replace(TAG, "$1: ")
        .replace(TAG_END, blank)
    : given;
  const text = withoutDecimals(tagged.replace(ENTITY, signOf).replace(CHAT, blank))
    .replace(TOP, blank)
    .replace(PROMPT, blank)
    .replace(QUOTED, "$1: $2 ")
    .replace(DASHED, (rows) => rows.replaceAll("-", " "))
    .replace(NEXT_ROW, "\n")
    .replace(ROW_SIGN, " ")
    .replace(
      BUTTON,
      (_, before, name, between, list) => `${";".padEnd(before.length)}${name}${" ".repeat(between.length)}${list};`,
    );
  if (SLASHED.test(text)) {
    const widths = text.split(/\/|-{1,3}>|={1,3}>|→|⇒/u).map((row) => row.replace(/\s/g, "").length);
    if (new Set(widths).size === 1) return text.replaceAll("/", "\n");
  }
  return hasSemicolons(text) ? text.replaceAll(";", ",") : text;
}

/** @param {string} form @returns {Pasted} */
export const plainly = (form) => ({
  form,
  isCertain: true,
  symbols: [],
  states: 0,
  asksSelf: false,
  isPair: false,
  asksStates: false,
  senses: [],
  unread: [],
  kept: [],
  names: [],
  buttons: [],
  title: "",
});

/** True if the text has one meaning, so that nobody need be asked. @param {Pasted} pasted */
export const isClear = ({ isCertain, asksSelf, asksStates, senses }) =>
  isCertain && !asksSelf && !asksStates && senses.length === 0;

/** Doors, all closed now and open at the end unless it is told. @param {string[]} masks @param {Choice} choice @param {boolean} asksSelf @param {boolean[]} [open] @param {boolean[]} [goal] @param {number[]} [free] */
function doorsOf(masks, { self }, asksSelf, open = [], goal = [], free = []) {
  const own = masks.map((mask, i) => (self && asksSelf ? `${mask.slice(0, i)}1${mask.slice(i + 1)}` : mask));
  const any = free.length ? `-any${hexOfBits(goal.map((_, door) => free.includes(door)))}` : "";
  return doorsNotation(own, open, goal, any);
}

/** Lights or dials of several states. @param {import("./turning.js").Turning} turning */
export const readStates = ({ notation, used, states, isDoubtful, isPair = false }) => ({
  notation,
  used,
  pasted: { ...plainly("states"), isCertain: false, states, isPair, asksStates: isDoubtful },
});

/** The meanings of the symbols of a drawing. @param {Pick<Drawing, "rows" | "keys">} drawing @param {(Meaning | number)[]} meanings @returns {Pasted["symbols"]} */
function describe({ rows, keys }, meanings) {
  const cells = rows.flat();
  return keys.map((key, i) => {
    const own = cells.filter((cell) => cell.key === key);
    return { symbol: (own[0]?.text ?? key).trim() || " ", count: own.length, meaning: meanings[i] };
  });
}

/** The rows and columns of a drawing. @param {Cell[][]} rows @param {Here} here */
const sizeOf = ({ length, 0: row }, here) => (length > 1 ? [length, row.length] : sidesOf(row.length, here));

/** True if one row may be a board of several rows: a square unless it is of digits, or one whose size is not told. @param {Cell[][]} rows @param {string[]} keys @param {number} height of the board @param {Here} here */
function mayBeRow([{ length }, next], keys, height, here) {
  if (next || length === here.lightCount) return false;
  return height > 1
    ? !keys.every((key) => /^(?:[01]|true|false)$/.test(key))
    : length >= ROW_MIN && Array.from({ length }, (_, side) => side).some((side) => side > 1 && length % side === 0);
}
/** Fewer cells in one row are a row of lights. */
const ROW_MIN = 8;

/** The meanings that a text tells of its symbols, and of one more; null if it tells of no lights. @param {string[]} keys @param {Map<string, Meaning>} [legend] @returns {Meaning[] | null} */
function meaningsTold(keys, legend) {
  const told = keys.map((key) => legend?.get(key));
  if (!told.some((meaning) => meaning && meaning !== "hole") || told.filter(Boolean).length < keys.length - 1)
    return null;
  const left = !told.includes("dark") ? "dark" : told.includes("lit") ? "hole" : "lit";
  return told.map((meaning) => meaning ?? left);
}

/** @param {Drawing} drawing @param {Choice} choice @param {Here} here @returns {Reading | Refusal} */
export function readDrawing({ rows, keys, odd, isMatrix, size }, choice, here) {
  const form = "symbols";
  const [{ at }] = rows[Math.max(odd, 0)];
  const cells = rows.flat();
  const used = cells.map(rangeOf);
  if (odd > 0) return { code: "length", at, form, rows: rows.slice(0, WIDTHS_MAX).map((row) => row.length) };
  if (cells.length > LIMITS.lights || (isMatrix && rows.length > LIMITS.doors)) return { code: "too-large", at, form };
  if (isMatrix) {
    const masks = rows.map((row) => row.map(({ key }) => key).join(""));
    const asksSelf = masks.every((mask, i) => mask[i] === "0");
    return { notation: doorsOf(masks, choice, asksSelf), pasted: { ...plainly(form), asksSelf }, used };
  }
  const told = meaningsTold(keys, choice.legend);
  const lights = keys.filter((key) => choice.legend?.get(key) !== "hole");
  const guessed = guessMeanings(lights);
  const meanings = keys.map(
    (key, i) => choice.meanings?.[i] ?? told?.[i] ?? (lights.includes(key) ? guessed[lights.indexOf(key)] : "hole"),
  );
  const are = (/** @type {Meaning} */ meaning) => cells.map(({ key }) => meanings[keys.indexOf(key)] === meaning);
  const holes = are("hole");
  if (!holes.includes(false)) return { code: "hole", at, form };
  const isFlip = told === null && keys.every((key) => key === "b" || key === "w");
  const options = `${isFlip ? "-goal-either" : ""}${holes.includes(true) ? `-holes${hexOfBits(holes)}` : ""}`;
  const [height, width] = size ?? sizeOf(rows, here);
  const notation = `${height}x${width}${options}.${hexOfBits(are("lit"))}`;
  const isHoleGuessed = keys.some((key, i) => key && meanings[i] === "hole" && !choice.legend?.has(key));
  const isCertain = told ? !isHoleGuessed : isCustomary(lights);
  const pasted = { ...plainly(form), isCertain, symbols: describe({ rows, keys }, meanings) };
  return {
    notation,
    pasted,
    used,
    rows,
    doubts: !size && mayBeRow(rows, keys, height, here) ? [[used[0][0], used[used.length - 1][1]]] : [],
  };
}

/** Reads a drawing in three or more signs, each a state; those that are customary for dark come first. @param {Pick<Drawing, "rows" | "keys">} drawing @param {Choice} choice @param {Here} here @returns {Reading | Refusal} */
function readSigns({ rows, keys }, choice, here) {
  const form = "symbols";
  const cells = rows.flat();
  if (keys.length > STATES_MAX) return { code: "states", at: cells[0].at, form };
  if (cells.length > LIMITS.lights) return { code: "too-large", at: cells[0].at, form };
  const order = [...keys].sort((a, b) => Number(isDark(b)) - Number(isDark(a)));
  const meanings = keys.map((key, i) => {
    const chosen = Number(choice.meanings?.[i] ?? Number.NaN);
    return chosen < keys.length ? chosen : order.indexOf(key);
  });
  const digits = cells.map(({ key }) => meanings[keys.indexOf(key)].toString(36)).join("");
  const notation = `${sizeOf(rows, here).join("x")}-mod${keys.length}.${digits}`;
  const symbols = describe({ rows, keys }, meanings);
  const pasted = { ...plainly(form), isCertain: false, states: keys.length, symbols };
  return { notation, pasted, used: cells.map(rangeOf) };
}

/** A text and the same with one ASCII character for each sign. @typedef {{ own: string, folded: string, places: Uint32Array }} Folded */

/**
 * Reads the cells that a form with a grammar has found.
 * @param {import("./strict.js").Rows} found @param {Folded} text @param {Choice} choice @param {Here} here @returns {Reading | Refusal}
 */
export function readRows({ form, rows: found, isLit }, { own, folded, places }, choice, here) {
  /** @type {Map<string, Meaning>} */
  const meanings = new Map();
  const rows = found.map((row) =>
    row.map((place) => {
      const [at, end] = [places[place], places[place + 1]];
      const text = own.slice(at, end);
      const key = /[01]/.test(folded[place]) ? folded[place] : plainKey(text); // true, ①
      meanings.set(key, isLit(folded[place]) ? "lit" : "dark");
      return { at, text, key };
    }),
  );
  const keys = [...meanings.keys()];
  const areAlike = new Set(meanings.values()).size < 2;
  const areMany = keys.length > SYMBOLS_MAX || (keys.length === SYMBOLS_MAX && areAlike);
  if (areMany && keys.every(isKnownKey)) return readSigns({ rows, keys }, choice, here);
  const spaced = areAlike && own.length < SPACED_MAX ? findDrawing(own) : null;
  const size = form === "sized" ? [rows.length, rows[0].length] : undefined;
  const drawing = spaced?.keys.includes("") ? spaced : { rows, keys, odd: -1, isMatrix: false, size }; // blanks may be cells
  const isGuess = areAlike && drawing.keys.length > 1 && rows.flat().length > 2; // one sign is another one
  const told = choice.meanings || choice.legend || isGuess ? choice : { ...choice, meanings: [...meanings.values()] };
  const outcome = readDrawing(drawing, told, here);
  if (!("notation" in outcome)) return outcome;
  return { ...outcome, pasted: { ...outcome.pasted, form }, used: whole(own) };
}

/** @param {string} text @param {Here} here @returns {Reading | Refusal | null} */
export function readCells(text, here) {
  const found = EDGES.test(text) ? null : findCells(text, here);
  if (!found) return null;
  if ("at" in found) return { code: "cell", at: found.at, form: "cells" };
  const { notation, used, isByRows, isDoubtful } = found;
  return { notation, pasted: plainly("cells"), used, doubts: isDoubtful ? used : [], isByRows };
}

/** @param {ReturnType<typeof findMasks>} found @param {Choice} choice @returns {Reading | Refusal | null} */
function readMasks(found, choice) {
  const form = "names";
  if (!found) return null;
  const { masks, asksSelf, at = -1, open, goal, free, mayGoOut, names, buttons, used, doubts } = found;
  if (at >= 0) return { code: "name", at, form };
  const pasted = { ...plainly(form), asksSelf, names, buttons };
  return { notation: doorsOf(masks, choice, asksSelf, open, goal ?? [], free), pasted, used, doubts, mayGoOut };
}

/** A name of lists of cells. */
const CELLS =
  /^\W*\w{0,20}(?:lit|on|open|lights?|lamps?|cells?|coord\w*|points?|positions?|presses)\W*[:：=]|^[^\n:：=亮开開]*[亮开開][^\n:：=]*[:：=]/iu;

/** Lists without names: of the doors of each button, or of the lit columns of each row; pairs are cells instead of columns. @param {string} text @param {Choice} choice @param {Here} here @returns {Reading | null} */
export function readLists(text, { self, sense }, here) {
  const found = findLists(text);
  if (!found) return null;
  const { masks, areLetters, areMasks, arePairs, isGuess } = found;
  const used = whole(text);
  const asksSelf = masks.length === masks[0].length && masks.every((mask, own) => mask[own] === "0");
  const readDoors = (/** @type {Sense[]} */ senses) => ({
    notation: doorsOf(masks, { self }, asksSelf),
    pasted: { ...plainly("names"), asksSelf, senses },
    used,
  });
  if (arePairs && !areMasks) {
    const cells = CELLS.test(text) ? null : readCells(text, here);
    if (!cells) return null;
    if (!("notation" in cells)) return readDoors(["masks"]);
    if (sense === "masks") return readDoors(["cells", "masks"]);
    return { ...cells, pasted: { ...cells.pasted, senses: ["cells", "masks"] }, doubts: [] };
  }
  if (sense === "columns" && !areMasks) {
    const count = masks.length;
    const isHere = here.rows === count && here.cols >= count;
    const lit = masks.map((mask) => mask.padEnd(isHere ? here.cols : count, "0")).join("");
    const notation = `${isHere ? here.boardNotation : `${count}x${count}`}.${hexOfBits([...lit].map(Number))}`;
    return { notation, pasted: { ...plainly("names"), senses: ["masks", "columns"] }, used };
  }
  return readDoors(isGuess || (areLetters && !areMasks) ? ["masks"] : areMasks ? [] : ["masks", "columns"]);
}

/** All of a text but the blanks around it. @param {string} text @returns {Range[]} */
export const whole = (text) => [[text.length - text.trimStart().length, text.trimEnd().length]];

/** Lists of columns that may be states instead. @param {string} text @param {Reading} columns @param {Choice} choice @returns {Reading} */
function readColumns(text, columns, { sense, states }) {
  const turning = readTurning(text, states);
  if (!turning?.rows) return columns;
  const senses = /** @type {Sense[]} */ (["columns", "states"]);
  if (sense !== "states") return { ...columns, pasted: { ...columns.pasted, senses } };
  const found = readStates(turning);
  return { ...found, pasted: { ...found.pasted, asksStates: false, senses } };
}

/**
 * Reads a text in none of the forms of the core. Of several refusals the first one counts.
 * @param {string} text
 * @param {Here} here the board of cells without a size
 * @param {Choice} choice
 * @returns {Reading | Refusal | null} null if the text is like no board
 */
export function readLoosely(text, here, choice) {
  const certain = readLists(text, choice, here);
  if (certain) return certain;
  const masks = findMasks(text, choice.isWished);
  const drawing = findDrawing(text);
  const drawn = drawing && readDrawing(drawing, choice, here);
  const listed = readMasks(masks, choice);
  const cells = readCells(text, here);
  if (masks?.isSure && !cells && listed) return listed;
  if (cells && "notation" in cells && cells.isByRows) return readColumns(text, cells, choice);
  const turning = masks?.isSure || cells ? null : readTurning(text, choice.states);
  if (turning && !(turning.rows && drawing && drawing.odd < 0 && drawing.rows.length >= turning.rows))
    return readStates(turning);
  const signs = findSigns(text);
  if (signs && signs.rows.flat().length >= (drawing?.rows.flat().length ?? 0)) return readSigns(signs, choice, here);
  const outcomes = masks?.isSure ? [cells, listed, drawn] : [cells, drawn, listed];
  const all = outcomes.flatMap((outcome) => outcome ?? []);
  return all.find((outcome) => "notation" in outcome) ?? all[0] ?? null;
}
