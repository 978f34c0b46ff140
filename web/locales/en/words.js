/** English: phrases that several sections share. */

import { numeral as number, tenths } from "../languages.js";

export { number };

/** @param {number | bigint} count */
export const isOne = (count) => String(count) === "1";

/** "A, C and D". @param {string[]} names */
export const listed = (names) => [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");

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

/** The place where something was typed. @param {{ block?: string, line?: number, column?: number }} place */
export const at = ({ block, line, column }) => `Line ${line}, ${block ? `block ${block}` : `column ${column}`}`;

/** The input in which an error was found. @param {import("../languages.js").Written} p */
export const written = (p) =>
  p.line ? at(p) : p.from ? "The address" : p.attribute ? `Attribute ${p.attribute}` : "The code";

/** The input, and the word at the place of the error. @param {import("../languages.js").Written} p */
export const place = (p) => `${written(p)}, at ${p.word ? `“${p.word}”` : "the end"}`;

/** The number of solutions that a nullity means, in digits while they can be read: "4 solutions". @param {number} nullity */
export const howMany = (nullity) =>
  nullity > 64 ? `2${superscript(nullity)} solutions` : some(2n ** BigInt(nullity), "solution", "solutions");

/** The same, as a power of two besides: "2² = 4 solutions". @param {number} nullity */
export const solutions = (nullity) =>
  nullity === 0 || nullity > 64 ? howMany(nullity) : `2${superscript(nullity)} = ${howMany(nullity)}`;

/** @param {number} count */
export const are = (count) => (isOne(count) ? "is" : "are");

/**
 * @param {{ all: number, count: number }} witness
 * @param {string} verb @param {string} noun @param {string} wrong
 */
export const odd = ({ all, count }, verb, noun, wrong) =>
  `Every button ${verb} an even number of the ${all} hatched ${noun}; ${count} of them ${are(count)} ${wrong}, an odd number.`;

/**
 * The sentence about a press, after which lights with more than two states are one step higher.
 * @param {string} lights
 * @param {string} [more]
 */
export const pressing =
  (lights, more = "") =>
  (/** @type {{ most?: number }} */ { most = 1 }) =>
    most === 1
      ? `A press flips ${lights}${more}.`
      : `A press turns ${lights} up one step${more}; after ${most} comes 0.`;
