/** @file The commands and their options. */
import { count, fewest, solutions, solve } from "./answers.js";

/**
 * @typedef {object} Command
 * @property {(context: import("./index.js").Context) => import("./answers.js").Output} run
 * @property {(keyof typeof OPTIONS)[]} options  besides --case and --help
 * @property {boolean} [isSingle]  it takes one board, not several
 */

/** @type {Record<string, Command>} */
export const COMMANDS = {
  solve: { run: solve, options: ["json"] },
  fewest: { run: fewest, options: ["json", "budget"] },
  solutions: { run: solutions, options: ["json", "limit"], isSingle: true },
  count: { run: count, options: ["json"] },
};

/** As parseArgs() of Node takes them; a string is a whole number. */
export const OPTIONS = /** @type {const} */ ({
  json: { type: "boolean" },
  budget: { type: "string" },
  limit: { type: "string" },
  case: { type: "string" },
  help: { type: "boolean", short: "h" },
});
