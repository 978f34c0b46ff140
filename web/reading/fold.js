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

/** The text to be folded: words for yes and no, and characters beyond ASCII. */
const FOREIGN = /\b(?:true|false)\b|[^\0-~]/giu;

/**
 * One ASCII character for each sign; `places` says where in the text each stood, and where the text ends.
 * @param {string} text
 */
export function fold(text) {
  if (/^[\0-~]*$/.test(text) && !/\b(?:true|false)\b/i.test(text)) {
    const places = new Uint32Array(text.length + 1).map((_, i) => i);
    return { folded: text, places };
  }
  const isWhiteLit = !LIT.some((sign) => text.includes(sign));
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @type {number[]} */
  const places = [];
  let folded = "";
  let from = 0;
  const copy = (/** @type {number} */ to) => {
    for (let i = from; i < to; i++) places.push(i);
    folded += text.slice(from, to);
  };
  for (const { 0: sign, index } of text.matchAll(FOREIGN)) {
    const plain = known.get(sign) ?? plainOf(sign, isWhiteLit);
    known.set(sign, plain);
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
