/**
 * @file Reads the switches of a contest: their number, their states at the start and at the end, and pairs "i j", which say that switch i changes
 * switch j, too, up to "0 0". It says elsewhere which of two changes the other, so that the reader is asked about the pairs.
 */
import { doorsNotation, maskOf } from "./doors.js";
import { LIMITS } from "./limits.js";

const PAIR = /^(\d{1,3}) (\d{1,3})$/;

/** @param {string} line @param {number} count */
const areStates = (line, count) => line.replace(/ /g, "").length === count && /^[01](?: [01])*$/.test(line);

/** The number of lines from one on that are a group of switches; 0 if they are none. @param {(i: number) => string | undefined} lineAt trimmed @param {number} from */
export function switchesAt(lineAt, from) {
  const count = Number(/^\d{1,3}$/.exec(lineAt(from) ?? "")?.[0]);
  const areTold = count > 1 && [1, 2].every((i) => areStates(lineAt(from + i) ?? "", count));
  if (!areTold) return 0;
  for (let i = from + 3; ; i++) {
    const [pair, one, other] = PAIR.exec(lineAt(i) ?? "") ?? [];
    if (pair === "0 0") return i + 1 - from;
    const isPair = pair && [one, other].every((text) => Number(text) > 0 && Number(text) <= count);
    if (!isPair) return 0;
  }
}

/** @param {string} text @returns {{ notation: string, unread: import("./text.js").Range[] } | null} null for another text */
export function readSwitches(text) {
  if (!/^\s{0,20}\d{1,3}\s{0,20}\n/.test(text)) return null;
  const lines = text.split("\n", 20_000).flatMap((line) => line.trim() || []);
  if (switchesAt((i) => lines[i], 0) !== lines.length) return null;
  const count = Number(lines[0]);
  if (count > LIMITS.doors) return null;
  const [start, goal] = [lines[1], lines[2]].map((line) => line.split(" ").map(Number));
  const flipped = start.map((_, own) => [own]);
  for (const line of lines.slice(3, -1)) {
    const [one, other] = line.split(" ").map(Number);
    flipped[one - 1].push(other - 1);
  }
  const masks = flipped.map((list) => maskOf(list, count));
  return { notation: doorsNotation(masks, start, goal), unread: [[text.indexOf("\n"), text.trimEnd().length]] };
}
