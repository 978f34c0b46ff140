/**
 * @file The router: an address opens a place and a game, and the address says what is shown. address.js has its grammar.
 *
 * @typedef {import("../play/level.js").Kind} Kind
 * @typedef {import("../play/level.js").Level} Level
 * @typedef {import("../play/level.js").Mode} Mode
 * @typedef {import("./address.js").Place} Place
 * @typedef {import("./address.js").Spot} Spot
 *
 * @typedef {object} Shown  what the router uses of the page
 * @property {import("./session.js").Session} session
 * @property {(place: Place, kind: Kind) => void} show
 * @property {() => void} close                                      brings the board into sight
 * @property {() => void} renew                                      the view that shows is out of date
 * @property {() => Promise<Levels | null>} levels                   null: the script that has the levels did not load
 * @typedef {{ levelOf(spot: any): Promise<Level | null>, choose(mode: Mode): void }} Levels
 */
import { fetchParts, lacksParts } from "../board/state-parts.js";
import { startOf } from "../engine/kind.js";
import { nextTurn } from "../loading/turns.js";
import { civilDate, isDate } from "../play/dates.js";
import { notice } from "../ui/notice.js";
import { recall, rememberHere } from "../ui/storage.js";
import { readAddress, writeAddress } from "./address.js";

/** The address is written this long after a press, because browsers refuse too many new addresses in a short time. */
const DELAY_MS = 250;

/** The query with what another app shares, which Solve reads. */
const SHARED = /[?&](text|url|shared)=[^&]/;

/**
 * The address that the page is opened at: its own, else that of the last visit or today's puzzle after it, else the path.
 * A link that is followed before the router starts takes its place.
 * isLast: the games of the last visit go on; keys: of their levels; isNewDay: the last visit was for the puzzle of an earlier day.
 * @typedef {ReturnType<typeof firstAddress>} First
 */
export function firstAddress() {
  const isShared = SHARED.test(location.search);
  const own = isShared ? "" : location.hash.slice(1);
  const last = recall("now");
  const isLast = !own || own === last?.address || isLate(own, last);
  const lastAddress = typeof last?.address === "string" ? last.address : null;
  const before = lastAddress ?? (recall("view") ? `free${recall("view") === "doors" ? "-doors" : ""}` : "path");
  const text = own || (isShared ? "solve" : todayAfter(before));
  const first = {
    text,
    keys: last,
    isLast,
    isNewDay: !own && !isShared && text !== before,
    isPath: !own && text === "path",
    follow: (/** @type {string} */ text) => void Object.assign(first, { text, isLast: false }),
  };
  // Not location.hash, which may be the game's by then.
  addEventListener("hashchange", ({ newURL }) => first.follow(new URL(newURL).hash.slice(1)));
  return first;
}

/** The address to open first: that of the last visit, or today's puzzle if the last one was of an earlier day. @param {string} address of the last visit */
function todayAfter(address) {
  const { mode, kind, which = "" } = readAddress(address);
  const isOver = mode === "today" && which < civilDate(new Date());
  return isOver ? writeAddress({ place: "play", mode, kind }) : address;
}

/**
 * While a page is fetched again, the game goes on and its address is written, which the new page does not get.
 * @param {string} own
 * @param {{ address?: unknown, before?: unknown } | null} last  before: the address until the last one was written
 */
function isLate(own, last) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return visit?.type === "reload" && (own === last?.before || startOf(own) === startOf(String(last?.address)));
}

export class Router {
  /** @type {Place} */
  place = "play";
  /** The kind of board that is shown. @type {Kind} */
  kind = "lights";
  /** The tab of the explain pane to show next. @type {import("../explain/lecture.js").Lesson} */
  lesson = { tab: "tour" };
  /** Counts the addresses that were followed, so that only the last one shows. */
  #turn = 0;
  /** Until the address is written; 0 when it is up to date. */
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The addresses of the levels that were open before Solve, until Play is shown again. @type {Partial<Record<Kind, string>>} */
  #left = {};
  #page;

  /** @param {Shown} page */
  constructor(page) {
    this.#page = page;
    page.session.subscribe("change", () => this.writeSoon());
  }

  /** The game whose board shows. */
  get game() {
    return this.#page.session.games[this.kind];
  }

  /** Follows the first address, which may lag behind a game that was resumed, and all later ones. @param {First} first */
  async start(first) {
    const { text, isLast } = first;
    const spot = readAddress(text);
    const { level } = this.#page.session.games[spot.kind ?? "lights"];
    first.follow = (text) => void this.follow(text);
    if (isLast && spot.notation && level !== undefined) await this.#open(spot);
    else await this.follow(text);
  }

  /** A refused address leaves the game as it was; its board shows and says what is wrong. @param {string} text */
  async follow(text) {
    const turn = ++this.#turn;
    const spot = readAddress(text);
    const { mode, kind = "lights", notation, labels } = spot;
    if (mode && mode !== "free") return this.#followLevel(spot, text, turn);
    if (spot.place === "solve") this.#leaveLevel(kind);
    if (mode) this.#page.session.openFree(kind);
    if (notation) await fetchParts(notation).catch(() => undefined); // then the board says what is missing
    if (turn !== this.#turn) return;
    if (notation && labels) this.#label(notation, labels);
    if (!mode && notation) this.openPosition(kind, notation);
    await nextTurn();
    if (turn === this.#turn) await this.#open(spot);
  }

  /** Stores the labels of a board, unless the board will refuse the position. @param {string} notation @param {string} labels */
  #label(notation, labels) {
    const { spare } = this.#page.session;
    try {
      spare.load(notation);
    } catch {
      return;
    }
    rememberHere("things", { board: spare.boardNotation, labels });
    this.#page.renew();
  }

  /** The labels of the doors that are to be solved; undefined without any. @param {Place} place @param {Kind} kind */
  #labelsOf(place, kind) {
    const stored = place === "solve" && kind === "doors" && recall("things");
    const isTheirs = stored && stored.board === this.#page.session.games[kind].board.engine.boardNotation;
    return isTheirs && typeof stored.labels === "string" ? stored.labels : undefined;
  }

  /** Solve has the board of free play, and the way back leads to the level. @param {Kind} kind */
  #leaveLevel(kind) {
    const isFirst = this.#turn === 1 && this.#page.session.games[kind].level === undefined; // nothing was open before
    if (this.#hasLevel(kind) && !isFirst) this.#left[kind] = this.addressOf("play", kind);
    this.#page.session.leaveLevel(kind);
  }

  /** @param {Spot} spot @param {string} text @param {number} turn */
  async #followLevel(spot, text, turn) {
    const levels = await this.#page.levels();
    const level = await levels?.levelOf(spot).catch(() => undefined);
    if (turn !== this.#turn) return;
    if (level) return this.openLevel(level, true);
    const { mode, which = "" } = spot;
    const isLater = mode === "today" && isDate(which) && which > civilDate(new Date());
    const fault = level === undefined ? "say.missing" : isLater ? "page.later" : "page.no-level";
    if (levels) notice(fault, { address: text, date: which });
    this.#show(spot);
    this.write();
  }

  /** @param {Spot} spot */
  async #open(spot) {
    if (spot.place === "learn") this.#prepareLesson(spot);
    this.#show(spot);
    await nextTurn();
    this.write();
    this.#chooseTab();
  }

  /** A lecture begins or ends also where the pane is open already. @param {Spot} spot */
  #prepareLesson({ tab, step }) {
    const { lesson } = this;
    if (tab || lesson.lectures) this.#page.renew();
    Object.assign(lesson, { tab: tab ?? lesson.tab, step, lectures: tab !== undefined });
  }

  /** The tab of play is that of the game. */
  async #chooseTab() {
    const levels = await this.#page.levels();
    levels?.choose(this.game.level?.mode ?? "free");
  }

  /** @param {Spot} spot */
  #show({ place, kind = this.kind }) {
    Object.assign(this, { place, kind });
    if (place === "play") delete this.#left[kind];
    this.#page.show(place, kind);
  }

  /**
   * Opens a level and shows it.
   * @param {Level} level
   * @param {boolean} [isWritten] the address says so already
   */
  async openLevel(level, isWritten = false) {
    const turn = this.#turn;
    const { kind, notation } = level;
    await fetchParts(notation).catch(() => undefined);
    if (turn !== this.#turn) return;
    if (lacksParts(notation)) return this.openPosition(kind, notation); // the board says what is missing
    const fromPanel = document.activeElement?.closest("#panel"); // before the link moves to another chapter
    const isNew = this.#page.session.openLevel(level);
    this.#show({ place: "play", kind });
    this.write(isNew && !isWritten);
    this.#chooseTab();
    if (fromPanel) this.game.board.focus({ preventScroll: true });
  }

  /** @param {Kind} kind @param {string} notation */
  openPosition(kind, notation) {
    if (this.#page.session.openPosition(kind, notation)) this.#page.close();
  }

  /** True while a level of the path or of a day is open, or none has been opened yet. @param {Kind} kind */
  #hasLevel(kind) {
    const { level } = this.#page.session.games[kind];
    return level === undefined || (level !== null && level.mode !== "free");
  }

  /** The address of a place, with the game of a kind. @param {Place} [place] @param {Kind} [kind] */
  addressOf(place = this.place, kind = this.kind) {
    const { level, board } = this.#page.session.games[kind];
    const { tab, step, lectures } = this.lesson;
    const lecture = lectures && place === "learn" && { tab, step };
    if (place === "solve" && this.#hasLevel(kind)) return writeAddress({ place, kind, mode: "free" });
    const labels = this.#labelsOf(place, kind);
    if (place !== "play") return writeAddress({ place, kind, notation: board.notation, labels, ...lecture });
    if (this.#hasLevel(kind)) return level ? level.address : writeAddress({ place, kind, mode: "path" });
    return this.#left[kind] ?? board.notation;
  }

  /** Writes the address. @param {boolean} [isNew] the browser's way back leads to what was shown before */
  write(isNew = false) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const address = this.addressOf();
    const before = location.hash.slice(1);
    history[isNew && before !== address ? "pushState" : "replaceState"](null, "", `#${address}`);
    rememberHere("now", { address, before, ...this.#page.session.keys });
  }

  writeSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.write(), DELAY_MS);
  }

  /** Writes the address now if it is out of date. */
  flush() {
    if (this.#timer) this.write();
  }
}
