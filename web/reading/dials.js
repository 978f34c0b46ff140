/**
 * @file Reads dials of several states, and the dials that each button turns by a step, in sentences or in a list:
 *
 *     Three dials with 4 positions. Handle A turns dials 1 and 2, B turns dials 2 and 3, C turns dial 3.
 *     They show 1 2 3, and all should be at 0.
 *
 *     statue 1 turns 1 and 2, statue 2 turns 1 and 2. They face N E, all should face N.
 *
 *     three cubes in a ring, each turns itself and its neighbours: 0 1 2
 *
 * A sentence may say more, so that the reader is always asked.
 */
import { storyIn } from "./chain.js";
import { masksOfEdges } from "./doors.js";
import { clausesOf, entryOf } from "./entries.js";
import { findMasks } from "./names.js";
import { isTelling } from "./said.js";
import { blank, blanked } from "./text.js";
import { dialsOf, STATES_MIN, stepsIn } from "./turning.js";
import { ABOUT, has, is, numberOf, tokensOf } from "./words.js";

const NUMBER =
  "[3-9]|[12]\\d|3[0-6]|three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|trois|quatre|cinq|tres|cuatro|cinco|[三四五六七八九十]";
const STATES = RegExp(
  `\\bmod(?:ulo)? ?(${NUMBER})\\b|(?<![\\p{L}\\d])(${NUMBER}) (?:positions|states|directions|orientations|faces|settings|symbols|stellungen|richtungen|zustände|états|posiciones|estados)\\b|(${NUMBER})[个個种種]?(?:状态|狀態|方向|位置|档|檔)|(?:(?<![\\d-]|(?:lights|lamps|buttons|switches|levers|doors|gates) )(?:0|zero) ?(?:[-–到至]|to|bis|à)|\\b(?:positions|states|values|numbers) 0(?:, ?\\d{1,2}){1,9},? (?:and|or)) ?([2-9]|[12]\\d)(?![\\d-])`,
  "iu",
);
/** One step, which a press turns a dial unless another number is told. */
const STEP =
  /(?:,? each)?,? (?:by )?(?:one|1|a) (?:step|position|notch|place)s?\b(?: (?:each|forward|on|further))?|,? (?:each )?by (?:one|1)\b(?: each)?| ?\+1(?!\d)|各?[加转轉]?(?:[1一][格步档檔]|(?<=[加])[1一](?!\d))/giu;
const DIGITS = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d-])\d(?:(?:[ ,、]{1,8}(?:and |和)?|[-–])\d){1,63}(?![\d-])/gu;
/** The name of a dial before its state. */
const GIVEN = /(?<![\p{L}\d])(?:\p{L}\s?[=:：]?|\d{1,2}\s?[=:：])\s?(?=\d(?!\d))/gu;
const TEXT_MAX = 4000;
/** The four directions, as states from north or up on; a list of all, and how far a press turns. */
const DIRECTIONS = ["north n up 北 上", "east e right 东 東 右", "south s down 南 下", "west w left 西 左"];
const TOWARDS = `(?:(?<!\\p{L})(?:north|east|south|west|up|down|left|right|[nesw])(?!\\p{L})|[北东東南西上下左右](?!\\p{Script=Han}))`;
const DIRECTION = RegExp(TOWARDS, "giu");
const NEXT = `[,/→、]?\\s?${TOWARDS}`;
const COMPASS = RegExp(
  `${TOWARDS}${NEXT}${NEXT}(?:[,/、]?\\s?or\\s|→)${TOWARDS}|directions?:?\\s\\(?${TOWARDS}(?:${NEXT}){3}|(?:a quarter turn|90 ?(?:°|度|degrees))[^\\n,.;。]{0,20}|\\b(?:fac(?:e|es|ing)|points?|looks?)(?=:?\\s${TOWARDS})`,
  "giu",
);

/** The number of states that a text tells; 0 if it tells none. @param {string} text */
function stateCountIn(text) {
  const [, ...found] = STATES.exec(text) ?? [];
  const last = found.pop();
  if (!last && !found.some(Boolean)) return text.search(COMPASS) < 0 ? 0 : DIRECTIONS.length;
  return last ? Number(last) + 1 : Math.max(0, numberOf(found.find(Boolean) ?? ""));
}

/** Things that turn, of which neither the number of their positions is told nor those they are in: it may be two, as of doors. @param {string} given @returns {import("./turning.js").Turning | null} */
function readTurned(given) {
  const named = ABOUT.turning.test(given) ? findMasks(given) : null;
  if (!named || (named.at ?? -1) >= 0 || named.asksSelf || named.goal || named.open?.includes(true)) return null;
  const masks = named.masks.map((mask) => Array.from(mask, Number));
  return { ...dialsOf({ masks, least: DIRECTIONS.length }), isPair: true, used: named.used };
}

/** A thing that turns with others. */
const IT_AND = /\bit and (?:the|its)\b/i;

/** Things in a row or a circle that turn themselves and their neighbours. @param {string} text @returns {Pick<import("./names.js").Masks, "masks" | "used" | "at"> | null} */
function storyTold(text) {
  const story = ABOUT.turning.test(text) && (has(tokensOf(text), "self") || IT_AND.test(text)) ? storyIn(text) : null;
  if (!story) return null;
  const { length, isCircle, range } = story;
  const edges = Array.from({ length: isCircle ? length : length - 1 }, (_, i) => [i, (i + 1) % length]);
  return { masks: masksOfEdges(edges, length, true), used: [range] };
}

/** @param {string} given @param {number} [told] the number of states @returns {import("./turning.js").Turning | null} null for another text */
export function readDials(given, told = 0) {
  if (given.length > TEXT_MAX) return null;
  const story = storyTold(given);
  const least = told || stateCountIn(given) || (story ? STATES_MIN : 0);
  if (!least) return readTurned(given);
  if (!(least > 2)) return null;
  const text = given
    .replace(COMPASS, blank)
    .replace(/from left to right/gi, blank)
    .replace(STEP, blank)
    .replace(STATES, blank);
  const found = story ?? findMasks(text);
  const named = found && (found.at ?? -1) < 0 ? found : null;
  const lists = named ? null : stepsIn(text, least);
  const masks = lists?.masks ?? named?.masks.map((mask) => Array.from(mask, Number));
  if (!masks) return null;
  const used = lists?.used ?? named?.used ?? [];
  const isCompass = least === DIRECTIONS.length && given.search(COMPASS) >= 0;
  const rest = blanked(text, lists || story ? used : []);
  const plain = isCompass ? rest.replace(DIRECTION, digitOf(ABOUT.backwards.test(given))) : rest;
  const states = statesIn(plain.replace(GIVEN, blank), masks[0].length, isCompass, story !== null);
  return { ...dialsOf({ masks, ...states, ...lists, least }), used };
}

/** The state of a direction; they count backwards if a press turns so. @param {boolean} isBack @returns {(word: string) => string} */
const digitOf = (isBack) => (word) => {
  const state = DIRECTIONS.findIndex((words) => words.split(" ").includes(word.toLowerCase()));
  return String(isBack ? (DIRECTIONS.length - state) % DIRECTIONS.length : state);
};

/** The states of dials at the start and at the end. @param {string} rest @param {number} dials @param {boolean} isCompass all that face one direction are wanted so @param {boolean} isStory no clause tells who turns whom by names @returns {{ start?: number[], goal?: number[] }} */
function statesIn(rest, dials, isCompass, isStory) {
  /** @type {{ start?: number[], goal?: number[] }} */
  const states = {};
  for (const clause of clausesOf(rest)) {
    if (!isStory && entryOf(clause, rest) && !isTelling(clause)) continue;
    const words = rest.slice(clause[0].at, clause[clause.length - 1].end);
    const digits = Array.from(words.matchAll(DIGITS), ([list]) => (list.match(/\d/g) ?? []).map(Number));
    const all = clause.findIndex((token) => is(token, "all"));
    const alone = all < 0 ? undefined : clause.slice(all).find(({ text }) => /^\d$/.test(text));
    const isGoal = (has(clause, "goal", "wish", "becomes") || (isCompass && alone)) && !has(clause, "start");
    const list =
      digits.find(({ length }) => length === dials) ??
      (isGoal && alone ? Array(dials).fill(alone.numbers[0]) : undefined);
    if (list) states[isGoal ? "goal" : "start"] ??= list;
  }
  return states;
}
