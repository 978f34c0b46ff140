/**
 * @file Reads a record: named values of a file, a program or an address, one of which has the lights of a grid in one word or one list.
 *
 *     {"width": 3, "height": 2, "cells": "101010"}
 *     rows=3&cols=3&board=101010101&wrap=torus
 */
import { applied } from "./applied.js";
import { isHarmless } from "./facts.js";
import { readCells } from "./forms.js";
import { withTarget } from "./goals.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { isBoardName } from "./literal.js";
import { hereOf } from "./notation.js";
import { GOAL_NAMED, SECTION, settingIn, TELLING, TITLES } from "./settings.js";
import { Refused } from "./strict.js";
import { keep } from "./told.js";

/** @typedef {import("./text.js").Range} Range */

/** A name and the sign behind it. */
const NAMED = /^(["']?)(\p{L}[\p{L}\d_-]{0,30})\1\s{0,9}(?:=>|:=|[:=])\s{0,9}/u;
/** A blank before another name in the same line. */
const NEXT = /(?<=\S)[^\S\n](?=["']?\p{L}[\p{L}\d_-]{0,30}["']?\s?[:=])/u;
/** The head of a section, of an array of PHP or of an object, and a comment. */
const HEAD =
  /^\s{0,400}(?:\[[\p{L}\d _-]{1,30}\][^\S\n]{0,9}\n|(?:<\?php\s{1,9})?\$\w{1,30}\s{0,9}=\s{0,9}(?:\[|array\()|(?:(?:const|let|var) )?\w{1,30}\s?=\s?(?=\{))/u;
const COMMENT = /^(?:\/\/|#|--)(?![01.#])/;
/** Brackets around all pairs, and what stands behind a sentence or an array of PHP. */
const AROUND = /^(?:[\]).]|\?>)+$/;

/** The names of what a record may say besides, and what it says of the size. */
const TITLE = RegExp(`^(?:${TITLES})$`, "i");
/** The name of a row. */
const ROW = /^row_?(\d{1,3})$/i;
const SIDES = { rows: /^(?:n_?)?(?:rows?|height|h)$/i, cols: /^(?:n_?)?(?:col(?:umn)?s?|width|w)$/i };
const BOTH = /^(?:size|side|n|dim(?:ensions?)?)$/i;
/** The name of a list of lit lights. */
const LIT = /^(?:lit|on)(?:_?(?:cells?|lights?|lamps?))?$/i;
/** Pairs of numbers in brackets. */
const PLACES = /^[[(]/;
/** The numbers of cells, row by row. */
const NUMBERS = /^\d{1,5}(?:\s?,\s?\d{1,5}){0,999}$/;
/** The most characters of a record. */
const RECORD_MAX = 16_000;

/** @typedef {{ name: string, value: string, range: Range }} Pair */

/** The parts of a text between commas, line ends and the like outside quotes and brackets, and their places. @param {string} text @param {number} from */
function partsIn(text, from) {
  /** @type {{ part: string, at: number }[]} */
  const parts = [];
  let [start, depth, quote] = [from, 0, ""];
  for (let i = from; i <= text.length; i++) {
    const isComment = !quote && COMMENT.test(text.slice(i, i + 3)) && !text.slice(start, i).trim();
    while (isComment && i < text.length && text[i] !== "\n") i++;
    const sign = text[i] ?? "\n";
    if (sign === "\n" || (!quote && depth <= 0 && /[,;&{}]/.test(sign))) {
      const whole = text.slice(start, i);
      for (const part of isComment ? [whole] : whole.split(NEXT)) {
        if (part.trim()) parts.push({ part: part.trim(), at: start });
        start += part.length + 1;
      }
      [start, quote] = [i + 1, ""];
    } else if (quote) quote = sign === quote ? "" : quote;
    else if (/["']/.test(sign)) quote = sign;
    else depth += Number(/[[(]/.test(sign)) - Number(/[\])]/.test(sign));
  }
  return parts;
}

/** The pairs of a record, and its comments as pairs without a name; null for another text. @param {string} text @returns {Pair[] | null} */
function pairsIn(text) {
  /** @type {Pair[]} */
  const pairs = [];
  for (const { part, at } of partsIn(text, HEAD.exec(text)?.[0].length ?? 0)) {
    const [named, , name = ""] = NAMED.exec(part) ?? [];
    const last = pairs.at(-1);
    const range = /** @type {Range} */ ([at, at + part.length]);
    if (AROUND.test(part) || RegExp(SECTION).test(part)) continue;
    if (named === undefined && last && /^[01]$/.test(part))
      last.value += part; // of a list without brackets
    else if (named === undefined && !COMMENT.test(part)) return null;
    else {
      const value = part.slice(named?.length ?? 0).replace(/^(?:["'](.*)["']|\[(.*)\])$/, "$1$2");
      const [row, before] = [name, last?.name ?? ""].map((each) => Number(ROW.exec(each)?.[1]));
      if (last && row === before + 1) Object.assign(last, { name, value: `${last.value}/${value}` });
      else pairs.push({ name, value, range });
    }
  }
  return pairs;
}

/** The lights of a value, each 0 or 1; null for another value. @param {string} value */
function bitsOf(value) {
  const signs = value.replace(/[\s,;/|]/g, "");
  return /^(?:[01]{4,}|[.#]{4,})$/.test(signs) ? [...signs].map((sign) => Number(sign === "1" || sign === "#")) : null;
}

/** The part of a board that a pair tells, under a name; null if it tells something else. @param {string} name @param {string} value @returns {Record<string, any> | null} */
function saidBy(name, value) {
  if (TITLE.test(name)) return TELLING.test(value) ? null : {};
  if (/^(?:game|type)$/i.test(name) && isHarmless(value.replace(/(?<=[a-z])(?=[A-Z])/g, " "))) return {};
  const [, first, second = first] = /^(\d{1,4})(?:\s*[x×,]\s*(\d{1,4}))?$/i.exec(value) ?? [];
  if (BOTH.test(name)) return first ? { rows: Number(first), cols: Number(second) } : null;
  for (const [side, pattern] of Object.entries(SIDES))
    if (pattern.test(name)) return first === value ? { [side]: Number(value) } : null;
  const bits = bitsOf(value);
  const rows = value.split("/");
  const count = Number(ROW.exec(name)?.[1]) + 1 - rows.length; // of the rows before the first one
  if (bits && (count === 0 || count === 1) && rows.every(({ length }) => length === rows[0].length))
    return { lights: bits, rows: rows.length, cols: bits.length / rows.length };
  if (bits && GOAL_NAMED.test(name)) return { target: bits };
  if (LIT.test(name) && (PLACES.test(value) || NUMBERS.test(value))) return { lit: value };
  if (bits && name.length > 1 && isBoardName(name)) return { lights: bits, isDrawn: !/\d/.test(value) };
  const facts = settingIn(`${name}=${value}`);
  return facts && { facts };
}

/** All that the pairs tell, and the places of those that tell something else; null if two tell the same thing. @param {Pair[]} pairs */
function saidByAll(pairs) {
  /** @type {Record<string, any>} */
  const record = { facts: {}, unread: [] };
  for (const { name, value, range } of pairs) {
    const own = saidBy(name, value);
    const { facts = {}, ...said } = own ?? {};
    if (
      Object.keys(said).some((key) => key in record && record[key] !== said[key]) ||
      Object.keys(facts).some((key) => key in record.facts)
    )
      return null;
    Object.assign(record, said);
    Object.assign(record.facts, facts);
    if (!own) record.unread.push(range);
  }
  return record;
}

/** Lights that are listed by their places or their numbers, on a board of a size; null if they are not on it. Columns may stand before rows. @param {string} list @param {number} rows @param {number} cols */
function litOn(list, rows, cols) {
  const here = hereOf(`${rows}x${cols}`);
  const isNumbered = NUMBERS.test(list);
  const places = list
    .replace(/["\s]/g, "")
    .replace(/[\])],?/g, ") ")
    .replaceAll("[", "(");
  const swapped = places.replace(/(\d{1,4}),(\d{1,4})/g, "$2,$1");
  for (const each of isNumbered ? [`{"on": [${list}]}`] : [places, swapped]) {
    const found = readCells(`${here.boardNotation} ${each}`, here);
    if (found && "notation" in found)
      return { hex: found.notation.split(".")[1], isCertain: (isNumbered || each === places) && !found.doubts?.length };
  }
  return null;
}

/**
 * A position of a grid, which is a square unless the record tells its sides; null for another text. With pairs that say something else the reader is
 * asked, where the sides are told.
 * @param {string} text @param {import("./strict.js").Here} here
 */
export function readRecord(text, here) {
  const pairs = text.length > RECORD_MAX || !/[:=]/.test(text) ? null : pairsIn(text);
  const { lights, isDrawn, lit, target = [], facts, unread, ...sides } = (pairs && saidByAll(pairs)) ?? {};
  if ((lights === undefined) === (lit === undefined)) return null;
  const { rows = Math.sqrt(lights?.length), cols = rows } = sides;
  if (!(rows * cols > 0) || rows * cols > LIMITS.lights || (unread.length && !sides.cols)) return null;
  const isWhole =
    Number.isInteger(rows) && [lights ?? [], target].every(({ length }) => !length || length === rows * cols);
  const listed = lit && litOn(lit, rows, cols);
  if (lit && !listed) throw new Refused("cell", text.indexOf(lit), "cells");
  if (!isWhole) return null;
  const board = withTarget(`${rows}x${cols}`, hexOfBits(target));
  const notation = applied(`${board}.${listed?.hex ?? hexOfBits(lights)}`, facts);
  if (notation === null) return null;
  const isGuess = isDrawn && !sides.rows && !sides.cols; // signs may be one row
  const isDoubtful = unread.length || isGuess || listed?.isCertain === false;
  return { ...keep(notation, here, target.length ? { goal: "off", ...facts } : facts), ...(isDoubtful && { unread }) };
}
