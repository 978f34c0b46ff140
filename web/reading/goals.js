/**
 * @file Reads a board with the lights that are wanted, where a text draws both.
 *
 * @typedef {import("./strict.js").Here} Here
 * @typedef {import("./forms.js").Choice} Choice
 * @typedef {import("./forms.js").Reading} Reading
 * @typedef {import("./text.js").Range} Range
 * @typedef {(text: string, here: Here, choice: Choice) => Reading} Read
 */
import { findDrawing } from "./drawing.js";
import { bitsOfHex, hexOfBits } from "./hex.js";
import { sizeOf } from "./notation.js";
import { partsOf } from "./parts.js";
import { isDark } from "./signs.js";
import { attempt, Refused } from "./strict.js";
import { anyIn } from "./text.js";

/** Reads a text, or its parts; a line with a word for the goal is the head of the rows below it if these are a board of the same size. @param {Read} read @returns {Read} */
export const withGoals = (read) => (text, here, choice) => {
  const { sign, used, rest } = anyIn(text);
  const told = sign ? partsOf(rest) : null;
  if (told?.goal.trim()) return readBoth(read, { ...told, used: [...told.used, ...used] }, here, choice, sign);
  const { free, plain } = sign ? withoutFree(rest, sign) : { free: "", plain: "" };
  if (free) return withFree(read(plain, here, choice), free, used);
  const parts = partsOf(text);
  const wished = parts?.goal.trim() ? null : partsOf(text, true);
  const found = wished?.goal.trim() ? attempt(() => readBoth(read, wished, here, choice)) : null;
  if (found && !(found instanceof Refused)) return found;
  return parts ? readBoth(read, parts, here, choice) : read(text, here, choice);
};

/** @param {Read} read @param {import("./parts.js").Parts} parts @param {Here} here @param {Choice} choice @param {string} [sign] of any state @returns {Reading} */
function readBoth(read, parts, here, choice, sign = "") {
  const own = sign ? withoutFree(parts.start, sign) : { free: "", plain: parts.start };
  const start = read(own.plain, here, choice);
  const used = [...start.used, ...parts.used];
  const doubts = [...(start.doubts ?? []), ...(own.free ? parts.used : []), ...(parts.doubts ?? [])];
  if (!parts.goal.trim()) return { ...start, used, doubts };
  const { free, plain } = withoutFree(parts.goal, sign || "?");
  const goal = read(plain, here, choice);
  const [board] = start.notation.split(".");
  const isGrid = sizeOf(board)[0] > 0 && !board.includes("-mod");
  if (board !== goal.notation.split(".")[0] || !isGrid) throw new Refused("length", goal.used[0]?.[0] ?? 0, "symbols");
  return withGoal({ ...start, used, doubts }, goal, free || own.free);
}

/** A board with lights whose state is of no matter in the end: a text that draws the start may mean something else. @param {Reading} start @param {string} free the option @param {Range[]} told @returns {Reading} */
function withFree(start, free, told) {
  const [board, lights] = start.notation.split(".");
  if (!sizeOf(board)[0]) return start;
  const [used, doubts] = [start.used, start.doubts ?? []].map((ranges) => [...ranges, ...told]);
  return { ...start, notation: `${board}${free}.${lights}`, used, doubts };
}

/** The lights of a goal whose state is of no matter, drawn as a sign, and the goal with dark ones in their places. @param {string} goal @param {string} sign */
function withoutFree(goal, sign) {
  const drawing = goal.includes(sign) ? findDrawing(goal) : null;
  const keys = drawing?.keys.filter((key) => key !== sign) ?? [];
  const dark = keys.find((key) => isDark(key) && key.length === 1) ?? (keys.join() === "1" ? "0" : undefined);
  if (!drawing?.keys.includes(sign) || drawing.odd >= 0 || !dark || keys.length > 2) return { free: "", plain: goal };
  const cells = drawing.rows.flat();
  const free = hexOfBits(cells.map(({ key }) => key === sign));
  const at = new Set(cells.flatMap((cell) => (cell.key === sign ? cell.at : [])));
  return {
    free: `-any${free}`,
    plain: goal
      .split("")
      .map((sign, i) => (at.has(i) ? dark : sign))
      .join(""),
  };
}

/** A grid with the lights that are wanted; the plain grid if these are all dark. @param {string} board @param {string} wanted lights in hex */
export function withTarget(board, wanted) {
  const [rows, cols] = sizeOf(board);
  const bits = wanted === "off" ? [] : bitsOfHex(wanted).slice(0, rows * cols);
  if (wanted !== "on" && !bits.includes(1)) return board;
  return wanted === "on" || !bits.includes(0) ? `${board}-goal-on` : `${board}=${wanted}`;
}

/** A board with the lights of another one as its goal. @param {Reading} start @param {Reading} goal @param {string} [options] of the board @returns {Reading} */
export function withGoal(start, goal, options = "") {
  const [board, lights] = start.notation.split(".");
  const isCertain = start.pasted.isCertain && goal.pasted.isCertain;
  const notation = `${withTarget(board + options, goal.notation.split(".")[1])}.${lights}`;
  const doubts = [...(start.doubts ?? []), ...(goal.doubts ?? [])];
  return { ...start, notation, pasted: { ...start.pasted, isCertain }, used: [...start.used, ...goal.used], doubts };
}
