/** @file Grids as their notation describes them, and their changes. */
import { digitsOf, positionText, valuesOf } from "../board/notation.js";
import { fetchStates, lacksParts } from "../board/state-parts.js";
import { differsInTargets, firstOf } from "../board/turns.js";
import { nameOf } from "../engine/names.js";
import { SHAPE } from "../reading/shape.js";

/** @typedef {import("../board/notation.js").Grid} Grid */
/** @typedef {Grid & { states: number }} StatedGrid */

/** The target of all lights of a board that is no grid, for each goal of two states. @type {Record<string, string>} */
export const TARGETS = { off: "0", on: "1", either: "*" };

/** The shape of a board that is no grid, in its notation. @param {string} board */
export function shapeIn(board) {
  const [, name] = SHAPE.exec(board) ?? [];
  return name && board.split(/[-=]/, name === "graph" ? 3 : 1).join("-");
}

/** The short name of a light: its row and column, with the letter of the face on a cube, or its number. @param {import("../engine/engine.js").Engine} engine @param {number} light */
export function lightName(engine, light) {
  const [, shape, size] = SHAPE.exec(engine.boardNotation) ?? [];
  if (shape !== "cube") return nameOf(engine, light);
  const side = Number(size);
  const [face, row] = [Math.floor(light / side ** 2), Math.floor(light / side) % side];
  return `${"ULFRBD"[face]} ${row + 1},${(light % side) + 1}`;
}

/** The grid of an engine. @param {import("../engine/engine.js").Engine} engine @returns {StatedGrid} */
export function gridOf(engine) {
  const { boardNotation, rows, cols, rule, wrap, holes, locked, any, bothWays, targets } = engine;
  const target = targets ? digitsOf(differsInTargets(engine) ? targets : [targets[firstOf(engine)]]) : "*";
  const [shape, states] = [shapeIn(boardNotation), Math.max(...engine.states)];
  const named = states === 2 && !shape && Object.keys(TARGETS).find((name) => TARGETS[name] === target);
  const goal = named || (targets ? "target" : "same"); // as the goal of a board without marked cells
  return { shape, rows, cols, rule, wrap, goal, holes, locked, any, states, bothWays, target };
}

/** The goal of a grid: off, on, either or "each" its own; with more than two states the state of all, "same" or "each". @param {Grid} grid */
export function goalOf({ shape, states = 2, goal, target = "0" }) {
  if (states === 2 && !shape) return goal === "target" ? "each" : goal;
  if (states === 2) return Object.keys(TARGETS).find((name) => TARGETS[name] === target) ?? "each";
  if (target === "*") return "same";
  return target.length === 1 ? String(Number.parseInt(target, 36)) : "each";
}

/** A grid with another number of states: the same goal, as far as it has it. @param {StatedGrid} grid @param {number} states @returns {StatedGrid} */
export function withStates(grid, states) {
  const before = goalOf(grid);
  const lowered = valuesOf(grid.target ?? "0").map((value) => Math.min(value, states - 1));
  if (states === 2) {
    const goal = { 0: "off", off: "off", same: "either", either: "either", each: "target" }[before] ?? "on";
    const target = grid.shape && before !== "each" ? TARGETS[goal] : digitsOf(lowered);
    return { ...grid, states, bothWays: false, goal, target };
  }
  const named = { off: "0", on: digitsOf([states - 1]), either: "*", same: "*" }[before];
  return { ...grid, states, goal: "target", target: named ?? digitsOf(lowered) };
}

/** The lights of a grid, as far as it has their states. @param {Grid} grid @param {ArrayLike<number>} lights */
export const lightsIn = ({ holes, states = 2 }, lights) =>
  Array.from(lights, (state, light) => (holes[light] ? 0 : Math.min(state, states - 1)));

/** A grid whose holes have no target of their own. @param {Grid} grid @returns {Grid} */
export function withoutLostTargets(grid) {
  if (goalOf(grid) !== "each") return grid;
  const targets = [...(grid.target ?? "")].map((digit, light) => (grid.holes[light] ? "0" : digit));
  return { ...grid, target: targets.join("") };
}

/**
 * Changes the grid of a board; its lights stay, as far as it has them. A change that must wait for the parts of boards with more states is made
 * to the board that stands then, so that no other change is lost.
 * @param {{ engine: import("../engine/engine.js").Engine, notation: string }} board
 * @param {(engine: import("../engine/engine.js").Engine) => Partial<Grid> | null} changeOf  null: nothing changes
 */
export async function changeGrid(board, changeOf) {
  const changed = () => {
    const change = changeOf(board.engine);
    const grid = change && withoutLostTargets({ ...gridOf(board.engine), ...change });
    return grid && positionText(grid, lightsIn(grid, board.engine.start));
  };
  let notation = changed();
  if (notation && lacksParts(notation)) {
    await fetchStates().catch(() => undefined); // then the board says what is missing
    notation = changed();
  }
  if (notation) board.notation = notation;
}

/** @typedef {"holes" | "locked" | "any"} Mark  what a brush makes of cells */

/**
 * The sets of cells of a grid with one of them replaced: a hole is neither locked nor of any final state, and what becomes either is no hole
 * any more. Null if no cell would be left, or none to press, or no light that matters.
 * @param {import("../engine/engine.js").Engine} engine @param {Mark} mark @param {ArrayLike<number>} cells
 */
export function withMark({ holes, locked, any }, mark, cells) {
  const of = { holes, locked, any, [mark]: Uint8Array.from(cells) };
  if (mark === "holes") for (const other of [locked, any]) for (const i of other.keys()) if (cells[i]) other[i] = 0;
  if (mark !== "holes") for (const i of holes.keys()) if (cells[i]) holes[i] = 0;
  const areLeft = [of.locked, of.any].every((set) => set.some((inside, i) => !inside && !of.holes[i]));
  return areLeft ? of : null;
}

/** Gives a board other lights. @param {{ engine: import("../engine/engine.js").Engine, notation: string }} board @param {ArrayLike<number> | "on" | "off"} lights */
export function light(board, lights) {
  board.notation = positionText(gridOf(board.engine), lights);
}

/** Gives a board another size, without holes and marked cells. @param {{ engine: import("../engine/engine.js").Engine, notation: string }} board @param {number} rows @param {number} cols */
export function resize(board, rows, cols) {
  const grid = { ...gridOf(board.engine), rows, cols, holes: [], locked: [], any: [] };
  if (goalOf(grid) === "each") Object.assign(grid, { goal: "off", target: "0" });
  board.notation = positionText(grid, lightsInSize(board.engine, rows, cols));
}

/**
 * The lights of a board in another size: those that both have. New cells are dark, unless all lights are on.
 * @param {import("../engine/engine.js").Engine} engine
 * @param {number} rows
 * @param {number} cols
 */
function lightsInSize(engine, rows, cols) {
  const { start } = engine;
  if (start.every((state, cell) => state === engine.states[cell] - 1)) return "on";
  return Array.from({ length: rows * cols }, (_, cell) => {
    const [row, column] = [Math.floor(cell / cols), cell % cols];
    return row < engine.rows && column < engine.cols ? start[row * engine.cols + column] : 0;
  });
}
