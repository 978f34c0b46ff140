/**
 * @file The command `lights-and-doors`: results go to the standard output; the sentence of an error and the progress of a search to
 * the standard error output.
 *
 * @typedef {object} IO  the part of `process` in use
 * @property {AsyncIterable<Uint8Array>} stdin
 * @property {import("node:stream").Writable} stdout
 * @property {import("node:stream").Writable & { isTTY?: boolean }} stderr
 *
 * @typedef {object} Context
 * @property {import("../engine/engine.js").Engine} engine
 * @property {import("../ui/i18n.js").Translate} t
 * @property {string} lang  the language of `t`
 * @property {URL} page  the file of the page, which has everything inside
 * @property {import("./arguments.js").Values} values
 * @property {boolean} hasBoard  a board is loaded; false only for a command that works without one
 * @property {(sentence: string) => void} tell
 * @property {(progress: import("../engine/engine.js").Progress) => void} report
 *
 * @typedef {{ engine: Context["engine"], t: Context["t"], lang: string, page: URL, io: IO }} Setting
 */
import { EngineError } from "../engine/engine.js";
import { readArguments } from "./arguments.js";
import { boardsIn, textOf } from "./boards.js";
import { helpOf } from "./help.js";
import { EXITS, Refusal } from "./refusal.js";
import { joinShares } from "./shares.js";

const CLEARED = "\r\x1b[K"; // the line of a terminal

/** @param {import("node:stream").Writable} stream @param {string | Uint8Array} chunk @returns {Promise<void>} */
const write = (stream, chunk) =>
  new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/** Writes what a command yields. @param {import("./commands.js").Output} output @param {IO} io @returns {Promise<number>} its exit code */
async function drain(output, { stdout }) {
  for (;;) {
    const { done, value } = await output.next();
    if (done === true) return value;
    await write(stdout, value);
  }
}

/** Shows the progress of a search in a terminal, and clears it at the end. @param {Setting} setting @returns {Context["report"]} */
const reporter =
  ({ t, io: { stderr } }) =>
  ({ done, progress, best, bound }) => {
    if (!stderr.isTTY) return;
    const percent = Math.floor(100 * progress);
    stderr.write(CLEARED + (done ? "" : t("command.progress", { percent, best, bound })));
  };

/** @param {string[]} args @param {Setting} setting @param {(sentence: string) => void} tell */
async function run(args, setting, tell) {
  const { engine, t, lang, page, io } = setting;
  const asked = readArguments(args, t);
  if (!asked) {
    await write(io.stdout, helpOf(t));
    return EXITS.done;
  }
  const { command, board, values } = asked;
  const context = { engine, t, lang, page, values, hasBoard: board !== null, tell, report: reporter(setting) };
  if (board === null) return drain(command.run(context), io);
  const text = board === "-" ? await textOf(io.stdin, t) : board;
  /** @type {number} */
  let exit = EXITS.done;
  const boards = values.join ? joinShares(context, text) : boardsIn(context, text, command);
  for (const joined of boards) exit = Math.max(exit, await drain(command.run(context, joined), io));
  return exit;
}

/** The sentence and the exit code of an error. @param {any} error @param {Context["t"]} t */
function describe(error, t) {
  if (error instanceof Refusal) return { sentence: error.message, exit: error.exit };
  if (error.syscall === "write") return { sentence: t("command.refused.output"), exit: EXITS.refused };
  if (error instanceof EngineError && (error.code === "memory" || error.code === "solutions"))
    return { sentence: t(`error.${error.code}`), exit: EXITS["gave-up"] };
  return { sentence: t("command.defect", { trace: error.stack }), exit: EXITS.defect };
}

/** @param {string[]} args @param {Setting} setting @returns {Promise<number>} the exit code */
export async function main(args, setting) {
  const { t, io } = setting;
  for (const stream of [io.stdout, io.stderr]) stream.on("error", () => {}); // each write hears its own error
  const tell = (/** @type {string} */ sentence) =>
    void io.stderr.write(`${io.stderr.isTTY ? CLEARED : ""}lights-and-doors: ${sentence}\n`);
  try {
    return await run(args, setting, tell);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "EPIPE") return EXITS.done; // the reader has read enough
    const { sentence, exit } = describe(error, t);
    tell(sentence);
    return exit;
  }
}
