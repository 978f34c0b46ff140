/** @file One ASCII character for each sign of a text, for the forms that have a grammar (strict.js). */

/** Signs that stand for a light. White ones are lit only where nothing else is. */
const LIT = [..."🟨🟡🟧🟠🟩🟢🟦🔵🟥🔴🟪🟣🟫🟤💡🔆☀★⭐🌟🌞🌕●■◆▪█▓✅⬤"];
const DARK = [..."⬛⚫◼🖤🌑🌚○□◇▫░❌✖"];
const WHITE = [..."⬜⚪◻🤍"];
/** Other characters that one of ASCII stands for; the rest is done by compatibility (full-width forms, circled numbers). */
const PLAIN = new Map(Object.entries({ "、": ",", "。": ".", "·": ".", "×": "x", "−": "-", "–": "-" }));
/** Variation selectors and joiners, which are not seen. */
const UNSEEN = /^\p{DI}$/u;
const UNKNOWN = "\x7f";
/** The most characters that stand for a sign. */
const PLAIN_MAX = 3;

/** Words for a lit and a dark light, which stand where one of these letters does. */
const YES_OR_NO = /\b(?:true|false)\b/iy;
const BEGINNINGS = new Set([..."tTfF"].map((letter) => letter.charCodeAt(0)));
const ASCII_END = 0x7f;

/** One ASCII character for each sign; `places` says where in the text each stood, and where the text ends. @param {string} text */
export function fold(text) {
  const isPlain = /^[\0-~]*$/.test(text) && !/\b(?:true|false)\b/i.test(text);
  const places = new Uint32Array(isPlain ? text.length + 1 : PLAIN_MAX * text.length + 1);
  if (isPlain) {
    for (let i = 0; i <= text.length; i++) places[i] = i;
    return { folded: text, places };
  }
  const isWhiteLit = !LIT.some((sign) => text.includes(sign));
  /** @type {Map<string, string>} */
  const known = new Map();
  const bytes = new Uint8Array(places.length);
  let length = 0;
  const add = (/** @type {number} */ byte, /** @type {number} */ at) => {
    bytes[length] = byte;
    places[length++] = at;
  };
  for (let at = 0; at < text.length; ) {
    const code = /** @type {number} */ (text.codePointAt(at));
    const sign = BEGINNINGS.has(code) ? wordAt(text, at) : code < ASCII_END ? "" : String.fromCodePoint(code);
    const plain = sign && (known.get(sign) ?? plainOf(sign, isWhiteLit));
    if (sign) known.set(sign, plain);
    else add(code, at);
    for (let i = 0; i < plain.length; i++) add(plain.charCodeAt(i), at);
    at += sign.length || 1;
  }
  places[length] = text.length;
  return { folded: new TextDecoder().decode(bytes.subarray(0, length)), places: places.subarray(0, length + 1) };
}

/** A word for yes or no at a place; "" if there is none. @param {string} text @param {number} at */
function wordAt(text, at) {
  YES_OR_NO.lastIndex = at;
  return YES_OR_NO.exec(text)?.[0] ?? "";
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
  return plain.length <= PLAIN_MAX && /^[\0-~]*$/.test(plain) ? plain : UNKNOWN;
}
