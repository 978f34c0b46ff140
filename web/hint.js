/**
 * Help in four steps: how many presses are left, where about, which one, all of them. A plan is what the steps tell
 * from; it is made for the position as it stands.
 *
 * @typedef {import("./board-view.js").Engine} Engine
 * @typedef {object} Plan
 * @property {Uint8Array | null} presses  what is still to be pressed; null when there is no solution
 * @property {boolean} proven             whether fewer presses are known to be impossible
 * @property {Uint8Array | null} witness  lights that prove there is no solution
 */
import { EngineError } from "./engine.js";

const SLICE = 50; // pieces of work between two looks at the clock: about a millisecond

/**
 * The proven fewest presses, or null when that takes longer than the time given, or there are too many solutions to
 * search. Unsolvable: null as well.
 * @param {Engine} engine
 * @param {number} milliseconds
 */
export function fewestWithin(engine, milliseconds) {
  const deadline = performance.now() + milliseconds;
  const search = engine.fewest({ slice: SLICE });
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
 * @param {number} milliseconds  to look for the fewest presses; after that any solution serves
 * @returns {Plan}
 */
export function planHint(engine, milliseconds) {
  const { solvable, presses, witness } = engine.solve();
  if (!solvable) return { presses: null, proven: false, witness };
  const fewest = fewestWithin(engine, milliseconds);
  return { presses: fewest?.presses ?? presses, proven: fewest !== null, witness: null };
}

/**
 * What one step tells: marks for the board, and a sentence.
 * @param {Plan} plan
 * @param {number} step  1 to 4
 * @param {import("./board-view.js").BoardView} view
 * @returns {{ marks: import("./board-view.js").Marks, key: string, params: import("./i18n.js").Params }}
 */
export function tellHint({ presses, proven }, step, view) {
  const left = [...(presses ?? [])].flatMap((pressed, button) => (pressed ? [button] : []));
  const [button] = left;
  const remaining = left.length;
  const params = { remaining, button: view.shortName(button) };
  if (remaining === 0) return { marks: {}, key: "say.hint-solved", params: {} };
  if (step === 1) return { marks: {}, key: proven ? "say.hint-count" : "say.hint-count-at-most", params };
  if (step === 2) return { marks: { outline: view.region(button) }, key: "say.hint-region", params };
  if (step === 3)
    return {
      marks: { rings: new Set([button]) },
      key: proven ? "say.hint-button" : "say.hint-button-any",
      params: { ...params, remaining: remaining - 1 },
    };
  const numbers = new Map(left.map((each, index) => [each, index + 1]));
  const buttons = view.shortNames(left);
  return { marks: { numbers }, key: "say.hint-all", params: { remaining, buttons } };
}
