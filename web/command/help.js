/** @file The text of `lights-and-doors --help`, and of `--help` behind a command. */
import { COMMANDS, GENERAL, OPTIONS } from "./commands.js";
import { EXITS } from "./refusal.js";

/** Commands of a shell, which a test runs as they are written here. */
export const EXAMPLES = [
  "lights-and-doors fewest 5x5.on",
  "lights-and-doors solve --json doors-0111-1001-0011-1011.off",
  "printf '.#.\\n###\\n.#.\\n' | lights-and-doors solve",
  "printf '5x5.on\\n4x4.on\\n' | lights-and-doors fewest --output grid",
  "lights-and-doors solutions --limit 2 4x4.on",
  "lights-and-doors count 5x5-mod3.1",
  "lights-and-doors worksheet --boards 4 --presses 5 --seed 7 --solution 5x5.off",
];

/** @param {[name: string | number, sentence: string][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([name]) => String(name).length));
  return rows.map(([name, sentence]) => `  ${String(name).padEnd(width)}  ${sentence}`);
}

/**
 * @param {import("../ui/i18n.js").Translate} t
 * @param {string} [name] of the command that the help is about
 */
export function helpOf(t, name) {
  const say = (/** @type {string} */ key) => t(/** @type {import("../ui/i18n.js").Key} */ (`command.${key}`));
  const names = name === undefined ? Object.keys(OPTIONS) : [...COMMANDS[name].options, ...GENERAL];
  const options = names.map((option) => {
    const { value, short } = /** @type {Record<string, import("./commands.js").Shape>} */ (OPTIONS)[option];
    return [`${short ? `-${short}, ` : ""}--${option}${value ? ` ${value}` : ""}`, say(`option.${option}`)];
  });
  const commands = Object.keys(COMMANDS).map((each) => [each, say(`do.${each}`)]);
  const exits = Object.entries(EXITS).map(([each, exit]) => [exit, say(`exit.${each}`)]);
  const sections = { ...(name === undefined && { commands }), options, exits };
  return [
    `lights-and-doors ${name === undefined ? say("usage") : say("usage-of").replace("COMMAND", name)}`,
    "",
    ...(name === undefined ? [] : [`${say(`do.${name}`)}.`, ""]),
    say("about"),
    ...Object.entries(sections).flatMap(([section, rows]) => ["", say(section), ...table(/** @type {any} */ (rows))]),
    "",
    say("examples"),
    ...EXAMPLES.filter(
      (example) => name === undefined || example.includes(`doors ${name} `) || example.endsWith(`doors ${name}`),
    ).map((example) => `  ${example}`),
    "",
  ].join("\n");
}
