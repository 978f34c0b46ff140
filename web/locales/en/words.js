/** English: what several sections say in the same way. */

import { numeral, tenths } from "../languages.js";

/** @param {number | bigint} count */
export const isOne = (count) => String(count) === "1";

/** @param {number | bigint} n */
export const number = (n) => numeral(n);

/** @param {number} share */
export const percent = (share) => share.toLocaleString("en", { style: "percent", maximumFractionDigits: 2 });

/** @param {number} time */
export const milliseconds = (time) => `${tenths(time)} ms`;

/**
 * "1 press", "2 presses".
 * @param {number | bigint} count
 * @param {string} one
 * @param {string} other
 */
export const some = (count, one, other) => `${number(count)} ${isOne(count) ? one : other}`;

/** @param {number} power */
export const superscript = (power) => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");

/** @param {number} count */
export const presses = (count) => some(count, "press", "presses");

/** Where something was typed. @param {{ line?: number, column?: number }} place */
export const at = ({ line, column }) => `Line ${line}, column ${column}`;

/** In what somebody wrote. @param {import("../languages.js").Written} p */
export const written = (p) =>
  p.line ? at(p) : p.from ? "The address" : p.attribute ? `Attribute ${p.attribute}` : "The code";

/** And what stands where it is wrong. @param {import("../languages.js").Written} p */
export const place = (p) => `${written(p)}, at ${p.word ? `“${p.word}”` : "the end"}`;

/** How many solutions a nullity means; in full while that can be read. @param {number} nullity */
export function solutions(nullity) {
  if (nullity === 0) return some(1, "solution", "solutions");
  const inFull = nullity > 64 ? "" : ` = ${number(2n ** BigInt(nullity))}`;
  return `2${superscript(nullity)}${inFull} solutions`;
}

/** @param {number} count */
export const are = (count) => (isOne(count) ? "is" : "are");

/**
 * @param {{ all: number, count: number }} witness
 * @param {string} verb @param {string} noun @param {string} wrong
 */
export const odd = ({ all, count }, verb, noun, wrong) =>
  `Every button ${verb} an even number of the ${all} hatched ${noun}; ${count} of them ${are(count)} ${wrong}: odd.`;
