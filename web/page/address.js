/**
 * @file What an address says, and how it is written.
 *
 *     5x5.on.8                          a position, in free play
 *     path  path-12  path-doors-3       the path: where to go on, or a level of it
 *     today  today-doors-2026-03-01     the puzzle of a day
 *     free  free-doors                  the free game as it stands
 *     solve  solve-5x5.on  learn-5x5.on another place, with the board as it stands or a position
 *     learn-elimination-12.5x5.on       a lecture: a tab of the explain pane, a step of it, counted from 0, and a position
 *     lab
 *
 * @typedef {"lights" | "doors"} Kind
 * @typedef {"play" | "solve" | "learn" | "lab"} Place
 * @typedef {"today" | "path" | "free"} View  of play
 * @typedef {{ place: Place, kind?: Kind, view?: View, which?: string, tab?: string, step?: number, notation?: string }} Spot
 *   which: the number of a level, or a date
 */
import { TABS } from "../board/tabs.js";
import { gameOf } from "../engine/kind.js";

const LECTURE = new RegExp(`^learn-(${TABS.join("|")})(?:-(\\d{1,7}))?\\.(.+)$`);

/**
 * Whatever is no address of ours is taken for a position, which the board refuses with a sentence.
 * @param {string} text without the #
 * @returns {Spot}
 */
export function readAddress(text) {
  if (text === "lab") return { place: "lab" };
  const [, view, doors, which] = /^(today|path|free)(-doors)?(?:-(\d{1,3}|\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  if (view) return { place: "play", view: /** @type {View} */ (view), kind: doors ? "doors" : "lights", which };
  const [, tab, step, taught] = LECTURE.exec(text) ?? [];
  if (tab)
    return { place: "learn", tab, step: step ? Number(step) : undefined, notation: taught, kind: gameOf(taught) };
  const [, place = "play", notation = ""] = /^(?:(solve|learn)(?:-|$))?(.*)$/.exec(text) ?? [];
  const spot = { place: /** @type {Place} */ (place) };
  return notation ? { ...spot, notation, kind: gameOf(notation) } : spot;
}

/** @param {Spot} spot */
export function writeAddress({ place, kind, view, which, tab, step, notation }) {
  if (place === "lab") return "lab";
  if (place === "play" && view && !notation)
    return [view, kind === "doors" && "doors", which].filter(Boolean).join("-");
  if (tab) return `learn-${step === undefined ? tab : `${tab}-${step}`}.${notation}`;
  return [place !== "play" && place, notation].filter(Boolean).join("-");
}
