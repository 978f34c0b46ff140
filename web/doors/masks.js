/** @file The masks of a door board as texts: one "0111" per button, door A first. */

import { letterOf } from "../board/letters.js";
import { LIMITS } from "../engine/engine.js";
import { pieces, TypedError } from "../ui/typed.js";

/** The names of the doors, or buttons, in a set. @param {ArrayLike<number>} set one 0 or 1 for each */
export const namesIn = (set) => Array.from(set).flatMap((bit, index) => (bit ? [letterOf(index)] : []));

const MASK = /(?:(?<name>\p{L}+)\s*[:：]\s*)?(?<bits>[01]+)(?=$|[\s,;，；、])|[^\s,;，；、]+/gu;

/**
 * Reads masks as people write them: apart by blanks, commas or new lines, each perhaps after its name ("A:011").
 * @param {string} text
 * @returns {string[]} masks of one length
 * @throws {TypedError}
 */
export function parseMasks(text) {
  const found = pieces(text, MASK);
  const doors = found[0]?.groups.bits?.length ?? 0;
  for (const [button, piece] of found.entries()) checkMask(piece, button, doors);
  if (found.length === 0) throw new TypedError("mask.empty", { line: 1, column: 1 });
  return found.map((piece) => /** @type {string} */ (piece.groups.bits));
}

/**
 * @param {import("../ui/typed.js").Piece} piece
 * @param {number} button
 * @param {number} doors
 */
function checkMask(piece, button, doors) {
  const { bits, name } = piece.groups;
  const expected = letterOf(button);
  if (!bits) throw new TypedError("mask.unreadable", piece, { text: piece.text });
  if (name && name.toUpperCase() !== expected) throw new TypedError("mask.order", piece, { name, expected });
  if (bits.length > LIMITS.doors || button >= LIMITS.doors)
    throw new TypedError("mask.limit", piece, { limit: LIMITS.doors });
  if (bits.length !== doors) throw new TypedError("mask.length", piece, { doors, found: bits.length });
}

/** @param {string[]} masks */
export const formatMasks = (masks) => masks.map((mask, button) => `${letterOf(button)}:${mask}`).join("\n");

/**
 * The notation of these masks.
 * @param {string[]} masks
 * @param {string} [lights] as in the notation
 */
export const masksNotation = (masks, lights = "off") => `doors-${masks.join("-")}.${lights}`;

/** @param {string} boardNotation "doors-0111-…" */
export const masksOf = (boardNotation) => boardNotation.split("-").filter((option) => /^[01]+$/.test(option));

/** @typedef {{ code: "zeros" | "ones" | "repeated", button: number, first: number }} MaskFault */

/**
 * Where masks break the rules of the article's game. They are solved all the same.
 * @param {string[]} masks
 * @returns {MaskFault[]}
 */
export const maskFaults = (masks) =>
  masks.flatMap((mask, button) => {
    const first = masks.indexOf(mask);
    const code = first < button ? "repeated" : !mask.includes("1") ? "zeros" : !mask.includes("0") ? "ones" : null;
    return code ? [{ code, button, first }] : [];
  });
