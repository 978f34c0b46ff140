// The modules that stand for parts which a lazy script brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchParts, lacksParts, stateParts } from "../web/board/state-parts.js";
import { createEngine } from "../web/engine/engine.js";
import * as equations from "../web/engine/equations.js";
import * as late from "../web/engine/late-lessons.js";
import * as lessons from "../web/engine/lessons.js";
import * as lists from "../web/engine/lists.js";
import { module } from "./core.js";

test("lessons, equations and lists are refused until they are brought, and then are what they stand for", () => {
  const engine = createEngine(module);
  const lesson = () => late.lessonOn("elimination", engine, /** @type {any} */ ({}), {});
  const listed = Object.entries(late).flatMap(([name, list]) =>
    name in lists ? [/** @type {() => unknown} */ (list)] : [],
  );
  assert.equal(listed.length, Object.keys(lists).length);
  for (const make of [() => new late.Equations(module, 2), lesson, ...listed])
    assert.throws(make, { name: "EngineError", code: "omitted" });
  late.bringLessons({ ...lessons, ...equations, ...lists });
  for (const list of listed) assert.throws(() => [.../** @type {any} */ (list())], TypeError);
  const system = new late.Equations(module, 2);
  assert.ok(system instanceof equations.Equations);
  assert.equal(system.add([1, 1], 1), "new");
});

test("the parts for more than two states are fetched once, for the first board that needs them", async () => {
  let [fetched, brought] = [0, 0];
  const parts = /** @type {any} */ ({ bring: async () => void brought++ });
  stateParts.fetch = async () => {
    fetched++;
    return parts;
  };
  await fetchParts("5x5-torus.on");
  assert.deepEqual(
    [fetched, lacksParts("5x5.on"), lacksParts("5x5-mod3.1"), lacksParts("dials4-1.0")],
    [0, false, true, true],
  );
  for (const text of ["", "010 111 010", "A flips B", "[[0, 1], [1, 0]]"]) assert.ok(!lacksParts(text), text);
  await fetchParts("5x5-mod3.1");
  await fetchParts("dials4-1.0");
  assert.deepEqual([fetched, brought, lacksParts("5x5-mod3.1"), stateParts.loaded], [1, 1, false, parts]);
});

test("parts that do not come are asked for again", async () => {
  stateParts.loaded = null;
  stateParts.fetch = () => Promise.reject(new Error("offline"));
  await assert.rejects(fetchParts("5x5-mod3.1"));
  assert.ok(lacksParts("5x5-mod3.1"));
});
