/**
 * @file What a move changes, read from the instance by one call (`struct snapshot` in src/exports/wasm.c).
 *
 * @typedef {object} Snapshot
 * @property {(from: number, to: number) => number[]} entriesIn  some entries of the history, which stay in the instance until the next move
 * @property {number} kept     how many there are
 * @property {number} made     so many of them are done
 * @property {number} first    the first one after the last restart
 * @property {boolean} solved
 * @property {Uint8Array} lights
 * @property {Uint8Array} presses
 * @property {string | null} notation  null: it was not wanted
 */
import { copyBytes, numbersAt } from "./instance.js";

const NUMBERS = 8;
/** More characters at once may be too many arguments of a call. */
const CHUNK = 8192;

/** The characters of a notation, which are ASCII. TextDecoder is missing in Jest with jsdom. @param {Uint8Array} bytes */
function textOf(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/**
 * @param {import("./instance.js").Exports} wasm
 * @param {boolean} wantsText
 * @returns {Snapshot}
 */
export function takeSnapshot(wasm, wantsText) {
  const address = wasm.snapshot(Number(wantsText));
  const [entries, kept, made, first, solved, lights, buttons, length] = numbersAt(wasm, address, NUMBERS);
  const behind = address + 4 * NUMBERS;
  const text = wantsText && copyBytes(wasm, behind + lights + buttons, length);
  return {
    entriesIn: (from, to) => [...new Int32Array(wasm.memory.buffer, entries + 4 * from, to - from)],
    kept,
    made,
    first,
    solved: solved === 1,
    lights: copyBytes(wasm, behind, lights),
    presses: copyBytes(wasm, behind + lights, buttons),
    notation: text ? textOf(text) : null,
  };
}
