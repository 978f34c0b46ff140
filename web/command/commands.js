/** @file The commands and their options. */
import { count, fewest, solutions, solve } from "./answers.js";
import { latex, png, svg } from "./pictures.js";
import { serve } from "./serve.js";
import { worksheet } from "./worksheet.js";

/**
 * @typedef {Generator<string, import("./refusal.js").Exit, void> | AsyncGenerator<string | Uint8Array, import("./refusal.js").Exit, void>} Output
 *   what a command writes, and its exit code
 * @typedef {object} Command
 * @property {(context: import("./index.js").Context, joined?: import("../engine/engine.js").Fewest) => Output} run
 * @property {(keyof typeof OPTIONS)[]} options  besides --case and --help
 * @property {boolean} [isSingle]  it takes one board, not several
 * @property {boolean} [isBoardless]  it works without a board, too, and then does not read the standard input
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  solve: { run: solve, options: ["json"] },
  fewest: { run: fewest, options: ["json", "budget", "share", "join"] },
  solutions: { run: solutions, options: ["json", "limit"], isSingle: true },
  count: { run: count, options: ["json"] },
  svg: { run: svg, options: ["solution", "paper", "budget"], isSingle: true },
  png: { run: png, options: ["solution", "paper", "budget"], isSingle: true },
  latex: { run: latex, options: [], isSingle: true },
  worksheet: { run: worksheet, options: ["boards", "presses", "seed", "solution"], isSingle: true },
  serve: { run: serve, options: ["port"], isSingle: true, isBoardless: true },
};

/** As parseArgs() of Node takes them; a string is a whole number, but that of `share`. */
export const OPTIONS = /** @type {const} */ ({
  json: { type: "boolean" },
  budget: { type: "string" },
  share: { type: "string" },
  join: { type: "boolean" },
  limit: { type: "string" },
  solution: { type: "boolean" },
  paper: { type: "boolean" },
  boards: { type: "string" },
  presses: { type: "string" },
  seed: { type: "string" },
  port: { type: "string" },
  case: { type: "string" },
  help: { type: "boolean", short: "h" },
});
