// The invitation to the first press, with a board of three lights.
import assert from "node:assert/strict";
import { test } from "node:test";
import { invite } from "../web/play/invite.js";

/** A board whose lights have parts. */
function boardOf(count) {
  const cells = Array.from({ length: count }, () => ({ part: new Set(["cell"]) }));
  for (const { part } of cells) /** @type {any} */ (part).remove = part.delete;
  const board = Object.assign(new EventTarget(), { shadowRoot: { querySelectorAll: () => cells } });
  return {
    board: /** @type {any} */ (board),
    invited: () => cells.flatMap(({ part }, i) => (part.has("inviting") ? [i] : [])),
  };
}

test("the middle light invites after a moment, and any change ends it", (context) => {
  context.mock.timers.enable(/** @type {any} */ ({ apis: ["setTimeout"] }));
  const { board, invited } = boardOf(9);
  invite(board);
  context.mock.timers.tick(2499);
  assert.deepEqual(invited(), []);
  context.mock.timers.tick(1);
  assert.deepEqual(invited(), [4]);
  board.dispatchEvent(new Event("lights-change"));
  assert.deepEqual(invited(), []);
});

test("a change before that moment leaves no invitation", (context) => {
  context.mock.timers.enable(/** @type {any} */ ({ apis: ["setTimeout"] }));
  const { board, invited } = boardOf(9);
  invite(board);
  board.dispatchEvent(new Event("lights-change"));
  context.mock.timers.tick(5000);
  assert.deepEqual(invited(), []);
});
