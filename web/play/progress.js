/**
 * @file The progress of a player, as a value: the best play of each level, the days that count for the streak, the options.
 * Merging two values is commutative, associative and idempotent, so that tabs and files never overwrite each other.
 *
 * Progress that is read is untrusted: valid parts are taken, the others are reported by codes.
 *
 * @typedef {import("./level.js").Play} Play
 * @typedef {{ rev: number, value: boolean }} Choice  rev: the number of times that the option was set
 * @typedef {object} Progress
 * @property {number} epoch the number of times that everything was deleted; a later epoch replaces all earlier ones
 * @property {Record<string, Play>} records the best play of each level, by its key
 * @property {Record<string, number>} days the puzzles solved on each civil date that counts, as dayBit()
 * @property {Record<string, Choice>} options
 * @typedef {{ code: "unreadable" | "foreign" | "later" | "too-large" | "part" | "record" | "day" | "option" | "forbidden" | "full", key?: string }} Problem
 *   sentences: `play.problem.<code>`
 */
import { isDate } from "./dates.js";
import { readKey } from "./level.js";
import { levelOfIdea } from "./path.js";
import { PUZZLES } from "./puzzles.js";
import { betterPlay, stars } from "./stars.js";
import { FIRST_DATE, isOn, puzzlesOn, todayPlan } from "./today.js";

/** The options in the order in which they are shown. All are off at first. */
export const OPTIONS = /** @type {const} */ (["meter", "strict", "timer", "sound", "vibration", "still"]);

/** The bit of a puzzle of a day. @param {import("./calendar.js").Puzzle} puzzle */
export const dayBit = (puzzle) => 1 << PUZZLES.indexOf(puzzle);

const MARK = "lights-and-doors";
const VERSION = 1;
const COUNT_MAX = 1_000_000_000;
/** The count of choices that is taken from a file: far more than anybody makes, and far fewer than can be counted. */
const FILE_REV_MAX = 1_000_000;
const TEXT_MAX = 1_000_000;
const OVER_MAX = 10;

/** @returns {Progress} */
export const emptyProgress = () => ({ epoch: 0, records: {}, days: {}, options: {} });

/** The fewest presses of the level of a key. @param {string} key @returns {number | null} null: there is no such level */
function fewestOf(key) {
  const name = readKey(key);
  if (name?.mode === "path") return levelOfIdea(name.which)?.fewest ?? null;
  if (name?.mode === "free") return name.fewest ?? null;
  if (!name?.puzzle || !isDayOfPlay(name.which)) return null;
  return isOn(name.which, name.puzzle) ? todayPlan(name.which, name.puzzle).weight : null;
}

/** The fewest presses of a level that has a record. @param {string} key */
export const fewestOfRecord = (key) => /** @type {number} */ (fewestOf(key));

/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= COUNT_MAX;

/** True if the play is a possible win of a known level. @param {string} key @param {any} play */
export function isRecord(key, play) {
  const fewest = fewestOf(key);
  return fewest !== null && [play?.presses, play?.hints, play?.seconds].every(isCount) && play.presses >= fewest;
}

/** @param {string} date */
const isDayOfPlay = (date) => isDate(date) && date >= FIRST_DATE;

/** The bits of all puzzles of a day. @param {string} date */
const bitsOn = (date) => puzzlesOn(date).reduce((bits, puzzle) => bits | dayBit(puzzle), 0);

/** @param {string} date @param {any} bits */
const isDay = (date, bits) => isDayOfPlay(date) && isCount(bits) && bits > 0 && (bits & ~bitsOn(date)) === 0;

/** @param {string} name @param {any} choice */
const isChoice = (name, choice) =>
  OPTIONS.some((option) => option === name) && isCount(choice?.rev) && typeof choice.value === "boolean";

/** Drops unknown properties. @param {any} play @returns {Play} */
const playOf = ({ presses, hints, seconds }) => ({ presses, hints, seconds });

/** @type {{ [name in "records" | "days" | "options"]: { code: Problem["code"], isValid: (key: string, value: any) => boolean, take: (value: any) => any } }} */
const PARTS = {
  records: { code: "record", isValid: isRecord, take: playOf },
  days: { code: "day", isValid: isDay, take: (bits) => bits },
  options: { code: "option", isValid: isChoice, take: ({ rev, value }) => ({ rev, value }) },
};

/** True if the text is short enough to be read. @param {string} text */
export const isReadable = (text) => text.length <= TEXT_MAX;

/**
 * Reads the text of writeProgress, or any other.
 * @param {string} text
 * @returns {{ progress: Progress, problems: Problem[] }}
 */
export function readProgress(text) {
  const progress = emptyProgress();
  const parsed = isReadable(text) ? parse(text) : undefined;
  const code = isReadable(text) ? refusal(parsed) : "too-large";
  if (code) return { progress, problems: [{ code }] };
  /** @type {Problem[]} */
  const problems = [];
  if (isCount(parsed.epoch)) progress.epoch = parsed.epoch;
  else problems.push({ code: "part", key: "epoch" });
  for (const name of /** @type {const} */ (["records", "days", "options"]))
    readPart(name, parsed[name], progress, problems);
  return { progress, problems };
}

/**
 * Reads a save file, whose choices are counted so low that many more can follow. How often its progress was deleted is not taken.
 * @param {string} text
 * @param {number} epoch of the progress that it is added to
 */
export function readSaveFile(text, epoch) {
  const { progress, problems } = readProgress(text);
  for (const choice of Object.values(progress.options)) choice.rev = Math.min(choice.rev, FILE_REV_MAX);
  return { progress: { ...progress, epoch }, problems };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The reason to refuse the whole text. @param {any} parsed @returns {Problem["code"] | null} */
function refusal(parsed) {
  if (parsed === undefined) return "unreadable";
  const version = isTable(parsed) && Object.hasOwn(parsed, MARK) ? parsed[MARK] : 0;
  if (!Number.isInteger(version) || version < 1) return "foreign";
  return version > VERSION ? "later" : null;
}

/** @param {unknown} value */
const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {keyof typeof PARTS} name @param {any} part @param {Progress} progress @param {Problem[]} problems */
function readPart(name, part, progress, problems) {
  if (!isTable(part)) return problems.push({ code: "part", key: name });
  const { code, isValid, take } = PARTS[name];
  for (const [key, value] of Object.entries(part)) {
    if (isValid(key, value)) progress[name][key] = take(value);
    else problems.push({ code, key });
  }
}

/** Writes progress as text; equal values give equal texts. @param {Progress} progress */
export const writeProgress = ({ epoch, records, days, options }) =>
  JSON.stringify({
    [MARK]: VERSION,
    epoch,
    records: sorted(records),
    days: sorted(days),
    options: sorted(options),
  });

/** @template T @param {Record<string, T>} table */
const sorted = (table) => Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Takes the better play of each level, every day that counts, and the later choice of each option. Commutative,
 * associative, idempotent.
 * @param {Progress} a
 * @param {Progress} b
 * @returns {Progress}
 */
export function merge(a, b) {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch ? a : b;
  return {
    epoch: a.epoch,
    records: join(a.records, b.records, (one, other, key) => betterPlay(one, other, fewestOfRecord(key))),
    days: join(a.days, b.days, (one, other) => one | other),
    options: join(a.options, b.options, laterChoice),
  };
}

/** @template T @param {Record<string, T>} a @param {Record<string, T>} b @param {(one: T, other: T, key: string) => T} choose */
function join(a, b, choose) {
  const joined = { ...a };
  for (const [key, value] of Object.entries(b))
    joined[key] = Object.hasOwn(joined, key) ? choose(joined[key], value, key) : value;
  return joined;
}

/** The choice with the later rev; of two with the same rev, from two tabs, the one that is on. @param {Choice} one @param {Choice} other */
function laterChoice(one, other) {
  if (one.rev !== other.rev) return one.rev > other.rev ? one : other;
  return one.value ? one : other;
}

/** @param {Progress} progress @param {string} name */
export const optionOf = (progress, name) => progress.options[name]?.value ?? false;

/**
 * Statistics of all levels, or of those of one mode.
 * @param {Progress} progress
 * @param {import("./level.js").Mode} [mode]
 */
export function statistics({ records }, mode) {
  const plays = Object.entries(records)
    .filter(([key]) => !mode || readKey(key)?.mode === mode)
    .map(([key, play]) => ({ ...play, fewest: fewestOfRecord(key) }));
  /** @param {(play: Play & { fewest: number }) => number} value */
  const sum = (value) => plays.reduce((total, play) => total + value(play), 0);
  const over = Array.from({ length: OVER_MAX + 1 }, () => 0);
  for (const { presses, fewest } of plays) over[Math.min(presses - fewest, OVER_MAX)]++;
  return {
    solved: plays.length,
    stars: sum((play) => stars(play, play.fewest)),
    hints: sum(({ hints }) => hints),
    seconds: sum(({ seconds }) => seconds),
    /** The number of levels by presses over the fewest; the last entry counts all with as many or more. */
    over,
  };
}
