// The viewport of a large board: its place, its unit, and the piece of the board that it draws.
import assert from "node:assert/strict";
import { test } from "node:test";
import { corner, crisp, enlarge, filling, fit, pieceOf, showsAll, within } from "../web/ui/viewport.js";
import { randomSource } from "./plain.js";

const random = randomSource(91);
const between = (least, most) => least + random(most - least + 1);

/** A board and a canvas, small or large. */
const someBoard = () => ({ rows: between(1, 300), cols: between(1, 300) });
const someCanvas = () => [between(40, 900), between(40, 900)];
const units = (least, most) => {
  const fractions = Array.from({ length: Math.round(1 / least) - 1 }, (_, k) => 1 / (k + 2));
  return [...fractions.reverse(), ...Array.from({ length: most }, (_, k) => k + 1)];
};

test("a board that fits is shown whole, in the largest unit that draws sharp cells", () => {
  for (let round = 0; round < 300; round++) {
    const [board, [width, height]] = [someBoard(), someCanvas()];
    const view = fit(board, width, height, { least: 1 / 2, most: 40 });
    const fitting = units(1 / 2, 40).filter((unit) => board.cols * unit <= width && board.rows * unit <= height);
    assert.equal(crisp(view.unit), fitting.at(-1) ?? 1 / 2);
    assert.equal(showsAll(view, board, width, height), fitting.length > 0);
    const { top, left } = corner(view, width, height);
    for (const [at, centre, count, room] of [
      [top, view.row, board.rows, height],
      [left, view.col, board.cols, width],
    ])
      if (count * view.unit <= room) assert.equal(centre, count / 2);
      else assert.ok(Math.abs(at) < 1e-9, "a board that does not fit shows its first cell");
  }
});

test("a whole board has four fifths of its room by sharp cells, or all of it by a denser canvas", () => {
  for (let round = 0; round < 300; round++) {
    const [board, [width, height]] = [someBoard(), someCanvas()];
    const density = filling(board, width, height);
    assert.ok(density >= 1 && density <= 2);
    const canvas = [width, height].map((side) => Math.ceil(side * density - 1e-6));
    const { unit } = fit(board, canvas[0], canvas[1], { least: 0, most: 1000 });
    const share = Math.max((board.cols * unit) / canvas[0], (board.rows * unit) / canvas[1]);
    assert.ok(density === 1 ? share >= 0.79 : share >= 0.99, `${share} of ${JSON.stringify({ board, width, height })}`);
  }
});

test("zooming keeps the cell under the finger where it is", () => {
  for (let round = 0; round < 300; round++) {
    const board = { rows: 1000, cols: 1000 };
    const view = { row: between(400, 600), col: between(400, 600), unit: between(1, 20) };
    const point = { x: between(-200, 200), y: between(-200, 200) };
    const under = ({ row, col, unit }) => [row + point.y / crisp(unit), col + point.x / crisp(unit)];
    const after = enlarge(view, between(1, 40), point, board);
    if (after.row % 1000 === 0 || after.col % 1000 === 0) continue; // the edge of the board moves it
    for (const [i, cell] of under(after).entries()) assert.ok(Math.abs(cell - under(view)[i]) < 1e-9);
  }
  assert.deepEqual(within({ row: -3, col: 17, unit: 1 }, { rows: 5, cols: 5 }), { row: 0, col: 5, unit: 1 });
});

test("a piece of a board covers every pixel that shows a cell, and reaches past no edge by a square", () => {
  for (let round = 0; round < 300; round++) {
    const [board, [width, height]] = [someBoard(), someCanvas()];
    const unit = [1 / 5, 1 / 2, 1, 3, 17][random(5)];
    const view = { row: random(board.rows + 1), col: random(board.cols + 1), unit };
    const piece = pieceOf(view, board, width, height);
    const { top, left } = corner(view, width, height);
    for (const [first, scale, count, from, pixels, end] of [
      [piece.row, piece.scale, piece.height, top, height, board.rows],
      [piece.col, piece.scale, piece.width, left, width, board.cols],
    ]) {
      assert.ok(first >= 0 && first < end && (first % scale === 0 || first === end - 1));
      assert.ok(first + (count - 1) * scale < end, "the last square begins on the board");
      for (let pixel = 0; pixel < pixels; pixel += 7) {
        const cell = from + (pixel + 0.5) / unit;
        if (cell >= 0 && cell < end) assert.ok(first <= cell && cell < first + count * scale, `pixel ${pixel}`);
      }
    }
  }
});
