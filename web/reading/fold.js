/** @file One ASCII character for each sign of a text, for the forms that have a grammar (strict.js). */

import { DARK, LIT, WHITE } from "./signs.js";

/** Other characters that one of ASCII stands for; the rest is done by compatibility (full-width forms, circled numbers). */
const PLAIN = new Map(Object.entries({ "、": ",", "。": ".", "·": ".", "×": "x", "−": "-", "–": "-" }));
/** Variation selectors and joiners, which are not seen. */
const UNSEEN = /^\p{DI}$/u;
const UNKNOWN = "\x7f";
/** The most characters that stand for a sign. */
const PLAIN_MAX = 3;

/** True for a sign that is no letter, no word and of no other use. @param {string} sign */
const isSign = (sign) => /^[^\0-~\p{L}]/u.test(sign) && !PLAIN.has(sign);
const LIT_SIGNS = [...LIT].filter(isSign);

/** A character that is not of ASCII, and a word for a lit or a dark light. */
const SPECIAL = /[^\0-~]|\b(?:true|false)\b/giu;

/** One ASCII character for each sign; `places` says where in the text each stood, and where the text ends. @param {string} text */
export function fold(text) {
  const isWhiteLit = /[^\0-~]/.test(text) && !LIT_SIGNS.some((sign) => text.includes(sign));
  /** @type {Map<string, string>} */
  const known = new Map();
  const places = new Uint32Array(PLAIN_MAX * text.length + 1);
  let folded = "";
  let end = 0;
  const add = (/** @type {string} */ plain, /** @type {number} */ from, /** @type {number} */ step) => {
    for (let i = 0; i < plain.length; i++) places[folded.length + i] = from + step * i;
    folded += plain;
  };
  for (const { 0: sign, index } of text.matchAll(SPECIAL)) {
    const plain = known.get(sign) ?? plainOf(sign, isWhiteLit);
    known.set(sign, plain);
    add(text.slice(end, index), end, 1);
    add(plain, index, 0);
    end = index + sign.length;
  }
  add(text.slice(end), end, 1);
  places[folded.length] = text.length;
  return { folded, places: places.subarray(0, folded.length + 1) };
}

/** @param {string} sign @param {boolean} isWhiteLit */
function plainOf(sign, isWhiteLit) {
  if (/^true$/i.test(sign)) return "1";
  if (/^false$/i.test(sign)) return "0";
  if (UNSEEN.test(sign)) return "";
  if (isSign(sign) && LIT.has(sign)) return "#";
  if (isSign(sign) && DARK.has(sign)) return ".";
  if (WHITE.has(sign)) return isWhiteLit ? "#" : ".";
  const plain = PLAIN.get(sign) ?? sign.normalize("NFKC");
  return plain.length <= PLAIN_MAX && /^[\0-~]*$/.test(plain) ? plain : UNKNOWN;
}
