/** @file A result in words, with the start of its level as a small picture: nothing of the finished board. */
import { doorCount } from "./level.js";
import { levelByKey } from "./path.js";
import { numberOf } from "./today.js";

/**
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("./level.js").Play} Play
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Translate} Translate
 */

const SIDE_MAX = 12;
/** The hole is as wide as the squares. */
const LIGHTS = { off: "⬛", on: "🟨", hole: "\u3000" };
const DOORS = { off: "🟫", on: "🟨" };

/** What a level is called: "Lights, level 12", "Doors #128", "Lights 5×5". @param {Level} level @param {Translate} t */
export function levelName({ key, kind, notation }, t) {
  const [place, date] = key.split("/");
  if (place === "path") return t(`play.name.path.${kind}`, { number: levelByKey(key)?.number });
  if (place === "today") return t(`play.name.today.${kind}`, { number: numberOf(date) });
  const [board] = notation.split(".");
  const size = kind === "doors" ? doorCount(board) : board.split("-")[0].replace("x", "×");
  return t(`play.name.free.${kind}`, { size });
}

/**
 * @param {{ level: Level, play: Play, t: Translate, picture?: string, url?: string }} result  url: where the start is
 * @returns {string}
 */
export function shareText({ level, play, t, picture, url }) {
  const { presses, hints } = play;
  const words = t("play.share", { name: levelName(level, t), presses, fewest: level.fewest, hints });
  return [words, picture, url].filter(Boolean).join("\n");
}

/**
 * The start of the engine's board in squares.
 * @param {Pick<Engine, "kind" | "rows" | "cols" | "start" | "holes">} engine
 * @returns {string} "" where it is too large to be read
 */
export function startPicture({ kind, rows, cols, start, holes }) {
  if (kind === "doors") return start.length > SIDE_MAX ? "" : Array.from(start, (open) => door(open)).join("");
  if (Math.max(rows, cols) > SIDE_MAX) return "";
  const squares = Array.from(start, (lit, cell) => (holes[cell] ? LIGHTS.hole : lit ? LIGHTS.on : LIGHTS.off));
  return Array.from({ length: rows }, (_, row) => squares.slice(row * cols, (row + 1) * cols).join("")).join("\n");
}

/** @param {number} open */
const door = (open) => (open ? DOORS.on : DOORS.off);
