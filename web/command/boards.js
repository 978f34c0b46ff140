/** @file Reads the boards of a text, from the arguments or the standard input. */
import { LIMITS, NotationError } from "../engine/engine.js";
import { placeIn } from "../ui/errors.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./index.js").Context} Context */

/**
 * The text of a stream, up to more characters than any text may have.
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {import("../ui/i18n.js").Translate} t
 */
export async function textOf(stream, t) {
  const decoder = new TextDecoder();
  let text = "";
  try {
    for await (const bytes of stream) {
      text += decoder.decode(bytes, { stream: true });
      if (text.length > LIMITS.text) break;
    }
  } catch {
    throw new Refusal(t("command.refused.input"));
  }
  return text + decoder.decode();
}

/** Loads one board of the text. @param {Context} context @param {string} text @param {number} number from 1 @returns {number} how many there are @throws {Refusal} */
function load({ engine, t, tell }, text, number) {
  engine.load("5x5.off"); // the board of numbers of cells without a size
  try {
    const count = engine.paste(text, number - 1);
    const { isCertain = true, asksSelf, asksStates, senses = [] } = engine.pasted ?? {};
    if (!isCertain || asksSelf || asksStates || senses.length) tell(t("command.guess", { notation: engine.notation }));
    return count;
  } catch (error) {
    if (error instanceof RangeError && number > 1) throw new Refusal(t("command.refused.case", { number }));
    if (!(error instanceof NotationError)) throw error;
    const words = { limit: LIMITS.lights, ...placeIn(text, error.position) };
    throw new Refusal(t(/** @type {import("../ui/i18n.js").Key} */ (`error.${error.code}`), words));
  }
}

/**
 * Loads the boards of a text into the engine, one after another; with --case that one alone.
 * @param {Context} context
 * @param {string} text
 * @param {import("./commands.js").Command} command
 */
export function* boardsIn(context, text, { isSingle = false }) {
  const { t, values } = context;
  const count = load(context, text, values.case ?? 1);
  if (isSingle && count > 1 && !values.case) throw new Refusal(t("command.refused.several", { count }));
  yield;
  for (let number = 2; number <= count && !values.case; number++) {
    load(context, text, number);
    yield;
  }
}
