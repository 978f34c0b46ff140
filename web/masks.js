/** The masks of a door board as texts: one "0111" per button, door A first. */

import { pieces, TypedError } from "./typed.js";

/** Doors, and buttons of a door board. */
export const MASKS_LIMIT = 64;

const MASK = /(?:(?<name>\p{L}+)\s*[::]\s*)?(?<bits>[01]+)(?=$|[\s,;,;])|[^\s,;,;]+/gu;

/**
 * Reads masks as people write them: apart by blanks, commas or new lines, each perhaps after its name ("A:011").
 * @param {string} text
 * @param {(button: number) => string} nameOf what a button is called
 * @returns {string[]} masks of one length
 * @throws {TypedError}
 */
export function parseMasks(text, nameOf) {
  const found = pieces(text, MASK);
  const doors = found[0]?.groups.bits?.length ?? 0;
  found.forEach((piece, button) => checkMask(piece, button, doors, nameOf(button)));
  if (found.length === 0) throw new TypedError("mask.empty", { line: 1, column: 1 });
  return found.map((piece) => /** @type {string} */ (piece.groups.bits));
}

/**
 * @param {import("./typed.js").Piece} piece
 * @param {number} button
 * @param {number} doors
 * @param {string} expected the button's name
 */
function checkMask(piece, button, doors, expected) {
  const { bits, name } = piece.groups;
  if (!bits) throw new TypedError("mask.unreadable", piece, { text: piece.text });
  if (name && name.toUpperCase() !== expected) throw new TypedError("mask.order", piece, { name, expected });
  if (bits.length > MASKS_LIMIT || button >= MASKS_LIMIT)
    throw new TypedError("mask.limit", piece, { limit: MASKS_LIMIT });
  if (bits.length !== doors) throw new TypedError("mask.length", piece, { doors, found: bits.length });
}

/**
 * @param {string[]} masks
 * @param {(button: number) => string} nameOf
 */
export const formatMasks = (masks, nameOf) =>
  masks.map((mask, button) => `${nameOf(button)}:${mask}`).join("\n");

/**
 * The notation of these masks.
 * @param {string[]} masks
 * @param {string} [lights] as in the notation
 */
export const masksNotation = (masks, lights = "off") => `doors-${masks.join("-")}.${lights}`;

/** @param {string} boardNotation "doors-0111-…" */
export const masksOf = (boardNotation) => boardNotation.split("-").filter((option) => /^[01]+$/.test(option));

/**
 * The lights of a door board in the notation: hex digits, door A = highest bit of the first.
 * @param {ArrayLike<number>} lights
 */
export function lightsNotation(lights) {
  const bits = Array.from(lights).join("");
  const digits = bits.match(/.{1,4}/g) ?? [];
  return digits.map((four) => Number.parseInt(four.padEnd(4, "0"), 2).toString(16)).join("");
}

/**
 * Where masks break the rules of the article's game. They are solved all the same.
 * @param {string[]} masks
 * @returns {{ code: "zeros" | "ones" | "repeated", button: number, first: number }[]}
 */
export const maskFaults = (masks) =>
  masks.flatMap((mask, button) => {
    const first = masks.indexOf(mask);
    if (first < button) return [{ code: /** @type {const} */ ("repeated"), button, first }];
    if (!mask.includes("1")) return [{ code: /** @type {const} */ ("zeros"), button, first }];
    if (!mask.includes("0")) return [{ code: /** @type {const} */ ("ones"), button, first }];
    return [];
  });
