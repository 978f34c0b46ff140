/** @file Reads names that flip each other: A <-> B, A - B, and (1,2) behind "edges:". */
import { masksOfEdges } from "./doors.js";
import { inOrder, NAME_MAX } from "./entries.js";
import { LIMITS } from "./limits.js";
import { hasGaps, normal, withoutEnd } from "./text.js";

/** @typedef {import("./names.js").Masks} Masks */

/** The head of a list of pairs that flip each other. */
export const EDGES =
  /^\s*(?:(?:strict )?graph|edges?|links?|connections?|边|邊|连线|連線)[^\S\n]*(?:\w{1,20}[^\S\n]*)?[:：={]+[\s[({]*/iu;

/** Two names linked by a dash. They are short or begin with a capital, so that words with a hyphen are not taken for links. */
const DASHED = /^(?:[\p{L}\p{N}]{1,3}|\p{Lu}\p{L}{1,19}) ?[-–—]{1,2} ?(?:[\p{L}\p{N}]{1,3}|\p{Lu}\p{L}{1,19})$/u;
const LINK = /<-+>|<=>|[↔⇔]/;

/** Pairs in brackets, or of two letters, with an arrow between their names. @param {string} list */
const linked = (list) =>
  /[-–—]|\b[A-Z]{2}\b/.test(list)
    ? list.replace(/\b([A-Z])([A-Z])\b/g, "$1<->$2")
    : list.replace(/[([{]?\s{0,20}(\w{1,20})\s{0,20},\s{0,20}(\w{1,20})\s{0,20}[)\]}]?/g, "$1<->$2");

/** The parts of a text that are pairs, if it is a list of pairs. @param {string} given */
function partsOf(given) {
  const listed = given.replace(EDGES, "");
  const text = listed === given ? withoutEnd(given, ". \n") : linked(withoutEnd(listed, ".)]} \n"));
  const parts = text.split(/[\n,;，；]/).filter((part) => part.trim());
  const words = text.trim().split(/[\s,;，；]+/);
  return words.every((word) => DASHED.test(word)) ? words : parts;
}

/** Pairs of names that flip each other, and nothing else; null for other texts. @param {string} text @returns {Masks | null} */
export function findPairs(text) {
  const parts = partsOf(text);
  const isDashed = parts.every((part) => DASHED.test(part.trim()));
  const written = parts.map((part) =>
    part.split(isDashed ? /[-–—]+/ : LINK).flatMap((name) => normal(name.trim()) || []),
  );
  const pairs = written.map((pair) => pair.map((name) => name.toLowerCase()));
  const doors = [...new Set(pairs.flat())];
  const isList = pairs.length > 1 && pairs.every((pair) => pair.length === 2 && pair[0] !== pair[1]);
  const areDistinct = new Set(pairs.map((pair) => [...pair].sort().join())).size === pairs.length;
  const areNames = doors.every((door) => door.length <= NAME_MAX && !/[.:]\s/.test(door)); // else a sentence begins
  if (!isList || !areDistinct || doors.length > LIMITS.doors || !areNames) return null;
  const numbers = doors.filter((door) => /^\d+$/.test(door)).map(Number);
  if (isDashed && (doors.length === 2 * pairs.length || hasGaps(numbers))) return null; // dates
  if (!hasGaps(numbers) && numbers.length === doors.length) doors.sort(inOrder);
  const edges = pairs.map((pair) => pair.map((name) => doors.indexOf(name)));
  const masks = masksOfEdges(edges, doors.length, false);
  const names = doors.map((door) => written.flat().find((name) => name.toLowerCase() === door) ?? door);
  return { masks, isSure: true, asksSelf: true, names, buttons: names, used: [[0, text.length]] };
}
