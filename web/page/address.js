/**
 * @file The grammar of addresses: what follows the # in the address of the page.
 *
 *     5x5.on.8                          a position, in free play
 *     path  path-12  path-doors-3       the path: its first unsolved level, or a level
 *     today  today-doors-2026-03-01     the puzzle of a day; all but the lights by its name in the calendar
 *     free  free-doors                  the free game as it was left
 *     solve  solve-doors                the free game as it was left, to be solved
 *     solve-doors-11-01.0&names=L,R     a position of doors or dials to be solved, with the names of things and buttons (doors/things.js)
 *     learn  solve-5x5.on  learn-5x5.on another place, with the board as it is or a position
 *     learn-elimination-12.5x5.on       a lecture: a tab of the explain pane, its step, counted from 0, and a position
 *     lab
 *
 * @typedef {import("../play/level.js").Kind} Kind
 * @typedef {import("../play/level.js").Mode} Mode
 * @typedef {import("../play/puzzles.js").Puzzle} Puzzle
 * @typedef {"play" | "solve" | "learn" | "lab"} Place
 * @typedef {{ place: Place, kind?: Kind, mode?: Mode, puzzle?: Puzzle, which?: string, tab?: string, step?: number, notation?: string, labels?: string }} Spot
 *   puzzle: of a day, if its name is not its kind; which: the number of a level of the path, or a date
 */
import { TABS } from "../board/tabs.js";
import { gameOf } from "../engine/kind.js";
import { KIND_OF, PUZZLES } from "../play/puzzles.js";

const NAMES = PUZZLES.filter((name) => name !== "lights").join("|");
const LEVEL = new RegExp(`^(today|path|free)(?:-(${NAMES}))?(?:-(\\d{1,3}|\\d{4}-\\d\\d-\\d\\d))?$`);
const SOLVE = /^solve(-doors)?$/;
const LABELLED = /^solve-(d(?:oor|ial)s[^&]*)&(.*)$/;
const LECTURE = new RegExp(`^learn-(${TABS.join("|")})(?:-(\\d{1,7}))?\\.(.+)$`);

/**
 * Any other text is read as a position, which the board refuses with a sentence if it is none.
 * @param {string} text without the #
 * @returns {Spot}
 */
export function readAddress(text) {
  if (text === "lab") return { place: "lab" };
  const own = SOLVE.exec(text);
  if (own) return { place: "solve", mode: "free", kind: own[1] ? "doors" : "lights" };
  const [, mode, name = "lights", which] = /** @type {[string, Mode, Puzzle, string] | []} */ (LEVEL.exec(text) ?? []);
  const kind = KIND_OF[name];
  const puzzle = name === kind ? undefined : name;
  if (mode && (mode === "today" || !puzzle)) return { place: "play", mode, kind, puzzle, which };
  const [, tab, step, taught] = LECTURE.exec(text) ?? [];
  if (tab)
    return { place: "learn", tab, step: step ? Number(step) : undefined, notation: taught, kind: gameOf(taught) };
  const [, named, labels] = LABELLED.exec(text) ?? [];
  if (named) return { place: "solve", kind: "doors", notation: named, labels };
  const [, place = "play", notation = ""] = /^(?:(solve|learn)(?:-|$))?(.*)$/.exec(text) ?? [];
  const spot = { place: /** @type {Place} */ (place) };
  return notation ? { ...spot, notation, kind: gameOf(notation) } : spot;
}

/** @param {Spot} spot */
export function writeAddress({ place, kind, mode, puzzle = kind, which, tab, step, notation, labels }) {
  if (place === "lab") return "lab";
  if (place === "solve" && mode) return kind === "doors" ? "solve-doors" : "solve";
  if (place === "play" && mode && !notation)
    return [mode, puzzle !== "lights" && puzzle, which].filter(Boolean).join("-");
  if (tab) return `learn-${step === undefined ? tab : `${tab}-${step}`}.${notation}`;
  const board = [place !== "play" && place, notation].filter(Boolean).join("-");
  return labels ? `${board}&${labels}` : board;
}
