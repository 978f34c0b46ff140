/**
 * Hints in steps: the number of remaining presses, the region, one button, all buttons. A plan contains the data of all steps;
 * it is valid for one position.
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("../engine/engine.js").Reason} Reason
 * @typedef {object} Plan
 * @property {Uint8Array | null} presses  the remaining presses; null if there is no solution
 * @property {boolean} proven             fewer presses are proven impossible
 * @property {Uint8Array | null} witness  lights that prove there is no solution
 * @property {Reason | null} reason       the proof that one of the presses is needed
 */
import { EngineError } from "../engine/engine.js";
import { pressNumbers } from "./turns.js";

export const HINT_STEPS = 4;
const NAMED_MAX = 30; // presses listed in one sentence, at most
const COUNTED_MAX = 400; // more lights are too many to count
const SETTLED_MAX = 32; // with more independent quiet patterns the list of settled buttons is too long to read
const CANDIDATES_MAX = 16; // presses compared to find the simplest reason

/**
 * The proven fewest presses; null if the position is unsolvable, has too many solutions to search, or takes longer than
 * the time given and more than one slice.
 * @param {Engine} engine
 * @param {number} milliseconds
 */
export function fewestWithin(engine, milliseconds) {
  const deadline = performance.now() + milliseconds;
  const search = engine.fewest();
  try {
    for (;;) {
      const step = search.next();
      if (step.done === true) return step.value;
      if (!step.value.done && performance.now() >= deadline) return null;
    }
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * @param {Engine} engine
 * @param {() => { presses: Uint8Array } | null} find  finds the fewest presses; if it returns null, any solution is used
 * @param {Uint8Array | null} [kept]  the presses left of the last plan: a hint goes on with them unless it finds fewer
 * @returns {Plan}
 */
export function planHint(engine, find, kept = null) {
  const { solvable, presses: any, witness } = engine.solve();
  if (!solvable) return { presses: null, proven: false, witness, reason: null };
  const fewest = find();
  const found = /** @type {Uint8Array} */ (fewest?.presses ?? any);
  const presses = kept && engine.cost(kept) <= engine.cost(found) ? kept : found;
  return { presses, proven: fewest !== null, witness: null, reason: simplestReason(engine, presses) };
}

/**
 * The simplest reason for one of these presses: the fewest settled buttons, then the fewest lights.
 * @param {Engine} engine
 * @param {Uint8Array} presses  a solution of the position
 * @returns {Reason | null} null if there is nothing to press or too much to count
 */
function simplestReason(engine, presses) {
  if (engine.lightCount > COUNTED_MAX || engine.solve().nullity > SETTLED_MAX) return null;
  const buttons = [...presses.keys()].filter((button) => presses[button]).slice(0, CANDIDATES_MAX);
  const isOpen = engine.goal === "same" && engine.states.some((states) => states > 2); // it is open how far the lights must turn
  const reasons = isOpen ? [] : buttons.flatMap((button) => engine.reason(button, presses) ?? []);
  const cost = (/** @type {Reason} */ { lights, settled }) => settled.length * engine.lightCount + countOf(lights);
  return reasons.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** @param {Uint8Array} weights */
const countOf = (weights) => weights.reduce((sum, weight) => sum + Math.sign(weight), 0);

/**
 * The marks and the sentence of one step.
 * @param {Plan} plan with presses
 * @param {number} step  1 to HINT_STEPS
 * @param {import("./view.js").BoardView} view
 * @returns {{ marks: import("./view.js").Marks, key: import("../ui/i18n.js").Key, params: import("../ui/i18n.js").Params }}
 */
export function tellHint({ presses, proven, reason }, step, view) {
  const { engine } = view;
  const ways = engine.ways(/** @type {Uint8Array} */ (presses));
  const left = [...ways].flatMap((times, button) => (times ? [button] : []));
  const remaining = engine.cost(/** @type {Uint8Array} */ (presses));
  if (remaining === 0) return { marks: {}, key: "say.hint-solved", params: {} };
  const button = reason?.button ?? left[0];
  const params = { remaining, button: view.shortName(button), doors: view.words === "doors" };
  if (step === 1) return { marks: {}, key: proven ? "say.hint-count" : "say.hint-count-at-most", params };
  if (step === 2) return { marks: { outline: view.region(button) }, key: "say.hint-region", params };
  if (step === 3)
    return {
      marks: { rings: new Set([button]) },
      key: ways[button] < 0 ? "say.hint-back" : "say.hint-this",
      params: { ...params, remaining: remaining - 1 },
    };
  const numbers = numbersOf(engine, ways);
  const buttons = view.shortNames(left, ways);
  const key = remaining > NAMED_MAX ? "say.hint-all-numbered" : "say.hint-all";
  return { marks: { numbers }, key, params: { remaining, buttons } };
}

/**
 * The marks of presses.
 * @param {Engine} engine
 * @param {Int16Array} ways
 * @returns {Map<number, number | string>}
 */
export function numbersOf(engine, ways) {
  const left = [...ways.keys()].filter((button) => ways[button]);
  const numberOf = pressNumbers(engine);
  return new Map(left.map((button, index) => [button, numberOf(ways[button], index)]));
}

/**
 * The reason for the button of the third step: the parity that needs it, if it can be counted.
 * @param {Plan} plan
 * @param {import("./view.js").BoardView} view
 * @returns {ReturnType<typeof tellHint>}
 */
export function tellWhy(plan, view) {
  const { marks, params } = tellHint(plan, 3, view);
  const { rings } = marks;
  const { reason, proven } = plan;
  if (!reason) return { marks: { rings }, ...tellUnproven(plan, view, { ...params, proven }) };
  const { lights, count, settled, used } = reason;
  const ending = settled.length > 0 ? "-settled" : "";
  const more = { count, used, settled: view.shortNames(settled), ...weightsOf(reason, plan, view) };
  const key = /** @type {const} */ (`say.hint-why${reason.modulus > 2 ? "-weights" : ""}${ending}`);
  return { marks: { rings, counted: lights }, key, params: { ...params, ...more } };
}

/** The values that only sentences of reasons with weights have, or only those without. @param {Reason} reason @param {Plan} plan @param {import("./view.js").BoardView} view */
function weightsOf({ button, lights, modulus, unit, count, used }, { presses }, { engine }) {
  if (modulus === 2) return { all: countOf(lights) };
  const times = engine.ways(/** @type {Uint8Array} */ (presses))[button];
  return { times, sum: count, rest: count % modulus, unit, modulus, used: used % modulus };
}

/** @param {Plan} plan @param {import("./view.js").BoardView} view @param {import("../ui/i18n.js").Params & { proven: boolean }} params */
function tellUnproven({ presses }, { engine }, params) {
  const times = engine.ways(/** @type {Uint8Array} */ (presses)).find(Boolean);
  /** @type {import("../ui/i18n.js").Key} */
  let key = params.proven ? "say.hint-button" : "say.hint-button-any";
  if (times !== 1) key = "say.hint-why-solution";
  return { key, params: { ...params, times } };
}
