/** @file The arguments of the command line. */
import { parseArgs } from "node:util";
import { quoteAt } from "../engine/place.js";
import { COMMANDS, GENERAL, OPTIONS } from "./commands.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("../ui/i18n.js").Translate} Translate */
/** @typedef {import("./commands.js").Option} Option */
/** @typedef {import("../reading/forms.js").Sense} Sense */
/**
 * @typedef {{ json?: boolean, output?: "names" | "grid", solution?: boolean, paper?: boolean, case?: number, limit?: number, kind?: import("../board/sheet.js").KindName, boards?: number,
 *   presses?: number, seed?: number, port?: number, budget: number, share?: import("./shares.js").Share, join?: boolean, goal?: string,
 *   rule?: string, wrap?: string, lit?: string[], states?: number, as?: Sense | "self" | "others", guess?: boolean, quiet?: boolean, version?: boolean, help?: boolean }} Values
 */

const SECONDS = 60; // the budget of a search
const SHAPES = /** @type {Record<string, import("./commands.js").Shape>} */ (OPTIONS);
/** Options that exclude each other. @type {[Option, Option][]} */
const EXCLUSIVE = [
  ["json", "output"],
  ["share", "json"],
  ["share", "output"],
  ["share", "join"],
];
const MISSPELT_MAX = 2; // letters

/** How many letters differ, are missing or are too many. @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + (letter === b[j] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** A sentence that asks about the known word nearest to a misspelt one; "" if none is near. @param {string} word @param {string[]} known @param {Translate} t */
function meant(word, known, t) {
  if (word.length > 20) return "";
  const [[nearest, letters]] = known
    .map((each) => /** @type {const} */ ([each, distance(word, each)]))
    .sort(([, a], [, b]) => a - b);
  const isNear = letters <= MISSPELT_MAX && letters < nearest.replace(/^--/, "").length - 1;
  return isNear ? ` ${t("command.meant", { word: nearest })}` : "";
}

/** @param {string} name @param {string[]} known names of options @param {Translate} t */
const refuseOption = (name, known, t) =>
  new Refusal(
    t("command.refused.option", { option: quoteAt(name, 0) }) +
      (known.includes(name.slice(2))
        ? ""
        : meant(
            name,
            known.map((each) => `--${each}`),
            t,
          )),
  );

/** @param {string} name @param {unknown} text @param {Translate} t */
function readValue(name, text, t) {
  const { value, read } = SHAPES[name];
  if (!value) return true;
  const given = String(text);
  if (value === "N") {
    if (!/^[1-9]\d{0,8}$/.test(given)) throw new Refusal(t("command.refused.number", { option: `--${name}` }));
    return Number(given);
  }
  const known = value.split("|");
  const result = read ? read(given) : known.includes(given) ? given : null;
  if (result) return result;
  if (name === "share") throw new Refusal(t("command.refused.share"));
  const words = { option: `--${name}`, words: known.join(", ") };
  throw new Refusal(t("command.refused.word", words) + meant(given, known, t));
}

/** @param {string[]} args @param {Translate} t */
function parse(args, t) {
  const options = Object.fromEntries(
    Object.entries(SHAPES).map(([name, { value, short }]) => [
      name,
      { type: /** @type {"string" | "boolean"} */ (value ? "string" : "boolean"), ...(short && { short }) },
    ]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { message } = /** @type {Error} */ (error); // it quotes the option
    const [option] = /** @type {RegExpExecArray} */ (/(?<=')-[^\s'=,]*|$/.exec(message));
    throw refuseOption(option, Object.keys(OPTIONS), t);
  }
}

/** @param {string} name @param {Translate} t */
function commandOf(name, t) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name];
  const sentence = t("command.refused.command", { word: quoteAt(name, 0) });
  throw new Refusal(sentence + meant(name, [...Object.keys(COMMANDS), "help"], t));
}

/** @param {Values} values @param {Translate} t */
function refuseTogether(values, t) {
  const pair = EXCLUSIVE.find((names) => names.every((name) => values[name]));
  if (!pair) return;
  const [first, second] = pair.map((name) => `--${name}`);
  throw new Refusal(t("command.refused.together", { first, second }));
}

/**
 * @param {string[]} args
 * @param {Translate} t
 * @returns {{ name?: string, command?: import("./commands.js").Command, words: string[], values: Values }} name: of the command, also of one
 *   whose help is asked for; words: what stands behind it
 * @throws {Refusal}
 */
export function readArguments(args, t) {
  const { values: given, positionals } = parse(args, t);
  const isHelp = given.help || positionals[0] === "help";
  const [name, ...words] = positionals[0] === "help" ? positionals.slice(1) : positionals;
  const command = name === undefined ? undefined : commandOf(name, t);
  if (isHelp || given.version)
    return {
      name,
      words: [],
      values: { budget: SECONDS, help: Boolean(isHelp), version: Boolean(given.version) && !isHelp },
    };
  if (!command) throw new Refusal(t("command.refused.nothing"));
  const known = [...command.options, ...GENERAL];
  const foreign = Object.keys(given).find((option) => !known.includes(/** @type {Option} */ (option)));
  if (foreign) throw refuseOption(`--${foreign}`, Object.keys(OPTIONS), t);
  const read = Object.entries(given).map(([option, text]) => [option, readValue(option, text, t)]);
  const values = /** @type {Values} */ ({ budget: SECONDS, ...Object.fromEntries(read) });
  refuseTogether(values, t);
  return { name, command, words, values };
}
