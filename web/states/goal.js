/** @file The goal and the rule of a board, in sentences. */
import { ruleName } from "../board/notation.js";
import { doorsRule, goalOf as plainGoalOf } from "../board/said.js";
import { differsInTargets, firstOf } from "../board/turns.js";
import { viewNameOf } from "../engine/kind.js";
import { MASKS_MAX } from "../engine/letters.js";
import { isTouched } from "../ui/touch.js";

/**
 * @typedef {import("../board/state-parts.js").Words} Words
 * @typedef {import("../board/view.js").Engine} Engine
 */

/** The sentences about the boards of each view. @type {Record<ReturnType<typeof viewNameOf>, (engine: Engine) => Words[]>} */
const SAID = {
  hall: plainGoalOf,
  cells: plainGoalOf,
  "marked-hall": (engine) => [...doorsGoalOf(engine), ...marksOf(engine)],
  dials: (engine) => allOf(engine, "dials", `states.rule.${dialsRule(engine)}`),
  surface: (engine) =>
    allOf(engine, "lights", `states.rule.${engine.boardNotation.startsWith("graph") ? "graph" : "surface"}`),
  states: (engine) => allOf(engine, "lights", `game.rule.${ruleName(engine)}`),
};

/** @param {Engine} engine @returns {Words[]} the goal, the rule, what marks mean, and the press backwards if there is one */
export const goalOf = (engine) => SAID[viewNameOf(engine.boardNotation)](engine);

/** @param {Engine} engine @param {"lights" | "dials"} what @param {Words["key"]} key of the rule @returns {Words[]} */
function allOf(engine, what, key) {
  const rule = { key, params: { most: Math.max(...engine.states) - 1 } };
  return [taskOf(engine, what), rule, ...marksOf(engine), ...(engine.bothWays ? [backWords()] : [])];
}

/** @param {Engine} engine @returns {Words[]} */
function doorsGoalOf(engine) {
  const { targets } = engine;
  const goal = targets ? (targets.includes(1) ? "target" : "off") : "either";
  return [{ key: `game.goal.doors-${goal}` }, { key: `game.rule.${doorsRule(engine)}` }];
}

/** @param {Engine} engine @returns {Words[]} */
function marksOf({ locked, any }) {
  return /** @type {const} */ ([
    [locked, "states.locked-about"],
    [any, "states.any-about"],
  ]).flatMap(([cells, key]) => (cells.includes(1) ? [{ key }] : []));
}

/** True if every press turns its dials one step on. @param {Engine} engine */
const turnsByOne = (engine) =>
  Array.from({ length: engine.buttonCount }, (_, button) => engine.mask(button))
    .flatMap((mask) => [...mask])
    .every((steps) => steps <= 1);

/** @param {Engine} engine */
const dialsRule = (engine) =>
  engine.lightCount > MASKS_MAX ? "dials-many" : turnsByOne(engine) ? "dials-by-one" : "dials";

/** @returns {Words} */
const backWords = () => ({ key: isTouched() ? "states.back-touch" : "states.back" });

/** @param {Engine} engine @param {"lights" | "dials"} what @returns {Words} */
function taskOf(engine, what) {
  const { targets, states } = engine;
  if (!targets) return { key: `states.goal.${what}-same` };
  if (differsInTargets(engine)) return { key: `states.goal.${what}-own` };
  const target = targets[firstOf(engine)];
  if (Math.max(...states) === 2) return { key: target ? "game.goal.on" : "game.goal.off" };
  return { key: `states.goal.${what}`, params: { target } };
}
