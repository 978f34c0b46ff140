/**
 * @file Guesses who flips whom on a graph beside whose edges, or the neighbours of each vertex, there are sentences:
 *
 *     Lights Out on a graph with edges A-B, B-C, C-D      1: 2 3
 *     A press toggles a vertex and its neighbours.        2: 1
 *     Lit at the start: A, C                              3: 1
 *                                                         Pressing a vertex switches it and its neighbours.
 *
 * A sentence may say more, so that the reader is always asked.
 */
import { doorsNotation, masksOfEdges } from "./doors.js";
import { clausesOf, inOrder } from "./entries.js";
import { LIMITS } from "./limits.js";
import { findPairs } from "./pairs.js";
import { isTelling, saidIn } from "./said.js";
import { blanked, placeOf } from "./text.js";
import { ABOUT, has } from "./words.js";

/** @typedef {import("./text.js").Range} Range */
/** @typedef {{ pairs: string[][], used: Range[] }} Edges */

const NAME = "(\\p{Script=Latin}\\d{0,2}|\\d{1,3})";
/** Two names with a dash or an arrow between them, or in brackets. */
const LINKS = [
  RegExp(`(?<![\\p{L}\\p{N}-])${NAME}\\s?(?:[-–—]{1,2}|<-{1,2}>|↔)\\s?${NAME}(?![\\p{L}\\p{N}-])`, "gu"),
  RegExp(`[([{]\\s?${NAME}\\s?,\\s?${NAME}\\s?[)\\]}]`, "gu"),
  /(?<![\p{L}\p{N}])([A-Z])([A-Z])(?![\p{L}\p{N}])/gu,
];
/** A vertex and its neighbours. */
const VERTEX = /^[^\S\n]{0,20}(\p{L}\d{0,2}|\d{1,3})\s?:([\p{L}\d, ]{1,80})$/gmu;
const TEXT_MAX = 4000;

/** The links of a text that follow each other. @param {string} text @param {RegExp} link @returns {Edges} */
function linksIn(text, link) {
  const all = [...text.matchAll(link)];
  const places = all.map(placeOf);
  const isNext = (/** @type {number} */ i) =>
    i > 0 && i < all.length && /^[\s,;]{0,9}(?:and\s)?$/.test(text.slice(places[i - 1][1], places[i][0]));
  const links = all.filter((_, i) => isNext(i) || isNext(i + 1));
  return { pairs: links.map(([, one, other]) => [one, other]), used: links.map(placeOf) };
}

/** The edges of lists of neighbours; none if one has another that does not have it. @param {string} text @returns {Edges} */
function neighboursIn(text) {
  const lines = [...text.matchAll(VERTEX)];
  const pairs = lines.flatMap(([, name, list]) => (list.match(/[\p{L}\d]+/gu) ?? []).map((other) => [name, other]));
  const has = (/** @type {string} */ one, /** @type {string} */ other) =>
    pairs.some((pair) => pair[0] === one && pair[1] === other);
  const areMutual = pairs.every(([one, other]) => one !== other && has(other, one));
  return { pairs: areMutual ? pairs.filter(([one, other]) => one < other) : [], used: lines.map(placeOf) };
}

/** @param {string} text @returns {{ notation: string, used: Range[], names: string[], buttons: string[], mayGoOut: boolean } | null} null for another text */
export function readGraph(text) {
  if (text.length > TEXT_MAX || !ABOUT.graph.test(text) || findPairs(text)) return null;
  const ways = [...LINKS.map((link) => linksIn(text, link)), neighboursIn(text)];
  const [{ pairs, used }] = ways.sort((a, b) => b.pairs.length - a.pairs.length);
  const names = [...new Set(pairs.flat())].sort((a, b) => inOrder(a.toLowerCase(), b.toLowerCase()));
  if (pairs.length < 2 || names.length > LIMITS.doors || pairs.some(([one, other]) => one === other)) return null;
  const clauses = clausesOf(blanked(text, used));
  if (!clauses.flat().some((token) => /^\p{L}{2}/u.test(token.text) && !ABOUT.graph.test(token.text))) return null;
  const isAlone = clauses.some((clause) => has(clause, "self") && has(clause, "no"));
  const keys = names.map((name) => name.toLowerCase());
  const { open, goal } = saidIn(clauses.filter(isTelling), keys, true);
  const edges = pairs.map((pair) => pair.map((name) => names.indexOf(name)));
  const notation = doorsNotation(masksOfEdges(edges, names.length, !isAlone), open, goal ?? []);
  return { notation, used, names, buttons: names, mayGoOut: !goal && open.includes(true) };
}
