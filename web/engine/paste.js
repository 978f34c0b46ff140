/**
 * @file The reader of pasted texts: it finds the cases of a text, and writes each in the characters that the core reads (src/paste.h). Texts that the core
 * refuses are read by loose.js.
 *
 * @typedef {{ at: number, end: number }} Case  a part of the folded text that is one position
 * @typedef {import("./engine.js").Engine} Engine
 * @typedef {import("./exports.js").Exports} Exports
 * @typedef {import("./symbols.js").Meaning} Meaning
 * @typedef {import("./loose.js").Choice} Choice
 * @typedef {import("./loose.js").Pasted} Pasted
 */

import { PASTE_EXAMPLES, PASTE_FORMS } from "./bindings.js";
import { NotationError } from "./errors.js";
import { checkInteger, checkOneOf } from "./instance.js";
import { isCyclicText } from "./kind.js";
import { LIMITS } from "./limits.js";
import {
  plainCells,
  plainly,
  readCells,
  readDrawing,
  readLists,
  readLoosely,
  readManySigns,
  STATES_MAX,
} from "./loose.js";
import { SHAPES } from "./shape.js";
import { findDrawing, isBoxed } from "./symbols.js";

/** An example of each form. */
export const EXAMPLES = /** @type {Record<string, string>} */ ({
  ...PASTE_EXAMPLES,
  symbols: "OXO\nXXX",
  cells: "(1,1) (2,3)",
  names: "A: B, C\nB: A, C\nC: A, B",
  states: "0 1 2\n2 1 0",
});

/** Signs that stand for a light. White ones are lit only where nothing else is. */
const LIT = [..."🟨🟡🟧🟠🟩🟢🟦🔵🟥🔴🟪🟣🟫🟤💡🔆☀★⭐🌟🌞🌕●■◆▪█▓✅⬤"];
const DARK = [..."⬛⚫◼🖤🌑🌚○□◇▫░❌✖"];
const WHITE = [..."⬜⚪◻🤍"];
/** Other characters that one of ASCII stands for; the rest is done by compatibility (full-width forms, circled numbers). */
const PLAIN = new Map(Object.entries({ "、": ",", "。": ".", "·": ".", "×": "x", "−": "-", "–": "-" }));
/** Variation selectors and joiners, which are not seen. */
const UNSEEN = /^\p{DI}$/u;
const UNKNOWN = "\x7f";

/** The text to be folded: words for yes and no, and characters beyond ASCII. */
const FOREIGN = /\b(?:true|false)\b|[^\0-~]/giu;

/**
 * One ASCII character for each sign; `places` says where in the text each stood, and where the text ends.
 * @param {string} text
 */
function fold(text) {
  const isWhiteLit = !LIT.some((sign) => text.includes(sign));
  /** @type {number[]} */
  const places = [];
  let folded = "";
  let from = 0;
  const copy = (/** @type {number} */ to) => {
    for (let i = from; i < to; i++) places.push(i);
    folded += text.slice(from, to);
  };
  for (const { 0: sign, index } of text.matchAll(FOREIGN)) {
    const plain = plainOf(sign, isWhiteLit);
    copy(index);
    for (let i = 0; i < plain.length; i++) places.push(index);
    folded += plain;
    from = index + sign.length;
  }
  copy(text.length);
  places.push(text.length);
  return { folded, places };
}

/** @param {string} sign @param {boolean} isWhiteLit */
function plainOf(sign, isWhiteLit) {
  if (/^true$/i.test(sign)) return "1";
  if (/^false$/i.test(sign)) return "0";
  if (UNSEEN.test(sign)) return "";
  if (LIT.includes(sign)) return "#";
  if (DARK.includes(sign)) return ".";
  if (WHITE.includes(sign)) return isWhiteLit ? "#" : ".";
  const plain = PLAIN.get(sign) ?? sign.normalize("NFKC");
  return plain.length <= 3 && /^[\0-~]*$/.test(plain) ? plain : UNKNOWN;
}

/** Forms of the core that are drawings. */
const DRAWN = ["sized", "digits", "colours", "picture"];
const MEANINGS = ["lit", "dark", "hole"];
const SENSES = ["masks", "columns", "states", "cells"];
/** A pair in brackets, which is a cell rather than two numbers; and numbers of cells, or a game ID of Flip, behind a sentence. */
const PAIR = /[([{]\s*\d+\s*,\s*\d+\s*[)\]}]/;
const BEHIND =
  /^(?!\d)[^:：\n]{3,80}[:：]\s*(?=(?=[\s\S]*[2-9])\d+(?:[\s,;、，]+\d+)*\s*$|\d+x\d+[cr]?:[\da-f]+,[\da-f]+\s*$)|^(?!\d)[^:：=\n]{1,80}[:：=]\s*(?=(?:0b)?[01]{4,}\s*$|[[{(]\s*[01](?:\s*,\s*[01]){3,}\s*[\])}];?\s*$)/iu;
/** The signs that surround cells in programs. */
const AROUND = /^0b(?=[01])|[[\](){};]/g;
/** Longer texts are read in the forms of the core alone, which takes less time. */
const LOOSE_MAX = 200_000;
/** The most words that are tried as notations. */
const WORDS_MAX = 64;

/**
 * Reads one case of a pasted text into an engine. A refusal has its position in the given text, and the form that was recognized.
 * @param {Engine} engine
 * @param {string} given
 * @param {number} which
 * @param {Choice} choice
 * @param {(text: string) => void} read
 * @param {Exports} wasm
 * @returns {number} how many cases there are
 */
export function readPasted(engine, given, which, choice, read, wasm) {
  for (const meaning of choice.meanings ?? [])
    if (typeof meaning === "number") checkInteger("meaning", meaning, 0, STATES_MAX - 1);
    else checkOneOf("meaning", meaning, MEANINGS);
  if (choice.states !== undefined) checkInteger("states", choice.states, 2, STATES_MAX);
  if (choice.sense !== undefined) checkOneOf("sense", choice.sense, SENSES);
  const whole = plainCells(given.slice(0, LIMITS.text + 1));
  const text = fold(whole);
  const cases = casesOf(text.folded);
  checkInteger("which", which, 0, cases.length - 1);
  const { at, end } = cases[which];
  const own = whole.slice(text.places[at], text.places[end]);
  if (isCyclicText(own.trim()) && !/\s/.test(own.trim())) {
    loadNotation(engine, own, text.places[at]);
    return cases.length;
  }
  const first =
    own.length > LOOSE_MAX
      ? null
      : PAIR.test(own)
        ? (readLists(own, choice, engine) ?? readCells(own, engine))
        : isBoxed(own)
          ? readLoosely(own, engine, choice)
          : null;
  try {
    engine.pasted = load(engine, first) ?? readForm(engine, own, choice, () => readCase(text, { at, end }, read, wasm));
  } catch (error) {
    if (!(error instanceof NotationError) || own.length > LOOSE_MAX) throw error;
    const outcome = readLoosely(own, engine, choice);
    const isList = outcome && "code" in outcome && outcome.form === "cells"; // its numbers are no board of their own
    engine.pasted =
      load(engine, outcome) ??
      (isList ? null : readWithin(engine, own, read, wasm)) ??
      refuse(error, outcome, text.places[at]);
  }
  return cases.length;
}

/** Loads a notation that the reader of the core does not know. @param {Engine} engine @param {string} own @param {number} from the place of the text */
function loadNotation(engine, own, from) {
  const notation = own.trim();
  try {
    engine.load(notation);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new NotationError(error.code, from + own.indexOf(notation) + error.position);
  }
  engine.pasted = null;
}

/** @param {Engine} engine @param {ReturnType<typeof readLoosely>} outcome @returns {Pasted | null} null for a refusal */
function load(engine, outcome) {
  if (!outcome || "code" in outcome) return null;
  engine.load(outcome.notation);
  return outcome.pasted;
}

/**
 * Reads a text in a form of the core. The meanings of a drawing are those of the form, unless they are chosen or the form has all lights
 * alike.
 * @param {Engine} engine
 * @param {string} text
 * @param {Choice} choice
 * @param {() => string} read returns the form
 * @returns {Pasted}
 */
function readForm(engine, text, choice, read) {
  const form = read();
  const drawing = DRAWN.includes(form) && text.length <= LOOSE_MAX ? findDrawing(text) : null;
  const isSame =
    drawing && drawing.odd < 0 && drawing.rows.length === engine.rows && drawing.rows[0].length === engine.cols;
  if (drawing?.keys.includes("") && engine.lights.every((light) => light === engine.lights[0]))
    return load(engine, readDrawing(drawing, choice, engine)) ?? plainly(form); // to the core blanks are no cells
  if (drawing?.isMatrix || !DRAWN.includes(form) || text.length > LOOSE_MAX) return plainly(form);
  if (!isSame) return load(engine, readManySigns(text, choice, engine)) ?? plainly(form);
  const cells = drawing.rows.flat();
  const lit = drawing.keys.map((symbol) => engine.lights[cells.findIndex(({ key }) => key === symbol)] === 1);
  const isAlike = lit.length > 1 && lit.every((is) => is === lit[0]);
  const meanings = lit.map((is) => /** @type {Meaning} */ (is ? "lit" : "dark"));
  const outcome = readDrawing(drawing, choice.meanings || isAlike ? choice : { meanings }, engine);
  const pasted = choice.meanings || isAlike ? load(engine, outcome) : "pasted" in outcome && outcome.pasted;
  return { ...(pasted || plainly(form)), form };
}

/**
 * Reads a notation or an address of the page within a sentence, or numbers of cells or a game ID of Flip behind one.
 * @param {Engine} engine
 * @param {string} text
 * @param {(text: string) => void} read
 * @param {Exports} wasm
 * @returns {Pasted | null}
 */
function readWithin(engine, text, read, wasm) {
  const words = text.split(/[\s"'`()[\]<>]+/).filter((word) => word.includes("."));
  for (const word of words.slice(0, WORDS_MAX))
    try {
      engine.load(word.replace(/^.*#(?:solve-|learn-)?|&.*$/g, "").replace(/[.,!?]+$/, ""));
      return plainly("notation");
    } catch {} // another word may be one
  const [sentence] = BEHIND.exec(text) ?? [];
  if (!sentence) return null;
  try {
    return plainly(readWhole(text.slice(sentence.length).replace(AROUND, ""), read, wasm));
  } catch {
    return null;
  }
}

/** Throws the more informative of two refusals. @param {NotationError} error of the core @param {ReturnType<typeof readLoosely>} outcome @param {number} from the place of the text @returns {never} */
function refuse(error, outcome, from) {
  if (!outcome || "notation" in outcome) throw error;
  const { code, at, form, rows = [] } = outcome;
  if (code === "length" && error.code === code) throw Object.assign(error, { rows });
  throw Object.assign(new NotationError(code, from + at), { form, rows });
}

/**
 * Reads a text that is one case, in a form of the core.
 * @param {string} given
 * @param {(text: string) => void} read
 * @param {Exports} wasm
 */
export function readWhole(given, read, wasm) {
  const text = fold(given.slice(0, LIMITS.text + 1));
  return readCase(text, { at: 0, end: text.folded.length }, read, wasm);
}

/**
 * @param {ReturnType<typeof fold>} text
 * @param {Case} piece
 * @param {(text: string) => void} read
 * @param {Exports} wasm
 * @returns {string} the form
 */
function readCase({ folded, places }, { at, end }, read, wasm) {
  try {
    read(folded.slice(at, end));
    return PASTE_FORMS[wasm.error_form()];
  } catch (error) {
    const { code, position } = /** @type {import("./errors.js").NotationError} */ (error);
    if (position === undefined) throw error;
    const place = places[at + position] ?? places[folded.length];
    throw Object.assign(/** @type {Error} */ (error), {
      message: `${code} at character ${place + 1}`,
      position: place,
      form: PASTE_FORMS[wasm.error_form()],
    });
  }
}

/** @typedef {{ text: string, at: number, end: number }} Line */

/**
 * The cases of a folded text; a text that is not clearly several is one.
 * @param {string} folded
 * @returns {Case[]}
 */
function casesOf(folded) {
  const lines = [...folded.matchAll(/[^\n]+/g)]
    .map(({ 0: text, index }) => ({ text: text.trim(), at: index, end: index + text.length }))
    .filter(({ text }) => text);
  const groups = sized(lines) ?? titled(lines) ?? counted(lines) ?? apart(lines, folded) ?? notations(lines);
  const cases = groups?.filter((group) => group.length > 0).map((group) => ({ at: group[0].at, end: end(group) }));
  return cases?.length ? cases : [{ at: 0, end: folded.length }];
}

/** @param {Line[]} group */
const end = (group) => group[group.length - 1].end;

/** The number of cells, 0 or 1, of a line; 0 if it has any other character. @param {Line} line */
const cellsIn = ({ text }) => (/^[01\s,]+$/.test(text) ? text.replace(/[\s,]/g, "").length : 0);

/** A size, its rows, and so on. @param {Line[]} lines */
function sized(lines) {
  const groups = [];
  for (let i = 0; i < lines.length; ) {
    const [, rows, cols] = /^(\d+)[\sx*,]+(\d+)$/.exec(lines[i].text) ?? [];
    const group = lines.slice(i, i + Number(rows) + 1);
    if (!(Number(rows) > 0) || group.length <= Number(rows)) return null;
    if (group.slice(1).some((line) => cellsIn(line) !== Number(cols))) return null;
    groups.push(group);
    i += group.length;
  }
  return groups.length > 1 ? groups : null;
}

/** "PUZZLE #1", its rows, and so on. @param {Line[]} lines */
function titled(lines) {
  const isTitle = (/** @type {Line} */ { text }) => /^\W*[a-z]{4,}[^\w:]*\d+\W*$/i.test(text);
  if (!lines.length || !isTitle(lines[0])) return null;
  /** @type {Line[][]} */
  const groups = [];
  for (const line of lines) {
    if (isTitle(line)) groups.push([]);
    else groups[groups.length - 1].push(line);
  }
  return groups;
}

/** Reads a number of cases and their rows, all of the same size; or the side of a square and its rows. @param {Line[]} lines */
function counted([first, ...rows]) {
  const count = /^\d+$/.test(first?.text ?? "") ? Number(first.text) : 0;
  const cols = rows.length > 0 ? cellsIn(rows[0]) : 0;
  if (count < 1 || cols < 2 || rows.length % count > 0 || rows.some((line) => cellsIn(line) !== cols)) return null;
  if (cols === first.text.length) return null; // a row like the others
  const height = count === cols && rows.length === count ? count : rows.length / count;
  return Array.from({ length: rows.length / height }, (_, i) => rows.slice(i * height, (i + 1) * height));
}

/** Grids with an empty line between them, each of several rows. @param {Line[]} lines @param {string} folded */
function apart(lines, folded) {
  /** @type {Line[][]} */
  const groups = [];
  lines.forEach((line, i) => {
    const gap = i > 0 ? folded.slice(lines[i - 1].end, line.at).split("\n").length : 3;
    if (gap > 2) groups.push([]);
    groups[groups.length - 1].push(line);
  });
  const isGrid = (/** @type {Line[]} */ group) =>
    group.length > 1 && group.every(({ text }) => /^[\s,01.#*bw_-]+$/i.test(text));
  return groups.length > 1 && groups.every(isGrid) ? groups : null;
}

const NOTATION = new RegExp(`(\\d+x\\d+|\\b(?:doors-|dials\\d|(?:${SHAPES})(?=[\\d.=-])))\\S*\\.\\w+$`);

/** One position to a line. @param {Line[]} lines */
function notations(lines) {
  const isNotation = (/** @type {Line} */ { text }) => NOTATION.test(text);
  return lines.length > 1 && lines.every(isNotation) ? lines.map((line) => [line]) : null;
}
