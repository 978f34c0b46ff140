/**
 * @file The games in storage: a level is stored under its key, and free play under its kind. A stored game is read whole or not
 * at all; a text that cannot be read is set aside under a name of its own.
 *
 * @typedef {import("../play/game.js").Game} Game
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../engine/engine.js").History} History
 * @typedef {{ start: string, history?: History, moves?: number[], hints?: number, seconds?: number, begun?: string }} Stored
 *   moves: earlier versions stored these instead of a history
 */
import { notice, noticeOnce } from "../ui/notice.js";
import { forget, recall, recallText, refusal, remember, rememberHere } from "../ui/storage.js";

/** @param {Game} game */
const nameOf = ({ kind, level }) => (level && level.mode !== "free" ? `game.${level.key}` : kind);

/** Stores a game; tells the reader once if storage refuses it. @param {Game} game */
export function storeGame(game) {
  const { start, hints, seconds, begun, board } = game;
  const stored = { start, history: board.engine.history, hints, seconds, begun };
  if (!rememberHere(nameOf(game), stored)) noticeOnce(`play.problem.${refusal()}`);
}

/** @param {Game} game */
export const dropGame = (game) => forget(nameOf(game));

/**
 * @param {Game} game
 * @param {Engine} spare tries the stored game
 * @returns {Stored | null} null: there is none, or it cannot be played whole
 */
export function storedGame(game, spare) {
  const name = nameOf(game);
  const text = recallText(name);
  if (text === null) return null;
  const stored = recall(name);
  if (isPlayable(stored, spare)) return stored;
  setAside(name, text);
  notice("page.unread");
  return null;
}

/** @param {any} stored @param {Engine} spare */
function isPlayable(stored, spare) {
  if (typeof stored?.start !== "string") return false;
  try {
    spare.load(stored.start);
    spare.resume(historyOf(stored));
    return true;
  } catch {
    return false;
  }
}

/** @param {Stored} stored @returns {History} */
const historyOf = ({ history, moves = [] }) => history ?? { entries: moves, made: moves.length };

/** The most unread texts of one game that are set aside; further ones replace the last. */
const ASIDE_MAX = 100;

/** Stores an unread text under a name of its own. @param {string} name @param {string} text */
function setAside(name, text) {
  let number = 1;
  while (number < ASIDE_MAX && ![null, JSON.stringify(text)].includes(recallText(`unread.${name}.${number}`))) number++;
  remember(`unread.${name}.${number}`, text);
  forget(name);
}

/** Loads a stored game with everything that can be undone and redone. @param {import("../play/game.js").Board} board @param {Stored} stored */
export function resume(board, stored) {
  board.resume(stored.start, historyOf(stored));
}
