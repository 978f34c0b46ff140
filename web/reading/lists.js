/** @file Lists without names: of the doors of each button, or of the lit columns of each row, which the reader is asked about. */
import { LIMITS } from "./limits.js";

/** Lists between line breaks, slashes, semicolons or brackets. */
const LISTS = /\]\s*,\s*\[|[\n;/]/;
/** A list of numbers or letters; the longest one. */
const LIST = /^[[{]?\s{0,20}(?:\d{1,2}|[A-Z])(?:[\s,、]+(?:\d{1,2}|[A-Z]))*\s{0,20},?\s{0,20}[\]}]?,?$/;
const LIST_MAX = 400;

/** A name of lists of doors, and one of buttons, whose pairs may be cells. */
const MASKS =
  /^\W{0,40}(?:[a-z]{1,20}[ _]){0,2}(?:toggles?|flips?|masks?|controls?|affects?|翻[转轉]|控制|掩[码碼]|遮罩)\W{0,40}[:：=]/iu;
const BUTTONS = /^\W{0,40}(?:buttons|switches|levers|按[钮鈕]|[开開][关關])\W{0,40}[:：=]/iu;

/**
 * Lists without names, of which the first is that of the first button or row: the numbers in each, from 0. Letters are numbers, too. Null for
 * other texts, also where all lists are of one length, as rows are; but two numbers in each may be cells or doors. Lists of doors that are
 * called so may be of one length, and there may be more doors than lists.
 * @param {string} text
 * @returns {{ lists: number[][], doors: number, areLetters: boolean, areMasks: boolean, arePairs: boolean, isGuess: boolean } | null}
 */
export function findLists(text) {
  const areButtons = BUTTONS.test(text);
  const areMasks = areButtons || MASKS.test(text);
  const parts = text
    .trim()
    .replace(/^[^\n:：=]{1,40}[:：=]\s*/, "")
    .replace(/^\[|\]\s*\}?;?$/g, "")
    .split(LISTS);
  if (parts.length < (areMasks ? 2 : 3) || parts.length > LIMITS.doors || text.length > parts.length * LIST_MAX)
    return null;
  if (!parts.every((part) => part.length < LIST_MAX && LIST.test(part.trim()))) return null;
  const words = parts.map((part) => part.match(/\d+|[A-Z]/g) ?? []);
  const areLetters = words.flat().every((word) => /[A-Z]/.test(word));
  const numbers = words.map((list) => list.map((word) => (areLetters ? word.charCodeAt(0) - 64 : Number(word))));
  const all = new Set(numbers.flat());
  const base = all.has(0) ? 0 : 1;
  const doors = all.size;
  const isWhole = Math.max(...all) === doors - 1 + base && doors <= LIMITS.doors;
  const areDistinct = numbers.every((list) => new Set(list).size === list.length);
  const areEqual = numbers.every(({ length }) => length === numbers[0].length);
  const arePairs = areEqual && numbers[0].length === 2;
  const areLists = areMasks ? doors > 2 : doors === parts.length && (arePairs || !areEqual);
  if (!isWhole || !areDistinct || !areLists) return null;
  const lists = numbers.map((list) => list.map((number) => number - base));
  return {
    lists,
    doors,
    areLetters,
    areMasks,
    arePairs,
    isGuess: areButtons && (areEqual || numbers.flat().length === doors),
  };
}
