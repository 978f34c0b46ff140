/**
 * @file The command `lights-and-doors`: results go to the standard output; the sentence of an error and the progress of a search to
 * the standard error output.
 *
 * @typedef {object} IO  the part of `process` in use
 * @property {AsyncIterable<Uint8Array> & { isTTY?: boolean }} stdin
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
 * @property {import("./boards.js").Found} [found]  where it stands, and its names
 * @property {import("../engine/engine.js").Fewest} [joined]  of shares
 * @property {(sentence: string) => void} tell
 * @property {(progress: import("../engine/engine.js").Progress) => void} report
 *
 * @typedef {{ engine: Context["engine"], t: Context["t"], lang: string, page: URL, version: string, io: IO }} Setting
 */
import { EngineError, LIMITS } from "../engine/engine.js";
import { readArguments } from "./arguments.js";
import { boardsIn } from "./boards.js";
import { helpOf } from "./help.js";
import { EXITS, Refusal } from "./refusal.js";
import { joinShares } from "./shares.js";
import { piecesOf, sourcesOf } from "./sources.js";

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

/** Shows the progress of a search in a terminal, and clears it at the end. @param {Context["t"]} t @param {IO} io @returns {Context["report"]} */
const reporter =
  (t, { stderr }) =>
  ({ done, progress, best, bound }) => {
    if (!stderr.isTTY) return;
    const percent = Math.floor(100 * progress);
    stderr.write(CLEARED + (done ? "" : t("command.progress", { percent, best, bound })));
  };

/** Reads the whole of texts. @param {import("./sources.js").Source[]} sources @param {Context["t"]} t */
async function textOf(sources, t) {
  let text = "";
  for (const source of sources) {
    for await (const piece of piecesOf(source, t)) {
      text += piece;
      if (text.length > LIMITS.text) return text;
    }
    text += "\n";
  }
  return text;
}

/** What a sentence about a board begins with, unless the board is an argument. @param {import("./boards.js").Found} found @param {string} sentence @param {boolean} isPlaced @param {Context["t"]} t */
function placed({ source: { file, isStream }, line }, sentence, isPlaced, t) {
  const own = isPlaced || !isStream ? sentence : t("command.line", { line: String(line), sentence });
  return file ? `${file}: ${own}` : own;
}

/** Answers one board. @param {Context} context @param {import("./commands.js").Command} command @param {() => import("./boards.js").Found} load @param {IO} io @returns {Promise<number>} */
async function answer(context, command, load, io) {
  const { t, tell } = context;
  const found = load();
  const say = (/** @type {string} */ sentence, isPlaced = false) => tell(placed(found, sentence, isPlaced, t));
  const own = { ...context, found, tell: (/** @type {string} */ sentence) => say(sentence) };
  try {
    if (found.refusal) throw found.refusal;
    if (found.guess) say(found.guess);
    return await drain(command.run(own), io);
  } catch (error) {
    const { sentence, exit } = describe(error, t);
    if (exit === EXITS.defect || /** @type {{ syscall?: string }} */ (error).syscall) throw error;
    say(sentence, error instanceof Refusal && error.isPlaced);
    return exit;
  }
}

/** @param {Context} context @param {import("./commands.js").Command} command @param {import("./sources.js").Source[]} sources @param {IO} io */
async function answerAll(context, command, sources, io) {
  const { t, values } = context;
  /** @type {AsyncIterable<() => import("./boards.js").Found> | (() => import("./boards.js").Found)[]} */
  let boards = boardsIn(context, sources);
  if (command.isSingle && !values.case) {
    const all = [];
    for await (const board of boards) all.push(board);
    if (all.length > 1) throw new Refusal(t("command.refused.several", { count: all.length }));
    boards = all;
  }
  /** @type {number} */
  let exit = EXITS.done;
  for await (const board of boards) exit = Math.max(exit, await answer(context, command, board, io));
  return exit;
}

/** @param {string[]} args @param {Setting} setting @param {(sentence: string) => void} say */
async function run(args, { engine, t, lang, page, version, io }, say) {
  const { name, command, words, values } = readArguments(args, t);
  const isAlone = !words.length && !command?.isBoardless && io.stdin.isTTY;
  if (values.version) await write(io.stdout, `${version}\n`);
  if (values.help || (command && isAlone)) await write(io.stdout, helpOf(t, name));
  if (!command) return EXITS.done;
  if (isAlone) return EXITS.refused;
  const tell = values.quiet ? () => {} : say;
  const report = values.quiet ? () => {} : reporter(t, io);
  const given = words.length || command.isBoardless ? words : ["-"];
  const context = { engine, t, lang, page, values, hasBoard: given.length > 0, tell, report };
  const sources = sourcesOf(given, io, t);
  if (!sources.length) return drain(command.run(context), io);
  if (!values.join) return answerAll(context, command, sources, io);
  const joined = joinShares(context, await textOf(sources, t));
  return drain(command.run({ ...context, joined }), io);
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
  const say = (/** @type {string} */ sentence) =>
    void io.stderr.write(`${io.stderr.isTTY ? CLEARED : ""}lights-and-doors: ${sentence}\n`);
  try {
    return await run(args, setting, say);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code === "EPIPE") return EXITS.done; // the reader has read enough
    const { sentence, exit } = describe(error, t);
    say(sentence);
    return exit;
  }
}
