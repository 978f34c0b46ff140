/** @file The notation of doors, as readers of other forms write it. */
import { hexOfBits } from "./hex.js";

/** @typedef {ArrayLike<number | boolean>} Bits  one for each door: 1 is open */

/** @param {Bits} doors */
const wordOf = (doors) => (Array.from(doors).some(Boolean) ? hexOfBits(doors) : "off");

/** The mask of a button. @param {number[]} flipped its doors @param {number} count of all doors */
export const maskOf = (flipped, count) =>
  Array.from({ length: count }, (_, door) => Number(flipped.includes(door))).join("");

/** The masks of buttons whose doors are listed by their numbers, from 0 or 1; null if a list has a number twice or one that is too large. @param {number[][]} lists @param {number} count of all doors */
export function masksOfLists(lists, count) {
  const base = lists.flat().includes(0) ? 0 : 1;
  const areDoors = (/** @type {number[]} */ list) =>
    new Set(list).size === list.length && list.every((door) => door - base < count);
  if (!lists.every(areDoors)) return null;
  const doors = lists.map((list) => list.map((door) => door - base));
  return doors.map((list) => maskOf(list, count));
}

/** The masks of the vertices of a graph, each of which flips those at its edges. @param {number[][]} edges @param {number} count @param {boolean} hasSelf they flip themselves, too */
export const masksOfEdges = (edges, count, hasSelf) =>
  Array.from({ length: count }, (_, own) =>
    maskOf([...(hasSelf ? [own] : []), ...edges.flatMap(([a, b]) => (a === own ? b : b === own ? a : []))], count),
  );

/** @param {string[]} masks @param {Bits} open the doors now @param {Bits | "*"} goal the doors at the end; "*": all alike @param {string} marks the options behind the masks */
export function doorsNotation(masks, open, goal = [], marks = "") {
  const target = goal === "*" ? "=*" : Array.from(goal).every(Boolean) ? "" : `=${wordOf(goal)}`;
  return `doors-${masks.join("-")}${marks}${target}.${wordOf(open)}`;
}
