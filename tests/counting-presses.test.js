// The presses that count, of those in a game: they lead to the same position as all, and no two of them cancel.
import assert from "node:assert/strict";
import { test } from "node:test";
import { countingPresses } from "../web/board/steps-card.js";
import { engineOf } from "./core.js";
import { randomSource } from "./plain.js";

for (const board of [
  "5x5.on",
  "3x3-mod3.000000000",
  "3x3-mod4.000000000",
  "3x3-mod5-rowcol.000000000",
  "dials4-110-011-101.000",
])
  test(`the presses that count on ${board} lead where all presses lead`, () => {
    const engine = engineOf(board);
    const random = randomSource(43);
    for (let i = 0; i < 200; i++) engine.press(random(engine.buttonCount), engine.bothWays && random(2) ? -1 : 1);
    const { moves, lights, orders } = engine;
    const counting = countingPresses(moves, orders);
    const left = moves.filter((_, i) => counting.has(i));
    const own = engineOf(board);
    for (const move of left) own.press(move < 0 ? -2 - move : move, move < 0 ? -1 : 1);
    assert.deepEqual(own.lights, lights);
    for (let button = 0; button < engine.buttonCount; button++) {
      const times = left.filter((move) => move === button || move === -2 - button);
      assert.ok(times.length < orders[button] && new Set(times).size < 2, `button ${button}`);
    }
  });
