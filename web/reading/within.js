/**
 * @file Reads a board within a sentence: a notation or an address of the page, a size with its cells, and behind a sentence numbers of cells or a game ID of Flip.
 *
 * @typedef {import("./strict.js").Here} Here
 * @typedef {import("./forms.js").Choice} Choice
 * @typedef {import("./forms.js").Reading} Reading
 */
import { fold } from "./fold.js";
import { plainly, readRows } from "./forms.js";
import { isNotation, tidy } from "./notation.js";
import { Refused, readStrictly } from "./strict.js";
import { withoutEnd } from "./text.js";

/** The most words that are tried as notations. */
const WORDS_MAX = 64;
/** A size and its cells within a sentence. */
const SIZED = /(?<![\w.])(\d{1,4})\s?[x×*]\s?(\d{1,4})[\s:：,=)-]{1,9}([01][01\s]{1,4096}|[.#][.#\s]{1,4096})(?!\S)/;
/** Behind a sentence, and the forms that may stand there. */
const BEHIND = /^(?!\d)([^:：=\n]{1,80})[:：=]/u;
const BEHIND_COLON = /^\d+(?:[\s,;、，]+\d+)*$|^\d{1,5}x\d{1,5}[cr]?:[\da-f]+,[\da-f]+$/iu;
const BEHIND_NAME = /^(?:0b)?[01]{4,}$|^[[{(]\s*[01](?:\s*,\s*[01]){3,}\s*[\])}];?$/iu;
/** The signs that surround cells in programs. */
const AROUND = /^0b(?=[01])|[[\](){};]/g;

/** Reads a text in a form that has a grammar. @param {string} own @param {Here} here @param {Choice} choice @returns {Reading | import("./forms.js").Refusal | Refused} */
export function readExactly(own, here, choice) {
  const { folded, places } = fold(own);
  const found = readStrictly(folded, here);
  if (found instanceof Refused) return Object.assign(found, { at: places[found.at] ?? own.length });
  if ("rows" in found) return readRows(found, { own, folded, places }, choice, here);
  return { notation: found.notation, pasted: plainly(found.form), used: [[0, own.length]] };
}

/** The form with a grammar that is within a text. @param {string} text @param {number} from @param {string} part @param {Here} here @param {Choice} choice @returns {Reading | null} */
function readPart(text, from, part, here, choice) {
  const found = readExactly(part, here, choice);
  if (!("notation" in found)) return null;
  const used = /** @type {import("./text.js").Range[]} */ ([[from, text.length]]);
  return { ...found, used, doubts: found.doubts?.length ? used : [], rows: undefined };
}

/** @param {string} text @param {Here} here @param {Choice} choice @returns {Reading | null} */
export function readWithin(text, here, choice) {
  const words = [...text.matchAll(/[^\s"'`()[\]<>]+/g)].filter(({ 0: word }) => word.includes(".")).slice(0, WORDS_MAX);
  for (const { 0: word, index } of words) {
    const notation = withoutEnd(tidy(word), ".,!?");
    if (isNotation(notation)) return { notation, pasted: plainly("notation"), used: [[index, index + word.length]] };
  }
  const [sized, rows, cols, cells] = SIZED.exec(text) ?? [];
  if (sized && cells.replace(/\s/g, "").length === Number(rows) * Number(cols)) {
    const from = text.indexOf(sized);
    const found = readPart(text.slice(0, from + sized.length), from, sized, here, choice);
    if (found) return found;
  }
  const [head, before] = BEHIND.exec(text) ?? [];
  if (head === undefined) return null;
  const list = text.slice(head.length).trim();
  const areNumbers = before.length > 2 && BEHIND_COLON.test(list) && (/[2-9]/.test(list) || list.includes("x"));
  if (!(areNumbers && !head.endsWith("=")) && !BEHIND_NAME.test(list)) return null;
  return readPart(text, text.indexOf(list, head.length), list.replace(AROUND, ""), here, choice);
}
