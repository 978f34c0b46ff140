/** @file The arguments of the command line. */
import { parseArgs } from "node:util";
import { quoteAt } from "../ui/errors.js";
import { COMMANDS, OPTIONS } from "./commands.js";
import { Refusal } from "./refusal.js";
import { shareOf } from "./shares.js";

/** @typedef {import("../ui/i18n.js").Translate} Translate */
/** @typedef {{ json?: boolean, solution?: boolean, paper?: boolean, case?: number, limit?: number, boards?: number, presses?: number, seed?: number, port?: number, budget: number, share?: import("./shares.js").Share, join?: boolean }} Values */

const SECONDS = 60; // the budget of a search

/** @param {string} option @param {string} text @param {Translate} t */
function numberOf(option, text, t) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Refusal(t("command.refused.number", { option: `--${option}` }));
  return Number(text);
}

/** @param {string} option @param {unknown} value @param {Translate} t */
function readValue(option, value, t) {
  if (typeof value !== "string") return value;
  if (option !== "share") return numberOf(option, value, t);
  const share = shareOf(value);
  if (!share) throw new Refusal(t("command.refused.share"));
  return share;
}

/** @param {string[]} args @param {Translate} t */
function parse(args, t) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { message } = /** @type {Error} */ (error); // it quotes the option
    const [option] = /** @type {RegExpExecArray} */ (/(?<=')-[^\s'=,]*|$/.exec(message));
    throw new Refusal(t("command.refused.option", { option: quoteAt(option, 0) }));
  }
}

/**
 * @param {string[]} args
 * @param {Translate} t
 * @returns {{ command: import("./commands.js").Command, board: string | null, values: Values } | null} board: "-" for the standard input,
 *   null for none. Null instead of all this if the help is asked for
 * @throws {Refusal}
 */
export function readArguments(args, t) {
  const { values, positionals } = parse(args, t);
  const [name, given, ...rest] = positionals;
  if (values.help) return null;
  if (name === undefined) throw new Refusal(t("command.refused.nothing"));
  if (!Object.hasOwn(COMMANDS, name)) throw new Refusal(t("command.refused.command", { word: quoteAt(name, 0) }));
  if (rest.length > 0) throw new Refusal(t("command.refused.arguments"));
  const command = COMMANDS[name];
  const board = given ?? (command.isBoardless ? null : "-");
  const options = /** @type {(keyof typeof OPTIONS)[]} */ (Object.keys(values));
  const foreign = options.find((option) => option !== "case" && !command.options.includes(option));
  if (foreign) throw new Refusal(t("command.refused.option", { option: `--${foreign}` }));
  if (values.share && (values.json || values.join)) throw new Refusal(t("command.refused.alone"));
  const read = Object.entries(values).map(([option, value]) => [option, readValue(option, value, t)]);
  return { command, board, values: { budget: SECONDS, ...Object.fromEntries(read) } };
}
