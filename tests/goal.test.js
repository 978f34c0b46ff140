// The sentences over boards with more than two states say the goal, the rule and the way back of the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { withGoal } from "../web/engine/kind.js";
import { goalOf } from "../web/states/goal.js";
import { engineOf } from "./core.js";
import { locales } from "./locales.js";

test("the goal is a state for all, a target for each, or the same for all", () => {
  for (const [notation, key, target] of /** @type {const} */ ([
    ["2x2-mod3.1", "lights", 0],
    ["2x2-mod3=2.1", "lights", 2],
    ["2x2-holes8-mod3=0222.0", "lights", 2],
    ["2x2-mod3=0222.1", "lights-own"],
    ["2x2-mod3=*.0120", "lights-same"],
    ["dials4-10-11=3.0", "dials", 3],
    ["dials4-10-11=30.0", "dials-own"],
    ["dials4-10-11=*.01", "dials-same"],
  ])) {
    const [task] = goalOf(engineOf(notation));
    assert.equal(task.key, `states.goal.${key}`, notation);
    assert.equal(task.params?.target, target, notation);
  }
});

test("the rule is that of the board, with its highest state, and a way back is told where there is one", () => {
  const of = (notation) => {
    const [, rule, back] = goalOf(engineOf(notation));
    return [rule.key, rule.params?.most, back !== undefined];
  };
  assert.deepEqual(of("3x3-mod3.1"), ["game.rule.plus", 2, false]);
  assert.deepEqual(of("3x3-king-torus-mod12~.1"), ["game.rule.king", 11, true]);
  assert.deepEqual(of("3x3-r0c0-mod3.1"), ["game.rule.own", 2, false]);
  assert.deepEqual(of("dials4_6~-10-11.0").slice(0, 1), ["states.rule.dials-by-one"]);
  assert.deepEqual(of("dials4-12-01.0").slice(0, 1), ["states.rule.dials"]);
});

test("every rule has its sentence in every language", () => {
  const [{ rules }] = [engineOf("5x5.on")];
  for (const [language, sections] of locales) {
    const sentences = Object.assign({}, ...sections.map(([, sentences]) => sentences));
    for (const rule of [...rules, "own"]) {
      const [flips, turns] = [{}, { most: 4 }].map(sentences[`game.rule.${rule}`]);
      assert.ok(flips !== turns && /4/.test(turns), `${language}: ${rule}`);
      assert.equal(sentences[`game.rule.${rule}`]({ most: 1 }), flips, "two states by any name");
    }
  }
});

test("a goal by its word is an option of grids and a target of doors, and a position keeps a goal of its own", () => {
  for (const start of ["3x3.800", "doors-110-011-101.8"])
    for (const goal of ["off", "on", "either"]) assert.equal(engineOf(withGoal(start, goal)).goal, goal);
  for (const own of ["3x3-goal-on.off", "3x3=800.off", "doors-110-011-101=8.off"])
    assert.equal(withGoal(own, "off"), own);
});
