/** @file The text of `lights-and-doors --help`. */
import { COMMANDS, OPTIONS } from "./commands.js";
import { EXITS } from "./refusal.js";

/** Commands of a shell, which a test runs as they are written here. */
export const EXAMPLES = [
  "lights-and-doors fewest 5x5.on",
  "lights-and-doors solve --json doors-0111-1001-0011-1011.off",
  "printf '.#.\\n###\\n.#.\\n' | lights-and-doors solve",
  "lights-and-doors solutions --limit 2 4x4.on",
  "lights-and-doors count 5x5-mod3.1",
  "lights-and-doors worksheet --boards 4 --presses 5 --seed 7 --solution 5x5.off",
];

/** @param {[name: string | number, sentence: string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([name]) => String(name).length));
  return rows.map(([name, sentence]) => `  ${String(name).padEnd(width)}  ${sentence}`);
}

/** @param {import("../ui/i18n.js").Translate} t */
export function helpOf(t) {
  const say = (/** @type {string} */ key) => t(/** @type {import("../ui/i18n.js").Key} */ (`command.${key}`));
  const commands = Object.keys(COMMANDS).map((name) => [name, say(`do.${name}`)]);
  const options = Object.entries(OPTIONS).map(([name, { type }]) => [
    `--${name}${name === "share" ? " K/N" : type === "string" ? " N" : ""}`,
    say(`option.${name}`),
  ]);
  const exits = Object.entries(EXITS).map(([name, exit]) => [exit, say(`exit.${name}`)]);
  return [
    `lights-and-doors ${say("usage")}`,
    "",
    say("about"),
    ...[commands, options, exits].flatMap((rows, i) => [
      "",
      say(["commands", "options", "exits"][i]),
      ...table(/** @type {any} */ (rows)),
    ]),
    "",
    say("examples"),
    ...EXAMPLES.map((example) => `  ${example}`),
    "",
  ].join("\n");
}
