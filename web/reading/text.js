/**
 * @file Parts of texts and their places.
 *
 * @typedef {[from: number, to: number]} Range  of characters
 * @typedef {{ text: string, at: number }} Part
 */

/** The place of a part. @param {Part} part @returns {Range} */
export const rangeOf = ({ at, text }) => [at, at + text.length];

/** The place of what an expression finds. @param {RegExpMatchArray} match @returns {Range} */
export const placeOf = ({ 0: text, index = 0 }) => [index, index + text.length];

/** The place of what has an end. @param {{ at: number, end: number }} part @returns {Range} */
export const spanOf = ({ at, end }) => [at, end];

/** The lines of a text. @param {string} text @returns {Part[]} */
export function linesOf(text) {
  let at = 0;
  return text.split("\n").map((line) => {
    at += line.length + 1;
    return { text: line, at: at - line.length - 1 };
  });
}

/** Blanks in place of a text, as many and in as many lines. @param {string} text */
export const blank = (text) => text.replace(/[^\n]/g, " ");

/** A text with blanks in some places, which are in order. @param {string} text @param {Range[]} places */
export function blanked(text, places) {
  let [rest, end] = ["", 0];
  for (const [from, to] of places) {
    rest += text.slice(end, from) + blank(text.slice(from, to));
    end = to;
  }
  return rest + text.slice(end);
}

/** A text with blanks in all places but some, which are in order. @param {string} text @param {Range[]} places */
export function blankedBut(text, places) {
  const starts = [0, ...places.map(([, to]) => to)];
  return blanked(
    text,
    starts.map((from, i) => [from, places[i]?.[0] ?? text.length]),
  );
}

/** True if numbers that begin at 0 or 1 leave one out. @param {number[]} numbers */
export function hasGaps(numbers) {
  const found = new Set(numbers);
  return numbers.some((number) => number > 1 && !found.has(number - 1));
}

/** Places in their order, those that overlap or meet as one. @param {Range[]} places */
export function joinedRanges(places) {
  /** @type {Range[]} */
  const joined = [];
  for (const [from, to] of [...places].sort(([a], [b]) => a - b)) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** A sign of any state. */
const ANY =
  /[([]?\s?(?<![\p{L}\d])([x?*_-])["']?\s?(?:(?:=|:|means|is)\s?(?:i )?(?:doesn'?t matter|does not matter|don'?t care(?: [a-z ]{1,40}(?=[)\]]))?|any(?:thing)?|either|whatever)|(?:[=:：是为為]|表示|代表)?\s?(?:任意|无所谓|無所謂|随便|隨便|随意|隨意))[)\]]?/iu;

/** The sentence that tells a sign of any state, and the text without it. @param {string} text @returns {{ sign: string, used: Range[], rest: string }} sign: "" if there is none */
export function anyIn(text) {
  const match = ANY.exec(text);
  const used = match ? [placeOf(match)] : [];
  return { sign: match?.[1] ?? "", used, rest: blanked(text, used) };
}

/** A text without some characters at its end. @param {string} text @param {string} characters */
export function withoutEnd(text, characters) {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1])) end--;
  return text.slice(0, end);
}

/** Longer words are no notations with full-width letters; marks without end take the square of the time. */
const NORMAL_MAX = 1000;

/** A text in its compatible form. @param {string} text */
export const normal = (text) => (/^[ -~]*$/.test(text) || text.length > NORMAL_MAX ? text : text.normalize("NFKC"));
