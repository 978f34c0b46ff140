/**
 * @file The reason why a solution presses a button.
 *
 * @typedef {import("../board/view.js").Engine} Engine
 * @typedef {object} WeightReason
 * @property {number} button
 * @property {Uint8Array} lights  the weights of a proof; all 0 without one
 * @property {import("../ui/i18n.js").Key} key
 * @property {import("../ui/i18n.js").Params} params
 */
import { createEngine } from "../engine/engine.js";
import { core } from "../loading/module.js";
import { proofsOf, weigh } from "./proof.js";

const CANDIDATES_MAX = 16; // presses compared to find the fewest weights

/** @param {Uint8Array} weights */
const counted = (weights) => weights.reduce((sum, weight) => sum + Math.sign(weight), 0);

/**
 * The reason for one of these presses: the proof with the fewest weights, or else that a solution has it.
 * @param {Engine} engine
 * @param {Uint8Array} presses  a solution of the position
 * @param {boolean} proven      it has the fewest presses
 * @returns {WeightReason | null} null if there is nothing to press
 */
export function reasonOf(engine, presses, proven) {
  const buttons = [...presses.keys()].filter((button) => presses[button]);
  if (buttons.length === 0) return null;
  const other = createEngine(/** @type {import("../engine/engine.js").Module} */ (core));
  const proofs = engine.targets ? proofsOf(engine, other, buttons.slice(0, CANDIDATES_MAX)) : [];
  const [proof] = proofs.sort((a, b) => counted(a.weights) - counted(b.weights));
  const { button, weights } = proof ?? { button: buttons[0], weights: new Uint8Array(engine.lightCount) };
  const times = engine.ways(presses)[button];
  if (!proof) return { button, lights: weights, key: "say.hint-why-solution", params: { times, proven } };
  const { unit, modulus } = proof;
  const sum = weigh(engine, weights);
  const params = { times, sum, unit, modulus, rest: sum % modulus };
  return { button, lights: weights, key: "say.hint-why-weights", params };
}
