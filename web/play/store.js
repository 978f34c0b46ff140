/**
 * @file The store: progress in localStorage, which may be forbidden, full, changed by another tab, or hold anything. Two tabs that write
 * at the same moment, or a browser that is killed, may lose a change there, so it is also written to a database, if there is one.
 */
import { keyOf } from "./level.js";
import {
  dayBit,
  emptyProgress,
  fewestOfRecord,
  isReadable,
  isRecord,
  merge,
  optionOf,
  readProgress,
  readSaveFile,
  writeProgress,
} from "./progress.js";
import { betterPlay, stars } from "./stars.js";

/**
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("./level.js").LevelName} LevelName
 * @typedef {import("./level.js").Play} Play
 * @typedef {import("./progress.js").Progress} Progress
 * @typedef {import("./progress.js").Problem} Problem
 * @typedef {{ read(name: string): string | null, write(name: string, text: string): void }} Texts  both may throw
 * @typedef {typeof import("../ui/database.js").updateText} Update  may reject
 */

/** The storage names of the progress, and of a text that was not read whole, saved before it is replaced. */
const NAMES = { progress: "progress", unread: "progress-unread" };

/** The database of a browser that has none. @type {Update} */
const noDatabase = async () => {};

/** @param {Texts} storage @param {Update} [update] */
export const openStore = (storage, update = noDatabase) => new Store(storage, update);

/** Fires "change" after every change, and "problem" once for each problem of reading or writing. */
export class Store extends EventTarget {
  #storage;
  #update;
  /** A text that was not read whole and is not yet saved under its own name. @type {string | null} */
  #unread = null;
  /** @type {Map<string, Problem>} */
  #problems = new Map();
  /** @type {Progress} */
  progress = emptyProgress();

  /** @param {Texts} storage @param {Update} update */
  constructor(storage, update) {
    super();
    this.#storage = storage;
    this.#update = update;
    this.#read();
    this.#share();
  }

  /** Merges the changes of other tabs. Call it on the "storage" event of the window: what another tab has overwritten is written again. */
  refresh() {
    if (this.#read()) this.#keep(this.progress);
  }

  /** Merges what is stored. @returns {boolean} true if that could be read whole and lacks something of this progress */
  #read() {
    const text = this.#try("forbidden", () => this.#storage.read(NAMES.progress));
    if (!text) return false;
    const { progress, problems } = readProgress(text);
    if (problems.length > 0) this.#unread = text;
    this.#report(problems);
    this.#show(merge(this.progress, progress));
    return problems.length === 0 && writeProgress(this.progress) !== writeProgress(progress);
  }

  /** The problems since the page was opened, each once. @returns {Problem[]} */
  get problems() {
    return [...this.#problems.values()];
  }

  /** The last text that was not read whole. @returns {string | null} */
  get unread() {
    return this.#unread ?? (this.#try("forbidden", () => this.#storage.read(NAMES.unread)) || null);
  }

  /** @param {Progress} progress */
  #show(progress) {
    const isNew = writeProgress(progress) !== writeProgress(this.progress);
    this.progress = progress;
    if (isNew) this.dispatchEvent(new Event("change"));
  }

  /** @param {Progress} progress */
  #keep(progress) {
    this.#write(progress);
    this.#share();
  }

  /** Merges the progress in the database with this one, in both places. Without a database, storage alone keeps it. */
  async #share() {
    await this.#update(NAMES.progress, (text) => this.#join(text)).catch(() => {});
  }

  /** @param {string | null} text from the database @returns {string | null} what to write there instead; null: nothing */
  #join(text) {
    this.#read();
    const { progress, problems } = readProgress(text ?? "");
    const merged = merge(this.progress, progress);
    const joined = writeProgress(merged);
    if (joined !== writeProgress(this.progress)) this.#write(merged);
    const isOurs = !problems.some(({ code }) => code === "later");
    return isOurs && joined !== text && isReadable(joined) ? joined : null;
  }

  /** Writes progress to storage; if that fails, it lasts for this visit. @param {Progress} progress */
  #write(progress) {
    const isForbidden = this.problems.some(({ code }) => code === "forbidden");
    this.#try(isForbidden ? "forbidden" : "full", () => {
      const text = writeProgress(progress);
      if (!isReadable(text)) throw new RangeError("too much");
      if (this.#unread !== null) this.#storage.write(NAMES.unread, this.#unread);
      this.#unread = null;
      this.#storage.write(NAMES.progress, text);
    });
    this.#show(progress);
  }

  /** @template T @param {Problem["code"]} code @param {() => T} attempt @returns {T | null} */
  #try(code, attempt) {
    try {
      return attempt();
    } catch {
      this.#report([{ code }]);
      return null;
    }
  }

  /** @param {Problem[]} problems */
  #report(problems) {
    const nameOf = (/** @type {Problem} */ { code, key }) => `${code} ${key}`;
    const fresh = problems.filter((problem) => !this.#problems.has(nameOf(problem)));
    for (const problem of fresh) this.#problems.set(nameOf(problem), problem);
    if (fresh.length > 0) this.dispatchEvent(new CustomEvent("problem", { detail: fresh }));
  }

  /** @param {LevelName} level */
  isSolved = (level) => Object.hasOwn(this.progress.records, keyOf(level));

  /** @param {LevelName} level @returns {{ play: Play, stars: number } | null} the best play */
  best(level) {
    const key = keyOf(level);
    const play = this.isSolved(level) ? this.progress.records[key] : null;
    return play && { play, stars: stars(play, fewestOfRecord(key)) };
  }

  /**
   * Records a win. A puzzle of a day counts for the streak if it was begun on its day, whatever the day is now.
   * A level whose key is too long is not recorded.
   * @param {Level} level
   * @param {Play} play in whole numbers
   * @param {string} begun the civil date on which this game was begun
   * @returns {boolean} whether it is the best play so far
   */
  win(level, play, begun) {
    this.#read();
    const key = keyOf(level);
    const before = this.best(level)?.play;
    const won = { ...emptyProgress(), epoch: this.progress.epoch };
    if (isRecord(key, play)) won.records[key] = play;
    if (level.mode === "today" && level.which === begun) won.days[begun] = dayBit(level.puzzle ?? level.kind);
    this.#keep(merge(this.progress, won));
    const after = this.best(level)?.play;
    return after !== undefined && (!before || betterPlay(before, after, level.fewest) !== before);
  }

  /** @param {string} name */
  option(name) {
    return optionOf(this.progress, name);
  }

  /** @param {string} name @param {boolean} value */
  setOption(name, value) {
    this.#read();
    const rev = (this.progress.options[name]?.rev ?? 0) + 1;
    this.#keep({ ...this.progress, options: { ...this.progress.options, [name]: { rev, value } } });
  }

  /** The text of the save file. */
  export() {
    return writeProgress(this.progress);
  }

  /**
   * Merges a save file, also if progress was deleted here after it was made.
   * @param {string} text
   * @returns {Problem[]} of the parts that were not taken
   */
  import(text) {
    this.#read();
    const { progress, problems } = readSaveFile(text, this.progress.epoch);
    const merged = merge(this.progress, progress);
    if (!isReadable(writeProgress(merged))) return [{ code: "full" }];
    this.#keep(merged);
    return problems;
  }

  /** Deletes everything, also in other tabs. */
  clear() {
    this.#read();
    this.#unread = null;
    this.#problems.clear();
    this.#keep({ ...emptyProgress(), epoch: this.progress.epoch + 1 });
    this.#try("full", () => this.#storage.write(NAMES.unread, ""));
  }
}
