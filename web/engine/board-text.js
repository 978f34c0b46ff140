/**
 * @file Reads the attribute `board` where it is no notation, without the core's reader of pasted texts, which the embed omits:
 *
 *     ` 5X5.on `              blanks around, capitals, × for x, the address of a position
 *     5x5                     a board alone: all lights off, all doors closed
 *     3x3.101010101           a 0 or 1 for each light
 *     5x5: 3, 7, 12           the numbers of the lit cells, from 1
 *     011 101 110             for doors: a mask for each button, all doors closed
 *     01010 11011             rows, and everything that loose.js reads
 *
 * A text is read alike whatever board was shown before.
 * @typedef {import("./engine.js").Engine} Engine
 */

import { hexOfBits } from "./hex.js";
import { isCyclicText } from "./kind.js";
import { LIMITS } from "./limits.js";
import { plainCells, readLoosely } from "./loose.js";

/** The board that is assumed for cells without a size. */
const HERE = /** @type {Engine} */ (
  /** @type {unknown} */ ({ rows: 5, cols: 5, lightCount: 25, holes: new Uint8Array(25), boardNotation: "5x5" })
);

/** Longer texts are no drawings or lists: reading them as such would take a second. */
const FORMS_MAX = 20_000;

const BOARD = /^(?:\d+x\d|doors-|dials|cube|dodeca|hex|tri|graph-)\S*$/;
const BITS = /^(\S+?)\.([01\s]+)$/;
const NUMBERS = /^(\d+x\d+)\s*:\s*(\d[\d\s,;]*)$/;
const MASKS = /^(?:[a-z]+\s*:)?[01][01\s,;]*$/;

/** True if the engine loads a notation, or cannot yet (cyclic.js). @param {Engine} engine @param {string} notation */
function loads(engine, notation) {
  try {
    engine.load(notation);
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === "omitted";
  }
  return true;
}

/** A text as notations are written. @param {string} text */
const tidy = (text) =>
  text
    .normalize("NFKC")
    .replaceAll("×", "x")
    .toLowerCase()
    .trim()
    .replace(/^\S*#(?:solve-|learn-)?|&.*$/g, "");

/** @param {string} text @returns {string | null} */
const dark = (text) => (BOARD.test(text) && !text.includes(".") ? `${text}.${isCyclicText(text) ? 0 : "off"}` : null);

/** A 0 or 1 for each light. @param {string} text @param {Engine} engine */
function readBits(text, engine) {
  const [, board, digits] = BITS.exec(text) ?? [];
  const bits = [...(digits ?? "").replace(/\s/g, "")].map((digit) => digit === "1");
  if (!bits.length || isCyclicText(board) || !loads(engine, `${board}.off`)) return null;
  return bits.length === engine.lightCount ? `${board}.${hexOfBits(bits)}` : null;
}

/** The numbers of the lit cells. @param {string} text */
function readNumbers(text) {
  const [, size, list] = NUMBERS.exec(text) ?? [];
  const [rows, cols] = (size ?? "0x0").split("x").map(Number);
  const numbers = new Set((list?.match(/\d+/g) ?? []).map(Number));
  const isOnBoard = [...numbers].every((number) => number >= 1 && number <= rows * cols);
  if (!numbers.size || !isOnBoard || rows * cols > LIMITS.lights) return null;
  const bits = Array.from({ length: rows * cols }, (_, cell) => numbers.has(cell + 1));
  return `${size}.${hexOfBits(bits)}`;
}

/** The masks of doors, each a line or a word. @param {string} text */
function readMasks(text) {
  const lines = text.split(/[\n;]+/);
  const parts = lines.length > 1 ? lines : text.replace(/:\s+/g, ":").split(/[\s,]+/);
  const isMasks = parts.every((part) => MASKS.test(part.trim()));
  return isMasks ? `doors-${parts.map((part) => part.replace(/[^01]/g, "")).join("-")}.off` : null;
}

/** Digits in one row: a square if there are so many, else one row. @param {string} text */
function readRow(text) {
  if (!/^[01]{2,}$/.test(text) || text.length > LIMITS.lights) return null;
  const side = Math.sqrt(text.length);
  const size = Number.isInteger(side) ? `${side}x${side}` : `1x${text.length}`;
  return `${size}.${hexOfBits([...text].map((digit) => digit === "1"))}`;
}

/** @param {string} text */
function readForms(text) {
  const outcome = text.length > FORMS_MAX ? null : readLoosely(plainCells(text), HERE, {});
  return outcome && "notation" in outcome ? outcome.notation : null;
}

/**
 * The notation that a text means, or the text itself.
 * @param {string} given
 * @param {Engine} engine to try notations in; its position is lost
 * @param {string} kind of board, as Engine.kind
 */
export function notationOf(given, engine, kind) {
  const own = given.slice(0, LIMITS.text);
  const text = tidy(own);
  const readers = [
    () => text,
    () => dark(text),
    () => readBits(text, engine),
    () => readNumbers(text),
    () => (kind === "doors" ? readMasks(text) : readRow(text)),
    () => readForms(own),
  ];
  for (const read of readers) {
    const notation = read();
    if (notation && loads(engine, notation)) return notation;
  }
  return given;
}
