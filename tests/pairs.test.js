// The cover of pairs that the browser tests share.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pairs } from "./pairs.js";

const AXES = [
  { a: [1, 2], b: [1, 2] },
  { a: [1, 2], b: [1, 2], c: [1, 2, 3] },
  { a: [1, 2, 3], b: [1, 2], c: [1, 2], d: [1, 2, 3, 4] },
];

test("every two values of different axes stand together in a row, in fewer rows than all combinations", () => {
  for (const axes of AXES) {
    const rows = pairs(axes);
    const names = Object.keys(axes);
    for (const [i, a] of names.entries())
      for (const b of names.slice(i + 1))
        for (const x of axes[a])
          for (const y of axes[b])
            assert.ok(
              rows.some((row) => row[a] === x && row[b] === y),
              `${a} ${x}, ${b} ${y}`,
            );
    const all = Object.values(axes).reduce((product, { length }) => product * length, 1);
    if (names.length > 2) assert.ok(rows.length < all, `${rows.length} of ${all}`);
  }
});
