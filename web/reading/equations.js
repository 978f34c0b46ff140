/**
 * @file Reads equations modulo 2, one to a line: each variable is a button, each equation a light, and a 1 at its right is a light to change;
 * modulo another number, each equation is a dial, and its right side the steps that it is to turn.
 *
 *     x1 + x2 = 1          also with ⊕, ^ and xor, ≡ and (mod 2)
 *     x1 + x2 + x3 = 0
 *     x2 + x3 = 1
 */
import { doorsNotation } from "./doors.js";
import { LIMITS } from "./limits.js";
import { blank, hasGaps, linesOf, normal, placeOf } from "./text.js";

const VARIABLE = "\\p{L}(?:_?\\{?\\d{1,3}(?:,\\d{1,3})?\\}?|\\[\\d{1,3}\\])?";
const BETWEEN = /[+⊕^]|\bxor\b/iu;
const MODULO = /[\s(,]?\(?\bmod(?:ulo)? ([2-9])\b\)?/giu;
const EQUATION = RegExp(
  `^\\s{0,20}(?:\\(?\\d{1,3}[).:]\\s{1,9})?(${VARIABLE}(?:\\s{0,9}(?:[+⊕^]|\\bxor\\b)\\s{0,9}${VARIABLE}){0,255})\\s{0,9}&?(?:={1,2}|≡)\\s{0,9}(\\d)[\\s,;.\\\\]{0,9}$`,
  "iu",
);
const LINE_MAX = 4000;

/** @typedef {{ notation: string, buttons: string[], used: import("./text.js").Range[], isDoubtful: boolean }} Equations  isDoubtful: a number is left out, which may be a button, too */

/** @param {string} text @param {number} [told] the number of states, where it is told @returns {Equations | null} null for another text */
export function findEquations(text, told = 2) {
  if (!BETWEEN.test(text)) return null;
  const modulos = [...text.matchAll(MODULO)];
  const states = Math.max(told, ...modulos.map(([, modulo]) => Number(modulo)));
  const used = modulos.map(placeOf);
  /** @type {{ names: string[], right: number }[]} */
  const equations = [];
  for (const { text: line, at } of linesOf(text.replace(MODULO, blank))) {
    const [, sum = "", right] = (line.length <= LINE_MAX && EQUATION.exec(normal(line))) || [];
    const names = sum.split(BETWEEN).map((name) => name.replace(/[\s_{}[\]]/g, ""));
    if (!sum || new Set(names).size < names.length) continue;
    equations.push({ names, right: Number(right) });
    used.push([at, at + line.length]);
  }
  const inOrder = new Intl.Collator("en", { numeric: true }).compare;
  const buttons = [...new Set(equations.flatMap(({ names }) => names))].sort(inOrder);
  if (equations.length < 2 || !equations.some(({ names }) => names.length > 1)) return null;
  if (Math.max(equations.length, buttons.length) > LIMITS.doors) return null;
  const masks = buttons.map((button) => equations.map(({ names }) => Number(names.includes(button))).join(""));
  const goal = equations.map(({ right }) => right);
  if (goal.some((right) => right >= states)) return null;
  if (states > 2) {
    const notation = `dials${states}-${masks.join("-")}=${goal.join("")}.0`;
    return { notation, buttons, used, isDoubtful: true };
  }
  const numbers = buttons.flatMap((name) => /^\D*(\d+)\D*$/.exec(name)?.[1] ?? []).map(Number);
  return { notation: doorsNotation(masks, [], goal), buttons, used, isDoubtful: hasGaps(numbers) };
}
