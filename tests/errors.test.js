// The place of a problem in what was typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { placeIn } from "../web/engine/place.js";

test("the place of a problem is counted as readers count, and quoted without what cannot be seen", () => {
  assert.deepEqual(placeIn("ab\n👍c\u0007d", 5), { line: 2, column: 2, word: "c?d" });
  assert.deepEqual(placeIn("ab\n", 3), { line: 2, column: 1, word: "" });
  assert.deepEqual(placeIn("x".repeat(40), 1), { line: 1, column: 2, word: "x".repeat(16) });
});
