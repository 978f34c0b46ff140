/**
 * @file A search for the fewest presses that several machines share. The result of a share is one line, such as
 *     5x5.on 3/64 15 1 5x5.on.c5bb6b0
 * with the position, the share, the weight of the lightest solution found, the number of such solutions that are new in this
 * share, and the position after the presses of that solution. Everything but the number can be checked with the line alone.
 */
import { LIMITS, NotationError } from "../engine/engine.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("../engine/engine.js").Fewest} Fewest */
/** @typedef {import("./index.js").Context} Context */
/** @typedef {{ share: number, shares: number }} Share  counted from 1 */
/** @typedef {Share & { line: number, text: string, notation: string, weight: number, count: bigint, presses: Uint8Array }} Result */

const NAMED_MAX = 20; // missing shares in one sentence
const SHARE = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/;
const LINE = /^(\S+) (\S+) (\d{1,9}) (\d{1,40}) (\S+)$/;

/** @param {string} text such as "3/64" @returns {Share | null} */
export function shareOf(text) {
  const [, share, shares] = (SHARE.exec(text) ?? []).map(Number);
  return share <= shares ? { share, shares } : null;
}

/** @param {Engine} engine @param {Share} share @param {Fewest} found */
export function lineOfShare(engine, { share, shares }, { weight, countBig, presses }) {
  const { notation } = engine;
  for (const [button, isPressed] of presses.entries()) if (isPressed) engine.press(button);
  const solved = engine.notation;
  engine.load(notation);
  return `${notation} ${share}/${shares} ${weight} ${countBig} ${solved}\n`;
}

/** Loads a notation of a line. @param {Context} context @param {string} notation @param {number} line */
function load({ engine, t }, notation, line) {
  try {
    engine.load(notation);
  } catch (error) {
    if (error instanceof NotationError) throw new Refusal(t("command.refused.line", { line: String(line) }));
    throw error;
  }
}

/** Reads and checks the result of a share. @param {Context} context @param {string} text @param {number} line */
function resultOf(context, text, line) {
  const { engine, t } = context;
  const [, notation, word, weight, count, solved] = LINE.exec(text) ?? [];
  const share = shareOf(word ?? "");
  if (!share) throw new Refusal(t("command.refused.line", { line: String(line) }));
  load(context, notation, line);
  const { presses: before, boardNotation } = engine;
  load(context, solved, line);
  const presses = engine.presses.map((times, button) => times ^ before[button]);
  const isSame = engine.boardNotation === boardNotation && solved.split(".")[1] === notation.split(".")[1];
  if (!isSame || !engine.solved || presses.reduce((sum, times) => sum + times, 0) !== Number(weight))
    throw new Refusal(t("command.refused.untrue", { line: String(line) }));
  return { ...share, line, text, notation, weight: Number(weight), count: BigInt(count), presses };
}

/** Adds a result to those of other shares of the same search. @param {Map<number, Result>} results @param {Result} result @param {Context} context */
function add(results, result, { t }) {
  const [first = result] = results.values();
  const line = String(result.line);
  if (result.notation !== first.notation || result.shares !== first.shares)
    throw new Refusal(t("command.refused.other", { line, first: String(first.line) }));
  const other = results.get(result.share) ?? result;
  if (other.text !== result.text) throw new Refusal(t("command.refused.twice", { line, first: String(other.line) }));
  results.set(result.share, result);
}

/** @param {Map<number, Result>} results @param {Context["t"]} t @throws {Refusal} that names the shares without a result */
function requireAll(results, t) {
  const [{ shares }] = results.values();
  const missing = Array.from({ length: shares }, (_, i) => i + 1).filter((share) => !results.has(share));
  if (missing.length === 0) return;
  const named = missing.slice(0, NAMED_MAX).join(" ") + (missing.length > NAMED_MAX ? " …" : "");
  throw new Refusal(t("command.refused.missing", { shares, missing: named }));
}

/**
 * Joins the results of all shares, one to a line in any order, and loads their position. A share may be there twice.
 * @param {Context} context
 * @param {string} text
 * @returns {Fewest}
 * @throws {Refusal} unless every line is true of one search and no share is missing
 */
export function joinShares(context, text) {
  /** @type {Map<number, Result>} */
  const results = new Map();
  if (text.length > LIMITS.text) throw new Refusal(context.t("command.refused.shares", { limit: LIMITS.text }));
  for (const [i, line] of text.split(/\r?\n/).entries())
    if (line) add(results, resultOf(context, line, i + 1), context);
  if (results.size === 0) throw new Refusal(context.t("command.refused.line", { line: "1" }));
  requireAll(results, context.t);
  const all = [...results.values()];
  const weight = Math.min(...all.map((result) => result.weight));
  const best = all.filter((result) => result.weight === weight);
  const count = best.reduce((sum, result) => sum + result.count, 0n);
  const { notation, presses } = best.find((result) => result.count > 0n) ?? best[0];
  context.engine.load(notation);
  return { presses, weight, count: Number(count), countBig: count, bound: weight, proven: true };
}
