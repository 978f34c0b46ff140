// The parts that a lazy script brings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchParts, lacksParts, stateParts } from "../web/board/state-parts.js";
import { compileEngine } from "../web/engine/compile.js";
import { createEngine } from "../web/engine/engine.js";
import { optional } from "../web/engine/optional.js";

/** A call for each name that the engine takes from modules that a script may have later. @type {Record<string, (engine: any) => unknown>} */
const NEEDS = {
  rowsText: (engine) => engine.loadRows([[1]]),
  readPasted: (engine) => engine.paste("3x3.on"),
  readMasks: (engine) => engine.pasteMasks("011"),
  freePatternsOf: (engine) => engine.freePatterns(),
  nearestOf: (engine) => engine.nearest(),
  solutionsOf: (engine) => engine.solutions(),
  weightsOf: (engine) => engine.weights(),
  dealDoors: (engine) => engine.generate({ doors: 3 }),
  nullityOf: (engine) => engine.nullity(3, 3),
  largeOf: (engine) => engine.large(3, 3),
  countSets: (engine) => engine.census(3),
  listSets: (engine) => engine.censusListing(3),
  Equations: (engine) => engine.equations(2),
  lessonOn: (engine) => engine.steps("elimination"),
  compileEngine: (engine) => engine.constructor.create(),
};

test("what a script has not compiled is refused by a code without a sentence; afterwards the engine has it, and its sentences", async () => {
  const engine = createEngine(await compileEngine());
  const refused = { name: "EngineError", code: "omitted", message: "omitted" };
  for (const [name, call] of Object.entries(NEEDS)) await assert.rejects(async () => call(engine), refused, name);
  assert.throws(() => engine.load("5x"), { code: "size", message: /“size” at character 3/ });
  await import("../web/engine/all.js");
  for (const [name, call] of Object.entries(NEEDS)) {
    await call(engine);
    assert.ok(name in optional, name);
  }
  assert.throws(() => engine.load("5x"), { code: "size", message: /^Line 1, column 3/ });
});

test("the parts for more than two states are fetched once, for the first board that needs them", async () => {
  let [fetched, compiled] = [0, 0];
  const parts = /** @type {any} */ ({ compileStates: async () => void compiled++ });
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
  assert.deepEqual([fetched, compiled, lacksParts("5x5-mod3.1"), stateParts.loaded], [1, 1, false, parts]);
});

test("parts that do not come are asked for again", async () => {
  stateParts.loaded = null;
  stateParts.fetch = () => Promise.reject(new Error("offline"));
  await assert.rejects(fetchParts("5x5-mod3.1"));
  assert.ok(lacksParts("5x5-mod3.1"));
});
