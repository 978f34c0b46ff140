/**
 * @file Reads stories of lights in a row or in a circle, of which each changes itself and those next to it:
 *
 *     five braziers in a row, each changes itself and the ones next to it; the 2nd and 4th are lit
 *     六盏灯围成一圈，按一盏会改变它自己和左右两盏，第一盏亮着
 *
 * They are a grid of one row, with its ends joined in a circle. Rows of a board may be told in the same words, or all its lights as the lengths of their runs:
 *
 *     First row: on, off, off. Second row: all on. Third row: only the middle one is on.
 *     3x4: 5 on, 2 off, 5 on
 *
 * A story may say more, so that the reader is always asked.
 */
import { clausesOf, placesAt } from "./entries.js";
import { hexOfBits } from "./hex.js";
import { isTelling, saidIn } from "./said.js";
import { blanked, placeOf } from "./text.js";
import { ABOUT, extentOf, HAN_NUMBERS, has, is, isState, NUMBERS, numberOf, ORDINALS, tokensOf } from "./words.js";

/** @import { Token } from "./words.js" */

const COUNT = RegExp(
  `(?:(?<![\\p{L}\\d第])(\\d{1,2}|${NUMBERS.join("|")}) (?!of|times|presses|is)\\p{Script=Latin}|(?<!第)(\\d{1,2}|[两兩${HAN_NUMBERS}])[个個盏盞座根扇块塊支只])`,
  "iu",
);
/** Lights that are numbered: "lights 1 to 6". */
const NUMBERED_LIGHTS =
  /\b(?:lights?|lamps?|bulbs?|tiles?|torch(?:es)?|doors?|buttons?|switch(?:es)?)(?: numbered)?(?: from)? 1\s?(?:[-–]|to|through)\s?(\d{1,2})(?!\d)/iu;
const BITS = /(?<!\d)[01](?:[ ,]{0,2}[01]){1,23}(?!\d)/g;
/** Meanings of words about lights that are not lit now. */
const OTHERWISE = ["off", "wish", "goal", "press", "verb", "varies", "close", "if"];
const CLAUSES = /[.;。；，!！\n]+/u;
const PARTS = /[.;。；,，!！\n]+|\band\b/u;
const TEXT_MAX = 1000;
const LENGTH_MAX = 24;

/** The lights that a clause names, from 0. @param {Token[]} tokens @param {number} length */
const placesIn = (tokens, length) =>
  tokens.flatMap((token, i) =>
    is(token, "ordinal") || /^[\d零一二三四五六七八九十]/.test(token.text)
      ? token.numbers.map((number) => number - 1)
      : placesAt(tokens, i, length).places,
  );

/** The lists of states in a text, each 1 or 0. @param {string} text */
function statesIn(text) {
  /** @type {number[][]} */
  const lists = [[]];
  for (const token of tokensOf(text))
    if (isState(token) || token.text === "out") lists[lists.length - 1].push(Number(is(token, "on")));
    else if (!is(token, "and", "mark")) lists.push([]);
  return lists.filter(({ length }) => length > 1);
}

/** The tokens of the parts of a text that tell which lights are lit. @param {string} text @param {RegExp} between */
function tellingIn(text, between) {
  const parts = text.split(between).map((part) => tokensOf(part));
  const isLit = (/** @type {Token} */ token) => isState(token) && is(token, "on");
  const isOther = (/** @type {Token} */ token) => is(token, ...OTHERWISE) && !is(token, "mark");
  return parts.filter((tokens) => tokens.some(isLit) && !tokens.some(isOther));
}

/** The lights of a story: a digit for each, or those that a clause names as lit. @param {string} text @param {number} length */
function litIn(text, length) {
  const lists = [...Array.from(text.matchAll(BITS), ([list]) => list.match(/[01]/g) ?? []), ...statesIn(text)];
  const list = lists.find((each) => each.length === length);
  if (list) return Array.from(list, Number);
  const clauses = tellingIn(text, CLAUSES);
  const places = clauses.flatMap((tokens) => placesIn(tokens, length));
  const areAll = !places.length && has(tellingIn(text, PARTS).flat(), "all");
  const others = clausesOf(text).filter((clause) => isTelling(clause) && has(clause, "rest"));
  if (!places.length && !areAll && others.length) {
    const lights = Array.from({ length }, (_, i) => String(i + 1));
    return saidIn(others, lights, true).open.map(Number);
  }
  const areOthers = places.length > 0 && has(clauses.flat(), "except");
  return Array.from({ length }, (_, i) => Number(areAll || places.includes(i) !== areOthers));
}

/** Things in a row or a circle, of which each changes those beside it: how many, and the place of their number; null for another text. @param {string} text */
export function storyIn(text) {
  if (text.length > TEXT_MAX || !ABOUT.neighbours.test(text)) return null;
  const match = NUMBERED_LIGHTS.exec(text) ?? COUNT.exec(text);
  const length = numberOf(match?.[1] ?? match?.[2] ?? "");
  const isRound = ABOUT.circle.test(text);
  if (!match || !(isRound || ABOUT.line.test(text)) || !(length > 1 && length <= LENGTH_MAX)) return null;
  return { length, isCircle: isRound && length > 2, range: placeOf(match) };
}

/** The notation of a story, and the place of the number of its lights; null for another text. @param {string} text @returns {{ notation: string, used: import("./text.js").Range[] } | null} */
export function readChain(text) {
  const story = ABOUT.states.test(text) ? null : storyIn(text);
  if (!story) return null;
  const { length, isCircle, range } = story;
  const options = `${ABOUT.othersAlone.test(text) ? "-ring" : ""}${isCircle ? "-cylinder" : ""}`;
  return { notation: `1x${length}${options}.${hexOfBits(litIn(blanked(text, [range]), length))}`, used: [range] };
}

/** A row of a board in words. */
const ROW = RegExp(
  `(?:^|[.;。；\\n])[^\\S\\n]{0,9}(?:the )?(?:(${ORDINALS.join("|")}) row|(?:row|line|ligne|zeile|reihe|fila|linha|riga) (\\d{1,2})|第?([${HAN_NUMBERS}]|\\d{1,2})[行排])[^\\S\\n]{0,9}(?:[:：,，]|is|has)?([^.;。；\\n]{1,200})`,
  "giu",
);

/** The notation of rows that are told in words, each with its number; null for another text. @param {string} text */
export function readRowsInWords(text) {
  const rows = text.length > TEXT_MAX ? [] : [...text.matchAll(ROW)];
  const lists = rows.map(({ 4: row }) => statesIn(row)[0]?.length ?? 0);
  const width = Math.max(0, ...lists);
  const areCounted = rows.every(([, ...numbers], i) => numberOf(numbers.slice(0, 3).find(Boolean) ?? "") === i + 1);
  if (rows.length < 2 || !areCounted || width < 2 || lists.some((length) => length > 0 && length !== width))
    return null;
  const lights = rows.flatMap(({ 4: row }) => litIn(row, width));
  return { notation: `${rows.length}x${width}.${hexOfBits(lights)}`, used: rows.map(placeOf) };
}

/** The notation of a board whose lights are told as the lengths of runs that fill it; null for another text. @param {string} text */
export function readRuns(text) {
  const tokens = text.length > TEXT_MAX ? [] : tokensOf(text);
  const [rows, cols] = tokens.find((token) => is(token, "size"))?.numbers ?? [0, 0];
  const runs = tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const isRun = is(token, "number") && is(next, "on", "off");
    return isRun ? { length: token.numbers[0], isLit: is(next, "on"), range: extentOf([token, next]) } : [];
  });
  const count = runs.reduce((sum, { length }) => sum + length, 0);
  if (runs.length < 3 || count !== rows * cols || count > LENGTH_MAX ** 2) return null;
  const lights = runs.flatMap(({ length, isLit }) => Array.from({ length }, () => isLit));
  return { notation: `${rows}x${cols}.${hexOfBits(lights)}`, used: runs.map(({ range }) => range) };
}
