/**
 * @file Reads dials of several states, and the dials that each button turns by a step, in sentences or in a list:
 *
 *     Three dials with 4 positions. Handle A turns dials 1 and 2, B turns dials 2 and 3, C turns dial 3.
 *     They show 1 2 3, and all should be at 0.
 *
 * A sentence may say more, so that the reader is always asked.
 */
import { clausesOf } from "./entries.js";
import { LIMITS } from "./limits.js";
import { blank, placeOf } from "./text.js";
import { dialsOf } from "./turning.js";
import { has, is, numberOf } from "./words.js";

const NUMBER = "[3-9]|three|four|five|six|seven|eight|[三四五六七八]";
const STATES = RegExp(
  `\\bmod(?:ulo)? ?(${NUMBER})\\b|\\b(${NUMBER}) (?:positions|states|directions|orientations|faces|settings)\\b|(${NUMBER})[个個种種]?(?:状态|狀態|方向|位置)|\\b(?:0|zero) ?(?:[-–]|to) ?([2-8])\\b`,
  "iu",
);
const VERB = "(?:turns|rotates|moves|advances|changes|shifts|increments|adds 1 to)";
const LIST = `\\d{1,2}(?:(?:\\s?,\\s?(?:and\\s)?|\\sand\\s|\\s?[&、和]\\s?)(?:\\p{L}{3,12}\\s)?\\d{1,2}(?!\\d|\\s${VERB}))*`;
/** A button, and the dials that it turns. */
const TURNS = RegExp(
  `(?<![\\p{L}\\d-])(\\p{L}|\\d{1,2})(?:\\s${VERB}\\s(?:the\\s)?(?:\\p{L}{3,12}\\s)?| ?(?::|->) ?)(${LIST})`,
  "giu",
);
const DIGITS = /(?<![\p{L}\d-])\d(?:[ ,]{1,3}\d){1,63}(?![\d-])/gu;
const TEXT_MAX = 4000;

/** The number of states that a text tells; 0 if it tells none. @param {string} text */
function stateCountIn(text) {
  const [, ...found] = (text.length <= TEXT_MAX && STATES.exec(text)) || [];
  const last = found.pop();
  return last ? Number(last) + 1 : Math.max(0, numberOf(found.find(Boolean) ?? ""));
}

/** @param {string} text @param {number} [told] the number of states @returns {import("./turning.js").Turning | null} null for another text */
export function readDials(text, told = 0) {
  const least = told || stateCountIn(text);
  if (!(least > 2) || text.length > TEXT_MAX) return null;
  const lines = [...text.matchAll(TURNS)];
  const lists = lines.map(({ 2: list }) => (list.match(/\d+/g) ?? []).map(Number));
  const dials = Math.max(0, ...lists.flat());
  const areDistinct = new Set(lines.map(({ 1: name }) => name)).size === lines.length;
  if (lines.length < 2 || dials < 2 || dials > LIMITS.doors || lists.flat().includes(0) || !areDistinct) return null;
  const rest = text.replace(TURNS, blank);
  /** @type {{ start?: number[], goal?: number[] }} */
  const states = {};
  for (const clause of clausesOf(rest)) {
    const words = rest.slice(clause[0].at, clause[clause.length - 1].end);
    const isGoal = has(clause, "goal", "wish", "becomes") && !has(clause, "start");
    const digits = Array.from(words.matchAll(DIGITS), ([list]) => (list.match(/\d/g) ?? []).map(Number));
    const alone = has(clause, "all") ? clause.find((token) => is(token, "number")) : undefined;
    const list =
      digits.find(({ length }) => length === dials) ??
      (isGoal && alone ? Array(dials).fill(alone.numbers[0]) : undefined);
    if (list) states[isGoal ? "goal" : "start"] ??= list;
  }
  const masks = lists.map((list) => Array.from({ length: dials }, (_, dial) => Number(list.includes(dial + 1))));
  return { ...dialsOf({ masks, ...states, least }), used: lines.map(placeOf) };
}
