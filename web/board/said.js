/** @file The sentences that say what a board wants: its goal, its rule, presses backwards, and joined edges. */

import { MASKS_MAX } from "../engine/letters.js";
import { ruleName } from "./notation.js";
import { stateParts } from "./state-parts.js";

/** @typedef {import("./state-parts.js").Words} Words */

/** @param {import("./view.js").Engine} engine @returns {Words[]} the goal comes first, then the rule */
export function saidOf(engine) {
  const said = (stateParts.loaded?.goalOf ?? goalOf)(engine);
  const key = /** @type {import("../ui/i18n.js").Key} */ (`game.edges.${engine.wrap}`);
  return engine.wrap === "flat" ? said : [...said, { key }];
}

/** @param {import("./view.js").Engine} engine @returns {Words[]} */
export function goalOf(engine) {
  const isDoors = engine.kind === "doors";
  const keys = [
    `game.goal.${isDoors ? "doors-" : ""}${engine.goal}`,
    `game.rule.${isDoors ? doorsRule(engine) : ruleName(engine)}`,
  ];
  return keys.map((key) => ({ key: /** @type {import("../ui/i18n.js").Key} */ (key) }));
}

/** The name of the rule of a hall, where the doors that one turns are seen. @param {import("./view.js").Engine} engine */
export const doorsRule = ({ lightCount }) =>
  lightCount > MASKS_MAX ? /** @type {const} */ ("doors-many") : /** @type {const} */ ("doors");
