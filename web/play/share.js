/** @file The text of a shared result: how it went, press by press, and the start of the level in squares. It does not show the solution. */
import { SHAPE } from "../reading/shape.js";
import { doorCount, mostOf, wrapIn } from "./level.js";
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
/** From a character to its wide form. */
const FULL_WIDTH = 0xfee0;
/** A press that a shortest solution has, and one in excess. */
const PRESSES = { needed: "⭐", excess: "▫️" };
const PRESSES_MAX = 40;
const PRESSES_PER_LINE = 10;
const DOORS = { off: "🟫", on: "🟨" };

/** The name of a level: "Lights, level 12", "Doors #128", "Lights 5×5", "Cube 3×3". @param {Level} level @param {Translate} t */
export function levelName(level, t) {
  const { mode, which, kind, puzzle = kind, notation } = level;
  if (mode === "path") return t(`play.name.path.${kind}`, { number: level.number });
  if (mode === "today") return t(`play.name.today.${puzzle}`, { number: numberOf(which) });
  const [board] = notation.split(".");
  if (kind === "doors")
    return t(`play.name.free.${board.startsWith("dials") ? "dials" : kind}`, { size: doorCount(board) });
  const [, shape, side] = SHAPE.exec(board) ?? [];
  const name = shape
    ? t(/** @type {import("../ui/i18n.js").Key} */ (`play.shape.${shape}`), { side })
    : t("play.name.free.lights", { size: board.split(/[-=]/)[0].replace("x", "×") });
  const most = mostOf(board);
  return most > 1 ? t("play.name.free.states", { name, most }) : name;
}

/**
 * A glyph for each press in its order, which does not tell the buttons.
 * @param {ArrayLike<number>} moves   the presses, as in the history of an engine
 * @param {ArrayLike<number>} needed  how often a shortest solution presses each button, backwards where negative
 * @returns {string} "" if there are too many
 */
export function storyOf(moves, needed) {
  const entries = Array.from(moves);
  if (entries.length > PRESSES_MAX) return "";
  const isNeeded = (/** @type {number} */ entry, /** @type {number} */ at) => {
    const later = entries.slice(at + 1).filter((other) => other === entry).length;
    return later < (entry < 0 ? -needed[-2 - entry] : needed[entry]);
  };
  const glyphs = entries.map((entry, at) => (isNeeded(entry, at) ? PRESSES.needed : PRESSES.excess));
  const lines = Math.ceil(glyphs.length / PRESSES_PER_LINE);
  const line = (/** @type {number} */ i) => glyphs.slice(i * PRESSES_PER_LINE, (i + 1) * PRESSES_PER_LINE).join("");
  return Array.from({ length: lines }, (_, i) => line(i)).join("\n");
}

/**
 * @param {{ level: Level, play: Play, t: Translate, story?: string, streak?: string, picture?: string, url?: string }} result  url: of the level
 * @returns {string}
 */
export function shareText({ level, play, t, story, streak, picture, url }) {
  const { presses, hints } = play;
  const { fewest } = level;
  const words = `${t("play.share", { name: levelName(level, t), presses, fewest, hints })} ${starText(stars(play, fewest))}`;
  const wrap = wrapIn(level.notation);
  return [words, story, streak, wrap && t(`game.edges.${wrap}`), picture, url].filter(Boolean).join("\n");
}

/**
 * The start of a position, in squares; with more than two states in digits, which are as wide.
 * @param {Pick<Engine, "kind" | "rows" | "cols" | "start" | "holes" | "states">} engine
 * @returns {string} "" if it is too large
 */
export function startPicture({ kind, rows, cols, start, holes, states }) {
  const isHall = kind === "doors";
  if ((isHall ? start.length : Math.max(rows, cols)) > SIDE_MAX) return "";
  const { on, off } = isHall ? DOORS : LIGHTS;
  const squares = Array.from(start, (state, cell) => {
    if (holes[cell]) return LIGHTS.hole;
    return states[cell] > 2 ? wideDigit(state) : state ? on : off;
  });
  if (isHall) return squares.join("");
  return Array.from({ length: rows }, (_, row) => squares.slice(row * cols, (row + 1) * cols).join("")).join("\n");
}

/** A digit in base 36, as wide as a square. @param {number} state */
const wideDigit = (state) => String.fromCodePoint((state.toString(36).toUpperCase().codePointAt(0) ?? 0) + FULL_WIDTH);
