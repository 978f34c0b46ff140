// The puzzles that people know: the answers to their positions, found by trying every set of presses or published elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GALLERY } from "../web/solve/gallery.js";
import { engineOf } from "./core.js";
import { plainPosition, solves, weigh } from "./plain.js";

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

for (const [name, notation] of GALLERY)
  test(`the answer to ${name} is the known one`, () => {
    const { weight, presses } = /** @type {{ weight: number, presses?: string }} */ (ANSWERS[name]);
    const found = engineOf(notation).fewestNow();
    assert.ok(found?.proven);
    assert.equal(found.weight, weight);
    if (presses) assert.equal(found.presses.join(""), presses.replaceAll(" ", ""));
    if (found.presses.length <= TRIED_BUTTONS_MAX) assert.equal(leastOf(notation), weight);
  });
