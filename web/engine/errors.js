/** @file The errors of the engine: each has a `code`, which programs compare and locales translate, and a message for programmers. */
import { LIMITS } from "./limits.js";
import { optional } from "./optional.js";

/**
 * The reasons for an EngineError:
 * - "memory": the memory cannot be had;
 * - "solutions": the board has too many solutions to search;
 * - "steps": the board is too large to be explained step by step;
 * - "none": it is proven that the board has no such level;
 * - "omitted": the module of the embed, which is smaller, lacks this method or this board;
 * - "early": the package reads many boards only after something was awaited that compiles its modules;
 * - "trap": the core stopped at a broken invariant. This is a defect; the position is kept and the engine still works;
 * - "lost": the core stopped and the position could not be kept. load() makes the engine usable again.
 * @typedef {"memory" | "solutions" | "steps" | "none" | "omitted" | "early" | "trap" | "lost"} EngineErrorCode
 * @typedef {typeof import("./bindings.js").NOTATION_CODES[number] | "name" | "several" | "unclear"} NotationCode  name: a pasted list has an
 *   unknown name; several: the text has several boards; unclear: its meaning is not certain
 * @typedef {"pbm-header" | "pbm-size" | "pbm-short"} PBMCode
 */

/** A request that cannot be met. `message` is an English sentence; in the elements, where sentences are for readers, it is the code. */
export class EngineError extends Error {
  name = "EngineError"; // defined, not assigned, which fails where the host has frozen the prototypes

  /** @param {EngineErrorCode} code @param {ErrorOptions} [options] */
  constructor(code, options) {
    super(optional.messages?.[code] ?? code, options);
    this.code = code;
  }
}

/** A text that is not a position. `message` is an English sentence, as the elements show it; in the elements it is the code and the place. */
export class NotationError extends Error {
  name = "NotationError";

  /**
   * @param {NotationCode} code
   * @param {number} position index of the character at which reading stopped
   * @param {{ line: number, column: number, word: string }} [place] the same as readers count, from 1, and the text there
   */
  constructor(code, position, place = { line: 1, column: position + 1, word: "" }) {
    const sentence =
      optional.refusals?.[`error.${code}`] ?? `The text cannot be read: “${code}” at character ${position + 1}.`;
    super(typeof sentence === "string" ? sentence : sentence({ ...place, limit: LIMITS.lights }));
    this.code = code;
    this.position = position;
    this.line = place.line;
    this.column = place.column;
    /** The form that a pasted text was taken for (EXAMPLES in web/reading/index.js). */
    this.form = "";
    /** The cells in each of the first rows of a pasted drawing whose rows differ. @type {number[]} */
    this.rows = [];
  }
}

/** A file that is not a PBM (P4) picture. */
export class PBMError extends Error {
  name = "PBMError";

  /** @param {PBMCode} code @param {number} position index of the byte at which reading stopped */
  constructor(code, position) {
    super(`The file cannot be read: “${code}” at byte ${position + 1}.`);
    this.code = code;
    this.position = position;
  }
}
