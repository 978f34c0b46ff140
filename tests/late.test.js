// The modules that stand for parts which a lazy script brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cyclicParts, fetchParts, lacksParts } from "../web/board/cyclic-parts.js";
import { createEngine } from "../web/engine/engine.js";
import * as equations from "../web/engine/equations.js";
import { bringLessons, Equations, lessonOn } from "../web/engine/late-lessons.js";
import * as lessons from "../web/engine/lessons.js";
import { module } from "./core.js";

test("lessons and equations are refused until they are brought, and then are what they stand for", () => {
  const engine = createEngine(module);
  const lesson = () => lessonOn("elimination", engine, /** @type {any} */ ({}), {});
  for (const make of [() => new Equations(module, 2), lesson])
    assert.throws(make, { name: "EngineError", code: "omitted" });
  bringLessons({ ...lessons, ...equations });
  const system = new Equations(module, 2);
  assert.ok(system instanceof equations.Equations);
  assert.equal(system.add([1, 1], 1), "new");
});

test("the parts for more than two states are fetched once, for the first board that needs them", async () => {
  let [fetched, brought] = [0, 0];
  const parts = /** @type {any} */ ({ bring: async () => void brought++ });
  cyclicParts.fetch = async () => {
    fetched++;
    return parts;
  };
  await fetchParts("5x5-torus.on");
  assert.deepEqual(
    [fetched, lacksParts("5x5.on"), lacksParts("5x5-mod3.1"), lacksParts("dials4-1.0")],
    [0, false, true, true],
  );
  await fetchParts("5x5-mod3.1");
  await fetchParts("dials4-1.0");
  assert.deepEqual([fetched, brought, lacksParts("5x5-mod3.1"), cyclicParts.loaded], [1, 1, false, parts]);
});

test("parts that do not come are asked for again", async () => {
  cyclicParts.loaded = null;
  cyclicParts.fetch = () => Promise.reject(new Error("offline"));
  await assert.rejects(fetchParts("5x5-mod3.1"));
  assert.ok(lacksParts("5x5-mod3.1"));
});
