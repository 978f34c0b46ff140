/**
 * @file Guesses the boards of contests, whose sentences tell how numbers are given:
 *
 *     4 3          lamps and switches        5 5          vertices and edges       3 2        switches and bulbs
 *     1 0 1 1      the lamps                 1 2          each edge                2 1 3      how many switches a bulb has, and these
 *     2 1 3        how many lamps a switch   …                                     1 2
 *     …            has, and these            1 1 0 0 1    the lamps                0 1        the bulbs that are dark
 *
 *     7            lamps in a row, of which each changes those beside it, too
 *     1 0 1 1 0 0 1
 *
 *     --+-+ 3      lights in a row, and how many a press turns, side by side
 *
 * Numbers may be meant in more ways than one, so that the reader is always asked.
 */
import { doorsNotation, maskOf, masksOfEdges } from "./doors.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";

const TEXT_MAX = 4000;
const NUMBERS = /^\s*\d{1,3}(?:\s+\d{1,3})*\s*$/;
const WINDOW = /^[^\S\n]{0,20}([+-]{2,64}|[01]{2,64})[^\S\n]{1,9}(\d{1,2})[^\S\n]{0,20}$/m;
const WINDOWED = /\b(?:consecutive|adjacent|neighbou?ring|contiguous|in a row|side by side)\b|连续|連續|相邻|相鄰/iu;
const LISTS = /\b(?:switch(?:es)?|buttons?|levers?|toggles?|flips?)\b|开关|開關|按钮|按鈕/iu;
const GRAPH = /\b(?:wires?|edges?|vert(?:ex|ices)|graph|nodes?)\b|[图圖]|顶点|頂點/iu;
const BESIDE = /\bi ?[-–] ?1\b|\bneighbou?rs?\b|\badjacent\b|相邻|相鄰/iu;
const OF_LIGHTS = /\bconnected to\b|\bp_?\w\b|相连|相連/iu;

/** @typedef {{ notation: string, used: import("./text.js").Range[], mayGoOut?: boolean }} Guess */

/** The numbers of the last lines that have nothing else. @param {string} text */
function numbersIn(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const before = lines.map((line) => NUMBERS.test(line)).lastIndexOf(false);
  return lines.slice(before + 1).map((line) => line.trim().split(/\s+/).map(Number));
}

/** @param {number[] | undefined} row @param {number} count */
const areBits = (row, count) => row?.length === count && row.every((bit) => bit < 2);

/** Lists behind their lengths, from 1; null for others. @param {number[][]} rows @param {number} count @param {number} most @returns {number[][] | null} */
const listsIn = (rows, count, most) =>
  rows.length === count &&
  rows.every(([length, ...list]) => length === list.length && list.every((each) => each > 0 && each <= most))
    ? rows.map((row) => row.slice(1).map((each) => each - 1))
    : null;

/** Two numbers and as many rows as the second one says, with the lamps, unless all are dark. @param {number[]} head @param {number[][]} rows @param {number[]} states @param {string} text @returns {string | null} */
function countedIn([first, second], rows, states, text) {
  const areStates = !states.length || areBits(states, first);
  const isEdge = (/** @type {number[]} */ pair) => pair.length === 2 && pair.every((each) => each > 0 && each <= first);
  if (GRAPH.test(text) && rows.length === second && rows.every(isEdge) && areStates) {
    const edges = rows.map((pair) => pair.map((each) => each - 1));
    return doorsNotation(masksOfEdges(edges, first, true), states);
  }
  const lists = LISTS.test(text) ? listsIn(rows, second, first) : null;
  if (!lists) return null;
  const areOfLights = areBits(states, second) && (first !== second || OF_LIGHTS.test(text));
  const isListed = (/** @type {number} */ button) => lists.map((list) => Number(list.includes(button))).join("");
  const masks = areOfLights
    ? Array.from({ length: first }, (_, button) => isListed(button))
    : lists.map((list) => maskOf(list, first));
  const start = areOfLights ? states.map((bit) => 1 - bit) : states;
  return areOfLights || areStates ? doorsNotation(masks, start) : null;
}

/** Lights in a row of which a press turns some side by side; null for another text. @param {string} text @returns {string | null} */
function windowsIn(text) {
  const [, lights, size] = (WINDOWED.test(text) && WINDOW.exec(text)) || [];
  const [count, turned] = [lights?.length ?? 0, Number(size)];
  if (!lights || turned < 1 || turned > count) return null;
  const start = Array.from(lights, (sign) => Number(sign === "1" || sign === "+"));
  const sideBySide = (/** @type {number} */ from) => Array.from({ length: turned }, (_, i) => from + i);
  const masks = Array.from({ length: count - turned + 1 }, (_, from) => maskOf(sideBySide(from), count));
  return doorsNotation(masks, start);
}

/** The board of numbers or a row. @param {string} text @returns {string | null} */
function boardIn(text) {
  const rows = numbersIn(text);
  const [head, lights, ...rest] = rows;
  if (rows.length < 2 || Math.max(...head, rows.length) > LIMITS.doors) return null;
  const counted = (/** @type {number[][]} */ own, /** @type {number[]} */ states) => countedIn(head, own, states, text);
  if (head.length === 2)
    return counted(rest, lights) ?? counted(rows.slice(1, -1), rows[rows.length - 1]) ?? counted(rows.slice(1), []);
  const isRow = head.length === 1 && rows.length === 2 && areBits(lights, head[0]) && BESIDE.test(text);
  return isRow ? `1x${head[0]}.${hexOfBits(lights)}` : null;
}

/** @param {string} text @returns {Guess | null} null for another text */
export function readContest(text) {
  if (text.length > TEXT_MAX || !/\p{L}{3}|\p{Script=Han}{2}/u.test(text)) return null;
  const windows = windowsIn(text);
  const notation = windows ?? boardIn(text);
  const mayGoOut = /^doors[^=.]*\.(?!off$)/.test(notation ?? "") && !(windows && /[+-]{2}/.test(text));
  return notation === null ? null : { notation, used: [[0, text.length]], mayGoOut };
}
