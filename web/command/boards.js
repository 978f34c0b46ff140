/** @file The boards of the texts that the command is given. Notations, one to a line, are answered as they come; any other text is read whole. */
import { LIMITS, NotationError } from "../engine/engine.js";
import { placeIn } from "../engine/place.js";
import { boardsOf, hereOf } from "../reading/index.js";
import { isNotation } from "../reading/notation.js";
import { Refused } from "../reading/strict.js";
import { EXITS, Refusal } from "./refusal.js";
import { piecesOf } from "./sources.js";

/** @typedef {import("./index.js").Context} Context */
/** @typedef {import("./sources.js").Source} Source */
/** @typedef {import("../reading/forms.js").Pasted} Pasted */
/** @typedef {import("../reading/forms.js").Choice} Choice */
/** @typedef {{ text: string, line: number }} Part  of a text, and the line at which it begins */
/**
 * @typedef {object} Found  a board, which is loaded, or why there is none
 * @property {Source} source
 * @property {number} line
 * @property {Pasted | null} [pasted]
 * @property {string} [guess]  that its meaning is one, as a sentence
 * @property {Refusal} [refusal]
 *
 * @typedef {(at: number) => { line: number, column: number, word: string }} PlaceOf
 */

/** The board of numbers of cells without a size. */
const HERE = hereOf("5x5.off");

/**
 * Texts that are read alone: each line that is a notation and is followed by another one, and all from the first other line on. What
 * follows a notation may tell its goal or its rule, so that a line waits for the next one.
 * @param {AsyncIterable<string>} pieces
 * @param {Context["t"]} t
 * @returns {AsyncGenerator<Part, void, void>}
 */
async function* partsOf(pieces, t) {
  let rest = "";
  let line = 1;
  /** @type {Part | null} */
  let held = null;
  let isWhole = false;
  let isEmpty = true;
  for await (const piece of pieces) {
    rest += piece;
    let from = 0;
    for (let end = rest.indexOf("\n"); end >= 0 && !isWhole; end = rest.indexOf("\n", from)) {
      const text = rest.slice(from, end);
      isWhole = Boolean(text.trim()) && !isNotation(text.trim());
      if (isWhole) break;
      if (text.trim()) {
        if (held) yield held;
        held = { text, line };
        isEmpty = false;
      }
      line++;
      from = end + 1;
    }
    rest = rest.slice(from);
    if (rest.length > LIMITS.text) throw new Refusal(t("command.refused.long", { limit: LIMITS.text }));
  }
  if (held && isNotation(rest.trim())) {
    yield held;
    held = null;
  }
  const before = held ? held.text + "\n".repeat(line - held.line) : "";
  if (held || rest.trim() || isEmpty) yield { text: before + rest, line: held?.line ?? line };
}

/** The lines of a text, found by a place in it. @param {string} text */
function linesOf(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (/** @type {number} */ at) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low, start: starts[low], end: starts[low + 1] ?? text.length };
  };
}

/** The notation with the options that the arguments add. @param {string} notation @param {Context} context */
function withOptions(notation, { values: { goal, rule, wrap }, t }) {
  const [board, ...rest] = notation.split(".");
  const added = Object.entries({ rule, wrap, goal: goal && `goal-${goal}` }).filter(
    ([, word]) => word && !`${board}-`.includes(`-${word}-`),
  );
  if (!added.length) return { notation, names: "" };
  const names = added.map(([name]) => `--${name}`).join(" ");
  if (!/^\d+x\d+/.test(board) || board.includes("=")) throw new Refusal(t("command.refused.unfit", { option: names }));
  const isOff = goal === "off"; // the goal of a grid without another one
  if (isOff && board.includes("-goal-")) throw new Refusal(t("command.refused.unfit", { option: names }));
  const words = added.map(([, word]) => word).filter((word) => word !== "goal-off");
  return { notation: [[board, ...words].join("-"), ...rest].join("."), names };
}

/** The meanings of the signs of a drawing where `--lit` names those that are lit; undefined if it has none of them. @param {Pasted | null} pasted @param {string[]} lit */
function meaningsOf(pasted, lit) {
  const is = (pasted?.symbols ?? []).map(({ symbol }) => lit.includes(symbol));
  if (!is.includes(true)) return undefined;
  return is.map((isLit, i) => (isLit ? "lit" : pasted?.symbols[i].meaning === "hole" ? "hole" : "dark"));
}

/** What a reading leaves open, as sentences; none if nothing. @param {Pasted} pasted @param {string} notation @param {ReturnType<PlaceOf>} unread @param {Context} context */
function questionsIn(pasted, notation, unread, { t, values }) {
  const { isCertain, asksSelf, asksStates, senses, states, symbols } = pasted;
  const asked = [];
  if (pasted.unread.length) asked.push(t("command.asked.unread", unread));
  if (senses.length && !senses.some((sense) => sense === values.as))
    asked.push(t("command.asked.as", { ways: senses.join(", ") }));
  if (asksSelf && values.as !== "self" && values.as !== "others") asked.push(t("command.asked.self"));
  const isStates = states > 0 && symbols.length === 0;
  if ((asksStates || (isStates && !isCertain && !senses.length)) && !values.states)
    asked.push(t("command.asked.states", { states }));
  const isDrawn = !isCertain && symbols.length > 0 && !pasted.unread.length;
  if (isDrawn && !values.lit)
    asked.push(t("command.asked.lit", { signs: symbols.map(({ symbol }) => symbol).join(" ") }));
  if (!asked.length && !isCertain && !isStates && !isDrawn && !senses.length) asked.push(t("command.asked.other"));
  return asked.length ? [...asked, t("command.asked.guess", { notation })] : [];
}

/**
 * Loads one board of a part of a text, and returns its meaning, and a sentence if that is a guess.
 * @param {Context} context
 * @param {ReturnType<typeof boardsOf>} boards
 * @param {number} which
 * @param {PlaceOf} placeOf
 */
function load(context, boards, which, placeOf) {
  const { engine, t, values } = context;
  const { as, states, lit } = values;
  /** @type {Choice} */
  const choice = {
    ...(states && { states }),
    ...(as && (as === "self" || as === "others" ? { self: as === "self" } : { sense: as })),
  };
  let found = boards.read(which, HERE, choice);
  if (lit) {
    const meanings = meaningsOf(found.pasted, lit);
    if (!meanings) throw new Refusal(t("command.refused.unfit", { option: "--lit" }));
    found = boards.read(which, HERE, { ...choice, meanings });
  }
  const { pasted, at } = found;
  const { notation, names } = withOptions(found.notation, context);
  try {
    engine.load(notation);
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    if (names) throw new Refusal(t("command.refused.unfit", { option: names }));
    error.position += at;
    throw error;
  }
  const [unread = at] = pasted?.unread[0] ?? [];
  const questions = pasted ? questionsIn(pasted, engine.notation, placeOf(unread), context) : [];
  if (questions.length && !values.guess)
    throw new Refusal(questions.join(" "), EXITS.refused, Boolean(pasted?.unread.length));
  return { pasted, guess: questions.length ? t("command.guess", { notation: engine.notation }) : "" };
}

/** Why a text is no board. @param {unknown} error @param {PlaceOf} placeOf @param {Context["t"]} t */
function refusalOf(error, placeOf, t) {
  if (error instanceof Refusal) return error;
  if (!(error instanceof NotationError || error instanceof Refused)) throw error;
  const words = { limit: LIMITS.lights, ...placeOf(error instanceof Refused ? error.at : error.position) };
  const key = /** @type {import("../ui/i18n.js").Key} */ (`error.${error.code}`);
  return new Refusal(t(key, words), EXITS.refused, true);
}

/** The boards of a part of a text, one after another. @param {Context} context @param {Part} part @param {Source} source @returns {Generator<() => Found, void, void>} */
function* boardsOfPart(context, { text, line: first }, source) {
  const boards = boardsOf(text);
  const lineAt = linesOf(text);
  /** @type {PlaceOf} */
  const placeOf = (at) => {
    const { line, start, end } = lineAt(Math.min(at, text.length));
    return { ...placeIn(text.slice(start, end), Math.max(0, at - start)), line: first + line };
  };
  for (let which = 0; which < boards.count; which++)
    yield () => {
      const blank = /** @type {RegExpExecArray} */ (/^\s*/.exec(text.slice(boards.placeOf(which))));
      const { line } = placeOf(boards.placeOf(which) + blank[0].length);
      try {
        return { source, line, ...load(context, boards, which, placeOf) };
      } catch (error) {
        return { source, line, refusal: refusalOf(error, placeOf, context.t) };
      }
    };
}

/**
 * The boards of texts, one after another; with --case that one alone. Each is loaded into the engine when it is called.
 * @param {Context} context
 * @param {Source[]} sources
 * @returns {AsyncGenerator<() => Found, void, void>}
 */
export async function* boardsIn(context, sources) {
  const { t, values } = context;
  let number = 0;
  for (const source of sources)
    for await (const part of partsOf(piecesOf(source, t), t))
      for (const board of boardsOfPart(context, part, source)) {
        number++;
        if (!values.case || number === values.case) yield board;
        if (number === values.case) return;
      }
  if (values.case) throw new Refusal(t("command.refused.case", { number: values.case }));
}
