/**
 * @file Reads the attribute `board` where it is no notation: any text that web/reading/ reads. In doors, rows of 0 and 1 are masks. A text is read alike whatever
 * board was shown before. A text of several boards, or of which anything was not read, is none, and one that may mean several boards is refused, because an attribute asks nobody.
 * @typedef {import("./engine.js").Engine} Engine
 */
import { isClear } from "../reading/forms.js";
import { boardsOf, hereOf, masksOf } from "../reading/index.js";
import { Refused } from "../reading/strict.js";
import { NotationError } from "./errors.js";

/** The board that is assumed for cells without a size. */
const HERE = hereOf("5x5.on");

/** @param {() => string} read @returns {string | null} */
function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The masks of doors, each a line or a word; digits of one door each are rather rows or states. @param {string} text */
function readMasks(text) {
  const lines = text.split(/[\n;]+/).map((line) => line.replace(/[\s,]+/g, ""));
  const isSpaced = lines.length > 1 && lines.every((line) => /^(?:[A-Za-z]{1,2}:)?[01]+$/.test(line));
  const notation = masksOf(isSpaced ? lines.join("\n") : text);
  if (/^doors-[01]-/.test(notation)) throw new Refused("mask-length", 0, "masks");
  return notation;
}

/** @param {string} text */
function readAny(text) {
  const boards = boardsOf(text);
  if (boards.count > 1) throw new Refused("trailing", boards.placeOf(1), "notation");
  const { notation, pasted } = boards.read(0, HERE);
  if (pasted?.unread.length) throw new Refused("board", pasted.unread[0][0], pasted.form);
  if (pasted && !isClear(pasted)) throw new NotationError("unclear", 0);
  return notation;
}

/** True if the engine loads a notation, or cannot yet (states.js). @param {Engine} engine @param {string} notation */
function loads(engine, notation) {
  try {
    engine.load(notation);
  } catch (error) {
    return /** @type {{ code?: string }} */ (error).code === "omitted";
  }
  return true;
}

/**
 * The notation that a text means, or the text itself if it means none.
 * @param {string} given
 * @param {Engine} engine to try notations in; its position is lost
 * @param {string} kind of board, as Engine.kind
 * @throws {NotationError} "unclear" if the text may mean several boards
 */
export function notationOf(given, engine, kind) {
  for (const read of kind === "doors" ? [readMasks, readAny] : [readAny]) {
    const notation = attempt(() => read(given));
    if (notation && loads(engine, notation)) return notation;
  }
  return given;
}
