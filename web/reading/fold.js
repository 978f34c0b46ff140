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

/** The text to be folded: words for yes and no, and characters beyond ASCII. */
const FOREIGN = /\b(?:true|false)\b|[^\0-~]/giu;

/**
 * One ASCII character for each sign; `places` says where in the text each stood, and where the text ends.
 * @param {string} text
 */
export function fold(text) {
  if (/^[\0-~]*$/.test(text) && !/\b(?:true|false)\b/i.test(text)) {
    const places = new Uint32Array(text.length + 1);
    for (let i = 0; i <= text.length; i++) places[i] = i;
    return { folded: text, places };
  }
  const isWhiteLit = !LIT.some((sign) => text.includes(sign));
  /** @type {Map<string, string>} */
  const known = new Map();
  const places = new Uint32Array(PLAIN_MAX * text.length + 1);
  let [length, from] = [0, 0];
  const copy = (/** @type {number} */ to) => {
    for (; from < to; from++) places[length++] = from;
  };
  const folded = text.replace(FOREIGN, (sign, index) => {
    const plain = known.get(sign) ?? plainOf(sign, isWhiteLit);
    known.set(sign, plain);
    copy(index);
    places.fill(index, length, length + plain.length);
    length += plain.length;
    from = index + sign.length;
    return plain;
  });
  copy(text.length);
  places[length] = text.length;
  return { folded, places: places.subarray(0, length + 1) };
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
