// The letters of doors.
import assert from "node:assert/strict";
import { test } from "node:test";
import { letterOf } from "../web/engine/letters.js";

test("letters count on after Z, and no two buttons have the same", () => {
  assert.deepEqual([0, 25, 26, 27].map(letterOf).join(" "), "A Z AA AB");
  assert.equal(new Set([...Array(800).keys()].map(letterOf)).size, 800);
});
