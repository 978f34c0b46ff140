/** @file The notation of a grid of lights that is given as rows. */
import { hexOfBits } from "../reading/hex.js";
import { checkInteger, checkOneOf } from "./instance.js";
import { LIMITS } from "./limits.js";

const ENTRIES = [0, 1, false, true, null];

/** @param {ArrayLike<ArrayLike<number | boolean | null>>} rows */
export function rowsText(rows) {
  checkInteger("rows.length", rows?.length, 1, LIMITS.lights);
  const columns = rows[0]?.length;
  checkInteger("rows[0].length", columns, 1, LIMITS.lights);
  const cells = Array.from(rows).flatMap((row, r) => {
    checkInteger(`rows[${r}].length`, row?.length, columns, columns);
    return Array.from(row, (entry, c) => {
      checkOneOf(`rows[${r}][${c}]`, entry, ENTRIES);
      return entry;
    });
  });
  const holes = cells.map((entry) => entry === null);
  const board = `${rows.length}x${columns}${holes.includes(true) ? `-holes${hexOfBits(holes)}` : ""}`;
  return `${board}.${hexOfBits(cells.map(Boolean))}`;
}
