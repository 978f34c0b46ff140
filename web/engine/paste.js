/**
 * @file What people paste, in the characters that the core reads (src/paste.h), and where its cases lie.
 *
 * @typedef {{ at: number, end: number }} Case  a part of the folded text that is one position
 */

import { PASTE_FORMS } from "./bindings.js";

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

/**
 * The cases of a pasted text. Each passes its text to the core, and a refusal has its position in the given text and the form that
 * was recognized.
 * @param {string} given
 * @returns {((read: (text: string) => void, wasm: import("./exports.js").Exports) => void)[]}
 */
export function casesIn(given) {
  const text = fold(given);
  return casesOf(text.folded).map((piece) => (read, wasm) => readCase(text, piece, read, wasm));
}

/**
 * The same of a text that is one case.
 * @param {string} given
 * @param {(text: string) => void} read
 * @param {import("./exports.js").Exports} wasm
 */
export function readWhole(given, read, wasm) {
  const text = fold(given);
  readCase(text, { at: 0, end: text.folded.length }, read, wasm);
}

/**
 * @param {ReturnType<typeof fold>} text
 * @param {Case} piece
 * @param {(text: string) => void} read
 * @param {import("./exports.js").Exports} wasm
 */
function readCase({ folded, places }, { at, end }, read, wasm) {
  try {
    read(folded.slice(at, end));
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
  const isTitle = (/** @type {Line} */ { text }) => /^\W*[a-z]{4,}\W*\d+\W*$/i.test(text);
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

/** One position to a line. @param {Line[]} lines */
function notations(lines) {
  const isNotation = (/** @type {Line} */ { text }) => /(\d+x\d+|\bdoors-)\S*\.\w+$/.test(text);
  return lines.length > 1 && lines.every(isNotation) ? lines.map((line) => [line]) : null;
}
