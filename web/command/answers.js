/**
 * @file The commands that answer in text or JSON: a solution, the fewest presses, all solutions and their number. Each command yields what
 * it writes and returns its exit code.
 */
import { digitsOf } from "../board/notation.js";
import { countSolutions } from "../board/turns.js";
import { nameOf } from "../engine/names.js";
import { SHAPE } from "../reading/shape.js";
import { EXITS, Refusal } from "./refusal.js";
import { lineOfShare } from "./shares.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */
/** @typedef {import("./index.js").Context} Context */
/** @typedef {Generator<string, import("./refusal.js").Exit, void>} Output */
/** @typedef {{ index: number, name: string, times: number }} Named */

const SLICE = 5000; // some tenths of a second
const QUICK = 500; // a hundredth of a second
const NAMED_MAX = 40; // lights in one sentence

/** A name that is no word of its own, or looks like a number of presses, stands in quotation marks. @param {string} name */
const quoted = (name) => (/[\s"*]/.test(name) ? JSON.stringify(name) : name);

/** The entries of a list that are not 0, with the names of the text where it has any. @param {Context} context @param {ArrayLike<number>} list @param {"buttons" | "lights"} [of] @returns {Named[]} */
function namedIn({ engine, found }, list, of = "lights") {
  const { names = [], buttons = [] } = found?.pasted ?? {};
  const given = of === "buttons" && buttons.length ? buttons : names;
  return Array.from(list).flatMap((times, index) =>
    times ? [{ index, name: given[index] ?? nameOf(engine, index), times }] : [],
  );
}

/** @param {Context} context @param {Uint8Array} presses */
const pressesIn = (context, presses) => namedIn(context, context.engine.ways(presses), "buttons");

/** "1,1 2,3*2": names, with their numbers if these are not 1. @param {Named[]} named */
const lineOf = (named) =>
  named.map(({ name, times }) => (times === 1 ? quoted(name) : `${quoted(name)}*${times}`)).join(" ");

/** The rows of a board with the number of presses of each button, as a drawing that can be read again. @param {Engine} engine @param {Uint8Array} presses */
function gridOf({ kind, cols, boardNotation }, presses) {
  const digits = digitsOf(presses);
  const width = kind === "doors" || SHAPE.test(boardNotation) ? digits.length : cols;
  return digits.replace(RegExp(`.{${width}}(?=.)`, "g"), "$&\n");
}

/** Presses as text: names on a line, or a grid with an empty line below. @param {Context} context @param {Uint8Array} presses */
const textOf = (context, presses) =>
  context.values.output === "grid" ? `${gridOf(context.engine, presses)}\n` : lineOf(pressesIn(context, presses));

/** Where the board stands, unless it is an argument, and its notation. @param {Context} context */
function headOf({ engine, found }) {
  const { source, line, pasted } = found ?? {};
  return {
    ...(source?.file && { file: source.file }),
    ...(source?.isStream && { line }),
    ...(pasted?.title && { title: pasted.title }),
    notation: engine.notation,
  };
}

/** A line of text, or a JSON object. @param {Context} context @param {object} object @param {string} line */
const written = (context, object, line) =>
  `${context.values.json ? JSON.stringify({ ...headOf(context), ...object }) : line}\n`;

/** Says that there is no solution, and proves it. @param {Context} context @returns {Output} */
function* writeNone(context) {
  const { engine, t, tell } = context;
  const { rank, nullity, modulus, witness } = engine.solve();
  const lights = namedIn(context, /** @type {Uint8Array} */ (witness));
  yield written(
    context,
    { solvable: false, rank, nullity, modulus, witness: lights },
    context.values.output === "grid" ? "none\n" : "none",
  );
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
  const facts = { solvable: true, rank, nullity, weight: engine.cost(presses), presses: pressesIn(context, presses) };
  yield written(context, facts, textOf(context, presses));
  return EXITS.done;
}

/**
 * A solution with the fewest presses; null if there is none.
 * @param {Context} context
 * @throws {Refusal} when the budget is used up
 */
export function searchFewest({ engine, t, values, report }) {
  const { budget, share = { share: 1, shares: 1 } } = values;
  if (share.shares > engine.partsMax) throw new Refusal(t("command.refused.unshared"));
  const end = performance.now() + 1000 * budget;
  const quick = values.share ? undefined : engine.fewestNow(QUICK); // most boards need no more, and no instance of their own
  if (quick === null) return null;
  if (quick?.proven) {
    report({ done: true, progress: 1, best: quick.weight, bound: quick.bound });
    return quick;
  }
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

/** @param {Context} context @returns {Output} */
export function* fewest(context) {
  const { engine, values, joined } = context;
  const found = joined ?? searchFewest(context);
  if (!found) return yield* writeNone(context);
  if (values.share) {
    yield lineOfShare(engine, values.share, found);
    return EXITS.done;
  }
  const { weight, countBig, presses } = found;
  const facts = { solvable: true, weight, count: String(countBig), presses: pressesIn(context, presses) };
  yield written(context, facts, textOf(context, presses));
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
  const goals = engine.goal === "either" && reachesBoth(engine) ? 2n : 1n;
  return goals * countSolutions(engine, nullity);
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
    yield `${JSON.stringify({ ...headOf(context), solvable: true, count: String(countOf(engine)) }).slice(0, -1)},"solutions":[`;
  let listed = 0;
  for (const presses of engine.solutions()) {
    if (listed === limit) break;
    const named = pressesIn(context, presses);
    yield values.json ? `${listed ? "," : ""}\n${JSON.stringify(named)}` : `${textOf(context, presses)}\n`;
    listed++;
  }
  if (values.json) yield "\n]}\n";
  return EXITS.done;
}
