/** @file The commands and their options: the one table that arguments are read by and that the help is made of. */
import { KIND_NAMES } from "../board/sheet.js";
import { count, fewest, solutions, solve } from "./answers.js";
import { latex, png, svg } from "./pictures.js";
import { serve } from "./serve.js";
import { shareOf } from "./shares.js";
import { worksheet } from "./worksheet.js";

/**
 * @typedef {Generator<string, import("./refusal.js").Exit, void> | AsyncGenerator<string | Uint8Array, import("./refusal.js").Exit, void>} Output
 *   what a command writes, and its exit code
 * @typedef {object} Command
 * @property {(context: import("./index.js").Context) => Output} run
 * @property {Option[]} options  besides those of every command
 * @property {boolean} [isSingle]  it takes one board, not several
 * @property {boolean} [isBoardless]  it works without a board, too, and then does not read the standard input
 *
 * @typedef {keyof typeof OPTIONS} Option
 * @typedef {object} Shape  of an option
 * @property {string} [value]  what stands behind it: "N" is a whole number from 1; words between bars are the only ones
 * @property {string} [short]
 * @property {(text: string) => unknown} [read]  the value of a text, null if it is none
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  solve: { run: solve, options: ["json", "output"] },
  fewest: { run: fewest, options: ["json", "output", "budget", "share", "join"] },
  solutions: { run: solutions, options: ["json", "output", "limit"], isSingle: true },
  count: { run: count, options: ["json"] },
  svg: { run: svg, options: ["solution", "paper", "budget"], isSingle: true },
  png: { run: png, options: ["solution", "paper", "budget"], isSingle: true },
  latex: { run: latex, options: [], isSingle: true },
  worksheet: { run: worksheet, options: ["kind", "boards", "presses", "seed", "solution"], isSingle: true },
  serve: { run: serve, options: ["port"], isSingle: true, isBoardless: true },
};

export const OPTIONS = {
  json: {},
  output: { value: "names|grid" },
  budget: { value: "N" },
  share: { value: "K/N", read: shareOf },
  join: {},
  limit: { value: "N" },
  solution: {},
  paper: {},
  kind: { value: KIND_NAMES.join("|") },
  boards: { value: "N" },
  presses: { value: "N" },
  seed: { value: "N" },
  port: { value: "N" },
  case: { value: "N" },
  goal: { value: "on|off|either" },
  rule: { value: "RULE", read: (/** @type {string} */ text) => text.toLowerCase() },
  wrap: { value: "cylinder|torus|klein|projective" },
  lit: { value: "SIGNS", read: (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean) },
  states: { value: "N" },
  as: { value: "masks|columns|cells|states|self|others" },
  guess: {},
  quiet: { short: "q" },
  version: {},
  help: { short: "h" },
};

/** The options of every command. @type {Option[]} */
export const GENERAL = ["case", "goal", "rule", "wrap", "lit", "states", "as", "guess", "quiet", "version", "help"];
