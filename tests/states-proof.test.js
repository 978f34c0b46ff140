// The weights of a reason, checked from the masks alone; and no button is settled exactly if all solutions press the button equally often.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngine } from "../web/engine/all.js";
import { module } from "./core.js";

const engine = createEngine(module);

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
  let [proven, settled] = [0, 0];
  for (let board = 0; board < 1500; board++) {
    engine.load(randomBoard());
    const solution = engine.solve();
    const counts = countsInSolutions();
    assert.equal(solution.solvable, counts[0].size > 0, engine.notation);
    if (!solution.solvable) continue;
    const buttons = [...engine.orders.keys()].filter((button) => engine.orders[button] > 1);
    for (const button of buttons) {
      const reason = engine.reason(button);
      checkReason(reason, /** @type {Uint8Array} */ (solution.presses));
      assert.equal(reason.settled.length === 0, counts[button].size === 1, `${engine.notation} ${button}`);
      if (reason.settled.length) settled++;
      else proven++;
    }
  }
  assert.ok(proven > 1000 && settled > 300, `${proven} ${settled}`);
});

const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));

/** Presses change the weighted sum as the reason says; it needs so many, and tells the whole number of presses. */
function checkReason({ button, lights: weights, unit, modulus, count, settled, factors, used }, presses) {
  const { states, lights, targets } = engine;
  for (let each = 0; each < engine.buttonCount; each++) {
    const change = engine.mask(each).reduce((sum, steps, light) => sum + steps * weights[light], 0);
    assert.equal(change % modulus, each === button ? unit : (factors[settled.indexOf(each)] ?? 0), engine.notation);
  }
  assert(states.every((k, light) => (weights[light] * k) % modulus === 0));
  const needed = states.map((k, light) => (targets[light] + k - lights[light]) % k);
  assert.equal(
    count,
    needed.reduce((sum, steps, light) => sum + steps * weights[light], 0),
  );
  assert.equal(
    used,
    settled.reduce((sum, other, i) => sum + factors[i] * presses[other], 0),
  );
  assert.equal((unit * presses[button] + used) % modulus, count % modulus, engine.notation);
  assert.equal(modulus / gcd(modulus, unit), engine.orders[button]);
}

test("large boards have reasons, too; a hole and a press that turns all dials equally have none", () => {
  engine.load("9x9-mod3.1");
  checkReason(engine.reason(40), engine.solve().presses);
  engine.load("dials8_9-10-01.00");
  checkReason(engine.reason(1), engine.solve().presses);
  engine.load("3x3-holes080-mod4.111101111");
  assert.equal(engine.reason(4), null);
  engine.load("dials4-11-13=*.02");
  assert.equal(engine.reason(0), null);
  const { unit, modulus, settled } = engine.reason(1);
  assert.deepEqual([modulus / gcd(modulus, unit), settled], [2, []]); // pressed twice, it turns both equally
  engine.load("dials3-011-110=221.0");
  assert.equal(engine.reason(0), null);
});
