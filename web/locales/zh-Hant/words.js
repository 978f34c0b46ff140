/** 繁體中文：幾處共用的說法。 */

import { numeral as number, tenths } from "../languages.js";

export { number };

/** @param {number} count */
export const presses = (count) => `${number(count)} 步`;

/** @param {number} share */
export const percent = (share) => share.toLocaleString("zh-Hant", { style: "percent", maximumFractionDigits: 2 });

/** @param {number} time */
export const milliseconds = (time) => `${tenths(time)} 毫秒`;

/** @param {number} power */
export const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** 核維數對應的解數，位數不多時寫成數字：「4 個解」。 @param {number} nullity */
export const howMany = (nullity) =>
  nullity > 64 ? `2${superscript(nullity)} 個解` : `${number(2n ** BigInt(nullity))} 個解`;

/** 同上，另寫成二的冪：「2² = 4 個解」。 @param {number} nullity */
export const solutions = (nullity) =>
  nullity === 0 || nullity > 64 ? howMany(nullity) : `2${superscript(nullity)} = ${howMany(nullity)}`;

/** 輸入中的位置。 @param {{ block?: string, line?: number, column?: number }} place */
export const at = ({ block, line, column }) => `第 ${line} 行${block ? `的 ${block} 區塊` : `第 ${column} 個字`}`;

/** 寫在哪裡。 @param {import("../languages.js").Written} p */
export const written = (p) => (p.line ? at(p) : p.from ? "網址" : p.attribute ? `屬性 ${p.attribute}` : "局面代碼");

/** 以及出錯處寫著什麼。 @param {import("../languages.js").Written} p */
export const place = (p) => `${written(p)}${p.word ? `「${p.word}」處` : "末尾"}`;

/**
 * 按一盞燈的語句；多於兩種狀態的燈各升一段。
 * @param {string} lights
 * @param {string} [more]
 */
export const pressing =
  (lights, more = "") =>
  (/** @type {{ most?: number }} */ { most = 1 }) =>
    most === 1 ? `按一盞燈，${lights}一起翻轉${more}。` : `按一盞燈，${lights}各升一段${more}；${most} 之後回到 0。`;
