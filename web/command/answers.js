/**
 * @file The commands that answer in text or JSON: a solution, the fewest presses, all solutions and their number. Each command yields what
 * it writes and returns its exit code.
 */
import { letterOf } from "../board/letters.js";
import { countSolutions } from "../board/turns.js";
import { SHAPE } from "../reading/shape.js";
import { EXITS, Refusal } from "./refusal.js";
import { lineOfShare } from "./shares.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./index.js").Context} Context */
/** @typedef {Generator<string, import("./refusal.js").Exit, void>} Output */
/** @typedef {{ index: number, name: string, times: number }} Named */

const SLICE = 5000; // some tenths of a second
const NAMED_MAX = 40; // lights in one sentence

/** The name of a light or a button: a letter, "row,column", or on boards that are no grid a number. @param {Engine} engine @param {number} index */
function nameOf({ kind, cols, boardNotation }, index) {
  if (kind === "doors") return letterOf(index);
  return SHAPE.test(boardNotation) ? String(index + 1) : `${Math.floor(index / cols) + 1},${(index % cols) + 1}`;
}

/** The entries of a list that are not 0, with names. @param {Engine} engine @param {ArrayLike<number>} list @returns {Named[]} */
const namedIn = (engine, list) =>
  Array.from(list).flatMap((times, index) => (times ? [{ index, name: nameOf(engine, index), times }] : []));

/** @param {Engine} engine @param {Uint8Array} presses */
const pressesIn = (engine, presses) => namedIn(engine, engine.ways(presses));

/** "1,1 2,3*2": names, with their numbers if these are not 1. @param {Named[]} named */
const lineOf = (named) => named.map(({ name, times }) => (times === 1 ? name : `${name}*${times}`)).join(" ");

/** A line of text, or a JSON object. @param {Context} context @param {object} object @param {string} line */
const written = ({ engine, values }, object, line) =>
  `${values.json ? JSON.stringify({ notation: engine.notation, ...object }) : line}\n`;

/** Says that there is no solution, and proves it. @param {Context} context @returns {Output} */
function* writeNone(context) {
  const { engine, t, tell } = context;
  const { rank, nullity, modulus, witness } = engine.solve();
  const lights = namedIn(engine, /** @type {Uint8Array} */ (witness));
  yield written(context, { solvable: false, rank, nullity, modulus, witness: lights }, "none");
  const more = lights.length > NAMED_MAX ? " …" : "";
  const words = { modulus, lights: lineOf(lights.slice(0, NAMED_MAX)) + more };
  const hasWeights = engine.states.some((states) => states > 2);
  tell(t(hasWeights ? "command.none-weights" : "command.none", words));
  return EXITS.none;
}

/** @param {Context} context @returns {Output} */
export function* solve(context) {
  const { engine } = context;
  const { presses, rank, nullity } = engine.solve();
  if (!presses) return yield* writeNone(context);
  const named = pressesIn(engine, presses);
  const facts = { solvable: true, rank, nullity, weight: engine.cost(presses), presses: named };
  yield written(context, facts, lineOf(named));
  return EXITS.done;
}

/**
 * A solution with the fewest presses; null if there is none.
 * @param {Context} context
 * @throws {Refusal} when the budget is used up
 */
export function searchFewest({ engine, t, values, report }) {
  const { budget, share = { share: 1, shares: 1 } } = values;
  if (engine.isCyclic && values.share) throw new Refusal(t("command.refused.unshared"));
  const end = performance.now() + 1000 * budget;
  const search = engine.fewest({ slice: SLICE, part: share.share - 1, parts: share.shares });
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
    const { done, best, bound } = step.value;
    report(step.value);
    if (!done && performance.now() >= end)
      throw new Refusal(t("command.refused.budget", { budget, best, bound }), EXITS["gave-up"]);
  }
}

/** @param {Context} context @param {import("../engine/engine.js").Fewest | null} [joined] of shares @returns {Output} */
export function* fewest(context, joined) {
  const { engine, values } = context;
  const found = joined ?? searchFewest(context);
  if (!found) return yield* writeNone(context);
  if (values.share) {
    yield lineOfShare(engine, values.share, found);
    return EXITS.done;
  }
  const { weight, count, presses } = found;
  const named = pressesIn(engine, presses);
  yield written(context, { solvable: true, weight, count: String(count), presses: named }, lineOf(named));
  return EXITS.done;
}

/** True if the goal "either" can be reached with all lights on and with all off: presses flip all lights. @param {Engine} engine */
function reachesBoth(engine) {
  const { notation, boardNotation } = engine;
  engine.load(`${boardNotation.replace("-goal-either", "")}.on`);
  const { solvable } = engine.solve();
  engine.load(notation);
  return solvable;
}

/** @param {Engine} engine @returns {bigint} */
function countOf(engine) {
  const { solvable, nullity } = engine.solve();
  if (!solvable) return 0n;
  if (engine.isCyclic) return countSolutions(engine, nullity);
  const goals = engine.goal === "either" && reachesBoth(engine) ? 2n : 1n;
  return goals << BigInt(nullity);
}

/** @param {Context} context @returns {Output} */
export function* count(context) {
  const { rank, nullity } = context.engine.solve();
  const count = String(countOf(context.engine));
  yield written(context, { rank, nullity, count }, count);
  return EXITS.done;
}

/** @param {Context} context @returns {Output} */
export function* solutions(context) {
  const { engine, values } = context;
  if (!engine.solve().solvable) return yield* writeNone(context);
  const limit = values.limit ?? Number.POSITIVE_INFINITY;
  if (values.json)
    yield `{"notation":${JSON.stringify(engine.notation)},"solvable":true,"count":"${countOf(engine)}","solutions":[`;
  let listed = 0;
  for (const presses of engine.solutions()) {
    if (listed === limit) break;
    const named = pressesIn(engine, presses);
    yield values.json ? `${listed ? "," : ""}\n${JSON.stringify(named)}` : `${lineOf(named)}\n`;
    listed++;
  }
  if (values.json) yield "\n]}\n";
  return EXITS.done;
}
