// The puzzles that people know: the answers to their positions, found by trying every set of presses or published elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GALLERY } from "../web/solve/gallery.js";
import { engineOf } from "./core.js";
import { plainPosition, solves, weigh } from "./plain.js";
import { leastStates } from "./plain-states.js";

const TRIED_BUTTONS_MAX = 16;

/** The fewest presses; the 5×6 board and the handles with the presses that the contests print. */
const ANSWERS = {
  five: { weight: 15 },
  six: { weight: 28 },
  joined: { weight: 16 },
  "nine-keys": { weight: 5 },
  discs: { weight: 4 },
  handles: { weight: 6, presses: "1011 0000 0000 1011" },
  "five-six": { weight: 13, presses: "101001 110101 001011 100100 010000" },
  corner: { weight: 4 },
  statues: { weight: 2 },
  switches: { weight: 2 },
  "three-cubes": { weight: 4, presses: "112" },
  "four-cubes": { weight: 3, presses: "1110" },
  "cubes-ring": { weight: 2, presses: "1100" },
  "five-cubes": { weight: 7, presses: "20203" },
  compass: { weight: 6, presses: "051" },
  symbols: { weight: 10, presses: "316" },
  "turned-statues": { weight: 5, presses: "122" },
  levers: { weight: 5, presses: "122" },
  brightness: { weight: 18 },
  tiles: { weight: 14 },
  cube: { weight: 14 },
  twelve: { weight: 2 },
  petersen: { weight: 3 },
};

/** The least number of presses of any solution, by trying every set. @param {string} notation */
function leastOf(notation) {
  const board = plainPosition(notation);
  const count = board.masks.length;
  let least = Infinity;
  for (let set = 0; set < 2 ** count; set++) {
    const presses = Array.from({ length: count }, (_, i) => (set >> i) & 1);
    if (weigh(presses) < least && solves(board, board.start, presses)) least = weigh(presses);
  }
  return least;
}

/** The neighbours on a dodecahedron by its description, and in the Petersen graph: two pairs of five that are disjoint. */
const JOINED = {
  twelve: (/** @type {number} */ a, /** @type {number} */ b) => {
    const ring = (/** @type {number} */ cell) => (cell === 0 ? 0 : cell < 6 ? 1 : cell < 11 ? 2 : 3);
    const turn = (((b - a) % 5) + 5) % 5;
    if (ring(b) - ring(a) === 1) return ring(a) !== 1 || turn === 0 || turn === 4;
    return ring(a) === ring(b) && (turn === 1 || turn === 4);
  },
  petersen: (/** @type {number} */ a, /** @type {number} */ b) => {
    if (b - a === 5) return true;
    const turn = (((b - a) % 5) + 5) % 5;
    return a < 5 === b < 5 && (a < 5 ? turn === 1 || turn === 4 : turn === 2 || turn === 3);
  },
};

/** @param {string} notation */
const masksOf = (notation) => {
  const engine = engineOf(notation);
  return Array.from({ length: engine.buttonCount }, (_, button) => [...engine.mask(button)]);
};

/** The same board as dials, each with a mask. @param {"twelve" | "petersen"} name @param {number} count */
function asDials(name, count) {
  const joins = (/** @type {number} */ a, /** @type {number} */ b) =>
    a === b || JOINED[name](Math.min(a, b), Math.max(a, b));
  const masks = Array.from({ length: count }, (_, a) =>
    Array.from({ length: count }, (_, b) => Number(joins(a, b))).join(""),
  );
  return `dials2-${masks.join("-")}=0.1`;
}

for (const [name, notation] of GALLERY)
  test(`the answer to ${name} is the known one`, () => {
    const { weight, presses } = /** @type {{ weight: number, presses?: string }} */ (ANSWERS[name]);
    const found = engineOf(notation).fewestNow();
    assert.ok(found?.proven);
    assert.equal(found.weight, weight);
    if (presses) assert.equal(found.presses.join(""), presses.replaceAll(" ", ""));
    if (found.presses.length > TRIED_BUTTONS_MAX) return;
    if (name in JOINED) {
      const dials = asDials(/** @type {any} */ (name), found.presses.length);
      assert.deepEqual(
        dials.match(/(?<=-)[01]+/g)?.map((mask) => [...mask].map(Number)),
        masksOf(notation),
      );
      return void assert.equal(leastStates(dials), weight);
    }
    assert.equal(/^dials/.test(notation) ? leastStates(notation) : leastOf(notation), weight);
  });
