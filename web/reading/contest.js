/**
 * @file Reads the boards of contests, which are given as numbers and signs. Their sentences tell how, which these readers do not understand but for some words, so that the reader is
 * asked about all but machines.
 *
 *     4 3          lamps and switches        5 5          vertices and edges       3 2        switches and bulbs
 *     1 0 1 1      the lamps                 1 2          each edge                2 1 3      how many switches a bulb has, and these
 *     2 1 3        how many lamps a switch   …                                     1 2
 *     …            has, and these            1 1 0 0 1    the lamps                0 1        the bulbs that are dark
 *
 *     7                 lamps in a row, of which each changes those beside it, too      3          the number of switches, their states at the start
 *     1 0 1 1 0 0 1                                                                     0 0 0      and at the end, and pairs up to "0 0": the first
 *                                                                                       1 1 1      one of each changes the second one, too
 *     --+-+ 3           lights in a row, and how many a press turns, side by side       1 2
 *                                                                                       0 0
 *     4 lights, 3 buttons   and below, the lights of each button, from 1 or 0
 *
 *     [.##.] (3) (1,3) (2) (2,3) (0,2) {3,5,4,7}     a machine: the lights that are wanted, from all dark, and the lights of each button, from 0; the numbers
 *                                                    in braces belong to another question. Behind a word for the start, the lights are those at the start
 */
import { doorsNotation, maskOf, masksOfEdges, masksOfLists } from "./doors.js";
import { hexOfBits } from "./hex.js";
import { LIMITS } from "./limits.js";
import { Refused } from "./strict.js";
import { ABOUT, countOf, tokensOf } from "./words.js";

const TEXT_MAX = 4000;
const NUMBERS = /^\s*\d{1,3}(?:[\s,]+\d{1,3})*\s*$/;
const WINDOW = /^[^\S\n]{0,20}([+-]{2,64}|[01]{2,64})[^\S\n]{1,9}(\d{1,2})[^\S\n]{0,20}$/m;

/** The numbers of a line; none if it has anything else. @param {string} [line] */
const numbersOf = (line = "") =>
  line.length <= TEXT_MAX && NUMBERS.test(line) ? (line.match(/\d+/g) ?? []).map(Number) : [];

/** The numbers of the last lines that have nothing else. @param {string} text */
function numbersIn(text) {
  const rows = text.split("\n").flatMap((line) => (line.trim() ? [numbersOf(line)] : []));
  return rows.slice(1 + rows.map(({ length }) => length > 0).lastIndexOf(false));
}

/** @param {number[] | undefined} row @param {number} count */
const areBits = (row, count) => row?.length === count && row.every((bit) => bit < 2);

/** Two numbers and as many rows as the second one says, with the lamps, unless all are dark. @param {number[]} head @param {number[][]} rows @param {number[]} states @param {string} text @returns {string | null} */
function countedIn([first, second], rows, states, text) {
  const areStates = !states.length || areBits(states, first);
  const isEdge = (/** @type {number[]} */ pair) => pair.length === 2 && pair.every((each) => each > 0 && each <= first);
  if (ABOUT.graph.test(text) && rows.length === second && rows.every(isEdge) && areStates) {
    const edges = rows.map((pair) => pair.map((each) => each - 1));
    return doorsNotation(masksOfEdges(edges, first, true), states);
  }
  const isList = (/** @type {number[]} */ [length, ...list]) => length === list.length;
  const lists = rows.map((row) => row.slice(1));
  const areLists = ABOUT.switches.test(text) && rows.length === second && rows.every(isList);
  const masks = areLists ? masksOfLists(lists, first) : null;
  if (!masks) return null;
  if (areBits(states, second) && (first !== second || ABOUT.switchesOfLights.test(text))) {
    const turned = Array.from({ length: first }, (_, button) => masks.map((mask) => mask[button]).join(""));
    const start = states.map((bit) => 1 - bit);
    return doorsNotation(turned, start);
  }
  return areStates ? doorsNotation(masks, states) : null;
}

/** Lists of the lights of each button, below a line that counts both: "4 lights, 3 buttons"; null for another text. @param {number[][]} lists @param {string} text @returns {string | null} */
function listedIn(lists, text) {
  const tokens = tokensOf(text.trim().split("\n", 1)[0]);
  const [lights, buttons] = ["noun", "button"].map((kind) => countOf(tokens, kind));
  const isTold = buttons > 1 && lights !== buttons && lights <= LIMITS.doors && lists.length === buttons;
  const masks = isTold ? masksOfLists(lists, lights) : null;
  return masks && doorsNotation(masks, []);
}

/** Lights in a row of which a press turns some side by side; null for another text. @param {string} text @returns {string | null} */
function windowsIn(text) {
  const [, lights = "", size] = (ABOUT.consecutive.test(text) && WINDOW.exec(text)) || [];
  const turned = Number(size);
  if (!(turned > 0 && turned <= lights.length)) return null;
  const last = lights.length - turned;
  const window = "1".repeat(turned);
  const masks = Array.from({ length: last + 1 }, (_, from) => "0".repeat(from) + window + "0".repeat(last - from));
  const start = Array.from(lights, (sign) => /[1+]/.test(sign));
  return doorsNotation(masks, start);
}

/** The board of numbers or a row. @param {number[][]} rows @param {string} text @returns {string | null} */
function boardIn(rows, text) {
  const [head, lights, ...rest] = rows;
  if (rows.length < 2 || Math.max(...head, rows.length) > LIMITS.doors) return null;
  const counted = (/** @type {number[][]} */ own, /** @type {number[]} */ states) => countedIn(head, own, states, text);
  if (head.length === 2)
    return counted(rest, lights) ?? counted(rows.slice(1, -1), rows[rows.length - 1]) ?? counted(rows.slice(1), []);
  const isRow = head.length === 1 && rows.length === 2 && areBits(lights, head[0]) && ABOUT.neighbours.test(text);
  return isRow ? `1x${head[0]}.${hexOfBits(lights)}` : null;
}

/** @param {string} text @returns {{ notation: string, used: import("./text.js").Range[], mayGoOut: boolean } | null} null for another text */
export function readContest(text) {
  if (text.length > TEXT_MAX || !/\p{L}{3}|\p{Script=Han}{2}/u.test(text)) return null;
  const windows = windowsIn(text);
  const rows = numbersIn(text);
  const notation = windows ?? listedIn(rows, text) ?? boardIn(rows, text);
  const mayGoOut = /^doors[^=.]*\.(?!off$)/.test(notation ?? "") && !(windows && /[+-]{2}/.test(text));
  return notation === null ? null : { notation, used: [[0, text.length]], mayGoOut };
}

/** A machine, and a word before it that tells what its lights are. */
export const MACHINE =
  "(?:\\b(start(?:ing)?|initial(?:ly)?|now|current(?:ly)?|lights|lamps|state|goal|target|wanted)(?: (?:state|position|pattern|lights))?[^\\S\\n]{0,3}[:=]?[^\\S\\n]{0,3})?\\[ ?([.#](?: ?[.#]){0,255}) ?\\]((?:[^\\S\\n]{0,9}\\( ?\\d{1,3}(?: ?, ?\\d{1,3}){0,255} ?\\)){1,256})(?:[^\\S\\n]{0,9}\\{ ?(\\d{1,9}(?: ?, ?\\d{1,9}){0,255}) ?\\})?";

/** @param {string} text @returns {{ notation: string, unread?: import("./text.js").Range[] } | null} null for another text */
export function readMachine(text) {
  const [, word = "", signs = "", list = "", counts] = RegExp(`^\\s*${MACHINE}\\s*$`, "i").exec(text) ?? [];
  if (!signs) return null;
  const wanted = signs.replaceAll(" ", "");
  const lists = Array.from(list.matchAll(/\(([\d ,]+)\)/g), ([, numbers]) => numbers.split(",").map(Number));
  const wrong = lists.flat().find((light) => light >= wanted.length);
  if (wrong !== undefined) throw new Refused("cell", text.search(RegExp(`\\b${wrong}\\b`)), "machine");
  if (Math.max(wanted.length, lists.length) > LIMITS.doors) throw new Refused("too-many", 0, "machine");
  const masks = lists.map((flipped) => maskOf(flipped, wanted.length));
  const lit = Array.from(wanted, (sign) => sign === "#");
  const dark = lit.map(() => false);
  const isStart = /^[sinc]/i.test(word);
  const notation = isStart ? doorsNotation(masks, lit, dark) : doorsNotation(masks, dark, lit);
  const isWish = /^(?:[gtw]|$)/i.test(word);
  const isOther = counts && counts.split(",").length !== wanted.length;
  const isTwice = lists.some((flipped) => new Set(flipped).size < flipped.length);
  return { notation, ...((!isWish || isOther || isTwice) && { unread: [[0, text.length]] }) }; // the goal is not told, the counters may be those of another machine, or a light is listed twice
}

/** @typedef {{ length: number, start: number[], goal: number[], pairs: number[][] }} Switches  length: the number of lines */

/** The group of switches from a line on; null if there is none. @param {(i: number) => string | undefined} lineAt @param {number} from @returns {Switches | null} */
export function switchesAt(lineAt, from) {
  const [[count, ...others], start, goal] = [0, 1, 2].map((i) => numbersOf(lineAt(from + i)));
  const areTold = count > 1 && !others.length && [start, goal].every((states) => areBits(states, count));
  /** @type {number[][]} */
  const pairs = [];
  for (let i = from + 3; areTold; i++) {
    const pair = numbersOf(lineAt(i));
    if (String(pair) === "0,0") return { length: i + 1 - from, start, goal, pairs };
    if (pair.length !== 2 || !pair.every((number) => number > 0 && number <= count)) break;
    pairs.push(pair);
  }
  return null;
}

/** @param {string} text @returns {{ notation: string, unread: import("./text.js").Range[] } | null} null for another text */
export function readSwitches(text) {
  if (!/^\s{0,20}\d{1,3}\s{0,20}\n/.test(text)) return null;
  const lines = text.split("\n", 20_000).filter((line) => line.trim());
  const group = switchesAt((i) => lines[i], 0);
  if (group?.length !== lines.length || group.start.length > LIMITS.doors) return null;
  const { start, goal, pairs } = group;
  const masks = start.map((_, own) =>
    maskOf([own, ...pairs.flatMap(([one, other]) => (one - 1 === own ? other - 1 : []))], start.length),
  );
  return { notation: doorsNotation(masks, start, goal), unread: [[text.indexOf("\n"), text.trimEnd().length]] };
}
