/** @file The text of a shared result, with the start of the level in squares. It does not show the solution. */
import { doorCount, wrapIn } from "./level.js";
import { stars, starText } from "./stars.js";
import { numberOf } from "./today.js";

/**
 * @typedef {import("./level.js").Level} Level
 * @typedef {import("./level.js").Play} Play
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {import("../ui/i18n.js").Translate} Translate
 */

const SIDE_MAX = 12;
/** An ideographic space, for holes, is as wide as a square. */
const LIGHTS = { off: "⬛", on: "🟨", hole: "\u3000" };
const DOORS = { off: "🟫", on: "🟨" };

/** The name of a level: "Lights, level 12", "Doors #128", "Lights 5×5". @param {Level} level @param {Translate} t */
export function levelName(level, t) {
  const { mode, which, kind, puzzle = kind, notation } = level;
  if (mode === "path") return t(`play.name.path.${kind}`, { number: level.number });
  if (mode === "today") return t(`play.name.today.${puzzle}`, { number: numberOf(which) });
  const [board] = notation.split(".");
  const size = kind === "doors" ? doorCount(board) : board.split("-")[0].replace("x", "×");
  return t(`play.name.free.${kind}`, { size });
}

/**
 * @param {{ level: Level, play: Play, t: Translate, picture?: string, url?: string }} result  url: of the level
 * @returns {string}
 */
export function shareText({ level, play, t, picture, url }) {
  const { presses, hints } = play;
  const { fewest } = level;
  const words = `${t("play.share", { name: levelName(level, t), presses, fewest, hints })} ${starText(stars(play, fewest))}`;
  const wrap = wrapIn(level.notation);
  return [words, wrap && t(`game.edges.${wrap}`), picture, url].filter(Boolean).join("\n");
}

/**
 * The start of a position, in squares.
 * @param {Pick<Engine, "kind" | "rows" | "cols" | "start" | "holes">} engine
 * @returns {string} "" if it is too large
 */
export function startPicture({ kind, rows, cols, start, holes }) {
  if (kind === "doors") return start.length > SIDE_MAX ? "" : Array.from(start, (open) => door(open)).join("");
  if (Math.max(rows, cols) > SIDE_MAX) return "";
  const squares = Array.from(start, (lit, cell) => (holes[cell] ? LIGHTS.hole : lit ? LIGHTS.on : LIGHTS.off));
  return Array.from({ length: rows }, (_, row) => squares.slice(row * cols, (row + 1) * cols).join("")).join("\n");
}

/** @param {number} open */
const door = (open) => (open ? DOORS.on : DOORS.off);
