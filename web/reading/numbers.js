/** @file Numbers in words. */

/** Each at the place of its number. */
export const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
export const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
export const HAN_NUMBERS = "零一二三四五六七八九十";

/** The number of digits or of a word; -1 for another word. @param {string} word */
export function numberOf(word) {
  if (/^\d+$/.test(word)) return Number(word);
  const plain = word.toLowerCase();
  const han = word.replace(/[两兩]/, "二");
  return Math.max(NUMBERS.indexOf(plain), ORDINALS.indexOf(plain), han ? HAN_NUMBERS.indexOf(han) : -1);
}
