/**
 * @file Steps and positions of lights with k states.
 * @typedef {Uint8Array | null} Targets  of each light the state that ends the game; null if all have to show the same, whichever
 */

/** True if the lights are on or off, and each has its own goal: what they need is a parity. @param {import("./view.js").Engine} engine */
export const hasParities = ({ states, goal }) => goal !== "same" && states.every((count) => count <= 2);

/** The shorter way to turn by some steps: from −k/2 to k/2, forwards where both are as long. @param {number} steps @param {number} states k */
export function shorterWay(steps, states) {
  const forwards = ((steps % states) + states) % states;
  return 2 * forwards > states ? forwards - states : forwards;
}

/** A whole number with a minus sign, not a hyphen. @param {number} value */
export const signed = (value) => String(value).replace("-", "−");

/** The text of a number of presses: "2×", "−1×". @param {number} times */
export const timesText = (times) => `${signed(times)}×`;

/** True if a button may have to be pressed more than once. @param {import("./view.js").Engine} engine */
export const isCounted = ({ orders }) => orders.some((order) => order > 2);

/**
 * The number on a press of a solution: its place in the order; or how often the button is pressed, where one may have to be pressed more than once.
 * @param {import("./view.js").Engine} engine
 * @returns {(times: number, index: number) => number | string}
 */
export const pressNumbers = (engine) => (isCounted(engine) ? timesText : (_, index) => index + 1);

/**
 * The marks of a solution: rings; or how often each button is pressed, where one may have to be pressed more than once.
 * @param {import("./view.js").Engine} engine
 * @param {Int16Array} ways as of Engine.ways()
 * @returns {import("./view.js").Marks}
 */
export function solutionMarks(engine, ways) {
  const pressed = [...ways.entries()].filter(([, times]) => times);
  return isCounted(engine)
    ? { numbers: new Map(pressed.map(([button, times]) => [button, timesText(times)])) }
    : { rings: new Set(pressed.map(([button]) => button)) };
}

/** The ending of the keys of sentences about a solution. @param {import("./view.js").Engine} engine @returns {"" | "-states"} "-states": a button may have to be pressed more than once */
export const solutionEnding = (engine) => (isCounted(engine) ? "-states" : "");

/** True if the light is as the goal demands. @param {Targets} targets @param {Uint8Array} lights @param {number} light */
export function isRight(targets, lights, light) {
  return targets ? lights[light] === targets[light] : lights.every((state) => state === lights[0]);
}

/** The first light whose final state matters. @param {import("./view.js").Engine} engine */
export const firstOf = ({ states, any }) => states.findIndex((count, light) => count > 1 && !any[light]);

/** True if lights have different targets, so that each has to show its own. @param {import("./view.js").Engine} engine */
export function differsInTargets(engine) {
  const { targets, holes, any } = engine;
  const first = targets?.[firstOf(engine)];
  return targets?.some((target, light) => target !== first && !holes[light] && !any[light]) ?? false;
}

/** The place of a position on the rim, at a radius in hundredths of the dial. @param {number} position @param {number} states @param {number} radius */
export function onRim(position, states, radius) {
  const angle = (2 * Math.PI * position) / states;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

/** The path of the lines that mark the positions. @param {number} states */
export function ticksOf(states) {
  const lines = Array.from({ length: states }, (_, position) => {
    const [inner, outer] = [40.5, 45].map((radius) => onRim(position, states, radius));
    return `M${inner.x.toFixed(1)} ${inner.y.toFixed(1)}L${outer.x.toFixed(1)} ${outer.y.toFixed(1)}`;
  });
  return lines.join("");
}

/** The number of solutions of a solvable position: the product of the orders of its quiet patterns. @param {import("./view.js").Engine} engine @param {number} nullity */
export function countSolutions(engine, nullity) {
  if (!isCounted(engine)) return 1n << BigInt(nullity);
  let count = 1n;
  for (let k = 0; k < nullity; k++) count *= BigInt(engine.quietOrder(k));
  return count;
}

/**
 * The proof that a position of lights with k states has no solution: the sum of the states, each times its weight, now and at the goal. Every
 * press changes it by a multiple of the modulus. If all may show the same, whichever, the goal is null: the sum is then such a multiple.
 * @param {import("./view.js").Engine} engine
 * @param {Uint8Array} weights the witness
 */
export function proofOf(engine, weights) {
  const { lights, targets } = engine;
  const sum = (/** @type {Uint8Array} */ states) =>
    weights.reduce((all, weight, light) => all + weight * states[light], 0);
  return { modulus: engine.solve().modulus, now: sum(lights), goal: targets && sum(targets) };
}

/** The same proof; null where a parity of the witness proves it. @param {import("./view.js").Engine} engine @param {Uint8Array} weights the witness */
export const proofBeyondParity = (engine, weights) => (hasParities(engine) ? null : proofOf(engine, weights));
