/**
 * @file Reads a machine: the lights that are wanted, from all dark, and the buttons, each with the lights that it flips, from 0.
 *
 *     [.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}
 *
 * The numbers in braces belong to another question about the machine.
 */
import { doorsNotation, maskOf } from "./doors.js";
import { LIMITS } from "./limits.js";
import { Refused } from "./strict.js";

const MACHINE =
  /^\s*\[([.#]{1,256})\]((?:\s*\(\d{1,3}(?:,\d{1,3}){0,255}\)){1,256})\s*(?:\{\d{1,9}(?:,\d{1,9}){0,255}\}\s*)?$/;

/** The notation of a machine as doors; null for another text. @param {string} text @returns {{ notation: string } | null} */
export function readMachine(text) {
  const [whole, wanted, list] = MACHINE.exec(text) ?? [];
  if (!whole) return null;
  const lights = wanted.length;
  const masks = [...list.matchAll(/\(([\d,]+)\)/g)].map(({ 1: numbers, index }) => {
    const flipped = numbers.split(",").map(Number);
    if (flipped.some((light) => light >= lights)) throw new Refused("cell", text.indexOf(list) + index, "machine");
    return maskOf(flipped, lights);
  });
  if (lights > LIMITS.doors || masks.length > LIMITS.doors) throw new Refused("too-many", 0, "machine");
  const goal = Array.from(wanted, (sign) => sign === "#");
  return { notation: doorsNotation(masks, [], goal) };
}
