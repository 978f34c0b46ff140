// The sentences about a board: each exists, and boards of the same goal, rule and edges have the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { saidOf } from "../web/board/said.js";
import { createEngine } from "../web/engine/all.js";
import game from "../web/locales/en/game.js";
import rules from "../web/locales/en/rules.js";
import { goalOf } from "../web/states/goal.js";
import { module } from "./core.js";
import { locales } from "./locales.js";

const engine = createEngine(module);

/** @param {string} notation */
function said(notation) {
  engine.load(notation);
  return saidOf(engine)
    .map(({ key }) => key)
    .join(" ");
}

test("goal, rule and joined edges of a board have their sentences, whatever its size and lights", () => {
  const all = new Set();
  for (const rule of ["", "-ring", "-cross", "-king", "-knight", "-rowcol", "-r748"])
    for (const edges of ["", "-cylinder", "-torus"])
      for (const goal of ["", "-goal-on", "-goal-either"]) {
        const board = `${rule}${edges}${goal}`;
        const keys = said(`5x6${board}.on`);
        assert.equal(said(`7x5${board}.off`), keys);
        assert.equal(keys.split(" ").length, edges ? 3 : 2);
        for (const key of keys.split(" ")) assert.ok(key in { ...game, ...rules }, key);
        all.add(keys);
      }
  assert.equal(all.size, 7 * 3 * 3);
  for (const [target, goal] of Object.entries({ "": "on", "=off": "off", "=*": "either", "=a": "target" })) {
    assert.equal(said(`doors-110-011-101${target}.off`), `game.goal.doors-${goal} game.rule.doors`);
    assert.ok(`game.goal.doors-${goal}` in game);
  }
});

test("a hall of more than ten doors or dials, which shows no masks below them, tells of those that light up", () => {
  const board = (/** @type {number} */ count) => `-${Array(count).fill("1".padStart(count, "0")).join("-")}`;
  const ruleOf = (/** @type {string} */ notation) => {
    engine.load(notation);
    return goalOf(engine)[1].key;
  };
  assert.deepEqual(
    [10, 11, 24].map((count) => ruleOf(`doors${board(count)}.off`)),
    ["game.rule.doors", "game.rule.doors-many", "game.rule.doors-many"],
  );
  assert.equal(ruleOf(`doors${board(11)}-any100.off`), "game.rule.doors-many");
  assert.deepEqual(
    [10, 11].map((count) => ruleOf(`dials4${board(count)}.0`)),
    ["states.rule.dials-by-one", "states.rule.dials-many"],
  );
  for (const [language, sections] of locales) {
    const sentences = Object.assign({}, ...sections.map(([, sentences]) => sentences));
    for (const key of ["game.rule.doors-many", "states.rule.dials-many"])
      assert.doesNotMatch(sentences[key], /below|下面/, `${language}: ${key}`);
  }
});
