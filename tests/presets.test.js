// The boards that the page offers to begin with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FIRST_HALL } from "../web/board/hall.js";
import { BLUE_SIZES, PRESETS } from "../web/play/presets.js";
import { engineOf } from "./core.js";

test("every board to begin with can be solved, and is not solved yet", () => {
  const blue = BLUE_SIZES.map((size) => `${size}x${size}.on`);
  for (const notation of [...PRESETS.map(([, notation]) => notation), FIRST_HALL, ...blue]) {
    const engine = engineOf(notation);
    assert.ok(!engine.solved && engine.solve().solvable, notation);
  }
});
