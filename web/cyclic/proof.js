/**
 * @file Proofs that all solutions press a button equally often: weights on the lights, such that every other press changes the weighted
 * sum of the lights by a multiple of the modulus. They are presses that solve the transposed board, which has a button for each light
 * and a dial for each button.
 *
 * @typedef {import("../board/view.js").Engine} Engine
 * @typedef {object} Proof
 * @property {number} button
 * @property {Uint8Array} weights
 * @property {number} unit     the change of the weighted sum by a press of the button, apart from multiples of the modulus
 * @property {number} modulus
 */

const SIDE_MAX = 64; // dials and buttons of a board
const STATES_MAX = 36;

/** @param {number} a @param {number} b @returns {number} */
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/** The least common multiple of the numbers of states. @param {Engine} engine */
const modulusOf = ({ states }) => [...new Set(states)].reduce((all, k) => (all / gcd(all, k)) * k, 1);

/** @param {number} value */
const digit = (value) => value.toString(36);

/** The transposed board, a notation without lights, with all steps times `scale`. @param {Engine} engine @param {number} modulus @param {number} scale */
function transposed(engine, modulus, scale) {
  const masks = Array.from({ length: engine.buttonCount }, (_, button) => engine.mask(button));
  const rows = Array.from(engine.states, (k, light) =>
    masks.map((steps) => digit(scale * ((steps[light] * (modulus / k)) % modulus))).join(""),
  );
  return `dials${scale * modulus}-${rows.join("-")}`;
}

/**
 * The proofs for those of the buttons that have one. Boards that are too large for the transposed one have none.
 * @param {Engine} engine
 * @param {Engine} other  its board is replaced
 * @param {number[]} buttons
 * @returns {Proof[]}
 */
export function proofsOf(engine, other, buttons) {
  const { states, orders, lightCount, buttonCount } = engine;
  const modulus = modulusOf(engine);
  if (Math.max(lightCount, buttonCount) > SIDE_MAX || modulus > STATES_MAX) return [];
  const scale = modulus === 2 ? 2 : 1; // dials have more than two states
  const board = transposed(engine, modulus, scale);
  return buttons.flatMap((button) => {
    const unit = modulus / orders[button];
    const start = Array.from(orders, (_, each) => (each === button ? digit(scale * (modulus - unit)) : "0"));
    other.load(`${board}.${start.join("")}`);
    const { solvable, presses } = other.solve();
    if (!solvable) return [];
    return [
      {
        button,
        weights: states.map((k, light) => (Number(presses?.[light]) * (modulus / k)) % modulus),
        unit,
        modulus,
      },
    ];
  });
}

/** The sum of the steps from each light to its target, times its weight. @param {Engine} engine @param {Uint8Array} weights */
export function weigh({ lights, targets, states }, weights) {
  const steps = states.map((k, light) => ((targets?.[light] ?? 0) + k - lights[light]) % k);
  return steps.reduce((sum, each, light) => sum + each * weights[light], 0);
}
