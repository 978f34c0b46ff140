// Solve draws a board until a solution is pressed along, and leaves it as it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import { editing } from "../web/lights/editing.js";

const fakeBoard = () => ({ edit: false, style: { touchAction: "" } });

test("a board without presses is drawn while Solve is open, and a finger does not scroll", () => {
  const board = fakeBoard();
  const mode = editing(board);
  mode.onGame({ moveCount: 0 });
  assert.deepEqual([board.edit, board.style.touchAction], [false, ""], "not open yet");
  mode.setOpen(true);
  assert.deepEqual([board.edit, board.style.touchAction], [true, "none"]);
  board.edit = false; // loading a board ends drawing
  mode.onGame({ moveCount: 0 });
  assert.equal(board.edit, true);
  mode.setOpen(false);
  assert.deepEqual([board.edit, board.style.touchAction], [false, ""]);
});

test("a board with presses is pressed along, and each change of the mode is told", () => {
  const board = fakeBoard();
  const mode = editing(board);
  const told = [];
  mode.onChange((isAlong) => told.push(isAlong));
  mode.setOpen(true);
  mode.onGame({ moveCount: 3 });
  assert.deepEqual([board.edit, mode.isAlong], [false, true]);
  mode.setAlong(false);
  assert.deepEqual([board.edit, mode.isAlong], [true, false]);
  assert.deepEqual(told, [true, false]);
});
