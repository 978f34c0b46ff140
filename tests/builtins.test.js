// The functions that take the place of builtins in our scripts do the same, also where a page has replaced the builtins.
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrayFrom, entriesOf } from "../web/engine/builtins.js";

const TABLES = [
  {},
  { b: 1, a: [2] },
  ["x", "y"],
  Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }),
];
/** @type {any[]} */
const SOURCES = [[], [3, 1], new Set(["a", "b"]), new Map([[1, 2]]), new Uint8Array([7, 0]), "a💡", { length: 3 }];

test("lists and entries are those of the builtins", () => {
  const make = (item, index) => [item, index];
  for (const table of TABLES) assert.deepEqual(entriesOf(table), Object.entries(table));
  for (const source of SOURCES) {
    assert.deepEqual(arrayFrom(source), Array.from(source));
    assert.deepEqual(arrayFrom(source, make), Array.from(source, make));
  }
});

test("they call none of what they replace", (context) => {
  context.mock.method(Array, "from", () => assert.fail("Array.from"));
  context.mock.method(Object, "entries", () => assert.fail("Object.entries"));
  assert.deepEqual(
    arrayFrom({ length: 2 }, (_, i) => i),
    [0, 1],
  );
  assert.deepEqual(entriesOf({ a: 1 }), [["a", 1]]);
});
