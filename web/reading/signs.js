/**
 * @file Signs and words for lights, and what they are likely to mean.
 *
 * @typedef {"dark" | "lit" | "hole"} Meaning
 */

/** The most symbols of a drawing of lights. */
export const SYMBOLS_MAX = 3;

/** Customary symbols. */
export const LIT = new Set([
  ...["on", "lit", "light", "yes", "true", "open", "up", "full", "filled"],
  ...["oui", "vrai", "ja", "wahr", "an", "ein", "si", "sí", "verdadero"],
  ...[":yellow_circle:", ":yellow_square:", ":large_yellow_square:", ":green_square:", ":bulb:", ":sunny:"],
  ..."1#*x@+btyl🟨🟡🟧🟠🟩🟢🟦🔵🟥🔴🟪🟣🟫🟤💡🔆☀★⭐🌟🌞🌕●■◆▪█▓✅⬤✔✓√☑◉⚡亮开開是真",
]);
export const WHITE = new Set([..."⬜⚪◻🤍", ":white_circle:", ":white_large_square:"]);
export const DARK = new Set([
  ...["", "off", "dark", "unlit", "no", "false", "closed", "down", "empty"],
  ...["non", "faux", "nein", "falsch", "aus", "falso"],
  ...[":black_circle:", ":black_large_square:", ":new_moon:"],
  ..."0.-_wfnd,~○□◇▫░◯☐🌙⬛⚫◼🖤🌑🌚❌✖✗✘×灭滅暗关關否假",
]);

/** @param {string} key */
export const isKnownKey = (key) => LIT.has(key) || DARK.has(key) || WHITE.has(key);

/** @param {string} key */
export const isDark = (key) => DARK.has(key);

/** The same in their order. */
const [LIT_FIRST, DARK_FIRST] = [[...LIT], [...DARK]];

/** The place of a symbol in the order from certainly lit to certainly dark. @param {string} key @param {string[]} keys all symbols */
function darkness(key, keys) {
  if (key === "#" && keys.includes("o")) return 2000; // of contests, where O is lit
  if (LIT.has(key)) return LIT_FIRST.indexOf(key);
  if (WHITE.has(key)) return keys.some((other) => LIT.has(other)) ? 2000 : 1000;
  return DARK.has(key) ? 3000 + DARK_FIRST.indexOf(key) : 1001;
}

/** Shapes that are filled, or drawn as outlines: of both, either may be the lit ones. */
const [FILLED, OUTLINED] = [/[●■◆▪⬤]/u, /[○□◇▫◯]/u];

/** True if it is customary which of these symbols are lit. @param {string[]} keys */
export function isCustomary(keys) {
  if (keys.some((key) => FILLED.test(key)) && keys.some((key) => OUTLINED.test(key))) return false;
  const lit = keys.filter((key) => LIT.has(key)).length;
  const dark = keys.filter((key) => DARK.has(key) || (lit && WHITE.has(key))).length;
  return lit + dark === keys.length && lit < 2 && dark < 2;
}

/** Pairs of which a third symbol is no part, and symbols that mean holes rather than lights. */
const PAIRS = ["01", "xo", "bw"];
const HOLES = ["", ..."#_-~?.x"];

/** The symbol that is most likely to mean holes, of three. @param {string[]} keys */
function guessHole(keys) {
  const pair = PAIRS.find((each) => [...each].every((key) => keys.includes(key)));
  const third = keys.includes("") ? "" : pair && keys.find((key) => !pair.includes(key));
  return third ?? HOLES.find((key) => keys.includes(key)) ?? byDarkness(keys)[2];
}

/** @param {string[]} keys */
const byDarkness = (keys) => [...keys].sort((a, b) => darkness(a, keys) - darkness(b, keys) || (a < b ? -1 : 1));

/** The most likely meanings of symbols. @param {string[]} keys @returns {Meaning[]} */
export function guessMeanings(keys) {
  const hole = keys.length === SYMBOLS_MAX ? guessHole(keys) : null;
  const [lit, dark] = byDarkness(keys.filter((key) => key !== hole));
  const isDark = dark === undefined && DARK.has(lit);
  return keys.map((key) => (key === hole ? "hole" : key === lit && !isDark ? "lit" : "dark"));
}
