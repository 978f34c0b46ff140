/**
 * @file A game: a level, or any other position, on a board. The session of the page makes the games and changes them
 * (page/session.js); everything else reads them.
 *
 * @typedef {import("../board/puzzle-element.js").PuzzleElement & { engine: import("../engine/engine.js").Engine }} Board whose engine is ready
 * @typedef {object} Game
 * @property {import("./level.js").Kind} kind
 * @property {Board} board
 * @property {import("./level.js").Level | null | undefined} level  null: a position that came by address, drawing or paste;
 *   undefined: nothing has been opened yet
 * @property {string} start     the notation before the first press
 * @property {number} hints     how often the game pointed at buttons
 * @property {number} seconds   played so far, in all visits
 * @property {string} begun     the civil date of the first look at the game; "" before
 */

/** @type {import("./level.js").Kind[]} */
export const KINDS = ["lights", "doors"];
