/** @file The exit codes of the command, and the error that ends it with one sentence. */

export const EXITS = /** @type {const} */ ({ done: 0, none: 1, refused: 2, "gave-up": 3, defect: 70 });

/** @typedef {typeof EXITS[keyof typeof EXITS]} Exit */

export class Refusal extends Error {
  /** @param {string} sentence @param {Exit} [exit] @param {boolean} [isPlaced] the sentence tells the line */
  constructor(sentence, exit = EXITS.refused, isPlaced = false) {
    super(sentence);
    this.exit = exit;
    this.isPlaced = isPlaced;
  }
}
