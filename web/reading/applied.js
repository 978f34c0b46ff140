/** @file Notations with what sentences say of them: the rule, the edges and the goal. */
import { hexOfBits } from "./hex.js";
import { sizeOf } from "./notation.js";

/** @typedef {import("./facts.js").Facts} Facts */

/** The target of a board that is no binary grid, as its notation has it, where one state is meant for all; null if the board has none. @param {string} board @param {Facts["goal"]} goal */
function targetOf(board, goal) {
  const usual = /^doors/.test(board) ? "on" : "off";
  if (goal === undefined || (goal === usual && !board.includes("=")) || board.endsWith(`=${goal}`)) return "";
  const isSame = goal === "either" && !/^dials\d+_/.test(board);
  if (board.includes("=") || (!isSame && /^dials|-mod/.test(board))) return null;
  return isSame ? "=*" : `=${goal}`;
}

/** The rule and the edges of a notation. */
export const OPTIONS = {
  rule: /-(ring|cross|king|knight|rowcol|r[\da-f]{3,7})(?=[-=]|$)/,
  wrap: /-(cylinder|torus|klein|projective)(?=[-=]|$)/,
};

/** True if a board has an option of a kind, but another one than is told; "" tells that it has none. @param {string} board @param {RegExp} kind @param {string | undefined} told */
const isOther = (board, kind, told) =>
  told !== undefined && kind.test(board) && (told === "" || !board.includes(`-${told}`));

/** True if all lights of a board are in a state. @param {string} board @param {string} lights @param {"on" | "off"} state */
export function areAll(board, lights, state) {
  if (lights === state || (state === "off" && /^0+$/.test(lights))) return true;
  const [rows, columns] = sizeOf(board);
  const [, mask = ""] = /^doors-([01]+)/.exec(board) ?? [];
  const count = rows * columns || mask.length;
  return state === "on" && lights === hexOfBits(Array.from({ length: count }, () => 1));
}

/** A notation with what the facts say; null if they do not fit its board. @param {string} notation @param {Facts} facts @returns {string | null} */
export function applied(notation, { size, start, goal, rule, wrap, states }) {
  const [board, ...rest] = notation.split(".");
  const [rows, columns] = sizeOf(board);
  const isGrid = rows > 0 && !/-mod/.test(board);
  if (size && (rows !== size[0] || columns !== size[1])) return null;
  if (start && !areAll(board, rest[0], start)) return null;
  if (isOther(board, OPTIONS.rule, rule) || isOther(board, OPTIONS.wrap, wrap)) return null;
  if (states && states !== Number(/-mod(\d+)/.exec(board)?.[1] ?? /^dials(\d+)/.exec(board)?.[1] ?? 2)) return null;
  if (!isGrid) {
    const target = targetOf(board, goal);
    return target === null || rule || wrap ? null : [board + target, ...rest].join(".");
  }
  if (goal && /-goal-(?!$)|=/.test(board) && !board.includes(`-goal-${goal}`)) return null;
  const isNew = (/** @type {string | undefined} */ option) => option && !board.includes(`-${option}`);
  const options = [rule, wrap, goal && goal !== "off" && !board.includes("-goal-") ? `goal-${goal}` : ""].filter(isNew);
  return [board.replace(/(?==|$)/, options.map((option) => `-${option}`).join("")), ...rest].join(".");
}
