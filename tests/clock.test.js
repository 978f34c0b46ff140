// The playing time, as it is shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clock } from "../web/play/clock.js";

test("a clock is read back as the seconds it shows", () => {
  for (const seconds of [0, 1, 59, 60, 61, 599, 3599, 3600, 3661, 86_399, 359_999]) {
    const shown = clock(seconds);
    assert.match(shown, /^(\d+:[0-5]\d|[1-9]\d*:[0-5]\d:[0-5]\d)$/);
    const read = shown.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    assert.equal(read, seconds);
  }
});
