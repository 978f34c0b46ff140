// The sentences about a board: each exists, and boards of the same goal, rule and edges have the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { saidOf } from "../web/board/said.js";
import { createEngine } from "../web/engine/all.js";
import game from "../web/locales/en/game.js";
import rules from "../web/locales/en/rules.js";
import { module } from "./core.js";

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
