// The weights of a reason, checked from the masks alone; and a button has them exactly if all solutions press it equally often.
import assert from "node:assert/strict";
import { test } from "node:test";
import { proofsOf, weigh } from "../web/cyclic/proof.js";
import { createEngine } from "../web/engine/engine.js";
import { module } from "./core.js";

const [engine, other] = [createEngine(module), createEngine(module)];

/** A generator of the same numbers in every run. */
function* randomNumbers(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
const numbers = randomNumbers(11);
const below = (n) => Number(numbers.next().value) % n;
const pick = (list) => list[below(list.length)];
const listOf = (count, make) => Array.from({ length: count }, make);

function randomBoard() {
  if (below(5) === 0)
    return `2x${2 + below(2)}${pick(["", "-cross", "-king", "-torus"])}-mod${3 + below(2)}${pick(["", "~"])}.0`;
  if (below(8) === 0) return `${pick(["hex2", "hex2-mod3"])}.${listOf(7, () => below(2)).join("")}`;
  if (below(8) === 0) return `triangle2.${listOf(4, () => below(2)).join("")}`;
  const [dials, buttons] = [1 + below(4), 1 + below(4)];
  const k = below(2) ? listOf(dials, () => pick([3, 4, 6])) : Array(dials).fill(3 + below(4));
  const masks = listOf(buttons, () => k.map((states) => below(states)).join(""));
  return `dials${new Set(k).size > 1 ? k.join("_") : k[0]}${pick(["", "~"])}-${masks.join("-")}=${k.map((states) => below(states)).join("")}.${k.map((states) => below(states)).join("")}`;
}

/** The numbers of presses of each button in the solutions, found by trying all presses. */
function countsInSolutions() {
  const { orders, states, targets, lights } = engine;
  const masks = Array.from(orders, (_, button) => engine.mask(button));
  const counts = Array.from(orders, () => new Set());
  const presses = Array.from(orders, () => 0);
  const solves = () =>
    states.every(
      (k, light) =>
        masks.reduce((sum, mask, button) => sum + presses[button] * mask[light], lights[light]) % k ===
        targets[light] % k,
    );
  for (;;) {
    if (solves()) presses.forEach((times, button) => counts[button].add(times));
    const next = presses.findIndex((times, button) => times + 1 < orders[button]);
    if (next < 0) return counts;
    presses[next]++;
    presses.fill(0, 0, next);
  }
}

test("on 1500 small boards the weights prove what all solutions have in common, and are found wherever they exist", () => {
  let [proven, open] = [0, 0];
  for (let board = 0; board < 1500; board++) {
    engine.load(randomBoard());
    const solution = engine.solve();
    const counts = countsInSolutions();
    assert.equal(solution.solvable, counts[0].size > 0, engine.notation);
    if (!solution.solvable) continue;
    const buttons = [...engine.orders.keys()].filter((button) => engine.orders[button] > 1);
    const proofs = new Map(proofsOf(engine, other, buttons).map((proof) => [proof.button, proof]));
    for (const button of buttons) {
      const proof = proofs.get(button);
      assert.equal(proof !== undefined, counts[button].size === 1, `${engine.notation} ${button}`);
      if (!proof) open++;
      else proven++;
      if (proof) checkProof(proof, [...counts[button]][0]);
    }
  }
  assert.ok(proven > 1000 && open > 300, `${proven} ${open}`);
});

/** Presses change the weighted sum as the sentence says, and it needs so many. */
function checkProof({ button, weights, unit, modulus }, times) {
  for (let each = 0; each < engine.buttonCount; each++) {
    const change = engine.mask(each).reduce((sum, steps, light) => sum + steps * weights[light], 0);
    assert.equal(change % modulus, each === button ? unit % modulus : 0, engine.notation);
  }
  assert.equal(weigh(engine, weights) % modulus, (times * unit) % modulus, engine.notation);
}

test("a board that is too large for the transposed one has no proofs", () => {
  engine.load("9x9-mod3.1");
  assert.deepEqual(proofsOf(engine, other, [0]), []);
  engine.load("dials8_9-10-01.00");
  assert.deepEqual(proofsOf(engine, other, [0]), []);
});
