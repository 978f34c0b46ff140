/**
 * @file Why a button must be pressed, as a fact about a few lights that anybody can count.
 *
 * Take lights of which every other button flips an even number, and this one an odd number. If an odd number of them
 * must change, nothing but this button can bring that about. Such lights exist whenever all solutions agree on the
 * button: they are a solution of the transposed board, where lights press and buttons shine. Where solutions differ, some
 * other buttons are settled by choosing one of them, and count beside it.
 *
 * @typedef {import("../engine/engine.js").Engine} Engine
 * @typedef {object} Reason
 * @property {number} button    must be pressed
 * @property {Uint8Array} lights  every button but this one and the settled ones flips an even number of them, those an odd one
 * @property {number} count     how many of the lights must change
 * @property {number[]} settled buttons that the chosen solution settles
 * @property {number} used      how many of these it presses; count + used is odd
 */
import { hexOfBits, positionText, ruleOfStencil, stencilOfRule } from "./text.js";

const LIGHTS_MAX = 400; // beyond, nobody counts
const NULLITY_MAX = 32;
const SHORTEST_NULLITY_MAX = 8; // so many quiet patterns can all be tried for the fewest lights
const CANDIDATES_MAX = 16; // presses among which the plainest reason is looked for

/**
 * The plainest reason for one of these presses.
 * @param {Engine} engine  the position
 * @param {Engine} spare   another board of the same module, to work with
 * @param {Uint8Array} presses  a solution of the position
 * @returns {Reason | null} null when there is nothing to press, or too much to count
 */
export function plainestReason(engine, spare, presses) {
  const { nullity } = engine.solve();
  if (engine.lightCount > LIGHTS_MAX || nullity > NULLITY_MAX) return null;
  const quiet = Array.from({ length: nullity }, (_, k) => engine.quietPattern(k));
  const needed = litBy(engine, presses);
  const candidates = [...presses.keys()].filter((button) => presses[button]).slice(0, CANDIDATES_MAX);
  const reasons = candidates.map((button) => reasonFor({ engine, spare, presses, quiet, needed }, button));
  const cost = (/** @type {Reason} */ { lights, settled }) => settled.length * engine.lightCount + weight(lights);
  return reasons.sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/**
 * @param {{ engine: Engine, spare: Engine, presses: Uint8Array, quiet: Uint8Array[], needed: Uint8Array }} position
 * @param {number} button
 * @returns {Reason}
 */
function reasonFor({ engine, spare, presses, quiet, needed }, button) {
  const settled = choicesBehind(quiet, button);
  const odd = new Uint8Array(engine.buttonCount);
  for (const each of [button, ...settled]) odd[each] = 1;
  spare.load(transposedText(engine, odd));
  const lights = fewLights(spare);
  const count = lights.reduce((sum, inside, light) => sum + (inside & needed[light]), 0);
  return { button, lights, count, settled, used: settled.filter((each) => presses[each]).length };
}

/** The lights that the presses change. @param {Engine} engine @param {Uint8Array} presses */
function litBy(engine, presses) {
  const lights = new Uint8Array(engine.lightCount);
  presses.forEach((pressed, button) => {
    if (pressed) add(lights, engine.mask(button));
  });
  return lights;
}

/** @param {Engine} spare  a transposed board, solvable */
function fewLights(spare) {
  const { presses, nullity } = spare.solve();
  if (nullity > SHORTEST_NULLITY_MAX) return /** @type {Uint8Array} */ (presses);
  return /** @type {Uint8Array} */ (spare.solutions().next().value);
}

/**
 * One button for each independent quiet pattern that presses this one: once these are settled, this one is, too.
 * @param {Uint8Array[]} quiet  a basis
 * @param {number} button
 */
function choicesBehind(quiet, button) {
  const rows = quiet.map((pattern) => pattern.slice());
  const free = rows.map((row, k) => {
    const choice = row.findIndex((pressed, other) => pressed === 1 && other !== button);
    rows.forEach((other, i) => {
      if (i !== k && other[choice]) add(other, row);
    });
    return choice;
  });
  return free.filter((_, k) => rows[k][button]);
}

/**
 * The board on which light i presses what presses light i here, showing the lights that are to be put out.
 * @param {Engine} engine
 * @param {Uint8Array} lit
 */
function transposedText(engine, lit) {
  if (engine.kind === "doors") {
    const masks = Array.from({ length: engine.buttonCount }, (_, button) => engine.mask(button));
    const rows = Array.from({ length: engine.lightCount }, (_, light) => masks.map((mask) => mask[light]).join(""));
    return `${["doors", ...rows].join("-")}.${hexOfBits(lit.map((bit) => bit ^ 1))}`; // what is to be opened is closed
  }
  const { rows, cols, rule, wrap, holes } = engine;
  const turned = rule === "rowcol" ? rule : ruleOfStencil(stencilOfRule(rule).reverse());
  return positionText({ rows, cols, rule: turned, wrap, goal: "off", holes }, lit);
}

/** @param {Uint8Array} to @param {Uint8Array} from */
function add(to, from) {
  from.forEach((bit, i) => {
    to[i] ^= bit;
  });
}

/** @param {Uint8Array} bits */
const weight = (bits) => bits.reduce((sum, bit) => sum + bit, 0);
