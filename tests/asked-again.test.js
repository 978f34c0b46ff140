// The instance that gave one answer gives others: what was asked before, of whichever board, changes no answer.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { module } from "./core.js";
import { randomPosition, randomSource } from "./plain.js";

const random = randomSource(20);
const BYTES = readFileSync(new URL("../build/lights-and-doors.wasm", import.meta.url));

/** Methods that leave their instance to others. @type {Record<string, (engine: import("../web/engine/engine.js").Engine) => unknown>} */
const QUESTIONS = {
  fewestNow: (engine) => engine.fewestNow(1 + random(50)) && engine.fewestNow(),
  hint: (engine) => engine.hint(),
  solutions: (engine) => [...engine.solutions()].slice(0, 100),
  weights: (engine) => engine.weights(),
  freePatterns: (engine) => engine.freePatterns(),
  nearest: (engine) => engine.nearest(),
  level: (engine) => engine.generate({ weight: 1 }),
  doors: (engine) => engine.generate({ doors: 5, seed: 3 }),
  refusal: (engine) => assert.throws(() => engine.generate({ notation: "5x5.z", weight: 1 })),
  fewest: (engine) => {
    const search = engine.fewest();
    for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
  },
  steps: (engine) => engine.steps("elimination").at(0),
};

/** @param {import("../web/engine/engine.js").Engine} engine @param {string} name @param {string} board */
function answer(engine, name, board) {
  engine.load(board);
  return QUESTIONS[name](engine);
}

const BOARDS = [...Array.from({ length: 40 }, () => randomPosition(random, 3)), "4x4.on", "5x5-mod3.1", "cube2.on"];

test("answers do not depend on what was asked before", () => {
  const engine = createEngine(module);
  const names = Object.keys(QUESTIONS);
  for (let i = 0; i < 80; i++) {
    const [name, board] = [names[random(names.length)], BOARDS[random(BOARDS.length)]];
    const fresh = createEngine(new WebAssembly.Module(BYTES)); // a module whose instances have answered nothing
    assert.deepEqual(answer(engine, name, board), answer(fresh, name, board), `${name} of ${board}`);
  }
});

test("lists and searches that are not at their end keep their instances", () => {
  const [engine, other] = [createEngine(module), createEngine(module)];
  engine.load("9x9.on"); // 256 solutions
  const all = [...engine.solutions()];
  const [list, search] = [engine.solutions(), engine.fewest()];
  const listed = [];
  let step = search.next();
  for (const solution of list) {
    listed.push(solution);
    other.load(BOARDS[listed.length % BOARDS.length]);
    other.fewestNow();
    if (!step.done) step = search.next();
  }
  assert.deepEqual(listed, all);
  while (!step.done) step = search.next();
  assert.deepEqual(step.value, engine.fewestNow());
});
