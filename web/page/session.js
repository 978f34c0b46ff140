/** @file The session: one game in progress for each kind of board. It is stored after every change. */
import { fetchParts } from "../board/state-parts.js";
import { KINDS } from "../play/game.js";
import { recall, recallText } from "../ui/storage.js";
import { dropGame, resume, storedGame, storeGame } from "./stored-games.js";

/**
 * @typedef {import("../play/level.js").Kind} Kind
 * @typedef {import("../play/level.js").Level} Level
 * @typedef {import("../play/game.js").Board} Board
 * @typedef {import("../play/game.js").Game} Game
 * @typedef {"change" | "open" | "win"} News  of a game: it has changed, is another one on its board, or is won
 */

/** The positions that free play begins with. */
const FREE_STARTS = { lights: "5x5.on", doors: "doors-0111-1001-0011-1011.off" };

/** The counts of a game that begins. earlier: the seconds of earlier visits; since: the moment at which it was opened. */
const fresh = () => ({ hints: 0, earlier: 0, since: performance.now(), begun: "" });

/** @param {Kind} kind @param {Board} board @returns {Game & ReturnType<typeof fresh>} */
const makeGame = (kind, board) => ({
  kind,
  board,
  level: undefined,
  start: "",
  ...fresh(),
  get seconds() {
    return this.earlier + Math.round((performance.now() - this.since) / 1000);
  },
});

/** Deletes the stored game of a level that was won, because it is over. @param {Game} game */
const leave = (game) => game.level && game.board.engine.solved && dropGame(game);

export class Session {
  /** An engine to try notations on. @type {import("../engine/engine.js").Engine} */
  spare = /** @type {any} */ (null);

  /** @type {Record<News, ((game: Game) => void)[]>} */
  #listeners = { change: [], open: [], win: [] };

  /** @param {Board[]} boards in the order of KINDS; their engines may come later */
  constructor(boards) {
    const games = KINDS.map((kind, i) => [kind, makeGame(kind, boards[i])]);
    this.games = /** @type {Record<Kind, Game>} */ (Object.fromEntries(games));
  }

  /** @param {News} news @param {(game: Game) => void} listener called from now on */
  subscribe(news, listener) {
    this.#listeners[news].push(listener);
  }

  /** @param {News} news @param {Game} game */
  #tell(news, game) {
    for (const listener of this.#listeners[news]) listener(game);
  }

  /** Follows the boards, which are ready. @param {import("../engine/engine.js").Engine} spare */
  listen(spare) {
    this.spare = spare;
    for (const game of Object.values(this.games)) {
      game.start = game.board.engine.startNotation;
      game.board.addEventListener("lights-change", () => this.#change(game));
      game.board.addEventListener("lights-solved", () => this.#tell("win", game));
      game.board.addEventListener("lights-hint", (event) => {
        const { step, points } = /** @type {CustomEvent} */ (event).detail;
        if (points && step === 3) game.hints++;
      });
    }
  }

  /** Stores a changed game; if the start has changed, it is another game. @param {Game} game */
  #change(game) {
    const start = game.board.engine.startNotation;
    if (start !== game.start || game.level === undefined) {
      if (game.level?.notation !== start) game.level = null;
      Object.assign(game, { start, ...fresh() });
    }
    storeGame(game);
    this.#tell("change", game);
  }

  /** Opens a level as its game was left, else at its start. @param {Level} level @returns {boolean} whether it was not open already */
  openLevel(level) {
    const game = this.games[level.kind];
    if (game.level?.key === level.key && game.start === level.notation) return false;
    this.#replace(game, level);
    return true;
  }

  /** Fetches what the free games need that were left. */
  async prepare() {
    const starts = KINDS.map((kind) => recall(kind)?.start);
    await Promise.all(starts.map((start) => typeof start === "string" && fetchParts(start)));
  }

  /** Opens the free game as it was left. @param {Kind} kind */
  openFree(kind) {
    if (this.games[kind].level !== null) this.#replace(this.games[kind], null);
  }

  /** Leaves a level, which is stored as it stands; its board becomes that of free play. @param {Kind} kind */
  leaveLevel(kind) {
    const game = this.games[kind];
    if (!game.level || game.level.mode === "free") return;
    leave(game);
    Object.assign(game, { level: undefined, start: "" });
  }

  /** Opens a position. @param {Kind} kind @param {string} notation @returns {boolean} whether another position was open */
  openPosition(kind, notation) {
    const game = this.games[kind];
    if (notation !== game.board.notation) {
      leave(game);
      game.board.notation = notation;
      return true;
    }
    if (game.level === undefined) this.#change(game);
    return false;
  }

  /** @param {Game} game @param {Level | null} level */
  #replace(game, level) {
    leave(game);
    game.level = level;
    game.start = "";
    this.#load(game, level?.notation);
  }

  /** Loads the stored game, if it has this start, else the start. @param {Game} game @param {string} [start] any by default */
  #load(game, start) {
    const stored = storedGame(game, this.spare);
    if (stored && (!start || stored.start === start)) {
      const count = (/** @type {unknown} */ value) => (Number.isSafeInteger(value) ? Number(value) : 0);
      const { hints, seconds, begun } = stored;
      Object.assign(game, fresh(), {
        hints: count(hints),
        earlier: count(seconds),
        begun: typeof begun === "string" ? begun : "",
      });
      Object.assign(game, { start: stored.start, level: game.level ?? null });
      resume(game.board, stored);
    } else {
      const wanted = start ?? FREE_STARTS[game.kind];
      if (game.board.engine.startNotation === wanted) this.#change(game);
      else game.board.notation = wanted;
    }
    this.#tell("open", game);
  }

  /**
   * Opens the games of the last visit: the free ones, and levels that were open.
   * @param {any} keys  of the levels, by kind; from storage
   * @param {(key: string) => Promise<Level | null>} levelByKey
   */
  async resume(keys, levelByKey) {
    for (const kind of KINDS) {
      const game = this.games[kind];
      const level = typeof keys?.[kind] === "string" ? await levelByKey(keys[kind]).then(withParts) : null;
      if (level?.kind === kind) game.level = level;
      if (level || recallText(kind) !== null) this.#load(game, level?.notation);
    }
  }

  /** The keys of the levels that are open, by kind. @returns {Record<Kind, string | undefined>} */
  get keys() {
    return /** @type {any} */ (Object.fromEntries(KINDS.map((kind) => [kind, this.games[kind].level?.key])));
  }
}

/** Fetches what a level needs; null if that is missing. @param {Level | null} level */
const withParts = (level) =>
  level &&
  fetchParts(level.notation).then(
    () => level,
    () => null,
  );

/** Gives a game the date on which it was first shown. @param {Game} game @param {string} date */
export function date(game, date) {
  game.begun ||= date;
}

/** Makes the position of a game a level, because its fewest presses have been proven. @param {Game} game @param {Level} level */
export function rate(game, level) {
  game.level = level;
}
