/** 中文：几处共用的说法。 */

/** @param {number | bigint} n */
export const number = (n) => n.toLocaleString("zh");

/** @param {number} power */
export const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** 出错的地方；有好几行时说出第几行。 @param {{ line?: number, column?: number, position?: number }} p */
export const place = ({ line = 1, column, position }) =>
  line > 1 ? `第 ${line} 行第 ${column} 个字符` : `第 ${position} 个字符`;

/** Where something was typed. @param {{ line: number, column: number }} place */
export const at = ({ line, column }) => `第 ${line} 行第 ${column} 列`;
