// The worker, called as a worker's scope is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { serve } from "../web/engine/worker.js";
import { module } from "./core.js";

const engine = createEngine(module);

/** A worker's scope, and what is posted in it. */
function serveHere(context) {
  const said = [];
  const scope = /** @type {any} */ ({ postMessage: (message) => said.push(message) });
  Object.assign(globalThis, { self: scope });
  context.after(() => Reflect.deleteProperty(globalThis, "self"));
  serve();
  return { scope, said };
}

test("a worker posts that it is ready, answers as the engine does, and posts the error of a refused job", (context) => {
  const { scope, said } = serveHere(context);
  const ask = (method, args) => scope.onmessage({ data: { module, method, args } });
  ask("solve", { notation: "4x4.9d98" });
  ask("fewest", { notation: "5x5.on" });
  ask("weights", { notation: "4x4.9d98" });
  ask("solve", { notation: "5x5.o" });
  const [started, solved, fewest, weights, refused] = said.filter(({ progress }) => progress === undefined);
  assert.deepEqual(started, { started: true });
  engine.load("4x4.9d98");
  assert.deepEqual(solved, { result: engine.solve() });
  assert.equal(fewest.result.weight, 15);
  assert.deepEqual(weights, { result: engine.weights() });
  assert.deepEqual([refused.error.code, refused.error.position], ["digit", 4]);
});

test("a worker posts a level, which is a text, and that there is none", (context) => {
  const { scope, said } = serveHere(context);
  const ask = (method, args) => scope.onmessage({ data: { module, method, args } });
  ask("generating", { notation: "9x9.off", weight: 30, seed: 1 });
  ask("generating", { notation: "12x12-king-torus.off", weight: 40, seed: 1, budget: 1 });
  const answers = said.filter(({ progress, started }) => progress === undefined && !started);
  const level = engine.generate({ notation: "9x9.off", weight: 30, seed: 1 });
  assert.match(level ?? "", /^9x9\./);
  assert.deepEqual(answers, [{ result: level }, { result: null }]);
});

test("a worker posts its progress at most ten times a second", (context) => {
  const { scope, said } = serveHere(context);
  const progressAt = (pace) => {
    let [now, asked] = [0, 0];
    context.mock.method(performance, "now", () => (now = pace * ++asked));
    said.length = 0;
    scope.onmessage({ data: { module, method: "fewest", args: { notation: "30x30.on", slice: 1 } } });
    context.mock.restoreAll();
    return { told: said.filter(({ progress }) => progress).length, seconds: now / 1000, last: said.at(-1) };
  };
  const [slow, quick] = [progressAt(100), progressAt(1)];
  assert.ok(slow.told > 5 && slow.last.result.weight === 376, `${slow.told} reports`);
  assert.ok(quick.told <= 10 * quick.seconds && quick.last.result.weight === 376, `${quick.told} reports`);
});
