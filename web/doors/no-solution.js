/** @file The sentence that proves that a puzzle of dials has no solution: a sum that no press brings to the goal. */
import { valuesOf } from "../board/notation.js";
import { proofOf } from "../board/turns.js";
import { say } from "../ui/dom.js";
import { nameOf } from "./things.js";

/** @typedef {import("./things.js").Puzzle} Puzzle */

/**
 * @param {HTMLElement} line
 * @param {import("../engine/engine.js").Engine} engine the position
 * @param {Puzzle} puzzle
 * @param {Uint8Array} weights the witness
 */
export function sayNoneOfDials(line, engine, puzzle, weights) {
  const things = [...weights.keys()].filter((thing) => weights[thing] > 0);
  const isTurned = puzzle.masks.some(
    (mask, button) => !puzzle.locked[button] && things.some((thing) => valuesOf(mask)[thing] > 0),
  );
  if (things.length === 1 && !isTurned) return void say(line, "things.none", { names: [nameOf(puzzle, things[0])] });
  const terms = things.map((thing) => [weights[thing], nameOf(puzzle, thing)]);
  say(line, "states.none", { terms, ...proofOf(engine, weights) });
}
