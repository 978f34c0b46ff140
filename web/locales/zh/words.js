/** 中文：几处共用的说法。 */

import { numeral as number, tenths } from "../languages.js";

export { number };

/** @param {number} count */
export const presses = (count) => `${number(count)} 步`;

/** @param {string[]} names */
export const listed = (names) => names.join("、");

/** @param {number} share */
export const percent = (share) => share.toLocaleString("zh", { style: "percent", maximumFractionDigits: 2 });

/** @param {number} time */
export const milliseconds = (time) => `${tenths(time)} 毫秒`;

/** @param {number} power */
export const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** 零化度对应的解数，位数不多时写成数字：“4 个解”。 @param {number} nullity */
export const howMany = (nullity) =>
  nullity > 64 ? `2${superscript(nullity)} 个解` : `${number(2n ** BigInt(nullity))} 个解`;

/** 同上，另写成二的幂：“2² = 4 个解”。 @param {number} nullity */
export const solutions = (nullity) =>
  nullity === 0 || nullity > 64 ? howMany(nullity) : `2${superscript(nullity)} = ${howMany(nullity)}`;

/** 输入中的位置。 @param {{ block?: string, line?: number, column?: number }} place */
export const at = ({ block, line, column }) => `第 ${line} 行${block ? `的 ${block} 代码块` : `第 ${column} 个字`}`;

/** 写在哪里。 @param {import("../languages.js").Written} p */
export const written = (p) => (p.line ? at(p) : p.from ? "地址" : p.attribute ? `属性 ${p.attribute}` : "局面代码");

/** 以及出错处写着什么。 @param {import("../languages.js").Written} p */
export const place = (p) => `${written(p)}${p.word ? `“${p.word}”处` : "末尾"}`;

/**
 * 按一盏灯的语句；多于两种状态的灯各升一档。
 * @param {string} lights
 * @param {string} [more]
 */
export const pressing =
  (lights, more = "") =>
  (/** @type {{ most?: number }} */ { most = 1 }) =>
    most === 1 ? `按一盏灯，${lights}一起翻转${more}。` : `按一盏灯，${lights}各升一档${more}；${most} 之后回到 0。`;
