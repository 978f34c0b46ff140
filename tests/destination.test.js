// The button to which an arrow key, Home or End leads, judged by the places of the buttons alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { destinationAmong } from "../web/ui/destination.js";
import { randomSource } from "./plain.js";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The centres of the cells of a grid, null at its holes. */
const grid = (rows, cols, holes = []) =>
  Array.from({ length: rows * cols }, (_, cell) =>
    holes.includes(cell) ? null : { x: 10 * (cell % cols), y: 10 * Math.floor(cell / cols) },
  );
const lead = (places, from, key, ctrlKey = false) => destinationAmong(places, from, { key, ctrlKey });

test("on a grid without holes an arrow leads to the next cell, and nowhere at the edge", () => {
  const [rows, cols] = [4, 5];
  const places = grid(rows, cols);
  for (let cell = 0; cell < rows * cols; cell++) {
    const [row, col] = [Math.floor(cell / cols), cell % cols];
    const expected = [col > 0, col < cols - 1, row > 0, row < rows - 1];
    ARROWS.forEach((key, i) => {
      assert.equal(lead(places, cell, key), expected[i] ? cell + [-1, 1, -cols, cols][i] : -1);
    });
  }
});

test("arrow keys reach every cell from every other, also around holes that do not touch", () => {
  const random = randomSource(17);
  for (let round = 0; round < 30; round++) {
    const [rows, cols] = [2 + random(10), 2 + random(10)];
    const holes = [];
    for (let i = 0; i < 8; i++) {
      const hole = random(rows * cols);
      const [row, col] = [Math.floor(hole / cols), hole % cols];
      const isApart = holes.every(
        (other) => Math.max(Math.abs(Math.floor(other / cols) - row), Math.abs((other % cols) - col)) > 1,
      );
      if (isApart) holes.push(hole);
    }
    const places = grid(rows, cols, holes);
    const cells = [...places.keys()].filter((cell) => places[cell]);
    for (const start of [cells[0], cells.at(-1), cells[random(cells.length)]]) {
      const reached = new Set([start]);
      for (const cell of reached)
        for (const key of ARROWS) if (lead(places, cell, key) >= 0) reached.add(lead(places, cell, key));
      assert.deepEqual(
        [...reached].sort((a, b) => a - b),
        cells,
        `${rows}×${cols} without ${holes} from ${start}`,
      );
    }
  }
});

test("Home and End lead to the ends of the row, with Ctrl to those of the board; other keys, and holes, lead nowhere", () => {
  const places = grid(3, 4, [4, 11]);
  assert.deepEqual([lead(places, 6, "Home"), lead(places, 6, "End")], [5, 7]);
  assert.deepEqual([lead(places, 6, "Home", true), lead(places, 6, "End", true)], [0, 10]);
  assert.equal(lead(places, 6, "x"), -1);
  for (const key of [...ARROWS, "Home"]) assert.equal(lead(places, 4, key), -1);
});
