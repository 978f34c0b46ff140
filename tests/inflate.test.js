// Inflating the compressed core, against Node's own deflate.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import { inflate } from "../web/loading/inflate.js";
import { randomSource } from "./plain.js";

const random = randomSource(91);

test("inflating restores the bytes that were deflated", async () => {
  for (const length of [0, 1, 65_535, 300_000]) {
    const bytes = Uint8Array.from({ length }, () => random(7));
    assert.deepEqual(new Uint8Array(await inflate(Uint8Array.from(deflateSync(bytes)))), bytes);
  }
});
