/** @file Lists without names: of the doors of each button, or of the lit columns of each row, which the reader is asked about. */
import { masksOfLists } from "./doors.js";
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
 * Lists without names, of which the first is that of the first button or row: the numbers in each. Letters are numbers, too. Null for
 * other texts, also where all lists are of one length, as rows are; but two numbers in each may be cells or doors. Lists of doors that are
 * called so may be of one length, and there may be more doors than lists.
 * @param {string} text
 * @returns {{ masks: string[], areLetters: boolean, areMasks: boolean, arePairs: boolean, isGuess: boolean } | null} masks: the doors of each list
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
  const lists = words.map((list) => list.map((word) => (areLetters ? word.charCodeAt(0) - 64 : Number(word))));
  const doors = new Set(lists.flat()).size;
  const areEqual = lists.every(({ length }) => length === lists[0].length);
  const arePairs = areEqual && lists[0].length === 2;
  const areLists = areMasks ? doors > 2 : doors === parts.length && (arePairs || !areEqual);
  const masks = areLists && doors <= LIMITS.doors ? masksOfLists(lists, doors) : null;
  const isGuess = areButtons && (areEqual || lists.flat().length === doors);
  return masks && { masks, areLetters, areMasks, arePairs, isGuess };
}
