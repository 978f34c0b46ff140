/** @file Facts that a notation tells without an engine. */
import { SHAPE } from "../reading/shape.js";

/** The position before any press. @param {string} notation */
export const startOf = (notation) => notation.split(".", 2).join(".");

/** Adds the goal to a position, unless the position already has one. @param {string} notation @param {string} goal */
export function withGoal(notation, goal) {
  if (/goal-|=/.test(notation)) return notation;
  const target = goal === "either" ? "=*" : `=${goal}`;
  return notation.replace(".", `${kindOf(notation) === "doors" ? target : `-goal-${goal}`}.`);
}

/** The kind of board, as Engine.kind. @param {string} notation @returns {"grid" | "doors"} */
export const kindOf = (notation) => (/^d(oor|ial)s/.test(notation) ? "doors" : "grid");

/** True for doors, and for grids of lights that are on or off: their lights are written in hex. @param {string} notation */
export const isHex = (notation) => /^(doors|\d)(?![^.=]*-mod)/.test(notation);

/** The position of a board in which all lights are at 0. @param {string} board */
export const unlit = (board) => `${board}.${isHex(board) ? "off" : "0"}`;

/** True for a grid or for doors of which some cannot be pressed, or have lights whose final state is of no matter. @param {string} notation */
export const isMarked = (notation) => /^(\d|doors)[^.=]*-(locked|any)/.test(notation);

/** True for a grid of lights, whose text begins with its rows. @param {string} notation */
export const isGridText = (notation) => /^\d/.test(notation);

/**
 * The view of a board: doors, doors with marks, dials, a shape that is no grid, cells that are on or off, or cells with more states or marks. A
 * text that is still to be read counts as cells that are on or off.
 * @param {string} notation @returns {"hall" | "marked-hall" | "dials" | "surface" | "cells" | "states"}
 */
export function viewNameOf(notation) {
  if (kindOf(notation) === "doors") return !isHex(notation) ? "dials" : isMarked(notation) ? "marked-hall" : "hall";
  if (SHAPE.test(notation)) return "surface";
  return /^[^.=]*-mod/.test(notation) || isMarked(notation) ? "states" : "cells";
}

/** The tag name of the element that shows it. @param {string} notation */
export const tagOf = (notation) => (kindOf(notation) === "doors" ? "rotating-doors" : "lights-out");

/** The game of the page that it belongs to. @param {string} notation @returns {"lights" | "doors"} */
export const gameOf = (notation) => (kindOf(notation) === "doors" ? "doors" : "lights");
