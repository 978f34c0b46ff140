/** @file Loads a board that people bring as a text: web/reading/ reads it, the core checks the notation. */

import { STATES_MAX } from "../reading/forms.js";
import { boardsOf, masksOf } from "../reading/index.js";
import { Refused } from "../reading/strict.js";
import { NotationError } from "./errors.js";
import { checkInteger, checkOneOf, checkType, optionsOf, refuse } from "./instance.js";
import { placeIn } from "./place.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("../reading/forms.js").Choice} Choice */

const MEANINGS = ["lit", "dark", "hole"];
const SENSES = ["masks", "columns", "states", "cells"];

const CHOICE = /** @type {Choice} */ ({
  meanings: [],
  legend: undefined,
  states: undefined,
  self: undefined,
  sense: undefined,
  anyway: undefined,
});

/** @param {Choice} choice */
export function checkChoice(choice) {
  const { meanings = [], states, self, sense } = optionsOf(choice, CHOICE);
  if (!Array.isArray(meanings)) throw refuse("meanings", meanings, "an array");
  for (const meaning of meanings)
    if (typeof meaning === "number") checkInteger("meaning", meaning, 0, STATES_MAX - 1);
    else checkOneOf("meaning", meaning, MEANINGS);
  if (states !== undefined) checkInteger("states", states, 2, STATES_MAX);
  if (self !== undefined) checkType("self", self, "boolean");
  if (sense !== undefined) checkOneOf("sense", sense, SENSES);
}

/** @param {string} code @param {number} at @param {string} text */
const refusal = (code, at, text) =>
  new NotationError(/** @type {import("./errors.js").NotationCode} */ (code), at, placeIn(text, at));

/** @template Value @param {string} text @param {() => Value} read reads it @returns {Value} */
function refusing(text, read) {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, at, form, rows } = error;
    throw Object.assign(refusal(code, at, text), { form, rows });
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
  checkChoice(choice);
  engine.pasted = null;
  const boards = boardsOf(given);
  checkInteger("which", which, 0, boards.count - 1);
  const { rows, cols, lightCount, holes, boardNotation } = engine;
  const { notation, pasted, at } = refusing(given, () =>
    boards.read(which, { rows, cols, lightCount, holes, boardNotation }, choice),
  );
  try {
    engine.load(notation);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw Object.assign(refusal(error.code, error.position + at, given), { form: "notation" });
  }
  engine.pasted = pasted;
  return boards.count;
}

/** The notation of doors, from their masks. @param {string} given */
export const readMasks = (given) => refusing(given, () => masksOf(given));
