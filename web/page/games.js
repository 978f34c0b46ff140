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
 * @typedef {import("../engine/engine.js").History} History
 * @typedef {{ start: string, history?: History, moves?: number[], hints?: number, seconds?: number, begun?: string }} Kept
 *   moves: instead of a history, as it was kept once
 */

import { notice } from "../ui/notice.js";
import { forget, recall, recallText, remember, rememberHere } from "../ui/storage.js";

/** A notation without what was pressed. @param {string} notation */
export const startOf = (notation) => notation.split(".", 2).join(".");

/** @param {Game} game */
export const nameOf = ({ kind, level }) => (level && !level.key.startsWith("free/") ? `game.${level.key}` : kind);

/** Seconds at play. @param {Game} game */
export const secondsOf = ({ seconds, since }) => seconds + Math.round((performance.now() - since) / 1000);

/** @param {Game} game */
export function keepGame(game) {
  const { start, hints, begun, board } = game;
  rememberHere(nameOf(game), { start, history: board.engine.history, hints, seconds: secondsOf(game), begun });
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
  if (typeof kept?.start !== "string") return false;
  try {
    engine.load(kept.start);
    engine.resume(historyOf(kept));
    return true;
  } catch {
    return false;
  }
}

/** @param {Kept} kept @returns {History} */
const historyOf = ({ history, moves = [] }) => history ?? { entries: moves, made: moves.length };

/** Each unread text has a name of its own, so that none is lost. @param {string} name @param {string} text */
function setAside(name, text) {
  let number = 1;
  while (![null, JSON.stringify(text)].includes(recallText(`unread.${name}.${number}`))) number++;
  remember(`unread.${name}.${number}`, text);
  forget(name);
}

/** Takes up a kept game with all that can be undone and redone. @param {Board} board @param {Kept} kept */
export function resume(board, kept) {
  const { entries, made } = historyOf(kept);
  board.notation = kept.start;
  // The last step is the board's own, which shows them all.
  if (made > 0) {
    board.engine.resume({ entries, made: made - 1 });
    board.redo();
  } else if (entries.length > 0) {
    board.engine.resume({ entries, made: 1 });
    board.undo();
  }
}
