/** @file Keeps the progress. Storage may be forbidden, full, changed by another tab, or hold anything. */
import {
  DAY_BITS,
  emptyProgress,
  fewestOfRecord,
  isReadable,
  isRecord,
  merge,
  OPTIONS,
  optionOf,
  readProgress,
  writeProgress,
} from "./progress.js";
import { betterPlay, stars } from "./stars.js";

/**
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("./level.js").Play} Play
 * @typedef {import("./progress.js").Progress} Progress
 * @typedef {import("./progress.js").Problem} Problem
 * @typedef {{ read(name: string): string | null, write(name: string, text: string): void }} Texts  both may throw
 */

/** Under which the progress is kept, and under which a text that was not read whole, before it is replaced. */
export const NAMES = { progress: "progress", unread: "progress-unread" };

/** @param {Texts} storage */
export const openStore = (storage) => new Store(storage);

/** Tells of every change by the event "change", and of what could not be read or kept by "problem", each once. */
export class Store extends EventTarget {
  #storage;
  /** The text that was not read whole, and is not yet kept aside. @type {string | null} */
  #unread = null;
  /** @type {Map<string, Problem>} */
  #problems = new Map();
  /** @type {Progress} */
  progress = emptyProgress();

  /** @param {Texts} storage */
  constructor(storage) {
    super();
    this.#storage = storage;
    this.refresh();
  }

  /** Takes in what other tabs have kept. Call it when the window says "storage". */
  refresh() {
    const text = this.#try("forbidden", () => this.#storage.read(NAMES.progress));
    if (!text) return;
    const { progress, problems } = readProgress(text);
    if (problems.length > 0) this.#unread = text;
    this.#report(problems);
    this.#show(merge(this.progress, progress));
  }

  /** What could not be read or kept since the page was opened, each once. @returns {Problem[]} */
  get problems() {
    return [...this.#problems.values()];
  }

  /** The last text that was not read whole, as it was found. @returns {string | null} */
  get unread() {
    return this.#unread ?? (this.#try("forbidden", () => this.#storage.read(NAMES.unread)) || null);
  }

  /** @param {Progress} progress */
  #show(progress) {
    const isNew = writeProgress(progress) !== writeProgress(this.progress);
    this.progress = progress;
    if (isNew) this.dispatchEvent(new Event("change"));
  }

  /** Keeps it; what cannot be kept stays for this visit. @param {Progress} progress */
  #keep(progress) {
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

  /** @param {string} key */
  isSolved = (key) => Object.hasOwn(this.progress.records, key);

  /** @param {string} key @returns {{ play: Play, stars: number } | null} the best play */
  best(key) {
    const play = this.isSolved(key) ? this.progress.records[key] : null;
    return play && { play, stars: stars(play, fewestOfRecord(key)) };
  }

  /**
   * A level was won. A puzzle of a day counts for the streak if it was begun on its day, whatever the day is now.
   * A level whose key is too long to be kept is not.
   * @param {Level} level
   * @param {Play} play whole numbers
   * @param {string} begun the civil date on which this game was begun
   * @returns {boolean} whether it is the best play so far
   */
  win(level, play, begun) {
    this.refresh();
    const before = this.best(level.key)?.play;
    const [place, date] = level.key.split("/");
    const won = { ...emptyProgress(), epoch: this.progress.epoch };
    if (isRecord(level.key, play)) won.records[level.key] = play;
    if (place === "today" && date === begun) won.days[date] = DAY_BITS[level.kind];
    this.#keep(merge(this.progress, won));
    const after = this.best(level.key)?.play;
    return after !== undefined && (!before || betterPlay(before, after, level.fewest) !== before);
  }

  /** @param {string} name @returns {any} */
  option(name) {
    return optionOf(this.progress, name);
  }

  /** @param {string} name @param {import("./progress.js").OptionValue} value one that OPTIONS allows */
  setOption(name, value) {
    if (!OPTIONS[name].includes(value)) throw new RangeError(`${name} is never ${value}`);
    this.refresh();
    const rev = (this.progress.options[name]?.rev ?? 0) + 1;
    this.#keep({ ...this.progress, options: { ...this.progress.options, [name]: { rev, value } } });
  }

  /** The file to take away. */
  export() {
    return writeProgress(this.progress);
  }

  /**
   * Merges a file in, whatever was deleted here since it was made.
   * @param {string} text
   * @returns {Problem[]} what was not taken
   */
  import(text) {
    const { progress, problems } = readProgress(text);
    this.refresh();
    const merged = merge(this.progress, { ...progress, epoch: this.progress.epoch });
    if (!isReadable(writeProgress(merged))) return [{ code: "full" }];
    this.#keep(merged);
    return problems;
  }

  /** Deletes everything, also in other tabs. */
  clear() {
    this.refresh();
    this.#unread = null;
    this.#keep({ ...emptyProgress(), epoch: this.progress.epoch + 1 });
    this.#try("full", () => this.#storage.write(NAMES.unread, ""));
    this.#problems.clear();
  }
}
