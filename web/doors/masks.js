/** @file The masks of a door board as strings: one "0111" per button, with door A first. */

import { letterOf } from "../engine/letters.js";

/** The letters of the doors or buttons in a set. @param {ArrayLike<number>} set one bit each */
export const namesIn = (set) => Array.from(set).flatMap((bit, index) => (bit ? [letterOf(index)] : []));

/** @param {string[]} masks */
export const formatMasks = (masks) => masks.map((mask, button) => `${letterOf(button)}:${mask}`).join("\n");

/** @param {string} boardNotation "doors-0111-…", or of dials @param {number} [count] of buttons; marks may follow their masks */
export const masksOf = (boardNotation, count) => boardNotation.split("=")[0].split("-").slice(1).slice(0, count);

/** @typedef {{ code: "zeros" | "ones" | "repeated", button: number, first: number }} MaskFault */

/**
 * The masks that violate the rules of the article's game. They can be solved nevertheless.
 * @param {string[]} masks
 * @returns {MaskFault[]}
 */
export const maskFaults = (masks) =>
  masks.flatMap((mask, button) => {
    const first = masks.indexOf(mask);
    const code = first < button ? "repeated" : !mask.includes("1") ? "zeros" : !mask.includes("0") ? "ones" : null;
    return code ? [{ code, button, first }] : [];
  });
