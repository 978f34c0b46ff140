/**
 * Help in four steps: how many presses are left, where about, which one, all of them. A plan is what the steps tell
 * from; it is made for the position as it stands.
 *
 * @typedef {import("./view.js").Engine} Engine
 * @typedef {import("../engine/engine.js").Reason} Reason
 * @typedef {object} Plan
 * @property {Uint8Array | null} presses  what is still to be pressed; null when there is no solution
 * @property {boolean} proven             whether fewer presses are known to be impossible
 * @property {Uint8Array | null} witness  lights that prove there is no solution
 * @property {Reason | null} reason  why one of the presses is needed
 */
import { EngineError } from "../engine/engine.js";

const NAMED_MAX = 30; // presses in one sentence
const COUNTED_MAX = 400; // lights: beyond, nobody counts
const SETTLED_MAX = 32; // independent quiet patterns: beyond, nobody reads what they settle
const CANDIDATES_MAX = 16; // presses among which the plainest reason is looked for

/**
 * The proven fewest presses, or null when that takes longer than the time given, or there are too many solutions to
 * search. Unsolvable: null as well.
 * @param {Engine} engine
 * @param {number} milliseconds
 */
export function fewestWithin(engine, milliseconds) {
  const deadline = performance.now() + milliseconds;
  const search = engine.fewest();
  try {
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      if (performance.now() >= deadline) return null;
    }
  } catch (error) {
    if (error instanceof EngineError) return null;
    throw error;
  }
}

/**
 * @param {Engine} engine
 * @param {() => { presses: Uint8Array } | null} find  the fewest presses; without them any solution serves
 * @returns {Plan}
 */
export function planHint(engine, find) {
  const { solvable, presses: any, witness } = engine.solve();
  if (!solvable) return { presses: null, proven: false, witness, reason: null };
  const fewest = find();
  const presses = /** @type {Uint8Array} */ (fewest?.presses ?? any);
  const reason = plainestReason(engine, presses);
  return { presses, proven: fewest !== null, witness: null, reason };
}

/**
 * The plainest reason for one of these presses: the fewest settled buttons, then the fewest lights.
 * @param {Engine} engine
 * @param {Uint8Array} presses  a solution of the position
 * @returns {Plan["reason"]} null when there is nothing to press, or too much to count
 */
export function plainestReason(engine, presses) {
  if (engine.lightCount > COUNTED_MAX || engine.solve().nullity > SETTLED_MAX) return null;
  const buttons = [...presses.keys()].filter((button) => presses[button]).slice(0, CANDIDATES_MAX);
  // Nothing is pressed that changes nothing, so each has its reason.
  const reasons = buttons.map((button) => /** @type {Reason} */ (engine.reason(button, presses)));
  const cost = (/** @type {Reason} */ { lights, settled }) =>
    settled.length * engine.lightCount + lights.reduce((sum, bit) => sum + bit, 0);
  return reasons.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/**
 * What one step tells: marks for the board, and a sentence.
 * @param {Plan} plan with presses
 * @param {number} step  1 to 4
 * @param {import("./view.js").BoardView} view
 * @returns {{ marks: import("./view.js").Marks, key: import("../ui/i18n.js").Key, params: import("../ui/i18n.js").Params }}
 */
export function tellHint({ presses, proven, reason }, step, view) {
  const left = [.../** @type {Uint8Array} */ (presses)].flatMap((pressed, button) => (pressed ? [button] : []));
  const remaining = left.length;
  if (remaining === 0) return { marks: {}, key: "say.hint-solved", params: {} };
  const button = reason?.button ?? left[0];
  const params = { remaining, button: view.shortName(button) };
  if (step === 1) return { marks: {}, key: proven ? "say.hint-count" : "say.hint-count-at-most", params };
  if (step === 2) return { marks: { outline: view.region(button) }, key: "say.hint-region", params };
  if (step === 3)
    return {
      marks: { rings: new Set([button]) },
      key: "say.hint-this",
      params: { ...params, remaining: remaining - 1 },
    };
  const numbers = new Map(left.map((each, index) => [each, index + 1]));
  const buttons = view.shortNames(left);
  const key = remaining > NAMED_MAX ? "say.hint-all-numbered" : "say.hint-all";
  return { marks: { numbers }, key, params: { remaining, buttons } };
}

/**
 * Why the button of the third step: the parity that needs it, where that can be counted.
 * @param {Plan} plan
 * @param {import("./view.js").BoardView} view
 * @returns {ReturnType<typeof tellHint>}
 */
export function tellWhy(plan, view) {
  const { marks, params } = tellHint(plan, 3, view);
  const { rings } = marks;
  const { reason, proven } = plan;
  if (!reason) return { marks: { rings }, key: proven ? "say.hint-button" : "say.hint-button-any", params };
  const { lights, count, settled, used } = reason;
  const ending = settled.length > 0 ? "-settled" : "";
  const more = { count, used, settled: view.shortNames(settled) };
  return {
    marks: { rings, counted: lights },
    key: `say.hint-why-${view.words}${ending}`,
    params: { ...params, ...more },
  };
}
