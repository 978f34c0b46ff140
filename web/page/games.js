/**
 * @file The games in progress: each is kept under the key of its level, and that of free play under its kind. A kept game is
 * read whole or not at all; what cannot be read is set aside under a name of its own.
 *
 * @typedef {import("./address.js").Kind} Kind
 * @typedef {import("../play/level.js").Level & { number?: number }} Level
 * @typedef {import("../board/puzzle-element.js").PuzzleElement & { engine: import("../engine/engine.js").Engine }} Board whose engine is ready
 * @typedef {object} Game
 * @property {Kind} kind
 * @property {Board} board
 * @property {Level | null | undefined} level  undefined: nothing was played yet; null: whatever came by address, drawing, paste
 * @property {string} start                    the board and its lights before the first press
 * @property {number} hints                    how often buttons were pointed at
 * @property {number} seconds                  played before the page was last opened
 * @property {number} since                    when it was taken up, in milliseconds
 * @property {string} begun                    the civil date of the first look at it
 *
 * @typedef {{ start: string, moves: number[], hints?: number, seconds?: number, begun?: string }} Kept
 */

import { forget, recall, recallText, remember, rememberHere } from "../ui/storage.js";
import { notice } from "./notice.js";

/** A notation without what was pressed. @param {string} notation */
export const startOf = (notation) => notation.split(".", 2).join(".");

/** @param {Game} game */
export const nameOf = ({ kind, level }) => (level && !level.key.startsWith("free/") ? `game.${level.key}` : kind);

/** Seconds at play. @param {Game} game */
export const secondsOf = ({ seconds, since }) => seconds + Math.round((performance.now() - since) / 1000);

/** @param {Game} game */
export function keepGame(game) {
  const { start, hints, begun, board } = game;
  rememberHere(nameOf(game), { start, moves: board.engine.moves, hints, seconds: secondsOf(game), begun });
}

/** @param {Game} game */
export const dropGame = (game) => forget(nameOf(game));

/**
 * @param {string} name
 * @param {import("../engine/engine.js").Engine} engine  a spare one, to try it on
 * @returns {Kept | null} null: there is none that can be played whole
 */
export function recallGame(name, engine) {
  const text = recallText(name);
  if (text === null) return null;
  const kept = recall(name);
  if (isPlayable(kept, engine)) return kept;
  setAside(name, text);
  notice("page.unread");
  return null;
}

/** @param {any} kept @param {import("../engine/engine.js").Engine} engine */
function isPlayable(kept, engine) {
  if (typeof kept?.start !== "string" || !Array.isArray(kept.moves)) return false;
  try {
    engine.load(kept.start);
  } catch {
    return false;
  }
  return [...new Set(kept.moves)].every((button) => Number.isInteger(button) && engine.press(button));
}

/** Each unread text has a name of its own, so that none is lost. @param {string} name @param {string} text */
function setAside(name, text) {
  let number = 1;
  while (![null, JSON.stringify(text)].includes(recallText(`unread.${name}.${number}`))) number++;
  remember(`unread.${name}.${number}`, text);
  forget(name);
}

/** Plays a kept game again, so that its presses can be undone. @param {Board} board @param {Kept} kept */
export function resume(board, { start, moves }) {
  board.notation = start;
  for (const button of moves.slice(0, -1)) board.engine.press(button);
  if (moves.length > 0) board.press(moves[moves.length - 1]); // the last one shows them all
}
