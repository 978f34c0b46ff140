/** @file Loads a board that people bring as a text: web/reading/ reads it, the core checks the notation. */

import { STATES_MAX } from "../reading/forms.js";
import { boardsOf, masksOf } from "../reading/index.js";
import { Refused } from "../reading/strict.js";
import { NotationError } from "./errors.js";
import { checkInteger, checkOneOf } from "./instance.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("../reading/forms.js").Choice} Choice */

const MEANINGS = ["lit", "dark", "hole"];
const SENSES = ["masks", "columns", "states", "cells"];

/** @param {Choice} choice */
function check({ meanings = [], states, sense }) {
  for (const meaning of meanings)
    if (typeof meaning === "number") checkInteger("meaning", meaning, 0, STATES_MAX - 1);
    else checkOneOf("meaning", meaning, MEANINGS);
  if (states !== undefined) checkInteger("states", states, 2, STATES_MAX);
  if (sense !== undefined) checkOneOf("sense", sense, SENSES);
}

/** @template Value @param {() => Value} read @returns {Value} */
function refusing(read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, at, form, rows } = error;
    throw Object.assign(new NotationError(/** @type {import("./errors.js").NotationCode} */ (code), at), {
      form,
      rows,
    });
  }
}

/**
 * Reads one board of a text into an engine. A refusal has its position in the text, and the form that was recognized.
 * @param {Engine} engine its board is that of cells without a size
 * @param {string} given
 * @param {number} which
 * @param {Choice} choice
 * @returns {number} how many boards there are
 */
export function readPasted(engine, given, which, choice) {
  check(choice);
  engine.pasted = null;
  const boards = boardsOf(given);
  checkInteger("which", which, 0, boards.count - 1);
  const { rows, cols, lightCount, holes, boardNotation } = engine;
  const { notation, pasted, at } = refusing(() =>
    boards.read(which, { rows, cols, lightCount, holes, boardNotation }, choice),
  );
  try {
    engine.load(notation);
  } catch (error) {
    if (error instanceof NotationError) {
      error.position += at;
      error.form = "notation";
    }
    throw error;
  }
  engine.pasted = pasted;
  return boards.count;
}

/** The notation of doors, from their masks. @param {string} given */
export const readMasks = (given) => refusing(() => masksOf(given));
